"""A device: it answers the page, and says what there is to keep, to think about and to tell."""

from __future__ import annotations

import json
import logging
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, field
from time import time_ns
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from landbridge.app.operation import File, Operations
from landbridge.app.replays import Replays
from landbridge.app.thinking import FAILED, Question
from landbridge.core.errors import LandbridgeError
from landbridge.device.apart import WantedFile
from landbridge.device.deals import KeptDeals
from landbridge.device.encoding import encoded
from landbridge.device.notes import Notes, WantedNotes
from landbridge.device.room import BrowserRoom, Owner
from landbridge.device.study import NotedReviews
from landbridge.device.tables import Clock, Tables, Wanted
from landbridge.device.thinking import answer_of, as_text
from landbridge.features import SHARED
from landbridge.features.deals.keeping import Deals
from landbridge.features.reviews.keeping import Reviews
from landbridge.table import actions, views
from landbridge.table.answers import updates
from landbridge.table.answers.refused import refused
from landbridge.table.bot_request import request_for
from landbridge.table.refusals import Refused

log = logging.getLogger("landbridge.device")
REPLAYS = 4  # games that are stepped through
OPERATIONS = Operations(SHARED)


def clock() -> int:
    return time_ns() // 1_000_000


@dataclass
class Watcher:
    """A screen of the page that shows a table."""

    table: str
    seat: str | None
    look: str | None
    after: int

    def is_told(self, table: str, seat: str | None, look: str) -> bool:
        """Whether an answer to that seat tells this screen everything."""
        return (self.table, self.seat, self.look) == (table, seat, look)


