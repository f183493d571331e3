"""Everybody acts at once, on every game: whoever is faster, the same choices make the same game."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.play.luck import folded
from landbridge.core.play.record import follow
from landbridge.table.luck.attempts import secret_of
from tests.server.engines import BOTH
from tests.server.host import Guest, running
from tests.server.table import play_in_order, play_together, seat_all

DATABASES = BOTH

SECRET = bytes(range(32))
TABLE_ID = 12  # bytes; everything else that is drawn has more or fewer
SAME: dict[str, Any] = {
    "secret": lambda: SECRET,
    "token": lambda size: "table" if size == TABLE_ID else secrets.token_urlsafe(size),
}
CASES = [
    (game, seats)
    for game in landbridge.game_names()
    for seats in sorted({max(2, landbridge.game(game).seats.start), landbridge.game(game).seats.stop - 1})
]


@pytest.mark.few(1)
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_interleaving_ends_in_the_same_record(
    game: str, seats: int, tmp_path: Path, database: str
) -> None:
    """One at a time in some order, then all at once, against two servers that share nothing but the disk."""
    records = []
    ways: tuple[str | int, ...] = ("forward", "backward", 1) if seats == 2 else ("forward", 1)
    for way in ways if database == "sqlite" else ("backward", 2):
        folder = tmp_path / str(
            way
        )  # the luck depends on the name of the table, so each time it has the same
        folder.mkdir()
        with running(folder, **SAME) as one, running(folder, **SAME) as two:
            guests = [Guest((one, two)[i % 2].url, f"Guest {i}") for i in range(seats)]
            table, players = seat_all(guests, game)
            if isinstance(way, int):
                play_together(players, way)
            else:
                play_in_order(players if way == "forward" else players[::-1])
            texts = {guest.get(f"/api/tables/{table}/record").body.decode() for guest in guests}
            assert len(texts) == 1
            records.append(texts.pop())
            for guest in guests:
                guest.close()
    assert len(set(records)) == 1
    match = landbridge.loads(records[0])
    assert match.over
    assert match.transcript is not None
    assert [told.words for told in match.transcript.last.reveals] == [
        folded(table, f"words of {seat}") for seat in "ABCDEF"[:seats]
    ]
    chances, _ = follow(match, secret_of(SECRET, 1))
    assert all(event.true for event in chances)
