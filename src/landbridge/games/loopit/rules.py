"""The rules of Loopit, in the order of the rulebook; `docs/rules/loopit.md` has the rulings (L1 … L5).

Kernels: the same source is interpreted and compiled. Legality is `check` alone; `offer` lists what it allows.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, nth, size
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import FATE, NOTHING, UNKNOWN
from landbridge.games.loopit.state import (
    BAG,
    BEGIN,
    BOOK,
    CENTRE,
    DEAL,
    DRAW,
    ENDLESS,
    EXCHANGE,
    FIRST,
    GERMAN,
    HAND,
    LAY,
    LAY_TILES,
    LAYS,
    LEAVE,
    NUMBER,
    OVER,
    PASS,
    RACK,
    REFILL,
    ROUND,
    SEATS,
    SIDES,
    SQUARES,
    START,
    STOP,
    WORD,
    WORDS,
)

# Reasons: why a move is refused. 0 is legal. The texts are in the catalogues, the rulings in `reasons.py`.
LEGAL = 0
NOT_NOW = 1
NO_SUCH_MOVE = 2
TOO_FEW_ENDS = 3  # L1.4
NOT_IN_BAG = 4  # L1.1
NOT_IN_RACK = 5  # L2.1
TAKEN = 6  # L2.3
NO_TILE_BESIDE = 7  # L2.3
NO_LINE_ON = 8  # L2.3
CUTS_A_LINE = 9  # L2.4
LINE_IS_CUT = 10  # L2.4
ENDS_AT_EDGE = 11  # L2.5
LAY_FIRST = 12  # L2.7
ONE_FITS = 13  # L2.7
AFTER_LAYING = 14  # L2.8
BAG_EMPTY = 15  # L2.8
NO_EXCHANGE = 16  # L5.2
STILL_FITS = 17  # L2.7

MOST_OFFERS = 1 + RACK * SQUARES  # for those who count their memory: no more moves are on offer at once


@kernel
def actors(kit: Any, s: Any) -> int:
    """The seat in turn; FATE decides who begins and draws every tile."""
    if s.stage == OVER:
        return 0
    if s.stage == LAY_TILES:
        return bit(s.mover)
    return bit(FATE)


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= LAY + kit.kinds * SQUARES:
        return NO_SUCH_MOVE
    if s.stage == FIRST:
        return LEGAL if BEGIN <= move < BEGIN + s.seats else NO_SUCH_MOVE  # L1.5
    if s.stage != LAY_TILES:
        return check_draw(kit, s, move)
    if move >= LAY:
        return check_lay(kit, s, seat, (move - LAY) // SQUARES, (move - LAY) % SQUARES)
    if move == STOP:
        return check_stop(kit, s, seat)
    if move == EXCHANGE:
        return check_exchange(kit, s, seat)
    if move == PASS:
        return check_pass(kit, s, seat)
    return NO_SUCH_MOVE


@kernel
def offer(kit: Any, s: Any, seat: int, out: Any) -> int:
    """What `check` allows, in the order of the moves' numbers."""
    if not has(actors(kit, s), seat):
        return 0
    n = 0
    if s.stage == FIRST:
        for i in range(s.seats):
            out[n] = BEGIN + i
            n += 1
        return n
    if s.stage != LAY_TILES:
        if s.stage == START:
            for kind in range(kit.kinds):
                if check_draw(kit, s, DRAW + kind) == LEGAL:
                    out[n] = DRAW + kind
                    n += 1
            return n
        for kind in range(kit.kinds):
            out[n] = DRAW + kind
            n += 1 if s.bag[kind] > 0 else 0  # no branch: it would be guessed wrong half the time
        return n
    if s.laid > 0 and kit.strict == 0:
        out[n] = STOP
        n += 1
    lays = list_lays(kit, s, seat, out, n)
    if s.laid > 0 and lays == 0:
        out[0] = STOP
        return 1
    if s.laid == 0 and lays == n:
        if check_exchange(kit, s, seat) == LEGAL:
            out[n] = EXCHANGE
            n += 1
        out[n] = PASS
        return n + 1
    return lays


@kernel
def list_lays(kit: Any, s: Any, seat: int, out: Any, n: int) -> int:
    """Write every legal lay into `out` from place `n` on; the place behind the last."""
    last = NOTHING
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        if kind != last:
            last = kind
            base = LAY + kind * SQUARES
            for w in range(WORDS):
                squares = fitting(s, kit.ends[kind], w)
                while squares:
                    out[n] = base + w * WORD + first(squares)
                    n += 1
                    squares &= squares - 1
    return n


