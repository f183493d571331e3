"""Comments on replays: a line of text, rings and arrows on the board, at a position of a finished game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.core.show.scene import scene_of
from landbridge.core.text import entered
from landbridge.server.http.asking import Ask, Asking
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.wire import comments as wire
from landbridge.table import actions
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

COMMENTS_A_REQUEST = 50  # so many in a list weigh as much as a request

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["playing"])


@router.get(
    "/tables/{table}/comments", response_model=wire.CommentList, summary="What people say of a finished game"
)
def comments(ask: Ask, table: str) -> Response:
    """For whoever may see the replay."""
    ask.caller()
    with ask.tables.open(table) as t:
        _replayable(ask, t)
    return _told(ask, table)


@router.post(
    "/tables/{table}/comments",
    status_code=201,
    response_model=wire.CommentList,
    summary="Say or draw something at a position",
)
def comment(ask: Ask, table: str, said: wire.NewComment) -> Response:
    """A line of text, marks on places of the board, or both. Everybody who may see the replay sees it."""
    person, services = ask.person(), ask.services
    services.reports.may_write(person.id)
    text = entered(" ".join(said.text.split()), services.limits.comment_letters) if said.text.strip() else ""
    if not text and not said.marks:
        raise Refused("server-invalid", where="text, marks")
    with ask.tables.open(table) as t:
        _replayable(ask, t)
        marks = [_mark(t, mark) for mark in said.marks]
        if said.step > t.n:  # every step is an event
            raise Refused("server-invalid", where="step")
        players = {seat.person for seat in t.seats if seat.person}
    services.comments.add(table, person.id, said.id, said.step, text, marks, players)
    return _told(ask, table, 201)


@router.delete(
    "/tables/{table}/comments/{comment}",
    response_model=wire.CommentList,
    summary="Take a comment of mine back",
)
def uncomment(ask: Ask, table: str, comment: wire.CommentId) -> Response:
    person = ask.person()
    ask.services.store.write(lambda c: ask.services.comments.remove(c, comment, person.id, table))
    with ask.tables.open(table) as t:
        if not ask.is_over(t):  # its end was taken back: what others say is closed again
            return JSONResponse({"comments": []})
        ask.stay_closed(t)
    return _told(ask, table)


def _replayable(ask: Asking, t: Table) -> None:
    if not ask.is_over(t):
        raise Refused("server-not-over")
    ask.stay_closed(t)


def _mark(t: Table, mark: wire.Mark) -> dict[str, Any]:
    """A ring at a place, or an arrow to another; both have to be places of this board."""
    spots = scene_of(t.game).layout(t.kit)["spots"]
    for place in (mark.at, mark.to):
        if place is not None and place not in spots:
            raise Refused("server-invalid", where="marks")
    actions.seat_number(t, mark.seat)
    return mark.model_dump()


def _told(ask: Asking, table: str, status: int = 200) -> Response:
    found = ask.services.comments.of(table, ask.caller().id)
    ask.services.acts_pace.charge(ask.caller().key, len(found) / COMMENTS_A_REQUEST)
    return JSONResponse({"comments": found}, status)
