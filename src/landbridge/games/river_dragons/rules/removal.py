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
def check_take(s: Any, seat: int, plank: int) -> int:
    if not has(s.laid, plank):
        return NOT_LAID  # R7.1
    if has(pawns(s), VILLAGES + plank):
        return UNDER_PAWN  # R7.2
    held = s.reserve[seat]
    colours = 0
    for colour in range(VILLAGES):
        if has(held, SIZES * colour + plank % SIZES):
            return SAME_SIZE  # R7.2
        if (held >> (SIZES * colour)) & (bit(SIZES) - 1) or colour == plank // SIZES:
            colours += 1
    return LEGAL if colours <= 2 else THIRD_COLOUR  # R7.2, R7.4


@kernel
def check_lift(s: Any, stone: int) -> int:
    if not has(s.stones, VILLAGES + stone):
        return NOT_LAID  # R7.1
    return STONE_CARRIES if has(s.carries[0], VILLAGES + stone) else LEGAL  # R7.1


@kernel
def takeable(s: Any, seat: int) -> int:
    """The planks that `check_take` allows, as a set."""
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
def liftable(s: Any) -> int:
    """The stones that `check_lift` allows, as a set."""
    return int((s.stones & ~s.carries[0]) >> VILLAGES)


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
