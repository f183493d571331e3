"""The best turn: up to three lays, found exactly.

Every lay scores at least a point, so the best turn is one of three lays wherever three are possible, and never stops
while a tile fits. Of several good turns some may; where that is not allowed (L2.7), they are left out. A plain
enumeration tries all lays, then all after each, then all after those. Four things spare most of that:

  a lay changes its own square and the four around it; what was listed before stays true elsewhere, points included
  of two lays that do not touch each other, either may be first: only the order of rising move numbers is tried
  the last lay is not tried out: it is the best of the list that is left, or one on the few changed squares
  it brings no more than the best of the list, or than a roof over the changed squares; where that is too little to
  matter, it is not looked for. The dearest lay of all is followed first, so that this is soon the rule

Legality is the rules' alone (`fitting`); `place` is theirs too, and `lift` undoes it. Whole numbers throughout, so
that interpreted and compiled searches agree. Among equals the turn with the smallest first move, then second, then
third is chosen, whichever way it was found; `plain_best` is the enumeration that all this replaces.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from landbridge.core.bits import first
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.arrays import records
from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Kit
from landbridge.core.layout import RecordLayout, i2, i8
from landbridge.core.state import NOTHING, Row, State
from landbridge.games.loopit.rules import (
    LEGAL,
    ask,
    barred,
    can_lay,
    check_lay,
    fits_somewhere,
    fitting,
    met,
    place,
    take_from_rack,
    worth,
)
from landbridge.games.loopit.state import LAY, LAYS, RACK, SIDES, SIZE, SQUARES, STATE, WORD, WORDS

MOST_LAYS = RACK * SQUARES
TURNS = 64  # turns that can be asked for
# The search's scratch scratch: a record, because kernels hand records on for nothing and arrays dearly.
SCRATCH = RecordLayout(
    [
        # The lays of the board as it is, slot by slot in rising order of moves.
        ("begins", i8, (RACK + 1,)),  # slot i's are begins[i] … begins[i + 1] - 1
        ("move", i2, (MOST_LAYS,)),
        ("points", i2, (MOST_LAYS,)),
        ("slot", i2, (MOST_LAYS,)),
        ("order", i2, (MOST_LAYS,)),  # a slot's lays once more, by falling points
        ("roof", i2, (MOST_LAYS,)),  # no lay beside this one brings more, but for this one's own value
        ("dearest", i8),  # the highest value on the rack
        # What is laid in thought.
        ("one", i8),
        ("two", i8),
        ("first_slot", i8),
        ("second_slot", i8),
        ("first_roof", i8),
        # The best turns so far: their points, and up to three moves each (NOTHING: no more).
        ("wanted", i8),  # how many are asked for; 0 is one
        ("count", i8),
        ("least", i8),  # a turn with fewer points is of no interest
        ("worth", i8, (TURNS,)),
        ("found", i8, (TURNS, LAYS)),
    ]
)


# --- undoing ----------------------------------------------------------------------------------------------


@kernel
def lift(kit: Any, s: Any, square: int) -> None:
    """Take the tile off a square again: the inverse of `place`."""
    s.lies[square] = NOTHING
    w, b = kit.word[square], kit.bit[square]
    leads = 0
    for side in range(SIDES):
        leads |= met(s, side, w) & b
        near = kit.near[square, side]
        if near != NOTHING:
            v, mask = kit.word[near], kit.bit[near]
            ask_nothing(s, (side + 2) % SIDES, v, mask)
            if (s.shut[0, 0, v] | s.shut[1, 0, v]) & mask == 0:  # a tile without ends is refused for none
                s.front[v] &= ~mask
    s.front[w] |= leads


@kernel
def ask_nothing(s: Any, side: int, w: int, squares: int) -> None:
    """The inverse of `ask`: what the other side of the pair asks is asked anew."""
    other = side ^ 1
    line, wall = met(s, other, w) & squares, barred(s, other, w) & squares
    for ends in range(4):
        s.shut[side // 2, ends, w] &= ~squares
    ask(s, other, w, line, wall)


# --- the list of lays -------------------------------------------------------------------------------------


@kernel
def list_lays(kit: Any, s: Any, seat: int, p: Any) -> int:
    """Every lay onto the scratch; how many. The second of two equal tiles has none of its own."""
    p.dearest = 0
    for slot in range(s.held[seat]):
        p.dearest = max(p.dearest, kit.value[s.rack[seat, slot]])
    n = 0
    last = NOTHING
    for slot in range(s.held[seat]):
        p.begins[slot] = n
        kind = s.rack[seat, slot]
        if kind != last:
            last = kind
            for w in range(WORDS):
                squares = fitting(s, kit.ends[kind], w)
                while squares:
                    square = w * WORD + first(squares)
                    squares &= squares - 1
                    p.move[n] = LAY + kind * SQUARES + square
                    p.points[n] = worth(kit, s, kind, square)
                    p.slot[n] = slot
                    p.roof[n] = roof_beside(kit, s, square, p.dearest)
                    at = n
                    while at > p.begins[slot] and p.points[p.order[at - 1]] < p.points[n]:
                        p.order[at] = p.order[at - 1]
                        at -= 1
                    p.order[at] = n
                    n += 1
    p.begins[s.held[seat]] = n
    return n


@kernel
def roof_beside(kit: Any, s: Any, square: int, dearest: int) -> int:
    """What a lay on one of the squares around could bring at most, as the board is now."""
    most = 0
    for side in range(SIDES):
        near = kit.near[square, side]
        if near != NOTHING and s.lies[near] == NOTHING:
            w, b = kit.word[near], kit.bit[near]
            roof = dearest * kit.bonus[near]
            for other in range(SIDES):
                if met(s, other, w) & b:
                    roof += kit.value[s.lies[kit.near[near, other]]]
            most = max(most, roof)
    return most


@kernel
def listed_as(s: Any, seat: int, slot: int) -> int:
    """The slot under which the lays of a tile are listed: the first of its equals."""
    while slot > 0 and s.rack[seat, slot - 1] == s.rack[seat, slot]:
        slot -= 1
    return slot


@kernel
def touches(square: int, other: int) -> bool:
    """Whether they are the same square or lie beside each other: a lay on one changes what may lie on the other."""
    apart = abs(square - other)
    return apart == 0 or apart == SIZE or (apart == 1 and max(square, other) % SIZE != 0)


@kernel
def is_open(kit: Any, s: Any, square: int) -> bool:
    """Whether anything at all can be laid on a square; it may be NOTHING, beyond the edge."""
    return bool(square != NOTHING and s.front[kit.word[square]] & kit.bit[square] != 0)


@kernel
def fits_on(kit: Any, s: Any, kind: int, square: int) -> bool:
    return bool(fitting(s, kit.ends[kind], kit.word[square]) & kit.bit[square] != 0)


# --- the best turn ----------------------------------------------------------------------------------------


@kernel
def best_turn(kit: Any, s: Any, seat: int, p: Any) -> int:
    """The best turns left to a seat into `p.found`, the board as it was afterwards; the first's points, 0: no lay."""
    nothing_found(p)
    count = list_lays(kit, s, seat, p)
    dearest = 0
    for i in range(count):
        if p.points[i] > p.points[dearest]:
            dearest = i
    if count > 0:
        from_one(kit, s, seat, p, dearest)
    for i in range(count):
        if i != dearest:
            from_one(kit, s, seat, p, i)
    return int(p.worth[0])


