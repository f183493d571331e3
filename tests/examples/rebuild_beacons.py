"""What Beacons keeps besides what was picked, worked out again; and where it speaks of seats."""

from __future__ import annotations

from landbridge.core.game import Kit
from landbridge.core.play.seating import Seating
from landbridge.core.state import NOTHING, State

SEATING = Seating(("lit", "picked"), sets=("done",))


def rebuild(kit: Kit, s: State) -> State:
    """Whoever has picked is done, until all have."""
    again = s.copy()
    again.done = sum(1 << seat for seat in range(s.seats) if s.picked[seat] != NOTHING)
    return again
