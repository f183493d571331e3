"""A device: it answers the page, and says what there is to keep, to think about and to tell."""

from __future__ import annotations

import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from contextlib import suppress
from dataclasses import dataclass
from time import time_ns
from typing import Any

from landbridge.bots.names import looks_like_a_bot
from landbridge.core.errors import LandbridgeError, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.state import PUBLIC
from landbridge.core.text import entered
from landbridge.device import endpoints
from landbridge.device.apart import WantedFile
from landbridge.device.asking import Asked
from landbridge.device.deals import KeptDeals
from landbridge.device.encoding import drawn, drawn_then, encoded
from landbridge.device.notes import Notes, WantedNotes
from landbridge.device.tables import Clock, Tables, Wanted
from landbridge.device.thinking import as_text
from landbridge.device.unspoken import Unspoken
from landbridge.table import actions, views
from landbridge.table.answers import updates
from landbridge.table.answers.refused import refused
from landbridge.table.bot_request import request_for
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay
from landbridge.table.table import Table

log = logging.getLogger("landbridge.device")
NAME_LETTERS = 30
REPLAYS = 4  # games that are stepped through


def clock() -> int:
    return time_ns() // 1_000_000


@dataclass
class Watcher:
    """Somebody who looks at a table: a screen of the page."""

    table: str
    seat: str | None
    look: str | None
    after: int

    def is_told(self, table: str, seat: str | None, look: str) -> bool:
        """Whether an answer to that seat tells this screen everything."""
        return (self.table, self.seat, self.look) == (table, seat, look)


