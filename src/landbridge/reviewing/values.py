"""What positions are worth to every seat: the mean of rollouts, all of them on the same luck.

The positions are the true ones: a review begins when everything is revealed. Rollouts go to the end of the game, or
some turns ahead, where the planner's estimate tells how it stands. They draw by the rules' own odds, so what a position
is worth before a card is turned is the mean of what it is worth afterwards, as long as both are played on to the same
turn. Where the kernel of `rollouts.py` was not built, as in a browser, the search's own is used, twice for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from landbridge.bots import rollouts as plan_rollouts
from landbridge.bots import search
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile import wasm
from landbridge.core.compile.arrays import gathered, integers, records
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from landbridge.reviewing import rollouts

__all__ = ["Value", "Values", "plain"]

THOUSANDTHS = 1000


class Value(NamedTuple):
    """What a position is worth, by seat."""

    leads: tuple[float, ...]  # points more than the best rival; alone, points
    shares: tuple[float, ...]  # of the win


class Values:
    """Evaluates positions of one table."""

    def __init__(self, game: Game, kit: Kit, seats: int, ahead: int = search.LONG):
        planner = search.planner_of(game)
        assert planner is not None
        self.game, self.kit, self.seats, self.ahead = game, kit, seats, ahead
        self._scratch = State.blank(planner.SCRATCH)
        self._by_seat = wasm.lacks(rollouts, planner)
        self._loops = kernels.compiled_bound(plan_rollouts if self._by_seat else rollouts, planner)

    def horizon(self, s: State) -> int:
        """The turn up to which a position is played on."""
        return min(search.LONG, self.game.turn(self.kit, s) + self.ahead)

    def of(self, positions: Sequence[State], until: int, games: int, first: int) -> list[Value]:
        """The mean of games first … first + games - 1 from each position, up to a turn."""
        found = []
        for s in positions:
            start = plain(s)
            sums = (self._sums_by_seat if self._by_seat else self._sums)(start, until, games, first)
            leads = tuple(lead / games / THOUSANDTHS for lead, _ in sums)
            shares = tuple(share / games / rollouts.ONE for _, share in sums) if self.seats > 1 else (1.0,)
            found.append(Value(leads, shares))
        return found

    def _sums(self, s: State, until: int, games: int, first: int) -> list[tuple[int, int]]:
        totals = integers(self.seats, rollouts.COLUMNS)
        args = gathered([s], s.layout), self.seats, first, games, until, totals
        self._loops.play_positions(self.kit.fields.record, *args, *self._room(s), self._scratch.record)
        return [
            (int(totals[seat, plan_rollouts.MERIT]), int(totals[seat, rollouts.SHARE]))
            for seat in range(self.seats)
        ]

    def _sums_by_seat(self, s: State, until: int, games: int, first: int) -> list[tuple[int, int]]:
        """The same from the search's kernel, with a plan of no moves: once for the lead, once with the win."""
        ahead = until - self.game.turn(self.kit, s)
        found = []
        for seat in range(self.seats):
            merits = []
            for win in (0, rollouts.ONE):
                totals = integers(1, 4)
                plan = integers(1, 1), integers(1), integers(1)
                args = gathered([s], s.layout), seat, self.seats, *plan, first, games, ahead, win, totals
                self._loops.try_plans(self.kit.fields.record, *args, *self._room(s), self._scratch.record)
                merits.append(int(totals[0, plan_rollouts.MERIT]))
            found.append((merits[0], merits[1] - merits[0]))
        return found

    def _room(self, s: State) -> tuple[Any, ...]:
        return records(1, s.layout), integers(2, 2), integers(self.kit.moves)


def plain(s: State) -> State:
    """The table as planners know it; what else a state may hold (a challenge on paper) is left out."""
    return s if "seats" in s.layout.fields else State.from_part(s.table)
