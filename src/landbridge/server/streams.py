"""Server-sent events: what a viewer is told, as it happens, resumed exactly where it broke off."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from landbridge.core.state import PUBLIC
from landbridge.server import pictures
from landbridge.server.limits import Limits
from landbridge.server.refusals import Refused
from landbridge.server.table import Table
from landbridge.server.tables import Tables
from landbridge.texts import words

KEEP_ALIVE = 15  # seconds; proxies close what is silent for long
PAGE = 200  # messages read at once


class Streams:
    def __init__(self, tables: Tables, limits: Limits):
        self.tables, self.limits = tables, limits
        self.closing = False
        self.count = 0
        self._by_person: Counter[str] = Counter()
        self._waiters: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._readers = ThreadPoolExecutor(4, "streams")
        tables.listeners.append(lambda table, waiting: self.wake(table))

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def wake(self, table: str) -> None:
        """From any thread: there may be something new at a table."""
        loop = self._loop
        if loop is not None and table in self._waiters and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, table)

    def _wake(self, table: str) -> None:
        for waiter in self._waiters.get(table, ()):
            waiter.set()

    def close(self) -> None:
        """From any thread: every stream ends; whoever listens resumes elsewhere or later."""
        self.closing = True
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake_all)

    def _wake_all(self) -> None:
        for table in list(self._waiters):
            self._wake(table)

    @property
    def watched(self) -> list[str]:
        return list(self._waiters)

    def admit(self, person: str) -> None:
        if self.count >= self.limits.streams:
            raise Refused("server-limit", limit="streams", most=self.limits.streams)
        if self._by_person[person] >= self.limits.streams_per_person:
            raise Refused("server-limit", limit="streams_per_person", most=self.limits.streams_per_person)

    async def follow(
        self, table: str, viewer: int, person: str, key: str, after: int, lang: str
    ) -> AsyncIterator[str]:
        """`key` is whose stream it is for the limits: a person, or an address."""
        waiter = asyncio.Event()
        self._waiters[table].add(waiter)
        self.count += 1
        self._by_person[key] += 1
        loop = asyncio.get_running_loop()
        try:
            yield "retry: 1000\n\n"
            while not self.closing:
                waiter.clear()
                told = await loop.run_in_executor(
                    self._readers, self._read, table, viewer, person, after, lang
                )
                if told is None:
                    yield "event: gone\ndata: {}\n\n"
                    return
                for id, line in told:
                    after = id
                    yield line
                if len(told) == PAGE:
                    continue
                try:
                    await asyncio.wait_for(waiter.wait(), KEEP_ALIVE)
                except TimeoutError:
                    yield ":\n\n"
        finally:
            self.count -= 1
            self._by_person[key] -= 1
            if not self._by_person[key]:
                del self._by_person[key]
            self._waiters[table].discard(waiter)
            if not self._waiters[table]:
                del self._waiters[table]

    def _read(
        self, table: str, viewer: int, person: str, after: int, lang: str
    ) -> list[tuple[int, str]] | None:
        """The next messages, ready to send; None if the table is gone or the seat somebody else's."""

        def see(t: Table) -> tuple[list[str], int] | None:
            if viewer != PUBLIC and t.seats[viewer].person != person:
                return None
            return t.names, t.counts[viewer]

        try:
            seen = self.tables.look(table, see)
        except Refused:
            return None
        if seen is None:
            return None
        names, count = seen
        if after >= count:
            return []
        say = words(lang)
        found = self.tables.messages(table, viewer, after, PAGE)
        return [(id, sse(id, pictures.message(id, body, say, names))) for id, body in found if id <= count]


def sse(id: int, body: dict[str, Any]) -> str:
    """One event; JSON has no line breaks of its own."""
    return f"id: {id}\ndata: {json.dumps(body, ensure_ascii=False, separators=(',', ':'))}\n\n"
