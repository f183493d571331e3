"""What holds at every table after every event, whoever did what: checked behind each act of every test here."""

from __future__ import annotations

import json
from typing import Any

from landbridge.core.game import LETTERS
from landbridge.core.state import State
from tests.table.parts import Event, Message, Table, attempts


def whole(t: Table) -> Any:
    """All that a table is, as it goes to the disk."""
    return t.n, t.id, t.secret, json.loads(json.dumps(t.as_json()))


def from_disk(event: Event) -> Event:
    """An event as it is read again."""
    data = json.loads(json.dumps(event.data))
    return Event(event.n, event.at, event.kind, event.seat, data, event.person, event.client)


def put_away(t: Table) -> Table:
    """A table from its snapshot."""
    again = Table.from_json(t.id, t.secret, t.n, json.loads(json.dumps(t.as_json())))
    assert again is not None
    return again


class Worker:
    """Another worker with the same table: it reads events one by one, and finds the laws kept after each."""

    def __init__(self, id: str, secret: bytes):
        self.t = Table(id, secret)
        # How it looked after each viewer's messages.
        self.looked: dict[int, dict[int, bytes]] = {}

    def read(self, event: Event) -> list[Message]:
        """Take an event in; what is told of it."""
        t = self.t
        clocks, views, acting = Clocks(t), views_of(t), t.acting
        t.apply(from_disk(event))
        told = list(t.told)
        t.told.clear()
        if event.kind != "open":
            clocks.check(t, event)
            self._no_message_no_news(told, views, acting)
            self._who_acts(told)
        again = put_away(t)
        assert whole(again) == whole(t)
        assert (again.words, again.promise, again.told_secret(0)) == (t.words, t.promise, t.told_secret(0))
        assert (t.told_secret(0) is not None) == (t.live is not None and t.status == "over")
        for message in told:
            if t.live is not None:
                self.looked.setdefault(message.viewer, {})[message.id] = t.live.state.tobytes()
        return told

    def _no_message_no_news(self, told: list[Message], views: dict[int, State], acting: list[int]) -> None:
        heard = {message.viewer for message in told}
        for viewer, view in views.items():
            if viewer not in heard:
                assert views_of(self.t)[viewer] == view
                assert self.t.acting == acting

    def _who_acts(self, told: list[Message]) -> None:
        """What is told of a running game names those who act; the secret stays one until the end."""
        for message in told:
            body = message.body
            if self.t.live is not None and body["type"] != "over":
                assert body["acting"] == [LETTERS[seat] for seat in self.t.acting]
            said = json.dumps(body)
            luck = self.t.luck
            assert (self.t.secret.hex() in said) == (luck is None and body["type"] == "over")
            for attempt in luck.transcript.attempts if luck is not None else ():
                counts = self.t.live is not None and luck is not None and attempt == luck.last
                told_it = attempts.secret_of(self.t.secret, attempt.number).hex() in said
                assert told_it == (counts and body["type"] == "over")


def views_of(t: Table) -> dict[int, State]:
    return {} if t.live is None else {viewer: t.live.view(viewer) for viewer in t.viewers}


class Clocks:
    """Clocks run for people who act, and for nobody else; whoever has acted gets something on top, once a turn."""

    def __init__(self, t: Table):
        self.paid = [t.live is None or seat.paid >= t.live.length for seat in t.seats]
        self.began = t.since
        self.left = [seat.clock for seat in t.seats]
        self.ran = [i in t.acting and not seat.bot and not seat.away for i, seat in enumerate(t.seats)]

    def check(self, t: Table, event: Event) -> None:
        assert t.since == event.at
        if event.kind == "start":
            return
        passed = event.at - self.began
        for seat, left in enumerate(self.left):
            now = t.seats[seat].clock
            if left is None:
                assert now is None
                continue
            earned = event.kind == "move" and seat not in t.acting and not self.paid[seat]
            add = 1000 * t.terms["clock"]["add"] if earned else 0
            should = left - passed + add if self.ran[seat] else left
            assert now == should or (event.kind == "return" and event.seat == seat)
