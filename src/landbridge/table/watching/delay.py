"""Watching with a delay: whoever is not seated sees the table as it was, some moves or minutes ago.

A delay is part of a table's terms. Those who watch are shown another table: its events, but only the first of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landbridge.core.state import FATE
from landbridge.table.parts import PLAYING, Event

if TYPE_CHECKING:
    from landbridge.table.table import Table

MINUTE = 60_000  # ms


def withheld(t: Table, now: int) -> bool:
    """Whether the game is over, or the table closed, and those who watch with a delay have not seen it."""
    return bool(t.delay and t.ended_at and now < t.ended_at + t.delay.get("minutes", 0) * MINUTE)


def shown(t: Table, past: Table, fresh: Sequence[Event], now: int) -> int:
    """How many of the events after a past table those may see who watch the present one with its delay.

    Until the game begins everything is shown: whoever looks for a seat has to see who sits there. When it is over, a
    delay of moves is, too; one of minutes lasts.
    """
    assert t.delay is not None
    begun = next((i + 1 for i, event in enumerate(fresh) if event.kind == "start"), len(fresh))
    first = begun if past.live is None else 0
    if "minutes" in t.delay:
        late = now - t.delay["minutes"] * MINUTE
        count = next((i for i, event in enumerate(fresh) if event.at > late), len(fresh))
        return max(first, count)
    if t.status != PLAYING:
        return len(fresh)
    behind, count = 0, len(fresh)
    while count > first and behind < t.delay["moves"]:
        count -= 1
        behind += _moves(fresh[count])
    if behind >= t.delay["moves"]:
        return count
    # What was dealt before the first move is shown: there is no earlier position.
    return next((i for i, event in enumerate(fresh) if i >= first and _moves(event)), len(fresh))


def _moves(event: Event) -> int:
    """How many moves of people and bots are made; those that are taken back were never made."""
    if event.kind == "move":
        return int(event.seat != FATE)
    if event.kind in ("back", "rewind"):
        return -int(event.data.get("moves" if event.kind == "back" else "count") or 0)
    return 0
