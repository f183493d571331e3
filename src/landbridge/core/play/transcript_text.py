"""A transcript as the `luck` lines of a record, and back. What the lines say is in `docs/luck.md`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import quote, unquote

from landbridge.core.game import LETTERS
from landbridge.core.play.transcript import FAILURES, Attempt, Beacon, Commitment, LuckError, Transcript
from landbridge.core.text import readable

__all__ = ["TranscriptReader", "lines"]

OWN, HELD = "own", "held"


def lines(transcript: Transcript) -> list[str]:
    """The lines without the word `luck`; none if the first line of the record says everything."""
    if transcript.plain:
        return []
    told = [f"table {quote(transcript.table, safe='')}"] if transcript.table else []
    for attempt in transcript.attempts:
        told += _attempt(attempt)
    return told


def _attempt(attempt: Attempt) -> list[str]:
    told = [f"attempt {attempt.number} {attempt.promise}"]
    if beacon := attempt.beacon:
        told.append(f"beacon {beacon.chain} {beacon.round} {beacon.randomness}".rstrip())
    for one in sorted(attempt.commitments, key=lambda one: one.seat):
        told.append(f"commit {LETTERS[one.seat]} {HELD if one.held else OWN} {one.digest}")
    if attempt.list_hash:
        told.append(f"list {attempt.list_hash}")
    for reveal in sorted(attempt.reveals, key=lambda reveal: reveal.seat):
        told.append(f"reveal {LETTERS[reveal.seat]} {reveal.salt} {quote(reveal.words, safe='')}".rstrip())
    if attempt.failed:
        told.append(" ".join(["failed", attempt.failed, *(LETTERS[seat] for seat in attempt.missing)]))
    return told


class TranscriptReader:
    """Reads the lines one by one; `LuckError` at the first word that is wrong."""

    def __init__(self, seats: int):
        self.transcript = Transcript()
        self._letters = LETTERS[:seats]

    def line(self, words: Sequence[str]) -> None:
        """One line, without the word `luck`; what it adds must agree with what was read before."""
        readers = {
            "table": self._table,
            "attempt": self._begin,
            "beacon": self._beacon,
            "commit": self._commit,
            "list": self._list,
            "reveal": self._reveal,
            "failed": self._failed,
        }
        kind = words[0] if words else ""
        if kind not in readers:
            raise LuckError("luck-line", known=", ".join(readers))
        if kind not in ("table", "attempt") and not self.transcript.attempts:
            raise LuckError("luck-not-begun")
        readers[kind](words)

    def finish(self, promise: str) -> Transcript:
        """Everything, if it agrees with the promise of the record's first line."""
        if not self.transcript.attempts:
            self.transcript = Transcript(self.transcript.table, (Attempt(1, promise),))
        if self.transcript.last.promise != promise:
            raise LuckError("luck-other-promise")
        return self.transcript

    def _table(self, words: Sequence[str]) -> None:
        (name,) = _these(words, 1)
        if self.transcript.table or self.transcript.attempts:
            raise LuckError("luck-order")
        if not readable(unquote(name)):
            raise LuckError("luck-words", 1)
        self.transcript = Transcript(unquote(name))

    def _begin(self, words: Sequence[str]) -> None:
        number, promise = _these(words, 2)
        attempts = self.transcript.attempts
        if _number(number, 1) != len(attempts) + 1 or (attempts and not attempts[-1].failed):
            raise LuckError("luck-order", 1)
        self.transcript = Transcript(
            self.transcript.table, (*attempts, Attempt(len(attempts) + 1, _digest(promise, 2)))
        )

    def _beacon(self, words: Sequence[str]) -> None:
        chain, number, *rest = _these(words, 2, 3)
        if self.transcript.last.beacon or self.transcript.last.commitments:
            raise LuckError("luck-order")
        beacon = Beacon(_digest(chain, 1), _number(number, 2), _digest(rest[0], 3) if rest else "")
        self.transcript = self.transcript.with_last(beacon=beacon)

    def _commit(self, words: Sequence[str]) -> None:
        letter, kind, digest = _these(words, 3)
        if kind not in (OWN, HELD):
            raise LuckError("luck-line", 2, known=f"{OWN}, {HELD}")
        one = Commitment(self._seat(letter), _digest(digest, 3), kind == HELD)
        self.transcript = self.transcript.commit(one.seat, one.digest, one.held)

    def _list(self, words: Sequence[str]) -> None:
        (digest,) = _these(words, 1)
        attempt = self.transcript.last
        if attempt.list_hash or self.transcript.listed(attempt) != digest:
            raise LuckError("luck-list", 1, attempt=attempt.number)
        self.transcript = self.transcript.close()

    def _reveal(self, words: Sequence[str]) -> None:
        letter, salt, *rest = _these(words, 2, 3)
        seat = self._seat(letter)
        self.transcript = self.transcript.reveal(seat, salt, unquote(rest[0]) if rest else "")

    def _failed(self, words: Sequence[str]) -> None:
        why, *letters = _these(words, 1, 1 + len(self._letters))
        if why not in FAILURES:
            raise LuckError("luck-line", 1, known=", ".join(FAILURES))
        self.transcript = self.transcript.fail(
            why, [self._seat(letter, i) for i, letter in enumerate(letters, 2)]
        )

    def _seat(self, letter: str, word: int = 1) -> int:
        seat = self._letters.find(letter)
        if len(letter) != 1 or seat < 0:
            raise LuckError("luck-seat", word)
        return seat


def _these(words: Sequence[str], least: int, most: int | None = None) -> Sequence[str]:
    """The words behind the first, as many as there have to be."""
    if len(words) - 1 < least:
        raise LuckError("luck-short")
    if len(words) - 1 > (most or least):
        raise LuckError("luck-order", (most or least) + 1)
    return words[1:]


def _digest(text: str, word: int) -> str:
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise LuckError("luck-digits", word, digits=64)
    return text


def _number(text: str, word: int) -> int:
    if not re.fullmatch("[1-9][0-9]{0,17}", text):
        raise LuckError("luck-number", word)
    return int(text)
