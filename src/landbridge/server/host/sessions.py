"""A browser that has given the host's key once: it keeps a cookie instead, for as long as it is used.

The key never is in an address, a cookie or a log. Wrong keys are counted by address and all together, and as many as
that are written down.
"""

from __future__ import annotations

import logging
import secrets

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.host.journal import SIGNED_IN, SIGNED_OUT, WRONG_KEY, Journal
from landbridge.server.http.guard import Pace, too_fast
from landbridge.server.store.people import HOUR, Clock, hashed, same
from landbridge.server.store.schema.host import host_sessions
from landbridge.server.store.sql.database import Store
from landbridge.table.refusals import Refused

log = logging.getLogger("landbridge.server.host")
COOKIE = "landbridge-host"
PATH = "/api/host"  # nothing else is sent the cookie
IDLE = HOUR  # ms without a request; then the key has to be given again
LONGEST = 12 * HOUR  # ms, however busy
GUESSES = 10  # wrong keys an hour from one address
ALL_GUESSES = 100  # and from all of them
EVERYBODY = "everybody"


class Sessions:
    def __init__(self, store: Store, key: str, clock: Clock, journal: Journal):
        self.store, self.clock, self.journal = store, clock, journal
        self._key = hashed(key)
        self._pace = Pace(GUESSES, GUESSES / 3600)
        self._pace_of_all = Pace(ALL_GUESSES, ALL_GUESSES / 3600)

    def is_key(self, given: str, address: str) -> bool:
        """Whether this is the key. The right one is never refused: wrong ones of others cannot lock the host out.

        Guessing is hopeless: the key is 192 random bits. What the limits bound are the log and the journal.
        """
        if not given:
            return False
        if same(hashed(given), self._key):
            return True
        seconds = max(self._pace.wait(address, take=False), self._pace_of_all.wait(EVERYBODY, take=False))
        if seconds:
            raise too_fast(seconds)
        self._pace.wait(address)
        self._pace_of_all.wait(EVERYBODY)
        log.warning("somebody has given a wrong host key")
        self.journal.write(WRONG_KEY, "", address)
        return False

    def begin(self, given: str, address: str) -> str:
        """The token of a new session."""
        if not self.is_key(given, address):
            raise Refused("host-key")
        token, now = secrets.token_urlsafe(32), self.clock()

        def write(c: Connection) -> None:
            c.execute(sa.delete(host_sessions).where(host_sessions.c.until < now))
            c.execute(sa.insert(host_sessions).values(hash=hashed(token), made=now, until=now + IDLE))

        self.store.write(write)
        self.journal.write(SIGNED_IN, "", address)
        return token

    def goes_on(self, token: str) -> bool:
        """Whether this is a session; using it prolongs it."""
        if not 0 < len(token) <= 100:
            return False
        now, this = self.clock(), host_sessions.c.hash == hashed(token)
        with self.store.reading() as c:
            row = c.execute(sa.select(host_sessions).where(this)).first()
        if row is None or row.until < now or row.made < now - LONGEST:
            return False
        if row.until - now < IDLE / 2:
            self.store.write(
                lambda c: c.execute(sa.update(host_sessions).where(this).values(until=now + IDLE))
            )
        return True

    def end(self, token: str, address: str) -> None:
        this = sa.delete(host_sessions).where(host_sessions.c.hash == hashed(token))

        def write(c: Connection) -> int:
            return c.execute(this).rowcount

        if self.store.write(write):
            self.journal.write(SIGNED_OUT, "", address)
