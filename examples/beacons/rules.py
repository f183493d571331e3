"""The rules of Beacons (F1 … F6 in `docs/new-game.md`). Legality is `check` alone."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, size
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import FATE, LEGAL, NO_SUCH_MOVE, NOT_NOW, NOTHING, UNKNOWN

from .state import CLEARS, HILLS, MOVES, OVER, PICK, SIDE, WIND

# Reasons: why a move is refused, beside those of every game.
NOTHING_FREE = 3  # F2
IN_FOG = 4  # F3
TAKEN = 5  # F3

ACROSS = 5  # F6: points for a chain from the first ridge to the last


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    """F1; `s` is all zero."""
    s.seats = seats
    s.ridge = NOTHING
    for seat in range(len(s.picked)):
        s.picked[seat] = NOTHING


@kernel
def actors(kit: Any, s: Any) -> int:
    if s.stage == OVER:
        return 0
    if s.stage == WIND:
        return bit(FATE)
    return int((bit(s.seats) - 1) & ~s.done)


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= MOVES or (move >= CLEARS) != (s.stage == WIND):
        return NO_SUCH_MOVE
    if s.stage == WIND:
        return LEGAL if free_on(s, move - CLEARS) != 0 else NOTHING_FREE  # F2
    if has(free(s), move):
        return LEGAL if move // SIDE == s.ridge else IN_FOG  # F3
    return TAKEN  # F3


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    """F2: every free hill is equally likely to draw the wind."""
    return size(free_on(s, move - CLEARS))


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    if s.stage == WIND:
        s.ridge = move - CLEARS
        s.round_no += 1
        s.done = 0
        for other in range(s.seats):
            s.picked[other] = NOTHING
        s.stage = PICK
        return
    s.picked[seat] = move
    s.done |= bit(seat)
    if s.done == bit(s.seats) - 1:
        light(s)


@kernel
def light(s: Any) -> None:
    """F4: whoever is alone on a hill lights it; where several meet it stays dark. F5: the end."""
    for seat in range(s.seats):
        alone = True
        for other in range(s.seats):
            if other != seat and s.picked[other] == s.picked[seat]:
                alone = False
        if alone:
            s.lit[seat] |= bit(s.picked[seat])
        else:
            s.dark |= bit(s.picked[seat])
    s.ridge = NOTHING
    s.stage = WIND if free(s) != 0 else OVER


@kernel
def free(s: Any) -> int:
    taken = s.dark
    for seat in range(s.seats):
        taken |= s.lit[seat]
    return int((bit(HILLS) - 1) & ~taken)


@kernel
def free_on(s: Any, ridge: int) -> int:
    return int(free(s) & ((bit(SIDE) - 1) << SIDE * ridge))


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    """F6: the best chain; looked for again from every beacon that no chain has reached yet."""
    best = 0
    rest = s.lit[seat]
    while rest:
        found = chain(kit, s.lit[seat], first(rest))
        rest &= ~found
        best = max(best, worth(found))
    return best


@kernel
def worth(hills: int) -> int:
    """F6: a point for every beacon of a chain, and more if it leads from north to south."""
    edge = bit(SIDE) - 1
    across = hills & edge != 0 and hills & (edge << SIDE * (SIDE - 1)) != 0
    return size(hills) + (ACROSS if across else 0)


@kernel
def chain(kit: Any, hills: int, start: int) -> int:
    """The hills of a set that are seen from `start`, directly or over others of the set."""
    found = bit(start)
    ahead = found
    while ahead:
        seen = kit.near[first(ahead)] & hills & ~found
        ahead = ahead & (ahead - 1) | seen
        found |= seen
    return int(found)


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """F6: more beacons."""
    return size(s.lit[seat])


@kernel
def turn(kit: Any, s: Any) -> int:
    return int(s.round_no)


@kernel
def sealed(kit: Any, s: Any) -> int:
    """F3: picks are drafts until everybody has picked; no two rounds have the same number."""
    return int(s.round_no) if s.stage == PICK else 0


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    """F3: that somebody has picked may be seen, but not what."""
    if s.stage == PICK:
        for seat in range(s.seats):
            if seat != viewer and has(s.done, seat):
                s.picked[seat] = UNKNOWN
