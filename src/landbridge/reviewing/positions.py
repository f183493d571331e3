"""Rollouts from positions as they are, for all seats at once: a kernel that is bound to a game's planner.

A search asks what a plan is worth to one seat (`bots/rollouts.py`). A review asks what a position is worth to
everybody. Positions that are compared have the same luck, and are played on to the same turn.
"""

from __future__ import annotations

from typing import Any

from landbridge.bots.rollouts import MASK, SHARES, WINS, foresee, play_on, sum_up
from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.loops import actors

ONE = 600_000  # a won game
SHARE = 4  # a column more than a search has: the part of the win, of ONE
COLUMNS = 5
ENTRIES = {  # what Python calls (tools/wasm/entries.py)
    "play_positions": "kit s int int int int grid s grid ints scratch"
}


@kernel
def play_positions(
    kit: Any,
    positions: Any,
    seats: int,
    first: int,
    games: int,
    until: int,
    totals: Any,
    trial: Any,
    luck: Any,
    out: Any,
    planner: Any,
) -> None:
    """Games first … first + games - 1 from each position, summed up in row `seats * position + seat` of `totals`."""
    m = planner[0]
    for i in range(len(positions)):
        for number in range(first, first + games):
            trial[0] = positions[i]
            s = trial[0]
            luck[0, 1] = (2 * number + 1) * 0x632BE5 & MASK
            luck[1, 1] = (2 * number + 2) * 0x632BE5 & MASK
            play_on(kit[0], s, until, luck[0], luck[1], out, m)
            for seat in range(seats):
                total = totals[seats * i + seat]
                won = total[WINS]
                sum_up(kit[0], s, seat, seats, 0, total, m)
                if actors(kit[0], s) == 0:
                    total[SHARE] += (total[WINS] - won) * (ONE // SHARES)
                elif seats > 1:
                    total[SHARE] += foresee(kit[0], s, seat, seats, ONE, m) - foresee(
                        kit[0], s, seat, seats, 0, m
                    )
