"""How a table agrees on its luck before a game: promise, commitments, list, reveals (`docs/luck.md`).

    open      publishes the promise of attempt 1
    ready     a person lets the server hold the salt; it is made when the list is closed
    commit    a person's device has a salt of its own, and this is the hash of it
    list      with the last of them the list is closed; what the server holds is revealed
    reveal    a device tells what it committed to, after it has checked the list
    beacon    a public source of randomness has spoken, where one is configured
    failed    the attempt has come to nothing; the next one begins, and everybody has to be ready again
    promise   the same attempt with a later round of the beacon; nobody has committed yet
    welcome   somebody agrees that a person who was too late comes back

The secrets of attempts and the salts the server holds follow from the table's own secret, which never leaves the
database. So events hold none, and what was promised can be worked out again from them.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol

from landbridge.core.game import LETTERS
from landbridge.core.play import luck
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.transcript import Attempt, Beacon, Transcript
from landbridge.table.parts import Event
from landbridge.table.person import told_apart

if TYPE_CHECKING:
    from landbridge.table.table import Table

EDITION = 2
LIMIT_MS = {"live": 60_000, "slow": 86_400_000}  # to commit, and to reveal
ALONE_MS = 3_000  # until the beacon's round, where nobody else has to commit
BEACON_MS = 60_000  # how long a round may be late
ATTEMPTS = 100  # more and nobody may commit; the server can still hold the salts


class BeaconSource(Protocol):
    """A public source of randomness, as a table knows it. It never waits for the network."""

    chain: str

    def next(self, at: int) -> tuple[int, int] | None:
        """The first round that is published after that time, and when (ms); None if there is none to name."""

    def randomness(self, round: int) -> str:
        """What it said in that round; "" if that is not known yet."""


@dataclass
class Lost:
    """Somebody who was too late lost the seat, and returns if the others agree."""

    person: str
    name: str
    seat: int
    agreed: list[str] = field(default_factory=list)  # who does, as people
    tag: str = ""


@dataclass
class Agreement:
    """How far a table has come."""

    transcript: Transcript
    begun: int = 0  # when the running attempt began
    full: int | None = None  # since when no seat is free
    closed: int | None = None  # when the list was closed
    out: int = 0  # when the beacon's round is published; 0 without a beacon
    lost: list[Lost] = field(default_factory=list)

    @property
    def last(self) -> Attempt:
        return self.transcript.last

    @property
    def own(self) -> bool:
        """Whether somebody has a salt of their own in the running attempt."""
        return any(not one.held for one in self.last.commitments)

    def as_json(self) -> dict[str, Any]:
        """For the snapshot."""
        return {**asdict(self), "transcript": self.transcript.as_json()}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Agreement:
        transcript, lost = Transcript.from_json(kept["transcript"]), [Lost(**one) for one in kept["lost"]]
        return cls(**{**kept, "transcript": transcript, "lost": lost})


def secret_of(root: bytes, attempt: int) -> bytes:
    """The secret of an attempt."""
    return hmac.digest(root, luck.packed("landbridge table secret", attempt), "sha256")


def deal_name(game: str, day: str) -> str:
    """What the transcripts of a deal of the day are called."""
    return f"deal-{day}-{game}"


def round_name(tournament: str, round: int) -> str:
    """What the transcripts of a tournament's round are called, where all its tables have the same luck."""
    return f"tournament-{tournament}-{round}"


def held_salt(root: bytes, attempt: int, seat: int) -> str:
    """The salt the server holds for a seat."""
    return hmac.digest(root, luck.packed("landbridge table salt", attempt, LETTERS[seat]), "sha256").hex()


# --- what one can ask -------------------------------------------------------------------------------------------


def unready(t: Table) -> list[int]:
    """People the table waits for before the list can be closed."""
    return [i for i, seat in enumerate(t.seats) if seat.person and not seat.ready]


def unrevealed(t: Table) -> list[int]:
    """People whose reveals are missing."""
    assert t.luck is not None
    last = t.luck.last
    return sorted(one.seat for one in last.commitments if one.seat not in last.revealed)


def due(t: Table) -> int | None:
    """When something happens by itself: somebody is too late, or the beacon speaks. Alone nobody is too late."""
    agreed = t.luck
    if agreed is None:
        return None
    company = len({seat.person for seat in t.seats if seat.person}) > 1
    if agreed.closed is not None:
        if unrevealed(t):
            return agreed.closed + LIMIT_MS[t.terms["pace"]] if company else None
        return agreed.out
    if agreed.full is None or not company or not unready(t):
        return None
    return max(agreed.full, agreed.begun) + LIMIT_MS[t.terms["pace"]]


