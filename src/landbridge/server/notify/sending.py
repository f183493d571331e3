"""Sends what is due, in threads of its own: no request waits for it, and what hangs holds up only its own kind.

Every worker looks once a second, and at once when a table of its own has something to tell. Whoever claims a delivery
sends it. Failures are tried again later, up to an hour apart; a browser that has unsubscribed (404, 410) is forgotten,
and so is a webhook that has failed too often.
"""

from __future__ import annotations

import logging
import smtplib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from landbridge.server.notify import mail, outward, push, webhook
from landbridge.server.notify.causes import CONFIRM, HELLO, holds
from landbridge.server.notify.message import Text, text_of
from landbridge.server.notify.outbox import FAILED, HOOK, MAIL, PUSH, SENT, STALE, Delivery, Outbox
from landbridge.server.store.schema.notify import hooks, subscriptions, wishes
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.store.tables import Tables
from landbridge.server.watch.metrics import Metrics
from landbridge.table.refusals import Refused

log = logging.getLogger("landbridge.server.notify")
LOOK = 1.0  # seconds
AT_ONCE = {PUSH: 8, HOOK: 8, MAIL: 2}
GONE = (404, 410)
PASSING = (408, 425, 429)  # and all from 500: worth another try
TIRED = 20  # failures in a row until a webhook is removed


class Failed(Exception):
    """It was not taken. `again`: worth another try, after at least `wait` ms."""

    def __init__(self, why: str, again: bool = True, wait: int = 0):
        super().__init__(why)
        self.again, self.wait = again, wait


class Gone(Exception):
    """There is nobody there any more."""


