"""Comments on replays: a line of text, rings and arrows on the board, at a position of a finished game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from landbridge.app.operation import Group
from landbridge.app.shapes.comments import CommentId, CommentList, Mark, NewComment
from landbridge.core.show.scene import scene_of
from landbridge.core.text import entered
from landbridge.server.http.room import ServerRoom
from landbridge.table import actions
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

COMMENTS_A_REQUEST = 50  # so many in a list weigh as much as a request

operations = Group("playing")


@operations.get("tables/{table}/comments")
def comments(room: ServerRoom, table: str) -> CommentList:
    """What people say of a finished game. For whoever may see the replay."""
    with room.open(table) as t:
        _replayable(room, t)
    return _told(room, table)


@operations.post("tables/{table}/comments", status=201)
def comment(room: ServerRoom, table: str, said: NewComment) -> CommentList:
    """Say or draw something at a position.

    A line of text, marks on places of the board, or both. Everybody who may see the replay sees it.
    """
    person, services = room.person(), room.services
    services.reports.may_write(person.id)
    text = entered(" ".join(said.text.split()), services.limits.comment_letters) if said.text.strip() else ""
    if not text and not said.marks:
        raise Refused("server-invalid", where="text, marks")
    with room.open(table) as t:
        _replayable(room, t)
        marks = [_mark(t, mark) for mark in said.marks]
        if said.step > t.n:  # every step is an event
            raise Refused("server-invalid", where="step")
        players = {seat.person for seat in t.seats if seat.person}
    services.comments.add(table, person.id, said.id, said.step, text, marks, players)
    return _told(room, table)


@operations.delete("tables/{table}/comments/{comment}")
def uncomment(room: ServerRoom, table: str, comment: CommentId) -> CommentList:
    """Take a comment of mine back."""
    person = room.person()
    room.services.store.write(lambda c: room.services.comments.remove(c, comment, person.id, table))
    with room.open(table) as t:
        if not room.is_over(t):  # its end was taken back: what others say is closed again
            return {"comments": []}
        room.stay_closed(t)
    return _told(room, table)


def _replayable(room: ServerRoom, t: Table) -> None:
    if not room.is_over(t):
        raise Refused("server-not-over")
    room.stay_closed(t)


def _mark(t: Table, mark: Mark) -> Any:
    """A ring at a place, or an arrow to another; both have to be places of this board."""
    spots = scene_of(t.game).layout(t.kit)["spots"]
    for place in (mark.at, mark.to):
        if place is not None and place not in spots:
            raise Refused("server-invalid", where="marks")
    actions.seat_number(t, mark.seat)
    return asdict(mark)


def _told(room: ServerRoom, table: str) -> Any:
    found = room.services.comments.of(table, room.id)
    room.charge(len(found) / COMMENTS_A_REQUEST)
    return {"comments": found}
