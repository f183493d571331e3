"""Watching with a delay: whoever is not seated sees the table as it was, some moves or minutes ago.

A delay is part of a table's terms. Those who watch are shown another table (`past.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landbridge.table.table import Table

MINUTE = 60_000  # ms


def withheld(t: Table, now: int) -> bool:
    """Whether the game is over, or the table closed, and those who watch with a delay have not seen it."""
    return bool(t.delay and t.ended_at and now < t.ended_at + t.delay.get("minutes", 0) * MINUTE)
