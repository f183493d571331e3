"""A table: what its events add up to, and what each viewer is told of them. No disk, no clock, no network.

    event     what happened, in the order of arrival; the whole truth, for the server alone
    message   what one viewer is told of an event: a seat, or PUBLIC for whoever watches

A viewer's messages are numbered by themselves. Somebody's draft is a message for that seat alone; the others get
one when the seat is done, and one with everything, in seat order, when the phase is resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from landbridge import registry
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.play.dealer import AnyDealer, CounterDealer, counter_promise
from landbridge.core.play.leaving import DELETED, RESIGNED, TIME
from landbridge.core.play.match import Step
from landbridge.core.state import FATE, PUBLIC, UNKNOWN, State
from landbridge.core.text import readable
from landbridge.table import attempts
from landbridge.table.live_match import Live, layout
from landbridge.table.recent import Recent

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
LEFT = "left"  # a seat's person is away and may return; RESIGNED and TIME are the other reasons
GOES = {  # what is said of whoever goes: a substitute plays on, or the game ends
    LEFT: ("server-fact-leaves", "server-fact-leaves-end"),
    TIME: ("server-fact-time", "server-fact-time-end"),
    RESIGNED: ("server-fact-resigns", "server-fact-resigns-end"),
    DELETED: ("server-fact-leaves", "server-fact-leaves-end"),
}
SEATS = {**dict(enumerate(LETTERS)), FATE: "fate"}  # what a message calls who acted
GRACE_MS = 30_000  # what a clock has at least when somebody returns, once in a game


@dataclass(frozen=True)
class Event:
    n: int
    at: int  # ms
    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    person: str | None = None
    client: str | None = None


@dataclass(frozen=True)
class Message:
    viewer: int
    id: int
    body: Mapping[str, Any]


@dataclass
class Seat:
    person: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    words: str = ""
    away: str = ""
    substitute: str = ""  # the bot that plays while its person is away
    acts: int = 0  # moves and take-backs; a bot's answer is out of date once this has changed
    clock: int | None = None  # ms left
    paid: int = -1  # how long the match was when the clock was last added to: once for each turn
    grace: bool = False  # whether the clock was topped up on a return

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that plays it now; "" is its person."""
        return self.bot or self.substitute


@dataclass
class Ask:
    """Somebody asks to take settled moves back."""

    seat: int
    count: int
    agreed: list[int]


