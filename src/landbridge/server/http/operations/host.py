"""The host console: how the server is, its tables and people, what was reported. Every action is written down."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.app.bounds import Text, Whole
from landbridge.app.operation import Group
from landbridge.app.shapes.comments import HostComments
from landbridge.app.shapes.host import (
    GivenKey,
    HostId,
    HostLogTold,
    HostOverview,
    HostPeople,
    HostTables,
    Muting,
    Report,
    ReportAnswer,
    ReportList,
)
from landbridge.core.text import entered
from landbridge.server.host import journal, lists
from landbridge.server.host.overview import overview
from landbridge.server.host.sessions import COOKIE, LONGEST, PATH
from landbridge.server.http.room import ServerRoom
from landbridge.server.store import personal, tournaments
from landbridge.server.store.schema import people
from landbridge.table import actions
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

MOST = 100  # in a list
REPORT = 300  # letters


def _is_host(room: ServerRoom) -> None:
    """Refuse all who neither send the host's key nor have given it."""
    if not (room.services.sessions.goes_on(room.request.cookies.get(COOKIE, "")) or room.holds_key()):
        raise Refused("host-only")


reports = Group("host")
operations = Group("host", before=_is_host)


@reports.post("tables/{table}/reports", status=204)
def report(room: ServerRoom, table: str, said: Report) -> None:
    """Report a name or the chat.

    To whoever runs the server, who sees the name, or what was said last. Nobody at the table is told.
    """
    person = room.person()
    text = entered(said.text, REPORT) if said.text.strip() else ""
    with room.open(table) as t:
        seat = actions.seat_number(t, said.seat)
        room.viewer(t, None)
        room.services.reports.make(t, person.id, seat, said.about, said.reason, text)


# --- the key --------------------------------------------------------------------------------------------------


@reports.post("host/session", status=204, door=True)
def sign_in(room: ServerRoom, said: GivenKey) -> None:
    """Give the host's key. Once; then a cookie is enough, until nothing was asked for an hour."""
    token = room.services.sessions.begin(said.key.strip(), room.address)
    room.set_cookie(COOKIE, token, LONGEST // 1000, "strict", PATH)


@reports.delete("host/session", status=204, door=True)
def sign_out(room: ServerRoom) -> None:
    """Forget that the key was given."""
    room.services.sessions.end(room.request.cookies.get(COOKIE, "")[:100], room.address)
    room.set_cookie(COOKIE, "", 0, "strict", PATH)


# --- looking --------------------------------------------------------------------------------------------------


@operations.get("host")
def look(room: ServerRoom) -> HostOverview:
    """How the server is. Bots, streams and connections are those of the worker that answers."""
    return overview(room.services)


@operations.get("host/tables")
def tables(
    room: ServerRoom,
    show: Literal["running", "stuck", "largest"] = "running",
    most: Annotated[int, Whole(least=1, most=MOST)] = MOST,
) -> HostTables:
    """Tables.

    Those played at last, those where a bot or a clock should have acted, or those with the most events.
    """
    found = lists.tables_told(room.services.store, show, room.services.clock(), room.base, most)
    return {"tables": found}


@operations.get("host/people")
def persons(
    room: ServerRoom,
    show: Literal["recent", "reported", "muted"] = "recent",
    find: Annotated[str, Text(most=60), "a part of the name"] = "",
    most: Annotated[int, Whole(least=1, most=MOST)] = MOST,
) -> HostPeople:
    """People."""
    wanted = entered(find, 60) if find.strip() else ""
    return {"people": lists.people_told(room.services.store, show, wanted, most)}


@operations.get("host/reports")
def reported(
    room: ServerRoom,
    show: Literal["open", "answered"] = "open",
    most: Annotated[int, Whole(least=1, most=MOST)] = MOST,
) -> ReportList:
    """What people have reported."""
    return {"reports": room.services.reports.told(show, most)}


@operations.get("host/log")
def log(room: ServerRoom, most: Annotated[int, Whole(least=1, most=MOST)] = MOST) -> HostLogTold:
    """What was done with the key."""
    return {"entries": room.services.journal.last(most)}


@operations.get("host/comments")
def comments(room: ServerRoom, most: Annotated[int, Whole(least=1, most=MOST)] = MOST) -> HostComments:
    """What was last written on replays."""
    return {"comments": room.services.comments.newest(most)}


# --- acting ---------------------------------------------------------------------------------------------------


@operations.post("host/tables/{table}/close", status=204)
def close(room: ServerRoom, table: str) -> None:
    """Close a table."""
    room.act(table, actions.close, "")
    _done(room, journal.CLOSED, table)


@operations.put("host/people/{person}/muted", status=204)
def mute(room: ServerRoom, person: HostId, said: Muting) -> None:
    """Mute somebody everywhere. Whoever is muted plays on, but writes nothing that others read."""
    _known(room, person)
    what = journal.MUTED if said.muted else journal.UNMUTED

    def write(c: Connection) -> None:
        room.services.reports.silence(c, person, said.muted)
        room.services.journal.note(c, what, person, room.address)

    room.services.store.write(write)


@operations.delete("host/people/{person}/name", status=204)
def unname(room: ServerRoom, person: HostId) -> None:
    """Take somebody's name away.

    Here and at all their tables, finished ones included. They may choose another.
    """
    known = _known(room, person)
    mark = hashlib.sha256(person.encode()).hexdigest()[:4].upper()
    name = room.words.say("host-no-name", {"mark": mark})
    for table in room.services.tables.ever_seen_by(person):
        try:
            room.act(
                table,
                actions.rename,
                person,
                name,
                extra=lambda c, table=table: personal.erase_name(c, table, known, name),
            )
        except Refused:  # old rules: it cannot be opened
            room.services.store.write(
                lambda c, table=table: personal.erase_name(c, table, known, name)  # type: ignore[misc]
            )

    def write(c: Connection) -> None:
        c.execute(sa.update(people).where(people.c.id == person).values(name=name))
        tournaments.rename(c, person, name)
        room.services.journal.note(c, journal.RENAMED, person, room.address)

    room.services.store.write(write)


@operations.put("host/reports/{report}", status=204)
def answer(room: ServerRoom, report: HostId, said: ReportAnswer) -> None:
    """Answer a report."""
    what = {"dismissed": journal.DISMISSED, "settled": journal.SETTLED}.get(said.state, "")

    def write(c: Connection) -> None:
        room.services.reports.answer(c, report, said.state)
        if what:
            room.services.journal.note(c, what, report, room.address)

    room.services.store.write(write)


@operations.delete("host/comments/{comment}", status=204)
def uncomment(room: ServerRoom, comment: HostId) -> None:
    """Delete somebody's comment."""

    def write(c: Connection) -> None:
        room.services.comments.remove(c, comment)
        room.services.journal.note(c, journal.UNCOMMENTED, comment, room.address)

    room.services.store.write(write)


@operations.post("host/backups", status=201)
def back_up(room: ServerRoom) -> HostOverview:
    """Make a backup now.

    Into the folder `backups` of the data folder, readable by its owner only. The newest ones are kept.
    """
    name = room.services.backups.make()
    room.services.journal.write(journal.BACKED_UP, name, room.address)
    return overview(room.services)


def _known(room: ServerRoom, person: str) -> Person:
    with room.services.store.reading() as c:
        row = c.execute(sa.select(people.c.id, people.c.name).where(people.c.id == person)).first()
    if row is None:
        raise Refused("host-no-person")
    return Person(row.id, row.name)


def _done(room: ServerRoom, what: str, about: str) -> None:
    room.services.journal.write(what, about, room.address)
