"""What makes a game count: who has moved, who was here lately, and what keeps it out of the ratings."""

from __future__ import annotations

from dataclasses import dataclass, field
from dataclasses import fields as fields_of
from typing import TYPE_CHECKING

from landbridge.core.game import LETTERS
from landbridge.core.options import to_text
from landbridge.core.state import FATE
from landbridge.table.parts import PLAYING, Event

if TYPE_CHECKING:
    from landbridge.table.table import Table

PASSIVE = "passive"  # the only substitute that wins nothing
PATIENCE_MS = 300_000  # who has acted, or whose turn began, this long ago may still be here


@dataclass
class Fair:
    """What a table remembers of it."""

    moved: list[str] = field(default_factory=list)  # seats whose people have made a move
    acted: dict[str, int] = field(default_factory=dict)  # when each last did something or was called to, ms
    declared: bool = False  # whether somebody was declared absent
    helped: list[str] = field(default_factory=list)  # seats whose people asked a bot, among others


def note(t: Table, event: Event, acting: list[int]) -> None:
    """Take in what an event says; `acting` are the seats that were to act before it."""
    if t.live is None:
        return
    if event.seat is not None and event.seat != FATE and event.person:
        seat = LETTERS[event.seat]
        if t.seats[event.seat].person == event.person:
            t.fair.acted[seat] = event.at
            if event.kind == "move" and seat not in t.fair.moved:
                t.fair.moved.append(seat)
    if event.data.get("declared"):
        t.fair.declared = True
    if event.kind == "helped":
        t.fair.helped.append(LETTERS[event.seat or 0])
    for called in set(t.acting) - set(acting):
        if LETTERS[called] in t.fair.acted:
            t.fair.acted[LETTERS[called]] = event.at


def may_be_here(t: Table, seat: int, now: int) -> bool:
    """Whether the person at a seat has acted, and neither lately nor long enough ago to be called absent."""
    acted = t.fair.acted.get(LETTERS[seat])
    return acted is not None and (seat not in t.acting or now - acted < PATIENCE_MS)


def is_played_by_others(t: Table, person: str) -> bool:
    """Whether a game has begun in which this person is not the only one left: then it is not theirs to end."""
    if t.status != PLAYING or t.live is None or not t.fair.moved:
        return False
    staying = {
        seat.person for place, seat in enumerate(t.seats) if seat.person and not t.live.has_left(place)
    }
    return bool(staying - {person})


def counts(t: Table) -> bool:
    """Whether a game that is over can be rated: everybody moved, by the usual rules, and nobody was helped out."""
    return (
        all(LETTERS[seat] in t.fair.moved for seat in t.people)
        and not t.fair.declared
        and not (t.terms.get("help") and t.company)
        and t.terms["substitute"] == PASSIVE
        and is_usual(t)
    )


def is_usual(t: Table) -> bool:
    """Whether a game is played as it comes in its box: on a shipped board, by rules that it offers by name."""
    options = t.game.options_from(dict(t.terms["options"]))
    named = {one.name for one in fields_of(options) if one.metadata.get("choices")}
    said = {name: value for name, value in to_text(options).items() if name in named}
    return bool(options == t.game.options_from(said))
