"""What is hidden in Loopit, swapped for something else — without `view`, or a leak would hide itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.loopit.state import OVER


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Tiles change places, two by two, between all that the viewer cannot see: others' racks and discards, the bag, and
    what left unseen. A tile goes to no rack whose owner is known not to hold such a one."""
    if s.stage == OVER or s.hand > 0:
        return None
    other = s.copy()
    # Fields at first hand: this is asked at every step of a proof.
    kinds, real, swapped = kit.fields.fields, s.fields, other.fields
    places = hidden(kinds, real, viewer)
    if len(places) < 2:
        return None
    for _ in range(len(places)):
        i, j = luck.randrange(len(places)), luck.randrange(len(places))
        (where, what), (there, that) = places[i], places[j]
        if may_hold(kinds, real, where, that) and may_hold(kinds, real, there, what):
            places[i], places[j] = (where, that), (there, what)
    lay_out(kinds, swapped, viewer, places)
    return other


Place = tuple[tuple[str, int], int]  # (what kind of place, whose), the kind of tile


def hidden(kit: Any, s: Any, viewer: int) -> list[Place]:
    places: list[Place] = []
    for seat in range(s.seats):
        if seat != viewer:
            places += [(("rack", seat), s.rack[seat, slot]) for slot in range(s.held[seat])]
            for kind in range(kit.kinds):
                places += [(("thrown", seat), kind)] * s.thrown[seat, kind]
    for kind in range(kit.kinds):
        places += [(("bag", 0), kind)] * s.bag[kind] + [(("gone", 0), kind)] * s.gone[kind]
    return places


def may_hold(kit: Any, s: Any, where: tuple[str, int], kind: int) -> bool:
    return where[0] != "rack" or not s.fitted[where[1]] >> kit.ends[kind] - 1 & 1


def lay_out(kit: Any, s: Any, viewer: int, places: list[Place]) -> None:
    count = Counter(places)
    for kind in range(kit.kinds):
        s.bag[kind], s.gone[kind] = count[("bag", 0), kind], count[("gone", 0), kind]
        for seat in range(s.seats):
            if seat != viewer:
                s.thrown[seat, kind] = count[("thrown", seat), kind]
    for seat in range(s.seats):
        if seat != viewer:
            for slot, kind in enumerate(sorted(kind for where, kind in places if where == ("rack", seat))):
                s.rack[seat, slot] = kind
