"""A full state that fits a view: the tiles a viewer has not seen are dealt to where they may be.

Racks come first, as something may be known of them: who passed held nothing that fitted then (L2.7). Each place on a
rack gets a tile it may hold, by looking for a matching; so a deal is found whenever there is one.
"""

from __future__ import annotations

from landbridge.core.game import Kit, Luck
from landbridge.core.state import UNKNOWN, State
from landbridge.games.loopit import rules
from landbridge.games.loopit.state import LAY_TILES

TRIES = 20  # deals, until one is found in which the game may go on


def deal_unseen(kit: Kit, v: State, viewer: int, rng: Luck) -> State:
    if v.bag[0] != UNKNOWN:
        return v.copy()
    for _ in range(TRIES):
        s = _deal(kit, v, viewer, rng)
        # The game would be over if nobody could lay (L4.2); tiles that left unseen may have to be others.
        if s.stage != LAY_TILES or s.laid > 0 or rules.anybody_can_ever_lay(kit.fields, s):
            break
    return s


def unseen(kit: Kit, v: State, viewer: int) -> list[int]:
    """The kinds of all tiles that a viewer cannot see: in the bag, on the others' racks, or out of the game."""
    count: list[int] = kit.fields.tiles.tolist()[: kit.fields.kinds]
    seen: list[int] = v.lies.tolist()
    if 0 <= viewer < v.seats:
        seen += [v.rack[viewer, slot] for slot in range(v.held[viewer])]
        for kind in range(kit.fields.kinds):
            count[kind] -= v.thrown[viewer, kind]
    for kind in seen:
        if kind >= 0:
            count[kind] -= 1
    return [kind for kind, n in enumerate(count) for _ in range(n)]


def _deal(kit: Kit, v: State, viewer: int, rng: Luck) -> State:
    full = v.copy()
    s = full.fields
    pool = unseen(kit, v, viewer)
    _shuffle(pool, rng)
    others = [seat for seat in range(s.seats) if seat != viewer]
    places = [seat for seat in others for _ in range(s.held[seat])]
    held = _matched([s.fitted[seat] for seat in places], [kit.fields.ends[kind] for kind in pool])
    for seat in others:
        mine = sorted(pool[tile] for tile, place in held.items() if places[place] == seat)
        for slot, kind in enumerate(mine):
            s.rack[seat, slot] = kind
    rest = [kind for tile, kind in enumerate(pool) if tile not in held]
    for kind in range(kit.fields.kinds):
        s.bag[kind] = s.gone[kind] = 0
        for seat in others:
            s.thrown[seat, kind] = 0
    for seat in others:
        for _ in range(s.thrown_count[seat]):
            s.thrown[seat, rest.pop()] += 1
    for _ in range(s.gone_count):
        s.gone[rest.pop()] += 1
    for kind in rest:
        s.bag[kind] += 1
    return full


def _matched(lacks: list[int], pool: list[int]) -> dict[int, int]:
    """For some tiles of the pool (their ends) the place each goes to; a place takes no ends that its owner lacks."""
    taken: dict[int, int] = {}

    def seat_tile(place: int, tried: set[int]) -> bool:
        for tile, ends in enumerate(pool):
            if tile not in tried and not lacks[place] >> ends - 1 & 1:
                tried.add(tile)
                if tile not in taken or seat_tile(taken[tile], tried):
                    taken[tile] = place
                    return True
        return False

    for place in range(len(lacks)):
        found = seat_tile(place, set())
        assert found, "the tiles that are really there are a deal"
    return taken


def _shuffle(things: list[int], rng: Luck) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = rng.randrange(i + 1)
        things[i], things[j] = things[j], things[i]
