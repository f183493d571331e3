"""How a table looked a little while ago."""

from __future__ import annotations

import random

import pytest

from tests.table.desk import ADA, GAMES, PUBLIC, playing
from tests.table.parts import RecentViews


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_how_the_table_looked_after_every_message(game: str) -> None:
    desk = playing(game, 3)
    luck = random.Random(game)
    for _ in range(40):
        if desk.t.status == "playing":
            desk.any_move(luck)
        elif luck.random() < 0.5:
            desk.chat(ADA, "A", "well played")
    for viewer in desk.t.viewers:
        told, looked = desk.t.recent.after(viewer, 0), desk.elsewhere.looked[viewer]
        assert dict(told).items() <= looked.items()
        last = desk.t.counts[viewer]
        assert [one for one, _ in told] == list(range(told[0][0], last + 1))
        assert len(told) > 10
        assert [one for one, _ in desk.t.recent.after(viewer, last - 3)] == [last - 2, last - 1, last]
        assert desk.t.recent.after(viewer, last) == []
        assert desk.t.recent.after(viewer, last + 1) == []


def test_it_begins_with_the_game() -> None:
    """Of what was told before there is only the last message: the one the first state goes with."""
    desk = playing()
    start = desk.t.counts[0]
    assert desk.t.recent.after(0, 0) == [(start, desk.live.state.tobytes())]
    desk.move(ADA, "A", "4@b2")
    assert [one for one, _ in desk.t.recent.after(0, 0)] == [start, start + 1]


def test_the_trail_is_short() -> None:
    made = RecentViews()
    for n in range(1, 1000):
        made.add(bytes([n % 7]), {PUBLIC: n})
    told = made.after(PUBLIC, 0)
    assert told == [(n, bytes([n % 7])) for n in range(1000 - 128, 1000)]


def test_several_messages_of_one_event_lead_to_the_same_state() -> None:
    made = RecentViews()
    made.add(b"one", {PUBLIC: 4, 0: 0})
    made.add(b"two", {PUBLIC: 6, 0: 0})
    made.add(b"three", {PUBLIC: 6, 0: 1})
    assert made.after(PUBLIC, 0) == [(4, b"one"), (5, b"two"), (6, b"two")]
    assert made.after(PUBLIC, 3) == [(4, b"one"), (5, b"two"), (6, b"two")]
    assert made.after(PUBLIC, 5) == [(6, b"two")]
    assert made.after(0, 0) == [(1, b"three")]


def test_what_changes_nothing_is_kept_once() -> None:
    made = RecentViews()
    for n, size in enumerate((100, 100, 100, 50, 50, 100), start=1):
        made.add(bytes(range(size)), {PUBLIC: n})
    states = [state for _, state in made.after(PUBLIC, 0)]
    assert [len(state) for state in states] == [100, 100, 100, 50, 50, 100]
    assert states[0] is states[1] is states[2]
    assert states[3] is states[4]


def test_later_counts_do_not_change_what_was() -> None:
    made, counts = RecentViews(), {PUBLIC: 1}
    made.add(b"one", counts)
    counts[PUBLIC] = 2
    made.add(b"two", counts)
    assert made.after(PUBLIC, 0) == [(1, b"one"), (2, b"two")]
