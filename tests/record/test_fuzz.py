"""Ten thousand damaged records: each is read, or refused with place and reason and everything before it intact."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import landbridge
from landbridge import Dealer, Match, RecordError, texts
from landbridge.core.play.match import Entry
from tests.dealer.agreed import agreed
from tests.games.hashi.table import GAME, PRACTICE, Table
from tests.record.mangle import MANGLINGS, Mangling, flip_bytes

RECORDS = 1_000
BYTES = RECORDS // 5  # of these
WHOLE_GAME = 5  # which of the originals is long; it takes its time and its turn less often


def _played(seats: int, steps: int, *, board: str = "", side: str = "A", paper: bool = False) -> Match:
    """So many random steps of a match, with luck and words."""
    rng = random.Random(f"{seats} {steps} {side} {paper}")
    secret, words = rng.randbytes(16), ["sea", "salt", "wind", "sand"][:seats]
    dealer = Dealer(secret, agreed(secret, words))
    match = Table(seats, board=board, side=side, paper=paper, dealer=dealer).match
    while steps and not match.over:
        if not match.deal():
            seat = rng.choice(match.acting)
            moves = GAME.offers(match.kit, match.state, seat)
            match.play(seat, rng.choice(moves))
        steps -= 1
    return match


@cache
def _originals() -> tuple[tuple[str, Match], ...]:
    """Mostly short: what can be damaged in round 12 can be damaged in round 2."""
    matches = [
        _played(1, 9),
        _played(2, 16, board=PRACTICE),
        _played(2, 20, side="B"),
        _played(3, 24, paper=True),
        _played(4, 25),
        _played(1, 1000),
    ]
    return tuple((landbridge.dumps(match, keep_secret=True), match) for match in matches)


def _moves(match: Match) -> list[Entry]:
    """Everything a record told, in its order: what is settled, then the drafts seat by seat."""
    return match.log + [Entry(seat, move) for seat in sorted(match.drafts) for move in match.drafts[seat]]


def _words_before(text: str, other: str) -> int:
    """How many words of `text` end before it differs from `other`."""
    same = next(
        (i for i, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), min(len(text), len(other))
    )
    return len(text[:same].rsplit(maxsplit=1)[0].split()) if text[:same].strip() else 0


def _before_error(text: str, error: RecordError) -> str | None:
    """The text up to the token that is to blame; None where that alone is not the same record."""
    lines = text.removeprefix("\ufeff").split("\n")
    rest = lines[error.line :]
    if any(line.startswith("|") for line in rest):
        return None  # the board stands behind it
    line = lines[error.line - 1]
    if error.fact.key.startswith("luck-") or line.startswith("luck"):
        return None  # lines about the luck agree with each other, or none of them is read
    whole = line.split()[:1] in (["="], ["secret"])  # half of these is an error of its own
    return "\n".join([*lines[: error.line - 1], "" if whole else line[: error.column - 1]])


def _read(damaged: str | bytes) -> Match | RecordError:
    try:
        return landbridge.loads(damaged)
    except RecordError as error:
        return error


def _examine(damaged: str | bytes, original: str, match: Match) -> str:
    """Read it; which key it was refused with, if it was."""
    text = damaged if isinstance(damaged, str) else damaged.decode("utf-8", "surrogateescape")
    read = _read(damaged)
    if isinstance(read, Match):
        # Read after all: then it can be written, and what is written is read as the same.
        again = landbridge.dumps(read, keep_secret=True)
        assert landbridge.dumps(landbridge.loads(again), keep_secret=True) == again
        return ""
    assert 1 <= read.line <= text.count("\n") + 1
    assert read.column >= 1
    english = texts.words("en")
    assert english.has(read.fact.key)
    assert english.has(read.place.key)
    assert not str(read.fact).startswith(read.fact.key), "a value of the sentence is missing"
    str(read).encode()  # can be printed
    if read.intact is not None:
        _examine_intact(read, text, original, match)
    return read.fact.key


def _examine_intact(error: RecordError, text: str, original: str, match: Match) -> None:
    """What is handed over is exactly what the text told before the error."""
    assert error.intact is not None
    told = _moves(error.intact)
    before = _before_error(text, error)
    if before is not None:
        replayed = landbridge.loads(before)
        assert _moves(replayed) == told
        assert replayed.state == error.intact.state
    # And nothing of the original that stands before the damage is lost.
    sure = _words_before(original, text)
    due = _moves(match)[: _moves_in(original, sure)]
    assert told[: len(due)] == due


@cache
def _moves_in(original: str, words: int) -> int:
    """How many moves the first so many words of an undamaged record tell."""
    actors = {"A", "B", "C", "D", "card"}
    count, met = 0, 0
    for number, line in enumerate(original.split("\n")):
        plain = number > 0 and line[:1] not in ("|", "#", "=") and not line.startswith(("secret", "luck"))
        for place, word in enumerate(line.split()):
            if met == words:
                return count
            met += 1
            count += plain and word not in actors and not (place == 0 and (word.isdigit() or word == "?"))
    return count


def test_the_count_of_moves_is_right() -> None:
    """The tests below rest on it."""
    for text, match in _originals():
        assert _moves_in(text, len(text.split())) == len(_moves(match))


def test_undamaged_records_are_read() -> None:
    for text, match in _originals():
        read = landbridge.loads(text)
        assert _moves(read) == _moves(match)
        assert landbridge.dumps(read, keep_secret=True) == text
        assert landbridge.loads(text.encode()).state == match.state


def test_damaged_records_are_read_or_refused_at_a_place() -> None:
    rng = random.Random(1789)
    seen: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for n in range(RECORDS):
        text, match = _originals()[WHOLE_GAME if n % 23 == 0 else n % WHOLE_GAME]
        if n < BYTES:
            damaged: str | bytes = flip_bytes(text.encode(), rng)
            kind = "flip_bytes"
        else:
            mangling: Mangling = MANGLINGS[n % len(MANGLINGS)]
            damaged = mangling(text, rng)
            kind = mangling.__name__
        try:
            key = _examine(damaged, text, match)
        except Exception as error:
            error.add_note(f"{kind} number {n}: {damaged!r}")
            raise
        seen[key] += 1
        refused[kind] += key != ""
    # Many of one kind would prove little: most ways to be wrong have come up.
    assert len(seen) > 25, seen
    assert set(refused) == {mangling.__name__ for mangling in MANGLINGS} | {"flip_bytes"}
    assert min(refused.values()) > RECORDS // 40, refused


def test_every_truncation_of_a_record_is_read_or_refused_at_its_end() -> None:
    text, match = _originals()[0]
    head = text.index("\n") + 1
    for end in range(head, len(text)):
        read = _read(text[:end])
        if isinstance(read, RecordError):
            assert read.line == text[:end].count("\n") + 1
            assert read.intact is not None
            read = read.intact
        assert _moves(match)[: len(_moves(read))] == _moves(read)
        assert len(_moves(read)) >= _moves_in(text, _words_before(text, text[:end]))
