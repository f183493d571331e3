"""What positions are worth to every seat: the mean of rollouts, all of them on the same luck.

The positions are the true ones: a review begins when everything is revealed. Rollouts go to the end of the game, or
some turns ahead, where the planner's estimate tells how it stands. They draw by the rules' own odds, so what a position
is worth before a card is turned is the mean of what it is worth afterwards, as long as both are played on to the same
turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landbridge.bots import search
from landbridge.bots.rollouts import MERIT
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.arrays import gathered, integers, records
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from landbridge.reviewing import positions as rollouts
from landbridge.reviewing.positions import COLUMNS, ONE, SHARE

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
        self._loops = kernels.compiled_bound(rollouts, planner)

    def horizon(self, s: State) -> int:
        """The turn up to which a position is played on."""
        return min(search.LONG, self.game.turn(self.kit, s) + self.ahead)

    def of(self, positions: Sequence[State], until: int, games: int, first: int) -> list[Value]:
        """The mean of games first … first + games - 1 from each position, up to a turn."""
        starts = [plain(s) for s in positions]
        layout = starts[0].layout
        totals = integers(len(starts) * self.seats, COLUMNS)
        args = gathered(starts, layout), self.seats, first, games, until, totals
        room = records(1, layout), integers(2, 2), integers(self.kit.moves)
        self._loops.play_positions(self.kit.fields.record, *args, *room, self._scratch.record)
        found = []
        for i in range(len(starts)):
            rows = range(i * self.seats, (i + 1) * self.seats)
            leads = tuple(int(totals[row, MERIT]) / games / THOUSANDTHS for row in rows)
            shares = tuple(int(totals[row, SHARE]) / games / ONE for row in rows)
            found.append(Value(leads, shares if self.seats > 1 else (1.0,)))
        return found


def plain(s: State) -> State:
    """The table as planners know it; what else a state may hold (a challenge on paper) is left out."""
    return s if "seats" in s.layout.fields else State.from_part(s.table)
