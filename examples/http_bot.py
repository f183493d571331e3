"""Joins a table by its link and plays, whatever the game: it picks one of the offers. Nothing but Python itself.

python examples/http_bot.py http://localhost:8000/join/hashi#CODE [name]

Joining makes it ready; the server holds its salt for the luck. `docs/luck.md` says how a program commits to its own.
"""

import json
import random
import sys
import time
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from uuid import uuid4


class Bot:
    def __init__(self, server: str):
        self.server = server
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def open(self, path: str, body: Any = None, timeout: float = 60) -> Any:
        """GET without a body, POST with one; a busy server says when to ask again."""
        sent = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.server + path, sent, {"Content-Type": "application/json"})
        while True:
            try:
                return self.browser.open(request, timeout=timeout)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("Retry-After") or 1))

    def ask(self, path: str, body: Any = None) -> Any:
        with self.open(path, body) as answer:
            return json.load(answer)

    def wait(self, table: str, seat: str, after: int) -> None:
        """Until the stream tells this seat something new."""
        with self.open(f"/api/tables/{table}/stream?seat={seat}&after={after}", timeout=3600) as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    return

    def play(self, code: str, name: str) -> None:
        self.ask("/api/me", {"name": name, "invite": code})
        place = self.ask("/api/join", {"id": uuid4().hex, "code": code, "words": uuid4().hex})
        table, seat = place["table"], place["seat"]
        while True:
            seen = self.ask(f"/api/tables/{table}?seat={seat}")
            if seen["table"]["status"] in ("over", "closed"):
                print(seen["table"]["status"], [(s["name"], s["points"]) for s in seen["table"]["seats"]])
                return
            if seen["offers"]:
                move = random.choice(seen["offers"])["move"]
                self.ask(f"/api/tables/{table}/moves", {"id": uuid4().hex, "seat": seat, "move": move})
            else:
                self.wait(table, seat, seen["at"])


if __name__ == "__main__":
    server, _, rest = sys.argv[1].partition("/join")
    Bot(server).play(rest.partition("#")[2], sys.argv[2] if len(sys.argv) > 2 else "http bot")
