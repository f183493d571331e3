"""The services one server process consists of."""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from landbridge.app.replays import Replays
from landbridge.core import machine
from landbridge.features.deals.keeping import Deals
from landbridge.features.reviews.keeping import Reviews
from landbridge.reviewing.report import Review
from landbridge.server.community import ratings, strength
from landbridge.server.community.ratings import Ratings
from landbridge.server.community.results import Results
from landbridge.server.finding import challenges, queue
from landbridge.server.finding.challenges import Challenges
from landbridge.server.finding.friends import Friends
from landbridge.server.finding.queue import Queue
from landbridge.server.host.backups import Backups
from landbridge.server.host.journal import Journal
from landbridge.server.host.sessions import Sessions
from landbridge.server.http.callers import Hosts
from landbridge.server.http.guard import Pace
from landbridge.server.http.pictures import Pictures
from landbridge.server.http.prints import Prints
from landbridge.server.http.streams import Streams
from landbridge.server.identity.passkeys import Passkeys
from landbridge.server.notify.notifications import Notifications
from landbridge.server.run.bots.bot_pool import BotPool
from landbridge.server.run.bots.thinking import Thinking
from landbridge.server.run.bus import Bus
from landbridge.server.run.deals import ServerDeals
from landbridge.server.run.jobs import daily, statistics
from landbridge.server.run.jobs import tournaments as organizing
from landbridge.server.run.jobs.beacon import Drand
from landbridge.server.run.jobs.daily import Daily
from landbridge.server.run.jobs.maintenance import CLEARING, Chore, Maintenance
from landbridge.server.run.jobs.statistics import Statistics
from landbridge.server.run.jobs.tournaments import Organizer
from landbridge.server.run.limits import Limits
from landbridge.server.run.process.connections import Connections
from landbridge.server.run.process.roster import Roster
from landbridge.server.store.comments import Comments
from landbridge.server.store.deals import Deals as StoredDeals
from landbridge.server.store.devices import Devices
from landbridge.server.store.people import Clock, People, Tokens
from landbridge.server.store.reports import Reports
from landbridge.server.store.reviews import StoredReviews
from landbridge.server.store.schema import ledger
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.sqlite import FILE, private_file
from landbridge.server.store.tables import Tables
from landbridge.server.store.tournaments import Tournaments
from landbridge.server.watch.checkup import Checkup
from landbridge.server.watch.health import Health
from landbridge.server.watch.metrics import Metrics
from landbridge.server.watch.storage import StorageErrors
from landbridge.server.watch.tracing import Tracing, quiet

COOKIE = "landbridge"
KEY_FILE = "host.key"
KEY = "key"  # in the ledger
PAGE = Path(__file__).parents[1] / "page"  # where Vite builds it
YEAR = 365 * 86_400


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def new_secret() -> bytes:
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Settings:
    """How a server is run. Workers in other processes are given the same."""

    data: Path
    base_url: str = ""  # "" is whatever address the request came to
    password: str = ""
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = field(default_factory=lambda: max(2, min(4, machine.cores() - 1)))
    bots_at_once: bool = True  # start their processes before the first table
    clock: Clock = wall_clock
    token: Tokens = secrets.token_urlsafe
    page: Path = PAGE
    secret: Callable[[], bytes] = new_secret
    database: str = ""  # "" is SQLite in the folder
    bus: str = ""  # "" is none: workers ask the database more often
    tracing: Callable[[str], Tracing] = quiet  # of the worker by that name
    host_names: tuple[str, ...] = ()  # that this server answers to; none: to all
    beacon: str = ""  # drand:CHAIN,URL; "" is none
    listens: str = "127.0.0.1"  # the address of this machine that it is bound to
    pars: bool = True  # have the champion play the deals of the day
    metrics_port: int = 0  # a port for this worker's metrics, on this machine only; 0 is none
    smtp: str = ""  # a server for mail, as notify/mail.py reads it; "" is none
    private_targets: bool = False  # whether notifications may go to addresses inside this network
    ratings: bool = True  # whether people are rated