def words_of(match: Match) -> list[str]:
    """What people added to the luck, in seat order."""
    if match.transcript is None:
        return []
    reveals = sorted(match.transcript.last.reveals, key=lambda one: one.seat)
    return [told.words for told in reveals if told.words]


def attempt_json(table: str, attempt: Attempt) -> dict[str, Any]:
    """An attempt as everybody may know it: there is no secret in it."""
    return {
        "table": table,
        "attempt": attempt.number,
        "promise": attempt.promise,
        "beacon": asdict(attempt.beacon) if attempt.beacon else None,
        "commitments": [
            {"seat": LETTERS[one.seat], "held": one.held, "commitment": one.digest}
            for one in sorted(attempt.commitments, key=lambda one: one.seat)
        ],
        "list": attempt.list_hash,
        "reveals": [
            {"seat": LETTERS[one.seat], "salt": one.salt, "words": one.words}
            for one in sorted(attempt.reveals, key=lambda one: one.seat)
        ],
        "failed": attempt.failed,
        "missing": [LETTERS[seat] for seat in attempt.missing],
    }


def agreement_json(t: Table, person: str, now: int) -> dict[str, Any] | None:
    """How far a table that gathers has come; None if its luck comes from outside."""
    agreed = t.luck
    if agreed is None or not agreed.transcript.attempts:
        return None
    ends = due(t)
    return {
        "now": attempt_json(agreed.transcript.table, agreed.last),
        "closed": agreed.closed is not None,
        "left_ms": None if ends is None else max(0, ends - now),
        "failed": [attempt_json(agreed.transcript.table, one) for one in agreed.transcript.attempts[:-1]],
        "lost": [
            {
                "seat": LETTERS[one.seat],
                "name": name,
                "you": bool(person) and one.person == person,
                "welcome": welcome_back(t, one.person),
                "agreed": [LETTERS[i] for i, seat in enumerate(t.seats) if seat.person in one.agreed],
            }
            for one, name in lost_people(t)
        ],
    }


def lost_people(t: Table) -> list[tuple[Lost, str]]:
    """Those who lost their seats, and what they are called among themselves and those who sit here."""
    assert t.luck is not None
    lost, sitting = t.luck.lost, tuple((seat.name, seat.tag) for seat in t.seats)
    names = told_apart(tuple((one.name, one.tag) for one in lost) + sitting)
    return list(zip(lost, names, strict=False))


def welcome_back(t: Table, person: str) -> bool:
    """Whether everybody who sits here agrees that this person, who was too late, comes back."""
    lost = next((one for one in t.luck.lost if one.person == person), None) if t.luck else None
    return lost is not None and all(seat.person in lost.agreed for seat in t.seats if seat.person)


def is_lost(t: Table, person: str) -> bool:
    return t.luck is not None and any(one.person == person for one in t.luck.lost)


# --- what happens -----------------------------------------------------------------------------------------------


def begin(t: Table, event: Event) -> None:
    """An attempt begins, with the round of the beacon that the event names."""
    assert t.luck is not None
    named = event.data.get("beacon")
    beacon = Beacon(named["chain"], named["round"]) if named else None
    number = len(t.luck.transcript.attempts) + 1
    t.luck.transcript = t.luck.transcript.begin(secret_of(t.secret, number), beacon)
    t.luck.begun, t.luck.closed = event.at, None
    t.luck.out = named["at"] if named else 0


def open_(t: Table, event: Event) -> None:
    if event.data.get("luck") == EDITION:
        deal, of = event.data.get("deal"), event.data.get("tournament")
        name = t.id
        if deal:
            name = deal_name(event.data["game"], deal["day"])
        elif of and of["duplicate"]:
            name = round_name(of["id"], of["round"])
        t.luck = Agreement(Transcript(name))
        begin(t, event)


def watch_seats(t: Table, at: int) -> None:
    """After every event before the game: since when no seat has been free."""
    if t.luck is None:
        return
    if any(seat.free for seat in t.seats):
        t.luck.full = None
    elif t.luck.full is None:
        t.luck.full = at


def promise(t: Table, event: Event) -> None:
    assert t.luck is not None
    t.luck.transcript = replace(t.luck.transcript, attempts=t.luck.transcript.attempts[:-1])
    begin(t, event)
    t.say(event, "promise", "")


