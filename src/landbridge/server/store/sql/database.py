"""The database, SQLite or PostgreSQL. An answer means that data is written and survives a power cut.

SQLite takes one writer at a time. Whoever finds nobody writing commits everything that is waiting, so that a hundred
simultaneous moves cost one flush of the disk, and a single one costs no change of threads. If a write fails, all of
its batch are done again, each with a savepoint of its own, so that it does not affect the others. PostgreSQL groups
flushes itself, so there every write is its own transaction.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError

from landbridge.server.store.migrations import upgrade
from landbridge.server.store.schema import ledger
from landbridge.server.store.sql import postgres, sqlite
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.store.sql.prepared import Prepared, Row

TOGETHER = 128  # writes in one transaction, at most
BETWEEN_CHECKPOINTS = 100  # commits, a megabyte or two of journal
ATTEMPTS = 5
TIDYINGS, TIDYING = 100, 0.02  # s; how often the journal is asked to be emptied
IN_THE_WAY = ("40001", "40P01")  # two transactions waited for each other; nothing was kept of this one
CONNECTIONS = 10
MOVED, MOVED_TABLES = "moved", "moved_tables"  # in the ledger, and what a table is called afterwards

Answer = TypeVar("Answer")
Write = Callable[[Connection], Any]


class Moved(StoreError):
    """Everything in this database was moved to another place."""


def not_moved(engine: Engine) -> None:
    """Refuse a database whose tables were moved away."""
    with engine.connect() as c:
        if sa.inspect(c).has_table(ledger.name):
            moved = c.execute(sa.select(ledger.c.value).where(ledger.c.name == MOVED)).scalar()
            if moved is not None:
                raise Moved(str(moved))


class Store:
    """One server's database."""

    now: sa.ColumnElement[int]  # ms, by the database's own clock

    def __init__(self, folder: Path, database: str = "", connections: int = CONNECTIONS):
        """In a folder; with the address of a database, there."""
        self._writes: Batches | Transactions
        self._reader: Engine
        self._idle: deque[sqlite.Driver] = deque()  # for reading
        sqlite.private_folder(folder)
        if database:
            engine = postgres.engine_at(database, connections)
            self._writes = Transactions(engine)
            self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
            self.now = sa.literal_column(postgres.NOW, sa.BigInteger)
        else:
            file = folder / sqlite.FILE
            sqlite.private_file(file)
            engine = sqlite.engine_at(file, writes=True)
            self._writes = Batches(
                sqlite.engine_at(file, writes=True, begins=False), sqlite.Checkpoints(file)
            )
            self._reader = sqlite.engine_at(file, writes=False)
            self.now = sa.literal_column(sqlite.NOW, sa.BigInteger)
        try:
            upgrade(engine)
            not_moved(engine)
        except BaseException:
            self.close()
            raise
        finally:
            if engine is not self._writes.engine:
                engine.dispose()

    def first(self, prepared: Prepared, values: Mapping[str, Any]) -> Row | None:
        """The first row that a prepared statement finds. SQLite's driver is asked directly."""
        if isinstance(self._writes, Batches):
            try:
                driver = self._idle.pop()
            except IndexError:
                driver = sqlite.Driver(self._reader)
            try:
                return prepared.first_of(driver.connection, values)
            except sqlite3.Error:
                pass  # asked again, for those who watch SQLAlchemy's errors
            finally:
                self._idle.append(driver)
        with self.reading() as c:
            return prepared.first(c, values)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection

    def write(self, job: Callable[[Connection], Answer], alone: str = "") -> Answer:
        """Run a job in a transaction and return when it is on disk. It may be retried, so it must keep no state.

        `alone`: no other job of this name runs at the same time, on any worker. For whatever counts before it adds;
        SQLite has one writer anyway.
        """
        return self._writes.write(job, alone)

    def tidy(self) -> None:
        """Leave nothing in SQLite's journal of what was deleted.

        SQLite waits for readers, but not for somebody else who is just copying the journal: it answers at once
        that it has done nothing. So it is asked again. What is still in the way then is left to the next call.
        """
        if isinstance(self._writes, Batches):
            with self.reading() as c:
                for _ in range(TIDYINGS):
                    busy, *_ = c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
                    if not busy:
                        return
                    time.sleep(TIDYING)

    @property
    def commits(self) -> int:
        return self._writes.commits

    @property
    def engines(self) -> list[Engine]:
        """Each connection's errors are told by exactly one of them."""
        shared = self._reader.pool is self._writes.engine.pool
        return [self._writes.engine] if shared else [self._writes.engine, self._reader]

    def pragmas(self) -> list[dict[str, Any]]:
        """What SQLite's connections in use answer, the writing one first."""

        def ask(c: Connection) -> dict[str, Any]:
            return {name: c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in sqlite.PRAGMAS}

        with self.reading() as reader:
            return [self.write(ask), ask(reader)]

    def close(self) -> None:
        """Write everything that is waiting, then close."""
        self._writes.close()
        self._writes.engine.dispose()
        self._reader.dispose()
        while self._idle:
            self._idle.pop().close()


