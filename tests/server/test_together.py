"""Everybody acts at once, on every game: whoever is faster, the same choices make the same game."""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from landbridge.core.play.record import follow
from tests.server.engines import BOTH
from tests.server.host import Guest, running
from tests.server.table import play_in_order, play_together, seat_all
from tests.support.effort import ALL

DATABASES = BOTH

SECRET = bytes(range(32))
CASES = [
    (game, seats)
    for game in landbridge.game_names()
    for seats in sorted({max(2, landbridge.game(game).seats.start), landbridge.game(game).seats.stop - 1})
    if ALL or seats == 2
]


@pytest.mark.some(4)
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_interleaving_ends_in_the_same_record(
    game: str, seats: int, tmp_path: Path, database: str
) -> None:
    """One at a time in some order, then all at once, against two servers that share nothing but the disk."""
    records = []
    with running(tmp_path, secret=lambda: SECRET) as one, running(tmp_path, secret=lambda: SECRET) as two:
        guests = [Guest((one, two)[i % 2].url, f"Guest {i}") for i in range(seats)]
        ways: tuple[str | int, ...] = ("forward", "backward", 1) if seats == 2 else ("forward", 1)
        for way in ways if database == "sqlite" else ("backward", 2):
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
    chances, _ = follow(match, SECRET)
    assert all(event.true for event in chances)
    assert match.words == tuple(f"words of {seat}" for seat in "ABCDEF"[:seats])
