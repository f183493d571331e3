"""The host console: how the server is, its tables and people, what was reported. Every action is written down."""

from __future__ import annotations

import hashlib
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import JSONResponse
from sqlalchemy.engine import Connection

from landbridge.core.text import entered
from landbridge.server.host import journal, lists
from landbridge.server.host.overview import overview
from landbridge.server.host.sessions import COOKIE, LONGEST, PATH
from landbridge.server.http.asking import Ask, Asking
from landbridge.server.http.wire import host as wire
from landbridge.server.http.wire.comments import HostComments
from landbridge.server.store import personal, tournaments
from landbridge.server.store.schema import people
from landbridge.table import actions
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

MOST = 100  # in a list
REPORT = 300  # letters

router = APIRouter(prefix="/api", tags=["host"])


@router.post(
    "/tables/{table}/reports", status_code=204, response_class=Response, summary="Report a name or the chat"
)
def report(ask: Ask, table: str, said: wire.Report) -> Response:
    """To whoever runs the server, who sees the name, or what was said last. Nobody at the table is told."""
    person = ask.person()
    text = entered(said.text, REPORT) if said.text.strip() else ""
    with ask.tables.open(table) as t:
        seat = actions.seat_number(t, said.seat)
        ask.viewer(t, None)
        ask.services.reports.make(t, person.id, seat, said.about, said.reason, text)
    return Response(status_code=204)


# --- the key --------------------------------------------------------------------------------------------------


@router.post("/host/session", status_code=204, response_class=Response, summary="Give the host's key")
def sign_in(ask: Ask, said: wire.GivenKey) -> Response:
    """Once; then a cookie is enough, until nothing was asked for an hour."""
    ask.caller(door=True)
    token = ask.services.sessions.begin(said.key.strip(), ask.address)
    response = Response(status_code=204)
    response.set_cookie(
        COOKIE,
        token,
        max_age=LONGEST // 1000,
        httponly=True,
        samesite="strict",
        secure=ask.services.settings.base_url.startswith("https:"),
        path=PATH,
    )
    return response


@router.delete(
    "/host/session", status_code=204, response_class=Response, summary="Forget that the key was given"
)
def sign_out(ask: Ask) -> Response:
    ask.caller(door=True)
    ask.services.sessions.end(ask.request.cookies.get(COOKIE, "")[:100], ask.address)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path=PATH)
    return response


def _host(ask: Ask) -> Asking:
    """Whoever has the key, or has given it."""
    ask.caller(door=True)
    if not (ask.services.sessions.goes_on(ask.request.cookies.get(COOKIE, "")) or ask.holds_key()):
        raise Refused("host-only")
    return ask


Host = Annotated[Asking, Depends(_host)]


# --- looking --------------------------------------------------------------------------------------------------


@router.get("/host", response_model=wire.HostOverview, summary="How the server is")
def look(ask: Host) -> Response:
    """Bots, streams and connections are those of the worker that answers."""
    return JSONResponse(overview(ask.services))


@router.get("/host/tables", response_model=wire.HostTables, summary="Tables")
def tables(
    ask: Host,
    show: Annotated[str, Query(pattern="^(running|stuck|largest)$")] = lists.RUNNING,
    most: Annotated[int, Query(ge=1, le=MOST)] = MOST,
) -> Response:
    """Those played at last, those where a bot or a clock should have acted, or those with the most events."""
    found = lists.tables_told(ask.services.store, show, ask.services.clock(), ask.base, most)
    return JSONResponse({"tables": found})


@router.get("/host/people", response_model=wire.HostPeople, summary="People")
def persons(
    ask: Host,
    show: Annotated[str, Query(pattern="^(recent|reported|muted)$")] = lists.RECENT,
    find: Annotated[str, Query(max_length=60, description="a part of the name")] = "",
    most: Annotated[int, Query(ge=1, le=MOST)] = MOST,
) -> Response:
    wanted = entered(find, 60) if find.strip() else ""
    return JSONResponse({"people": lists.people_told(ask.services.store, show, wanted, most)})


@router.get("/host/reports", response_model=wire.ReportList, summary="What people have reported")
def reports(
    ask: Host,
    show: Annotated[str, Query(pattern="^(open|answered)$")] = "open",
    most: Annotated[int, Query(ge=1, le=MOST)] = MOST,
) -> Response:
    return JSONResponse({"reports": ask.services.reports.told(show, most)})


