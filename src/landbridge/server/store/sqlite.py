"""SQLite, the default: one file, and connections that are as safe as they were told to be."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import QueuePool

from landbridge.server.store.errors import StoreError

FILE = "landbridge.db"
JOURNALS = ("-wal", "-shm", "-journal")
BUSY_MS = 10_000
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": BUSY_MS, "foreign_keys": 1}  # 2 is FULL
BEGIN, COMMIT = "BEGIN IMMEDIATE", "COMMIT"
NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"  # ms


def private_folder(folder: Path) -> None:
    """A folder that only its owner may enter, if it has to be made; one that is there is left as it is."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def private_file(file: Path) -> None:
    """A database that only its owner can read: it holds the secrets behind the cards to come.

    SQLite gives its journals the mode of the database. One that was restored from elsewhere, or copied by hand, is
    closed as well.
    """
    file.touch(mode=0o600)
    for one in (file, *(file.with_name(file.name + end) for end in JOURNALS)):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # somebody else's, who lets us in
            if one.stat().st_mode & 0o077:
                one.chmod(0o600)


def engine_at(file: Path, writes: bool, begins: bool = True) -> Engine:
    """Connections to the file; every one is asked whether it is as safe as it was told to be.

    `begins`: SQLAlchemy begins transactions and ends them. Otherwise every statement is on its own (`transaction`).
    """
    engine = sa.create_engine(
        f"sqlite:///{file}",
        poolclass=QueuePool,
        pool_size=1 if writes else 8,
        max_overflow=0 if writes else 64,
        pool_reset_on_return="rollback" if writes else None,  # a single statement leaves nothing to end
        isolation_level="SERIALIZABLE" if writes and begins else "AUTOCOMMIT",
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
        connection.exec_driver_sql(BEGIN)

    sa.event.listen(engine, "connect", connected)
    if writes and begins:
        sa.event.listen(engine, "begin", begun)
    return engine


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's connection. Asking it directly takes a tenth of the time."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


class Driver:
    """A connection of SQLite's own, as safe as the engine's, and no longer the engine's."""

    def __init__(self, engine: Engine):
        self._kept = engine.raw_connection()  # closed when nobody holds it
        connection = self._kept.driver_connection
        self._kept.detach()
        assert isinstance(connection, sqlite3.Connection)
        self.connection = connection

    def close(self) -> None:
        self._kept.close()


@contextlib.contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """A transaction on a connection that begins none by itself."""
    driver = driver_of(connection)
    try:
        driver.execute(BEGIN)
    except sqlite3.Error:  # again, for those who watch SQLAlchemy's errors
        connection.exec_driver_sql(BEGIN)
    try:
        yield
        try:
            driver.execute(COMMIT)
        except sqlite3.Error as error:
            try:
                connection.exec_driver_sql(COMMIT)
            except (
                sa.exc.DBAPIError
            ) as told:  # where SQLite has undone everything, only that there is nothing left
                raise told from error
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def set_pragmas(connection: sqlite3.Connection) -> dict[str, Any]:
    """Set every pragma; what SQLite then answers, which need not be what it was told."""
    answers: dict[str, Any] = {}
    for name, value in {"busy_timeout": BUSY_MS, **PRAGMAS}.items():
        connection.execute(f"PRAGMA {name} = {value}")
        answers[name] = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return answers


def back_up(source: Path, target: Path) -> None:
    """A copy of a database in use, as of one moment; SQLite copies pages while others write."""
    private_file(target)
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as live, sqlite3.connect(target) as copy:
        live.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        live.backup(copy, pages=256)
        answer = copy.execute("PRAGMA integrity_check").fetchone()[0]
    live.close()
    copy.close()
    if answer != "ok":
        raise StoreError(answer)
