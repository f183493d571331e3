"""When the server was away: the clocks of tables stand still then.

While a clock runs, one row of the ledger says when a worker was last at work. If it falls behind by more than a moment,
nobody could play in between: the server was down, stopped or without its database, or the wall clock was set ahead.
Such gaps are kept in the same row, and what they took from a clock is given back before anything else happens at the
table (`Tables.act`). A clock that was set back takes the row and the tables with it.
"""

from __future__ import annotations

import json
import logging
import threading
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from landbridge.server.store.people import Clock
from landbridge.server.store.schema import ledger, tables
from landbridge.server.store.sql.database import Store
from landbridge.table.parts import PLAYING

log = logging.getLogger("landbridge.server.run.uptime")
NAME = "at work"  # in the ledger
PULSE = 1.0  # seconds between two beats
AWAY = (
    3_000  # ms without a beat in which nobody could play; machines may also disagree on the time by as much
)
KEPT = 100  # gaps


class Gap(NamedTuple):
    begin: int  # ms
    end: int


class Row(NamedTuple):
    at: int  # when a worker was last at work, ms
    gaps: tuple[Gap, ...] = ()

    @classmethod
    def read(cls, text: str) -> Row:
        kept = json.loads(text)
        return cls(kept["at"], tuple(Gap(*gap) for gap in kept["gaps"]))


class Uptime:
    def __init__(self, store: Store, clock: Clock):
        self.store, self.clock = store, clock
        self.gaps: tuple[Gap, ...] = ()
        self._beaten = 0  # ms; when this worker last looked
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="uptime", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def lost(self, since: int, now: int) -> int:
        """Return how many ms between two moments nobody could play in."""
        if abs(now - self._beaten) > AWAY:
            self.beat()
        return sum(max(0, min(now, gap.end) - max(since, gap.begin)) for gap in self.gaps)

    @property
    def end(self) -> int:
        """When the last gap was over."""
        return self.gaps[-1].end if self.gaps else 0

    def beat(self) -> None:
        """Say that a worker is at work, and find out whether any was. Nothing is written while no clock runs."""
        now = self.clock()
        with self.store.reading() as c:
            text = c.execute(_ROW).scalar()
            row = Row.read(text) if text else Row(0)
            new = self._next(c, row, now)
        if new is not None:
            with_gap = new.gaps[len(row.gaps) :] if len(new.gaps) > len(row.gaps) else ()
            value = json.dumps(new._asdict())
            try:
                written = self.store.write(lambda c: _put(c, text, value))
            except IntegrityError:
                written = False
            if written and with_gap:
                seconds = (new.gaps[-1].end - new.gaps[-1].begin) // 1000
                log.warning("nobody could play for %d seconds; clocks stand still for as long", seconds)
            if not written:  # another worker was faster
                with self.store.reading() as c:
                    text = c.execute(_ROW).scalar()
                new = Row.read(text) if text else row
        self.gaps = (new or row).gaps
        self._beaten = now

    def _next(self, c: Connection, row: Row, now: int) -> Row | None:
        """What the row should say now; None: what it says."""
        if row.at - now > AWAY:  # the clock was set back: what has not passed yet will be played in
            return Row(now, tuple(gap for gap in row.gaps if gap.end <= now))
        if now - row.at < PULSE * 1000 or not c.execute(_running(now)).scalar():
            return None
        if now - row.at > AWAY and c.execute(_running(now - AWAY)).scalar():
            return Row(now, (*row.gaps, Gap(row.at, now))[-KEPT:])
        return Row(now, row.gaps)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self.beat()
            except SQLAlchemyError as error:
                log.warning("the database does not answer: %s", type(error).__name__)
            except Exception:
                log.exception("the server's uptime cannot be kept")
            self._stop.wait(PULSE)


_ROW = sa.select(ledger.c.value).where(ledger.c.name == NAME)


def _put(c: Connection, before: str | None, value: str) -> bool:
    if before is None:
        c.execute(sa.insert(ledger).values(name=NAME, value=value))
        return True
    this = sa.update(ledger).where(ledger.c.name == NAME, ledger.c.value == before)
    return c.execute(this.values(value=value)).rowcount == 1


def _running(touched: int) -> sa.Select[tuple[str]]:
    """Whether a clock runs at a table where nothing has happened since then."""
    where = (tables.c.status == PLAYING, tables.c.due.is_not(None), tables.c.touched <= touched)
    return sa.select(tables.c.id).where(*where).limit(1)
