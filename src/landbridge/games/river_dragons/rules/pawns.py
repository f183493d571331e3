"""R6: pawns step, jump and fall."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has
from landbridge.core.compile.kernel import kernel
from landbridge.games.river_dragons.rules.outcomes import LEGAL, NO_JUMP, NO_PLACE, NOT_ADJACENT, OCCUPIED
from landbridge.games.river_dragons.state import OVER, VILLAGES


@kernel
def goal(s: Any, seat: int) -> int:
    """R1.1: the village opposite."""
    return int((s.colour[seat] + 3) % VILLAGES)


@kernel
def beside(s: Any, place: int) -> int:
    """R6.1: the places adjacent to a village or plank, free or not."""
    if place < VILLAGES:
        return int(s.on[place] << VILLAGES)
    own = place - VILLAGES
    a = s.ends[own, 0]
    b = s.ends[own, 1]
    if a < VILLAGES:  # two planks at one village are not adjacent
        return int((s.on[b] & ~bit(own)) << VILLAGES | bit(a))
    return int(((s.on[a] | s.on[b]) & ~bit(own)) << VILLAGES)


@kernel
def pawns(s: Any) -> int:
    """R6.2: planks that hold a pawn, as places."""
    found = 0
    for seat in range(s.seats):
        if s.pawn[seat] >= VILLAGES:
            found |= bit(s.pawn[seat])
    return found


@kernel
def ways(s: Any, seat: int) -> int:
    """R6.1 … R6.3: where a step may lead; `check_step` explains the other places."""
    return beside(s, s.pawn[seat]) & ~pawns(s)


@kernel
def landings(s: Any, seat: int) -> int:
    """R6.5: where a jump over a pawn on an adjacent plank may lead; `check_leap` explains the other places."""
    held = pawns(s)
    over = beside(s, s.pawn[seat]) & held
    found = 0
    while over:
        found |= beside(s, first(over))
        over &= over - 1
    return found & ~held & ~bit(s.pawn[seat])


@kernel
def check_step(s: Any, seat: int, place: int) -> int:
    if has(ways(s, seat), place):
        return LEGAL
    if place >= VILLAGES and not has(s.laid, place - VILLAGES):
        return NO_PLACE  # R6.1
    return OCCUPIED if has(beside(s, s.pawn[seat]), place) else NOT_ADJACENT  # R6.2, R6.1


@kernel
def check_leap(s: Any, seat: int, place: int) -> int:
    if has(landings(s, seat), place):
        return LEGAL
    if place >= VILLAGES and not has(s.laid, place - VILLAGES):
        return NO_PLACE  # R6.1
    return OCCUPIED if place != s.pawn[seat] and has(pawns(s), place) else NO_JUMP  # R6.2, R6.5


@kernel
def go(s: Any, seat: int, place: int) -> None:
    s.pawn[seat] = place
    s.left -= 1
    if place == goal(s, seat):
        s.stage = OVER  # R8.1
        s.winner = seat


@kernel
def falls(s: Any, seat: int) -> bool:
    """R6.4: back to the home village; False: it is there already."""
    if s.pawn[seat] == s.colour[seat]:
        return False
    s.pawn[seat] = s.colour[seat]
    return True
