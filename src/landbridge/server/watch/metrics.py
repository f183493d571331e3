"""A worker's metrics, in the text format of Prometheus.

Every metric of a worker carries its label, so that those of several workers can be added up. Metrics from the database
are the same on every worker and have no such label: adding them up would count them several times.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING

import sqlalchemy as sa
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from sqlalchemy.exc import SQLAlchemyError

from landbridge.core.state import FATE
from landbridge.server.run.process.connections import WHYS
from landbridge.server.store.schema import events, people, tables, workers
from landbridge.table.parts import Event
from landbridge.table.refusals import word

if TYPE_CHECKING:
    from landbridge.server.run.services import Services

# Seconds; a move should take a few hundredths, and half a second is noticeable.
STEPS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
COUNTED = 15.0  # seconds for which tables are not counted again, however often somebody asks


class Metrics:
    """One worker's counters; whatever another part knows is read when metrics are requested."""

    def __init__(self, worker: str):
        self.worker = worker
        self._registry = CollectorRegistry(auto_describe=False)
        self._requests = self._counter(
            "requests", "Requests by route and status", "method", "route", "status"
        )
        self._request_seconds = self._counter(
            "request_seconds", "Time spent on requests, streams left out", "method", "route"
        )
        self._refusals = self._counter("refusals", "Refused requests by the word they were given", "reason")
        self._events = self._counter("events", "Events on disk by this worker", "game", "kind")
        self._moves = self._counter("moves", "Moves on disk, by person, bot or chance", "game", "by")
        self._notifications = self._counter(
            "notifications", "What was sent, or not, to people who are away", "channel", "state"
        )
        self._errors = self._counter("database_errors", "What the database refused or failed at", "kind")
        self._move_seconds = Histogram(
            "landbridge_move_seconds",
            "A person's move, from the request until it is on disk",
            ["game"],
            buckets=STEPS,
            registry=self._registry,
        )
        self._notification_seconds = Histogram(
            "landbridge_notification_seconds",
            "From the event until a notification was taken",
            ["channel"],
            buckets=STEPS,
            registry=self._registry,
        )
        self.thread = ThreadPoolExecutor(1, "metrics")  # in which they are told
        self._counting = threading.Lock()
        self._counted = -COUNTED
        self._kept: list[Metric] = []

    def _counter(self, name: str, said: str, *labels: str) -> Callable[..., Counter]:
        """Of values, the counter that counts them. There are few, and finding it costs more than counting."""
        return cache(Counter(f"landbridge_{name}", said, labels, registry=self._registry).labels)

    # --- what happens ---------------------------------------------------------------------------------------

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """By the route's pattern, never by the address."""
        self._requests(method, route, status).inc()
        if not route.endswith("/stream"):
            self._request_seconds(method, route).inc(seconds)

    def refused(self, key: str) -> None:
        self._refusals(word(key)).inc()

    def happened(self, game: str, fresh: Sequence[Event]) -> None:
        for event in fresh:
            self._events(game, event.kind).inc()
            if event.kind == "move":
                by = "chance" if event.seat == FATE else "bot" if "bot" in event.data else "person"
                self._moves(game, by).inc()

    def moved(self, game: str, seconds: float) -> None:
        self._move_seconds.labels(game).observe(seconds)

    def notified(self, channel: str, state: str, seconds: float) -> None:
        self._notifications(channel, state).inc()
        if state == "sent":
            self._notification_seconds.labels(channel).observe(seconds)

    def database_failed(self, kind: str) -> None:
        self._errors(kind).inc()

    # --- what is told ---------------------------------------------------------------------------------------

    def text(self, services: Services) -> str:
        """All metrics of this worker."""
        return generate_latest(_Told(self, services)).decode()

    @contextmanager
    def door(self, services: Services, port: int) -> Iterator[None]:
        """Told at a port of this machine, by this worker and no other; 0 is no port."""
        if not port:
            yield
            return
        server, thread = start_http_server(port, "127.0.0.1", _Told(self, services))
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def families(self, services: Services) -> Iterator[Metric]:
        for family in (*self._registry.collect(), *_read_off(services)):
            samples = [one for one in family.samples if not one.name.endswith("_created")]
            family.samples = [one._replace(labels={**one.labels, "worker": self.worker}) for one in samples]
            yield family
        with self._counting:
            if time.monotonic() >= self._counted + COUNTED:
                with suppress(SQLAlchemyError):  # the rest is needed most when the database does not answer
                    self._kept = list(_on_disk(services))
                self._counted = time.monotonic()
        yield from self._kept


