"""Rollouts from positions as they are, for all seats at once: a kernel that is bound to a game's `planner`.

A search asks what a plan is worth to one seat (`bots/rollouts.py`). A review asks what a position is worth to everybody.
Positions that are compared have the same luck.
"""

from __future__ import annotations

from typing import Any

from landbridge.bots.rollouts import MASK, play_on, sum_up
from landbridge.core.compile.kernel import kernel


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
    """Games first … first + games - 1 from each position; row `seats * position + seat` of `totals` sums a seat's up."""
    for i in range(len(positions)):
        for number in range(first, first + games):
            trial[0] = positions[i]
            luck[0, 1] = (2 * number + 1) * 0x632BE5 & MASK
            luck[1, 1] = (2 * number + 2) * 0x632BE5 & MASK
            play_on(kit[0], trial[0], until, luck[0], luck[1], out, planner[0])
            for seat in range(seats):
                sum_up(kit[0], trial[0], seat, seats, 0, totals[seats * i + seat], planner[0])
