"""What a page asks its server for, from now on."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, Request

AFTER_THE_END = ("/luck", "/replay")


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
