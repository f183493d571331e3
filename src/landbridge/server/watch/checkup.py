"""Find damaged pages and broken promises before a player does.

SQLite reads its whole file now and then; PostgreSQL has checksums of its own. On either, the promise of every table is
compared with the secret that is stored for it.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from landbridge.server.store import promises
from landbridge.server.store.sql.database import Store

log = logging.getLogger("landbridge.server.storage")
SHARE = 1000  # a look may take a thousandth of the time
OFTEN, SELDOM = 600.0, 86_400.0  # seconds between two looks
LONGEST = 200  # letters of what is logged
PAUSE = 0.02  # seconds between some tables and the next: whoever plays goes first


class Checkup:
    def __init__(self, file: Path | None, store: Store):
        """`file`: SQLite's; None if the database is another one."""
        self.file, self.store = file, store
        self.wrong = ""  # the first thing that was found
        self.broken: list[str] = []  # tables whose promise does not follow from their secret
        self.seconds = 0.0  # that the last look took
        self._stop = threading.Event()
        self._line: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="checkup", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        line = self._line
        if line is not None:
            line.interrupt()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            self.look()
            self._stop.wait(min(SELDOM, max(OFTEN, SHARE * self.seconds)))

    def look(self) -> None:
        begun = time.monotonic()
        if self.file is not None:
            self._pages()
        try:
            self._promises()
        except (SQLAlchemyError, ValueError) as error:
            log.warning("promises could not be checked: %s", type(error).__name__)
        self.seconds = time.monotonic() - begun

    def _promises(self) -> None:
        found: list[str] = []
        for some in promises.broken(self.store):
            found += some
            if self._stop.wait(PAUSE):
                return
        self.broken = found
        if found:
            log.error(
                "%d tables have a promise that does not follow from their secret: run `landbridge mend`",
                len(found),
                extra={"said": " ".join(found)[:LONGEST]},
            )

    def _pages(self) -> None:
        try:
            with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=10)) as line:
                self._line = line
                found = str(line.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.Error as error:
            found = str(error)
        finally:
            self._line = None
        if not self._stop.is_set():
            self.wrong = "" if found == "ok" else found
        if self.wrong:
            log.error(
                "the database is damaged: stop the server and restore a backup",
                extra={"said": self.wrong.partition("\n")[0][:LONGEST]},
            )