class Sending:
    def __init__(
        self,
        outbox: Outbox,
        tables: Tables,
        metrics: Metrics,
        push_: push.Push | None,
        office: mail.Post | None,
        private: bool,
    ):
        """`private`: addresses inside this network are allowed."""
        self.outbox, self.tables, self.metrics = outbox, tables, metrics
        self.push, self.office, self.private = push_, office, private
        self._send: dict[str, Callable[[Delivery], None]] = {
            PUSH: self._push,
            HOOK: self._hook,
            MAIL: self._mail,
        }
        self._busy: dict[str, set[str]] = {channel: set() for channel in AT_ONCE}
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._pools: dict[str, ThreadPoolExecutor] = {}
        self._thread = threading.Thread(target=self._run, name="notify", daemon=True)

    def start(self) -> None:
        self._pools = {
            channel: ThreadPoolExecutor(count, f"notify-{channel}") for channel, count in AT_ONCE.items()
        }
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join()
        for pool in self._pools.values():
            pool.shutdown(wait=True, cancel_futures=True)  # what was not begun is sent after its lease

    def heard(self, table: str, n: int, waiting: int) -> None:
        """A table of this worker has changed, and it is on disk."""
        if self.outbox.added:
            self.outbox.added = False
            self._wake.set()

    def look_now(self) -> None:
        self._wake.set()

    def _run(self) -> None:
        while not self._stop.is_set():
            self._wake.wait(LOOK)
            self._wake.clear()
            try:
                self.look()
            except (SQLAlchemyError, StoreError) as error:
                log.warning("the database does not answer notifications: %s", type(error).__name__)
            except Exception:
                log.exception("notifications failed")

    def look(self) -> None:
        self.outbox.expand()
        for channel, most in AT_ONCE.items():
            with self._lock:
                busy = sorted(self._busy[channel])
            for delivery in self.outbox.claim(channel, most - len(busy), busy):
                with self._lock:
                    self._busy[channel].add(delivery.target)
                if self._stop.is_set():
                    return
                self._pools[channel].submit(self._deliver, delivery)

    def _deliver(self, delivery: Delivery) -> None:
        try:
            self._try(delivery)
        except Exception:  # its lease runs out, and it is tried again
            log.exception("a delivery failed")
        finally:
            with self._lock:
                self._busy[delivery.channel].discard(delivery.target)
            self._wake.set()  # there may be more for the same target

    def _try(self, delivery: Delivery) -> None:
        """Nothing of an address goes into the log: it may hold a secret."""
        try:
            self._send[delivery.channel](delivery)
        except Gone:
            self.outbox.drop_target(delivery.channel, delivery.target)
            self._count(delivery, "gone")
        except Failed as failed:
            log.warning("not taken (%s): %s", delivery.channel, failed)
            if failed.again:
                self.outbox.again(delivery, failed.wait)
            else:
                self.outbox.settle(delivery, FAILED)
            self._count(delivery, FAILED)

    def _count(self, delivery: Delivery, state: str) -> None:
        self.metrics.notified(delivery.channel, state, (self.outbox.clock() - delivery.made) / 1000)

    # --- channels ----------------------------------------------------------------------------------------------------

    def _row(self, kind: sa.Table, column: sa.Column[Any], target: str) -> Any:
        with self.outbox.store.reading() as c:
            row = c.execute(sa.select(kind).where(column == target)).first()
        if row is None:
            raise Gone
        return row

    def _text(self, delivery: Delivery, lang: str, base: str) -> Text | None:
        """What to say; None if it is no longer so."""
        cause, game = delivery.cause, ""
        if cause.kind == CONFIRM or (cause.kind == HELLO and not delivery.table):
            return text_of(cause, delivery.table, game, lang, base)
        try:
            with self.tables.open(delivery.table) as t:
                game = t.terms["game"]
                if cause.kind != HELLO and not holds(t, cause):
                    return None
        except Refused:
            return None
        return text_of(cause, delivery.table, game, lang, base)

    def _settle(self, delivery: Delivery, state: str) -> None:
        self.outbox.settle(delivery, state)
        self._count(delivery, state)

    def _push(self, delivery: Delivery) -> None:
        row = self._row(subscriptions, subscriptions.c.id, delivery.target)
        text = self._text(delivery, row.lang, row.base)
        if text is None or self.push is None:
            return self._settle(delivery, STALE)
        body = self.push.sealed(text, row.p256dh, row.auth)
        status = self._post(row.endpoint, body, self.push.headers(row.endpoint, text))
        if status in GONE:
            raise Gone
        self._settle(delivery, SENT)

    def _hook(self, delivery: Delivery) -> None:
        row = self._row(hooks, hooks.c.id, delivery.target)
        text = self._text(delivery, row.lang, row.base)
        if text is None:
            return self._settle(delivery, STALE)
        body, headers = webhook.request(row.format, text)
        this = sa.update(hooks).where(hooks.c.id == row.id)
        try:
            status = self._post(row.url, body, headers)
            if status in GONE:
                raise Failed(str(status), again=False)
        except Failed:
            if row.failed + 1 >= TIRED:
                raise Gone from None
            self.outbox.store.write(lambda c: c.execute(this.values(failed=hooks.c.failed + 1)))
            raise
        if row.failed:
            self.outbox.store.write(lambda c: c.execute(this.values(failed=0)))
        self._settle(delivery, SENT)

    def _mail(self, delivery: Delivery) -> None:
        try:
            row = self._row(wishes, wishes.c.person, delivery.target)
        except Gone:
            return self._settle(delivery, STALE)
        text = self._text(delivery, row.lang, row.base)
        unconfirmed = bool(row.mail_code) and delivery.cause.kind != CONFIRM
        if text is None or self.office is None or not row.mail or unconfirmed:
            return self._settle(delivery, STALE)
        try:
            mail.send(self.office, row.mail, text)
        except smtplib.SMTPRecipientsRefused as error:
            raise Failed("recipient", again=False) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(type(error).__name__) from error
        self._settle(delivery, SENT)

    def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        try:
            answer = outward.post(url, body, headers, self.private)
        except outward.Forbidden:
            raise Failed("an address that is not public", again=False) from None
        except outward.Unreachable as error:
            raise Failed(str(error)) from None
        status = answer.status
        if status in PASSING or status >= 500:
            raise Failed(str(status), wait=1000 * min(answer.retry_after, 3600))
        if status not in GONE and not 200 <= status < 300:
            raise Failed(str(status), again=False)
        return status
