"""One request: who asks, in which language, and how they want to see a table. Endpoints depend on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Query, Request, Response

from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.options import BOARD
from landbridge.core.state import PUBLIC
from landbridge.core.text import NAME_LENGTH
from landbridge.server.http import wire
from landbridge.server.http.callers import network
from landbridge.server.http.encoding import Answer, drawn, drawn_then
from landbridge.server.http.guard import language_of
from landbridge.server.http.lean import Unusual, lean, query
from landbridge.server.run.services import COOKIE, Services
from landbridge.server.store.people import hashed
from landbridge.server.store.tables import Tables
from landbridge.table import actions, views
from landbridge.table.answers import updates
from landbridge.table.parts import OVER
from landbridge.table.person import Person
from landbridge.table.refusals import Refused, RefusedMove
from landbridge.table.table import Table
from landbridge.table.watching.delay import withheld
from landbridge.table.watching.insight import ALL, EVERYTHING, insight_json, sees_all, told_from
from landbridge.texts import LANGUAGES, Words, words

LATEST = 10**9  # no viewer is told as much
Message = Annotated[int, Query(ge=0, le=LATEST)]
BOARD_WEIGHT = 5  # a board of one's own counts as so many requests
EVENTS_A_REQUEST = 250  # so many events that are played again weigh as much as a request
SCENES_A_REQUEST = 2  # so many scenes weigh as much as a request


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


class Asking:
    """A request and the services it asks."""

    def __init__(self, request: Request, look: str = views.VIEW, after: int | None = None):
        self.request = request
        self.services: Services = request.app.state.services
        self.look = look
        self.after = after
        self.lang = language_of(request.scope)
        self._caller: Caller | None = None

    @property
    def tables(self) -> Tables:
        return self.services.tables

    @property
    def words(self) -> Words:
        return words(self.lang)

    @property
    def base(self) -> str:
        """The address of this server, for links: as configured, or as the caller knows it if that name can be ours."""
        if self.services.settings.base_url:
            return self.services.settings.base_url
        scheme, host = self.request.scope["scheme"], self.request.headers.get("host", "")
        if not self.services.hosts.knows(host):
            address, port = self.request.scope.get("server") or ("localhost", None)
            host = (f"[{address}]" if ":" in address else address) + (f":{port}" if port else "")
        return f"{scheme}://{host}"

    # --- who --------------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """From where, as limits count it."""
        return network(self.request.client.host) if self.request.client else "?"

    def caller(self, door: bool = False) -> Caller:
        """Who is asking, at an allowed pace. Behind a password only known people get past the door."""
        if self._caller is None:
            token = self.request.cookies.get(COOKIE, "")
            person = self.services.people.by_token(token) if 0 < len(token) <= 100 else None
            self._caller = Caller(person, self.address)
            self.services.acts_pace.take(self._caller.key)
            self.services.thinking.met(self._caller.id, self.address)
        if self._caller.person is None and self.services.settings.password and not door:
            raise Refused("server-unknown-person")
        return self._caller

    def person(self) -> Person:
        person = self.caller().person
        if person is None:
            raise Refused("server-unknown-person")
        return person

    @property
    def device(self) -> str:
        """The hash of this device's token; "" if it has none."""
        token = self.request.cookies.get(COOKIE, "")
        return hashed(token) if self.caller(door=True).person is not None else ""

    def weigh(self, weight: int) -> None:
        """What takes long counts as several requests."""
        for _ in range(weight):
            self.services.acts_pace.take(self.caller().key)

    def weigh_board(self, options: Mapping[str, str]) -> None:
        """A board of one's own takes as long as many moves, also where nothing is kept of it."""
        if len(options.get(BOARD, "")) > NAME_LENGTH:  # it is no name of ours
            self.weigh(BOARD_WEIGHT)

    def holds_key(self) -> bool:
        """Whether whoever asks runs this server."""
        given = self.request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        return self.services.sessions.is_key(given, self.address)

    def viewer(self, t: Table, letter: str | None) -> int:
        """Whose eyes: one's own seat's, or everybody's. Nobody else's while others still play with the same luck."""
        if not t.seats_of(self.caller().id) and t.is_closed(self.services.clock()):
            self.stay_closed(t)
        if letter is None:
            return PUBLIC
        if letter == EVERYTHING:
            if not sees_all(t, self.caller().id):
                raise Refused("watch-none")
            return ALL
        person = self.caller().person
        if person is None:
            actions.seat_number(t, letter)
            raise Refused("server-not-yours")
        return actions.seat_number(t, letter, person)

    def stay_closed(self, t: Table) -> None:
        """Records and replays are for everybody, and for nobody while others still play with the same luck."""
        now = self.services.clock()
        if t.is_closed(now):
            raise Refused("tournament-closed" if t.duplicate else "deal-closed")

    def is_over(self, t: Table) -> bool:
        """Whether a game is over, as far as whoever asks may know: those who watch with a delay hear of it later."""
        hidden = withheld(t, self.services.clock()) and not t.seats_of(self.caller().id)
        return t.status == OVER and not hidden

    # --- what they see ----------------------------------------------------------------------------------------

    def table_json(self, t: Table) -> dict[str, Any]:
        shown = self.shown(t)
        now = shown.since if shown is not t else self.services.clock()
        return views.table_json(shown, self.caller().id, self.base, now)

    def shown(self, t: Table, viewer: int = PUBLIC) -> Table:
        """As whoever asks may see it: those who watch with a delay see the past, which may have to be played again."""
        self.weigh(self.tables.behind(t, self.caller().id, viewer) // EVENTS_A_REQUEST)
        return self.tables.shown_to(t, self.caller().id, viewer)

    def seen(self, t: Table, viewer: int, repeated: bool = False, status: int = 200) -> Response:
        """A table as a viewer sees it now, and what that viewer was told since."""
        live, t = t, self.shown(t) if viewer == PUBLIC else t
        now = t.since if t.n < live.n else self.services.clock()
        told = views.picture(t, viewer, self.caller().id, self.base, now, repeated, self.look, drawn)
        if t is not live:
            told["table"] |= {"behind": t.n < live.n, "insight": insight_json(live, self.caller().id, t)}
        told["updates"] = []
        if self.after is not None:
            after, say = told_from(t, self.after) if viewer == ALL else self.after, self.words
            told["updates"] = updates.since(
                t, viewer, after, self.look, say, self.tables.messages, drawn_then
            )
        scenes = sum(update["scene"] is not None for update in told["updates"])
        if scenes > 1:
            self.services.acts_pace.charge(self.caller().key, scenes / SCENES_A_REQUEST)
        return Answer(told, status)

    def picture(self, table: str, seat: str | None, repeated: bool = False) -> Response:
        """The same of a table that is not open yet, through the eyes of a seat of one's own."""
        with self.tables.open(table) as t:
            return self.seen(t, self.viewer(t, seat), repeated)

    @contextmanager
    def with_legal_moves(self, table: str, seat: str) -> Iterator[None]:
        """Whoever is refused a move is told which would be legal."""
        try:
            yield
        except (Illegal, Unreadable) as error:
            raise RefusedMove(error, self._offers(table, seat)) from None
        except Refused as refused:
            if refused.fact.key == "server-no-aim":
                refused.extra["legal"] = self._offers(table, seat)
            raise

    def _offers(self, table: str, seat: str) -> list[dict[str, Any]]:
        with self.tables.open(table) as t:
            place = actions.seat_number(t, seat)
            return views.offers(t.kit, t.live.view(place), place) if t.live and place in t.acting else []


async def _asking(request: Request) -> Asking:
    return Asking(request)


async def _asking_in_words(request: Request, lang: wire.Language | None = None) -> Asking:
    return Asking(request)  # `language_of` has read it


async def _looking(
    request: Request,
    look: wire.Look = "view",
    after: Annotated[
        Message | None, Query(description="with what this viewer was told after that message")
    ] = None,
    lang: wire.Language | None = None,
) -> Asking:
    return Asking(request, look, after)


def _looking_usually(request: Request) -> Asking:
    said = query(request, "look", "after", "lang")
    look, after = said.get("look", views.VIEW), said.get("after")
    if look not in (views.VIEW, views.SCENE) or said.get("lang", "en") not in LANGUAGES:
        raise Unusual
    if after is not None and not (after.isascii() and after.isdigit() and len(after) <= 9):
        raise Unusual
    return Asking(request, look, None if after is None else int(after))


def _asking_usually(request: Request) -> Asking:
    if query(request, "lang").get("lang", "en") not in LANGUAGES:
        raise Unusual
    return Asking(request)


lean(_asking, Asking)
lean(_asking_in_words, _asking_usually)
lean(_looking, _looking_usually)

Ask = Annotated[Asking, Depends(_asking)]
AskInWords = Annotated[Asking, Depends(_asking_in_words)]
Look = Annotated[Asking, Depends(_looking)]  # of every endpoint that answers with a picture