class Services:
    def __init__(self, settings: Settings):
        self.settings = settings
        self.limits = limits = settings.limits
        self.clock = settings.clock
        self.begun = time.monotonic()
        self.store = Store(settings.data, settings.database, limits.connections)
        self.roster = Roster(self.store, secrets.token_urlsafe(9))
        self.metrics = Metrics(self.roster.id)
        self.storage_errors = StorageErrors(self.metrics)
        self.storage_errors.watch(self.store.engines)
        ours = not settings.database
        self.checkup = Checkup(settings.data / FILE if ours else None, self.store)
        self.health = Health(self.store, settings.data, ours, self.storage_errors, self.checkup)
        self.tracing = settings.tracing(self.roster.id)
        self.people = People(self.store, limits, self.clock, settings.token)
        self.tables = Tables(self.store, limits, self.clock, self.roster, self.metrics, self.tracing)
        self.beacon = Drand(settings.beacon, self.clock) if settings.beacon else None
        self.tables.beacon = self.beacon
        self.streams = Streams(self.tables, limits)
        self.connections = Connections(limits.sockets, limits.sockets_per_address)
        self.replays = Replays()
        self.pictures = Pictures()
        self.prints = Prints()
        self.thinking = Thinking(settings.bot_workers, limits, settings.bots_at_once)
        self.bot_pool = BotPool(self.tables, self.thinking)
        self.deals = StoredDeals(self.store, self.clock, new_secret)
        self.daily = Daily(self.deals, self.tables, self.thinking)
        self.statistics = Statistics(self.tables)
        self.notifications = Notifications(
            self.people,
            self.tables,
            self.metrics,
            settings.base_url,
            settings.smtp,
            settings.private_targets,
        )
        outbox = self.notifications.outbox
        self.queue = Queue(self.tables, outbox, settings.token, settings.secret)
        self.friends = Friends(self.people)
        self.challenges = Challenges(self.friends, outbox)
        self.tournaments = Tournaments(self.store, limits, self.clock, self.roster)
        self.organizer = Organizer(self.tournaments, self.tables, settings.token)
        self.reviews = StoredReviews(self.store, self.clock, self._reviewed)
        rated = settings.ratings and strength.is_installed()
        self.results = Results(self.tables, self.clock, settings.token, rated)
        self.ratings = Ratings(self.store, rated, self.clock)
        self.maintenance = Maintenance(
            self.tables,
            self.streams,
            self.bot_pool,
            self.clock,
            notified=bool(settings.bus),
            signs=bool(settings.database),  # an idle server on SQLite writes nothing to disk
            more=(
                Chore(daily.PROMISE, self.deals.promise),
                Chore(daily.JUDGE, self.daily.judge, at_once=False),
                *([Chore(daily.PAR, self.daily.par, at_once=False)] if settings.pars else []),
                Chore(statistics.COUNT, self.statistics.count, at_once=False),
                Chore(CLEARING, self.notifications.outbox.clear, at_once=False),
                Chore(organizing.LOOK, self.organizer.look),
                Chore(queue.LOOK, self.queue.look),
                Chore(challenges.CLEARING, self.challenges.clear, at_once=False),
                Chore(organizing.CLEARING, self.tournaments.clear_away, at_once=False),
                *([Chore(ratings.LOOK, self.ratings.rate_waiting)] if rated else []),
            ),
        )
        self.bus: Bus | None = None
        if settings.bus:
            self.bus = Bus(
                settings.bus, self.roster.id, self.streams.wake, self.maintenance.missed, self.tracing
            )
            bus = self.bus
            self.tables.listeners.append(lambda table, n, waiting: bus.tell(table, n))
        self.hosts = Hosts(settings.base_url, settings.host_names)
        self.key = self._host_key()
        self.devices = Devices(self.people, self.key)
        self.reports = Reports(self.store, limits, self.clock, settings.token)
        self.comments = Comments(self.store, limits, self.clock, settings.token)
        self.journal = Journal(self.store, self.clock)
        self.sessions = Sessions(self.store, self.key, self.clock, self.journal)
        self.backups = Backups(settings.data, settings.database, limits.backups, self.clock)
        self.passkeys = Passkeys(self.people)
        self.acts_pace = Pace(limits.acts_at_once, limits.acts_per_second)
        self.guests_pace = Pace(limits.guests_per_hour, limits.guests_per_hour / 3600)
        self.challenges_pace = Pace(limits.challenges_per_hour, limits.challenges_per_hour / 3600)
        self.guesses_pace = Pace(limits.guesses_per_hour, limits.guesses_per_hour / 3600)

        # What operations of features find by its kind.
        self.kept: dict[type, Any] = {
            Reviews: self.reviews,
            Deals: ServerDeals(self.deals, self.daily, self.tables, settings.token),
        }

    def _reviewed(self, key: str, review: Review) -> None:
        self.results.reviewed(key, review)

    def start(self) -> None:
        """Inside the event loop that serves."""
        self.tables.uptime.beat()  # before anybody plays
        self.tables.uptime.start()
        self.streams.start()
        self.maintenance.start()
        if self.beacon is not None:
            self.beacon.start()
        self.notifications.start()
        self.checkup.start()
        if self.bus is not None:
            self.bus.start()

    def close(self) -> None:
        """End the streams, stop the bots, and write everything to disk."""
        self.streams.close()
        if self.bus is not None:
            self.bus.close()
        self.maintenance.close()
        self.tables.uptime.close()
        self.notifications.close()
        if self.beacon is not None:
            self.beacon.close()
        self.checkup.close()
        self.health.close()
        self.metrics.thread.shutdown(wait=False)
        self.bot_pool.close()
        self.thinking.close()
        self.streams.end()
        with contextlib.suppress(SQLAlchemyError):  # the lease runs out by itself
            self.roster.leave()
        self.store.close()
        self.tracing.close()

    def _host_key(self) -> str:
        """The host's key: whoever can read the data folder runs this server. All workers have the same."""
        file = self.settings.data / KEY_FILE
        there = file.read_text().strip() if file.exists() else ""

        def write(c: Connection) -> str:
            kept = c.execute(sa.select(ledger.c.value).where(ledger.c.name == KEY)).scalar()
            if kept is None:
                kept = there or secrets.token_urlsafe(24)
                c.execute(sa.insert(ledger).values(name=KEY, value=kept))
            return str(kept)

        try:
            key = self.store.write(write)
        except IntegrityError:  # another worker was faster
            key = self.store.write(write)
        if there:
            private_file(file)
        if key != there:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w") as out:
                out.write(key + "\n")
        return key
