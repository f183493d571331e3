"""What operations may use in a browser's worker: one person, and tables that the browser keeps."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar, TypeVarTuple

from landbridge.app.replays import Replays
from landbridge.app.room import Room
from landbridge.app.shapes.identity import Arrival
from landbridge.bots.names import looks_like_a_bot
from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.play.match import Match
from landbridge.core.text import entered
from landbridge.device.tables import Tables
from landbridge.table.once import Once
from landbridge.table.person import Person
from landbridge.table.table import Table

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")
NAME_LETTERS = 30


class Owner:
    """The person whom this browser belongs to."""

    def __init__(self, kept: Mapping[str, str] | None, tables: Tables):
        self.tables = tables
        self.fresh = False  # not kept yet
        self._be(Person(kept["id"], kept["name"]) if kept else None)

    def named(self, name: str) -> Person:
        """Arrive, or take another name."""
        name = entered(name, NAME_LETTERS)
        if looks_like_a_bot(name):
            raise Unreadable(Fact("entry-name-bot", {"name": name}))
        person = Person(self.person.id if self.person else secrets.token_hex(9), name)
        self._be(person)
        self.fresh = True
        return person

    def _be(self, person: Person | None) -> None:
        self.person, self.tables.me = person, person.id if person else ""


class BrowserRoom(Room):
    def __init__(self, tables: Tables, owner: Owner, replays: Replays, kept: Mapping[type, Any]):
        self.tables, self.owner, self.kept = tables, owner, kept
        self._replays = replays

    def known(self) -> Person | None:
        return self.owner.person

    def arrive(self, said: Arrival) -> Person:
        return self.owner.named(said.name)

    def rename(self, name: str) -> Person:
        return self.owner.named(name)

    def now(self) -> int:
        return self.tables.clock()

    @contextmanager
    def open(self, table: str, current: bool = False) -> Iterator[Table]:
        yield self.tables.open(table)

    def act(
        self,
        table: str,
        action: Callable[[Table, int, *Arguments], None],
        *arguments: *Arguments,
        once: Once | None = None,
    ) -> bool:
        return self.tables.act(table, action, *arguments, once=once)

    def new(self) -> Table:
        return self.tables.new()

    def create(self, table: Table, once: Once) -> str:
        return self.tables.create(table, once)

    def remove(self, table: str) -> None:
        self.tables.remove(table)

    def messages(self, table: str, viewer: int, after: int, most: int) -> list[tuple[int, dict[str, Any]]]:
        return self.tables.messages(table, viewer, after, most)

    def match(self, t: Table) -> Match:
        return self.tables.match(t)

    @property
    def replays(self) -> Replays:
        return self._replays

    def of(self, kind: type[T]) -> T:
        found: T = self.kept[kind]
        return found