class _Told:
    """A registry, as far as it takes to be written down."""

    def __init__(self, metrics: Metrics, services: Services):
        self.metrics, self.services = metrics, services

    def collect(self) -> Iterator[Metric]:
        return self.metrics.families(self.services)


def _read_off(services: Services) -> Iterator[Metric]:
    """Of this worker alone."""
    gauges = {
        "streams": ("Open streams", services.streams.count),
        "streams_most": ("Streams that may be open", services.limits.streams),
        "connections": ("Open connections", len(services.connections)),
        "connections_most": ("Connections that may be open", services.limits.sockets),
        "bots_thinking": ("Seats a bot is thinking for", services.bot_pool.at_work),
        "bots_waiting": ("Tables whose bots wait for a free process", services.bot_pool.waiting),
        "healthy": ("1 if this worker can save moves", float(not services.health.wrong_now())),
        "database_damaged": ("1 if damaged pages were found", float(bool(services.checkup.wrong))),
        "broken_promises": (
            "Tables whose promise does not follow from their secret",
            len(services.checkup.broken),
        ),
        "disk_free_bytes": ("Free where the data folder is", services.health.free),
        "thinking_asked": ("Hints and practice, waiting or thought about", services.thinking.asked),
        "up_seconds": ("Since the worker began", round(time.monotonic() - services.begun, 1)),
    }
    counters = {
        "commits": ("Transactions on disk", services.store.commits),
        "bot_substitutions": ("Moves made in a bot's place", services.bot_pool.substituted),
        "thinking_left": ("Questions whose person hung up while they waited", services.thinking.left),
        "notices_missed": ("News that streams found by looking, not by a notice", services.streams.missed),
    }
    if services.bus is not None:
        counters["notices_sent"] = ("Notices the bus took", services.bus.sent)
        counters["notices_seen"] = ("Notices from other workers", services.bus.received)
        counters["notices_lost"] = ("Notices the bus did not take", services.bus.dropped)
    for name, (said, value) in gauges.items():
        yield GaugeMetricFamily(f"landbridge_{name}", said, value)
    for name, (said, value) in counters.items():
        yield CounterMetricFamily(f"landbridge_{name}", said, value)
    ended = CounterMetricFamily(
        "landbridge_connections_ended", "Connections this worker hung up on, by why", labels=("why",)
    )
    for why in WHYS:
        ended.add_metric((why,), services.connections.ended[why])
    yield ended
    refused = CounterMetricFamily(
        "landbridge_thinking_refused", "Hints and practice refused, by whose limit it was", labels=("whose",)
    )
    for whose in ("person", "address", "everybody"):
        refused.add_metric((whose,), services.thinking.refused[whose])
    yield refused
    used = CounterMetricFamily("landbridge_thinking_seconds", "Time bot processes took", labels=("kind",))
    for kind in ("table", "hint", "practice"):
        used.add_metric((kind,), services.thinking.seconds[kind])
    yield used
    leases = sa.select(sa.func.count()).select_from(tables).where(tables.c.bot_worker == services.roster.id)
    with suppress(SQLAlchemyError), services.store.reading() as c:
        held = c.execute(leases).scalar()
        yield GaugeMetricFamily("landbridge_leases", "Tables whose bots this worker runs", held)


def _on_disk(services: Services) -> Iterator[Metric]:
    """Of all workers together."""
    # SQLite reads JSON in any text; PostgreSQL has to be told that it is one.
    told = sa.cast if services.settings.database else sa.type_coerce
    game = told(events.c.data, sa.JSON)["game"].as_string()
    first = sa.and_(events.c.table_id == tables.c.id, events.c.n == 1)
    by_game = (
        sa.select(game, tables.c.status, sa.func.count())
        .join_from(tables, events, first)
        .group_by(game, tables.c.status)
    )
    guests = sa.select(sa.func.count()).select_from(people)
    at_work = sa.select(sa.func.count()).select_from(workers).where(workers.c.until > services.store.now)
    found = GaugeMetricFamily("landbridge_tables", "Tables on disk", labels=("game", "status"))
    with services.store.reading() as c:
        for name, status, count in c.execute(by_game):
            found.add_metric((name, status), count)
        yield found
        yield GaugeMetricFamily("landbridge_people", "Guests on disk", c.execute(guests).scalar())
        yield GaugeMetricFamily(
            "landbridge_workers", "Workers that have signed the roster", c.execute(at_work).scalar()
        )
