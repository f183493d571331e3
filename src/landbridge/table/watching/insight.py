"""Seeing everything: somebody who is not seated asks, everybody seated allows it, and anybody ends it.

insight        somebody asks
insight-yes    a seat allows it
insight-sees   everybody has; from now on they are told what the seats are told
insight-end    it is over, or was refused
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from landbridge.core.game import LETTERS
from landbridge.core.play.leaving import RESIGNED
from landbridge.table.parts import GATHERING, PLAYING, Event
from landbridge.table.person import Person, told_apart
from landbridge.table.refusals import Refused
from landbridge.table.watching.delay import withheld

if TYPE_CHECKING:
    from landbridge.table.table import Table

ALL = -2  # the viewer who sees everything; PUBLIC sees what everybody may
EVERYTHING = "*"  # what it is called by, where a seat would be
ASKS, ASKS_OF_ONE = 30, 3  # at one table


@dataclass
class Insight:
    """Somebody who asks to see everything, or does."""

    person: str
    name: str
    tag: str
    agreed: list[int] = field(default_factory=list)
    sees: bool = False
    told: int = 0  # messages for the all-seeing before; those were somebody else's


# --- what one can ask -----------------------------------------------------------------------------------------------


def unasked(t: Table, then: Table | None = None) -> list[int]:
    """Seats whose people have not agreed. Those who are away have a say, too; whoever has given the seat up has not.

    `then`: the table as somebody sees it who need not know yet who has given up.
    """
    agreed = t.insight.agreed if t.insight is not None else []
    seats = (then or t).seats
    return [i for i, seat in enumerate(seats) if seat.person and seat.away != RESIGNED and i not in agreed]


def sees_all(t: Table, person: str) -> bool:
    """Whether somebody may see everything. Never somebody who plays here."""
    return t.insight is not None and t.insight.sees and t.insight.person == person and not t.seats_of(person)


def told_from(t: Table, after: int) -> int:
    """After which message whoever sees everything is told any: what was told before was somebody else's."""
    return max(after, t.insight.told) if t.insight is not None else after


def insight_json(t: Table, person: str, then: Table | None = None) -> dict[str, Any] | None:
    """As it is shown to everybody while it lasts; `then` is the table as those see it who watch with a delay."""
    if t.insight is None:
        return None
    return {
        "name": shown_name(t),
        "you": bool(person) and t.insight.person == person,
        "sees": t.insight.sees,
        "agreed": [LETTERS[seat] for seat in t.insight.agreed],
        "asked": [LETTERS[seat] for seat in unasked(t, then)],
    }


# --- what people do -------------------------------------------------------------------------------------------------


def ask(t: Table, now: int, person: Person) -> None:
    """Somebody who watches would like to see everything.

    Whoever cannot know yet that the game is over may ask as before; nothing comes of it.
    """
    if t.seats_of(person.id):
        raise Refused("watch-seated")
    if t.status != PLAYING and not (t.live is not None and withheld(t, now)):
        raise Refused("server-not-started" if t.status == GATHERING else "server-over")
    if t.tournament or t.daily or t.outside:
        raise Refused("watch-no")
    if t.insight is not None:
        if t.insight.person == person.id:
            return
        raise Refused("watch-taken")
    if t.insight_asks.get(person.id, 0) >= ASKS_OF_ONE or sum(t.insight_asks.values()) >= ASKS:
        raise Refused("server-limit", limit="insight", most=ASKS_OF_ONE)
    t.happen(now, "insight", None, {"name": person.name, "tag": person.tag}, person.id)
    if_all_agree(t, now)


def allow(t: Table, now: int, person: Person, seat: int) -> None:
    if t.insight is None:
        raise Refused("watch-none")
    if t.status == PLAYING and seat not in t.insight.agreed:
        t.happen(now, "insight-yes", seat, {}, person.id)
        if_all_agree(t, now)


def if_all_agree(t: Table, now: int) -> None:
    """Also when somebody has given up the seat."""
    if t.insight is not None and not t.insight.sees and t.status == PLAYING and not unasked(t):
        t.happen(now, "insight-sees")


def end(t: Table, now: int, person: str) -> None:
    """By whoever asked, everybody who sits here, and whoever opened the table."""
    if t.insight is None:
        return
    if person not in (t.insight.person, t.host) and not t.seats_of(person):
        raise Refused("server-not-yours")
    t.happen(now, "insight-end", None, {}, person)


# --- what happens ---------------------------------------------------------------------------------------------------


def _asked(t: Table, event: Event) -> None:
    t.insight = Insight(event.person or "", event.data["name"], event.data.get("tag", ""))
    t.insight_asks[t.insight.person] = t.insight_asks.get(t.insight.person, 0) + 1
    _say(t, event, "watch-fact-asks")


def _allowed(t: Table, event: Event) -> None:
    assert t.insight is not None
    assert event.seat is not None
    t.insight.agreed.append(event.seat)
    t.say(event, "insight", "watch-fact-agrees")


def _sees(t: Table, event: Event) -> None:
    assert t.insight is not None
    t.insight.sees, t.insight.told = True, t.counts.setdefault(ALL, 0)
    _say(t, event, "watch-fact-sees")


def _ended(t: Table, event: Event) -> None:
    _say(t, event, "watch-fact-ends")
    t.insight = None


def _say(t: Table, event: Event, key: str) -> None:
    t.tell_all(event, {"type": "insight", "seat": None, "facts": [[key, {"name": shown_name(t)}]]})


def shown_name(t: Table) -> str:
    """Who asks: with a tag, if the name looks like that of somebody who plays."""
    assert t.insight is not None
    seats = ((seat.name, seat.tag) for seat in t.seats)
    return told_apart((*seats, (t.insight.name, t.insight.tag)))[-1]


def merge(t: Table, was: str, now: str) -> None:
    """Two that are the same person become one: whoever turns out to play here sees no more than that seat."""
    if was in t.insight_asks:
        t.insight_asks[now] = t.insight_asks.get(now, 0) + t.insight_asks.pop(was)
    if t.insight is not None and t.insight.person == was:
        t.insight.person = now
    if t.insight is not None and t.seats_of(t.insight.person):
        t.insight = None


def rename(t: Table, person: str, name: str) -> None:
    if t.insight is not None and t.insight.person == person:
        t.insight.name = name


def forget(t: Table, person: str) -> None:
    """Nobody knows any more who asked; how often somebody did still counts."""
    if person in t.insight_asks:
        t.insight_asks[""] = t.insight_asks.get("", 0) + t.insight_asks.pop(person)


HANDLERS: Mapping[str, Callable[[Table, Event], None]] = {
    "insight": _asked,
    "insight-yes": _allowed,
    "insight-sees": _sees,
    "insight-end": _ended,
}
