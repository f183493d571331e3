"""`/print/<game>.pdf`: a game to print, with our boards; `paper`, `lang` and `what` as in `landbridge print`."""

from __future__ import annotations

from functools import cache

from fastapi import FastAPI, Request, Response

from landbridge import registry
from landbridge.print import PAPER_NAMES, choices
from landbridge.server.http.asking import Asking
from landbridge.server.http.prints import Wanted
from landbridge.server.http.routes.page import handed, piece
from landbridge.table.refusals import Refused
from landbridge.texts import LANGUAGES

WEIGHT = 25  # a file that has to be made counts as so many requests
KEEP = "public, max-age=86400"
LONGEST = 100  # characters of what is asked for


def wanted(request: Request, game: str) -> Wanted:
    """What is asked for; `Refused` says what is wrong with it."""
    found = registry.find(game)
    if found is None:
        raise Refused("server-no-page")
    asked = request.query_params
    paper, lang, what = asked.get("paper", "A4"), asked.get("lang", "en"), asked.get("what", "")[:LONGEST]
    parts = {name for name in what.split(",") if name}
    for name, wrong in (
        ("paper", paper not in PAPER_NAMES),
        ("lang", lang not in LANGUAGES),
        ("what", not parts <= set(_choices(game))),
    ):
        if wrong:
            raise Refused("server-invalid", where=name)
    return Wanted(game, paper, lang, ",".join(name for name in _choices(game) if name in parts))


@cache
def _choices(game: str) -> tuple[str, ...]:
    found = registry.game(game)
    return tuple(choices(found, found.kit()))


def add_prints(app: FastAPI) -> None:
    @app.get("/print/{game}.pdf", include_in_schema=False)
    def printed(request: Request, game: str) -> Response:
        ask = Asking(request)
        ask.caller()
        prints, what = ask.services.prints, wanted(request, game)
        pdf = prints.find(what)
        if pdf is None:
            ask.weigh(WEIGHT)
            pdf = prints.make(what)
        if pdf is None:
            raise Refused("print-busy" if prints.able else "server-no-page")
        return handed(request, piece(pdf, "application/pdf"), KEEP)