@dataclass
class Asked:
    """A request that is being answered. It begins again when something has been brought that was not here."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    thoughts: dict[str, Any] = field(default_factory=dict)  # by question: what bots have said
    answer: Generator[Any, Any, Any] | None = None  # waits for a thought
    question: Question | None = None

    @property
    def wanted(self) -> Question:
        assert self.question is not None
        return self.question

    @classmethod
    def of(cls, method: str, address: str, body: Any) -> Asked:
        split = urlsplit(address)
        return cls(method, split.path.removeprefix("/api/"), dict(parse_qsl(split.query)), body)


class Thinks(Exception):
    """An answer that waits for a bot."""


class Device:
    """Everything goes in and out as JSON, so that the worker has nothing to convert."""

    def __init__(self, me: str = "null", now: Clock = clock):
        """`me`: who this device belongs to, as it was kept."""
        self.tables = Tables(now)
        self.deals = KeptDeals(self.tables)
        self.notes = Notes()
        self.owner = Owner(json.loads(me), self.tables)
        self._kept: dict[type, Any] = {Deals: self.deals, Reviews: NotedReviews(self.notes)}
        self._waiting: dict[int, Asked] = {}  # answers that wait for bots
        self._asked_bots: set[tuple[str, int, int]] = set()
        self._watchers: dict[int, Watcher] = {}
        # Table, seat, look, up to which message.
        self._told_by_answer: list[tuple[str, str | None, str, int]] = []
        self._replays = Replays(REPLAYS)
        self._count = 0

    # --- answering --------------------------------------------------------------------------------------------

    def answer(self, method: str, path: str, body: str) -> str:
        """Return a line that says what it is, then the answer.

        200              JSON, and so for every other status
        200 text         a text
        wants table ID   a table that has to be brought first
        wants notes      how the names of notes begin that have to be brought first
        wants file       a file that has to be fetched first (`apart.py`)
        think 17         a question for a bot; `go_on(17, …)` takes what it says
        """
        return self._told(Asked.of(method, path, json.loads(body)))

    def go_on(self, then: int, thought: str) -> str:
        """Go on with an answer, now that a bot has said this."""
        asked = self._waiting[then]
        asked.thoughts[as_text(asked.wanted)] = json.loads(thought)
        told = self._told(asked)
        if not told.startswith("wants"):
            del self._waiting[then]
        return told

    def _told(self, asked: Asked) -> str:
        try:
            found = self._answered(asked)
        except Thinks:
            self._count += 1
            self._waiting[self._count] = asked
            return f"think {self._count}\n{as_text(asked.wanted)}"
        except LandbridgeError as error:
            status, body = refused(error)
            return f"{status}\n{encoded(body)}"
        except (Wanted, WantedNotes, WantedFile) as wanted:
            asked.answer = None  # what has raised is over: it begins again
            return f"wants {wanted.kind}\n{wanted.name}"
        return f"200 text\n{found.content}" if isinstance(found, File) else f"200\n{encoded(found)}"

    def _answered(self, asked: Asked) -> Any:
        if asked.answer is None:
            return self._begun(asked)
        return self._driven(asked, asked.answer, self._known(asked, asked.wanted))

    def _begun(self, asked: Asked) -> Any:
        found = OPERATIONS.find(asked.method, asked.path)
        if found is None:
            raise Refused("server-no-page")
        path = {name: unquote(word) for name, word in found.path.items()}
        arguments = found.operation.read(path, asked.query, asked.body or {})
        room = BrowserRoom(self.tables, self.owner, self._replays, self._kept)
        if found.operation.shows:
            room.look, room.after = arguments.pop("look", views.VIEW), arguments.pop("after", None)
        told = found.operation.run(room, **arguments)
        if isinstance(told, Generator):
            told = self._driven(asked, told, None)
        elif room.after is not None and told["updates"]:
            last = told["updates"][-1]["id"]
            self._told_by_answer.append((told["table"]["id"], told["seat"], room.look, last))
        return told

    def _driven(self, asked: Asked, answer: Generator[Any, Any, Any], thought: Any) -> Any:
        """Run an answer until it wants to know what no bot has said yet."""
        try:
            while True:
                question = answer.send(thought)
                if as_text(question) not in asked.thoughts:
                    asked.answer, asked.question = answer, question
                    raise Thinks
                thought = self._known(asked, question)
        except StopIteration as done:
            return done.value

    def _known(self, asked: Asked, question: Question) -> Any:
        found = asked.thoughts[as_text(question)]
        if found is None and type(question) in FAILED:
            raise Refused(FAILED[type(question)])
        if isinstance(found, dict) and "refused" in found:
            raise Refused(found["refused"], **found["values"])
        return answer_of(question, found)

    def bring(self, table: str, kept: str) -> str:
        """A table as it was kept, `null` if there is none; the answer is empty, or a refusal."""

        try:
            self.tables.bring(table, json.loads(kept))
        except Refused as error:
            status, body = refused(error)
            return f"{status}\n{encoded(body)}"
        except Exception:  # whatever is wrong with it: the other tables can be played
            log.exception("the table %s cannot be read", table)
            status, body = refused(Refused("device-damaged"))
            return f"{status}\n{encoded(body)}"
        return ""

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
        me = self.owner.person
        told = {
            "me": {"id": me.id, "name": me.name} if self.owner.fresh and me else None,
            "writes": self.tables.writes(),
            "deals": self.deals.writes(),
            "notes": self.notes.writes(),
        }
        self.owner.fresh = False
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
            self.tables.act(table, actions.bot_move, seat, acts, move)

    def run_out(self, table: str) -> None:
        """A clock may have run out."""
        with suppress(Wanted, Refused):
            self.tables.run_out(table)

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
        asked = Asked.of("GET", path, None)
        after = asked.query.get("after", "0")
        self._count += 1
        self._watchers[self._count] = Watcher(
            unquote(asked.path.split("/")[1]),
            asked.query.get("seat"),
            asked.query.get("look"),
            int(after) if after.isdigit() else 0,
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
        room = BrowserRoom(self.tables, self.owner, self._replays, self._kept)
        room.look = watcher.look or views.VIEW
        viewer = room.viewer(t, watcher.seat)
        told: list[dict[str, Any]] = updates.since(
            t,
            viewer,
            watcher.after,
            watcher.look,
            self.tables.messages,
            room.scenes.following(t, viewer, watcher.look, watcher.after).then,
        )
        if told:
            watcher.after = told[-1]["id"]
            if watcher.after == t.counts[viewer]:
                told[-1]["picture"] = room.seen(t, viewer)
        return told
