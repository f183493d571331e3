"""Whether the cards, dice and tiles of a record followed from what was agreed on before the game.

Reading a record has checked already that every reveal opens its commitment, that lists have their hashes, and that the
secret is the promised one. Here the draws are checked, and people are told what that protects them against.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import normalize

from rich import box
from rich.table import Table
from rich.text import Text

from landbridge.core.game import LETTERS
from landbridge.core.play.luck import folded
from landbridge.core.play.match import Match
from landbridge.core.play.record import follow
from landbridge.core.play.transcript import Transcript
from landbridge.terminal.screen import Screen

FAILED = {
    "commit": "luck-verify-failed-commit",
    "reveal": "luck-verify-failed-reveal",
    "seat": "luck-verify-failed-seat",
    "beacon": "luck-verify-failed-beacon",
    "stopped": "luck-verify-failed-stopped",
}


class Mine(NamedTuple):
    """What somebody remembers of their own share in the luck; None is not asked about."""

    seat: str
    words: str | None = None
    salt: str | None = None


def verify(match: Match, screen: Screen, mine: Mine | None = None) -> bool:
    """Every chance event beside what it had to be; False if one differs, or nothing can be said."""
    words = screen.words
    if match.outside:
        screen.say("enter-outside")
        return False
    if not match.promise:
        screen.say("shell-verify-no-promise")
        return False
    if match.dealer is None:
        screen.say("shell-verify-no-secret")
        return False
    events, _ = follow(match, match.dealer.secret)
    fate = match.game.fate
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("shell-verify-round", "shell-verify-event", "shell-verify-draw"):
        table.add_column(words.say(key), justify="right")
    table.add_column("")
    for event in events:
        sign = Text("✓", "green") if event.true else Text(f"≠ {event.expected}", "bold red")
        table.add_row(str(event.turn), f"{fate} {event.text}", f"{event.hit + 1}/{event.bound}", sign)
    screen.print(table)
    wrong = next((event for event in events if not event.true), None)
    if wrong is not None:
        screen.say(
            "shell-verify-false", turn=wrong.turn, event=fate, text=wrong.text, expected=wrong.expected
        )
        return False
    screen.say("shell-verify-true", count=len(events))
    if match.transcript is not None:
        _tell(match.transcript, match.names, screen)
    return mine is None or _is_mine(match.transcript, mine, screen)


def _tell(transcript: Transcript, names: Sequence[str], screen: Screen) -> None:
    """How the luck was agreed on, and whom that protects."""
    last = transcript.last
    if transcript.table:
        screen.say("luck-verify-attempts", count=last.number)
    for attempt in transcript.attempts[:-1]:
        screen.say(FAILED[attempt.failed], attempt=attempt.number, seats=_seats(attempt.missing, names))
    ways: dict[str, list[int]] = {"luck-verify-own": [], "luck-verify-held": [], "luck-verify-late": []}
    for one in last.commitments:
        late = one.held and transcript.held_late(one.seat)
        ways["luck-verify-late" if late else "luck-verify-held" if one.held else "luck-verify-own"].append(
            one.seat
        )
    for key, seats in ways.items():
        if seats:
            screen.say(key, seats=_seats(seats, names))
    if not last.commitments:
        screen.say("luck-verify-none")
    if last.beacon:
        told = {"chain": last.beacon.chain, "randomness": last.beacon.randomness}
        screen.say("luck-verify-beacon", round=str(last.beacon.round), **told)


def _seats(seats: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{LETTERS[seat]} {names[seat]}" for seat in sorted(seats))


def _is_mine(transcript: Transcript | None, mine: Mine, screen: Screen) -> bool:
    """Whether a seat revealed just this. That a reveal is part of the key was checked when the dealer was made."""
    told = [r for r in transcript.last.reveals if LETTERS[r.seat] == mine.seat] if transcript else []
    if not told:
        screen.say("luck-verify-not-there", seat=mine.seat)
        return False
    same = mine.salt in (None, told[0].salt)
    if mine.words is not None and transcript is not None:
        words = normalize("NFC", mine.words.strip())  # what a server keeps of them is a hash
        same &= told[0].words in (words, folded(transcript.table, words) if words else "")
    screen.say("luck-verify-mine" if same else "luck-verify-not-mine", seat=mine.seat)
    return same
