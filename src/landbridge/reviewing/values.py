"""What positions are worth to every seat: the mean of rollouts, all of them on the same luck.

The positions are the true ones: a review begins when everything is revealed. Rollouts draw by the rules' own odds, so
what a position is worth before a card is turned is the mean of what it is worth afterwards. Where the kernel of
`rollouts.py` was not built, as in a browser, the search's own is used, once for each seat.
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

SUMS = 4  # of a seat: points, wins, merit, squares


class Value(NamedTuple):
    """What a position is worth, by seat."""

    points: tuple[float, ...]
    shares: tuple[float, ...]  # of the win


class Values:
    """Evaluates positions of one table."""

    def __init__(self, game: Game, kit: Kit, seats: int):
        planner = search.planner_of(game)
        assert planner is not None
        self.kit, self.seats = kit, seats
        self._scratch = State.blank(planner.SCRATCH)
        self._by_seat = wasm.in_use() and wasm.lacks(rollouts, planner)
        self._loops = kernels.compiled_bound(plan_rollouts if self._by_seat else rollouts, planner)

    def of(self, positions: Sequence[State], games: int, first: int) -> list[Value]:
        """The mean of games first … first + games - 1 from each position."""
        if not positions:
            return []
        starts = [plain(s) for s in positions]
        totals = self._totals_by_seat(starts, games, first) if self._by_seat else self._totals(starts, games, first)
        found = []
        for i in range(len(starts)):
            rows = [totals[self.seats * i + seat] for seat in range(self.seats)]
            points = tuple(row[plan_rollouts.POINTS] / games / 1000 for row in rows)
            shares = tuple(row[plan_rollouts.WINS] / games / plan_rollouts.SHARES for row in rows)
            found.append(Value(points, shares))
        return found

    def _totals(self, starts: list[State], games: int, first: int) -> list[list[int]]:
        layout = starts[0].layout
        totals = integers(len(starts) * self.seats, SUMS)
        gathered_starts = gathered(starts, layout)
        room = records(1, layout), integers(2, 2), integers(self.kit.moves)
        self._loops.play_positions(
            self.kit.fields.record,
            gathered_starts,
            self.seats,
            first,
            games,
            search.LONG,
            totals,
            *room,
            self._scratch.record,
        )
        return _listed(totals, len(starts) * self.seats)

    def _totals_by_seat(self, starts: list[State], games: int, first: int) -> list[list[int]]:
        """The same from the search's kernel, with a plan of no moves."""
        layout = starts[0].layout
        moves, lengths, chosen = integers(1, 1), integers(1), integers(1)
        room = records(1, layout), integers(2, 2), integers(self.kit.moves)
        found: list[list[int]] = []
        for s in starts:
            position = gathered([s], layout)
            for seat in range(self.seats):
                totals = integers(1, SUMS)
                self._loops.try_plans(
                    self.kit.fields.record,
                    position,
                    seat,
                    self.seats,
                    moves,
                    lengths,
                    chosen,
                    first,
                    games,
                    search.LONG,
                    0,
                    totals,
                    *room,
                    self._scratch.record,
                )
                found += _listed(totals, 1)
        return found


def plain(s: State) -> State:
    """The table as planners know it; what else a state may hold (a challenge on paper) is left out."""
    return s if "seats" in s.layout.fields else State.from_part(s.table)


def _listed(totals: Any, rows: int) -> list[list[int]]:
    return [[int(totals[row, k]) for k in range(SUMS)] for row in range(rows)]
