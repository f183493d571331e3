"""R5: planks, named and then laid."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import NOTHING
from landbridge.games.river_dragons.rules.occupancy import (
    bridged,
    is_crossed,
    long_enough,
    lower_end,
    passed_over,
    put_down,
    shut_below,
    span_of,
    upper_end,
)
from landbridge.games.river_dragons.rules.outcomes import (
    BRIDGED,
    CROSSES,
    FULL,
    LEGAL,
    NAME_FIRST,
    NAMED,
    NO_STONE,
    NOT_IN_RESERVE,
    PASSES_OVER,
    TOO_SHORT,
    TRIED,
    TWO_VILLAGES,
)
from landbridge.games.river_dragons.state import LAY, MOST_PLANKS, SIZES, VILLAGES, WORD, WORDS


@kernel
def check_name(s: Any, seat: int, plank: int) -> int:
    """R5.1: any plank of the own reserve, even one that fits nowhere."""
    if s.named != NOTHING:
        return NAMED
    return LEGAL if has(s.reserve[seat], plank) else NOT_IN_RESERVE


@kernel
def check_lay(kit: Any, s: Any, span: int) -> int:
    if s.named == NOTHING:
        return NAME_FIRST  # R5.1
    return check_between(kit, s, lower_end(span), upper_end(span))


@kernel
def check_between(kit: Any, s: Any, a: int, b: int) -> int:
    """Whether the named plank may be laid from a to b, a < b."""
    reason = why_no_plank(kit, s, a, b)
    if reason != LEGAL:
        return reason
    if kit.by_eye:
        span = span_of(a, b)
        return TRIED if has(s.tried[span // WORD], span % WORD) else LEGAL  # R5.7
    return LEGAL if long_enough(kit, s, a, b, s.named % SIZES + 1) else TOO_SHORT  # R5.2


@kernel
def why_no_plank(kit: Any, s: Any, a: int, b: int) -> int:
    """Whether any plank may lie between two supports, a < b, its length aside."""
    if b < VILLAGES:
        return TWO_VILLAGES  # R5.1
    if not has(s.stones, a) or not has(s.stones, b):
        return NO_STONE  # R5.1
    if s.carries[MOST_PLANKS - 1] & (bit(a) | bit(b)):
        return FULL  # R5.5
    if bridged(s, a, b):
        return BRIDGED  # R5.6
    if passed_over(kit, s, a, b) != 0:
        return PASSES_OVER  # R5.4
    if is_crossed(kit, s, a, b):
        return CROSSES  # R5.4
    return LEGAL


@kernel
def candidates(kit: Any, s: Any, b: int) -> int:
    """Supports a < b worth asking about: there, not full, the way to them not shut and, on the basic side, in reach."""
    lower = s.stones & ~s.carries[MOST_PLANKS - 1] & (bit(b) - 1) & ~shut_below(s, b)
    if kit.expert or kit.by_eye:
        return int(lower)
    return int(lower & kit.near[b, s.named % SIZES])


@kernel
def open_uppers(s: Any) -> int:
    """Stones that carry fewer than three planks: one end of a plank is a stone, and it has the higher number."""
    return int((s.stones & ~s.carries[MOST_PLANKS - 1]) >> VILLAGES << VILLAGES)


@kernel
def offer_spans(kit: Any, s: Any, out: Any) -> int:
    n = 0
    uppers = open_uppers(s)
    while uppers:
        b = first(uppers)
        uppers &= uppers - 1
        lowers = candidates(kit, s, b)
        while lowers:
            a = first(lowers)
            lowers &= lowers - 1
            if check_between(kit, s, a, b) == LEGAL:
                out[n] = LAY + span_of(a, b)
                n += 1
    return n


@kernel
def fits_somewhere(kit: Any, s: Any) -> bool:
    """R5.2: whether the named plank has any place: long enough, and R5.4 to R5.6."""
    wanted = s.named % SIZES + 1
    uppers = open_uppers(s)
    while uppers:
        b = first(uppers)
        uppers &= uppers - 1
        lowers = candidates(kit, s, b)
        while lowers:
            a = first(lowers)
            lowers &= lowers - 1
            if long_enough(kit, s, a, b, wanted) and why_no_plank(kit, s, a, b) == LEGAL:
                return True
    return False


@kernel
def lay_or_fail(kit: Any, s: Any, span: int) -> None:
    b = upper_end(span)
    a = span - span_of(0, b)
    if long_enough(kit, s, a, b, s.named % SIZES + 1):
        lay(kit, s, a, b)
    elif kit.short_is_lost:
        leave(s, s.seat)  # R5.2
    else:
        s.tried[span // WORD] |= bit(span % WORD)  # R5.7


@kernel
def lay(kit: Any, s: Any, a: int, b: int) -> None:
    put_down(kit, s, s.named, a, b)
    leave(s, s.seat)


@kernel
def leave(s: Any, seat: int) -> None:
    """The named plank leaves the reserve: it lies, or it is out of the game."""
    s.reserve[seat] &= ~bit(s.named)
    s.named = NOTHING
    s.left -= 1
    for word in range(WORDS):
        s.tried[word] = 0
