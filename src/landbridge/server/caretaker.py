"""Looks after all tables: clocks that run out, bots nobody asked yet, what other processes did, what is too old."""

from __future__ import annotations

import logging
import threading

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.bots import Thinkers
from landbridge.server.people import DAY, Clock
from landbridge.server.refusals import Refused
from landbridge.server.schema import codes, events, people, seats, tables, tokens
from landbridge.server.streams import Streams
from landbridge.server.table import CLOSED, GATHERING, OVER, PLAYING
from landbridge.server.tables import Tables

log = logging.getLogger("landbridge.server.caretaker")
EVERY = 0.25  # seconds
BOTS_EVERY = 12  # rounds
OLD_EVERY = 14_400  # rounds: an hour
GUEST_DAYS = 365  # somebody without a table who was not seen for so long is forgotten


class Caretaker:
    def __init__(self, tables: Tables, streams: Streams, thinkers: Thinkers, clock: Clock):
        self.tables, self.streams, self.thinkers, self.clock = tables, streams, thinkers, clock
        self._stop = threading.Event()
        self._seen = self._last()
        self._thread = threading.Thread(target=self._run, name="caretaker", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        turn = 0
        while not self._stop.is_set():
            try:
                self.notice()
                self.clocks()
                if turn % BOTS_EVERY == 0:
                    for table in self.tables.with_bots_waiting():
                        self.thinkers.changed(table, 1)
                if turn % OLD_EVERY == 0:
                    self.clear_away()
            except Exception:
                log.exception("the caretaker stumbled")
            turn += 1
            self._stop.wait(EVERY)

    def _last(self) -> int:
        with self.tables.store.reading() as c:
            return c.execute(sa.select(sa.func.max(events.c.seq))).scalar() or 0

    def notice(self) -> None:
        """Wake the streams of tables where something was appended, by whichever process."""
        last = self._last()
        if last == self._seen:
            return
        with self.tables.store.reading() as c:
            query = sa.select(events.c.table_id).where(events.c.seq > self._seen).distinct()
            changed = list(c.execute(query).scalars())
        self._seen = last
        for table in changed:
            self.streams.wake(table)

    def clocks(self) -> None:
        for table in self.tables.run_out():
            try:
                self.tables.act(table, lambda t, now: None, lambda t, repeated: None)
            except Refused:
                log.warning("a clock ran out at a table that cannot be opened")

    def clear_away(self) -> None:
        """Tables that were opened, left or ended long ago, and guests nobody has seen for a year."""
        limits, now = self.tables.limits, self.clock()
        for statuses, days in (
            ((GATHERING,), limits.open_days),
            ((PLAYING,), limits.rest_days),
            ((OVER, CLOSED), limits.kept_days),
        ):
            query = sa.select(tables.c.id).where(
                tables.c.status.in_(statuses), tables.c.touched < now - days * DAY
            )
            with self.tables.store.reading() as c:
                old = list(c.execute(query).scalars())
            if old:
                self.tables.remove(old)

        def write(c: Connection) -> None:
            c.execute(sa.delete(codes).where(codes.c.expires < now))
            busy = sa.select(seats.c.person).union(sa.select(tables.c.host))
            lost = sa.select(people.c.id).where(
                people.c.seen < now - GUEST_DAYS * DAY, people.c.id.not_in(busy)
            )
            for kind in (tokens, codes):
                c.execute(sa.delete(kind).where(kind.c.person.in_(lost)))
            c.execute(
                sa.delete(people).where(people.c.seen < now - GUEST_DAYS * DAY, people.c.id.not_in(busy))
            )

        self.tables.store.write(write)
