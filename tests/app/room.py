"""A host in a few lines: tables in a dictionary, one person, a clock that stands still, thoughts that are given."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, TypeVar, TypeVarTuple
from urllib.parse import parse_qsl, urlsplit

from landbridge.app.operation import File, Operations
from landbridge.app.reading import reader
from landbridge.app.replays import Replays
from landbridge.app.room import Room
from landbridge.app.shapes.common import Refusal
from landbridge.app.shapes.identity import Arrival
from landbridge.core.errors import LandbridgeError
from landbridge.core.play.match import Match
from landbridge.core.show.scene import plain
from landbridge.features import SHARED
from landbridge.features.reviews.keeping import Reviews
from landbridge.table import history
from landbridge.table.answers.refused import refused
from landbridge.table.once import Once
from landbridge.table.parts import Event
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")
NOON = 1_800_000_000_000
SECRET = bytes(range(32))
OPERATIONS = Operations(SHARED)
Thoughts = dict[type, Callable[[Any], Any]]  # by the kind of a question: what is answered


def name_of(number: int) -> str:
    """Return the id of the first table, of the second …"""
    return f"{number:012}"


class NoReviews(Reviews):
    effort = try_effort = 0.0

    def pieces(self, key: str, moves: str) -> list[dict[str, Any]]:
        return []

    def agreed(self, table: str) -> set[str]:
        return set()


class Host:
    """What outlives a request."""

    def __init__(self, thoughts: Thoughts | None = None):
        self.thoughts = thoughts or {}
        self.person: Person | None = None
        self.tables: dict[str, Table] = {}
        self.events: dict[str, list[Event]] = {}
        self.messages: dict[tuple[str, int], list[dict[str, Any]]] = {}
        self.done: dict[tuple[str, str], tuple[str, str]] = {}  # who and by which name: what, at which table
        self.kept: dict[type, Any] = {Reviews: NoReviews()}
        self.replays = Replays(1)
        self.numbers = count(1)

    def __call__(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """Answer a request as JSON, with its status; every answer has the shape that its operation declares."""
        split = urlsplit(address)
        found = OPERATIONS.find(method, split.path.removeprefix("/api/"))
        assert found is not None, address
        room = MemoryRoom(self)
        try:
            said = found.operation.read(found.path, dict(parse_qsl(split.query)), body or {})
            if found.operation.shows:
                room.look, room.after = said.pop("look", "view"), said.pop("after", None)
            told = found.operation.run(room, **said)
            if isinstance(told, Generator):
                told = self._driven(told)
        except LandbridgeError as error:
            status, told = refused(error)
            reader(Refusal)(told, "")
            return status, told
        if isinstance(told, File):
            return found.operation.status, told.content
        told = json.loads(json.dumps(plain(told)))
        reader(found.operation.answer)(told, "")
        return found.operation.status, told

    def _driven(self, answer: Generator[Any, Any, Any]) -> Any:
        thought = None
        try:
            while True:
                question = answer.send(thought)
                thought = self.thoughts[type(question)](question)
        except StopIteration as done:
            return done.value

    def save(self, t: Table) -> None:
        for message in t.told:
            self.messages.setdefault((t.id, message.viewer), []).append(dict(message.body))
        self.events[t.id] += t.fresh
        t.fresh.clear()
        t.told.clear()


class MemoryRoom(Room):
    def __init__(self, host: Host):
        self.host = host

    def known(self) -> Person | None:
        return self.host.person

    def arrive(self, said: Arrival) -> Person:
        return self.rename(said.name)

    def rename(self, name: str) -> Person:
        self.host.person = Person("me", name)
        return self.host.person

    def now(self) -> int:
        return NOON

    @contextmanager
    def open(self, table: str, current: bool = False) -> Iterator[Table]:
        if table not in self.host.tables:
            raise Refused("server-no-table")
        yield self.host.tables[table]

    def act(
        self,
        table: str,
        action: Callable[[Table, int, *Arguments], None],
        *arguments: *Arguments,
        once: Once | None = None,
    ) -> bool:
        with self.open(table) as t:
            if once is not None and self._came_before(table, once):
                return True
            try:
                action(t, NOON, *arguments)
                t.deal(NOON)
            except LandbridgeError:  # it may be half changed
                self.host.tables[table] = Table.from_events(table, t.secret, self.host.events[table])
                raise
            if once is not None:
                self.host.done[once.person, once.client] = once.content, table
            self.host.save(t)
        return False

    def _came_before(self, table: str, once: Once) -> bool:
        before = self.host.done.get((once.person, once.client))
        if before is not None and before != (once.content, table):
            raise Refused("server-id-used")
        return before is not None

    def new(self) -> Table:
        return Table(name_of(next(self.host.numbers)), SECRET)

    def create(self, table: Table, once: Once) -> str:
        before = self.host.done.setdefault((once.person, once.client), (once.content, table.id))
        if before == (once.content, table.id):
            self.host.tables[table.id], self.host.events[table.id] = table, []
            self.host.save(table)
        return before[1]

    def remove(self, table: str) -> None:
        del self.host.tables[table]

    def messages(self, table: str, viewer: int, after: int, most: int) -> list[tuple[int, dict[str, Any]]]:
        told = self.host.messages.get((table, viewer), [])
        return list(enumerate(told[after : after + most], start=after + 1))

    def match(self, t: Table) -> Match:
        if t.live is None:
            raise Refused("server-not-started")
        match = t.live.anew(t.names)
        history.replay(match, self.host.events[t.id])
        return match

    @property
    def replays(self) -> Replays:
        return self.host.replays

    def of(self, kind: type[T]) -> T:
        found: T = self.host.kept[kind]
        return found
