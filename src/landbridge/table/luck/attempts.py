"""How a table agrees on its luck before a game: promise, commitments, list, reveals (`docs/luck.md`).

    open      publishes the promise of attempt 1
    ready     a person lets the server hold the salt; it is made when the list is closed
    commit    a person's device has a salt of its own, and this is the hash of it
    list      with the last of them the list is closed; what the server holds is revealed
    reveal    a device tells what it committed to, after it has checked the list
    beacon    a public source of randomness has spoken, where one is configured
    failed    the attempt has come to nothing; the next one begins, and every device commits again
    promise   the same attempt with a later round of the beacon; nobody has committed yet
    remind    a player reminds those the table waits for

Only tables that are listed have a deadline. It costs nobody a seat: the server then holds the salt.

The secrets of attempts and the salts the server holds follow from the table's own secret, which never leaves the
database. So events hold none, and what was promised can be worked out again from them.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from landbridge.core.game import LETTERS
from landbridge.core.play import luck
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.transcript import Attempt, Beacon, Transcript
from landbridge.table.parts import GATHERING, Event

if TYPE_CHECKING:
    from landbridge.table.table import Table

EDITION = 2
LIMIT_MS = {"live": 60_000, "slow": 86_400_000}  # to commit, and to reveal, at listed tables
ALONE_MS = 3_000  # until the beacon's round, where nobody else has to commit
BEACON_MS = 60_000  # how long a round may be late
REMIND_MS = 60_000  # between two reminders at a table
ATTEMPTS = 100  # more and nobody may commit; the server can still hold the salts


class BeaconSource(Protocol):
    """A public source of randomness, as a table knows it. It never waits for the network."""

    chain: str

    def next(self, at: int) -> tuple[int, int] | None:
        """The first round that is published after that time, and when (ms); None if there is none to name."""

    def randomness(self, round: int) -> str:
        """What it said in that round; "" if that is not known yet."""


class Missing(NamedTuple):
    """A seat that a full table waits for."""

    seat: int
    step: str  # what its person or their device has to do next: JOIN, SEAL or OPEN
    since: int


WITHOUT = {"commit": "server-fact-luck-commit", "reveal": "server-fact-luck-reveal"}
JOIN, SEAL, OPEN = "join", "seal", "open"


@dataclass
class Agreement:
    """How far a table has come."""

    transcript: Transcript
    begun: int = 0  # when the running attempt began
    full: int | None = None  # since when no seat is free
    closed: int | None = None  # when the list was closed
    out: int = 0  # when the beacon's round is published; 0 without a beacon
    held: dict[str, str] = field(
        default_factory=dict
    )  # whose salts the server holds for good, and after which failure
    reminded: int = 0  # when somebody last reminded those who are missing

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
        known = {name: kept[name] for name in cls.__dataclass_fields__ if name in kept}
        known["held"] = dict(kept.get("held", {}))
        return cls(**{**known, "transcript": Transcript.from_json(kept["transcript"])})


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


def missing(t: Table) -> list[Missing]:
    """Whom a full table waits for."""
    agreed = t.luck
    if t.status != GATHERING or agreed is None or agreed.full is None:
        return []
    if agreed.closed is not None:
        return [Missing(seat, OPEN, agreed.closed) for seat in unrevealed(t)]
    since = max(agreed.full, agreed.begun)
    return [Missing(seat, JOIN if t.seats[seat].reserved else SEAL, since) for seat in unready(t)]


def is_own(t: Table, seat: int) -> bool:
    """Whether a seat has committed in the running attempt, with a salt on a device of its person."""
    made = t.luck.last.commitment_of(seat) if t.luck is not None else None
    return made is not None and not made.held


def due(t: Table) -> int | None:
    """When something happens by itself: the deadline of a listed table, or the beacon speaks."""
    agreed = t.luck
    if agreed is None:
        return None
    company = len({seat.person for seat in t.seats if seat.person}) > 1
    awaited = missing(t)
    if awaited:
        return awaited[0].since + LIMIT_MS[t.terms["pace"]] if company and t.terms["listed"] else None
    return agreed.out if agreed.closed is not None else None


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
        "waits": [
            {"seat": LETTERS[one.seat], "step": one.step, "ms": max(0, now - one.since)} for one in missing(t)
        ],
        "fixed": bool(person) and person in agreed.held,
    }


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
    seat = t.seats[event.seat]
    seat.ready, seat.words, seat.reserved = True, "", False
    t.say(event, "commit", "")


def withdraw(t: Table, seat: int) -> None:
    """A person lets the server hold the salt, or gets up: while the list is open, what they committed to is dropped."""
    if t.luck is not None and t.live is None and t.luck.closed is None:
        t.luck.transcript = t.luck.transcript.withdraw(seat)


def rise(t: Table, seat: int) -> None:
    """A person gets up. A choice stays theirs, if they come back; that they were late is forgotten."""
    withdraw(t, seat)
    if t.luck is not None and is_late(t, t.seats[seat].person):
        del t.luck.held[t.seats[seat].person]


def is_late(t: Table, person: str) -> bool:
    """Whether the server holds somebody's salts because a deadline passed."""
    return t.luck is not None and t.luck.held.get(person) == "commit"


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
    """The next attempt begins. Devices commit again; where the server holds the salt, it does so from now on."""
    assert t.luck is not None
    number, why, missed = t.luck.last.number, event.data["why"], event.data["missing"]
    own = [i for i in range(len(t.seats)) if is_own(t, i)]
    if why in ("commit", "reveal"):
        t.luck.held |= {t.seats[seat].person: why for seat in missed}
    t.luck.transcript = t.luck.transcript.fail(why, missed)
    begin(t, event)
    for i, seat in enumerate(t.seats):
        if seat.person in t.luck.held:
            seat.ready = True
        elif i in own:
            seat.ready, seat.words = False, ""
    facts: list[Any] = [["server-fact-luck-beacon", {}]] if why == "beacon" else []
    if why in ("commit", "reveal"):
        facts = [[WITHOUT[why], {"seat": seat}] for seat in missed]
    facts.append(["server-fact-luck-again", {"attempt": number + 1}])
    t.tell_all(event, {"type": "failed", "seat": None, "why": why, "facts": facts})


def remind(t: Table, event: Event) -> None:
    assert t.luck is not None
    t.luck.reminded = event.at
    t.say(event, "remind", "server-fact-reminds")


def stop(t: Table) -> None:
    """The table is closed before the game."""
    if t.luck is not None and t.live is None and t.luck.last.commitments:
        t.luck.transcript = t.luck.transcript.fail("stopped")


def merge(t: Table, was: str, now: str) -> None:
    """Two that are the same person become one."""
    if t.luck is not None:
        t.luck.held = {now if who == was else who: why for who, why in t.luck.held.items()}


def forget(t: Table, person: str) -> None:
    """A person is deleted."""
    if t.luck is not None:
        t.luck.held.pop(person, None)


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
    "remind": remind,
}
