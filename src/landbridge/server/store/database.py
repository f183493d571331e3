"""The database, SQLite or PostgreSQL. An answer means that data is written and survives a power cut.

SQLite takes one writer at a time, so writes are gathered (`batches`). PostgreSQL groups flushes itself: there every
write is its own transaction.
"""

from __future__ import annotations

import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import OperationalError

from landbridge.server.store import postgres, sqlite
from landbridge.server.store.batches import Batches
from landbridge.server.store.errors import StoreError
from landbridge.server.store.migrations import upgrade
from landbridge.server.store.prepared import Prepared, Row
from landbridge.server.store.schema import ledger

ATTEMPTS = 5
IN_THE_WAY = ("40001", "40P01")  # two transactions waited for each other; nothing was kept of this one
CONNECTIONS = 10
MOVED, MOVED_TABLES = "moved", "moved_tables"  # in the ledger, and what a table is called afterwards

Answer = TypeVar("Answer")


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
            self._writes = Batches(sqlite.engine_at(file, writes=True, begins=False))
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
        if self.is_file:
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

    def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """Run a job in a transaction and return when it is on disk. It may be retried, so it must keep no state."""
        return self._writes.write(job)

    @property
    def is_file(self) -> bool:
        """SQLite, not another process that is asked over a network."""
        return isinstance(self._writes, Batches)

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
