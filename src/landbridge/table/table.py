"""A table: what its events add up to, and what each viewer is told of them. No disk, no clock, no network.

    event     what happened, in the order of arrival; the whole truth, for the server alone
    message   what one viewer is told of an event: a seat, or PUBLIC for whoever watches

A viewer's messages are numbered by themselves. Somebody's draft is a message for that seat alone; the others get
one when the seat is done, and one with everything, in seat order, when the phase is resolved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from landbridge import registry
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.kept import kept as as_kept
from landbridge.core.options import to_text
from landbridge.core.play import leaving
from landbridge.core.state import FATE, PUBLIC
from landbridge.table import fair, handlers
from landbridge.table.live_match import Live, layout
from landbridge.table.luck import attempts
from landbridge.table.parts import (
    CLOSED,
    EDITION,
    GATHERING,
    OVER,
    PLAYING,
    SEATS,
    SLOW,
    Ask,
    Event,
    Message,
    Seat,
)
from landbridge.table.person import told_apart
from landbridge.table.recent import Recent
from landbridge.table.refusals import Refused
from landbridge.table.watching.insight import ALL, Insight


@lru_cache(maxsize=64)
def kit_for(game: str, given: tuple[tuple[str, str], ...]) -> Kit:
    found = registry.game(game)
    return found.kit(found.options_from(dict(given)))


def spelled(game: str, given: Mapping[str, str]) -> dict[str, str]:
    """Return options for a new table, with everything they imply; refuse what cannot be."""
    kit = kit_for(game, tuple(sorted(given.items())))
    implied = {name: value for name, value in to_text(kit.options).items() if not given.get(name)}
    return {**given, **implied}


class Table:
    """The sum of a table's events."""

    def __init__(self, id: str, secret: bytes):
        self.id = id
        self.secret = secret
        self.n = 0
        self.kept = 0  # the number its last snapshot was made at
        self.counts: dict[int, int] = {}
        self.status = GATHERING
        self.host = ""
        self.layout = ""  # the shape of its states
        self.terms: dict[str, Any] = {}  # game, version, options, pace, clock, substitute, listed
        self.seats: list[Seat] = []
        self.luck: attempts.Agreement | None = None  # None: it comes from outside
        self.beacon: attempts.BeaconSource | None = None  # of this server, for attempts to come
        self.live: Live | None = None
        self.words: list[str] = []  # what people added to the luck, once the game has begun
        self.ask: Ask | None = None
        self.insight: Insight | None = None  # somebody who asks to see everything, or does
        self.insight_asks: dict[str, int] = {}  # how often each person has asked
        self.ended_at = 0  # when the game was over or the table closed, ms
        self.muted: list[int] = []
        self.chats = 0
        self.spoken: dict[str, int] = {}  # how many of them each person said
        self.next = ""  # the rematch
        self.merged: dict[str, str] = {}  # who became one with whom: a stream may have been opened before
        self.edition = 1  # what a version must be able to read to serve it
        self.disclosed = False  # of luck that other tables have too: all of them are over
        self.fair = fair.Fair()
        self.since = 0  # when the clocks were last read
        self.moved = 0  # when something last happened that everybody may know of
        self.fresh: list[Event] = []  # not on disk yet
        self.told: list[Message] = []
        self.recent = Recent()
        self.scenes: dict[int, dict[int, bytes]] = {}  # by viewer and message, those that clients have
        self.memo: dict[Any, Any] = {}  # what was worked out of it as it is now
        self.bot_worker: str | None = None  # the worker that runs its bots, as the database last said

    def agree(self, terms: Mapping[str, Any]) -> None:
        """Take in the terms, with what their options meant when the table was opened."""
        kind = registry.game(terms["game"]).options
        self.terms = {**terms, "options": as_kept(kind, terms["options"])}

    # --- what one can ask -----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return registry.game(self.terms["game"])

    @property
    def kit(self) -> Kit:
        return kit_for(self.terms["game"], tuple(sorted(self.terms["options"].items())))

    @property
    def promise(self) -> str:
        """What the dealer has published."""
        return self.luck.last.promise if self.luck is not None else ""

    @property
    def outside(self) -> bool:
        """Whether luck comes from real cards, dice and tiles, and people enter it."""
        return bool(self.terms.get("outside"))

    @property
    def daily(self) -> Mapping[str, Any] | None:
        """Which day's deal is played here, and when its luck is told (ms); None at other tables."""
        found: Mapping[str, Any] | None = self.terms.get("deal")
        return found

    @property
    def tournament(self) -> Mapping[str, Any] | None:
        """Which tournament this table is part of, its round, and whether others have the same luck; None elsewhere."""
        found: Mapping[str, Any] | None = self.terms.get("tournament")
        return found

    @property
    def duplicate(self) -> bool:
        """Whether the other tables of its round have the same luck."""
        return self.tournament is not None and bool(self.tournament["duplicate"])

    @property
    def shared_luck(self) -> bool:
        """Whether its key was fixed before, for several tables: nobody here adds a salt."""
        return self.daily is not None or self.duplicate

    def is_closed(self, now: int) -> bool:
        """Whether others play with the same luck and must not know it yet."""
        if self.duplicate:
            return not self.disclosed
        return self.daily is not None and now < self.daily["told"]

    def told_secret(self, now: int) -> bytes | None:
        """What the dealer's promise was the hash of, once the game is over and nobody else needs the luck any more."""
        if self.live is None or self.live.dealer is None or self.status != OVER or self.is_closed(now):
            return None
        return self.live.dealer.secret

    @property
    def delay(self) -> Mapping[str, int] | None:
        """How far behind those are who watch: `moves` or `minutes`; None: they see the table as it is."""
        found: Mapping[str, int] | None = self.terms.get("watch")
        return found

    @property
    def viewers(self) -> list[int]:
        all_seeing = [ALL] if self.insight is not None and self.insight.sees else []
        return [PUBLIC, *range(len(self.seats)), *all_seeing]

    @property
    def acting(self) -> list[int]:
        if self.live is None or self.status != PLAYING:
            return []
        return [seat for seat in self.live.acting if seat != FATE]

    @property
    def names(self) -> list[str]:
        """As they are shown: two who look alike have tags."""
        return list(told_apart(tuple((seat.name, seat.tag) for seat in self.seats)))

    @property
    def waiting_for_bots(self) -> list[int]:
        return [seat for seat in self.acting if self.seats[seat].played_by]

    @property
    def running(self) -> list[int]:
        """Seats whose clock runs."""
        return [s for s in self.acting if self.seats[s].clock is not None and not self.seats[s].played_by]

    @property
    def people(self) -> list[int]:
        """The seats that people took, also those who are gone."""
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    @property
    def company(self) -> bool:
        """Whether more than one person plays here, or may still come."""
        return len({seat.person for seat in self.seats if seat.person}) > 1 or any(s.free for s in self.seats)

    @property
    def help(self) -> bool:
        """Whether bots advise people here: among others only if it was opened so; never where luck is shared."""
        return not (self.daily or self.tournament) and (bool(self.terms.get("help")) or not self.company)

    def places(self) -> list[int]:
        """Return every seat's place: who left, or is not back at the end, comes behind those who stayed."""
        assert self.live is not None
        own = self.game.places(self.kit, self.live.state, len(self.seats))
        return leaving.places(own, self.gone, self.live.ended)

    def winners(self) -> list[int]:
        """Return the seats in the first place; nobody who is gone."""
        gone = self.gone
        return [seat for seat, place in enumerate(self.places()) if place == 1 and seat not in gone]

    @property
    def gone(self) -> dict[int, str]:
        """The seats that were given up or are played by a substitute, and why."""
        assert self.live is not None
        away = {place: seat.away for place, seat in enumerate(self.seats) if seat.away}
        return {**away, **{one.seat: one.why for one in self.live.left}}

    @property
    def tentative(self) -> tuple[int, int] | None:
        """Whose last public moves are not certain yet, and how many: they may be taken back without asking."""
        if self.live is None or self.status != PLAYING:
            return None
        found = self.live.tentative
        return None if found is None or self.seats[found[0]].played_by else found

    @property
    def entered(self) -> int:
        """How much can be corrected, where people enter it: moves of theirs and of chance, not those of bots; and that
        somebody gave up, where the game ended with it."""
        if self.live is None or not self.outside:
            return 0
        drafted = sum(len(made) for seat, made in self.live.drafts.items() if self.is_entered(seat))
        settled = sum(self.is_entered(entry.seat) for entry in self.live.log)
        return drafted + settled + self.live.ended

    def is_entered(self, seat: int) -> bool:
        """Whether people enter what this seat does; FATE is one."""
        return seat == FATE or not self.seats[seat].played_by

    @property
    def due(self) -> int | None:
        """When the next clock runs out; before the game, the time to agree on the luck."""
        if self.status == GATHERING:
            return attempts.due(self)
        return min((self.since + (self.seats[s].clock or 0) for s in self.running), default=None)

    def seats_of(self, person: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if person and seat.person == person]

    # --- what happens ---------------------------------------------------------------------------------------

    def happen(
        self,
        at: int,
        kind: str,
        seat: int | None = None,
        data: Mapping[str, Any] | None = None,
        person: str | None = None,
        client: str | None = None,
    ) -> Event:
        """A new event, added to what is fresh."""
        event = Event(self.n + 1, at, kind, seat, data or {}, person, client)
        self.apply(event)
        self.fresh.append(event)
        return event

    def rest(self) -> None:
        """Forget what can be worked out again, or read again."""
        self.memo.clear()
        self.scenes.clear()
        self.recent = Recent()
        if self.live is not None:
            self.live.rest()

    def deal(self, at: int) -> None:
        """Chance acts, as long as it is its turn."""
        while self.live is not None and self.status == PLAYING:
            move = self.live.deal_one()
            if move is None:
                return
            self.happen(at, "move", FATE, {"move": move})

    def apply(self, event: Event) -> None:
        """Take an event in, new or from the disk."""
        if event.n != self.n + 1:
            raise ValueError(f"event {event.n} after {self.n}")
        handle = handlers.HANDLERS.get(event.kind)
        if handle is None:  # a newer version's
            raise Refused("server-updating", {"repeat_after": 1})
        self.n = event.n
        self.edition = max(self.edition, event.edition)
        self.memo.clear()
        before, ran, length = len(self.told), self.running, self.live.length if self.live else 0
        acting = self.acting
        for seat in ran:
            self.seats[seat].clock = (self.seats[seat].clock or 0) - (event.at - self.since)
        self.since = event.at
        handle(self, event)
        if self.status == GATHERING:
            attempts.watch_seats(self, event.at)
        for seat in set(ran) - set(self.acting):
            taken = self.seats[seat]
            if event.kind == "move" and length > taken.paid:
                taken.clock = (taken.clock or 0) + 1000 * self.terms["clock"]["add"]
                taken.paid = length
        fair.note(self, event, acting)
        if self.terms.get("pace") == SLOW:
            self._call(event)
        if self.status in (OVER, CLOSED) and not self.ended_at:
            self.ended_at = event.at
        if self.live is not None:
            self.recent.add(self.live.state.tobytes(), self.told[before:])

    def _call(self, event: Event) -> None:
        """Remember since when it is whose turn: whoever is not here is told once."""
        acting = self.acting
        for place, seat in enumerate(self.seats):
            seat.called = (seat.called or event.n) if place in acting else 0

    def say(self, event: Event, kind: str, key: str, **more: Any) -> None:
        """Something public: everybody is told the same."""
        values: dict[str, str | int] = {} if event.seat is None else {"seat": event.seat}
        if "count" in more:
            values["count"] = more["count"]
        facts: list[Any] = [[key, values]] if key else []
        who = None if event.seat is None else SEATS[event.seat]
        body = {"type": kind, "seat": who, **more, "facts": facts}
        if self.live is not None:
            body["acting"] = [LETTERS[seat] for seat in self.acting]
        self.tell_all(event, body)

    def tell_all(self, event: Event, body: Mapping[str, Any]) -> None:
        for viewer in self.viewers:
            self.tell(event, viewer, body)

    def tell(self, event: Event, viewer: int, body: Mapping[str, Any]) -> None:
        self.counts[viewer] += 1
        if viewer == PUBLIC:
            self.moved = event.at
        self.told.append(Message(viewer, self.counts[viewer], {**body, "at": event.at}))

    # --- saving and restoring -------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "layout": self.layout,
            "counts": {str(viewer): count for viewer, count in self.counts.items()},
            "status": self.status,
            "host": self.host,
            "terms": self.terms,
            "seats": [asdict(seat) for seat in self.seats],
            "luck": self.luck.as_json() if self.luck and not self.live else None,
            "live": self.live.as_json() if self.live else None,
            "ask": asdict(self.ask) if self.ask else None,
            "muted": self.muted,
            "chats": self.chats,
            "spoken": self.spoken,
            "next": self.next,
            "since": self.since,
            "moved": self.moved,
            **({"edition": self.edition} if self.edition > 1 else {}),
            **({"disclosed": True} if self.disclosed else {}),
            **({"fair": asdict(self.fair)} if self.live else {}),
            **({"insight": asdict(self.insight)} if self.insight else {}),
            **({"insight_asks": self.insight_asks} if self.insight_asks else {}),
            **({"ended_at": self.ended_at} if self.ended_at else {}),
            **({"merged": self.merged} if self.merged else {}),
        }

    @classmethod
    def from_json(cls, id: str, secret: bytes, n: int, kept: Mapping[str, Any]) -> Table | None:
        """A table from its snapshot; None if the snapshot is of another shape and the events have to tell."""
        t = cls(id, secret)
        t.edition = kept.get("edition", 1)
        if t.edition > EDITION:
            raise Refused("server-updating", {"repeat_after": 1})
        t.n = t.kept = n
        t.agree(kept["terms"])
        t.layout = layout(t.kit)
        if kept["layout"] != t.layout:
            return None
        t.counts = {int(viewer): count for viewer, count in kept["counts"].items()}
        t.status, t.host, t.next, t.since = kept["status"], kept["host"], kept["next"], kept["since"]
        t.moved = kept["moved"]
        t.disclosed = kept.get("disclosed", False)
        t.merged = dict(kept.get("merged", {}))
        t.fair = fair.Fair(**kept.get("fair", {}))
        t.insight = Insight(**kept["insight"]) if kept.get("insight") else None
        t.insight_asks = dict(kept.get("insight_asks", {}))
        t.ended_at = kept.get("ended_at", 0)
        t.seats = [Seat(**seat) for seat in kept["seats"]]
        t.ask = Ask(**kept["ask"]) if kept["ask"] else None
        t.muted, t.chats, t.spoken = list(kept["muted"]), kept["chats"], dict(kept["spoken"])
        if kept["live"]:
            t.live = Live.from_json(t.game, t.kit, secret, kept["live"])
            t.words = attempts.words_of(t.live)
            if t.live.transcript is not None:
                t.luck = attempts.Agreement(t.live.transcript)
        elif kept["luck"]:
            t.luck = attempts.Agreement.from_json(kept["luck"])
        return t

    @classmethod
    def from_events(cls, id: str, secret: bytes, events: Iterable[Event]) -> Table:
        t = cls(id, secret)
        for event in events:
            t.apply(event)
            t.told.clear()
        return t
