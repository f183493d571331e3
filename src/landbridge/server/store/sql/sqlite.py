"""SQLite, the default: one file, and connections that are as safe as they were told to be."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import QueuePool

from landbridge.server.store.sql.errors import StoreError

FILE = "landbridge.db"
JOURNALS = ("-wal", "-shm", "-journal")
BUSY_MS = 10_000
LONGEST = 16_000  # pages of the journal, 64 MiB: whoever commits beyond them copies them first
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "busy_timeout": BUSY_MS,
    "foreign_keys": 1,
    "secure_delete": 1,  # what somebody has deleted is overwritten
    "wal_autocheckpoint": LONGEST,
}
LOOKS, PAUSE = 2_000, 0.0005  # s; whether another process still writes
AT_ONCE = "PRAGMA busy_timeout = 0"
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

    `begins`: SQLAlchemy begins transactions and ends them. Otherwise every statement is on its own, and `transaction`
    waits for other processes.
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
        elif not begins:
            connection.execute(AT_ONCE)

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


def begun_at_once(driver: sqlite3.Connection) -> bool:
    """Begin a transaction as soon as no other process writes. False: not within a second, or there is an error.

    SQLite itself would look again after 1, 2, 5, 10 … 100 ms, and most of that time nobody would write.
    """
    try:
        for _ in range(LOOKS):
            try:
                driver.execute(BEGIN)
                return True
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    return False
            time.sleep(PAUSE)
        return False
    except sqlite3.Error:
        return False


class Checkpoints:
    """Copies the journal into the database, in a thread of its own: it takes two flushes, and nobody waits for them."""

    def __init__(self, file: Path):
        self._file = file
        self._wanted = threading.Event()
        self._thread: threading.Thread | None = None
        self._closed = False

    def due(self) -> None:
        """Do it soon."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
            self._thread.start()
        self._wanted.set()

    def close(self) -> None:
        self._closed = True
        if self._thread is not None:
            self._wanted.set()
            self._thread.join()

    def _run(self) -> None:
        with contextlib.closing(sqlite3.connect(self._file, check_same_thread=False)) as connection:
            while self._wanted.wait() and not self._closed:
                self._wanted.clear()
                # Where it fails (a full disk), commits fail as well, and they are heard.
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


@contextlib.contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """A transaction on a connection that begins none by itself."""
    driver = driver_of(connection)
    if not begun_at_once(driver):
        driver.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        try:
            connection.exec_driver_sql(BEGIN)  # and SQLAlchemy tells its errors to those who watch them
        finally:
            driver.execute(AT_ONCE)
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
