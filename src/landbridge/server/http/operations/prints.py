"""Games to print: `/print/<game>.pdf` with our boards, `POST /api/print` with a board of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from landbridge import registry
from landbridge.app.operation import File, Group
from landbridge.app.shapes.paper import Printable, PrintAsked
from landbridge.core.options import BOARD
from landbridge.print import PAPER_NAMES, choices
from landbridge.server.http.prints import Wanted
from landbridge.server.http.room import ServerRoom
from landbridge.table.answers.boards import game_with_boards
from landbridge.table.refusals import Refused
from landbridge.texts import LANGUAGES

WEIGHT = 25  # a file that has to be made counts as so many requests
PDF = "application/pdf"

operations = Group("printing")


@operations.get("print/{game}")
def printable(room: ServerRoom, game: str) -> Printable:
    """What there is to print. Parts and papers, as `POST /api/print` and `/print/<game>.pdf` take them."""
    if registry.find(game) is None:
        raise Refused("server-no-page")
    return {"parts": list(_choices(game)), "papers": list(PAPER_NAMES), "able": room.services.prints.able}


@operations.post("print", kind=PDF)
def print_board(room: ServerRoom, said: PrintAsked) -> File:
    """A game as PDF, with a board of one's own.

    Nothing is stored. The board is checked first: what is wrong with it is the answer then.
    """
    game = game_with_boards(said.game)
    wanted = wanted_of(said.game, said.paper, said.lang, said.what)
    options = {BOARD: said.board}
    room.weigh_board(options)
    game.kit(game.options_from(options))
    return File(made(room, wanted._replace(board=said.board)), PDF)


def wanted_of(game: str, paper: str, lang: str, what: Sequence[str]) -> Wanted:
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


def made(room: ServerRoom, wanted: Wanted) -> bytes:
    prints = room.services.prints
    pdf = prints.find(wanted)
    if pdf is None:
        room.weigh(WEIGHT)
        pdf = prints.make(wanted)
    if pdf is None:
        raise Refused("print-busy" if prints.able else "server-no-page")
    return pdf


@cache
def _choices(game: str) -> tuple[str, ...]:
    found = registry.game(game)
    return tuple(choices(found, found.kit()))
