"""A game with a real box over HTTP: entered to its end, reviewed, corrected, and reviewed as it really was."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landbridge
from landbridge.server.store.reviews import StoredReviews
from tests.server.host import Guest, hinted, short_options
from tests.server.study.test_reviews import whole


def step(guest: Guest, table: str, seen: Any, rng: random.Random) -> Any:
    """What may come, or a move of whoever may act; the picture afterwards."""
    if seen["chance"] is not None:
        text = rng.choice(seen["chance"]["things"])["text"]
        body = {"id": guest.fresh(), "seat": "A", "move": text}
        return guest.post(f"/api/tables/{table}/chance", body).json
    seat = seen["table"]["acting"][0]
    if seen["seat"] != seat:
        seen = guest.look(table, seat)
    return guest.move(table, seat, rng.choice(seen["offers"])["move"], guest.fresh()).json


def to_the_end(guest: Guest, table: str, rng: random.Random) -> None:
    seen = guest.look(table, "A")
    while seen["table"]["status"] == "playing":
        seen = step(guest, table, seen, rng)


def test_a_game_is_corrected_after_its_review(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StoredReviews, "effort", 0.002)
    monkeypatch.setattr(StoredReviews, "seconds", 1000.0)
    rng = random.Random(1)
    table = ada.open("loopit", "me", "me", outside=True, options=short_options("loopit"))
    ada.ready(table)
    seen = ada.look(table, "A")
    while seen["chance"] is not None:
        seen = step(ada, table, seen, rng)
    assert hinted(ada, table, seen["table"]["acting"][0]).json["moves"]
    to_the_end(ada, table, rng)
    first = whole(ada, table)[-1].json["review"]
    assert first["findings"]
    for number in range(6):  # far enough back for another game
        told = ada.post(f"/api/tables/{table}/back", {"id": f"b{number}", "seat": "A", "moves": 1})
        assert told.status == 200
    assert ada.get(f"/api/tables/{table}/review").json["error"] == "not-over"
    assert ben.post(f"/api/tables/{table}/back", {"id": "b", "seat": "A"}).status == 403
    to_the_end(ada, table, rng)
    assert ada.get(f"/api/tables/{table}/review").json["review"] is None
    again = whole(ada, table)[-1].json["review"]
    assert again["findings"] != first["findings"]
    match = landbridge.loads(ada.get(f"/api/tables/{table}/record").body.decode())
    assert (match.over, match.outside) == (True, True)
    assert ada.get(f"/api/tables/{table}/review").json["review"] == again
