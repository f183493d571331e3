"""All that the tests of a table take from the server, in one place."""

from __future__ import annotations

from landbridge.server import acts
from landbridge.server.live import Live
from landbridge.server.people import Person
from landbridge.server.table import Event, Message, Seat, Table
from landbridge.server.trail import Trail

__all__ = ["Event", "Live", "Message", "Person", "Seat", "Table", "Trail", "acts"]
