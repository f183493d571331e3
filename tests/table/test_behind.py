"""What those see who watch with a delay, whatever is made, taken back and rewound: worked out from standing moves."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.table import history
from landbridge.table.watching.past import Past
from tests.table.desk import GAMES, NOON, PUBLIC, SECRET, Desk, playing
from tests.table.laws import whole
from tests.table.parts import Table

MINUTE = 60_000


class Watched:
    """A table, how it was after every event, and those who are shown it later."""

    def __init__(self, desk: Desk, **delay: int):
        self.desk, self.delay = desk, delay
        self.then = Table("table", SECRET)  # as it was
        self.wholes, self.standing = [whole(self.then)], [0]
        self.match: Match | None = None
        self.past = Past(Table("table", SECRET))

    def catch_up(self) -> None:
        fresh = self.desk.history[self.then.n :]
        for event in fresh:
            self.then.apply(event)
            self.then.told.clear()
            self.wholes.append(whole(self.then))
            if event.kind == "start":
                assert self.then.live is not None
                self.match = self.then.live.anew(self.then.names)
            elif self.match is not None:
                history.replay(self.match, [event])
            self.standing.append(standing(self.match))
        self.past.hear(fresh)
        shown: Any = SimpleNamespace(delay=self.delay, status=self.desk.t.status)
        due = self.past.due(shown, self.desk.now)
        first = self.past.table.n
        self.past.show(self.desk.history[first : first + due])

    def begun(self) -> int:
        return next(n for n, event in enumerate(self.desk.events, 1) if event.kind == "start")

    def expected(self) -> int:
        """Up to which event they may see: the last after which as many moves stand as the delay says."""
        last = len(self.desk.events)
        if "minutes" in self.delay:
            old = [e.n for e in self.desk.events if e.at <= self.desk.now - self.delay["minutes"] * MINUTE]
            return max([self.begun(), *old])
        if self.desk.t.status != "playing":
            return last
        for n in range(last, self.begun(), -1):
            if self.standing[last] - self.standing[n] >= self.delay["moves"]:
                return n
        # What chance does before the first move is no secret.
        return next(
            (n for n in range(self.begun(), last) if self.desk.events[n].seat not in (None, FATE)), last
        )


def standing(match: Match | None) -> int:
    """How many moves of people have been made and not been taken back."""
    if match is None:
        return 0
    return sum(entry.seat != FATE for entry in match.log) + sum(map(len, match.drafts.values()))


def stir(desk: Desk, luck: random.Random) -> None:
    """Somebody moves, or takes back, or asks for it and is answered."""
    letter = luck.choice(desk.acting or "A")
    what = luck.random()
    desk.wait(luck.choice([1, 20, 50]))
    if desk.t.ask is not None and what < 0.8:
        asked = desk.t.ask
        others = [one for one in "ABCD"[: len(desk.t.seats)] if "ABCD".index(one) not in asked.agreed]
        desk.attempt(lambda: desk.answer(desk.at(others[0]), others[0], luck.random() < 0.8))
    elif what < 0.72:
        if desk.acting:
            desk.move(desk.at(letter), letter, luck.choice(desk.offers(letter)))
    elif what < 0.86:
        desk.attempt(lambda: desk.take_back(desk.at(letter), letter, luck.choice([None, 1, 2])))
    else:
        one = luck.choice("ABCD"[: len(desk.t.seats)])
        desk.attempt(lambda: desk.ask(desk.at(one), one))


@pytest.mark.parametrize("delay", [{"moves": 3}, {"moves": 8}, {"minutes": 2}], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_they_see_the_table_as_it_was_so_many_moves_or_minutes_ago(game: str, delay: dict[str, int]) -> None:
    taken_back = 0
    for seed in range(2):
        luck = random.Random(f"{game} {seed}")
        desk = playing(game, 2 + seed)
        watched, seen = Watched(desk, **delay), 0
        for _ in range(45):
            stir(desk, luck)
            watched.catch_up()
            seen = max(seen, watched.expected())  # what was seen once is not hidden again
            shown = watched.past.table
            assert shown.n == seen
            assert whole(shown) == watched.wholes[seen]
            assert shown.counts[PUBLIC] <= desk.t.counts[PUBLIC]
        taken_back += len([kind for kind in desk.kinds() if kind in ("back", "rewind")])
    assert taken_back > 1


@pytest.mark.parametrize("delay", [{"moves": 2}, {"minutes": 2}], ids=str)
def test_what_is_rewound_is_heard_as_late_as_everything_else(delay: dict[str, int]) -> None:
    """A move, its rewinding and another one: those who watch hear of all three, in that order, and not before."""
    desk = playing("loopit", 2)
    watched, heard = Watched(desk, **delay), list[str]()
    desk.play_until(lambda: desk.live.undoable(desk.t.acting[0]) > 0)
    letter = desk.acting[0]
    desk.take_back(desk.at(letter), letter, 1)
    at = len(desk.events)
    assert desk.kinds()[-1] == "rewind"
    for _ in range(9):
        desk.any_move()
        desk.wait(20)
        before = watched.past.table.n
        watched.catch_up()
        shown = watched.past.table.n
        heard += [event.kind for event in desk.events[before:shown] if event.n >= at - 1]
        assert shown == watched.expected()
        known = watched.past.table.live
        assert known is not None
        if shown in (at - 1, at):
            assert whole(watched.past.table) == watched.wholes[shown]
    assert heard[:3] == ["move", "rewind", "move"]


def test_an_end_that_is_taken_back_hides_what_comes_after_it() -> None:
    """A delay of moves ends with the game; if the game goes on, so does the delay."""
    desk = playing("hashi", 2)
    watched = Watched(desk, moves=3)
    desk.play_until(lambda: len(desk.events) > 60)
    watched.catch_up()
    late = watched.past.table.n
    assert late < len(desk.events)
    shown: Any = SimpleNamespace(delay=watched.delay, status="over")
    assert watched.past.due(shown, NOON) == 0, "nothing has happened since it was asked"
    watched.past.hear([])
    desk.any_move()
    fresh = desk.history[watched.then.n :]
    watched.past.hear(fresh)
    assert late + watched.past.due(shown, NOON) == len(desk.events)
