"""What lies where: the questions that planks and stones ask of the board (R4.4, R5.4, RB3), on both sides.

The basic side has tables in the kit, the expert side works everything out; both with the predicates of `geometry`.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, size
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import NOTHING
from landbridge.games.river_dragons.rules.geometry import meet, on_board, quadrance, touches, within
from landbridge.games.river_dragons.state import GRID, MOST_PLANKS, VILLAGES, WORD, WORDS

# Why a stone cannot stand on a point of the expert side.
WATER, OUTSIDE, AT_STONE, AT_VILLAGE, AT_PLANK = range(5)


@kernel
def span_of(a: int, b: int) -> int:
    """The number of the span between two different supports."""
    if a > b:
        return a * (a - 1) // 2 + b
    return b * (b - 1) // 2 + a


@kernel
def upper_end(span: int) -> int:
    b = 0
    step = 16
    while step:
        if (b + step) * (b + step + 1) // 2 <= span:
            b += step
        step >>= 1
    return b + 1


@kernel
def lower_end(span: int) -> int:
    b = upper_end(span)
    return span - b * (b - 1) // 2


@kernel
def share_an_end(a: int, b: int, c: int, d: int) -> bool:
    """Whether the spans a-b and c-d have a support in common."""
    if a == c or b == d:
        return True
    return a == d or b == c


@kernel
def reach(kit: Any, a: int, b: int, size: int) -> int:
    """RB3: how far apart two supports may be for a plank of this size; a village counts from its rim."""
    far = kit.length[size - 1] - kit.stone_radius
    if a < VILLAGES or b < VILLAGES:
        far += kit.village_radius
    return int(far)


@kernel
def long_enough(kit: Any, s: Any, a: int, b: int, size: int) -> bool:
    """R5.2: whether a plank of this size reaches from a to b."""
    if kit.expert:
        return within(s.x[a], s.y[a], s.x[b], s.y[b], reach(kit, a, b, size))
    return has(kit.near[a, size - 1], b)


@kernel
def girth(kit: Any, support: int) -> int:
    """Twice the distance from its centre at which a plank touches a support."""
    if support < VILLAGES:
        return int(2 * kit.village_radius + kit.plank_width)
    return int(2 * kit.stone_radius + kit.plank_width)


@kernel
def passed_over(kit: Any, s: Any, a: int, b: int) -> int:
    """R5.4: supports that a plank from a to b would touch on its way."""
    if not kit.expert:
        return int(kit.over[span_of(a, b)] & s.stones)
    passed = 0
    rest = s.stones & ~(bit(a) | bit(b))
    while rest:
        c = first(rest)
        rest &= rest - 1
        if touches(s.x[a], s.y[a], s.x[b], s.y[b], s.x[c], s.y[c], girth(kit, c)):
            passed |= bit(c)
    return passed


@kernel
def across(kit: Any, s: Any, a: int, b: int, plank: int) -> bool:
    """R5.4: whether a laid plank crosses the span from a to b; where both share a support they meet on it."""
    c = s.ends[plank, 0]
    d = s.ends[plank, 1]
    if kit.expert:
        if share_an_end(a, b, c, d):
            return False
        return meet(s.x[a], s.y[a], s.x[b], s.y[b], s.x[c], s.y[c], s.x[d], s.y[d])
    other = span_of(c, d)
    return has(kit.crosses[span_of(a, b), other // WORD], other % WORD)


@kernel
def crossed_by(kit: Any, s: Any, a: int, b: int) -> int:
    """R5.4: the laid planks that cross a span."""
    found = 0
    rest = s.laid
    while rest:
        plank = first(rest)
        rest &= rest - 1
        if across(kit, s, a, b, plank):
            found |= bit(plank)
    return found


@kernel
def is_crossed(kit: Any, s: Any, a: int, b: int) -> bool:
    if kit.expert:
        return crossed_by(kit, s, a, b) != 0
    span = span_of(a, b)
    return has(s.crossed[span // WORD], span % WORD)


@kernel
def load(s: Any, support: int) -> int:
    """R5.5: how many planks rest on a support."""
    return size(s.on[support])


@kernel
def put_down(kit: Any, s: Any, plank: int, a: int, b: int) -> None:
    """A plank lies between two supports now, a < b."""
    s.laid |= bit(plank)
    s.ends[plank, 0] = a
    s.ends[plank, 1] = b
    s.on[a] |= bit(plank)
    s.on[b] |= bit(plank)
    ends = bit(a) | bit(b)
    for planks in range(MOST_PLANKS - 1, 0, -1):
        s.carries[planks] |= s.carries[planks - 1] & ends
    s.carries[0] |= ends
    span = span_of(a, b)
    s.spanned[span // WORD] |= bit(span % WORD)
    shut_off(kit, s, span)


@kernel
def pick_up(kit: Any, s: Any, plank: int) -> None:
    """A plank is gone; what the others shut off is collected anew."""
    a = s.ends[plank, 0]
    b = s.ends[plank, 1]
    s.laid &= ~bit(plank)
    s.ends[plank, 0] = NOTHING
    s.ends[plank, 1] = NOTHING
    s.on[a] &= ~bit(plank)
    s.on[b] &= ~bit(plank)
    ends = bit(a) | bit(b)
    for planks in range(MOST_PLANKS - 1):
        s.carries[planks] &= ~ends | s.carries[planks + 1]
    s.carries[MOST_PLANKS - 1] &= ~ends
    span = span_of(a, b)
    s.spanned[span // WORD] &= ~bit(span % WORD)
    s.under = 0
    for word in range(WORDS):
        s.crossed[word] = 0
    rest = s.laid
    while rest:
        other = first(rest)
        rest &= rest - 1
        shut_off(kit, s, span_of(s.ends[other, 0], s.ends[other, 1]))


@kernel
def shut_off(kit: Any, s: Any, span: int) -> None:
    """A plank on this span lies over islands and across other spans; the kit knows it for the basic side."""
    s.under |= kit.over[span]
    for word in range(WORDS):
        s.crossed[word] |= kit.crosses[span, word]


@kernel
def shut_below(s: Any, b: int) -> int:
    """Supports a < b whose span to b has a plank on it or across it: such spans are numbered in a row."""
    start = span_of(0, b)
    word = start // WORD
    at = start % WORD
    shut = (s.spanned[word] | s.crossed[word]) >> at
    if at + b > WORD:
        shut |= (s.spanned[word + 1] | s.crossed[word + 1]) << (WORD - at)
    return int(shut & (bit(b) - 1))


@kernel
def bridged(s: Any, a: int, b: int) -> bool:
    """R5.6: whether a plank lies between these two already."""
    span = span_of(a, b)
    return has(s.spanned[span // WORD], span % WORD)


@kernel
def why_no_water(kit: Any, s: Any, x: int, y: int) -> int:
    """R9.2: why a stone cannot stand on a point, or WATER."""
    radius = kit.stone_radius
    if not on_board(x, y, kit.half_width, kit.half_height, radius):
        return OUTSIDE
    rest = s.stones
    while rest:
        c = first(rest)
        rest &= rest - 1
        if c < VILLAGES:
            if within(x, y, s.x[c], s.y[c], radius + kit.village_radius):
                return AT_VILLAGE
        elif within(x, y, s.x[c], s.y[c], 2 * radius):
            return AT_STONE
    rest = s.laid
    while rest:
        plank = first(rest)
        rest &= rest - 1
        a = s.ends[plank, 0]
        b = s.ends[plank, 1]
        if touches(s.x[a], s.y[a], s.x[b], s.y[b], x, y, 2 * radius + kit.plank_width):
            return AT_PLANK
    return WATER


# --- points of the expert side ----------------------------------------------------------------------------

# Row by row from the bottom; in a row every second multiple of GRID, those of the row's parity.


@kernel
def point_x(kit: Any, point: int) -> int:
    row = point // kit.columns
    left = kit.columns - 1
    odd = (row ^ (kit.rows - 1) // 2 ^ left) & 1
    return int(GRID * (2 * (point % kit.columns) + odd - left))


@kernel
def point_y(kit: Any, point: int) -> int:
    return int(GRID * (point // kit.columns - (kit.rows - 1) // 2))


@kernel
def point_at(kit: Any, x: int, y: int) -> int:
    """The number of a point of the grid; -1 for what is none."""
    if x % GRID != 0 or y % GRID != 0 or (x ^ y) & 1 != 0:
        return -1
    column = (x // GRID + kit.columns - 1) >> 1
    row = y // GRID + (kit.rows - 1) // 2
    if column < 0 or column >= kit.columns or row < 0 or row >= kit.rows:
        return -1
    return int(row * kit.columns + column)


@kernel
def nearest_point(kit: Any, x: int, y: int) -> int:
    """The point of the grid nearest to (x, y) in the nearest row, of two the right one; -1 off the board."""
    row = (2 * y + GRID) // (2 * GRID)
    column = (2 * x + GRID) // (2 * GRID)
    if (row ^ column) & 1:
        column += 1 if x >= column * GRID else -1
    return point_at(kit, column * GRID, row * GRID)


@kernel
def root(square: int) -> int:
    """The whole part of a square root."""
    guess = square
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + square // guess) // 2
    return guess


@kernel
def point_towards(kit: Any, s: Any, a: int, x: int, y: int, size: int) -> int:
    """A point as far from support a towards (x, y) as a plank of this size reaches, a little less; or -1."""
    apart = root(quadrance(s.x[a], s.y[a], x, y))  # twice the distance
    far = 2 * reach(kit, a, VILLAGES, size) - 5  # rounding to the grid must not lead out of reach
    if far >= apart:
        return -1
    return nearest_point(kit, s.x[a] + (x - s.x[a]) * far // apart, s.y[a] + (y - s.y[a]) * far // apart)
