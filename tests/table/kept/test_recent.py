"""What was told of the last events, and how the table looked after each."""

from __future__ import annotations

import random

import pytest

from tests.table.desk import ADA, GAMES, PUBLIC, playing
from tests.table.parts import Message, Recent


def told(made: Recent, viewer: int, after: int) -> list[tuple[int, bytes]]:
    return [(message.id, state) for message, state in made.after(viewer, after)]


def said(*ids: int, viewer: int = PUBLIC) -> list[Message]:
    return [Message(viewer, id, {"type": "chat"}) for id in ids]


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
        found, looked = told(desk.t.recent, viewer, 0), desk.elsewhere.looked[viewer]
        assert dict(found).items() <= looked.items()
        last = desk.t.counts[viewer]
        assert [one for one, _ in found] == list(range(found[0][0], last + 1))
        assert len(found) > 5
        assert [one for one, _ in told(desk.t.recent, viewer, last - 3)] == [last - 2, last - 1, last]
        assert told(desk.t.recent, viewer, last) == []
        assert told(desk.t.recent, viewer, last + 1) == []
        assert all(message.viewer == viewer for message, _ in desk.t.recent.after(viewer, 0))


def test_it_begins_with_the_game() -> None:
    """Nothing is kept of what was told before."""
    desk = playing()
    start = desk.t.counts[0]
    assert told(desk.t.recent, 0, 0) == [(start, desk.live.state.tobytes())]
    desk.move(ADA, "A", "4@b2")
    assert [one for one, _ in told(desk.t.recent, 0, 0)] == [start, start + 1]


def test_little_is_kept() -> None:
    made = Recent()
    for n in range(1, 1000):
        made.add(bytes([n % 7]), said(n))
    assert told(made, PUBLIC, 0) == [(n, bytes([n % 7])) for n in range(1000 - 32, 1000)]


def test_several_messages_of_one_event_lead_to_the_same_state() -> None:
    made = Recent()
    made.add(b"one", said(4))
    made.add(b"two", said(5, 6))
    made.add(b"three", said(1, viewer=0))
    assert told(made, PUBLIC, 0) == [(4, b"one"), (5, b"two"), (6, b"two")]
    assert told(made, PUBLIC, 3) == [(4, b"one"), (5, b"two"), (6, b"two")]
    assert told(made, PUBLIC, 5) == [(6, b"two")]
    assert told(made, 0, 0) == [(1, b"three")]


def test_what_changes_nothing_is_kept_once() -> None:
    made = Recent()
    for n, size in enumerate((100, 100, 100, 50, 50, 100), start=1):
        made.add(bytes(range(size)), said(n))
    states = [state for _, state in told(made, PUBLIC, 0)]
    assert [len(state) for state in states] == [100, 100, 100, 50, 50, 100]
    assert states[0] is states[1] is states[2]
    assert states[3] is states[4]