@router.get("/host/log", response_model=wire.HostLogTold, summary="What was done with the key")
def log(ask: Host, most: Annotated[int, Query(ge=1, le=MOST)] = MOST) -> Response:
    return JSONResponse({"entries": ask.services.journal.last(most)})


@router.get("/host/comments", response_model=HostComments, summary="What was last written on replays")
def comments(ask: Host, most: Annotated[int, Query(ge=1, le=MOST)] = MOST) -> Response:
    return JSONResponse({"comments": ask.services.comments.newest(most)})


# --- acting ---------------------------------------------------------------------------------------------------


@router.post("/host/tables/{table}/close", status_code=204, response_class=Response, summary="Close a table")
def close(ask: Host, table: str) -> Response:
    ask.tables.act(table, actions.close, "")
    return _done(ask, journal.CLOSED, table)


@router.put(
    "/host/people/{person}/muted",
    status_code=204,
    response_class=Response,
    summary="Mute somebody everywhere",
)
def mute(ask: Host, person: wire.HostId, said: wire.Muting) -> Response:
    """Whoever is muted plays on, but writes nothing that others read."""
    _known(ask, person)
    what = journal.MUTED if said.muted else journal.UNMUTED

    def write(c: Connection) -> None:
        ask.services.reports.silence(c, person, said.muted)
        ask.services.journal.note(c, what, person, ask.address)

    ask.services.store.write(write)
    return Response(status_code=204)


@router.delete(
    "/host/people/{person}/name",
    status_code=204,
    response_class=Response,
    summary="Take somebody's name away",
)
def unname(ask: Host, person: wire.HostId) -> Response:
    """Here and at all their tables, finished ones included. They may choose another."""
    known = _known(ask, person)
    mark = hashlib.sha256(person.encode()).hexdigest()[:4].upper()
    name = ask.words.say("host-no-name", {"mark": mark})
    for table in ask.tables.ever_seen_by(person):
        try:
            ask.tables.act(
                table,
                actions.rename,
                person,
                name,
                extra=lambda c, table=table: personal.erase_name(c, table, known, name),  # type: ignore[misc]
            )
        except Refused:  # old rules: it cannot be opened
            ask.services.store.write(
                lambda c, table=table: personal.erase_name(c, table, known, name)  # type: ignore[misc]
            )

    def write(c: Connection) -> None:
        c.execute(sa.update(people).where(people.c.id == person).values(name=name))
        tournaments.rename(c, person, name)
        ask.services.journal.note(c, journal.RENAMED, person, ask.address)

    ask.services.store.write(write)
    return Response(status_code=204)


@router.put("/host/reports/{report}", status_code=204, response_class=Response, summary="Answer a report")
def answer(ask: Host, report: wire.HostId, said: wire.ReportAnswer) -> Response:
    what = {"dismissed": journal.DISMISSED, "settled": journal.SETTLED}.get(said.state, "")

    def write(c: Connection) -> None:
        ask.services.reports.answer(c, report, said.state)
        if what:
            ask.services.journal.note(c, what, report, ask.address)

    ask.services.store.write(write)
    return Response(status_code=204)


@router.delete(
    "/host/comments/{comment}", status_code=204, response_class=Response, summary="Delete somebody's comment"
)
def uncomment(ask: Host, comment: wire.HostId) -> Response:
    def write(c: Connection) -> None:
        ask.services.comments.remove(c, comment)
        ask.services.journal.note(c, journal.UNCOMMENTED, comment, ask.address)

    ask.services.store.write(write)
    return Response(status_code=204)


@router.post("/host/backups", status_code=201, response_model=wire.HostOverview, summary="Make a backup now")
def back_up(ask: Host) -> Response:
    """Into the folder `backups` of the data folder, readable by its owner only. The newest ones are kept."""
    name = ask.services.backups.make()
    ask.services.journal.write(journal.BACKED_UP, name, ask.address)
    return JSONResponse(overview(ask.services), 201)


def _known(ask: Asking, person: str) -> Person:
    with ask.services.store.reading() as c:
        row = c.execute(sa.select(people.c.id, people.c.name).where(people.c.id == person)).first()
    if row is None:
        raise Refused("host-no-person")
    return Person(row.id, row.name)


def _done(ask: Asking, what: str, about: str) -> Response:
    ask.services.journal.write(what, about, ask.address)
    return Response(status_code=204)
