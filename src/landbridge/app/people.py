"""Who plays: a name is all there is."""

from __future__ import annotations

from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.identity import Arrival, Me, NewName

operations = Group("people")


@operations.get("me")
def me(room: Room) -> Me:
    """Who am I?"""
    return {"name": room.person().name}


@operations.post("me", status=201, door=True)
def arrive(room: Room, said: Arrival) -> Me:
    """Arrive as a guest: sets the cookie. Who has one already is given a new name instead."""
    return {"name": room.arrive(said).name}


@operations.put("me")
def rename(room: Room, said: NewName) -> Me:
    """Change my name. At tables where I sit already the old one stays."""
    return {"name": room.rename(said.name).name}