@lru_cache(maxsize=64)
def kit_for(game: str, given: tuple[tuple[str, str], ...]) -> Kit:
    found = registry.game(game)
    return found.kit(found.options_from(dict(given)))


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
        self.luck: attempts.Agreement | None = None  # None: the luck of the first edition
        self.beacon: attempts.BeaconSource | None = None  # of this server, for attempts to come
        self.live: Live | None = None
        self.words: list[str] = []  # what people added to the luck, once the game has begun
        self.ask: Ask | None = None
        self.muted: list[int] = []
        self.chats = 0
        self.spoken: dict[str, int] = {}  # how many of them each person said
        self.next = ""  # the rematch
        self.since = 0  # when the clocks were last read
        self.moved = 0  # when something last happened that everybody may know of
        self.fresh: list[Event] = []  # not on disk yet
        self.told: list[Message] = []
        self.recent = Recent()
        self.memo: dict[Any, Any] = {}  # what was worked out of it as it is now
        self.bot_worker: str | None = None  # the worker that runs its bots, as the database last said

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
        return self.luck.last.promise if self.luck is not None else counter_promise(self.secret)

    @property
    def told_secret(self) -> bytes | None:
        """What the dealer's promise was the hash of, once the game is over."""
        return self.live.dealer.secret if self.live is not None and self.status == OVER else None

    @property
    def viewers(self) -> list[int]:
        return [PUBLIC, *range(len(self.seats))]

    @property
    def acting(self) -> list[int]:
        if self.live is None or self.status != PLAYING:
            return []
        return [seat for seat in self.live.acting if seat != FATE]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

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
    def tentative(self) -> tuple[int, int] | None:
        """Whose last public moves are not certain yet, and how many: they may be taken back without asking."""
        if self.live is None or self.status != PLAYING:
            return None
        found = self.live.tentative
        return None if found is None or self.seats[found[0]].played_by else found

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
        self.n = event.n
        self.memo.clear()
        before, ran, length = len(self.told), self.running, self.live.length if self.live else 0
        for seat in ran:
            self.seats[seat].clock = (self.seats[seat].clock or 0) - (event.at - self.since)
        self.since = event.at
        HANDLERS[event.kind](self, event)
        if self.status == GATHERING:
            attempts.watch_seats(self, event.at)
        for seat in set(ran) - set(self.acting):
            taken = self.seats[seat]
            if event.kind == "move" and length > taken.paid:
                taken.clock = (taken.clock or 0) + 1000 * self.terms["clock"]["add"]
                taken.paid = length
        if self.live is not None:
            self.recent.add(self.live.state.tobytes(), self.told[before:])

    def _open(self, event: Event) -> None:
        self.terms = dict(event.data)
        self.layout = layout(self.kit)
        self.host = event.person or ""
        self.seats = [Seat() for _ in range(self.terms["seats"])]
        self.counts = dict.fromkeys(self.viewers, 0)
        self.moved = event.at
        attempts.open_(self, event)

    def _sit(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = Seat(person=event.person or "", name=event.data["name"])
        attempts.found(self, event.person or "")
        self._say(event, "sit", "server-fact-sits")

    def _bot(self, event: Event) -> None:
        assert event.seat is not None
        bot = event.data["bot"]
        self.seats[event.seat] = Seat(bot=bot, name=f"bot:{bot}", ready=True)
        self._say(event, "sit", "server-fact-sits")

    def _rise(self, event: Event) -> None:
        assert event.seat is not None
        if "why" in event.data:  # the seat was lost
            attempts.lose(self, event)
        keys = {"commit": "server-fact-luck-commit", "reveal": "server-fact-luck-reveal"}
        self._say(event, "rise", keys.get(event.data.get("why", ""), "server-fact-rises"))
        self.seats[event.seat] = Seat()
        self.muted = [seat for seat in self.muted if seat != event.seat]  # whoever comes next may talk

    def _ready(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat].ready = True
        self.seats[event.seat].words = event.data.get("words", "")
        self._say(event, "ready", "server-fact-ready")

    def _start(self, event: Event) -> None:
        self.live = Live(self.game, self.kit, self.names, self._dealer(event.at))
        self.status = PLAYING
        if self.terms["clock"]:
            for seat in self.seats:
                seat.clock = 1000 * self.terms["clock"]["seconds"]
        self.words = attempts.words_of(self.live)
        self._say(event, "start", "server-fact-starts", words=self.words)

    def _dealer(self, at: int) -> AnyDealer:
        if self.luck is not None:
            return attempts.dealer(self, at)
        # An earlier version took words that no record can hold.
        return CounterDealer(self.secret, [seat.words for seat in self.seats if readable(seat.words)])

    def _move(self, event: Event) -> None:
        assert self.live is not None
        assert event.seat is not None
        live, drafts, phase = self.live, {s: list(m) for s, m in self.live.drafts.items()}, self.live.phase
        settled, log = live.settled(), list(live.log)
        before = {viewer: live.view(viewer) for viewer in self.viewers}
        step = live.play(event.seat, event.data["move"])
        if event.seat != FATE:
            self.seats[event.seat].acts += 1
        if live.log != log:
            self.ask = None  # the table has gone on; a draft is nothing the others know of
        rounds: list[tuple[int, int]] | None = None
        if phase and live.phase != phase:
            drafts.setdefault(step.seat, []).append(step.move)
            rounds = [(seat, move) for seat, moves in sorted(drafts.items()) for move in moves]
        if live.over:
            self.status = OVER
        tentative = self.tentative is not None
        for viewer in self.viewers:
            body = self._step(step, viewer, before[viewer], settled, rounds)
            if body is not None:
                self._post(event, viewer, {**body, "tentative": True} if tentative else body)
        if live.over:
            self._everybody(event, self._ending())

    def _step(
        self,
        step: Step,
        viewer: int,
        view: State,
        settled: State,
        rounds: list[tuple[int, int]] | None,
    ) -> dict[str, Any] | None:
        """What a viewer, who had this view, is told of a move; None if for this viewer nothing has happened."""
        assert self.live is not None
        game, kit = self.game, self.kit
        before, shown, after, facts = game.seen(kit, *step, viewer, (view, self.live.view(viewer)))
        stopped = game.actors(kit, step.before) != game.actors(kit, step.after)
        if shown == UNKNOWN and not facts and not stopped and before == after and rounds is None:
            return None
        body: dict[str, Any] = {
            "type": "move" if shown != UNKNOWN else "done" if stopped else "hidden",
            "seat": SEATS[step.seat],
            "move": game.write(kit, before, step.seat, shown) if shown != UNKNOWN else None,
            "facts": [[fact.key, dict(fact.values)] for fact in facts],
            "turn": game.turn(kit, step.before),  # the round it was done in, also if it ends there
            "acting": [LETTERS[seat] for seat in self.acting],
        }
        if rounds is not None:
            body["type"] = "settled"
            body["settled"] = self._settled(settled, rounds, viewer)
        return body

    def _settled(self, s: State, rounds: Iterable[tuple[int, int]], viewer: int) -> list[dict[str, Any]]:
        """A resolved phase, seat by seat; what a viewer may still not know is None."""
        assert self.live is not None
        game, kit, s = self.game, self.kit, s.copy()
        told: list[dict[str, Any]] = []
        for seat, move in rounds:
            text: str | None = game.write(kit, s, seat, move)
            before = s.copy()
            game.do(kit, s, seat, move)
            if not game.disclosed(kit, before, seat, move, s, self.live.state, viewer):
                text = None
            if not told or told[-1]["seat"] != SEATS[seat]:
                told.append({"seat": SEATS[seat], "moves": []})
            told[-1]["moves"].append(text)
        return told

    def _ending(self) -> dict[str, Any]:
        assert self.live is not None
        return {
            "type": "over",
            "points": self.live.points(),
            "places": self.live.places(),
            "winners": [LETTERS[seat] for seat in self.live.winners()],
            "secret": self.live.dealer.secret.hex(),
            "facts": [],
        }

    def _back(self, event: Event) -> None:
        """A draft, or a part of it, is taken back: news for the others only if the seat was done."""
        assert self.live is not None
        assert event.seat is not None
        game, kit = self.game, self.kit
        before = {viewer: self.live.view(viewer) for viewer in self.viewers}
        acted = game.actors(kit, self.live.state)
        count = self.live.take_back(event.seat, event.data.get("moves"))
        self.seats[event.seat].acts += 1
        again = game.actors(kit, self.live.state) != acted
        for viewer in self.viewers:
            own = viewer == event.seat
            if own or again or self.live.view(viewer) != before[viewer]:
                values: dict[str, str | int] = {"seat": event.seat}
                body: dict[str, Any] = {
                    "type": "back",
                    "seat": LETTERS[event.seat],
                    "moves": count if own else None,
                    "facts": [["server-fact-back", values]],
                    "turn": game.turn(kit, self.live.state),
                    "acting": [LETTERS[seat] for seat in self.acting],
                }
                self._post(event, viewer, body)

    def _ask(self, event: Event) -> None:
        assert event.seat is not None
        self.ask = Ask(event.seat, event.data["count"], [event.seat])
        self._say(event, "ask", "server-fact-asks", count=event.data["count"])

    def _agree(self, event: Event) -> None:
        assert self.ask is not None
        assert event.seat is not None
        self.ask.agreed.append(event.seat)
        self._say(event, "agree", "server-fact-agrees")

    def _decline(self, event: Event) -> None:
        self.ask = None
        self._say(event, "decline", "server-fact-declines")

    def _rewind(self, event: Event) -> None:
        """Settled moves come back: of one seat that did not have to ask, or because all agreed."""
        assert self.live is not None
        self.live.rewind(event.data["count"])
        self.ask = None
        for seat in self.seats:
            seat.acts += 1
        key = "server-fact-rewinds" if event.seat is None else "server-fact-back"
        self._say(event, "rewind", key, count=event.data["count"])

    def _away(self, event: Event) -> None:
        assert event.seat is not None
        why, seat = event.data["why"], self.seats[event.seat]
        seat.away, seat.substitute = why, self.terms["substitute"]
        self._gone(event, why, why)

    def _gone(self, event: Event, why: str, lost: str) -> None:
        """Somebody goes. If the seat is given up, `end` says whether the game ends; events of old do not have it."""
        assert event.seat is not None
        assert self.live is not None
        if self.ask is not None and self.ask.seat == event.seat:
            self.ask = None
        if "end" in event.data:
            self.live.leave(event.seat, lost, event.data["end"])
        ended = self.status == PLAYING and self.live.ended
        if ended:
            self.status, self.ask = OVER, None
        self._say(event, "away", GOES[lost][ended], why=why)
        if ended:
            self._everybody(event, self._ending())

    def _return(self, event: Event) -> None:
        assert event.seat is not None
        seat = self.seats[event.seat]
        seat.away = seat.substitute = ""
        seat.acts += 1
        if seat.clock is not None and seat.clock < GRACE_MS and not seat.grace:
            seat.clock, seat.grace = GRACE_MS, True
        self._say(event, "return", "server-fact-returns")

    def _chat(self, event: Event) -> None:
        self.chats += 1
        if event.person:
            self.spoken[event.person] = self.spoken.get(event.person, 0) + 1
        self._say(event, "chat", "", text=event.data["text"])

    def _mute(self, event: Event) -> None:
        assert event.seat is not None
        muted = event.data["muted"]
        self.muted = [seat for seat in self.muted if seat != event.seat] + [event.seat] * muted
        self._say(event, "mute", "server-fact-muted" if muted else "server-fact-unmuted", muted=muted)

    def _rematch(self, event: Event) -> None:
        self.next = event.data["table"]
        self._say(event, "rematch", "server-fact-rematch", table=self.next)

    def _close(self, event: Event) -> None:
        attempts.stop(self)
        self.status = CLOSED
        self.ask = None
        self._say(event, "close", "server-fact-closes")

    def _forget(self, event: Event) -> None:
        """Somebody has deleted what is theirs: the seat goes on without a name, and one that was lost without them."""
        if event.seat is None:
            attempts.found(self, event.data["who"])
            self._say(event, "rise", "")
            return
        seat = self.seats[event.seat]
        self.spoken.pop(seat.person, None)
        seat.person, seat.name, seat.away, seat.substitute = "", "…", RESIGNED, self.terms["substitute"]
        self.muted = [one for one in self.muted if one != event.seat]
        if self.live is None:
            self._say(event, "away", "server-fact-leaves", why=RESIGNED)
        else:
            self.live.names = tuple(self.names)
            self._gone(event, RESIGNED, DELETED)

    def _say(self, event: Event, kind: str, key: str, **more: Any) -> None:
        """Something public: everybody is told the same."""
        values: dict[str, str | int] = {} if event.seat is None else {"seat": event.seat}
        if "count" in more:
            values["count"] = more["count"]
        facts: list[Any] = [[key, values]] if key else []
        who = None if event.seat is None else SEATS[event.seat]
        body = {"type": kind, "seat": who, **more, "facts": facts}
        if self.live is not None:
            body["acting"] = [LETTERS[seat] for seat in self.acting]
        self._everybody(event, body)

    def _everybody(self, event: Event, body: Mapping[str, Any]) -> None:
        for viewer in self.viewers:
            self._post(event, viewer, body)

    def _post(self, event: Event, viewer: int, body: Mapping[str, Any]) -> None:
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
        }

    @classmethod
    def from_json(cls, id: str, secret: bytes, n: int, kept: Mapping[str, Any]) -> Table | None:
        """A table from its snapshot; None if the snapshot is of another shape and the events have to tell."""
        t = cls(id, secret)
        t.n = t.kept = n
        t.terms = dict(kept["terms"])
        t.layout = layout(t.kit)
        if kept["layout"] != t.layout:
            return None
        t.counts = {int(viewer): count for viewer, count in kept["counts"].items()}
        t.status, t.host, t.next, t.since = kept["status"], kept["host"], kept["next"], kept["since"]
        t.moved = kept.get("moved", t.since)
        t.seats = [Seat(**seat) for seat in kept["seats"]]
        for seat in t.seats:
            if seat.away:
                seat.substitute = t.terms["substitute"]  # snapshots of earlier versions do not say it
        t.ask = Ask(**kept["ask"]) if kept["ask"] else None
        t.muted, t.chats, t.spoken = list(kept["muted"]), kept["chats"], dict(kept.get("spoken", {}))
        if kept["live"]:
            t.live = Live.from_json(t.game, t.kit, secret, kept["live"])
            t.words = attempts.words_of(t.live)
            if t.live.transcript is not None:
                t.luck = attempts.Agreement(t.live.transcript)
        elif kept.get("luck"):  # there is none in snapshots of earlier versions
            t.luck = attempts.Agreement.from_json(kept["luck"])
        return t

    @classmethod
    def from_events(cls, id: str, secret: bytes, events: Iterable[Event]) -> Table:
        t = cls(id, secret)
        for event in events:
            t.apply(event)
            t.told.clear()
        return t


HANDLERS: Mapping[str, Callable[[Table, Event], None]] = {
    "open": Table._open,
    "sit": Table._sit,
    "bot": Table._bot,
    "rise": Table._rise,
    "ready": Table._ready,
    "start": Table._start,
    "move": Table._move,
    "back": Table._back,
    "ask": Table._ask,
    "agree": Table._agree,
    "decline": Table._decline,
    "rewind": Table._rewind,
    "away": Table._away,
    "return": Table._return,
    "chat": Table._chat,
    "mute": Table._mute,
    "rematch": Table._rematch,
    "close": Table._close,
    "forget": Table._forget,
    **attempts.HANDLERS,
}
