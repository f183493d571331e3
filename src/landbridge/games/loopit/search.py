"""The best turn: up to three lays, found exactly.

Every lay scores at least a point, so the best turn is one of three lays wherever three are possible. A plain
enumeration tries all lays, then all after each, then all after those. Three things spare most of that:

  a lay changes its own square and the four around it; what was listed before stays true elsewhere, score included
  of two lays that do not touch each other, either may be first: only the order of rising move numbers is tried
  the last lay is not tried out: it is the best of the list that is left, or one on the few changed squares

Legality is the rules' alone (`fitting`); `place` is theirs too, and `lift` undoes it. Whole numbers throughout, so
that interpreted and compiled searches agree. Among equals the turn with the smallest first move, then second, then
third is chosen, whichever way it was found; `plain_best` is the enumeration that all this replaces.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from landbridge.core import kernel as kernels
from landbridge.core.bits import bit, first, has
from landbridge.core.game import Kit
from landbridge.core.kernel import kernel
from landbridge.core.state import NOTHING, Row, State
from landbridge.games.loopit.rules import LEGAL, check_lay, fitting, place, take_from_rack, worth
from landbridge.games.loopit.state import LAY, LAYS, RACK, SIDES, SQUARES, STATE, WORD, WORDS

MOST_LAYS = RACK * SQUARES
# The list of lays is a table of four rows.
MOVE, POINTS, SLOT, ORDER = range(4)
# What is laid in thought: two moves, and from which slots of the rack. What is found: points, then three moves.
ONE, TWO, FIRST_SLOT, SECOND_SLOT = range(4)


# --- undoing ----------------------------------------------------------------------------------------------


@kernel
def lift(kit: Any, s: Any, square: int) -> None:
    """Take the tile off a square again: the inverse of `place`."""
    s.lies[square] = NOTHING
    w, b = square // WORD, square % WORD
    leads = 0
    for side in range(SIDES):
        leads |= s.met[side, w] >> b & 1
        near = kit.near[square, side]
        if near != NOTHING:
            v, mask = near // WORD, bit(near % WORD)
            opposite = (side + 2) % SIDES
            s.met[opposite, v] &= ~mask
            s.barred[opposite, v] &= ~mask
            if (s.met[0, v] | s.met[1, v] | s.met[2, v] | s.met[3, v]) & mask == 0:
                s.front[v] &= ~mask
    if leads:
        s.front[w] |= bit(b)


# --- the list of lays -------------------------------------------------------------------------------------


@kernel
def list_lays(kit: Any, s: Any, seat: int, lays: Any, begins: Any) -> int:
    """Every lay, slot by slot in rising order of moves; slot i's are begins[i] … begins[i + 1] - 1.

    The second of two equal tiles has none of its own. ORDER holds a slot's lays by falling points.
    """
    n = 0
    last = NOTHING
    for slot in range(s.held[seat]):
        begins[slot] = n
        kind = s.rack[seat, slot]
        if kind != last:
            last = kind
            for w in range(WORDS):
                squares = fitting(s, kit.ends[kind], w)
                while squares:
                    square = w * WORD + first(squares)
                    squares &= squares - 1
                    lays[MOVE, n] = LAY + kind * SQUARES + square
                    lays[POINTS, n] = worth(kit, s, kind, square)
                    lays[SLOT, n] = slot
                    at = n
                    while at > begins[slot] and lays[POINTS, lays[ORDER, at - 1]] < lays[POINTS, n]:
                        lays[ORDER, at] = lays[ORDER, at - 1]
                        at -= 1
                    lays[ORDER, at] = n
                    n += 1
    begins[s.held[seat]] = n
    return n


@kernel
def touches(kit: Any, square: int, other: int) -> bool:
    """Whether laying on one square changes what may lie on the other."""
    if square == other:
        return True
    for side in range(SIDES):  # noqa: SIM110 - kernels have no generators
        if kit.near[square, side] == other:
            return True
    return False


# --- the best turn ----------------------------------------------------------------------------------------


@kernel
def best_turn(kit: Any, s: Any, seat: int, lays: Any, begins: Any, made: Any, found: Any) -> int:
    """The best turn that is left to a seat into `found`, the board as it was afterwards; the points, 0: no lay."""
    nothing_found(found)
    left = LAYS - s.laid
    for i in range(list_lays(kit, s, seat, lays, begins)):
        made[ONE], made[TWO] = lays[MOVE, i], NOTHING
        made[FIRST_SLOT], made[SECOND_SLOT] = lays[SLOT, i], NOTHING
        note(found, made, lays[POINTS, i], NOTHING)
        if left > 1:
            after_one(kit, s, seat, lays, begins, made, lays[POINTS, i], left, found)
    return int(found[0])


@kernel
def after_one(
    kit: Any, s: Any, seat: int, lays: Any, begins: Any, made: Any, gained: int, left: int, found: Any
) -> None:
    """Every second lay after the first."""
    kind, square = (made[ONE] - LAY) // SQUARES, (made[ONE] - LAY) % SQUARES
    place(kit, s, kind, square)
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        twin = slot > 0 and s.rack[seat, slot - 1] == kind
        if slot == made[FIRST_SLOT] or (twin and slot - 1 != made[FIRST_SLOT]):
            continue  # the tile just laid, or one whose equal has been tried
        made[SECOND_SLOT] = slot
        source = listed_as(s, seat, slot)
        for i in range(begins[source], begins[source + 1]):
            # Away from the first lay the list holds, and of each pair the smaller move is the first.
            made[TWO] = lays[MOVE, i]
            if made[TWO] > made[ONE] and not touches(kit, square, (made[TWO] - LAY) % SQUARES):
                after_two(kit, s, seat, lays, begins, made, gained + lays[POINTS, i], left, found)
        for side in range(SIDES):
            near = kit.near[square, side]
            if near != NOTHING and fits_on(kit, s, kind, near):
                made[TWO] = LAY + kind * SQUARES + near
                points = gained + worth(kit, s, kind, near)
                after_two(kit, s, seat, lays, begins, made, points, left, found)
    lift(kit, s, square)


@kernel
def after_two(
    kit: Any, s: Any, seat: int, lays: Any, begins: Any, made: Any, gained: int, left: int, found: Any
) -> None:
    """The best third lay after two, of the tiles that are left."""
    note(found, made, gained, NOTHING)
    if left == 2:
        return
    square, second = (made[ONE] - LAY) % SQUARES, (made[TWO] - LAY) % SQUARES
    place(kit, s, (made[TWO] - LAY) // SQUARES, second)
    tried = NOTHING
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        if slot == made[FIRST_SLOT] or slot == made[SECOND_SLOT] or kind == tried:
            continue
        tried = kind
        source = listed_as(s, seat, slot)
        for at in range(begins[source], begins[source + 1]):
            i = lays[ORDER, at]
            free = (lays[MOVE, i] - LAY) % SQUARES
            if not touches(kit, square, free) and not touches(kit, second, free):
                note(found, made, gained + lays[POINTS, i], lays[MOVE, i])
                break  # what follows brings no more; equals follow in rising order
        for side in range(SIDES):
            third_beside(kit, s, kind, kit.near[square, side], made, gained, found)
            third_beside(kit, s, kind, kit.near[second, side], made, gained, found)
    lift(kit, s, second)


@kernel
def third_beside(kit: Any, s: Any, kind: int, square: int, made: Any, gained: int, found: Any) -> None:
    """A third lay beside a tile of this turn, if it is one."""
    if square != NOTHING and fits_on(kit, s, kind, square):
        note(found, made, gained + worth(kit, s, kind, square), LAY + kind * SQUARES + square)


@kernel
def fits_on(kit: Any, s: Any, kind: int, square: int) -> bool:
    return has(fitting(s, kit.ends[kind], square // WORD), square % WORD)


@kernel
def listed_as(s: Any, seat: int, slot: int) -> int:
    """The slot under which the lays of a tile are listed: the first of its equals."""
    while slot > 0 and s.rack[seat, slot - 1] == s.rack[seat, slot]:
        slot -= 1
    return slot


@kernel
def nothing_found(found: Any) -> None:
    found[0] = 0
    for i in range(LAYS):
        found[1 + i] = NOTHING


@kernel
def note(found: Any, made: Any, points: int, three: int) -> None:
    """Keep a turn if it is better: more points, or as many with smaller moves."""
    better = points > found[0]
    if points == found[0]:
        if made[ONE] != found[1]:
            better = made[ONE] < found[1]
        elif made[TWO] != found[2]:
            better = made[TWO] < found[2]
        else:
            better = three < found[3]
    if better:
        found[0], found[1], found[2], found[3] = points, made[ONE], made[TWO], three


# --- the enumeration it replaces ----------------------------------------------------------------------------


@kernel
def plain_best(kit: Any, s: Any, seat: int, pool: Any, made: Any, found: Any) -> int:
    """Every lay after every lay after every lay, each on a copy of the state: slow, and plainly right."""
    nothing_found(found)
    made[ONE], made[TWO] = NOTHING, NOTHING
    pool[0] = s
    for one in range(kit.kinds * SQUARES):
        if not can_make(kit, pool[0], seat, one):
            continue
        first_points = make(kit, pool, 0, seat, one)
        made[ONE], made[TWO] = LAY + one, NOTHING
        note(found, made, first_points, NOTHING)
        for two in range(kit.kinds * SQUARES if s.laid < LAYS - 1 else 0):
            if not can_make(kit, pool[1], seat, two):
                continue
            two_points = first_points + make(kit, pool, 1, seat, two)
            made[TWO] = LAY + two
            note(found, made, two_points, NOTHING)
            for three in range(kit.kinds * SQUARES if s.laid < LAYS - 2 else 0):
                if can_make(kit, pool[2], seat, three):
                    points = two_points + worth(kit, pool[2], three // SQUARES, three % SQUARES)
                    note(found, made, points, LAY + three)
    return int(found[0])


@kernel
def can_make(kit: Any, s: Any, seat: int, lay: int) -> bool:
    return check_lay(kit, s, seat, lay // SQUARES, lay % SQUARES) == LEGAL


@kernel
def make(kit: Any, pool: Any, depth: int, seat: int, lay: int) -> int:
    """A lay on the next state of the pool; its points."""
    kind, square = lay // SQUARES, lay % SQUARES
    pool[depth + 1] = pool[depth]
    take_from_rack(pool[depth + 1], seat, kind)
    place(kit, pool[depth + 1], kind, square)
    return worth(kit, pool[depth], kind, square)


# --- from Python --------------------------------------------------------------------------------------------


@kernel
def best_turn_at(kit: Any, s: Any, seat: int, lays: Any, begins: Any, made: Any, found: Any) -> int:
    return best_turn(kit[0], s[0], seat, lays, begins, made, found)


@kernel
def plain_best_at(kit: Any, s: Any, seat: int, pool: Any, made: Any, found: Any) -> int:
    return plain_best(kit[0], s[0], seat, pool, made, found)


class Turn(NamedTuple):
    points: int
    moves: tuple[int, ...]


class Searcher:
    """The searches with their work space; one for each kit and thread."""

    def __init__(self, kit: Kit):
        self.kit = kit
        self.compiled = kit.rules.compiled
        here = sys.modules[__name__]
        self.kernels: Any = kernels.compiled(here) if self.compiled else here
        lays, begins = np.zeros((4, MOST_LAYS), np.int64), np.zeros(RACK + 1, np.int64)
        made, found = np.zeros(4, np.int64), np.zeros(1 + LAYS, np.int64)
        pool = np.zeros(LAYS, STATE)
        if self.compiled:
            self.room: Any = lays, begins, made, found
            self.pool: Any = pool
        else:
            # Memoryviews give Python's own integers, as the fields of an interpreted state do.
            self.room = lays.data, begins.data, made.data, found.data
            self.pool = Row(tuple(State(pool[i : i + 1]).fields for i in range(LAYS)))

    def best(self, s: State, seat: int) -> Turn:
        """The best turn a seat has left; `s` is its view or any state that shows its rack."""
        board = s.copy()  # the search lays tiles and takes them up again
        if self.compiled:
            self.kernels.best_turn_at(self.kit.fields.record, board.record, seat, *self.room)
        else:
            self.kernels.best_turn(self.kit.fields.fields, board.fields, seat, *self.room)
        return self._found()

    def plain(self, s: State, seat: int) -> Turn:
        """The same by plain enumeration."""
        if self.compiled:
            self.kernels.plain_best_at(self.kit.fields.record, s.record, seat, self.pool, *self.room[2:])
        else:
            self.kernels.plain_best(self.kit.fields.fields, s.fields, seat, self.pool, *self.room[2:])
        return self._found()

    def _found(self) -> Turn:
        points, *moves = (int(n) for n in self.room[3])
        return Turn(points, tuple(move for move in moves if move != NOTHING))


def searcher(kit: Kit) -> Searcher:
    """The searcher of a kit, made when first asked for."""
    key = f"searcher {kit.rules.compiled}"
    if key not in kit.memo:
        kit.memo[key] = Searcher(kit)
    found: Searcher = kit.memo[key]
    return found
