"""What operations may use on a server: a request and the services behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from starlette.requests import Request

from landbridge.app.replays import Replays
from landbridge.app.room import Room
from landbridge.app.shapes.identity import Arrival
from landbridge.core.play.match import Match
from landbridge.core.state import PUBLIC
from landbridge.server.http.callers import network
from landbridge.server.http.encoding import SCENES
from landbridge.server.http.guard import BEGUN, language_of, too_fast
from landbridge.server.run.services import COOKIE, YEAR, Services
from landbridge.server.store.devices import kind_of
from landbridge.server.store.people import INVITE, hashed, same
from landbridge.table.once import Once
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from landbridge.texts import Words, words

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")
EVENTS_A_REQUEST = 250  # so many events that are played again weigh as much as a request


class Caller(NamedTuple):
    """Who is asking."""

    person: Person | None
    address: str

    @property
    def key(self) -> str:
        """By whom pace is counted."""
        return f"person {self.person.id}" if self.person else f"address {self.address}"

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""


class ServerRoom(Room):
    scenes = SCENES

    def __init__(self, request: Request, services: Services):
        self.request, self.services = request, services
        self.seats_per_person = services.limits.seats_per_person
        self.headers: list[tuple[bytes, bytes]] = []  # of the answer
        self._caller: Caller | None = None

    # --- who --------------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """From where, as limits count it."""
        return network(self.request.client.host) if self.request.client else "?"

    @property
    def caller(self) -> Caller:
        if self._caller is None:
            token = self.request.cookies.get(COOKIE, "")
            person = self.services.people.by_token(token) if 0 < len(token) <= 100 else None
            self._caller = Caller(person, self.address)
        return self._caller

    def enter(self, weight: float, door: bool) -> None:
        """Let a request in at an allowed pace; behind a password only known people get past the door."""
        self.weigh(weight)
        self.services.thinking.met(self.caller.id, self.address)
        if self.caller.person is None and self.services.settings.password and not door:
            raise Refused("server-unknown-person")

    def known(self) -> Person | None:
        return self.caller.person

    @property
    def device(self) -> str:
        """The hash of this device's token; "" if it has none."""
        return hashed(self.request.cookies.get(COOKIE, "")) if self.caller.person is not None else ""

    @property
    def browser(self) -> str:
        """What kind of browser asks, in a few words."""
        return kind_of(self.request.headers.get("user-agent", ""))

    @property
    def words(self) -> Words:
        """The asker's language, for texts that are read outside the page."""
        return words(language_of(self.request.scope))

    def arrive(self, said: Arrival) -> Person:
        people, settings = self.services.people, self.services.settings
        if self.caller.person is not None:
            return people.rename(self.caller.person, said.name)
        people.name(said.name)
        if settings.password:
            with self.guessing():
                invited = said.invite is not None and people.look(said.invite).kind == INVITE
                if not invited and not same(said.password or "", settings.password):
                    raise Refused("server-password")
        self.services.guests_pace.take(self.address)
        person, token = people.arrive(said.name, self.browser)
        self.sign_in(token)
        return person

    def rename(self, name: str) -> Person:
        return self.services.people.rename(self.person(), name)

    @contextmanager
    def guessing(self) -> Iterator[None]:
        """Count wrong passwords and codes, and not right ones."""
        pace = self.services.guesses_pace
        if seconds := pace.wait(self.address, take=False):
            raise too_fast(seconds)
        try:
            yield
        except Refused:
            pace.wait(self.address)
            raise

    def sign_in(self, token: str) -> None:
        # Strict would make a guest of everybody who follows a link here.
        self.set_cookie(COOKIE, token, YEAR, "lax", "/")

    def sign_out(self) -> None:
        self.set_cookie(COOKIE, "", 0, "lax", "/")

    def set_cookie(self, name: str, value: str, seconds: int, site: str, path: str) -> None:
        """Have the answer set a cookie; 0 seconds take it away."""
        cookie: SimpleCookie = SimpleCookie({name: value})
        told = cookie[name]
        told["max-age"], told["httponly"], told["samesite"], told["path"] = seconds, True, site, path
        if self.services.settings.base_url.startswith("https:"):
            told["secure"] = True
        self.headers.append((b"set-cookie", told.OutputString().encode("latin-1")))

    def save_as(self, name: str) -> None:
        """Have a browser keep the answer as a file."""
        self.headers.append((b"content-disposition", f'attachment; filename="{name}"'.encode("latin-1")))

    # --- how fast ---------------------------------------------------------------------------------------------

    def weigh(self, weight: float) -> None:
        for _ in range(int(weight)):
            self.services.acts_pace.take(self.caller.key)

    def charge(self, weight: float) -> None:
        self.services.acts_pace.charge(self.caller.key, weight)

    # --- where ------------------------------------------------------------------------------------------------

    @property
    def base(self) -> str:  # type: ignore[override]
        """The address of this server, for links: as configured, or as the caller knows it if that name can be ours."""
        if self.services.settings.base_url:
            return self.services.settings.base_url
        scheme, host = self.request.scope["scheme"], self.request.headers.get("host", "")
        if not self.services.hosts.knows(host):
            address, port = self.request.scope.get("server") or ("localhost", None)
            host = (f"[{address}]" if ":" in address else address) + (f":{port}" if port else "")
        return f"{scheme}://{host}"

    def now(self) -> int:
        return self.services.clock()

    # --- tables -----------------------------------------------------------------------------------------------

    def open(self, table: str, current: bool = False) -> AbstractContextManager[Table]:
        return self.services.tables.open(table, current)

    def act(
        self,
        table: str,
        action: Callable[[Table, int, *Arguments], None],
        *arguments: *Arguments,
        once: Once | None = None,
        extra: Callable[..., Any] | None = None,
    ) -> bool:
        return self.services.tables.act(table, action, *arguments, once=once, extra=extra)

    def new(self) -> Table:
        settings = self.services.settings
        return self.services.tables.new(settings.token(12), settings.secret())

    def create(self, table: Table, once: Once) -> str:
        return self.services.tables.create(table, once)

    def remove(self, table: str) -> None:
        self.services.tables.remove([table])

    def messages(self, table: str, viewer: int, after: int, most: int) -> list[tuple[int, dict[str, Any]]]:
        return self.services.tables.messages(table, viewer, after, most)

    def match(self, t: Table) -> Match:
        return self.services.tables.match(t)

    def shown(self, t: Table, viewer: int = PUBLIC) -> Table:
        if viewer != PUBLIC:
            return t
        self.weigh(self.services.tables.behind(t, self.id, viewer) // EVENTS_A_REQUEST)
        return self.services.tables.shown_to(t, self.id, viewer)

    def moved(self, t: Table) -> None:
        self.services.metrics.moved(t.terms["game"], perf_counter() - self.request.scope[BEGUN])

    def closes_as(self) -> str:
        return "" if self.holds_key() else self.person().id

    def holds_key(self) -> bool:
        """Whether the asker runs this server."""
        given = self.request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        return self.services.sessions.is_key(given, self.address)

    @property
    def replays(self) -> Replays:
        return self.services.replays

    def of(self, kind: type[T]) -> T:
        found: T = self.services.kept[kind]
        return found
