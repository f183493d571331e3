"""What the database fails at: logged as errors, counted, and remembered for a while.

A move that could not be saved is refused, and the player sees that. Whoever runs the server must learn of it as well.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from landbridge.server.watch.metrics import Metrics

log = logging.getLogger("landbridge.server.storage")
LONGEST = 200  # letters of what a database said
# Of everyday work with several writers: somebody else was faster. Whoever tried tries again, or is told. And a letter
# that PostgreSQL has no place for (psycopg's plain DataError): whoever sent it is told; the database is well.
USUAL = (
    "DataError",
    "IntegrityError",
    "UniqueViolation",
    "SerializationFailure",
    "DeadlockDetected",
    "LockNotAvailable",
)


class StorageErrors:
    def __init__(self, metrics: Metrics):
        self.metrics = metrics
        self._last = float("-inf")

    def watch(self, engines: Iterable[sa.Engine]) -> None:
        for engine in engines:
            sa.event.listen(engine, "handle_error", self._failed)

    def _failed(self, context: Any) -> None:
        self.tell(context.original_exception)

    def tell(self, error: BaseException) -> None:
        kind = type(error).__name__
        self.metrics.database_failed(kind)
        if kind not in USUAL:
            self._last = time.monotonic()
            log.error("the database failed: %s", kind, extra={"said": said(error)})

    def within(self, seconds: float) -> bool:
        """Whether it failed so recently."""
        return time.monotonic() < self._last + seconds


def said(error: BaseException) -> str:
    """A database's first line, without statement, values or address."""
    return str(error).partition("\n")[0][:LONGEST]
