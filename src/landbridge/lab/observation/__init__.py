"""What a learner sees: a view as one row of small integers, cut into named planes.

What a game says about its planes is in `core/plane.py`. A game that says nothing is shown as its record stands
(`plain.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landbridge.core.compile import kernel
from landbridge.core.game import Kit
from landbridge.core.parts import part
from landbridge.core.plane import Plane
from landbridge.core.state import State
from landbridge.lab.observation import observe

__all__ = ["Encoding", "Row", "encoding", "observation_of"]

Row = NDArray[np.int16]


class Encoding:
    """How the views of a kit's games with so many seats become rows; `encoding(kit, seats)` has it."""

    dtype = np.dtype(np.int16)  # scores, actions and millimetres go beyond 127 and stay below 32,768

    def __init__(self, kit: Kit, seats: int):
        if seats not in kit.game.seats:
            few, many = kit.game.seats.start, kit.game.seats.stop - 1
            raise ValueError(f"{kit.game.name} is for {few} to {many} seats, not {seats}")
        self.kit = kit
        self.seats = seats
        self.module = observation_of(kit)
        self.version: int = self.module.VERSION
        self.planes: tuple[Plane, ...] = tuple(self.module.planes(kit, seats))
        self.size = sum(plane.size for plane in self.planes)
        self._cuts: dict[str, tuple[int, int]] = {}
        start = 0
        for plane in self.planes:
            self._cuts[plane.name] = start, start + plane.size
            start += plane.size
        if len(self._cuts) < len(self.planes):
            raise ValueError(f"{self.module.__name__}: two planes have one name")
        self.where: NDArray[np.uint16] = np.asarray(  # unsigned: quicker as an index
            self.module.places(kit) if hasattr(self.module, "places") else [0], np.uint16
        )
        self._interpreted_where = self.where.tolist()

    @cached_property
    def low(self) -> Row:
        """No row has a number below these."""
        return self._spread([plane.low for plane in self.planes])

    @cached_property
    def high(self) -> Row:
        """No row has a number above these."""
        return self._spread([plane.high for plane in self.planes])

    @cached_property
    def blank(self) -> Row:
        """A row with what never changes, and 0 everywhere else."""
        row = np.zeros(self.size, self.dtype)
        named = self.named(row)
        given = self.module.fixed(self.kit, self.seats) if hasattr(self.module, "fixed") else {}
        for name, values in given.items():
            named[name][...] = values
        row.flags.writeable = False
        return row

    def write(self, view: State, seat: int, out: Row | None = None) -> Row:
        """The row of a view (`game.view`, nothing less hidden) from the point of view of `seat`."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} among {self.seats}")
        if view.layout != self.kit.state:
            raise ValueError(f"the view is none of {self.kit.game.name} with these options")
        there = getattr(view, "seats", self.seats)
        if there != self.seats:
            raise ValueError(f"the view has {there} seats, the encoding {self.seats}")
        if out is None:
            out = self.blank.copy()
        else:
            if out.shape != (self.size,) or out.dtype != self.dtype or not out.flags.c_contiguous:
                raise ValueError(
                    f"a row is {self.size} × {self.dtype} in one piece, not {out.shape} × {out.dtype}"
                )
            out[:] = self.blank
        kit = self.kit
        if kit.rules.compiled:
            self._entries.observe_at(kit.fields.record, view.record, seat, self.seats, self.where, out)
        else:
            cells = out.data  # Python's integers, and an error where one does not fit
            self.module.observe(
                kit.fields.fields, view.fields, seat, self.seats, self._interpreted_where, cells
            )
        return out

    def named(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """A row, or rows along any axes before the last, cut into planes; nothing is copied."""
        if rows.shape[-1:] != (self.size,):
            raise ValueError(f"the last axis is {rows.shape[-1:]} long, a row {self.size}")
        parts = {}
        for plane in self.planes:
            start, stop = self._cuts[plane.name]
            # One axis becomes several, which takes no copy.
            parts[plane.name] = rows[..., start:stop].reshape(*rows.shape[:-1], *plane.shape)
        return parts

    @cached_property
    def _entries(self) -> Any:
        return kernel.compiled_bound(observe, self.module)

    def _spread(self, values: Sequence[int]) -> Row:
        row = np.repeat(values, [plane.size for plane in self.planes]).astype(self.dtype)
        row.flags.writeable = False
        return row


def encoding(kit: Kit, seats: int) -> Encoding:
    """The encoding of a kit's views at a table of so many; made once."""
    key = f"encoding {seats} {kit.rules.compiled}"
    if key not in kit.memo:
        kit.memo[key] = Encoding(kit, seats)
    found: Encoding = kit.memo[key]
    return found


def observation_of(kit: Kit) -> ModuleType:
    """The module that encodes a kit's views: the game's own, or one made after its record."""
    module = part(kit.game, "observation")
    if module is None:
        from landbridge.lab.observation.plain import module_for

        return module_for(kit.state)
    found: ModuleType = module.variant(kit) if hasattr(module, "variant") else module
    return found
