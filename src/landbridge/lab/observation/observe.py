"""The kernel of a game's encoding, and its entry point from Python; bound to each game as `loops.py` is."""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel, placeholder


@placeholder
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    """Write a view as `seat` sees it into `out`; a placeholder for the kernel of a game's `observation.py`."""
    raise NotImplementedError


@kernel
def observe_at(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    observe(kit[0], v[0], seat, seats, where, out)
