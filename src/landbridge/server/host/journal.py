"""What was done with the host's key, for whoever has it: every action, and every wrong key. No names, no texts."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.store.people import DAY, Clock
from landbridge.server.store.schema.host import host_log
from landbridge.server.store.sql.database import Store

SIGNED_IN, SIGNED_OUT, WRONG_KEY = "signed-in", "signed-out", "wrong-key"
CLOSED, MUTED, UNMUTED, RENAMED = "closed", "muted", "unmuted", "renamed"
DISMISSED, SETTLED, BACKED_UP, UNCOMMENTED = "dismissed", "settled", "backed-up", "uncommented"
DAYS = 90  # for which it is kept


class Journal:
    def __init__(self, store: Store, clock: Clock):
        self.store, self.clock = store, clock

    def write(self, what: str, about: str, address: str) -> None:
        self.store.write(lambda c: self.note(c, what, about, address))

    def note(self, c: Connection, what: str, about: str, address: str) -> None:
        """In the transaction that does it."""
        now = self.clock()
        row = {"id": secrets.token_urlsafe(9), "at": now, "what": what, "about": about, "address": address}
        c.execute(sa.insert(host_log).values(**row))
        c.execute(sa.delete(host_log).where(host_log.c.at < now - DAYS * DAY))

    def last(self, most: int) -> Any:
        query = sa.select(host_log.c.at, host_log.c.what, host_log.c.about, host_log.c.address)
        with self.store.reading() as c:
            rows = c.execute(query.order_by(host_log.c.at.desc(), host_log.c.id).limit(most)).all()
        return [dict(row._mapping) for row in rows]
