"""Server-sent events: what a viewer is told, as it happens, resumed exactly where it broke off.

A table's streams are read together when it is known that the table has reached a later number than they have seen. It
makes no difference whether this worker, the bus, or a regular query of the database says so. What several viewers are
told alike is worked out and encoded once.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain, islice
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Send

from landbridge.server.http.callers import hung_up
from landbridge.server.http.encoding import SCENES, encoded
from landbridge.server.run.limits import Limits
from landbridge.server.store.tables import Tables
from landbridge.server.watch.tracing import End
from landbridge.table import views
from landbridge.table.answers import updates
from landbridge.table.answers.statuses import is_passing
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from landbridge.table.watching.insight import ALL, insight_json, sees_all, told_from

log = logging.getLogger("landbridge.server.streams")
KEEP_ALIVE = 15  # seconds; proxies close connections that are silent for long
ROUND = 0.5  # seconds between two looks for silent ones
LATE = 2.0  # seconds between two looks for those who watch with a delay
GONE = sys.maxsize  # later than any number: there is no such table any more
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
KEPT = 400_000  # bytes of what was told of one table, for others who are told the same
LEVEL, WINDOW, MEMORY = 4, 12, 4  # of zlib
OVERHEAD = 500  # bytes; of each of them
PACKED = (b"content-encoding", b"gzip")
RETRY = b"retry: 1000\n\n"
ALIVE = b":\n\n"
ENDED = b"event: gone\ndata: {}\n\n"


class Watched(NamedTuple):
    """Whose eyes a stream shows a table through, and how."""

    table: str
    viewer: int
    person: str
    base: str
    look: str | None  # None: messages alone
    late: bool = False  # with a delay of minutes: something is new though nothing has happened


class Told(NamedTuple):
    n: int
    last: int  # the last message's number
    lines: bytes
    more: bool


Answer = Told | SQLAlchemyError | Refused | None  # None: the table is gone, or the seat somebody else's


class Subscriber:
    """One open stream. Sends what it is given; who reads for it is `Streams`."""

    __slots__ = (
        "after",
        "closed",
        "device",
        "key",
        "lines",
        "looked",
        "news",
        "packed",
        "seen",
        "sent",
        "spans",
        "streams",
        "wants",
        "watched",
    )

    def __init__(
        self, streams: Streams, watched: Watched, key: str, after: int, device: str, packed: bool = False
    ):
        """`key` is whose stream it is for the limits, a person or an address; `device` the hash of its token."""
        self.streams, self.watched, self.key, self.after = streams, watched, key, after
        self.device = device
        self.news = asyncio.Event()
        self.looked = monotonic()  # when it was last read for
        self.seen = -1  # the table's number when it was last read
        self.wants = True
        self.closed = False
        self.lines: list[bytes] = []
        self.sent = monotonic()  # when something was last sent
        self.spans: list[End] = []  # for what it is to bring
        self.packed = packed  # whether the client takes it compressed

    def take(self, answer: Answer, spans: int) -> None:
        """What was read for it, and how many of its spans were begun before."""
        if self.closed:
            return
        if isinstance(answer, Told):
            self.seen, self.after, self.wants = answer.n, answer.last, self.wants or answer.more
            if answer.lines:
                self.lines.append(answer.lines)
        else:  # an error: this worker cannot read it now; the subscriber resumes, here or at another one
            self.closed = True
            if answer is None:
                self.lines.append(ENDED)
        for end in self.spans[:spans]:
            end(lines=len(self.lines))
        del self.spans[:spans]
        if self.lines or self.closed:
            self.news.set()

    async def send(self, receive: Receive, send: Send) -> None:
        """Until the client hangs up, the server stops, or there is nothing left to tell."""
        gone = asyncio.ensure_future(self._hung_up(receive))
        try:
            pack = _packer() if self.packed else bytes
            headers = [*HEADERS, PACKED] if self.packed else list(HEADERS)
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": pack(RETRY), "more_body": True})
            self.streams.add(self)
            while not self.closed or self.lines:
                await self.news.wait()
                self.news.clear()
                lines, self.lines = self.lines, []
                if lines:
                    self.sent = monotonic()
                    await send(
                        {"type": "http.response.body", "body": pack(b"".join(lines)), "more_body": True}
                    )
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass  # the client is gone
        finally:
            gone.cancel()
            self.streams.remove(self)

    async def _hung_up(self, receive: Receive) -> None:
        await hung_up(receive)
        self.lines.clear()
        self.closed = True
        self.news.set()


def _packer() -> Callable[[bytes], bytes]:
    """Return what compresses a stream, so that each piece can be read when it arrives; it needs 24 KiB."""
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, 16 + WINDOW, MEMORY)
    return lambda lines: packing.compress(lines) + packing.flush(zlib.Z_SYNC_FLUSH)


class Streams:
    def __init__(self, tables: Tables, limits: Limits):
        self.tables, self.limits = tables, limits
        self.closing = False
        self.count = 0
        self.missed = 0  # events that no notice announced
        self._by_person: Counter[str] = Counter()
        self._counting = threading.Lock()
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._reading: set[str] = set()  # tables that are being read
        self._announced: dict[str, int] = {}  # how far a table is known to have come
        self._loop: asyncio.AbstractEventLoop | None = None
        self._readers = ThreadPoolExecutor(4, "streams")
        tables.listeners.append(lambda table, n, waiting: self.wake(table, n, tables.tracing.here()))

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.call_later(ROUND, self._keep_alive)

    # --- who listens ------------------------------------------------------------------------------------------

    def admit(
        self, watched: Watched, key: str, after: int, device: str = "", packed: bool = False
    ) -> Subscriber:
        """A stream that may be opened; it counts from now on."""
        with self._counting:
            if self.count >= self.limits.streams:
                raise Refused("server-limit", limit="streams", most=self.limits.streams)
            if self._by_person[key] >= self.limits.streams_per_person:
                raise Refused("server-limit", limit="streams_per_person", most=self.limits.streams_per_person)
            self.count += 1
            self._by_person[key] += 1
        return Subscriber(self, watched, key, after, device, packed)

    def add(self, subscriber: Subscriber) -> None:
        if self.closing:
            subscriber.closed = True
            subscriber.news.set()
        self._subscribers[subscriber.watched.table].add(subscriber)
        self._read_soon(subscriber.watched.table)

    def remove(self, subscriber: Subscriber) -> None:
        for end in subscriber.spans:
            end(lines=0)
        with self._counting:
            self.count -= 1
            self._by_person[subscriber.key] -= 1
            if not self._by_person[subscriber.key]:
                del self._by_person[subscriber.key]
        table = subscriber.watched.table
        listening = self._subscribers.get(table, set())
        listening.discard(subscriber)
        if not listening:
            self._subscribers.pop(table, None)
            self._announced.pop(table, None)

    def _keep_alive(self) -> None:
        """Say something on streams that have been silent. One look for all: a timer for each would cost more."""
        if self.closing or self._loop is None:
            return
        silent = monotonic() - KEEP_ALIVE * 2 / 3
        all_of_them = chain.from_iterable(self._subscribers.values())
        due = (one for one in all_of_them if one.sent < silent and not one.lines)
        # Not all at once: they may all have been opened at the same moment.
        for subscriber in islice(due, 20 + int(self.count * ROUND / KEEP_ALIVE * 4)):
            subscriber.lines.append(ALIVE)
            subscriber.news.set()
        self._loop.call_later(ROUND, self._keep_alive)

    @property
    def devices(self) -> set[str]:
        """Whose streams these are, as hashes of tokens."""
        found = {one.device for listening in list(self._subscribers.values()) for one in list(listening)}
        return found - {""}

    def sign_out(self, devices: set[str]) -> None:
        """From any thread: end the streams of these devices."""
        loop = self._loop
        if devices and loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._sign_out, devices)

    def _sign_out(self, devices: set[str]) -> None:
        for listening in self._subscribers.values():
            for subscriber in listening:
                if subscriber.device in devices:
                    subscriber.lines = [ENDED]
                    subscriber.closed = True
                    subscriber.news.set()

    # --- what is new ------------------------------------------------------------------------------------------

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

    def close(self) -> None:
        """From any thread: end every stream; subscribers resume elsewhere or later."""
        self.closing = True
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._close_all)

    def end(self) -> None:
        """Once all streams have been told to close: nobody reads any more."""
        self._readers.shutdown(wait=True, cancel_futures=True)

    def _close_all(self) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.closed = True
                subscriber.news.set()

    def _soon(self, news: Iterable[tuple[str, int]], span: str = "", missed: bool = False) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, news, span, missed)

    def _wake(self, news: Iterable[tuple[str, int]], span: str, missed: bool) -> None:
        for table, n in news:
            if table in self._subscribers:
                self._announced[table] = max(n, self._announced.get(table, 0))
            for subscriber in self._subscribers.get(table, ()):
                if missed and subscriber.watched.late and monotonic() - subscriber.looked > LATE:
                    subscriber.wants = True
                if subscriber.seen < n:
                    self.missed += missed and subscriber.seen >= 0 and n != GONE and not subscriber.wants
                    subscriber.wants = True
                    if span:
                        subscriber.spans.append(self.tables.tracing.begin("stream", span, n=n))
            self._read_soon(table)

    # --- reading ----------------------------------------------------------------------------------------------

    def _read_soon(self, table: str) -> None:
        """Have all of a table's streams that want it read for, unless that is being done."""
        if table in self._reading or self.closing:
            return
        wanting = [one for one in self._subscribers.get(table, ()) if one.wants and not one.closed]
        if not wanting:
            return
        spans = [len(one.spans) for one in wanting]
        for one in wanting:
            one.wants, one.looked = False, monotonic()
        self._reading.add(table)
        places = [(one.watched, one.after) for one in wanting]
        with suppress(RuntimeError):  # nobody reads any more: the server stops
            self._readers.submit(self._read_for, table, self._announced.get(table), wanting, places, spans)

    def _read_for(
        self,
        table: str,
        announced: int | None,
        wanting: list[Subscriber],
        places: list[tuple[Watched, int]],
        spans: list[int],
    ) -> None:
        """In a thread; the loop hands out what was read, or goes on without it."""
        answers: list[Answer] | None = None
        try:
            answers = self.read(table, places, announced)
        except Exception:
            log.exception("a table's streams could not be read")
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._hand_out, table, wanting, answers, spans)

    def _hand_out(
        self, table: str, wanting: list[Subscriber], answers: list[Answer] | None, spans: list[int]
    ) -> None:
        self._reading.discard(table)
        if answers is None:
            return  # the next event tries again
        for one, answer, begun in zip(wanting, answers, spans, strict=True):
            one.take(answer, begun)
        self._read_soon(table)  # for whoever has come meanwhile, or has not heard everything

    def read(
        self, table: str, places: Sequence[tuple[Watched, int]], announced: int | None = None
    ) -> list[Answer]:
        """The next messages for each of a table's viewers, after those they have.

        `announced`: how far the table is known to have come; a worker that knows it so far need not ask.
        """
        try:
            with self.tables.open(table, reached=announced) as t:
                return [self._told(t, watched, after) for watched, after in places]
        except Refused as refused:
            return [refused if is_passing(refused) else None] * len(places)
        except SQLAlchemyError as error:
            return [error] * len(places)

    def _told(self, t: Table, watched: Watched, after: int) -> Told | None:
        _, viewer, person, base, look, _ = watched
        person, n = t.merged.get(person, person), t.n
        if viewer >= 0 and t.seats[viewer].person != person:
            return None
        if viewer == ALL:
            if not sees_all(t, person):
                return None
            after = told_from(t, after)
        live, t = t, self.tables.shown_to(t, person, viewer)
        insight = insight_json(live, person, t)
        asks = insight is not None and insight["you"]
        involved = person if person == t.host or t.seats_of(person) or asks else ""  # others see the same
        key = n, viewer, involved, base, look, after
        memo: dict[Any, Told] = t.memo.setdefault("told", {})
        if key not in memo:
            scenes = SCENES.following(t, viewer, look, after)
            told = updates.since(t, viewer, after, look, self.tables.messages, scenes.then)
            last = told[-1]["id"] if told else after
            if look is not None and told and last == t.counts[viewer]:
                behind = t.n < n
                now = t.since if behind else self.tables.clock()
                seen = views.picture(t, viewer, involved, base, now, look=look, draw=scenes.now)
                seen["table"] |= {"behind": behind, "insight": insight}
                told[-1]["picture"] = seen
            lines = b"".join(b"id: %d\ndata: %b\n\n" % (one["id"], encoded(one)) for one in told)
            memo[key] = Told(n, last, lines, len(told) == updates.MOST)
            _bound(memo, key)
        return memo[key]


def _bound(memo: dict[Any, Told], newest: object) -> None:
    """Keep no more of a table than may be wanted again: whoever asks can name any number, and many hosts."""
    size = sum(len(one.lines) + OVERHEAD for one in memo.values())
    for key in list(memo):
        if size <= KEPT or key == newest:
            return
        size -= len(memo.pop(key).lines) + OVERHEAD
