"""Two ways lead to an endpoint, the shortcut and FastAPI's own. Whoever asks cannot tell them apart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from landbridge.server.http.lean import LeanRoute, Shortcut

from tests.server.host import Guest, Reply, Running

QUERIES = (
    "",
    "?look=scene",
    "?look=view&after=0",
    "?look=scene&after=2&lang=de",
    "?lang=fr",
    "?look=nothing",
    "?look=sc%65ne",
    "?look=scene&look=view",
    "?after=-1",
    "?after=1.0",
    "?after=%D9%A3",
    "?after=9999999999999999999",
    "?after=",
    "?lang=xx",
    "?other=1",
    "?look",
    "?&",
)
BODIES: tuple[bytes, ...] = (
    b'{"seat": "A", "move": "4@b2"}',
    b'{"seat": "A", "move": null, "handles": ["nothing"]}',
    b'{"seat": "A"}',
    b'{"seat": "A", "move": "4@b2", "handles": ["x"]}',
    b'{"seat": "A", "move": "4@b2", "more": 1}',
    b'{"seat": "Z", "move": "4@b2"}',
    b'{"seat": 1, "move": "4@b2"}',
    b'{"seat": "A", "move": 4}',
    b'{"seat": "A", "seat": "B", "move": "4@b2"}',
    b'{"seat": "A", "move": "\\ud800"}',
    b'{"seat": "A", "move": NaN}',
    b'{"seat": "A", "move": "4@b2"',
    b"[]",
    b"null",
    b'"text"',
    b"",
    b"\xff",
)


def plain(reply: Reply) -> tuple[int, Any]:
    """What both ways must agree on; clocks run on between two requests."""
    try:
        told = json.loads(reply.body)
    except ValueError:
        told = reply.body
    return reply.status, told


def both(
    monkeypatch: pytest.MonkeyPatch, guest: Guest, method: str, path: str, body: bytes | None = None
) -> Any:
    usual = plain(guest.ask(method, path, body))
    with monkeypatch.context() as planted:
        planted.setattr(Shortcut, "_find", lambda self, scope: None)
        assert plain(guest.ask(method, path, body)) == usual, (method, path, body)
    return usual


def test_both_ways_answer_alike(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest(server.url, "Ada")
    table = guest.open("hashi", "me", "me")
    guest.ready(table)
    statuses = set()
    for query in QUERIES:
        for path in (
            f"/api/tables/{table}",
            "/api/games",
            "/api/me/tables",
            "/api/tables/nowhere",
            "/api/tables//",
        ):
            statuses.add(both(monkeypatch, guest, "GET", path + query)[0])
        statuses.add(both(monkeypatch, guest, "POST", f"/api/tables/{table}/why{query}", BODIES[0])[0])
    body: bytes | None
    for body in BODIES:
        statuses.add(both(monkeypatch, guest, "POST", f"/api/tables/{table}/why", body)[0])
        statuses.add(both(monkeypatch, guest, "POST", "/api/tables/nowhere/why", body)[0])
    for method, body in (("GET", None), ("PUT", b"{}"), ("DELETE", None)):
        statuses.add(both(monkeypatch, guest, method, f"/api/tables/{table}/why", body)[0])
    assert statuses >= {200, 404, 405, 422}


def test_what_the_page_asks_most_takes_the_shortcut(server: Running) -> None:
    from landbridge.server.http.app import PARTS

    lean = {
        route.endpoint.__name__
        for part in PARTS
        for route in part.router.routes
        if isinstance(route, LeanRoute) and route._lean is not None
    }
    assert {"move", "back", "why", "look", "chat", "ready", "leave"} <= lean
