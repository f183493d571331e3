"""The house: everything one server process consists of, and who is asking."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fastapi import Depends, Request

from landbridge.core.state import PUBLIC
from landbridge.server import acts, wire
from landbridge.server.bots import Thinkers
from landbridge.server.caretaker import Caretaker
from landbridge.server.guard import Pace, language_of
from landbridge.server.limits import Limits
from landbridge.server.people import Clock, People, Person, Tokens, hashed, same
from landbridge.server.refusals import Refused
from landbridge.server.store import Store
from landbridge.server.streams import Streams
from landbridge.server.table import Table
from landbridge.server.tables import Tables

COOKIE = "landbridge"
KEY_FILE = "host.key"
PAGE = Path(__file__).with_name("page")  # where Vite builds it
YEAR = 365 * 86_400


def _look(look: wire.Look = "view") -> None:
    """Says in the interface document that a route takes it; `looked` reads it."""


LOOK = [Depends(_look)]  # of every route that answers with a picture


def looked(request: Request) -> str:
    """What the caller wants to see: the bare view, or a scene to be drawn."""
    return request.query_params.get("look", "view")


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: Path
    base_url: str = ""  # "" is whatever address the request came to
    password: str = ""
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 1) - 1)))
    clock: Clock = wall_clock
    token: Tokens = secrets.token_urlsafe
    page: Path = PAGE
    secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)


class Caller(NamedTuple):
    """Who is asking."""

    person: Person | None
    address: str
    lang: str

    @property
    def key(self) -> str:
        """By whom pace is counted."""
        return f"person {self.person.id}" if self.person else f"address {self.address}"

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""


class House:
    def __init__(self, settings: Settings):
        self.settings = settings
        self.limits = limits = settings.limits
        self.clock = settings.clock
        self.begun = time.monotonic()
        self.store = Store(settings.data)
        self.people = People(self.store, limits, self.clock, settings.token)
        self.tables = Tables(self.store, limits, self.clock)
        self.streams = Streams(self.tables, limits)
        self.thinkers = Thinkers(self.tables, settings.bot_workers, limits.bot_seconds)
        self.caretaker = Caretaker(self.tables, self.streams, self.thinkers, self.clock)
        self.key = self._host_key()
        self.acts_pace = Pace(limits.acts_at_once, limits.acts_per_second)
        self.guests_pace = Pace(limits.guests_per_hour, limits.guests_per_hour / 3600)
        self.guesses_pace = Pace(limits.guesses_per_hour, limits.guesses_per_hour / 3600)

    def start(self) -> None:
        """Inside the event loop that serves."""
        self.streams.start()
        self.caretaker.start()

    def close(self) -> None:
        """Streams end, bots stop, what was promised is on disk."""
        self.streams.close()
        self.caretaker.close()
        self.thinkers.close()
        self.store.close()

    def _host_key(self) -> str:
        """What proves that somebody runs this server: they can read its data folder."""
        file = self.settings.data / KEY_FILE
        if not file.exists():
            handle = os.open(file, os.O_WRONLY | os.O_CREAT, 0o600)
            with os.fdopen(handle, "w") as out:
                out.write(secrets.token_urlsafe(24) + "\n")
        return file.read_text().strip()

    # --- who asks -------------------------------------------------------------------------------------------

    def base(self, request: Request) -> str:
        return self.settings.base_url or f"{request.url.scheme}://{request.url.netloc}"

    def caller(self, request: Request, door: bool = False) -> Caller:
        """Who is asking, at an allowed pace. Behind a password only known people get past the door."""
        token = request.cookies.get(COOKIE, "")
        person = self.people.by_token(token) if 0 < len(token) <= 100 else None
        address = request.client.host if request.client else "?"
        caller = Caller(person, address, language_of(request.scope))
        self.pace(self.acts_pace, caller.key)
        if person is None and self.settings.password and not door:
            raise Refused("server-unknown-person")
        return caller

    def person(self, request: Request) -> tuple[Caller, Person]:
        caller = self.caller(request)
        if caller.person is None:
            raise Refused("server-unknown-person")
        return caller, caller.person

    def pace(self, pace: Pace, key: str) -> None:
        if seconds := pace.wait(key):
            raise Refused("server-too-fast", {"repeat_after": seconds}, seconds=seconds)

    def weigh(self, caller: Caller, weight: int) -> None:
        """What takes long counts as several requests."""
        for _ in range(weight):
            self.pace(self.acts_pace, caller.key)

    def holds_key(self, request: Request) -> bool:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        return bool(given) and same(hashed(given), hashed(self.key))

    def viewer(self, t: Table, caller: Caller, letter: str | None) -> int:
        """Whose eyes: one's own seat's, or everybody's."""
        if letter is None:
            return PUBLIC
        if caller.person is None:
            acts.seat_number(t, letter)
            raise Refused("server-not-yours")
        return acts.own_seat(t, caller.person, letter)
