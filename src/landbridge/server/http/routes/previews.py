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

from fastapi import FastAPI, Request, Response

from landbridge import registry
from landbridge.core import bounded
from landbridge.core.game import Game
from landbridge.core.show.drawing import Drawing, drawing_of
from landbridge.server.http.asking import Asking
from landbridge.server.http.routes.page import ASK_AGAIN, handed, page_file, piece, unbuilt
from landbridge.table.parts import OVER
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay
from landbridge.table.watching.delay import withheld
from landbridge.texts import Words

GENERAL = "/preview.png"
WEIGHT = 10  # a picture that has to be drawn counts as so many requests
KEEP = "public, max-age=86400"
LAST = 10**6  # no game has as many steps


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


def _finished(ask: Asking, table: str) -> Replay | None:
    """A game that everybody with its link may see."""
    if ask.services.settings.password:
        return None
    with suppress(Refused), ask.tables.open(table) as t:
        now = ask.services.clock()
        if t.status != OVER or t.is_closed(now) or withheld(t, now):
            return None
        found = ask.services.replays.find((t.id, t.n))
        if found is None:
            ask.weigh(t.n // 250)
            found = ask.services.replays.keep((t.id, t.n), Replay(ask.tables.match(t)))
        return found
    return None


def _step(request: Request) -> int:
    """Somebody may have mistyped it; the page then shows the beginning, and so does the picture."""
    return bounded.number(request.query_params.get("step", ""), LAST) or 0


def add_previews(app: FastAPI, folder: Path) -> None:
    def told(ask: Asking, preview: Preview) -> Response:
        found = page_file(folder, "index.html")
        if found is None:
            return unbuilt(ask.request)
        html = with_preview(found.body.decode(), preview, ask.base, ask.lang)
        return handed(ask.request, piece(html.encode(), "text/html"), ASK_AGAIN)

    def drawn(ask: Asking, name: str, drawing: Callable[[], Drawing]) -> Response:
        pictures = ask.services.pictures
        png = pictures.find(name)
        if png is None and pictures.able:
            ask.weigh(WEIGHT)
            png = pictures.make(name, drawing)
        return handed(ask.request, piece(png, "image/png"), KEEP) if png is not None else general(ask)

    def general(ask: Asking) -> Response:
        found = page_file(folder, GENERAL.lstrip("/"))
        if found is None:
            raise Refused("server-no-page")
        return handed(ask.request, found, ASK_AGAIN)

    @app.get("/", include_in_schema=False)
    def at_home(request: Request) -> Response:
        ask = Asking(request)
        return told(ask, home(ask.words))

    @app.get("/join/{game}", include_in_schema=False)
    def invited(request: Request, game: str) -> Response:
        ask, found = Asking(request), registry.find(game)
        return told(ask, invitation(ask.words, found) if found else home(ask.words))

    @app.get("/replay/{table}", include_in_schema=False)
    def replayed(request: Request, table: str) -> Response:
        ask = Asking(request)
        ask.caller(door=True)
        found = _finished(ask, table)
        if found is None:
            return told(ask, home(ask.words))
        return told(ask, replay(ask.words, found.match.game, table, min(_step(request), found.count)))

    @app.get("/preview/game/{game}.png", include_in_schema=False)
    def of_game(request: Request, game: str) -> Response:
        ask, found = Asking(request), registry.find(game)
        ask.caller(door=True)
        return general(ask) if found is None else drawn(ask, f"game {found.name}", lambda: _begun(found))

    @app.get("/preview/replay/{table}.png", include_in_schema=False)
    def of_replay(request: Request, table: str) -> Response:
        ask = Asking(request)
        ask.caller(door=True)
        found = _finished(ask, table)
        if found is None:
            return general(ask)
        step = min(_step(request), found.count)
        match = found.match
        return drawn(ask, f"replay {table} {step}", lambda: drawing_of(match.game)(match.kit, found.at(step)))


def _begun(game: Game) -> Drawing:
    """For two, if two can play it."""
    kit = game.kit(game.options_from({}))
    seats = max(game.seats.start, min(2, game.seats.stop - 1))
    return drawing_of(game)(kit, game.start(kit, seats))
