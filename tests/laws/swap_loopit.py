"""What is hidden in Loopit, swapped for something else — without `view`, or a leak would hide itself."""

from __future__ import annotations

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.loopit.state import OVER


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Tiles change places, two by two, between all that the viewer cannot see: others' racks and discards, the bag, and
    what left unseen. A tile goes to no rack whose owner is known not to hold such a one."""
    if s.stage == OVER or s.hand > 0:
        return None
    other = s.copy()
    places = hidden(kit, s, viewer)
    if len(places) < 2:
        return None
    for _ in range(2 * len(places)):
        i, j = luck.randrange(len(places)), luck.randrange(len(places))
        (where, what), (there, that) = places[i], places[j]
        if may_hold(kit, s, where, that) and may_hold(kit, s, there, what):
            places[i], places[j] = (where, that), (there, what)
    lay_out(kit, other, viewer, places)
    return other


Place = tuple[tuple[str, int], int]  # (what kind of place, whose), the kind of tile


def hidden(kit: Kit, s: State, viewer: int) -> list[Place]:
    places: list[Place] = []
    for seat in range(s.seats):
        if seat != viewer:
            places += [(("rack", seat), s.rack[seat, slot]) for slot in range(s.held[seat])]
            for kind in range(kit.fields.kinds):
                places += [(("thrown", seat), kind)] * s.thrown[seat, kind]
    for kind in range(kit.fields.kinds):
        places += [(("bag", 0), kind)] * s.bag[kind] + [(("gone", 0), kind)] * s.gone[kind]
    return places


def may_hold(kit: Kit, s: State, where: tuple[str, int], kind: int) -> bool:
    return where[0] != "rack" or not s.fitted[where[1]] >> kit.fields.ends[kind] - 1 & 1


def lay_out(kit: Kit, s: State, viewer: int, places: list[Place]) -> None:
    for kind in range(kit.fields.kinds):
        s.bag[kind] = sum(place == (("bag", 0), kind) for place in places)
        s.gone[kind] = sum(place == (("gone", 0), kind) for place in places)
        for seat in range(s.seats):
            if seat != viewer:
                s.thrown[seat, kind] = sum(place == (("thrown", seat), kind) for place in places)
    for seat in range(s.seats):
        if seat != viewer:
            for slot, kind in enumerate(sorted(kind for where, kind in places if where == ("rack", seat))):
                s.rack[seat, slot] = kind
