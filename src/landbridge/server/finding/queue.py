"""Play somebody: people wait for a game of a kind, and a table is opened when there are enough of them.

Whoever waits is a row in the database, for as long as its lease is renewed. People are seated in the transaction that
takes their rows: of two workers that want the same person, one finds the row taken and changes nothing. Open tables
that anybody may join are filled first. Whoever wants to has bots for company after a while.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge import registry
from landbridge.core.game import LETTERS
from landbridge.server.notify.causes import FOUND, Cause
from landbridge.server.notify.outbox import Outbox
from landbridge.server.store.people import DAY, Tokens, known
from landbridge.server.store.schema import people
from landbridge.server.store.schema.social import waiting
from landbridge.server.store.tables import Tables
from landbridge.table import actions, opening
from landbridge.table.once import Once
from landbridge.table.parts import LIVE, SLOW
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

log = logging.getLogger("landbridge.server.finding.queue")
LOOK = 1.5  # seconds between two looks
LEASE = {LIVE: 75_000, SLOW: 14 * DAY}  # ms; a page in the background asks once a minute
SEATED = 600_000  # ms for which a row says where somebody was seated
TRIED = 10  # open tables that are looked at for somebody
AT_ONCE = 64  # people of one kind of game that are looked at together


class Wanted(NamedTuple):
    """A kind of game: those who want the same meet."""

    game: str
    seats: int
    pace: str


class Place(NamedTuple):
    """Where somebody stands."""

    wanted: Wanted
    waited: int  # ms
    people: int  # who wait for the same, this one included
    bots: int | None  # ms until bots may come, counted from the beginning; None: never
    bot: str
    table: str  # where they were seated; "" while they wait


class Taken(Exception):
    """Somebody has been seated elsewhere, or waits no longer."""


class Queue:
    def __init__(self, tables: Tables, outbox: Outbox, token: Tokens, secret: Callable[[], bytes]):
        self.tables, self.outbox, self.token, self.secret = tables, outbox, token, secret
        self.store, self.limits = tables.store, tables.limits

    # --- who waits ----------------------------------------------------------------------------------------------

    def join(self, person: str, name: str, address: str, wanted: Wanted, bots: int | None, bot: str) -> None:
        """Wait for a game. Whoever waits for another one changes their mind; whoever was seated is told where first."""
        game = registry.find(wanted.game)
        if game is None:
            raise Refused("server-no-game", known=", ".join(registry.game_names()))
        opening.check_seats(game, wanted.seats)
        if wanted.seats < 2:
            raise Refused("server-invalid", where="seats")
        actions.known_bot(game, bot)
        hashed = hashlib.sha256(b"landbridge address " + address.encode()).hexdigest()[:24]
        others = (
            sa.select(sa.func.count()).select_from(waiting).where(self._waits(), waiting.c.person != person)
        )
        row = {"person": person, "name": name, "address": hashed, **wanted._asdict(), "table_id": ""}

        def write(c: Connection) -> None:
            there = c.execute(sa.select(waiting).where(waiting.c.person == person)).first()
            if there is not None and there.table_id:
                return
            self.tables.check_limits(c, person)  # said now, and not when somebody is found
            most, near = self.limits.waiting, self.limits.waiting_per_address
            if (c.execute(others).scalar() or 0) >= most:
                raise Refused("server-limit", limit="waiting", most=most)
            if (c.execute(others.where(waiting.c.address == hashed)).scalar() or 0) >= near:
                raise Refused("server-limit", limit="waiting_per_address", most=near)
            c.execute(sa.delete(waiting).where(waiting.c.person == person, waiting.c.table_id == ""))
            until = self.store.now + LEASE[wanted.pace]
            c.execute(sa.insert(waiting).values(**row, bots=bots, bot=bot, since=self.store.now, until=until))

        try:
            self.store.write(write, "waiting")
        except IntegrityError:  # seated, or asked twice, at this moment
            self.store.write(write, "waiting")
        self.fill(wanted)

    def leave(self, person: str) -> None:
        """Wait no longer; or: I know where I was seated."""
        self.store.write(lambda c: c.execute(sa.delete(waiting).where(waiting.c.person == person)))

    def place(self, person: str) -> Place | None:
        """Where somebody stands. To ask is to be here: the lease is renewed."""
        mine = waiting.c.person == person
        with self.store.reading() as c:
            row = c.execute(sa.select(waiting, self.store.now.label("now")).where(mine)).first()
            if row is None:
                return None
            wanted = Wanted(row.game, row.seats, row.pace)
            same = sa.select(sa.func.count()).select_from(waiting).where(self._waits(), *_same(wanted))
            people = c.execute(same).scalar() or 0
        if not row.table_id and row.until - row.now < LEASE[row.pace] * 2 // 3:
            until = self.store.now + LEASE[row.pace]
            renewed = sa.update(waiting).where(mine, waiting.c.table_id == "").values(until=until)
            self.store.write(lambda c: c.execute(renewed))
        waited = max(0, row.now - row.since)
        return Place(wanted, waited, max(1, people), row.bots, row.bot or "", row.table_id)

    def _waits(self) -> sa.ColumnElement[bool]:
        return sa.and_(waiting.c.table_id == "", waiting.c.until > self.store.now)

    # --- who is seated ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Regularly: whoever has waited long enough for bots, and those whose match another worker has missed."""
        kinds = sa.select(waiting.c.game, waiting.c.seats, waiting.c.pace).distinct()
        old = waiting.c.until < self.store.now - SEATED
        with self.store.reading() as c:
            found = [Wanted(*row) for row in c.execute(kinds.where(self._waits())).all()]
            over = c.execute(sa.select(waiting.c.person).where(old).limit(1)).first()
        if over is not None:
            self.store.write(lambda c: c.execute(sa.delete(waiting).where(old)))
        for wanted in found:
            self.fill(wanted)

    def fill(self, wanted: Wanted) -> None:
        """Seat whom there is a seat for, those who have waited longest first."""
        if registry.find(wanted.game) is None:
            return  # another worker knows it
        called = people.c.name.label("called")  # as they are now: the host may have taken a name away
        query = sa.select(waiting, called, self.store.now.label("now"))
        query = query.join(people, people.c.id == waiting.c.person).where(self._waits(), *_same(wanted))
        with self.store.reading() as c:
            rows = list(c.execute(query.order_by(waiting.c.since, waiting.c.person).limit(AT_ONCE)).all())
        tables = self.tables.open_tables(TRIED, wanted.game, wanted.seats, wanted.pace) if rows else []
        tables = [id for id in tables if self._is_for_all(id)]  # once, not for each of those who wait
        rows = [row for row in rows if not self._sit(row, tables)]
        while len(rows) >= wanted.seats:
            self._open(rows[: wanted.seats], wanted)
            rows = rows[wanted.seats :]
        patient = [row for row in rows if row.bots is not None]
        if any(row.now - row.since >= row.bots for row in patient):
            self._open(patient, wanted)

    def _is_for_all(self, id: str) -> bool:
        try:
            with self.tables.open(id) as t:
                return opening.is_for_all(t)
        except Refused:
            return False

    def _sit(self, row: Any, tables: Sequence[str]) -> bool:
        """At a table that somebody has opened to everybody, if it is played by the usual rules."""
        person = known(row.person, row.called)
        for id in tables:
            sat: list[tuple[Table, int]] = []

            def sit(t: Table, now: int, sat: list[tuple[Table, int]] = sat) -> None:
                sat[:] = [(t, opening.sit_found(t, now, person))]

            def taken(c: Connection, id: str = id, sat: list[tuple[Table, int]] = sat) -> None:
                self._take(c, [row], id)
                t, seat = sat[0]
                self.outbox.tell(c, id, [Cause(FOUND, person.id, t.n, LETTERS[seat])])

            try:
                self.tables.act(id, sit, extra=taken)
            except Refused:
                continue  # full by now, or not for this one
            except Taken:
                pass
            return True
        return False

    def _open(self, rows: Sequence[Any], wanted: Wanted) -> None:
        """A table for these, with bots at the seats that are left. Whoever has waited longest opens it."""
        people = [known(row.person, row.called) for row in rows]
        bots = [rows[0].bot or "passive"] * (wanted.seats - len(people))
        t = self.tables.new(self.token(12), self.secret())
        once = Once.of(people[0].id, f"found-{t.id}", "found")
        opening.open_found(t, self.tables.clock(), *wanted, people, bots, once.asked, once.client)

        def taken(c: Connection) -> None:
            self._take(c, rows, t.id)
            told = [Cause(FOUND, one.id, t.n, LETTERS[seat]) for seat, one in enumerate(people)]
            self.outbox.tell(c, t.id, told)

        try:
            self.tables.create(t, once, taken)
        except Taken:
            pass  # the next look finds those who are left
        except Refused as refused:
            log.warning("no table for those who wait: %s", refused.fact.values.get("limit"))
            if refused.fact.values.get("limit") == "tables_per_person":
                self.leave(people[0].id)  # with so many tables nobody has to wait for one

    def _take(self, c: Connection, rows: Sequence[Any], table: str) -> None:
        """In the transaction that seats them, always in the same order: two of these do not wait for each other."""
        for row in sorted(rows, key=lambda row: str(row.person)):
            this = sa.update(waiting).where(
                waiting.c.person == row.person, waiting.c.since == row.since, self._waits()
            )
            if c.execute(this.values(table_id=table, until=self.store.now + SEATED)).rowcount != 1:
                raise Taken


def _same(wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    return [waiting.c[name] == value for name, value in wanted._asdict().items()]
