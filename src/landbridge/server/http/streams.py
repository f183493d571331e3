"""Server-sent events: what a viewer is told, as it happens, resumed exactly where it broke off.

A stream reads when it learns that its table has reached a later number than it has seen. It makes no difference whether
this worker, the bus, or a regular query of the database says so.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from landbridge.core.state import PUBLIC
from landbridge.server.http import updates
from landbridge.server.http.statuses import is_passing
from landbridge.server.run.limits import Limits
from landbridge.server.store.tables import Tables
from landbridge.server.watch.tracing import End
from landbridge.table import views
from landbridge.table.refusals import Refused
from landbridge.texts import words

KEEP_ALIVE = 15  # seconds; proxies close connections that are silent for long
GONE = sys.maxsize  # later than any number: there is no such table any more


class Subscriber:
    """One stream, waiting."""

    __slots__ = ("news", "seen", "spans")

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.seen = -1  # the table's number when it was last read
        self.spans: list[End] = []  # for what it is to bring


class Told(NamedTuple):
    n: int
    lines: list[tuple[int, str]]


class Reader:
    """What one viewer of a table is told, read from the disk and ready to send."""

    def __init__(
        self, tables: Tables, table: str, viewer: int, person: str, base: str, lang: str, look: str | None
    ):
        """`look` None: messages alone, which need no position of the table."""
        self.tables, self.table, self.viewer, self.person = tables, table, viewer, person
        self.base, self.lang, self.look = base, lang, look

    def read(self, after: int, current: bool = False) -> Told | None:
        """The next messages; None if the table is gone or the seat somebody else's. `current`: see `Tables.open`."""
        try:
            with self.tables.open(self.table, current) as t:
                if self.viewer != PUBLIC and t.seats[self.viewer].person != self.person:
                    return None
                told = updates.since(self.tables, t, self.viewer, after, self.look, words(self.lang))
                if self.look is not None and told and told[-1]["id"] == t.counts[self.viewer]:
                    now = self.tables.clock()
                    told[-1]["picture"] = views.picture(
                        t, self.viewer, self.person, self.base, now, look=self.look
                    )
                return Told(t.n, [(one["id"], sse(one["id"], one)) for one in told])
        except Refused as refused:
            if is_passing(refused):
                raise
            return None


class Streams:
    def __init__(self, tables: Tables, limits: Limits):
        self.tables, self.limits = tables, limits
        self.closing = False
        self.count = 0
        self.missed = 0  # events that no notice announced
        self._by_person: Counter[str] = Counter()
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._readers = ThreadPoolExecutor(4, "streams")
        tables.listeners.append(lambda table, n, waiting: self.wake(table, n, tables.tracing.here()))

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def wake(self, table: str, n: int, span: str = "") -> None:
        """From any thread: a table has come to this number, as part of that span."""
        if table in self._subscribers:
            self._soon([(table, n)], span)

    def look_around(self) -> None:
        """Ask the database about every table that has subscribers: other workers' notices may have been lost."""
        watched = list(self._subscribers)
        if watched:
            numbers = self.tables.numbers(watched)
            self._soon([(table, numbers.get(table, GONE)) for table in watched], missed=True)

    def _soon(self, news: Iterable[tuple[str, int]], span: str = "", missed: bool = False) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, news, span, missed)

    def _wake(self, news: Iterable[tuple[str, int]], span: str, missed: bool) -> None:
        for table, n in news:
            for subscriber in self._subscribers.get(table, ()):
                if subscriber.seen < n:
                    self.missed += (
                        missed and subscriber.seen >= 0 and n != GONE and not subscriber.news.is_set()
                    )
                    subscriber.news.set()
                    if span:
                        subscriber.spans.append(self.tables.tracing.begin("stream", span, n=n))

    def close(self) -> None:
        """From any thread: end every stream; subscribers resume elsewhere or later."""
        self.closing = True
        self._soon([(table, GONE) for table in list(self._subscribers)])

    def end(self) -> None:
        """Once all streams have been told to close: nobody reads any more."""
        self._readers.shutdown(wait=True, cancel_futures=True)

    def admit(self, person: str) -> None:
        if self.count >= self.limits.streams:
            raise Refused("server-limit", limit="streams", most=self.limits.streams)
        if self._by_person[person] >= self.limits.streams_per_person:
            raise Refused("server-limit", limit="streams_per_person", most=self.limits.streams_per_person)

    async def follow(self, reader: Reader, key: str, after: int) -> AsyncIterator[str]:
        """`key` is whose stream it is for the limits: a person, or an address."""
        table = reader.table
        subscriber = Subscriber()
        self._subscribers[table].add(subscriber)
        self.count += 1
        self._by_person[key] += 1
        loop = asyncio.get_running_loop()
        try:
            yield "retry: 1000\n\n"
            while not self.closing:
                subscriber.news.clear()
                bringing = len(subscriber.spans)
                try:
                    told = await loop.run_in_executor(self._readers, reader.read, after)
                except (SQLAlchemyError, Refused):
                    return  # this worker cannot read it now; the subscriber resumes, here or at another one
                if told is None:
                    yield "event: gone\ndata: {}\n\n"
                    return
                subscriber.seen = told.n
                for id, line in told.lines:
                    after = id
                    yield line
                for end in subscriber.spans[:bringing]:
                    end(lines=len(told.lines))
                del subscriber.spans[:bringing]
                if len(told.lines) == updates.MOST:
                    continue
                while not self.closing:
                    try:
                        await asyncio.wait_for(subscriber.news.wait(), KEEP_ALIVE)
                        break
                    except TimeoutError:
                        yield ":\n\n"
        finally:
            for end in subscriber.spans:
                end(lines=0)
            self.count -= 1
            self._by_person[key] -= 1
            if not self._by_person[key]:
                del self._by_person[key]
            self._subscribers[table].discard(subscriber)
            if not self._subscribers[table]:
                del self._subscribers[table]


def sse(id: int, body: dict[str, Any]) -> str:
    """One event; JSON has no line breaks of its own."""
    return f"id: {id}\ndata: {json.dumps(body, ensure_ascii=False, separators=(',', ':'))}\n\n"
