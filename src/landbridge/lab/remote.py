"""A bot of one's own at a table of a server: `landbridge bot my.py:choose LINK`.

It follows an invitation, and is asked as in an arena: it gets its view and answers with the number of a move. It speaks
HTTP with the standard library alone, and waits when the server asks it to (429, 503).
"""

from __future__ import annotations

import json
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from uuid import uuid4

import typer

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots.warm import Warm
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS
from landbridge.core.show.state_json import record_of
from landbridge.core.state import State
from landbridge.terminal.plain import refuse, spoken

WAIT = (429, 503)
LONGEST = 60.0  # seconds between two questions, whatever the server says


class Remote:
    """A guest of a server, and a seat at one of its tables."""

    def __init__(self, server: str):
        self.server = server
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def open(self, path: str, body: Any = None, timeout: float = 60) -> Any:
        """GET without a body, POST with one; when the server is busy, again as soon as it says."""
        sent = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.server + path, sent, {"Content-Type": "application/json"})
        while True:
            try:
                return self.browser.open(request, timeout=timeout)
            except HTTPError as error:
                if error.code not in WAIT:
                    raise
                time.sleep(min(LONGEST, float(error.headers.get("Retry-After") or 1)))

    def ask(self, path: str, body: Any = None) -> Any:
        with self.open(path, body) as answer:
            return json.load(answer)

    def join(self, code: str, name: str) -> tuple[str, str]:
        """Table and seat behind an invitation; the server holds the salt."""
        self.ask("/api/me", {"name": name, "invite": code})
        place = self.ask("/api/join", {"id": uuid4().hex, "code": code, "words": uuid4().hex})
        return place["table"], place["seat"]

    def wait(self, table: str, seat: str, after: int) -> None:
        """Until the stream tells this seat something new."""
        with self.open(f"/api/tables/{table}/stream?seat={seat}&after={after}", timeout=3600) as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    return


def play(remote: Remote, table: str, seat: str, name: str, luck: Random, budget: int | None = None) -> Any:
    """Play a game to its end; the table as it is then."""
    warm: Warm | None = None  # interpreted at first, so that nobody waits for it
    number = LETTERS.index(seat)
    while True:
        seen = remote.ask(f"/api/tables/{table}?seat={seat}")
        about = seen["table"]
        if about["status"] in ("over", "closed"):
            return about
        if not seen["offers"] or seen["view"] is None:
            remote.wait(table, seat, seen["at"])
            continue
        if warm is None:
            game = registry.game(about["game"])
            warm = Warm(game.kit(game.options_from(about["options"])))
            bot = bots.find(game, name)
        kit = warm.quick
        view: State = record_of(seen["view"], kit.state)
        view.kit = kit
        move = bot(kit.game, kit, view, number, luck, budget)
        told = kit.game.write(kit, view, number, move)
        remote.ask(f"/api/tables/{table}/moves", {"id": uuid4().hex, "seat": seat, "move": told})


def bot(
    choose: Annotated[str, typer.Argument(metavar="BOT", help="your own, file.py:function, or a bot's name")],
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="an invitation: http://localhost:8000/join/hashi#CODE")
    ],
    name: Annotated[str, typer.Option(help="its name at the table; the file's by default")] = "",
    seed: Annotated[int | None, typer.Option(help="for its random numbers")] = None,
    budget: Annotated[int | None, typer.Option(min=1, help="positions it may look at for a move")] = None,
    lang: Annotated[str, typer.Option(help="language: en, pt, fr, de, nl or es; $LANG by default")] = "",
) -> None:
    """Let a bot of your own play at a table of a server."""
    say = spoken(lang)
    there, code = urlsplit(link), urlsplit(link).fragment
    if there.scheme not in ("http", "https") or not code or "/join" not in there.path:
        refuse(Fact("bot-no-link", {"link": link[:100]}), say)
    remote = Remote(link.partition("/join")[0])
    called = name or Path(choose.partition(":")[0]).stem
    try:
        table, seat = remote.join(code, called)
        print(say.say("bot-joined", {"name": called, "seat": seat}), flush=True)
        about = play(remote, table, seat, choose, Random(seed), budget)
    except LandbridgeError as error:
        refuse(error.fact, say)
    except HTTPError as error:
        refuse(Fact("bot-refused", {"status": error.code, "error": _said(error)}), say)
    except (URLError, OSError) as error:
        refuse(Fact("bot-no-server", {"error": str(error)}), say)
    for one in about["seats"]:
        print(f"{one['seat']}  {one['name']}  {'' if one['points'] is None else one['points']}".rstrip())


def _said(error: HTTPError) -> str:
    """The server's own sentence, or at least its status."""
    try:
        told = json.load(error)
        return str(told["reason"]["text"])
    except (ValueError, KeyError, TypeError):
        return error.reason
