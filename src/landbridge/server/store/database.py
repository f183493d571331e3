"""The database, SQLite or PostgreSQL. An answer means that data is written and survives a power cut.

SQLite takes one writer at a time. All writing goes through one thread, which commits everything that is waiting at
once, so that a hundred simultaneous moves cost one flush of the disk. Each write has its own savepoint, and one that
fails does not affect the others. PostgreSQL groups flushes itself, so there every write is its own transaction.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError

from landbridge.server.store import postgres, sqlite
from landbridge.server.store.errors import StoreError
from landbridge.server.store.migrations import upgrade
from landbridge.server.store.schema import ledger

TOGETHER = 128  # writes in one transaction, at most
ATTEMPTS = 5
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
            self._writes = Batches(engine)
            self._reader = sqlite.engine_at(file, writes=False).execution_options(
                isolation_level="AUTOCOMMIT"
            )
            self.now = sa.literal_column(sqlite.NOW, sa.BigInteger)
        try:
            upgrade(engine)
            not_moved(engine)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection

    def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """Run a job in a transaction and return when it is on disk. It may be retried, so it must keep no state."""
        return self._writes.write(job)

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
        told = []
        for engine in (self._writes.engine, self._reader):
            with engine.connect() as connection:
                told.append({n: connection.exec_driver_sql(f"PRAGMA {n}").scalar() for n in sqlite.PRAGMAS})
        return told

    def close(self) -> None:
        """Write everything that is waiting, then close."""
        self._writes.close()
        self._writes.engine.dispose()
        self._reader.dispose()


class Transactions:
    """Every write is its own transaction, on the caller's connection."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.commits = 0
        self._closed = False

    def write(self, job: Callable[[Connection], Answer]) -> Answer:
        if self._closed:
            raise StoreError("the store is closed")
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with self.engine.begin() as connection:
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
    """A thread that commits everything that is waiting at once."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.commits = 0
        self._closed = False
        self._jobs: SimpleQueue[tuple[Write, Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    def write(self, job: Callable[[Connection], Answer]) -> Answer:
        if self._closed:
            raise StoreError("the store is closed")
        done: Future[Answer] = Future()
        self._jobs.put((job, done))
        return done.result()

    def close(self) -> None:
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[tuple[Write, Future[Any]]]) -> None:
        answers: list[tuple[Future[Any], Any]] = []
        try:
            with self.engine.begin() as connection:
                for job, done in batch:
                    self._run(connection, job, done, answers, alone=len(batch) == 1)
        except Exception as error:  # the disk is full, or another process holds the file: nothing was kept
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        self.commits += 1
        for done, answer in answers:
            done.set_result(answer)

    def _run(
        self,
        connection: Connection,
        job: Write,
        done: Future[Any],
        answers: list[tuple[Future[Any], Any]],
        alone: bool,
    ) -> None:
        """One of a batch: if it fails, nothing is kept of it and the others go on."""
        if alone:
            answers.append((done, job(connection)))  # then there is nothing else to keep
            return
        connection.exec_driver_sql("SAVEPOINT one")
        try:
            answers.append((done, job(connection)))
        except Exception as error:
            connection.exec_driver_sql("ROLLBACK TO one")
            done.set_exception(error)
        connection.exec_driver_sql("RELEASE one")