@kernel
def from_one(kit: Any, s: Any, seat: int, p: Any, i: int) -> None:
    """Every turn that begins with a lay of the list."""
    p.one, p.two = p.move[i], NOTHING
    p.first_slot, p.first_roof = p.slot[i], p.roof[i]
    p.second_slot = NOTHING
    if s.laid == LAYS - 1 or may_end(kit, s, seat, p, p.points[i]):
        note(p, p.points[i], NOTHING)
    if s.laid < LAYS - 1:
        after_one(kit, s, seat, p, p.points[i])


@kernel
def after_one(kit: Any, s: Any, seat: int, p: Any, gained: int) -> None:
    """Every second lay after the first."""
    square = (p.one - LAY) % SQUARES
    place(kit, s, (p.one - LAY) // SQUARES, square)
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        twin = slot > 0 and s.rack[seat, slot - 1] == kind
        if slot == p.first_slot or (twin and slot - 1 != p.first_slot):
            continue  # the tile just laid, or one whose equal has been tried
        p.second_slot = slot
        source = listed_as(s, seat, slot)
        for i in range(p.begins[source], p.begins[source + 1]):
            # Away from the first lay the list holds, and of each pair the smaller move is the first.
            if p.move[i] > p.one and not touches(square, (p.move[i] - LAY) % SQUARES):
                p.two = p.move[i]
                after_two(kit, s, seat, p, gained + p.points[i], p.roof[i])
        for side in range(SIDES):
            near = kit.near[square, side]
            if is_open(kit, s, near) and fits_on(kit, s, kind, near):
                p.two = LAY + kind * SQUARES + near
                roof = roof_beside(kit, s, near, p.dearest)
                after_two(kit, s, seat, p, gained + worth(kit, s, kind, near), roof)
    lift(kit, s, square)


@kernel
def after_two(kit: Any, s: Any, seat: int, p: Any, gained: int, roof: int) -> None:
    """The best third lay after two, of the tiles that are left; `roof` is the second's."""
    if s.laid == LAYS - 2:
        note(p, gained, NOTHING)
        return
    if may_end(kit, s, seat, p, gained):
        note(p, gained, NOTHING)
    two, second = (p.two - LAY) // SQUARES, (p.two - LAY) % SQUARES
    beside = max(p.first_roof, roof) + kit.value[(p.one - LAY) // SQUARES] + kit.value[two]
    if gained + max(dearest_left(s, seat, p), beside) < p.least:
        return
    square = (p.one - LAY) % SQUARES
    place(kit, s, two, second)
    tried = NOTHING
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        if slot == p.first_slot or slot == p.second_slot or kind == tried:
            continue
        tried = kind
        source = listed_as(s, seat, slot)
        for at in range(p.begins[source], p.begins[source + 1]):
            i = p.order[at]
            free = (p.move[i] - LAY) % SQUARES
            if not touches(square, free) and not touches(second, free):
                note(p, gained + p.points[i], p.move[i])
                break  # what follows brings no more; equals follow in rising order
    for side in range(SIDES):
        third_on(kit, s, seat, kit.near[square, side], p, gained)
        third_on(kit, s, seat, kit.near[second, side], p, gained)
    lift(kit, s, second)


@kernel
def dearest_left(s: Any, seat: int, p: Any) -> int:
    """The most that a lay of the list brings with a tile that is left after two."""
    most = 0
    for slot in range(s.held[seat]):
        if slot != p.first_slot and slot != p.second_slot:
            source = listed_as(s, seat, slot)
            if p.begins[source] < p.begins[source + 1]:
                most = max(most, p.points[p.order[p.begins[source]]])
    return most


@kernel
def third_on(kit: Any, s: Any, seat: int, square: int, p: Any, gained: int) -> None:
    """Every third lay on a square beside a tile of this turn (or NOTHING)."""
    if not is_open(kit, s, square):
        return
    tried = NOTHING
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        if slot != p.first_slot and slot != p.second_slot and kind != tried:
            tried = kind
            if fits_on(kit, s, kind, square):
                note(p, gained + worth(kit, s, kind, square), LAY + kind * SQUARES + square)


@kernel
def may_end(kit: Any, s: Any, seat: int, p: Any, points: int) -> bool:
    """L2.7: whether a turn may end with what is laid in thought; the last lay of it is not on the board yet."""
    if kit.strict == 0:
        return True
    if p.count == max(1, p.wanted) and points < p.least:
        return False  # of no interest anyway
    lay = (p.one if p.two == NOTHING else p.two) - LAY
    place(kit, s, lay // SQUARES, lay % SQUARES)
    over = True
    for slot in range(s.held[seat]):
        if slot != p.first_slot and slot != p.second_slot and over:
            over = not fits_somewhere(s, kit.ends[s.rack[seat, slot]])
    lift(kit, s, lay % SQUARES)
    return over


@kernel
def nothing_found(p: Any) -> None:
    p.count = 0
    p.least = 0
    p.worth[0] = 0
    for i in range(LAYS):
        p.found[0, i] = NOTHING


@kernel
def note(p: Any, points: int, three: int) -> None:
    """Keep the turn in thought if it is among the best: more points, or as many with smaller moves."""
    wanted = max(1, p.wanted)
    if p.count == wanted and points < p.least:
        return
    at = p.count
    while at > 0 and is_before(p, points, three, at - 1):
        at -= 1
    if at == wanted:
        return
    p.count = min(wanted, p.count + 1)
    for i in range(p.count - 1, at, -1):
        p.worth[i] = p.worth[i - 1]
        for k in range(LAYS):
            p.found[i, k] = p.found[i - 1, k]
    p.worth[at] = points
    p.found[at, 0] = p.one
    p.found[at, 1] = p.two
    p.found[at, 2] = three
    if p.count == wanted:
        p.least = p.worth[wanted - 1]


@kernel
def is_before(p: Any, points: int, three: int, i: int) -> bool:
    """Whether the turn in thought is better than the i-th found."""
    if points != p.worth[i]:
        return bool(points > p.worth[i])
    if p.one != p.found[i, 0]:
        return bool(p.one < p.found[i, 0])
    if p.two != p.found[i, 1]:
        return bool(p.two < p.found[i, 1])
    return bool(three < p.found[i, 2])


# --- the enumeration it replaces ----------------------------------------------------------------------------


@kernel
def plain_best(kit: Any, s: Any, seat: int, p: Any, pool: Any) -> int:
    """Every lay after every lay after every lay, each on a copy of the state: slow, and plainly right."""
    nothing_found(p)
    pool[0] = s
    for one in range(kit.kinds * SQUARES):
        if not can_make(kit, pool[0], seat, one):
            continue
        one_points = make(kit, pool, 0, seat, one)
        p.one, p.two = LAY + one, NOTHING
        if s.laid == LAYS - 1 or may_stop(kit, pool[1], seat):
            note(p, one_points, NOTHING)
        for two in range(kit.kinds * SQUARES if s.laid < LAYS - 1 else 0):
            if not can_make(kit, pool[1], seat, two):
                continue
            two_points = one_points + make(kit, pool, 1, seat, two)
            p.two = LAY + two
            if s.laid == LAYS - 2 or may_stop(kit, pool[2], seat):
                note(p, two_points, NOTHING)
            for three in range(kit.kinds * SQUARES if s.laid < LAYS - 2 else 0):
                if can_make(kit, pool[2], seat, three):
                    points = two_points + worth(kit, pool[2], three // SQUARES, three % SQUARES)
                    note(p, points, LAY + three)
    return int(p.worth[0])


@kernel
def may_stop(kit: Any, s: Any, seat: int) -> bool:
    return bool(kit.strict == 0 or not can_lay(kit, s, seat))


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

ENTRIES = {"best_turn_at": "kit s int scratch"}  # what a game is played with (tools/wasm/entries.py)


@kernel
def best_turn_at(kit: Any, s: Any, seat: int, p: Any) -> int:
    return best_turn(kit[0], s[0], seat, p[0])


@kernel
def plain_best_at(kit: Any, s: Any, seat: int, p: Any, pool: Any) -> int:
    return plain_best(kit[0], s[0], seat, p[0], pool)


class Turn(NamedTuple):
    points: int
    moves: tuple[int, ...]


class Searcher:
    """The searches of a kit with their scratch; one for each thread."""

    def __init__(self, kit: Kit):
        self.kit = kit
        self.scratch = State.blank(SCRATCH)
        self.pool: Any = records(LAYS, STATE) if kit.rules.compiled else Row.blank(STATE, LAYS)

    def best(self, s: State, seat: int) -> Turn:
        """The best turn a seat has left; `s` is its view or any state that shows its rack."""
        board = s.copy()  # the search lays tiles and takes them up again
        if self.kit.rules.compiled:
            fast = kernels.compiled(sys.modules[__name__])
            fast.best_turn_at(self.kit.fields.record, board.record, seat, self.scratch.record)
        else:
            best_turn(self.kit.fields.fields, board.fields, seat, self.scratch.fields)
        return self._found()

    def plain(self, s: State, seat: int) -> Turn:
        """The same by plain enumeration."""
        if self.kit.rules.compiled:
            fast = kernels.compiled(sys.modules[__name__])
            fast.plain_best_at(self.kit.fields.record, s.record, seat, self.scratch.record, self.pool)
        else:
            plain_best(self.kit.fields.fields, s.fields, seat, self.scratch.fields, self.pool)
        return self._found()

    def _found(self) -> Turn:
        moves = (self.scratch.found[0, i] for i in range(LAYS))
        return Turn(self.scratch.worth[0], tuple(move for move in moves if move != NOTHING))


def searcher(kit: Kit) -> Searcher:
    """The searcher of a kit, made when first asked for."""
    key = f"searcher {kit.rules.compiled}"
    if key not in kit.memo:
        kit.memo[key] = Searcher(kit)
    found: Searcher = kit.memo[key]
    return found
