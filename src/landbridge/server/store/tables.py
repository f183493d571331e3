"""Tables on disk: opened from a snapshot, changed by appending, never by two at once.

Nothing is kept in memory that is not on disk. A cached table is used only if its number is still the one on disk, so
any worker may serve any table. Of two writers the second finds the number taken, reads again and retries.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Any, TypeVarTuple

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.play.match import Match
from landbridge.core.state import PUBLIC
from landbridge.server.run.limits import Limits
from landbridge.server.run.process.roster import Roster
from landbridge.server.run.uptime import AWAY, Uptime
from landbridge.server.store.known_tables import KnownTables
from landbridge.server.store.people import Clock
from landbridge.server.store.personal import formerly
from landbridge.server.store.schema import (
    codes,
    consents,
    counted,
    events,
    messages,
    reviews,
    seats,
    tables,
)
from landbridge.server.store.schema.host import comments, reports
from landbridge.server.store.schema.social import challenges
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.prepared import Prepared
from landbridge.server.watch.metrics import Metrics
from landbridge.server.watch.tracing import Tracing
from landbridge.table import actions, history
from landbridge.table.luck.attempts import BeaconSource
from landbridge.table.once import Once
from landbridge.table.parts import CLOSED, OVER, PLAYING, SINCE, SLOW, Event
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from landbridge.table.watching.past import Past

log = logging.getLogger("landbridge.server.store.tables")
ATTEMPTS = 50
SNAPSHOT = 16  # moves between two snapshots; those since the last are made again when a table is opened
BEHIND = 32  # events that are added to a known table one by one; more, and its snapshot is read
AT_ONCE = 500  # tables asked for in one query
UNNAMING = ("forget", "rename")
LEAVING = ("close", "away", "forget")  # what ends a table or gives a seat up
RESERVED = 100  # events of these kinds for which a full table still has room

Arguments = TypeVarTuple("Arguments")
Extra = Callable[[Connection], Any]


def _calls(event: Event) -> bool:
    """Whether an event calls somebody who is not here: to a rematch, or because a table waits for them."""
    return event.kind == "remind" or (event.kind == "sit" and bool(event.data.get("reserved")))


class TakenNumber(Exception):
    """Another process has appended first."""


class Tables:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        clock: Clock,
        roster: Roster,
        metrics: Metrics,
        tracing: Tracing,
    ):
        self.store, self.limits, self.clock, self.roster = store, limits, clock, roster
        self.metrics, self.tracing = metrics, tracing
        # Called with the table that changed, its number, and how many bots this worker has to run.
        self.listeners: list[Callable[[str, int, int], None]] = []
        # Written in the same transaction as the events of a slow table, and as those that call somebody to any table:
        # its fresh events say what is new.
        self.beside: list[Callable[[Connection, Table], None]] = []
        # Likewise, of a game that is over; with every event there is then.
        self.at_the_end: list[Callable[[Connection, Table], None]] = []
        self.beacon: BeaconSource | None = None  # where one is configured
        self.uptime = Uptime(store, clock)
        self._known = KnownTables[Table]()
        self._past = KnownTables[Past](self._known)  # as those see them who watch with a delay

    # --- reading --------------------------------------------------------------------------------------------

    @contextmanager
    def open(self, id: str, current: bool = False, reached: int | None = None) -> Iterator[Table]:
        """A table as it is on disk, to look at. Nobody changes it meanwhile.

        `current`: what this worker knows is new enough, because it has just written it. `reached`: it is, if it has
        come so far.
        """
        with self._known.lock(id):
            yield self._load(id, current, reached)

    def _load(self, id: str, current: bool = False, reached: int | None = None) -> Table:
        if not id.isprintable():  # not every database can be asked for such an id
            raise Refused("server-no-table")
        known = self._known.get(id)
        if known is not None and (current or (reached is not None and known.n >= reached)):
            return known
        if known is not None:
            found = self.store.first(_NUMBER, {"id": id})
            if found is not None and 0 <= found[0] - known.n <= BEHIND:
                if found[0] != known.n:
                    with self.store.reading() as c:
                        self._catch_up(c, known)
                known.bot_worker = found[1]
                return known
        with self.store.reading() as c:
            table = self._open(c, id)
        self._known.keep(table)
        return table

    def new(self, id: str, secret: bytes) -> Table:
        """A table that is not on disk yet."""
        table = Table(id, secret)
        table.beacon = self.beacon
        return table

    def _open(self, c: Connection, id: str) -> Table:
        row = c.execute(_ROW, {"id": id}).first()
        if row is None:
            raise Refused("server-no-table")
        kept = orjson.loads(row.snapshot)
        name, version = kept["terms"]["game"], kept["terms"]["version"]
        game = registry.find(name)
        if game is None or game.version != version:
            if self.roster.elsewhere(c, name, version):
                raise Refused("server-elsewhere", {"repeat_after": 1}, game=name, theirs=version)
            raise Refused("server-old-rules", game=name, theirs=version)
        with _readable(id):
            table = Table.from_json(id, row.secret, kept.get("n", row.n), kept)
            if table is None:
                table = Table.from_events(id, row.secret, self._events(c, id))
            elif table.n < row.n:
                self._catch_up(c, table)
        table.bot_worker, table.beacon = row.bot_worker, self.beacon
        return table

    def _catch_up(self, c: Connection, known: Table) -> None:
        """Apply what other workers have appended. Unlike a snapshot, this shows how the table looked in between."""
        try:
            for event in self._events(c, known.id, known.n):
                known.apply(event)
        except BaseException:
            self.drop(known.id)
            raise
        known.told.clear()

    def _events(self, c: Connection, id: str, after: int = 0, until: int | None = None) -> Iterable[Event]:
        query = sa.select(events).where(events.c.table_id == id, events.c.n > after)
        if until is not None:
            query = query.where(events.c.n <= until)
        # All of them first: a reader who stops half way, at a move that the rules refuse for example, would leave
        # SQLite's cursor open, and whoever has the connection next would read the past.
        for row in c.execute(query.order_by(events.c.n)).all():
            yield Event(row.n, row.at, row.kind, row.seat, orjson.loads(row.data), row.person, row.client)

    def drop(self, id: str) -> None:
        """Forget what this worker knows of a table, but for what those see who are behind: that is on disk."""
        self._known.drop(id)

    def shown_to(self, t: Table, person: str, viewer: int) -> Table:
        """A table that is open, as somebody may see it: as it is, or as it was, if they watch it with a delay."""
        if not self._is_late(t, person, viewer):
            return t
        past = self._past.get(t.id) or Past(Table(t.id, t.secret))
        try:
            fresh: list[Event] = []
            if past.heard < t.n:
                with self.store.reading() as c:
                    fresh = list(self._events(c, t.id, past.heard, t.n))
                    if past.heard and any(event.kind in UNNAMING for event in fresh):
                        # What it knows names somebody who is not named any more.
                        past, fresh = Past(Table(t.id, t.secret)), list(self._events(c, t.id, 0, t.n))
                past.hear(fresh)
            if due := past.due(t, self.clock()):
                after = past.table.n
                if fresh and fresh[0].n == after + 1:
                    past.show(fresh[:due])
                else:
                    with self.store.reading() as c:
                        past.show(self._events(c, t.id, after, after + due))
        except BaseException:  # half shown
            self._past.drop(t.id)
            raise
        self._past.keep(past)
        return past.table

    def behind(self, t: Table, person: str, viewer: int) -> int:
        """How many events have to be read before somebody who watches with a delay sees the table."""
        if not self._is_late(t, person, viewer):
            return 0
        past = self._past.get(t.id)
        return t.n - (past.heard if past is not None else 0)

    def _is_late(self, t: Table, person: str, viewer: int) -> bool:
        late = t.delay is not None and viewer == PUBLIC and t.live is not None
        return late and not t.seats_of(t.merged.get(person, person))

    def messages(self, id: str, viewer: int, after: int, most: int) -> list[tuple[int, dict[str, Any]]]:
        """What a viewer was told, after the message of that number."""
        with self.store.reading() as c:
            rows = _MESSAGES.all(c, {"id": id, "viewer": viewer, "after": after, "most": most})
        return [(number, orjson.loads(body)) for number, body in rows]

    def match(self, t: Table) -> Match:
        """The whole match, from its events: for records and replays."""
        if t.live is None:
            raise Refused("server-not-started")
        match = t.live.anew(t.names)
        with self.store.reading() as c, _readable(t.id):
            # What comes after is another worker's, since.
            history.replay(match, takewhile(lambda event: event.n <= t.n, self._events(c, t.id)))
        return match

    # --- writing --------------------------------------------------------------------------------------------

    def create(self, table: Table, once: Once, extra: Extra | None = None, limited: bool = True) -> str:
        """Put a new table on disk, and `extra` with it; if the request came before, the id of the one there is.

        `limited`: as many as one person may have; tables of tournaments have limits of their own.
        """
        if table.edition > 1:
            self._is_understood(table)
        found = sa.select(tables.c.id).where(tables.c.host == once.person, tables.c.client == once.client)
        row = self._row(table)

        def write(c: Connection) -> tuple[str, bool]:
            there = c.execute(found).scalar()
            if there is not None:
                asked = c.execute(_FIRST, {"id": there}).scalar()
                if asked is None or orjson.loads(asked).get("asked") != once.content:
                    raise Refused("server-id-used")
                return str(there), False
            self.check_limits(c, once.person if limited else "")
            made = {"id": table.id, "host": once.person, "client": once.client, "created": table.since}
            made |= {"game": table.terms["game"], "places": len(table.seats), "pace": table.terms["pace"]}
            c.execute(sa.insert(tables).values(**row, **made, secret=table.secret))
            self._append(c, table)
            if extra is not None:
                extra(c)
            return table.id, True

        alone = f"tables {once.person}" if limited else ""
        try:
            id, made = self.store.write(write, alone)
        except IntegrityError:  # the same request, at the same moment, by another worker
            id, made = self.store.write(write, alone)
        if made:  # not by its id: another call may have made a table of the same id, with a secret of its own
            self._known.keep(table)
            self._tell(table, row["bot_worker"])
        return id

    def act(
        self,
        id: str,
        action: Callable[[Table, int, *Arguments], None],
        *arguments: *Arguments,
        once: Once | None = None,
        extra: Extra | None = None,
    ) -> bool:
        """Do something at a table: `action(table, now, *arguments)`. True: it had been done before (`once`).

        `extra` is written in the same transaction. Whatever raises leaves everything as it was. If another worker
        changes the table at the same time, everything is done again.
        """
        for attempt in range(ATTEMPTS):
            with self._known.lock(id):
                # First as this worker knows the table: what is written names the number it was written after.
                t = self._load(id, current=attempt == 0)
                before, edition = t.n, t.edition
                now = max(self.clock(), t.since)
                try:
                    if (t.running or t.since - self.clock() > AWAY) and self._stood_still(t):
                        before = t.n
                        now = max(self.clock(), t.since)
                    if t.due is not None and now >= t.due:
                        actions.run_out(t, now)
                        self._save(t)
                        before = t.n
                        now = max(self.clock(), t.since)
                    with self.tracing.span("rules", game=t.terms["game"]):
                        action(t, now, *arguments)
                        t.deal(now)
                    self._has_room(t)
                    if t.edition > edition:
                        self._is_understood(t)
                    self._save(t, extra)
                except TakenNumber:
                    self.drop(id)
                    continue
                except BaseException as error:
                    behind = (
                        attempt == 0 and isinstance(error, LandbridgeError) and self._is_behind(id, before)
                    )
                    if t.n != before:  # the table may be half changed; a refusal has changed nothing
                        self.drop(id)
                    if behind:
                        continue
                    # Only here: what was done before can rarely be done again, and is never written again.
                    if (
                        once is not None
                        and isinstance(error, (LandbridgeError, IntegrityError))
                        and self._came_before(id, once)
                    ):
                        return True
                    raise
                return False
        raise Refused("server-not-saved")

    def _stood_still(self, t: Table) -> bool:
        """Give the clocks of a table back what they lost while nobody could play, or while the wall clock went back."""
        now = self.clock()
        back = t.since - now > AWAY
        lost = now - t.since if back else self.uptime.lost(t.since, now) if t.running else 0
        if lost == 0 or not self.roster.can_all_read(SINCE["pause"]):
            return False
        t.happen(now, "pause", None, {"ms": lost})
        self._save(t)
        return True

    def _is_behind(self, id: str, n: int) -> bool:
        """Whether another worker has changed or removed a table since its number was this."""
        found = self.store.first(_NUMBER, {"id": id})
        return found is None or found[0] != n

    def check_limits(self, c: Connection, person: str) -> None:
        """Refuse another table where there are as many as there may be, of all people or of one."""
        ended = tables.c.status.in_((OVER, CLOSED))
        running = sa.select(sa.func.count()).select_from(tables).where(~ended)
        limits = {"tables": running}
        if person:
            limits["tables_per_person"] = running.where(tables.c.host == person)
        for limit, count in limits.items():
            most = getattr(self.limits, limit)
            if (c.execute(count).scalar() or 0) >= most:
                raise Refused("server-limit", limit=limit, most=most)

    def _has_room(self, t: Table) -> None:
        """Refuse more events than a table may have. The last ones are for whoever ends it or leaves."""
        most = self.limits.events_per_table
        if t.n > most + (RESERVED if all(event.kind in LEAVING for event in t.fresh) else 0):
            raise Refused("server-limit", limit="events_per_table", most=most)

    def _is_understood(self, t: Table) -> None:
        """Refuse what an older worker that is still there could not read: it would show secrets, or fail."""
        if not self.roster.can_all_read(t.edition):
            raise Refused("server-updating", {"repeat_after": 60})

    def _came_before(self, id: str, once: Once) -> bool:
        row = self.store.first(_BEFORE, {"id": id, "person": once.person, "client": once.client})
        if row is not None and orjson.loads(row[0]).get("asked") != once.content:
            raise Refused("server-id-used")
        return row is not None

    def _save(self, t: Table, extra: Extra | None = None) -> None:
        if not t.fresh:
            if extra is not None:
                self.store.write(extra)
            return
        expected = t.fresh[0].n - 1
        row = self._row(t)

        def write(c: Connection) -> None:
            move_on = _MOVE_ON if "snapshot" in row else _MOVE_ON_ALONE
            same = {"key": t.id, "expected": expected, "ran": t.bot_worker or ""}
            if move_on.run(c, {**row, **same}) != 1:
                raise TakenNumber
            self._append(c, t)
            if extra is not None:
                extra(c)

        with self.tracing.span("append", n=t.n):
            self.store.write(write)
            self._tell(t, row["bot_worker"])

    def _row(self, t: Table) -> dict[str, Any]:
        """What the database says of a table beside its events. The worker that runs its bots goes on if it can."""
        waiting = bool(t.waiting_for_bots)
        owner = t.bot_worker if waiting else None
        if waiting and (owner is None or owner == self.roster.id or not self.roster.at_work(owner)):
            self.roster.sign()
            owner = self.roster.id
        row = {
            "n": t.n,
            "status": t.status,
            "listed": bool(t.terms["listed"]) and any(seat.free for seat in t.seats),
            "due": t.due,
            "bots": waiting,
            "touched": t.since,
            "bot_worker": owner,
        }
        moved = t.status == PLAYING and all(event.kind in ("move", "back") for event in t.fresh)
        if not moved or not t.kept or t.n - t.kept >= SNAPSHOT:
            row["snapshot"] = orjson.dumps(t.as_json()).decode()
            t.kept = t.n
        return row

    def _append(self, c: Connection, t: Table) -> None:
        rows = [
            {
                "table_id": t.id,
                "n": event.n,
                "at": event.at,
                "kind": event.kind,
                "seat": event.seat,
                "data": orjson.dumps(event.data).decode(),
                "person": event.person,
                "client": event.client,
            }
            for event in t.fresh
        ]
        _APPEND.run(c, *rows)
        told = [
            {
                "table_id": t.id,
                "viewer": message.viewer,
                "id": message.id,
                "body": orjson.dumps(message.body).decode(),
            }
            for message in t.told
        ]
        if told:
            _TELL.run(c, *told)
        if any(event.kind in ("sit", "rise", "forget") for event in t.fresh):
            c.execute(sa.delete(seats).where(seats.c.table_id == t.id))
            taken = [
                {"table_id": t.id, "seat": i, "person": seat.person}
                for i, seat in enumerate(t.seats)
                if seat.person
            ]
            if taken:
                c.execute(sa.insert(seats), taken)
        if t.terms.get("pace") == SLOW or any(_calls(event) for event in t.fresh):
            for write in self.beside:
                write(c, t)
        if t.status == OVER:
            for write in self.at_the_end:
                write(c, t)

    def _tell(self, t: Table, bot_worker: str | None) -> None:
        """It is on disk: streams, bots and other workers hear of it."""
        t.bot_worker = bot_worker
        self.metrics.happened(t.terms["game"], t.fresh)
        t.fresh.clear()
        t.told.clear()
        waiting = len(t.waiting_for_bots) if t.bot_worker == self.roster.id else 0
        for listener in self.listeners:
            listener(t.id, t.n, waiting)

    # --- lists ----------------------------------------------------------------------------------------------

    def open_tables(
        self, most: int, game: str | None = None, places: int | None = None, pace: str | None = None
    ) -> list[str]:
        """Tables with a free seat that want to be found, the latest first; of one kind, where that is asked for."""
        query = sa.select(tables.c.id).where(tables.c.listed, tables.c.status == "gathering")
        for column, value in ((tables.c.game, game), (tables.c.places, places), (tables.c.pace, pace)):
            if value is not None:
                query = query.where(column == value)
        with self.store.reading() as c:
            return list(c.execute(query.order_by(tables.c.created.desc()).limit(most)).scalars())

    def tables_of(self, person: str, most: int = 200) -> list[str]:
        sits = sa.select(seats.c.table_id).where(seats.c.person == person)
        query = sa.select(tables.c.id).where(sa.or_(tables.c.id.in_(sits), tables.c.host == person))
        ended = tables.c.status.in_((OVER, CLOSED))
        with self.store.reading() as c:
            return list(c.execute(query.order_by(ended, tables.c.touched.desc()).limit(most)).scalars())

    def ever_seen_by(self, person: str) -> list[str]:
        """Every table where somebody sits or has ever done anything. Slow: it looks through all events."""
        known = self.tables_of(person, 100_000)
        with self.store.reading() as c:
            did = sa.select(events.c.table_id).where(events.c.person.in_(formerly(c, person))).distinct()
            return list(dict.fromkeys([*known, *c.execute(did).scalars()]))

    def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """How far tables have come; those that are gone are left out."""
        found: dict[str, int] = {}
        with self.store.reading() as c:
            for begin in range(0, len(ids), AT_ONCE):
                rows = c.execute(_NUMBERS, {"ids": ids[begin : begin + AT_ONCE]})
                found.update((row.id, row.n) for row in rows)
        return found

    # --- whom it concerns -----------------------------------------------------------------------------------

    def owns(self, t: Table) -> bool:
        """Whether this worker, and no other, runs a table's bots."""
        return t.bot_worker == self.roster.id and self.roster.believed

    def with_bots_waiting(self) -> list[str]:
        """Tables where bots have to act and this worker, or none, holds the lease."""
        return self._unowned(sa.and_(tables.c.bots, tables.c.status == PLAYING))

    def stopped(self) -> list[str]:
        """Tables whose clocks have counted a time in which nobody could play."""
        early, late = tables.c.touched < self.uptime.end, tables.c.touched > self.clock() + AWAY
        where = (tables.c.status == PLAYING, tables.c.due.is_not(None), sa.or_(early, late))
        with self.store.reading() as c:
            return list(c.execute(sa.select(tables.c.id).where(*where).limit(AT_ONCE)).scalars())

    def run_out(self) -> list[str]:
        """Tables where a clock has run out and no other worker holds the lease."""
        return self._unowned(tables.c.due <= self.clock())

    def _unowned(self, where: sa.ColumnElement[bool]) -> list[str]:
        ours = sa.or_(tables.c.bot_worker == self.roster.id, self.roster.absent(tables.c.bot_worker))
        with self.store.reading() as c:
            return list(c.execute(sa.select(tables.c.id).where(where, ours).limit(AT_ONCE)).scalars())

    def take_over(self, id: str) -> bool:
        """Take the lease of a table that has none; False if another was faster. Refused if its rules are unknown."""
        with self._known.lock(id):
            if self._load(id).bot_worker == self.roster.id:
                return True
            self.roster.sign()
            this = sa.update(tables).where(tables.c.id == id, self.roster.absent(tables.c.bot_worker))

            def write(c: Connection) -> int:
                return c.execute(this.values(bot_worker=self.roster.id)).rowcount

            return self.store.write(write) == 1

    def remove(self, ids: Iterable[str]) -> None:
        """Delete whole tables."""
        gone = list(ids)

        self.store.write(lambda c: delete_tables(c, gone))
        for id in gone:
            self.drop(id)
            self._past.drop(id)


