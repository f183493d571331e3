"""What a page asks its server for, from now on."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request

AFTER_THE_END = ("/luck", "/replay")


class Loading:
    """What a page has asked for and not got yet; a stream never ends."""

    def __init__(self, page: Page):
        self.page = page
        self.waiting: set[Request] = set()
        page.on("request", lambda one: self.waiting.add(one))
        page.on("requestfinished", lambda one: self.waiting.discard(one))
        page.on("requestfailed", lambda one: self.waiting.discard(one))

    def wait(self) -> None:
        """Until everything has come, and what it led to as well."""
        end = time.monotonic() + 60
        for _ in range(3):
            while missing := [one.url for one in self.waiting if "/stream" not in one.url]:
                assert time.monotonic() < end, missing
                self.page.wait_for_timeout(20)
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


class Requests:
    """Moves that were sent, and everything else. The stream that is open already is none."""

    def __init__(self, page: Page):
        self.moves: list[str] = []
        self.others: list[str] = []
        page.on("request", self._made)

    def _made(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if request.method == "POST" and path.endswith("/moves"):
            self.moves.append(path)
        elif path.startswith("/api/") and not path.endswith(AFTER_THE_END):
            self.others.append(f"{request.method} {path}")