class Device:
    """Everything goes in and out as JSON, so that the worker has nothing to convert."""

    def __init__(self, me: str = "null", now: Clock = clock):
        """`me`: who this device belongs to, as it was kept."""
        self.say = Unspoken()
        self.tables = Tables(now)
        self.deals = KeptDeals()
        self.notes = Notes()
        kept = json.loads(me)
        self._me = Person(kept["id"], kept["name"]) if kept else None
        self._new_me = False
        self._waiting: dict[int, Generator[Any, Any, Any]] = {}  # answers that wait for bots
        self._asked_bots: set[tuple[str, int, int]] = set()
        self._watchers: dict[int, Watcher] = {}
        self._told_by_answer: list[
            tuple[str, str | None, str, int]
        ] = []  # table, seat, look, up to which message
        self._replays: OrderedDict[Hashable, Replay] = OrderedDict()
        self._count = 0

    # --- answering --------------------------------------------------------------------------------------------

    def answer(self, method: str, path: str, body: str) -> str:
        """A line that says what it is, then the answer.

        200            JSON, and so for every other status
        200 text       a text
        wants          the id of a table that has to be brought first
        notes          how the names of notes begin that have to be brought first
        apart          a file that has to be fetched first (`apart.py`)
        think 17       a question for a bot; `go_on(17, …)` takes what it says
        """
        return self._told(lambda: self._answered(Asked(method, path, json.loads(body))))

    def go_on(self, then: int, thought: str) -> str:
        """What a bot said to the question of an answer that waits."""
        return self._told(lambda: self._step(self._waiting.pop(then), json.loads(thought), then))

    def _answered(self, asked: Asked) -> str:
        found = endpoints.find(asked)(self, asked)
        if isinstance(found, Generator):
            return self._step(found, None)
        return f"200 text\n{found}" if isinstance(found, str) else f"200\n{encoded(found)}"

    def _step(self, answer: Generator[Any, Any, Any], thought: Any, then: int | None = None) -> str:
        try:
            request = answer.send(thought)
        except StopIteration as done:
            return f"200\n{encoded(done.value)}"
        if isinstance(request, WantedNotes):
            if then is not None:
                self._waiting[then] = answer  # the same step once more, when they are here
            raise request
        self._count += 1
        self._waiting[self._count] = answer
        return f"think {self._count}\n{as_text(request)}"

    def _told(self, answer: Callable[[], str]) -> str:
        try:
            return answer()
        except Wanted as wanted:
            return f"wants\n{wanted.table}"
        except WantedNotes as wanted_notes:
            return f"notes\n{wanted_notes.prefix}"
        except WantedFile as wanted_file:
            return f"apart\n{wanted_file.place}"
        except LandbridgeError as error:
            status, body = refused(error, self.say)
            return f"{status}\n{encoded(body)}"

    def bring(self, table: str, kept: str) -> str:
        """A table as it was kept, `null` if there is none; the answer is empty, or a refusal."""

        def brought() -> str:
            try:
                self.tables.bring(table, json.loads(kept))
            except Refused:
                raise
            except Exception as error:  # whatever is wrong with it: the other tables can be played
                log.exception("the table %s cannot be read", table)
                raise Refused("device-damaged") from error
            return ""

        return self._told(brought)

    def bring_deals(self, kept: str) -> None:
        """What is kept of the deals of the day; another tab may have played them."""
        self.deals.bring(json.loads(kept))

    def bring_notes(self, prefix: str, kept: str) -> None:
        """Small things whose names begin like this, as they were kept."""
        self.notes.bring(prefix, json.loads(kept))

    def drop(self, table: str) -> None:
        self.tables.drop(table)
        self._told_by_answer.clear()
        self._asked_bots = {one for one in self._asked_bots if one[0] != table}

    # --- what follows -----------------------------------------------------------------------------------------

    def to_keep(self) -> str:
        """What has to be kept before anybody hears of it: `{me, writes, deals, notes}`.

        What the worker only hands on is JSON inside JSON: nobody has to read it twice.
        """
        told = {
            "me": {"id": self._me.id, "name": self._me.name} if self._new_me and self._me else None,
            "writes": self.tables.writes(),
            "deals": self.deals.writes(),
            "notes": self.notes.writes(),
        }
        self._new_me = False
        return encoded(told)

    def to_do(self) -> str:
        """What follows, once that is kept and the answer is on its way: `{news, thoughts, due}`."""
        changed, self.tables.changed = list(self.tables.changed), {}
        told = {
            "news": self._news(),
            "thoughts": [thought for id in changed for thought in self._thoughts(id)],
            "due": {id: self.tables.open(id).due for id in changed},
        }
        return encoded(told)

    def bot_moved(self, table: str, seat: int, acts: int, thought: str) -> None:
        """What a bot decided for a seat; `null`: it could not, and the most passive move is made."""
        self._asked_bots.discard((table, seat, acts))
        chosen = json.loads(thought)
        with suppress(Wanted, Refused):  # dropped meanwhile; its bots are asked again when it is brought
            move = -1 if chosen is None else chosen
            self.tables.act(table, self.person, actions.bot_move, seat, acts, move)

    def run_out(self, table: str) -> None:
        """A clock may have run out."""
        with suppress(Wanted, Refused):
            self.tables.run_out(table, self.person)

    def _thoughts(self, id: str) -> list[dict[str, Any]]:
        t = self.tables.open(id)
        found = []
        for seat in t.waiting_for_bots:
            acts = t.seats[seat].acts
            if (id, seat, acts) not in self._asked_bots:
                self._asked_bots.add((id, seat, acts))
                think = as_text(request_for(t, seat, t.seats[seat].played_by))
                found.append({"table": id, "seat": seat, "acts": acts, "think": think})
        return found

    # --- watching ---------------------------------------------------------------------------------------------

    def watch(self, path: str) -> int:
        """Somebody looks at a table, as a server's stream would have it: `/api/tables/…/stream?seat=A&after=7`."""
        asked = Asked("GET", path, None)
        self._count += 1
        self._watchers[self._count] = Watcher(
            asked.path[1], asked.query.get("seat"), asked.query.get("look"), asked.count("after", 0)
        )
        return self._count

    def unwatch(self, watcher: int) -> None:
        self._watchers.pop(watcher, None)

    def _news(self) -> list[dict[str, Any]]:
        found = []
        answered, self._told_by_answer = self._told_by_answer, []
        for number, watcher in self._watchers.items():
            for table, seat, look, up_to in answered:
                if watcher.is_told(table, seat, look):
                    watcher.after = max(watcher.after, up_to)
            try:
                told = self._since(watcher)
            except (Wanted, LandbridgeError):
                continue  # it is not in memory: then nothing has happened there
            if told:
                found.append({"watcher": number, "updates": [encoded(update) for update in told]})
        return found

    def _since(self, watcher: Watcher) -> list[dict[str, Any]]:
        t = self.tables.open(watcher.table)
        viewer = self.viewer(t, watcher.seat)
        told = updates.since(
            t, viewer, watcher.after, watcher.look, self.say, self.tables.messages, drawn_then
        )
        if told:
            watcher.after = told[-1]["id"]
            if watcher.after == t.counts[viewer]:
                told[-1]["picture"] = self._picture(t, viewer, watcher.look or views.VIEW)
        return told

    # --- who --------------------------------------------------------------------------------------------------

    @property
    def person(self) -> Person:
        if self._me is None:
            raise Refused("server-unknown-person")
        return self._me

    def named(self, name: str) -> Person:
        """Somebody arrives, or has another name now."""
        name = entered(name, NAME_LETTERS)
        if looks_like_a_bot(name):
            raise Unreadable(Fact("entry-name-bot", {"name": name}))
        self._me = Person(self._me.id if self._me else secrets.token_hex(9), name)
        self._new_me = True
        return self._me

    # --- for the endpoints --------------------------------------------------------------------------------------

    def viewer(self, t: Table, letter: str | None) -> int:
        """Whose eyes: one's own seat's, or everybody's."""
        return PUBLIC if letter is None else actions.seat_number(t, letter, self.person)

    def first_seat(self, t: Table) -> int:
        return next(iter(t.seats_of(self.person.id)), PUBLIC)

    def seen(self, asked: Asked, t: Table, viewer: int, repeated: bool = False) -> dict[str, Any]:
        """A table as a viewer sees it now, and what that viewer was told since."""
        told = self._picture(t, viewer, asked.look, repeated)
        if "after" in asked.query:
            after = asked.count("after", 0)
            since = updates.since(t, viewer, after, asked.look, self.say, self.tables.messages, drawn_then)
            told["updates"] = since
            if since:
                self._told_by_answer.append((t.id, told["seat"], asked.look, since[-1]["id"]))
        return told

    def picture(self, asked: Asked, repeated: bool = False) -> dict[str, Any]:
        """The same, through the eyes of the seat that the request names."""
        t = self.tables.open(asked.path[1])
        return self.seen(asked, t, self.viewer(t, asked.text("seat")), repeated)

    def offers(self, table: str, letter: str) -> list[dict[str, Any]]:
        t = self.tables.open(table)
        seat = actions.seat_number(t, letter)
        return views.offers(t.kit, t.live.view(seat), seat) if t.live and seat in t.acting else []

    def replay(self, key: Hashable, play: Callable[[], Replay]) -> Replay:
        """A game that is stepped through; it is played once."""
        if key not in self._replays:
            self._replays[key] = play()
        self._replays.move_to_end(key)
        while len(self._replays) > REPLAYS:
            self._replays.popitem(last=False)
        return self._replays[key]

    def _picture(self, t: Table, viewer: int, look: str, repeated: bool = False) -> dict[str, Any]:
        person = self._me.id if self._me else ""
        told = views.picture(t, viewer, person, "", self.tables.clock(), repeated, look, drawn)
        return {**told, "updates": []}