class Transactions:
    """Every write is its own transaction, on the caller's connection."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.commits = 0
        self._closed = False

    def write(self, job: Callable[[Connection], Answer], alone: str = "") -> Answer:
        if self._closed:
            raise StoreError("the store is closed")
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with self.engine.begin() as connection:
                    if alone:
                        connection.execute(postgres.ALONE, {"name": alone})
                    answer = job(connection)
                self.commits += 1
                return answer
            except OperationalError as error:
                if attempt == ATTEMPTS or getattr(error.orig, "sqlstate", None) not in IN_THE_WAY:
                    raise
            time.sleep(0.02 * attempt)  # the other one first
        raise AssertionError("unreachable")

    def close(self) -> None:
        self._closed = True


class Batches:
    """One of those who wait commits everything that is waiting; then the first of those who came meanwhile does."""

    def __init__(self, engine: Engine, checkpoints: sqlite.Checkpoints):
        self.engine = engine
        self.commits = 0
        self._checkpoints = checkpoints
        self._closed = False
        self._connection: Connection | None = None
        self._lock = threading.Lock()
        self._committing = False
        self._waiting: deque[Waiting] = deque()

    def write(self, job: Callable[[Connection], Answer], _name: str = "") -> Answer:
        mine = Waiting(job)
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed")
            self._waiting.append(mine)
            alone, self._committing = not self._committing, True
        if not alone:
            mine.wait()
        if not mine.done:
            self._commit_waiting()
        return cast(Answer, mine.result())

    def close(self) -> None:
        """Return when everything that was waiting is written."""
        with self._lock:
            self._closed = True
        while self._committing:
            time.sleep(0.001)
        if self._connection is not None:
            self._connection.close()
        self._checkpoints.close()

    def _commit_waiting(self) -> None:
        with self._lock:
            batch = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
        try:
            self._commit(batch)
        finally:
            with self._lock:
                following = self._waiting[0] if self._waiting else None
                self._committing = following is not None
            for one in batch:
                one.go_on()
            if following is not None:
                following.go_on()

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()  # and kept
            if len(batch) == 1 or not self._run_together(self._connection, batch):
                with sqlite.transaction(self._connection):
                    for one in batch:
                        self._run(self._connection, one, alone=len(batch) == 1)
        except (
            BaseException
        ) as error:  # the disk is full, or another process holds the file: nothing was kept
            for one in batch:
                one.failed(error)
            if not isinstance(error, Exception):
                raise
            return
        self.commits += 1
        if self.commits % BETWEEN_CHECKPOINTS == 0:
            self._checkpoints.due()
        for one in batch:
            one.done = True

    def _run_together(self, connection: Connection, batch: list[Waiting]) -> bool:
        """A whole batch without savepoints: two statements less for each. False: one failed, and nothing was kept."""
        try:
            with sqlite.transaction(connection):
                for one in batch:
                    one.answer = one.job(connection)
        except Exception:
            return False
        return True

    def _run(self, connection: Connection, one: Waiting, alone: bool) -> None:
        """One of a batch: if it fails, nothing is kept of it and the others go on."""
        if alone:
            one.answer = one.job(connection)  # then there is nothing else to keep
            return
        driver = sqlite.driver_of(connection)
        driver.execute("SAVEPOINT one")
        try:
            one.answer = one.job(connection)
        except Exception as error:
            one.failed(error)
            connection.exec_driver_sql("ROLLBACK TO one")  # SQLite may have ended everything, and says so
        driver.execute("RELEASE one")


class Waiting:
    """A job, and whoever waits for it: until it is done, or until it is their turn to commit."""

    def __init__(self, job: Write):
        self.job = job
        self.done = False
        self.answer: Any = None
        self._error: BaseException | None = None
        self._turn = threading.Lock()
        self._turn.acquire()

    def wait(self) -> None:
        self._turn.acquire()

    def go_on(self) -> None:
        self._turn.release()

    def failed(self, error: BaseException) -> None:
        """What fails first is the reason."""
        self._error = self._error or error
        self.done = True

    def result(self) -> Any:
        if self._error is not None:
            raise self._error
        return self.answer
