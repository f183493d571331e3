"""What is to be sent. A notice is on disk with the event behind it; workers turn it into deliveries and send each once.

A worker claims a delivery for as long as sending may take. If it dies meanwhile, another one sends it after that: then
a delivery can arrive twice, and its `tag` lets whoever receives it put the second in the place of the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.notify.causes import EVERYBODY, Cause, fresh
from landbridge.server.store.people import DAY, Clock
from landbridge.server.store.schema.notify import deliveries, hooks, hushed, notices, subscriptions, wishes
from landbridge.server.store.sql.database import Store
from landbridge.table.table import Table

LEASE = 60_000  # ms; longer than any sending takes
BACKOFF = (
    5_000,
    30_000,
    120_000,
    600_000,
    3_600_000,
)  # ms after the first, second … failure; then it is given up
KEPT_DAYS = 2  # what was sent is kept so long, for whoever looks what happened
AT_ONCE = 100
PUSH, HOOK, MAIL = "push", "hook", "mail"
WAITING, SENT, STALE, FAILED = "", "sent", "stale", "failed"


class Delivery(NamedTuple):
    id: str
    channel: str
    target: str
    table: str
    cause: Cause
    made: int
    tries: int


Quiet = Callable[[Any, int], int]  # a row of wishes and a time; the time when it may be sent


class Outbox:
    def __init__(self, store: Store, clock: Clock, quiet: Quiet):
        self.store, self.clock, self.quiet = store, clock, quiet
        self.added = False  # since somebody looked; only to look sooner

    def note(self, c: Connection, t: Table) -> None:
        """Beside the events of a table, in their transaction."""
        if not t.fresh:
            return
        found = fresh(t)
        if found:
            self.tell(c, t.id, found)

    def tell(self, c: Connection, table: str, causes: Sequence[Cause]) -> None:
        """Beside something that happens to people rather than at a table, in its transaction."""
        now = self.clock()
        rows = [{"id": one.id(table), "table_id": table, "made": now, **one._asdict()} for one in causes]
        c.execute(sa.insert(notices), rows)
        self.added = True

    def untell(self, c: Connection, kind: str, table: str, person: str) -> None:
        """What has not been sent yet is not sent."""
        for place in (notices, deliveries):
            this = place.c.kind == kind, place.c.table_id == table, place.c.person == person
            unsent = (deliveries.c.state == WAITING,) if place is deliveries else ()
            c.execute(sa.delete(place).where(*this, *unsent))

    # --- notices become deliveries -----------------------------------------------------------------------------

    def expand(self) -> int:
        """Turn notices into deliveries, for all who want them; how many there are."""
        with self.store.reading() as c:
            found = c.execute(sa.select(notices).order_by(notices.c.made).limit(AT_ONCE)).all()
        return sum(self.store.write(partial(self._expand, notice=one)) for one in found)

    def _expand(self, c: Connection, notice: Any) -> int:
        # Of two workers one deletes it, and that one sends.
        if c.execute(sa.delete(notices).where(notices.c.id == notice.id)).rowcount != 1:
            return 0
        cause = Cause(notice.kind, notice.person, notice.n, notice.seats)
        if cause.person == EVERYBODY:
            here = (
                hooks.c.table_id == notice.table_id,
                hooks.c.created <= notice.made,
            )  # not of what was before
            targets = [(HOOK, id) for id in c.execute(sa.select(hooks.c.id).where(*here)).scalars()]
            due = notice.made
        else:
            mine = wishes.c.person == cause.person
            wish = c.execute(sa.select(wishes).where(mine)).first()
            hush = hushed.c.person == cause.person, hushed.c.table_id == notice.table_id
            if c.execute(sa.select(hushed).where(*hush)).first() is not None:
                return 0
            if wish is not None and cause.kind in wish.unwanted.split():
                return 0
            own = subscriptions.c.person == cause.person
            targets = [(PUSH, id) for id in c.execute(sa.select(subscriptions.c.id).where(own)).scalars()]
            if wish is not None and wish.mail and not wish.mail_code:
                targets.append((MAIL, cause.person))
            due = self.quiet(wish, notice.made)
        self._add(c, notice.table_id, cause, targets, notice.made, due)
        return len(targets)

    def _add(
        self,
        c: Connection,
        table: str,
        cause: Cause,
        targets: Sequence[tuple[str, str]],
        made: int,
        due: int,
    ) -> None:
        rows = [
            {
                "id": f"{cause.id(table)} {channel} {target}",
                "channel": channel,
                "target": target,
                "table_id": table,
                "made": made,
                "due": due,
                "tries": 0,
                "lease": 0,
                "state": WAITING,
                **cause._asdict(),
            }
            for channel, target in targets
        ]
        if rows:
            c.execute(sa.insert(deliveries), rows)

    def add(self, c: Connection, table: str, cause: Cause, targets: Sequence[tuple[str, str]]) -> None:
        """Something that was asked for, to be sent at once."""
        now = self.clock()
        self._add(c, table, cause, targets, now, now)
        self.added = True

    # --- deliveries are sent ---------------------------------------------------------------------------------------

    def claim(self, channel: str, most: int, busy: Sequence[str] = ()) -> list[Delivery]:
        """Deliveries that are due and that this worker, and no other, is to send now; none to `busy` targets."""
        if most <= 0:
            return []
        now = self.clock()
        free = sa.and_(deliveries.c.state == WAITING, deliveries.c.due <= now, deliveries.c.lease <= now)
        query = sa.select(deliveries).where(free, deliveries.c.channel == channel)
        if busy:
            query = query.where(deliveries.c.target.not_in(busy))
        with self.store.reading() as c:
            rows = c.execute(query.order_by(deliveries.c.due).limit(4 * most)).all()
        first = list({row.target: row for row in reversed(rows)}.values())[
            :most
        ]  # one at a time to each target
        if not first:
            return []

        def write(c: Connection) -> list[Delivery]:
            mine = []
            for row in first:
                take = sa.update(deliveries).where(deliveries.c.id == row.id, free)
                if c.execute(take.values(lease=now + LEASE, tries=deliveries.c.tries + 1)).rowcount == 1:
                    cause = Cause(row.kind, row.person, row.n, row.seats)
                    place = (row.id, row.channel, row.target, row.table_id)
                    mine.append(Delivery(*place, cause, row.made, row.tries + 1))
            return mine

        return self.store.write(write)

    def settle(self, delivery: Delivery, state: str) -> None:
        """It is done with; what it said of a code is forgotten."""
        this = sa.update(deliveries).where(deliveries.c.id == delivery.id)
        self.store.write(lambda c: c.execute(this.values(state=state, lease=0, seats="")))

    def again(self, delivery: Delivery, wait: int = 0) -> bool:
        """Try again later, at least after `wait` ms; False if it was tried often enough."""
        if delivery.tries > len(BACKOFF):
            self.settle(delivery, FAILED)
            return False
        now = self.clock()
        due = now + max(wait, BACKOFF[delivery.tries - 1])

        def write(c: Connection) -> None:
            if delivery.channel != HOOK:
                mine = wishes.c.person == delivery.cause.person
                later = self.quiet(c.execute(sa.select(wishes).where(mine)).first(), due)
            else:
                later = due
            this = sa.update(deliveries).where(deliveries.c.id == delivery.id)
            c.execute(this.values(lease=0, due=later))

        self.store.write(write)
        return True

    def drop_target(self, channel: str, target: str) -> None:
        """A place that is gone for good, and everything that was to go there."""
        kind = subscriptions if channel == PUSH else hooks

        def write(c: Connection) -> None:
            c.execute(sa.delete(kind).where(kind.c.id == target))
            c.execute(sa.delete(deliveries).where(deliveries.c.target == target))

        self.store.write(write)

    def clear(self) -> None:
        """Forget what was sent or given up some days ago, and what belonged to tables that are gone."""
        from landbridge.server.store.schema import tables

        old = self.clock() - KEPT_DAYS * DAY

        def write(c: Connection) -> None:
            c.execute(sa.delete(deliveries).where(deliveries.c.state != WAITING, deliveries.c.made < old))
            there = sa.select(tables.c.id)
            for kind in (hooks, hushed):
                c.execute(sa.delete(kind).where(kind.c.table_id.not_in(there)))

        self.store.write(write)
