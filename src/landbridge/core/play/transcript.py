"""How the luck of a match was agreed on: attempts with promises, commitments and reveals (`luck.py`).

A transcript grows event by event (`begin`, `commit`, `withdraw`, `close`, `reveal`, `hear`, `fail`); each gives a new
one and refuses what does not fit. It stands in the record (`transcript_text.py`), and the dealer's key follows from it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.play import luck
from landbridge.core.text import readable

__all__ = ["FAILURES", "Attempt", "Beacon", "Commitment", "LuckError", "Reveal", "Transcript", "fit_words"]

# Why an attempt came to nothing: a deadline passed (commit), a person chose to start without the number they had sealed
# (reveal), a seat changed hands before the first move, the beacon stayed away, or the game was called off.
FAILURES = ("commit", "reveal", "seat", "beacon", "stopped")
_DIGEST = re.compile("[0-9a-f]{64}")


class LuckError(LandbridgeError):
    """What is wrong with a transcript; `word` is where it stands in a record's line, from 0."""

    def __init__(self, key: str, word: int = 0, **values: str | int):
        super().__init__(Fact(key, values))
        self.word = word


def fit_words(words: str) -> bool:
    """Whether these may be somebody's words: none at all, or what a name could be."""
    return not words or readable(words)


@dataclass(frozen=True)
class Beacon:
    """A round of a public source of randomness that was still to come when it was named."""

    chain: str  # drand's chain hash
    round: int
    randomness: str = ""  # once it is out


@dataclass(frozen=True)
class Commitment:
    """What a seat published; `held` if the server keeps the salt for it."""

    seat: int
    digest: str
    held: bool


@dataclass(frozen=True)
class Reveal:
    """What a seat's commitment was the hash of."""

    seat: int
    salt: str
    words: str = ""


@dataclass(frozen=True)
class Attempt:
    """One try to begin a game. `failed` says why it came to nothing, `missing` who was waited for."""

    number: int
    promise: str
    beacon: Beacon | None = None
    commitments: tuple[Commitment, ...] = ()
    list_hash: str = ""  # once the list is closed
    reveals: tuple[Reveal, ...] = ()
    failed: str = ""
    missing: tuple[int, ...] = ()

    @property
    def revealed(self) -> frozenset[int]:
        """The seats that have revealed."""
        return frozenset(reveal.seat for reveal in self.reveals)

    def commitment_of(self, seat: int) -> Commitment | None:
        """What a seat committed to, if it did."""
        return next((one for one in self.commitments if one.seat == seat), None)


