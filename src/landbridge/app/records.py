"""Stepping through games that are over, and through records people bring along."""

from __future__ import annotations

import hashlib
from typing import Annotated

from landbridge.app.bounds import Whole
from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.common import Look
from landbridge.app.shapes.study import Replay as ReplayTold
from landbridge.app.shapes.study import ReplayAsked
from landbridge.table.answers.replays import from_record, replay_json
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay
from landbridge.table.table import Table

EVENTS_A_REQUEST = 25  # so many events that are played again weigh as much as a request
LETTERS_A_REQUEST = 1000  # likewise of a record

operations = Group("playing")


@operations.get("tables/{table}/replay")
def replay_table(
    room: Room,
    table: str,
    step: Annotated[int, Whole(least=0, most=10**6)] = 0,
    steps: Annotated[bool, "with the list of steps, the course and the layout"] = True,
    look: Look = "view",
) -> ReplayTold:
    """Step through a finished game: for everybody who has its link and may enter this server."""
    with room.open(table) as t:
        found = of_table(room, t)
    return replay_json(found, step, look, steps)


@operations.post("replay")
def replay(room: Room, said: ReplayAsked) -> ReplayTold:
    """Step through a record of one's own. A damaged one is shown as far as it can be read, with what is wrong there."""
    return replay_json(of_record(room, said.record), said.step, said.look, said.steps)


def of_table(room: Room, t: Table) -> Replay:
    """Return the whole game of a table that is over; refuse it before, and while its deal is still played."""
    if not room.is_over(t):
        raise Refused("server-not-over")
    room.stay_closed(t)

    def play() -> Replay:
        room.weigh(t.n // EVENTS_A_REQUEST)
        return Replay(room.match(t))

    return room.replays.of((t.id, t.n), play)


def of_record(room: Room, record: str) -> Replay:
    def play() -> Replay:
        room.weigh(len(record) // LETTERS_A_REQUEST)
        return from_record(record)

    return room.replays.of(digest(record), play)


def digest(record: str) -> bytes:
    return hashlib.sha256(record.encode("utf-8", "surrogatepass")).digest()
