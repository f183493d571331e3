"""All of it, as one service of a server process."""

from __future__ import annotations

from landbridge.server.notify import mail, push
from landbridge.server.notify.outbox import Outbox
from landbridge.server.notify.push import Push
from landbridge.server.notify.sending import Sending
from landbridge.server.notify.wishes import Wishes, after_quiet
from landbridge.server.store.people import People
from landbridge.server.store.tables import Tables
from landbridge.server.watch.metrics import Metrics


class Notifications:
    def __init__(
        self, people: People, tables: Tables, metrics: Metrics, base_url: str, smtp: str, private: bool
    ):
        """`private`: webhooks and push services may be inside this network."""
        self.private = private
        self.outbox = Outbox(people.store, people.clock, after_quiet)
        self.wishes = Wishes(people, self.outbox)
        self.push = Push(people.store, base_url) if push.is_installed() else None
        self.office = mail.post_office(smtp) if smtp else None
        self.sending = Sending(self.outbox, tables, metrics, self.push, self.office, private)
        tables.beside.append(self.outbox.note)
        tables.listeners.append(self.sending.heard)

    def start(self) -> None:
        if self.push is not None:
            self.push.prepare()
        self.sending.start()

    def close(self) -> None:
        self.sending.close()
