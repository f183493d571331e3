"""The tables that a worker has in memory. Most of them rest: what can be worked out again is forgotten."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any, Generic, Protocol, TypeVar

KEPT = 4096  # tables; some 40 KiB each
AWAKE = 256  # of these keep what was worked out of them and what happened last: some 300 KiB each
STRIPES = 1024


class Resting(Protocol):
    """A table, or one as it was some time ago."""

    @property
    def id(self) -> str: ...

    def rest(self) -> None: ...


Kept = TypeVar("Kept", bound=Resting)


class KnownTables(Generic[Kept]):
    def __init__(self, beside: KnownTables[Any] | None = None) -> None:
        """`beside`: whoever looks at one of these holds the lock of the same table there."""
        self._tables: OrderedDict[str, Kept] = OrderedDict()
        self._awake: OrderedDict[str, None] = OrderedDict()
        self._lock = threading.Lock()
        self._locks: list[threading.RLock] = (
            beside._locks if beside else [threading.RLock() for _ in range(STRIPES)]
        )

    def lock(self, id: str) -> threading.RLock:
        """Whoever looks at a table or changes it holds this."""
        return self._locks[hash(id) % STRIPES]

    def get(self, id: str) -> Kept | None:
        """A table that is known; asked for again, it stays longer."""
        with self._lock:
            found = self._tables.get(id)
            if found is not None:
                self._tables.move_to_end(id)
                self._wake(id)
            return found

    def keep(self, table: Kept) -> None:
        with self._lock:
            self._tables[table.id] = table
            self._tables.move_to_end(table.id)
            self._wake(table.id)
            while len(self._tables) > KEPT:
                self._tables.popitem(last=False)

    def drop(self, id: str) -> None:
        with self._lock:
            self._tables.pop(id, None)
            self._awake.pop(id, None)

    def _wake(self, id: str) -> None:
        """Those that were asked for longest ago rest."""
        self._awake[id] = None
        self._awake.move_to_end(id)
        while len(self._awake) > AWAKE:
            last, _ = self._awake.popitem(last=False)
            known, lock = self._tables.get(last), self.lock(last)
            if known is not None and lock.acquire(blocking=False):  # in use, it is left alone
                try:
                    known.rest()
                finally:
                    lock.release()
