"""Games to print: `/print/<game>.pdf` with our boards, `POST /api/print` with a board of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core.options import BOARD
from landbridge.print import PAPER_NAMES, choices
from landbridge.server.http import wire
from landbridge.server.http.asking import Ask, Asking
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.prints import Wanted
from landbridge.server.http.routes.page import handed, piece
from landbridge.table.answers.boards import game_with_boards
from landbridge.table.refusals import Refused
from landbridge.texts import LANGUAGES

WEIGHT = 25  # a file that has to be made counts as so many requests
KEEP = "public, max-age=86400"
LONGEST = 100  # characters of what is asked for
PDF = "application/pdf"

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["printing"])


@router.get("/print/{game}", response_model=wire.Printable, summary="What there is to print")
def printable(ask: Ask, game: str) -> Response:
    """Parts and papers, as `POST /api/print` and `/print/<game>.pdf` take them."""
    ask.caller()
    if registry.find(game) is None:
        raise Refused("server-no-page")
    told = {"parts": _choices(game), "papers": PAPER_NAMES, "able": ask.services.prints.able}
    return JSONResponse(told)


@router.post(
    "/print",
    response_class=Response,
    summary="A game as PDF, with a board of one's own",
    responses={
        200: {"content": {PDF: {"schema": {"type": "string", "format": "binary"}}}, "description": "the file"}
    },
)
def print_board(ask: Ask, said: wire.PrintAsked) -> Response:
    """Nothing is stored. The board is checked first: what is wrong with it is the answer then."""
    ask.caller()
    game = game_with_boards(said.game)
    wanted = _wanted(said.game, said.paper, said.lang, said.what)
    options = {BOARD: said.board}
    ask.weigh_board(options)
    game.kit(game.options_from(options))
    return Response(_made(ask, wanted._replace(board=said.board)), media_type=PDF)


def add_prints(app: FastAPI) -> None:
    @app.get("/print/{game}.pdf", include_in_schema=False)
    def printed(request: Request, game: str) -> Response:
        ask = Asking(request)
        ask.caller()
        if registry.find(game) is None:
            raise Refused("server-no-page")
        asked = request.query_params
        what = [name for name in asked.get("what", "")[:LONGEST].split(",") if name]
        wanted = _wanted(game, asked.get("paper", "A4"), asked.get("lang", "en"), what)
        return handed(request, piece(_made(ask, wanted), PDF), KEEP)


def _wanted(game: str, paper: str, lang: str, what: Sequence[str]) -> Wanted:
    """What is asked for; `Refused` says what is wrong with it."""
    known = _choices(game)
    for name, wrong in (
        ("paper", paper not in PAPER_NAMES),
        ("lang", lang not in LANGUAGES),
        ("what", not set(what) <= set(known)),
    ):
        if wrong:
            raise Refused("server-invalid", where=name)
    return Wanted(game, paper, lang, ",".join(name for name in known if name in what))


def _made(ask: Asking, wanted: Wanted) -> bytes:
    prints = ask.services.prints
    pdf = prints.find(wanted)
    if pdf is None:
        ask.weigh(WEIGHT)
        pdf = prints.make(wanted)
    if pdf is None:
        raise Refused("print-busy" if prints.able else "server-no-page")
    return pdf


@cache
def _choices(game: str) -> tuple[str, ...]:
    found = registry.game(game)
    return tuple(choices(found, found.kit()))
