"""The disk: one SQLite file. An answer means that it is written, and survives a power cut.

All writing goes through one thread that takes whatever waits and commits it together: a hundred moves made at the
same time cost one flush of the disk. Each has a savepoint of its own, so that one that fails takes nobody along.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import QueuePool

FILE = "landbridge.db"
BUSY_MS = 10_000
TOGETHER = 128  # writes in one transaction, at most
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": BUSY_MS, "foreign_keys": 1}  # 2 is FULL

Answer = TypeVar("Answer")
Write = Callable[[Connection], Any]


class StoreError(RuntimeError):
    """The database is not what it has to be, and nothing may be promised on it."""


def engine_at(file: Path, writes: bool) -> Engine:
    """Connections to the file; every one is asked whether it is as safe as it was told to be."""
    engine = sa.create_engine(
        f"sqlite:///{file}",
        poolclass=QueuePool,
        pool_size=1 if writes else 8,
        max_overflow=0 if writes else 64,
        connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000},
    )

    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so, below
        answers = set_pragmas(connection)
        wrong = {name: answer for name, answer in answers.items() if answer != PRAGMAS[name]}
        if wrong:
            raise StoreError(f"{file.name}: SQLite answers {wrong}, wanted {PRAGMAS}")
        if not writes:
            connection.execute("PRAGMA query_only = ON")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", begun)
    return engine


def set_pragmas(connection: sqlite3.Connection) -> dict[str, Any]:
    """Set every pragma; what SQLite then answers, which need not be what it was told."""
    answers: dict[str, Any] = {}
    for name, value in {"busy_timeout": BUSY_MS, **PRAGMAS}.items():
        connection.execute(f"PRAGMA {name} = {value}")
        answers[name] = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return answers


class Store:
    """One data folder."""

    def __init__(self, folder: Path):
        from landbridge.server.migrations import upgrade

        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / FILE
        if not self.file.exists():
            self.file.touch(mode=0o600)  # it holds what decides the cards to come
        self._writer = engine_at(self.file, writes=True)
        upgrade(self._writer)
        self._reader = engine_at(self.file, writes=False)
        self._jobs: SimpleQueue[tuple[Write, Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()
        self._closed = False
        self.commits = 0

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection

    def write(self, job: Callable[[Connection], Answer]) -> Answer:
        """Do a job in a transaction, and come back when it is on disk."""
        if self._closed:
            raise StoreError("the store is closed")
        done: Future[Answer] = Future()
        self._jobs.put((job, done))
        return done.result()

    def pragmas(self) -> list[dict[str, Any]]:
        """What the connections in use answer, the writing one first."""
        told = []
        for engine in (self._writer, self._reader):
            with engine.connect() as connection:
                told.append({n: connection.exec_driver_sql(f"PRAGMA {n}").scalar() for n in PRAGMAS})
        return told

    def close(self) -> None:
        """Write what waits, then close."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        self._writer.dispose()
        self._reader.dispose()

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
            with self._writer.begin() as connection:
                for job, done in batch:
                    try:
                        with connection.begin_nested():
                            answers.append((done, job(connection)))
                    except Exception as error:
                        done.set_exception(error)
        except Exception as error:  # the disk is full, or another process holds the file: nothing was kept
            for done, _ in answers:
                done.set_exception(error)
            return
        self.commits += 1
        for done, answer in answers:
            done.set_result(answer)


def back_up(source: Path, target: Path) -> None:
    """A copy of a database in use, as of one moment; SQLite copies pages while others write."""
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as live, sqlite3.connect(target) as copy:
        live.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        live.backup(copy, pages=256)
        answer = copy.execute("PRAGMA integrity_check").fetchone()[0]
    live.close()
    copy.close()
    if answer != "ok":
        raise StoreError(answer)
