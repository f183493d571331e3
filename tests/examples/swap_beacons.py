"""What is hidden in Beacons, swapped for something else — without `view`, or a leak would hide itself."""

from __future__ import annotations

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State

SIDE = 5


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Whoever else has picked has picked any other free hill of the ridge."""
    if s.ridge < 0:
        return None
    taken = s.dark
    for seat in range(s.seats):
        taken |= s.lit[seat]
    free = [hill for hill in range(SIDE * s.ridge, SIDE * (s.ridge + 1)) if not taken >> hill & 1]
    other = s.copy()
    for seat in range(s.seats):
        if seat != viewer and s.done >> seat & 1:
            other.picked[seat] = free[luck.randrange(len(free))]
    return other
