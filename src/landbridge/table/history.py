"""The whole match of a table, from its events: for records and replays."""

from __future__ import annotations

from collections.abc import Iterable

from landbridge.core.play.leaving import DELETED
from landbridge.core.play.match import Match
from landbridge.table.parts import Event


def replay(match: Match, events: Iterable[Event]) -> None:
    """Play on a match what happened at a table."""
    for event in events:
        if event.kind == "rewind":
            match.rewind(event.data["count"])
        elif event.seat is None:
            continue
        elif event.kind == "move":
            match.play(event.seat, event.data["move"])
        elif event.kind == "back":
            match.take_back(event.seat, event.data.get("moves"))
        elif event.kind in ("away", "forget") and "end" in event.data:
            match.leave(event.seat, event.data.get("why", DELETED), event.data["end"])
