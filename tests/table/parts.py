"""All that the tests of a table take from the server, in one place."""

from __future__ import annotations

from landbridge.table import actions, history, opening, practice, replay, views
from landbridge.table.live_match import Live
from landbridge.table.luck import attempts
from landbridge.table.parts import Event, Message, Seat
from landbridge.table.person import Person
from landbridge.table.recent import Recent
from landbridge.table.table import Table

__all__ = [
    "Event",
    "Live",
    "Message",
    "Person",
    "Recent",
    "Seat",
    "Table",
    "actions",
    "attempts",
    "history",
    "opening",
    "practice",
    "replay",
    "views",
]
