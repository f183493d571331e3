"""A policy for The Border, for tests: done only when nothing else is left."""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.games.the_border.state import DONE, STOP


@kernel
def taste(kit: Any, s: Any, seat: int, move: int) -> int:
    if move == DONE:
        return 0
    return 0 if move == STOP else 3
