"""A full state that fits a view: the tiles a viewer has not seen are dealt to where they may be.

Every deal that may be is as likely. Something may be known of a rack: who passed held nothing that fitted then (L2.7).
Those racks are filled first, from what they may hold, and a deal is kept the more often, the more ways there were to
fill them. Something is known of all tiles together, too: were there none that fits, the game would be over (L4.2).
Nearly every deal has one.

Where so much is known that chance alone finds no deal, a tile that fits is dealt before all others, and a matching
finds a tile for each place on a rack. So a deal is found whenever there is one.
"""

from __future__ import annotations

from math import comb

from landbridge.core.game import Kit, Luck
from landbridge.core.state import UNKNOWN, State
from landbridge.games.loopit import rules
from landbridge.games.loopit.state import LAY_TILES, REFILL

BAG = -1  # in the place of a seat
TRIES = 40  # deals by chance alone, until one is found that may be


def deal_unseen(kit: Kit, v: State, viewer: int, rng: Luck) -> State:
    if v.bag[0] != UNKNOWN:
        return v.copy()
    pool = unseen(kit, v, viewer)
    for _ in range(TRIES):
        deal = _drawn(kit, v, viewer, pool, rng)
        if deal is not None:
            s = _dealt(kit, v, viewer, *deal)
            if _may_be(kit, s):
                return s
    found = _with_one_that_fits(kit, v, viewer, pool, rng)
    if found is not None:
        return found
    tiles = _shuffled(pool, rng)
    held = _matched(kit, v, tiles, _places(v, viewer))
    assert held is not None, "the tiles that are really there are a deal"
    return _dealt(kit, v, viewer, tiles, held)


def _drawn(
    kit: Kit, v: State, viewer: int, pool: list[int], rng: Luck
) -> tuple[list[int], dict[int, int]] | None:
    """Tiles, and whose rack some of them are on: any deal by what is known of racks, each as likely; often none."""
    known = [seat for seat in range(v.seats) if seat != viewer and v.fitted[seat] and v.held[seat]]
    fits = {seat: [not v.fitted[seat] >> kit.fields.ends[kind] - 1 & 1 for kind in pool] for seat in known}
    left = list(range(len(pool)))
    taken: list[int] = []
    racks: list[int] = []
    for place, seat in enumerate(known):
        mine, count = [tile for tile in left if fits[seat][tile]], v.held[seat]
        # At most so many could be left here, whatever the racks before have taken.
        most = sum(fits[seat])
        for other in known[:place]:
            elsewhere = sum(a and not b for a, b in zip(fits[other], fits[seat], strict=True))
            most -= max(0, v.held[other] - elsewhere)
        if rng.randrange(max(1, comb(most, count))) >= comb(len(mine), count):
            return None
        for _ in range(count):
            taken.append(mine.pop(rng.randrange(len(mine))))
            left.remove(taken[-1])
        racks += [seat] * count
    rest = [seat for seat in _places(v, viewer) if seat not in known]
    tiles = [pool[tile] for tile in taken] + _shuffled([pool[tile] for tile in left], rng)
    return tiles, dict(enumerate([*racks, *reversed(rest)]))


def _may_be(kit: Kit, s: State) -> bool:
    """Before the first lay of a turn the game goes on because somebody may lay (L4.2); an exchange changes nothing."""
    judged = s.laid == 0 and s.stage in (LAY_TILES, REFILL)
    return not judged or bool(rules.anybody_can_ever_lay(kit.fields, s))


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


def _places(v: State, viewer: int) -> list[int]:
    """For each tile that others hold, whose rack it stands on."""
    return [seat for seat in range(v.seats) if seat != viewer for _ in range(v.held[seat])]


def _with_one_that_fits(kit: Kit, v: State, viewer: int, pool: list[int], rng: Luck) -> State | None:
    """A deal in which somebody may lay: one tile is put where it may be, the rest is matched around it.

    Any tile that fits may be that one, in any place on a rack or in the bag. None: there is no such deal, which can
    only be before anything was laid.
    """
    places = _places(v, viewer)
    fitting = [i for i, kind in enumerate(pool) if rules.fits_somewhere(v.fields, kit.fields.ends[kind])]
    choices = [(tile, seat) for tile in fitting for seat in [*places, *[BAG] * v.in_bag]]
    tried: set[tuple[int, int]] = set()
    for i in _shuffled(list(range(len(choices))), rng):
        tile, seat = choices[i]
        kind, others = pool[tile], places.copy()
        if (kit.fields.ends[kind], seat) in tried:
            continue
        tried.add((kit.fields.ends[kind], seat))
        if seat != BAG:
            if v.fitted[seat] >> kit.fields.ends[kind] - 1 & 1:
                continue
            others.remove(seat)
        rest = _shuffled(pool[:tile] + pool[tile + 1 :], rng)
        held = _matched(kit, v, rest, others)
        if held is not None:
            held = {tile + 1: owner for tile, owner in held.items()} | ({} if seat == BAG else {0: seat})
            return _dealt(kit, v, viewer, [kind, *rest], held)
    return None


def _dealt(kit: Kit, v: State, viewer: int, tiles: list[int], held: dict[int, int]) -> State:
    """The view with `tiles`: those in `held` on somebody's rack; of the others the first in the bag, the last out of
    the game, as many as have left it."""
    full = v.copy()
    s = full.fields
    others = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        mine = sorted(tiles[tile] for tile, owner in held.items() if owner == seat)
        for slot, kind in enumerate(mine):
            s.rack[seat, slot] = kind
    rest = [kind for tile, kind in enumerate(tiles) if tile not in held]
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


def _matched(kit: Kit, v: State, tiles: list[int], places: list[int]) -> dict[int, int] | None:
    """Whose rack some of the tiles (by their number) go to, so that every place has one; None: it cannot be."""
    ends = [kit.fields.ends[kind] for kind in tiles]
    lacks = [v.fitted[seat] for seat in places]
    taken: dict[int, int] = {}

    def seat_tile(place: int, tried: set[int]) -> bool:
        for tile, pattern in enumerate(ends):
            if tile not in tried and not lacks[place] >> pattern - 1 & 1:
                tried.add(tile)
                if tile not in taken or seat_tile(taken[tile], tried):
                    taken[tile] = place
                    return True
        return False

    if not all(seat_tile(place, set()) for place in range(len(places))):
        return None
    return {tile: places[place] for tile, place in taken.items()}


def _shuffled(things: list[int], rng: Luck) -> list[int]:
    mixed = things.copy()
    for i in range(len(mixed) - 1, 0, -1):
        j = rng.randrange(i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
