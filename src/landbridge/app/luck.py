"""Agreeing on the luck before a game, and checking it afterwards (`docs/luck.md`)."""

from __future__ import annotations

from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.luck import Committing, Luck, Readiness, Revealing
from landbridge.app.shapes.play import Picture, SeatOnly
from landbridge.table import actions
from landbridge.table.answers.luck import luck_json, lucky, revealed

EVENTS_A_REQUEST = 250  # so many events that are played again weigh as much as a request

operations = Group("luck")


@operations.post("tables/{table}/ready")
def ready(room: Room, table: str, said: Readiness) -> Picture:
    """Start without a number of my own: the server makes and holds one. To be safe from its host, commit.

    What was committed to before is dropped. If the list is closed, this begins a new attempt, once for each person.
    """
    person = room.person()
    room.act(table, actions.say_ready, person, said.seat, lucky(table, said.words))
    with room.open(table, current=True) as t:
        return room.seen(t, actions.seats_meant(t, person, said.seat)[0])


@operations.post("tables/{table}/commit")
def commit(room: Room, table: str, said: Committing) -> Picture:
    """Seal a number of my own. With the last commitment the list is closed: store it, check it, reveal.

    If the answer has another promise and no commitment of this seat, the beacon's round had come: commit again.
    """
    room.act(table, actions.commit, room.person(), said.seat, said.commitment, said.promise)
    return room.picture(table, said.seat)


@operations.post("tables/{table}/reveal")
def reveal(room: Room, table: str, said: Revealing) -> Picture:
    """Open what I committed to. The last opening starts the game. Words are given as their hash (`docs/luck.md`)."""
    words = revealed(said.words)
    room.act(table, actions.reveal, room.person(), said.seat, said.salt, words, said.list)
    return room.picture(table, said.seat)


@operations.post("tables/{table}/remind")
def remind(room: Room, table: str, said: SeatOnly) -> Picture:
    """Remind those a full table waits for, once a minute at most: they are notified where they wish it."""
    room.act(table, actions.remind, room.person(), said.seat)
    return room.picture(table, said.seat)


@operations.get("tables/{table}/luck")
def agreed(room: Room, table: str) -> Luck:
    """The dealer's promise; after the end every draw."""
    with room.open(table) as live:
        t = room.shown(live)
        now = room.now()
        if t.told_secret(now) is not None:
            room.weigh(t.n // EVENTS_A_REQUEST)
        return luck_json(t, room.match, now)
