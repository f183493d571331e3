"""What is to be told of at a table. All of it is public there: whose turn it is, who is asked, who is seated.

Turns and questions are told at slow tables. That there is a rematch, or a reminder, is told at every table.
"""

from __future__ import annotations

from typing import NamedTuple

from landbridge.core.game import LETTERS
from landbridge.table.luck import attempts
from landbridge.table.parts import GATHERING, SLOW
from landbridge.table.table import Table

TURN, INVITE, READY, ASK = "turn", "invite", "ready", "ask"
FOUND, CHALLENGE = "found", "challenge"  # whoever waited for a game has one; a friend offers a seat
KINDS = (TURN, INVITE, READY, ASK, FOUND, CHALLENGE)
HELLO, CONFIRM = "hello", "confirm"  # on request: does it arrive, and is this your address
EVERYBODY = ""  # instead of a person: the table's webhooks


class Cause(NamedTuple):
    """Something to tell once. `n` is the number of the event it began with."""

    kind: str
    person: str
    n: int
    seats: str  # letters

    def id(self, table: str) -> str:
        return f"{self.kind} {table} {self.n} {self.person}"


def fresh(t: Table) -> list[Cause]:
    """What the fresh events of a table are to be told of. Whoever has just acted is here and needs no telling."""
    here = {event.person for event in t.fresh if event.person}
    first = t.fresh[0].n
    found: dict[str, Cause] = {}

    def add(kind: str, seat: int, n: int) -> None:
        person = t.seats[seat].person
        if person and person not in here and not t.seats[seat].played_by and n >= first:
            found.setdefault(person, Cause(kind, person, n, LETTERS[seat]))

    if t.status == GATHERING:
        if any(event.kind == "remind" for event in t.fresh):
            for one in attempts.missing(t):
                add(READY, one.seat, t.n)
        # Those who were found for one another are told of it apart.
        found_them = t.terms.get("found")
        opened = next((event.person for event in t.fresh if event.kind == "open" and not found_them), None)
        for event in t.fresh:
            if opened and event.kind == "sit" and event.seat is not None and event.person != opened:
                here.discard(event.person)  # somebody else has put them there
                add(INVITE, event.seat, event.n)
        if t.terms["pace"] == SLOW:
            for event in t.fresh:
                if event.kind in ("sit", "bot", "failed"):
                    for one in attempts.missing(t):
                        add(READY, one.seat, event.n)
        return list(found.values())
    if t.terms["pace"] != SLOW:
        return []
    if len({seat.person for seat in t.seats if seat.person}) < 2:
        return []  # bots only: they wait for nobody
    if t.ask is not None:
        for seat in range(len(t.seats)):
            if seat not in t.ask.agreed:
                add(ASK, seat, t.ask.n)
    for seat in t.acting:
        add(TURN, seat, t.seats[seat].called)
    called = [seat for seat in t.acting if t.seats[seat].person in found and t.seats[seat].called >= first]
    if called and not t.delay:  # a chat would hear of what spectators have not seen
        n = max(t.seats[seat].called for seat in called)
        found[EVERYBODY] = Cause(TURN, EVERYBODY, n, "".join(LETTERS[seat] for seat in called))
    return list(found.values())


def holds(t: Table, cause: Cause) -> bool:
    """Whether it is still so. What is settled meanwhile is not told."""
    places = [seat for seat in range(len(t.seats)) if LETTERS[seat] in cause.seats]
    if cause.kind == CHALLENGE:
        return t.status == GATHERING and any(t.seats[seat].free for seat in places)
    mine = [seat for seat in places if cause.person in (EVERYBODY, t.seats[seat].person)]
    if cause.kind == TURN:
        return any(0 < t.seats[seat].called <= cause.n and not t.seats[seat].played_by for seat in mine)
    if cause.kind == ASK:
        return t.ask is not None and t.ask.n == cause.n and any(seat not in t.ask.agreed for seat in mine)
    if cause.kind == READY:
        return any(one.seat in mine for one in attempts.missing(t))
    return t.status == GATHERING and any(not t.seats[seat].ready for seat in mine)
