"""Which workers are running. A worker signs the roster in the database, and its signature is valid for some seconds.

A table whose bots have to act, or whose clock has run out, names the worker that holds its lease. No other worker
touches its bots as long as that signature is valid. After that, whoever notices first takes the table over. The
database's clock decides, so machines need not agree on the time. A worker trusts its own signature for a shorter time
than others do, so that one that was paused stops before another begins.
"""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge import registry
from landbridge.server.store.schema import workers
from landbridge.server.store.sql.database import Store
from landbridge.table.parts import EDITION

LEASE = 6.0  # seconds for which others trust a signature
OWN = 4.0  # and the worker that signed
RENEWED = 1.5  # after which it is signed again
EVENTS = "*events"  # among the rules a worker has: what it can read of tables; no game is called so
SEEN = 1.0  # how old knowledge of other workers may be


class Roster:
    def __init__(self, store: Store, id: str):
        self.store, self.id = store, id
        rules = {name: registry.game(name).version for name in registry.game_names()}
        self._rules = json.dumps({**rules, EVENTS: EDITION})
        self._signed = -LEASE  # monotonic
        self._lock = threading.Lock()
        self._others: dict[str, dict[str, int]] = {}
        self._looked = -SEEN

    def sign(self) -> None:
        """Sign the roster; does nothing if the last signature is fresh."""
        with self._lock:
            begun = time.monotonic()
            if begun < self._signed + RENEWED:
                return
            self.store.write(self._sign)
            self._signed = begun

    def _sign(self, c: Connection) -> None:
        until = {"until": self.store.now + int(LEASE * 1000), "rules": self._rules}
        if not c.execute(sa.update(workers).where(workers.c.id == self.id).values(**until)).rowcount:
            c.execute(sa.insert(workers).values(id=self.id, **until))

    @property
    def believed(self) -> bool:
        return time.monotonic() < self._signed + OWN

    def leave(self) -> None:
        """Leave the roster: other workers may take over its tables at once."""
        self.store.write(lambda c: c.execute(sa.delete(workers).where(workers.c.id == self.id)))

    def forget(self, c: Connection) -> None:
        """Delete workers that have not signed for a long time."""
        c.execute(sa.delete(workers).where(workers.c.until < self.store.now - 3_600_000))

    # --- the others -----------------------------------------------------------------------------------------

    def at_work(self, id: str) -> bool:
        return id in self._look()

    def elsewhere(self, c: Connection, game: str, version: int) -> bool:
        """Whether another worker plays by those rules: an older or newer one, while one replaces the other."""
        return any(rules.get(game) == version for id, rules in self._look(c).items() if id != self.id)

    def can_all_read(self, edition: int) -> bool:
        """Whether every worker can read a table of this edition; one that does not say so is an old one."""
        return all(rules.get(EVENTS, 1) >= edition for rules in self._look().values())

    def absent(self, column: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
        """A condition: the column names no running worker."""
        here = sa.select(workers.c.id).where(workers.c.until > self.store.now)
        return sa.or_(column.is_(None), column.not_in(here))

    def _look(self, c: Connection | None = None) -> dict[str, dict[str, int]]:
        if time.monotonic() > self._looked + SEEN:
            if c is None:
                with self.store.reading() as c:
                    return self._look(c)
            query = sa.select(workers.c.id, workers.c.rules).where(workers.c.until > self.store.now)
            self._others = {row.id: json.loads(row.rules) for row in c.execute(query)}
            self._looked = time.monotonic()
        return self._others
