"""Writing to SQLite: one transaction at a time, and everything that is waiting goes into it.

A hundred simultaneous moves cost one flush of the disk. In a thread, whoever finds nobody writing commits for all, so
that a single write costs no change of threads. What runs in the event loop must not wait for a disk: another thread
commits for it. Each write has its own savepoint, and one that fails does not affect the others.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar, cast

from sqlalchemy.engine import Connection, Engine

from landbridge.server.run import in_loop
from landbridge.server.store import sqlite
from landbridge.server.store.errors import StoreError

TOGETHER = 128  # writes in one transaction, at most

Answer = TypeVar("Answer")
Write = Callable[[Connection], Any]


class Batches:
    """One of those who wait commits everything that is waiting; then the first of those who came meanwhile does."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.commits = 0
        self._closed = False
        self._connection: Connection | None = None
        self._lock = threading.Lock()
        self._committing = False
        self._waiting: deque[Waiting] = deque()
        self._writer = ThreadPoolExecutor(1, "writer")  # for those in the loop

    def write(self, job: Callable[[Connection], Answer]) -> Answer:
        here = in_loop.current()
        mine = Waiting(job) if here is None else WaitingInLoop(job, here.loop)
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed")
            self._waiting.append(mine)
            alone, self._committing = not self._committing, True
        if alone:
            self._lead(mine)
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
        self._writer.shutdown()
        if self._connection is not None:
            self._connection.close()

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
                self._lead(following)

    def _lead(self, first: Waiting) -> None:
        """Whose turn it is to commit: the one who has waited longest, or the thread that does it for the loop."""
        if isinstance(first, WaitingInLoop):
            self._writer.submit(self._commit_waiting)
        else:
            first.go_on()

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()  # and kept
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
        for one in batch:
            one.done = True

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


class WaitingInLoop(Waiting):
    """The same in the event loop; it never commits."""

    def __init__(self, job: Write, loop: asyncio.AbstractEventLoop):
        super().__init__(job)
        self._loop, self._written = loop, loop.create_future()

    def wait(self) -> None:
        in_loop.wait_for(self._written)

    def go_on(self) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if not self._written.done():
            self._written.set_result(None)