def commit(t: Table, event: Event) -> None:
    assert t.luck is not None
    assert event.seat is not None
    t.luck.transcript = t.luck.transcript.commit(event.seat, event.data["commitment"])
    t.seats[event.seat].ready, t.seats[event.seat].words = True, ""
    t.say(event, "commit", "server-fact-ready")


def close_list(t: Table, at: int) -> None:
    """The seats whose salt the server holds commit; the list is closed, and they reveal."""
    assert t.luck is not None
    agreed, last = t.luck, t.luck.last
    # Where several tables have one key, nobody adds a salt.
    salted = [] if t.shared_luck else [i for i, seat in enumerate(t.seats) if seat.person]
    held = [seat for seat in salted if last.commitment_of(seat) is None]
    told = []
    for seat in held:
        told.append((seat, held_salt(t.secret, last.number, seat), t.seats[seat].words))
    for seat, salt, words in told:
        digest = luck.commitment(t.id, last.number, last.promise, seat, salt, words)
        agreed.transcript = agreed.transcript.commit(seat, digest, held=True)
    agreed.transcript = agreed.transcript.close()
    agreed.closed = at
    for seat, salt, words in told:
        agreed.transcript = agreed.transcript.reveal(seat, salt, words)


def list_(t: Table, event: Event) -> None:
    close_list(t, event.at)
    t.say(event, "list", "server-fact-luck-list")


def reveal(t: Table, event: Event) -> None:
    assert t.luck is not None
    assert event.seat is not None
    t.luck.transcript = t.luck.transcript.reveal(event.seat, event.data["salt"], event.data["words"])
    t.say(event, "reveal", "")


def hear(t: Table, event: Event) -> None:
    assert t.luck is not None
    t.luck.transcript = t.luck.transcript.hear(event.data["randomness"])
    t.say(event, "beacon", "")


def failed(t: Table, event: Event) -> None:
    """The next attempt begins; whoever wants to play has to be ready again."""
    assert t.luck is not None
    number, why = t.luck.last.number, event.data["why"]
    t.luck.transcript = t.luck.transcript.fail(why, event.data["missing"])
    begin(t, event)
    for seat in t.seats:
        if seat.person:
            seat.ready, seat.words = False, ""
    key = "server-fact-luck-beacon" if why == "beacon" else "server-fact-luck-failed"
    body = {"type": "failed", "seat": None, "why": why, "facts": [[key, {"attempt": number}]]}
    t.tell_all(event, body)


def stop(t: Table) -> None:
    """The table is closed before the game."""
    if t.luck is not None and t.live is None and t.luck.last.commitments:
        t.luck.transcript = t.luck.transcript.fail("stopped")


def lose(t: Table, event: Event) -> None:
    """Somebody gets up because it took too long."""
    assert t.luck is not None
    assert event.seat is not None
    seat = t.seats[event.seat]
    t.luck.lost = [one for one in t.luck.lost if one.person != seat.person]
    t.luck.lost.append(Lost(seat.person, seat.name, event.seat, tag=seat.tag))


def welcome(t: Table, event: Event) -> None:
    for one, name in lost_people(t):
        if one.person == event.data["who"] and event.person:
            one.agreed.append(event.person)
            body = {"type": "welcome", "seat": None, "name": name}
            facts = [["server-fact-luck-welcome", {"seat": event.seat, "name": name}]]
            t.tell_all(event, {**body, "facts": facts})


def merge(t: Table, was: str, now: str) -> None:
    """Two that are the same person become one: of seats they lost, and have, one counts."""
    if t.luck is None:
        return
    sits = any(seat.person == now for seat in t.seats)
    kept: dict[str, Lost] = {}
    for one in t.luck.lost:
        one.person = now if one.person == was else one.person
        one.agreed = list(dict.fromkeys(now if who == was else who for who in one.agreed))
        if not (sits and one.person == now):
            kept[one.person] = one
    t.luck.lost = list(kept.values())


def found(t: Table, person: str) -> None:
    """Whoever sits down has not lost a seat any more; nor has whoever is forgotten."""
    if t.luck is not None:
        t.luck.lost = [one for one in t.luck.lost if one.person != person]


def dealer(t: Table, at: int) -> Dealer:
    """The game begins: the key follows from all that was agreed on."""
    assert t.luck is not None
    close_list(t, at)  # where that has happened before, nothing is added
    transcript = t.luck.transcript
    return Dealer(secret_of(t.secret, transcript.last.number), transcript)


HANDLERS: Mapping[str, Callable[[Table, Event], None]] = {
    "promise": promise,
    "commit": commit,
    "list": list_,
    "reveal": reveal,
    "beacon": hear,
    "failed": failed,
    "welcome": welcome,
}
