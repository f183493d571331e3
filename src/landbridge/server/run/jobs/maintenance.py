"""Regular work for all tables: clocks that run out, bots nobody runs, events of other workers, deleting old tables."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from landbridge.server.http.streams import Streams
from landbridge.server.run.bots.bot_pool import BotPool
from landbridge.server.run.process import collector
from landbridge.server.store import personal
from landbridge.server.store.devices import gone
from landbridge.server.store.people import DAY, Clock
from landbridge.server.store.schema import codes, ledger, people, reviews, seats, tables
from landbridge.server.store.tables import Tables
from landbridge.table import actions
from landbridge.table.parts import CLOSED, GATHERING, OVER, PLAYING
from landbridge.table.refusals import Refused

log = logging.getLogger("landbridge.server.run.jobs.maintenance")
ROUND = 0.25  # seconds
NOTIFIED = 1.5  # between queries of the database where a bus reports most things at once
SPARING, LONGEST_REST = (
    20,
    5.0,
)  # a chore rests so many times as long as it took, but not longer than these seconds
BOTS = 1.5
ROSTER = 1.0
DEVICES = 5.0
CLEARING = 600.0
HOUR = 3_600_000  # ms
LEFT_ALONE = ("server-old-rules", "server-elsewhere", "server-updating", "server-damaged-table")
CLEARED = "cleared"  # in the ledger: when old tables were last deleted
GUEST_DAYS = 365  # a guest without a table who was not seen for this long is deleted


class Chore(NamedTuple):
    every: float  # seconds
    do: Callable[[], None]
    at_once: bool = True  # when a server starts; otherwise after the first pause


class Maintenance:
    def __init__(
        self,
        tables: Tables,
        streams: Streams,
        bot_pool: BotPool,
        clock: Clock,
        notified: bool,
        signs: bool,
        more: Sequence[Chore] = (),
    ):
        """`notified`: other workers send notices over a bus. `signs`: the roster is signed even when idle."""
        self.tables, self.streams, self.bot_pool, self.clock = tables, streams, bot_pool, clock
        self.roster = tables.roster
        self.signs = signs
        self._foreign: set[str] = set()  # tables that this worker cannot open
        self._stop = threading.Event()
        self._missed = threading.Event()
        self._chores = [
            Chore(ROSTER, self.sign),
            Chore(NOTIFIED if notified else ROUND, streams.look_around),
            Chore(ROUND, self.clocks),
            Chore(BOTS, self.bots),
            Chore(DEVICES, self.devices),
            Chore(CLEARING, self.clear_hourly),
            Chore(collector.HOUR, collector.collect_all, at_once=False),
            Chore(collector.MINUTE, collector.put_aside, at_once=False),
            *more,
        ]
        self._thread = threading.Thread(target=self._run, name="maintenance", daemon=True)

    def start(self) -> None:
        collector.start()
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        collector.stop()

    def missed(self) -> None:
        """Notices may have been lost: ask the database at once."""
        self._missed.set()

    def _run(self) -> None:
        due = [0.0 if chore.at_once else time.monotonic() + chore.every for chore in self._chores]
        while not self._stop.is_set():
            if self._missed.is_set():
                self._missed.clear()
                self._do(self.streams.look_around)
            for place, chore in enumerate(self._chores):
                if time.monotonic() >= due[place] and not self._stop.is_set():
                    begun = time.monotonic()
                    self._do(chore.do)
                    took = time.monotonic() - begun
                    due[place] = begun + max(chore.every, min(LONGEST_REST, SPARING * took))
            self._stop.wait(ROUND)

    def _do(self, chore: Callable[[], None]) -> None:
        try:
            chore()
        except SQLAlchemyError as error:
            log.warning("the database does not answer maintenance: %s", type(error).__name__)
            self._stop.wait(ROUND)
        except Exception:
            log.exception("maintenance failed")

    def sign(self) -> None:
        if self.signs or self.bot_pool.busy:
            self.roster.sign()

    def bots(self) -> None:
        """Queue tables of this worker that are missing there, and take over those of workers that are gone."""
        self._for_each(self.tables.with_bots_waiting(), self.bot_pool.enqueue)

    def devices(self) -> None:
        """End the streams of devices that were signed out, perhaps at another worker."""
        if watching := self.streams.devices:
            self.streams.sign_out(gone(self.tables.store, watching))

    def clocks(self) -> None:
        """Set right what clocks have counted while nobody could play; then see which have run out."""
        self._for_each(self.tables.stopped(), self._look_at)
        self._for_each(self.tables.run_out(), self._run_out)

    def _look_at(self, table: str) -> None:
        self.tables.act(table, lambda t, now: None)

    def _run_out(self, table: str) -> None:
        self.tables.act(table, actions.run_out)

    def _for_each(self, found: list[str], do: Callable[[str], None]) -> None:
        for table in found:
            if table in self._foreign:
                continue
            try:
                if self.tables.take_over(table):
                    do(table)
            except Refused as refused:
                if refused.fact.key in LEFT_ALONE:
                    self._foreign.add(table)
                    log.warning("a table cannot be opened here: %s", refused.fact.key)

    def clear_hourly(self) -> None:
        """Once an hour, by whichever worker comes first."""
        now = self.clock()

        def claim(c: Connection) -> bool:
            mine = sa.update(ledger).where(ledger.c.name == CLEARED)
            last = c.execute(sa.select(ledger.c.value).where(ledger.c.name == CLEARED)).scalar()
            if last is None:
                c.execute(sa.insert(ledger).values(name=CLEARED, value=str(now)))
                return True
            if now - int(last) < HOUR:
                return False
            return c.execute(mine.where(ledger.c.value == last).values(value=str(now))).rowcount == 1

        if self.tables.store.write(claim):
            self.clear_away()

    def clear_away(self) -> None:
        """Delete tables that were opened, left or ended long ago, and guests nobody has seen for a year."""
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

        self._foreign.clear()

        def write(c: Connection) -> None:
            self.roster.forget(c)
            c.execute(sa.delete(codes).where(codes.c.expires < now))
            ours = sa.select(tables.c.id)
            brought = sa.and_(reviews.c.made < now - limits.kept_days * DAY, reviews.c.table_id.not_in(ours))
            c.execute(sa.delete(reviews).where(brought))
            busy = sa.select(seats.c.person).union(sa.select(tables.c.host))
            lost = sa.select(people.c.id).where(
                people.c.seen < now - GUEST_DAYS * DAY, people.c.id.not_in(busy)
            )
            personal.erase(c, lost)
            c.execute(
                sa.delete(people).where(people.c.seen < now - GUEST_DAYS * DAY, people.c.id.not_in(busy))
            )

        self.tables.store.write(write)
        self.tables.store.tidy()