def delete_tables(c: Connection, ids: Iterable[str]) -> None:
    """Delete whole tables, with all that hangs on them but results."""
    kept = (events, messages, seats, codes, counted, reviews, consents, reports, comments, challenges)
    for id in ids:
        c.execute(sa.delete(tables).where(tables.c.id == id))
        for kind in kept:
            c.execute(sa.delete(kind).where(kind.c.table_id == id))


@contextmanager
def _readable(id: str) -> Iterator[None]:
    """Refuse a table whose secret, snapshot and events do not fit together: one bad table stops nothing else."""
    try:
        yield
    except (Refused, SQLAlchemyError):
        raise
    except Exception as error:
        log.exception("a table cannot be read", extra={"table": id})
        raise Refused("server-damaged-table") from error


_NUMBER = Prepared(sa.select(tables.c.n, tables.c.bot_worker).where(tables.c.id == sa.bindparam("id")))
_NUMBERS = sa.select(tables.c.id, tables.c.n).where(tables.c.id.in_(sa.bindparam("ids", expanding=True)))
_ROW = sa.select(tables.c.n, tables.c.bot_worker, tables.c.secret, tables.c.snapshot).where(
    tables.c.id == sa.bindparam("id")
)
_FIRST = sa.select(events.c.data).where(events.c.table_id == sa.bindparam("id"), events.c.n == 1)
_BEFORE = Prepared(
    sa.select(events.c.data).where(
        events.c.table_id == sa.bindparam("id"),
        events.c.person == sa.bindparam("person"),
        events.c.client == sa.bindparam("client"),
    )
)
_MESSAGES = Prepared(
    sa.select(messages.c.id, messages.c.body)
    .where(
        messages.c.table_id == sa.bindparam("id"),
        messages.c.viewer == sa.bindparam("viewer"),
        messages.c.id > sa.bindparam("after"),
    )
    .order_by(messages.c.id)
    .limit(sa.bindparam("most"))
)
_MOVED = ("n", "status", "listed", "due", "bots", "touched", "bot_worker")
_SAME = sa.update(tables).where(
    tables.c.id == sa.bindparam("key"),
    tables.c.n == sa.bindparam("expected"),
    sa.func.coalesce(tables.c.bot_worker, "") == sa.bindparam("ran"),
)
_MOVE_ON = Prepared(_SAME.values({name: sa.bindparam(name) for name in (*_MOVED, "snapshot")}))
_MOVE_ON_ALONE = Prepared(_SAME.values({name: sa.bindparam(name) for name in _MOVED}))
_APPEND = Prepared(
    sa.insert(events).inline(), "table_id", "n", "at", "kind", "seat", "data", "person", "client"
)
_TELL = Prepared(sa.insert(messages).inline(), "table_id", "viewer", "id", "body")
