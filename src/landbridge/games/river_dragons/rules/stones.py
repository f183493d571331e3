"""R4 and R9: stones, on islands or anywhere in the water."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import NOTHING
from landbridge.games.river_dragons.rules.occupancy import (
    AT_PLANK,
    AT_STONE,
    OUTSIDE,
    WATER,
    long_enough,
    nearest_point,
    point_at,
    point_towards,
    point_x,
    point_y,
    why_no_water,
)
from landbridge.games.river_dragons.rules.outcomes import (
    ISLAND_COVERED,
    ISLAND_TAKEN,
    LEGAL,
    OFF_BOARD,
    ON_PLANK,
    ON_STONE,
    ON_VILLAGE,
)
from landbridge.games.river_dragons.rules.pawns import goal
from landbridge.games.river_dragons.state import GRID, POINT, SIZES, SUPPORTS, VILLAGES


@kernel
def open_islands(kit: Any, s: Any) -> int:
    """R4.1, R4.4: as supports; islands without a stone over which no plank lies. `check_stone` explains the others."""
    return int((bit(SUPPORTS) - 1) & ~(s.stones | s.under))


@kernel
def check_stone(kit: Any, s: Any, island: int) -> int:
    if has(open_islands(kit, s), VILLAGES + island):
        return LEGAL
    return ISLAND_TAKEN if has(s.stones, VILLAGES + island) else ISLAND_COVERED  # R4.1, R4.4


@kernel
def has_room(kit: Any, s: Any) -> bool:
    """Whether any stone can be placed."""
    if not kit.expert:
        return open_islands(kit, s) != 0
    return any_point(kit, s) != NOTHING


@kernel
def put_stone(s: Any, support: int, x: int, y: int) -> None:
    s.stones |= bit(support)
    s.x[support] = x
    s.y[support] = y
    s.left -= 1


# --- R9 Expert --------------------------------------------------------------------------------------------


SIDES_X = (6, 3, -3, -6, -3, 3)  # the six directions of the lattice, in steps of the expert side's grid
SIDES_Y = (0, 3, 3, 0, -3, -3)


@kernel
def check_point(kit: Any, s: Any, point: int) -> int:
    """R9.2: any point of the grid where a stone touches nothing."""
    why = why_no_water(kit, s, point_x(kit, point), point_y(kit, point))
    if why == WATER:
        return LEGAL
    if why == OUTSIDE:
        return OFF_BOARD
    if why == AT_STONE:
        return ON_STONE
    return ON_PLANK if why == AT_PLANK else ON_VILLAGE


@kernel
def free_number(s: Any) -> int:
    """The lowest number of a stone that is in the reserve, where one is."""
    return first(~s.stones)


@kernel
def any_point(kit: Any, s: Any) -> int:
    for point in range(kit.columns * kit.rows):
        if why_no_water(kit, s, point_x(kit, point), point_y(kit, point)) == WATER:
            return point
    return NOTHING


@kernel
def offer_points(kit: Any, s: Any, seat: int, out: Any) -> int:
    """Points worth considering: at a plank's reach from what is there, towards the goal and towards home, to the
    six sides of a stone, and half-way across gaps that no plank spans."""
    n = 0
    home = s.colour[seat]
    rest = s.stones
    while rest:
        a = first(rest)
        rest &= rest - 1
        for wanted in range(1, SIZES + 1):
            for target in range(2):
                village = goal(s, seat) if target else home
                point = point_towards(kit, s, a, s.x[village], s.y[village], wanted)
                n = add_point(kit, s, point, out, n)
        if a >= VILLAGES:
            for step in range(6):
                dx = SIDES_X[step]
                dy = SIDES_Y[step]
                far = (kit.length[2] - kit.stone_radius) // GRID
                n = add_point(kit, s, point_at(kit, s.x[a] + dx * far, s.y[a] + dy * far), out, n)
        lower = s.stones & (bit(a) - 1)
        while lower:
            b = first(lower)
            lower &= lower - 1
            if a >= VILLAGES and not long_enough(kit, s, a, b, SIZES):
                middle = nearest_point(kit, (s.x[a] + s.x[b]) // 2, (s.y[a] + s.y[b]) // 2)
                if 2 * abs(s.x[a] - s.x[b]) < 9 * kit.length[SIZES - 1]:
                    n = add_point(kit, s, middle, out, n)
    if n == 0:
        out[0] = POINT + any_point(kit, s)
        n = 1
    return n


@kernel
def add_point(kit: Any, s: Any, point: int, out: Any, n: int) -> int:
    if point < 0 or why_no_water(kit, s, point_x(kit, point), point_y(kit, point)) != WATER:
        return n
    for i in range(n):
        if out[i] == POINT + point:
            return n
    out[n] = POINT + point
    return n + 1
