"""Whether this worker can do its work. To know that, it writes: reading still works when a disk is full."""

from __future__ import annotations

import asyncio
import logging
import shutil
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.server.store.schema import ledger
from landbridge.server.store.sql.database import Store
from landbridge.server.watch.checkup import Checkup
from landbridge.server.watch.storage import StorageErrors, said

log = logging.getLogger("landbridge.server.health")
ROW = "health"  # in the ledger
FRESH = 1.0  # seconds for which an answer is given again
LIMIT = 3.0  # seconds; a database that needs longer is not well
REMEMBERED = 10.0  # seconds for which an error counts, although the database answers again
LEAST = 4 * 2**20  # bytes free on the disk: as much as SQLite writes before it tidies up


class Health:
    """Answers from any thread, and never waits longer than the limit."""

    def __init__(self, store: Store, folder: Path, local: bool, errors: StorageErrors, checkup: Checkup):
        """`local`: the database is in the folder."""
        self.store, self.folder, self.local = store, folder, local
        self.errors, self.checkup = errors, checkup
        self._thread = ThreadPoolExecutor(1, "health")
        self._lock = threading.Lock()
        self._asked: Future[str] | None = None
        self._begun = self._until = 0.0

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def wrong(self) -> str:
        """What is wrong; "" if nothing is."""
        asked = self._ask()
        if not asked.done():
            await asyncio.wait({asyncio.wrap_future(asked)}, timeout=self._patience())
        return asked.result() if asked.done() else "slow"

    def wrong_now(self) -> str:
        """The same for threads."""
        asked = self._ask()
        try:
            return asked.result(self._patience())
        except TimeoutError:
            return "slow"

    @property
    def free(self) -> int:
        """Bytes free where the folder is."""
        return shutil.disk_usage(self.folder).free

    def _ask(self) -> Future[str]:
        """The answer that is fresh or on its way, or a new one: however many ask, there is one at a time."""
        with self._lock:
            if self._asked is None or (self._asked.done() and time.monotonic() >= self._until):
                self._begun = time.monotonic()
                self._asked = self._thread.submit(self._look)
            return self._asked

    def _patience(self) -> float:
        return max(0.0, self._begun + LIMIT - time.monotonic())

    def _look(self) -> str:
        found = self._found()
        if found:
            log.error("this worker is not well: %s", found)
        self._until = time.monotonic() + FRESH
        return found

    def _found(self) -> str:
        if self.checkup.wrong:
            return "damaged"
        try:
            if self.local and self.free < LEAST:
                return "disk full"
            try:
                self.store.write(_sign)
            except IntegrityError:  # the first time, and another worker was faster
                self.store.write(_sign)
        except Exception as error:
            return f"not written: {type(error).__name__} {said(getattr(error, 'orig', None) or error)}"
        return "recent errors" if self.errors.within(REMEMBERED) else ""


def _sign(c: Connection) -> None:
    """By the same way as every move."""
    now = str(time.time_ns() // 1_000_000)
    if not c.execute(sa.update(ledger).where(ledger.c.name == ROW).values(value=now)).rowcount:
        c.execute(sa.insert(ledger).values(name=ROW, value=now))