@dataclass(frozen=True)
class Transcript:
    """All attempts of a table, the last of which counts. `table` names it, or a deal that several tables share."""

    table: str = ""
    attempts: tuple[Attempt, ...] = ()

    @classmethod
    def alone(cls, secret: bytes, table: str = "") -> Transcript:
        """Without commitments: practice, one device, a shared deal."""
        return cls(table).begin(secret)

    @property
    def last(self) -> Attempt:
        """The attempt that counts."""
        return self.attempts[-1]

    @property
    def plain(self) -> bool:
        """Whether a secret and its hash say everything: one attempt, no table, no list, no beacon."""
        return len(self.attempts) == 1 and self == Transcript("", (Attempt(1, self.last.promise),))

    def listed(self, attempt: Attempt) -> str:
        """The hash of an attempt's list; "" if nobody committed."""
        if not attempt.commitments:
            return ""
        entries = ((one.seat, one.held, one.digest) for one in attempt.commitments)
        return luck.list_hash(self.table, attempt.number, attempt.promise, entries)

    # --- how it grows -------------------------------------------------------------------------------------

    def begin(self, secret: bytes, beacon: Beacon | None = None) -> Transcript:
        """With another attempt, whose secret has just been drawn. The one before has failed or there is none."""
        number = len(self.attempts) + 1
        attempt = Attempt(number, _promise(secret, self.table, number, beacon), beacon)
        return replace(self, attempts=(*self.attempts, attempt))

    def commit(self, seat: int, digest: str, held: bool = False) -> Transcript:
        """With a seat's commitment; the list is still open and the seat has none in it."""
        self._open(seat, digest)
        return self.with_last(commitments=(*self.last.commitments, Commitment(seat, digest, held)))

    def withdraw(self, seat: int) -> Transcript:
        """Without a seat's commitment. Nobody has revealed anything while the list is open, so nobody gains by it."""
        if self.last.list_hash:
            raise LuckError("luck-closed")
        return self.with_last(commitments=tuple(one for one in self.last.commitments if one.seat != seat))

    def close(self) -> Transcript:
        """With the list closed: from now on seats may reveal."""
        return self.with_last(list_hash=self.listed(self.last))

    def reveal(self, seat: int, salt: str, words: str = "") -> Transcript:
        """With a seat's reveal, if it opens the commitment and the list is closed."""
        after = self.with_last(reveals=(*self.last.reveals, Reveal(seat, salt, words)))
        _check_reveals(after, after.last)
        return after

    def hear(self, randomness: str) -> Transcript:
        """With what the beacon said."""
        assert self.last.beacon is not None
        return self.with_last(beacon=replace(self.last.beacon, randomness=randomness))

    def fail(self, why: str, missing: Sequence[int] = ()) -> Transcript:
        """With the last attempt given up."""
        assert why in FAILURES
        return self.with_last(failed=why, missing=tuple(sorted(missing)))

    @property
    def complete(self) -> bool:
        """Whether the key can be derived: everybody who committed has revealed, and the beacon has spoken."""
        last = self.last
        seats = {one.seat for one in last.commitments}
        heard = last.beacon is None or last.beacon.randomness != ""
        return not last.failed and seats == last.revealed and heard

    def with_last(self, **changes: Any) -> Transcript:
        """With something about the last attempt changed."""
        return replace(self, attempts=(*self.attempts[:-1], replace(self.last, **changes)))

    def _open(self, seat: int, digest: str) -> None:
        if self.last.list_hash:
            raise LuckError("luck-closed")
        if self.last.commitment_of(seat) is not None:
            raise LuckError("luck-twice", seat=seat)
        if not _DIGEST.fullmatch(digest):
            raise LuckError("luck-digits", digits=64)

    # --- whether it is right ------------------------------------------------------------------------------

    def check(self) -> None:
        """`LuckError` if an attempt contradicts itself. What only the secret can tell is `check_secret`."""
        if [attempt.number for attempt in self.attempts] != list(range(1, len(self.attempts) + 1)):
            raise LuckError("luck-order")
        for attempt in self.attempts:
            if attempt.list_hash and attempt.list_hash != self.listed(attempt):
                raise LuckError("luck-list", attempt=attempt.number)
            if len({one.seat for one in attempt.commitments}) != len(attempt.commitments):
                raise LuckError("luck-order")
            _check_reveals(self, attempt)

    def held_late(self, seat: int) -> bool:
        """Whether the server holds a seat's salt because a deadline passed; otherwise its person chose so."""
        late = False
        for attempt in self.attempts[:-1]:
            if seat in attempt.missing:
                late = attempt.failed == "commit" or (late and attempt.failed != "seat")
        return late

    def check_secret(self, secret: bytes) -> None:
        """`LuckError` if this is not the secret that the last attempt promised."""
        last = self.last
        if _promise(secret, self.table, last.number, last.beacon) != last.promise:
            raise LuckError("core-record-broken-promise")

    def key(self, secret: bytes) -> bytes:
        """The dealer's key; `LuckError` while something it needs is missing or wrong."""
        self.check()
        self.check_secret(secret)
        last = self.last
        if last.failed:
            raise LuckError("luck-failed", attempt=last.number)
        for one in last.commitments:
            if one.seat not in last.revealed:
                raise LuckError("luck-unrevealed", seat=one.seat)
        if last.beacon and not last.beacon.randomness:
            raise LuckError("luck-no-randomness")
        randomness = last.beacon.randomness if last.beacon else ""
        reveals = ((reveal.seat, reveal.salt, reveal.words) for reveal in last.reveals)
        return luck.derive_key(secret, last.promise, self.listed(last), randomness, reveals)

    # --- as data ------------------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """For events and snapshots."""
        return {"table": self.table, "attempts": [_plain(asdict(attempt)) for attempt in self.attempts]}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Transcript:
        """What `as_json` gave."""
        return cls(kept["table"], tuple(map(_attempt, kept["attempts"])))


def _plain(attempt: dict[str, Any]) -> dict[str, Any]:
    """As it is read again: JSON knows no tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in attempt.items()}


def _attempt(kept: Mapping[str, Any]) -> Attempt:
    changed = {
        "beacon": Beacon(**kept["beacon"]) if kept["beacon"] else None,
        "commitments": tuple(Commitment(**one) for one in kept["commitments"]),
        "reveals": tuple(Reveal(**one) for one in kept["reveals"]),
        "missing": tuple(kept["missing"]),
    }
    return Attempt(**{**kept, **changed})


def _promise(secret: bytes, table: str, number: int, beacon: Beacon | None) -> str:
    if beacon is None:
        return luck.promise(secret, table, number)
    return luck.promise(secret, table, number, beacon.chain, beacon.round)


def _check_reveals(transcript: Transcript, attempt: Attempt) -> None:
    seen: set[int] = set()
    for reveal in attempt.reveals:
        if not attempt.list_hash:
            raise LuckError("luck-early")
        if reveal.seat in seen:
            raise LuckError("luck-twice", seat=reveal.seat)
        seen.add(reveal.seat)
        if len(reveal.salt) != 2 * luck.SALT or not re.fullmatch("[0-9a-f]*", reveal.salt):
            raise LuckError("luck-digits", digits=2 * luck.SALT)
        if not fit_words(reveal.words):
            raise LuckError("luck-words")
        told = (transcript.table, attempt.number, attempt.promise, reveal.seat, reveal.salt, reveal.words)
        made = attempt.commitment_of(reveal.seat)
        if made is None or made.digest != luck.commitment(*told):
            raise LuckError("luck-unopened", seat=reveal.seat)
