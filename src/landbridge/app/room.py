"""What an operation may use: who asks, the clock, the tables, and what a viewer sees of them.

A server has a room for each request, a browser's worker has one, and a test has one in ten lines
(`tests/app/room.py`). Operations know nothing else of their host.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar, TypeVarTuple

from landbridge.app.replays import Replays
from landbridge.app.scenes import Scenes
from landbridge.app.shapes.identity import Arrival
from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.options import BOARD
from landbridge.core.play.match import Match
from landbridge.core.state import PUBLIC
from landbridge.core.text import NAME_LENGTH
from landbridge.table import actions, views
from landbridge.table.answers import updates
from landbridge.table.once import Once
from landbridge.table.parts import OVER
from landbridge.table.person import Person
from landbridge.table.refusals import Refused, RefusedMove
from landbridge.table.table import Table
from landbridge.table.watching.delay import withheld
from landbridge.table.watching.insight import ALL, EVERYTHING, insight_json, sees_all, told_from

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")
BOARD_WEIGHT = 5  # a board of one's own counts as so many requests
SCENES_A_REQUEST = 2  # so many scenes weigh as much as a request


class Room(ABC):
    """One request, as an operation sees it."""

    look: str = views.VIEW  # whether tables are shown as states or as scenes
    after: int | None = None  # the last message that the viewer knows
    base: str = ""  # how links begin
    seats_per_person: int = 16
    scenes = Scenes()

    # --- what a host does -------------------------------------------------------------------------------------

    @abstractmethod
    def known(self) -> Person | None:
        """Return who asks; None for a stranger."""

    @abstractmethod
    def arrive(self, said: Arrival) -> Person:
        """Make a person of a stranger; one who is known is given a new name."""

    @abstractmethod
    def rename(self, name: str) -> Person:
        """Give the person who asks another name."""

    @abstractmethod
    def now(self) -> int:
        """Return the time in milliseconds."""

    def weigh(self, weight: float) -> None:  # noqa: B027 - nobody counts at home
        """Count what takes long as several requests; refuse it if they come too fast."""

    def charge(self, weight: float) -> None:  # noqa: B027
        """Count what has been done already; the next request may have to wait for it."""

    @abstractmethod
    def open(self, table: str, current: bool = False) -> AbstractContextManager[Table]:
        """Open a table to look at it; nobody changes it meanwhile. `current`: what is in memory is new enough."""

    @abstractmethod
    def act(
        self,
        table: str,
        action: Callable[[Table, int, *Arguments], None],
        *arguments: *Arguments,
        once: Once | None = None,
    ) -> bool:
        """Do `action(table, now, *arguments)` and keep it; return whether it had been done before (`once`)."""

    @abstractmethod
    def new(self) -> Table:
        """Return a table that has an id and a secret, and nothing else."""

    @abstractmethod
    def create(self, table: Table, once: Once) -> str:
        """Keep a new table; return its id, or the id of the one that the same request opened before."""

    @abstractmethod
    def remove(self, table: str) -> None:
        """Delete a table that is not needed after all."""

    @abstractmethod
    def messages(self, table: str, viewer: int, after: int, most: int) -> list[tuple[int, dict[str, Any]]]:
        """Return what a viewer was told, after the message of that number."""

    @abstractmethod
    def match(self, t: Table) -> Match:
        """Return the whole match of a table."""

    def shown(self, t: Table, viewer: int = PUBLIC) -> Table:
        """Return a table as the asker may see it: those who watch with a delay see the past."""
        return t

    def moved(self, t: Table) -> None:  # noqa: B027
        """Note that a move has been made."""

    def closes_as(self) -> str:
        """Return the person who may close a table; "" for the host of a server."""
        return self.person().id

    @property
    @abstractmethod
    def replays(self) -> Replays:
        """Games that were stepped through last."""

    @abstractmethod
    def of(self, kind: type[T]) -> T:
        """Return what a feature keeps on this host."""

    # --- who asks ---------------------------------------------------------------------------------------------

    def person(self) -> Person:
        """Return who asks, or refuse a stranger."""
        found = self.known()
        if found is None:
            raise Refused("server-unknown-person")
        return found

    @property
    def id(self) -> str:
        found = self.known()
        return found.id if found else ""

    def once(self, client: str, *content: Any) -> Once:
        """Return what makes a request count once."""
        return Once.of(self.id, client, *content)

    def weigh_board(self, options: Mapping[str, str]) -> None:
        """Count a board of one's own as many moves, also where nothing is kept of it."""
        if len(options.get(BOARD, "")) > NAME_LENGTH:  # it is no name of ours
            self.weigh(BOARD_WEIGHT)

    def viewer(self, t: Table, letter: str | None) -> int:
        """Return whose eyes: a seat of one's own, or everybody's. Nobody else's while others have the same luck."""
        if not t.seats_of(self.id):
            self.stay_closed(t)
        if letter is None:
            return PUBLIC
        if letter == EVERYTHING:
            if not sees_all(t, self.id):
                raise Refused("watch-none")
            return ALL
        if self.known() is None:
            actions.seat_number(t, letter)
            raise Refused("server-not-yours")
        return actions.seat_number(t, letter, self.person())

    def first_seat(self, t: Table) -> int:
        return next(iter(t.seats_of(self.id)), PUBLIC)

    def stay_closed(self, t: Table) -> None:
        """Refuse everybody while others still play with the same luck."""
        if t.is_closed(self.now()):
            raise Refused("tournament-closed" if t.duplicate else "deal-closed")

    def is_over(self, t: Table) -> bool:
        """Return whether a game is over, as far as the asker may know: who watches with a delay hears of it later."""
        hidden = withheld(t, self.now()) and not t.seats_of(self.id)
        return t.status == OVER and not hidden

    # --- what they see ----------------------------------------------------------------------------------------

    def table_json(self, t: Table) -> Any:
        shown = self.shown(t)
        return views.table_json(shown, self.id, self.base, self.now() if shown is t else shown.since)

    def seen(self, live: Table, viewer: int, repeated: bool = False) -> Any:
        """Return a table as a viewer sees it now, with what that viewer was told since `after`."""
        t = self.shown(live, viewer)
        now = self.now() if t is live else t.since
        scenes = self.scenes.following(t, viewer, self.look, self.after)
        news: list[dict[str, Any]] = []
        if self.after is not None:
            after = told_from(t, self.after) if viewer == ALL else self.after
            news = updates.since(t, viewer, after, self.look, self.messages, scenes.then)
        told = views.picture(t, viewer, self.id, self.base, now, repeated, self.look, scenes.now)
        if t is not live:
            told["table"] |= {"behind": t.n < live.n, "insight": insight_json(live, self.id, t)}
        shown = sum(one["scene"] is not None or one["change"] is not None for one in news)
        if shown > 1:
            self.charge(shown / SCENES_A_REQUEST)
        return {**told, "updates": news}

    def picture(self, table: str, seat: str | None, repeated: bool = False) -> Any:
        """Return the same of a table that is not open yet, through the eyes of a seat of one's own."""
        with self.open(table, current=not repeated) as t:
            return self.seen(t, self.viewer(t, seat), repeated)

    @contextmanager
    def legal_moves_if_refused(self, table: str, seat: str) -> Iterator[None]:
        """Tell those who are refused a move which would be legal."""
        try:
            yield
        except (Illegal, Unreadable) as error:
            raise RefusedMove(error, self._offers(table, seat)) from None
        except Refused as refused:
            if refused.fact.key == "server-no-aim":
                refused.extra["legal"] = self._offers(table, seat)
            raise

    def _offers(self, table: str, letter: str) -> list[dict[str, Any]]:
        with self.open(table) as t:
            seat = actions.seat_number(t, letter)
            return views.offers(t.kit, t.live.view(seat), seat) if t.live and seat in t.acting else []