@kernel
def choices(kit: Any, s: Any, seat: int, out: Any) -> int:
    """`offer` for those who only want one of them: lays are counted and not listed."""
    lays = count_lays(kit, s, seat, out)
    if s.laid > 0:
        return lays if lays > 0 and kit.strict == 1 else 1 + lays
    return lays if lays > 0 else offer(kit, s, seat, out)


@kernel
def choice(kit: Any, s: Any, seat: int, pick: int, out: Any) -> int:
    if s.laid > 0 and (kit.strict == 0 or out[RACK] == 0):
        if pick == 0:
            return STOP
        pick -= 1
    elif out[RACK] == 0:
        return out[pick]
    slot = 0
    while pick >= out[slot]:
        slot += 1
    if slot > 0:
        pick -= out[slot - 1]
    kind = s.rack[seat, slot]
    w = 0
    squares = fitting(s, kit.ends[kind], 0)
    while pick >= size(squares):
        pick -= size(squares)
        w += 1
        squares = fitting(s, kit.ends[kind], w)
    return LAY + kind * SQUARES + w * WORD + nth(squares, pick)


@kernel
def count_lays(kit: Any, s: Any, seat: int, out: Any) -> int:
    """How many legal lays; in `out`, how many with the tiles up to each on the rack, equal ones once, and in all."""
    total = 0
    last = NOTHING
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        if kind != last:
            last = kind
            for w in range(WORDS):
                total += size(fitting(s, kit.ends[kind], w))
        out[slot] = total
    out[RACK] = total
    return total


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    if move >= LAY:
        lay(kit, s, seat, (move - LAY) // SQUARES, (move - LAY) % SQUARES)
    elif move >= DRAW:
        draw(kit, s, move - DRAW)
    elif move >= BEGIN:
        s.first = move - BEGIN
        set_up(kit, s)
    else:
        if move == EXCHANGE:
            give_away(kit, s, seat)
        elif s.hand == 0 and (move == PASS or kit.strict == 1):
            s.fitted[seat] |= all_that_fits(s)  # L2.7: it holds none of these, or it would have had to lay
        end_turn(kit, s)


# --- L1 Setup ---------------------------------------------------------------------------------------------


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    """All tiles are in the bag (L1.1); `s` is all zero."""
    s.seats = seats
    for square in range(SQUARES):
        s.lies[square] = NOTHING
    for side in range(SIDES):
        for w in range(WORDS):
            ask(s, side, w, 0, kit.edge[side, w])  # L2.5
    for seat in range(SEATS):
        for slot in range(RACK):
            s.rack[seat, slot] = NOTHING
    for kind in range(kit.kinds):
        s.bag[kind] = kit.tiles[kind]
        s.in_bag += kit.tiles[kind]
    agree_on_length(kit, s)
    s.stage = FIRST


@kernel
def set_up(kit: Any, s: Any) -> None:
    """What FATE has to draw next before the first turn; the player who begins is known (L1.5)."""
    s.mover = s.first
    if s.gone_count < s.leaving:
        s.stage = LEAVE  # L1.4, L5.1
        return
    if s.hand == 0:
        for seat in range(s.seats):
            if s.held[seat] < RACK:
                s.mover = seat
                s.stage = DEAL  # L1.2
                return
    if s.lies[CENTRE] == NOTHING:
        s.stage = START  # L1.3
    else:
        begin_turn(kit, s)


@kernel
def check_draw(kit: Any, s: Any, move: int) -> int:
    if move < DRAW or move >= DRAW + kit.kinds:
        return NO_SUCH_MOVE
    kind = move - DRAW
    if s.bag[kind] <= 0:
        return NOT_IN_BAG
    if s.stage == START and count_ends(kit.ends[kind]) < kit.start_ends and can_start_better(kit, s):
        return TOO_FEW_ENDS  # L1.4
    return LEGAL


@kernel
def can_start_better(kit: Any, s: Any) -> bool:
    """L1.4: a tile is set aside only if another can do; as it goes back to the bag, FATE just never draws it."""
    for kind in range(kit.kinds):  # noqa: SIM110 - kernels have no generators
        if s.bag[kind] > 0 and count_ends(kit.ends[kind]) >= kit.start_ends:
            return True
    return False


@kernel
def count_ends(ends: int) -> int:
    return (ends & 1) + (ends >> 1 & 1) + (ends >> 2 & 1) + (ends >> 3 & 1)


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    """Every tile in the bag is as likely as any other (L1.1), and so is every seat to begin (L1.5)."""
    return s.bag[move - DRAW] if move >= DRAW else 1


@kernel
def lots(kit: Any, s: Any, out: Any) -> int:
    """The tiles in the bag; of those that may not lie in the middle (L1.4) none."""
    if s.stage == FIRST:
        return s.seats
    if s.stage != START:
        return s.in_bag
    total = 0
    for kind in range(kit.kinds):
        if check_draw(kit, s, DRAW + kind) == LEGAL:
            total += s.bag[kind]
    return total


@kernel
def lot(kit: Any, s: Any, pick: int, out: Any) -> int:
    if s.stage == FIRST:
        return BEGIN + pick
    kind = -1
    while pick >= 0:
        kind += 1
        if s.stage != START or check_draw(kit, s, DRAW + kind) == LEGAL:
            pick -= s.bag[kind]
    return DRAW + kind


@kernel
def draw(kit: Any, s: Any, kind: int) -> None:
    """A tile leaves the bag, for the place that waits for it."""
    s.bag[kind] -= 1
    s.in_bag -= 1
    if s.stage == LEAVE:
        s.gone[kind] += 1
        s.gone_count += 1
        set_up(kit, s)
    elif s.stage == START:
        place(kit, s, kind, CENTRE)  # L1.3: it scores nothing
        set_up(kit, s)
    else:
        put_on_rack(s, s.mover, kind)
        if s.stage == DEAL:
            set_up(kit, s)
        elif s.stage == HAND:
            draw_hand(kit, s)
        else:
            refill(kit, s)


@kernel
def put_on_rack(s: Any, seat: int, kind: int) -> None:
    """Kinds stand in rising order: a rack is a set, and tells nothing about when a tile came."""
    slot = s.held[seat]
    while slot > 0 and s.rack[seat, slot - 1] > kind:
        s.rack[seat, slot] = s.rack[seat, slot - 1]
        slot -= 1
    s.rack[seat, slot] = kind
    s.held[seat] += 1


@kernel
def take_from_rack(s: Any, seat: int, kind: int) -> None:
    slot = 0
    while s.rack[seat, slot] != kind:
        slot += 1
    s.held[seat] -= 1
    while slot < s.held[seat]:
        s.rack[seat, slot] = s.rack[seat, slot + 1]
        slot += 1
    s.rack[seat, slot] = NOTHING


# --- L2 A turn --------------------------------------------------------------------------------------------


@kernel
def begin_turn(kit: Any, s: Any) -> None:
    s.laid = 0
    if s.mover == s.first:
        s.round_no += 1
    draw_hand(kit, s)


@kernel
def check_lay(kit: Any, s: Any, seat: int, kind: int, square: int) -> int:
    """L2.1: a tile of one's rack; tiles are never turned (L2.2), so a kind is all there is to say."""
    held = False
    for slot in range(s.held[seat]):
        if s.rack[seat, slot] == kind:
            held = True
    if not held:
        return NOT_IN_RACK
    return why_not(kit, s, kit.ends[kind], square)


@kernel
def fitting(s: Any, ends: int, w: int) -> int:
    """The squares of one word where a tile with these ends may lie: L2.3 … L2.5, whoever lays it."""
    refused = s.shut[0, ends & 3, w] | s.shut[1, ends >> 2, w]  # L2.2: as it is printed, side by side
    return s.front[w] & ~refused  # L2.3: a line leads there


@kernel
def ask(s: Any, side: int, w: int, line: int, wall: int) -> None:
    """From now on some squares have a line to meet on a side, or a wall: a neighbour without one, or the edge."""
    pair, end = side // 2, bit(side % 2)
    # L2.4: no neighbour's line is cut by a tile without that end, whatever it has on the other side of the pair …
    s.shut[pair, 0, w] |= line
    s.shut[pair, 3 - end, w] |= line
    # … and one's own line is not cut, nor does it end at the edge (L2.5).
    s.shut[pair, end, w] |= wall
    s.shut[pair, 3, w] |= wall


@kernel
def met(s: Any, side: int, w: int) -> int:
    """Squares whose neighbour on a side has a line end there: they refuse every tile without that end."""
    pair, end = side // 2, bit(side % 2)
    return s.shut[pair, 0, w] & s.shut[pair, 3 - end, w]


@kernel
def barred(s: Any, side: int, w: int) -> int:
    """Squares whose neighbour there has none, or is the edge: they refuse every tile with that end."""
    pair, end = side // 2, bit(side % 2)
    return s.shut[pair, 3, w] & s.shut[pair, end, w]


@kernel
def why_not(kit: Any, s: Any, ends: int, square: int) -> int:
    """LEGAL where the tile is `fitting`; elsewhere what is wrong, the plainest first."""
    w, b = square // WORD, square % WORD
    if has(fitting(s, ends, w), b):
        return LEGAL
    if s.lies[square] != NOTHING:
        return TAKEN
    lines, walls, edge = 0, 0, 0
    for side in range(SIDES):
        lines |= (met(s, side, w) >> b & 1) << side
        walls |= (barred(s, side, w) >> b & 1) << side
        edge |= (kit.edge[side, w] >> b & 1) << side
    if lines | (walls & ~edge) == 0:
        return NO_TILE_BESIDE
    if ends & edge:
        return ENDS_AT_EDGE
    if lines & ~ends:
        return CUTS_A_LINE
    if ends & walls:
        return LINE_IS_CUT
    return NO_LINE_ON


@kernel
def fits_somewhere(s: Any, ends: int) -> bool:
    return fitting(s, ends, 0) | fitting(s, ends, 1) | fitting(s, ends, 2) != 0


@kernel
def all_that_fits(s: Any) -> int:
    """The ends of tiles that could be laid, as a bit set: ends 1 … 15 are bits 0 … 14."""
    found = 0
    for ends in range(1, 16):
        if fits_somewhere(s, ends):
            found |= bit(ends - 1)
    return found


@kernel
def can_lay(kit: Any, s: Any, seat: int) -> bool:
    for slot in range(s.held[seat]):  # noqa: SIM110 - kernels have no generators
        if fits_somewhere(s, kit.ends[s.rack[seat, slot]]):
            return True
    return False


@kernel
def place(kit: Any, s: Any, kind: int, square: int) -> None:
    """Put a tile on the board and tell its neighbours what they have to meet."""
    s.lies[square] = kind
    s.front[kit.word[square]] &= ~kit.bit[square]
    for side in range(SIDES):
        near = kit.near[square, side]
        if near != NOTHING:
            w, b = kit.word[near], kit.bit[near]
            led = b & -(kit.ends[kind] >> side & 1)  # the neighbour or none: a branch would be guessed wrong
            ask(s, (side + 2) % SIDES, w, led, b & ~led)
            s.front[w] |= led if s.lies[near] == NOTHING else 0


@kernel
def lay(kit: Any, s: Any, seat: int, kind: int, square: int) -> None:
    take_from_rack(s, seat, kind)
    s.score[seat] += worth(kit, s, kind, square)
    place(kit, s, kind, square)
    s.laid += 1
    if s.laid == LAYS:
        end_turn(kit, s)  # L2.1


@kernel
def check_stop(kit: Any, s: Any, seat: int) -> int:
    """L2.7: after at least one tile; by the strict reading only when no other fits."""
    if s.laid == 0:
        return LAY_FIRST
    if kit.strict == 1 and can_lay(kit, s, seat):
        return STILL_FITS
    return LEGAL


@kernel
def check_pass(kit: Any, s: Any, seat: int) -> int:
    """L2.7: only if no tile of the rack fits; L2.8: before the first lay."""
    if s.laid > 0:
        return AFTER_LAYING
    if can_lay(kit, s, seat):
        return ONE_FITS
    return LEGAL


@kernel
def check_exchange(kit: Any, s: Any, seat: int) -> int:
    if s.hand > 0:
        return NO_EXCHANGE  # L5.2
    reason = check_pass(kit, s, seat)
    if reason != LEGAL:
        return reason
    if s.in_bag == 0:
        return BAG_EMPTY  # L2.8
    return LEGAL


@kernel
def give_away(kit: Any, s: Any, seat: int) -> None:
    """L2.8: the whole rack goes back to the bag, or leaves the game; `refill` draws as many."""
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        s.rack[seat, slot] = NOTHING
        if kit.discard == 1:
            s.thrown[seat, kind] += 1
            s.thrown_count[seat] += 1
        else:
            s.bag[kind] += 1
            s.in_bag += 1
    s.held[seat] = 0


@kernel
def end_turn(kit: Any, s: Any) -> None:
    if s.hand > 0:
        put_back(s, s.mover)
        finish_turn(kit, s)
    else:
        refill(kit, s)


@kernel
def refill(kit: Any, s: Any) -> None:
    """L2.1: the rack is filled up to five, as far as the bag goes."""
    if s.held[s.mover] < RACK and s.in_bag > 0:
        s.stage = REFILL
        s.fitted[s.mover] = 0
    else:
        finish_turn(kit, s)


@kernel
def finish_turn(kit: Any, s: Any) -> None:
    s.idle = s.idle + 1 if s.laid == 0 else 0
    after = (s.mover + 1) % s.seats
    if is_over(kit, s, after == s.first):
        s.stage = OVER
    else:
        s.mover = after
        begin_turn(kit, s)


# --- L3 Scoring -------------------------------------------------------------------------------------------


@kernel
def worth(kit: Any, s: Any, kind: int, square: int) -> int:
    """L3.1: the value, times the square's bonus; L3.2: and the plain values of all it is connected to."""
    w, b = kit.word[square], kit.bit[square]
    total = kit.value[kind] * kit.bonus[square]  # L3.1
    linked = 0
    for side in range(SIDES):
        linked |= bit(side) if met(s, side, w) & b else 0
    linked &= kit.ends[kind]
    while linked:
        total += kit.value[s.lies[kit.near[square, first(linked)]]]
        linked &= linked - 1
    return total


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    return s.score[seat]


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """L4.3: a tie is shared."""
    return 0


# --- L4 End -----------------------------------------------------------------------------------------------


@kernel
def is_over(kit: Any, s: Any, round_done: bool) -> bool:
    """Looked at after every turn, once the rack is filled."""
    if s.in_bag == 0:
        if kit.ending == BAG:
            return True  # L4.1
        if kit.ending == ROUND and round_done:
            return True  # L4.4
    if s.idle >= 2 * s.seats:
        return True  # L4.2
    if round_done and s.round_no == s.last_round:
        return True  # L5.1
    return not anybody_can_ever_lay(kit, s)


@kernel
def anybody_can_ever_lay(kit: Any, s: Any) -> bool:
    """L4.2: whether a tile in any rack or in the bag fits somewhere; the first found decides."""
    for seat in range(s.seats):
        if can_lay(kit, s, seat):
            return True
    last = 0
    for kind in range(kit.kinds):
        if s.bag[kind] > 0 and kit.ends[kind] != last:
            last = kit.ends[kind]
            if fits_somewhere(s, last):
                return True
    return False


# --- L5 A fixed number of rounds ---------------------------------------------------------------------------


@kernel
def agree_on_length(kit: Any, s: Any) -> None:
    if kit.length == NUMBER:
        s.last_round = kit.rounds
    elif kit.length != ENDLESS:
        s.last_round = 13 if s.seats == 2 else (9 if s.seats == 3 else 7)
    if kit.length == BOOK:
        s.leaving = 2 * (4 - s.seats)  # L5.1
    elif kit.length == GERMAN:
        s.hand = 6 - s.seats  # L5.2


@kernel
def draw_hand(kit: Any, s: Any) -> None:
    """L5.2: the player in turn draws openly; a short bag gives what it has. Who has a rack draws no hand."""
    s.stage = HAND if s.held[s.mover] < s.hand and s.in_bag > 0 else LAY_TILES


@kernel
def put_back(s: Any, seat: int) -> None:
    """L5.2: what was not laid goes back to the bag."""
    for slot in range(s.held[seat]):
        s.bag[s.rack[seat, slot]] += 1
        s.in_bag += 1
        s.rack[seat, slot] = NOTHING
    s.held[seat] = 0


# --- L1.2 What is hidden ----------------------------------------------------------------------------------


@kernel
def turn(kit: Any, s: Any) -> int:
    """The number of the round, for records and headings; 0 is the set-up."""
    return s.round_no


@kernel
def sealed(kit: Any, s: Any) -> int:
    """Nothing is a draft: a tile lies where it was laid."""
    return 0


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    """The others' racks, the bag and what left the game unseen; how many they are is public."""
    if s.stage == OVER or s.hand > 0:
        return
    for seat in range(s.seats):
        if seat != viewer:
            for slot in range(s.held[seat]):
                s.rack[seat, slot] = UNKNOWN
            if s.thrown_count[seat] > 0:
                for kind in range(kit.kinds):
                    s.thrown[seat, kind] = UNKNOWN
    for kind in range(kit.kinds):
        s.bag[kind] = UNKNOWN
        if s.gone_count > 0:
            s.gone[kind] = UNKNOWN
