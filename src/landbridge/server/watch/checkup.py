"""Damaged pages are found before a player finds them: SQLite reads its whole file now and then.

PostgreSQL has checksums of its own.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

log = logging.getLogger("landbridge.server.storage")
SHARE = 1000  # a look may take a thousandth of the time
OFTEN, SELDOM = 600.0, 86_400.0  # seconds between two looks
LONGEST = 200  # letters of what is logged


class Checkup:
    def __init__(self, file: Path | None):
        """`file`: SQLite's; None if the database is another one."""
        self.file = file
        self.wrong = ""  # the first thing that was found
        self.seconds = 0.0  # that the last look took
        self._stop = threading.Event()
        self._line: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="checkup", daemon=True)

    def start(self) -> None:
        if self.file is not None:
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
        try:
            with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=10)) as line:
                self._line = line
                found = str(line.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.Error as error:
            found = str(error)
        finally:
            self._line = None
        self.seconds = time.monotonic() - begun
        if not self._stop.is_set():
            self.wrong = "" if found == "ok" else found
        if self.wrong:
            log.error(
                "the database is damaged: stop the server and restore a backup",
                extra={"said": self.wrong.partition("\n")[0][:LONGEST]},
            )
