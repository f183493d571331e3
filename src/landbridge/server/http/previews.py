"""What a messenger shows of a link before anybody opens it: a title, a sentence, a picture.

Whoever is sent a link may fetch it, and so may everybody between. So an invitation tells of its game and nothing else:
its address has the game's name, and the code stays behind the `#`, which is never sent. A replay is told of once the
game is over, and not at a server with a password. Nobody is named.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from landbridge import registry
from landbridge.app.records import of_table
from landbridge.core import bounded
from landbridge.core.game import Game
from landbridge.core.show.drawing import Drawing, drawing_of
from landbridge.server.http.guard import Counted, language_of
from landbridge.server.http.operations.prints import PDF, made, wanted_of
from landbridge.server.http.page import ASK_AGAIN, handed, page_file, piece, unbuilt
from landbridge.server.http.room import ServerRoom
from landbridge.server.run.services import Services
from landbridge.table.parts import OVER
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay
from landbridge.table.watching.delay import withheld
from landbridge.texts import Words

GENERAL = "/preview.png"
WEIGHT = 10  # a picture that has to be drawn counts as so many requests
KEEP = "public, max-age=86400"
LAST = 10**6  # no game has as many steps
LONGEST = 100  # characters of what is to be printed


class Preview(NamedTuple):
    title: str
    about: str
    picture: str  # its address at this server


def home(say: Words) -> Preview:
    title = f"{say.say('page-name')}: {say.say('page-hero')} {say.say('page-hero-across')}"
    return Preview(title, say.say("page-hero-about"), GENERAL)


def invitation(say: Words, game: Game) -> Preview:
    title = say.say("page-invite-title", {"game": say.say(game.key)})
    return Preview(title, say.say("page-preview-invite"), f"/preview/game/{game.name}.png")


def replay(say: Words, game: Game, table: str, step: int) -> Preview:
    title = say.say("page-preview-replay", {"game": say.say(game.key)})
    return Preview(title, say.say("page-preview-replay-about"), f"/preview/replay/{table}.png?step={step}")


def with_preview(html: str, preview: Preview, base: str, lang: str) -> str:
    """The page, with what is said of it in its head. Messengers want whole addresses."""
    for name, said in (
        ("title", preview.title),
        ("description", preview.about),
        ("image", base + preview.picture),
    ):
        tag = f'<meta property="og:{name}" content="{escape(said)}" />'
        html = re.sub(rf'<meta\s+property="og:{name}"[^>]*>', lambda _, tag=tag: tag, html, count=1)  # type: ignore[misc]
    return html.replace('<html lang="en">', f'<html lang="{lang}">', 1)


def _finished(room: ServerRoom, table: str) -> Replay | None:
    """Return a game that everybody with its link may see."""
    if room.services.settings.password:
        return None
    with suppress(Refused), room.open(table) as t:
        if t.status == OVER and not withheld(t, room.now()):
            return of_table(room, t)
    return None


def _step(request: Request) -> int:
    """Somebody may have mistyped it; the page then shows the beginning, and so does the picture."""
    return bounded.number(request.query_params.get("step", ""), LAST) or 0


def routes(services: Services, folder: Path) -> list[Counted]:
    """Return the addresses that messengers fetch, and those of files that are made."""

    def told(room: ServerRoom, preview: Preview) -> Response:
        found = page_file(folder, "index.html")
        if found is None:
            return unbuilt(room.request)
        html = with_preview(found.body.decode(), preview, room.base, language_of(room.request.scope))
        return handed(room.request, piece(html.encode(), "text/html"), ASK_AGAIN)

    def drawn(room: ServerRoom, name: str, drawing: Callable[[], Drawing]) -> Response:
        pictures = services.pictures
        png = pictures.find(name)
        if png is None and pictures.able:
            room.weigh(WEIGHT)
            png = pictures.make(name, drawing)
        return handed(room.request, piece(png, "image/png"), KEEP) if png is not None else general(room)

    def general(room: ServerRoom) -> Response:
        found = page_file(folder, GENERAL.lstrip("/"))
        if found is None:
            raise Refused("server-no-page")
        return handed(room.request, found, ASK_AGAIN)

    def at_home(request: Request) -> Response:
        room = ServerRoom(request, services)
        return told(room, home(room.words))

    def invited(request: Request) -> Response:
        room, found = ServerRoom(request, services), registry.find(request.path_params["game"])
        return told(room, invitation(room.words, found) if found else home(room.words))

    def replayed(request: Request) -> Response:
        room, table = entered(request), request.path_params["table"]
        found = _finished(room, table)
        if found is None:
            return told(room, home(room.words))
        return told(room, replay(room.words, found.match.game, table, min(_step(request), found.count)))

    def of_game(request: Request) -> Response:
        room, found = entered(request), registry.find(request.path_params["game"])
        return general(room) if found is None else drawn(room, f"game {found.name}", lambda: _begun(found))

    def of_replay(request: Request) -> Response:
        room, table = entered(request), request.path_params["table"]
        found = _finished(room, table)
        if found is None:
            return general(room)
        step = min(_step(request), found.count)
        match = found.match
        return drawn(
            room, f"replay {table} {step}", lambda: drawing_of(match.game)(match.kit, found.at(step))
        )

    def printed(request: Request) -> Response:
        room, game = entered(request, door=False), request.path_params["game"]
        if registry.find(game) is None:
            raise Refused("server-no-page")
        asked = request.query_params
        what = [name for name in asked.get("what", "")[:LONGEST].split(",") if name]
        wanted = wanted_of(game, asked.get("paper", "A4"), asked.get("lang", "en"), what)
        return handed(request, piece(made(room, wanted), PDF), KEEP)

    def entered(request: Request, door: bool = True) -> ServerRoom:
        room = ServerRoom(request, services)
        room.enter(1, door)
        return room

    return [
        Counted("/", at_home),
        Counted("/join/{game}", invited),
        Counted("/replay/{table}", replayed),
        Counted("/preview/game/{game}.png", of_game),
        Counted("/preview/replay/{table}.png", of_replay),
        Counted("/print/{game}.pdf", printed),
    ]


def _begun(game: Game) -> Drawing:
    """For two, if two can play it."""
    kit = game.kit(game.options_from({}))
    seats = max(game.seats.start, min(2, game.seats.stop - 1))
    return drawing_of(game)(kit, game.start(kit, seats))
