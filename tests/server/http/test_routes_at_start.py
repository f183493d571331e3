"""The first request finds its route as fast as the second."""

from __future__ import annotations

from pathlib import Path

import fastapi.routing
import pytest

from tests.server.host import Guest, running


def test_nothing_is_left_for_the_first_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:

        def worked_out_late(*_: object, **__: object) -> None:
            raise AssertionError("a route was worked out by a request")

        monkeypatch.setattr(fastapi.routing, "get_dependant", worked_out_late)
        guest = Guest(server.url, "First")
        guest.look(guest.open("hashi", "me", "random"))
        assert guest.get("/healthz").status == 200
        assert guest.get("/api/nowhere").status == 404
        guest.close()
