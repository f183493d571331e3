"""R7: planks and stones are taken away."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, has
from landbridge.core.compile.kernel import kernel
from landbridge.games.river_dragons.rules.occupancy import pick_up
from landbridge.games.river_dragons.rules.outcomes import (
    LEGAL,
    NOT_LAID,
    SAME_SIZE,
    STONE_CARRIES,
    THIRD_COLOUR,
    UNDER_PAWN,
)
from landbridge.games.river_dragons.rules.pawns import pawns
from landbridge.games.river_dragons.state import SIZES, VILLAGES

EVERY_COLOUR = sum(1 << SIZES * colour for colour in range(VILLAGES))  # times a set of sizes: in all colours


@kernel
def takeable(s: Any, seat: int) -> int:
    """R7.1, R7.2, R7.4: the planks that a seat may take, as a set; `check_take` explains the others."""
    sizes = 0
    colours = 0
    held = 0  # all planks of the colours in the reserve
    for colour in range(VILLAGES):
        own = s.reserve[seat] >> (SIZES * colour) & (bit(SIZES) - 1)
        sizes |= own
        if own != 0:
            colours += 1
            held |= (bit(SIZES) - 1) << (SIZES * colour)
    free = s.laid & ~(pawns(s) >> VILLAGES) & ~(sizes * EVERY_COLOUR)
    return int(free) if colours < 2 else int(free & held)  # more than two there never are


@kernel
def check_take(s: Any, seat: int, plank: int) -> int:
    if has(takeable(s, seat), plank):
        return LEGAL
    if not has(s.laid, plank):
        return NOT_LAID  # R7.1
    if has(pawns(s), VILLAGES + plank):
        return UNDER_PAWN  # R7.2
    return SAME_SIZE if s.reserve[seat] & (EVERY_COLOUR << plank % SIZES) else THIRD_COLOUR  # R7.2


@kernel
def liftable(s: Any) -> int:
    """R7.1: the stones that carry nothing, as a set."""
    return int((s.stones & ~s.carries[0]) >> VILLAGES)


@kernel
def check_lift(s: Any, stone: int) -> int:
    if has(liftable(s), stone):
        return LEGAL
    return STONE_CARRIES if has(s.stones, VILLAGES + stone) else NOT_LAID  # R7.1


@kernel
def has_removal(s: Any, seat: int) -> bool:
    return takeable(s, seat) != 0 or liftable(s) != 0


@kernel
def take(kit: Any, s: Any, seat: int, plank: int) -> None:
    pick_up(kit, s, plank)
    s.reserve[seat] |= bit(plank)
    s.left -= 1


@kernel
def lift(s: Any, stone: int) -> None:
    s.stones &= ~bit(VILLAGES + stone)
    s.x[VILLAGES + stone] = 0
    s.y[VILLAGES + stone] = 0
    s.left -= 1
