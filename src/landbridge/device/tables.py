"""The tables in memory, and what has to be kept of them.

The worker keeps what `writes` says in the browser's storage before it answers. A table that is not in memory is asked
for (`Wanted`), and the worker brings it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any, TypeVarTuple

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.play.match import Match
from landbridge.table import actions, history, views
from landbridge.table.once import Once
from landbridge.table.parts import Event
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

Arguments = TypeVarTuple("Arguments")
Clock = Callable[[], int]
SECRET = 32  # bytes
ID = 12


class Wanted(Exception):
    """A table that may be in the browser's storage."""

    kind = "table"

    def __init__(self, name: str):
        super().__init__(name)
        self.name = name


class Tables:
    def __init__(self, clock: Clock):
        self.clock = clock
        self.me = ""  # whose tables these are
        self.changed: dict[str, None] = {}  # tables that have something to tell, in order
        self._known: dict[str, Table] = {}
        self._events: dict[str, list[Event]] = {}
        self._messages: dict[
            str, dict[int, list[dict[str, Any]]]
        ] = {}  # by viewer; the first has the number 1
        self._missing: set[str] = set()
        self._writes: list[dict[str, Any]] = []

    # --- bringing ---------------------------------------------------------------------------------------------

    def bring(self, id: str, kept: Mapping[str, Any] | None) -> None:
        """A table as it was kept; None: there is none."""
        if kept is None:
            self._missing.add(id)
            return
        events = [Event(**event) for event in kept["events"]]
        terms = events[0].data
        game = registry.find(terms["game"])
        if game is None or game.version != terms["version"]:
            raise Refused("server-old-rules", game=terms["game"], theirs=terms["version"])
        secret = bytes.fromhex(kept["secret"])
        t = Table.from_json(id, secret, kept["n"], kept["snapshot"])
        if t is None:
            t = Table.from_events(id, secret, events)
        self._known[id] = t
        self._events[id] = events
        self._messages[id] = {int(viewer): list(told) for viewer, told in kept["messages"].items()}
        self.changed[id] = None

    def drop(self, id: str) -> None:
        """Forget what is in memory: it could not be kept."""
        for found in (self._known, self._events, self._messages, self.changed):
            found.pop(id, None)
        self._missing.discard(id)

    # --- reading ----------------------------------------------------------------------------------------------

    def open(self, id: str) -> Table:
        found = self._known.get(id)
        if found is None:
            if id in self._missing:
                self._missing.discard(id)  # it may come to be
                raise Refused("server-no-table")
            raise Wanted(id)
        return found

    def messages(self, id: str, viewer: int, after: int, most: int) -> list[tuple[int, dict[str, Any]]]:
        """What a viewer was told, after the message of that number."""
        told = self._messages[id].get(viewer, [])[after : after + most]
        return list(enumerate(told, start=after + 1))

    def match(self, t: Table) -> Match:
        """The whole match, from its events: for records and replays."""
        if t.live is None:
            raise Refused("server-not-started")
        match = t.live.anew(t.names)
        history.replay(match, self._events[t.id])
        return match

    # --- writing ----------------------------------------------------------------------------------------------

    def new(self, secret: bytes | None = None) -> Table:
        """A table that nobody has heard of yet; its luck comes from the browser, unless it is a deal of the day."""
        return Table(secrets.token_hex(ID), secret or secrets.token_bytes(SECRET))

    def create(self, t: Table, once: Once) -> str:
        """Keep a new table with its first events; return the id of the one that the same request opened before."""
        found = self.opened_by(once)
        if found is not None:
            return found
        self._known[t.id] = t
        self._events[t.id] = []
        self._messages[t.id] = {}
        self._save(t)
        return t.id

    def opened_by(self, once: Once) -> str | None:
        """Return the table that this request opened before."""
        for id, events in self._events.items():
            if events and events[0].client == once.client and events[0].data.get("asked") == once.content:
                return id
        return None

    def act(
        self,
        id: str,
        action: Callable[[Table, int, *Arguments], None],
        *arguments: *Arguments,
        once: Once | None = None,
    ) -> bool:
        """Do something at a table: `action(table, now, *arguments)`. True: it had been done before (`once`)."""
        t = self.open(id)
        if once is not None and self._came_before(id, once):
            return True
        self.run_out(id)
        now = max(self.clock(), t.since)
        before = t.n
        try:
            action(t, now, *arguments)
            t.deal(now)
        except LandbridgeError:
            if t.n != before:
                self.drop(id)  # it is half changed; as it was kept it is whole
            raise
        self._save(t)
        return False

    def run_out(self, id: str) -> None:
        """Let clocks run out that have."""
        t = self.open(id)
        now = max(self.clock(), t.since)
        if t.due is not None and now >= t.due:
            actions.run_out(t, now)
            t.deal(now)
            self._save(t)

    def _came_before(self, id: str, once: Once) -> bool:
        for event in reversed(self._events[id]):
            if event.client == once.client and event.person == once.person:
                if event.data.get("asked") != once.content:
                    raise Refused("server-id-used")
                return True
        return False

    def _save(self, t: Table) -> None:
        if not t.fresh:
            return
        told: list[list[Any]] = []
        for message in t.told:
            self._messages[t.id].setdefault(message.viewer, []).append(dict(message.body))
            told.append([message.viewer, message.id, json.dumps(message.body)])
        self._events[t.id].extend(t.fresh)
        self._writes.append(
            {
                "table": t.id,
                "n": t.n,
                "secret": t.secret.hex(),
                "snapshot": json.dumps(t.as_json()),
                "told": json.dumps(views.table_json(t, self.me, "", self.clock())),
                "events": [[event.n, json.dumps(vars(event))] for event in t.fresh],
                "messages": told,
            }
        )
        t.fresh.clear()
        t.told.clear()
        self.changed[t.id] = None

    def remove(self, id: str) -> None:
        """Forget a table that was opened and is not needed after all."""
        self._writes = [write for write in self._writes if write["table"] != id]
        self.drop(id)

    def writes(self) -> list[dict[str, Any]]:
        """What has to be kept since this was last asked."""
        found, self._writes = self._writes, []
        return found
