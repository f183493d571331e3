"""A part of what a learner sees, and what a game says about it.

A game's `observation.py` has

    VERSION                       grows when a plane changes its meaning, its place or its size
    planes(kit, seats)            what a row is made of, in its order
    places(kit)                   numbers the kernel needs and the kit's record lacks (may be missing)
    fixed(kit, seats)             planes, by name, that never change with this kit (may be missing)
    observe(kit, v, seat, seats, where, out)      the kernel

The kernel gets a *view*, so it cannot tell what the viewer may not know, and `places` as `where`. It writes from the
point of view of `seat`: along an axis of seats the seat itself comes first, then the others in turn order. It writes
the same places of a row whatever the view, and leaves the rest as it is: what never changes stands there already
(`Encoding.blank` in `lab/observation`), and a row that is written over and over needs no clearing. A variant with a
record of its own may have a module of its own: `variant(kit)` names it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Plane:
    """A part of a row: an array of its own shape."""

    name: str
    shape: tuple[int, ...]
    low: int  # no value is below
    high: int  # or above
    about: str  # what the numbers mean, for `docs/observations.md`

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)
