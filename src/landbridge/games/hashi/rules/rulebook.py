"""The rules of Hashi, in the order of the rulebook; `docs/rules/hashi.md` has the rulings (H1 … H6).

Kernels: the same source is interpreted and compiled. Legality is `check` alone; `offer` lists what it allows.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, nth, size
from landbridge.core.compile.kernel import kernel
from landbridge.core.graph import largest_piece
from landbridge.core.state import FATE, NOTHING, UNKNOWN
from landbridge.games.hashi.state import (
    BLUE,
    BRIDGE,
    CARD,
    CARDS,
    DIGITS,
    DONE,
    DRAFT,
    GOALS,
    ISLANDS,
    MOVES,
    OVER,
    PREPARE,
    RED,
    ROUNDS,
    SET_UP,
    TURN,
    WRITE,
)

# Reasons: why a move is refused. 0 is legal. The texts are in the catalogues, the rulings in `reasons.py`.
LEGAL = 0
NOT_NOW = 1
NO_SUCH_MOVE = 2
PREPARED_FLAG = 3  # H1.3
CARD_GONE = 4  # H1.6
WRITE_FIRST = 5  # H2.1
ONE_NUMBER = 6  # H2.3
HAS_NUMBER = 7  # H2.3
FLAG_UNREACHED = 8  # H2.5
TOO_SMALL = 9  # H2.6
ALL_DRAWN = 10  # H2.7
PARTLY_DRAWN = 11  # H2.7
REST_IMPOSSIBLE = 12  # H2.7
NO_LINE = 13  # H3.1
NO_NUMBER = 14  # H3.2
CROSSES = 15  # H3.3
LINE_FULL = 16  # H3.4
FINISHED = 17  # H3.5
SIX_BRIDGES = 18  # H3.6

# What scores, goal by goal: red, blue, six linked.
ISLAND_POINTS = 2  # H4.5
FIRST_POINTS = (9, 7, 8)  # H4.1 … H4.3
LATER_POINTS = (5, 3, 4)  # H4.4
LINK = 6  # H4.3: so many islands
PILES = (7, 5, 5)  # H6.1
LAST_CARD = (PILES[0] + PILES[1], PILES[0], PILES[0] + PILES[1])  # H6.2: alone, of the higher value

# As a graphics card plays it: measured, see docs/speed.md.
IN_PLACE = True
REGISTERS = 96  # of a thread


@kernel
def actors(kit: Any, s: Any) -> int:
    """Everybody who is not done plays at the same time (H1.3, H2.1); FATE turns the cards."""
    if s.stage == OVER:
        return 0
    if s.stage == CARD:
        return bit(FATE)
    return (bit(s.seats) - 1) & ~s.done


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if s.stage == CARD:
        return check_card(kit, s, move)
    if s.stage == SET_UP:
        return check_preparing(kit, s, move)
    if move < BRIDGE:
        return check_write(kit, s, seat, move - WRITE)
    if move < DONE:
        return check_bridge(kit, s, seat, move - BRIDGE)
    if move == DONE:
        return check_done(kit, s, seat)
    return NO_SUCH_MOVE


@kernel
def offer(kit: Any, s: Any, seat: int, out: Any) -> int:
    """What `check` allows, in the order of the moves' numbers."""
    if not has(actors(kit, s), seat):
        return 0
    n = 0
    moves = offered(kit, s, seat)
    while moves:
        out[n] = base(s) + first(moves)
        moves &= moves - 1
        n += 1
    return n


@kernel
def base(s: Any) -> int:
    """The number of the first move of a stage: the moves of each fit one set."""
    if s.stage == CARD:
        return TURN
    return PREPARE if s.stage == SET_UP else WRITE


@kernel
def offered(kit: Any, s: Any, seat: int) -> int:
    """The moves of somebody who may act, as a set, counted from the stage's first."""
    if s.stage == CARD:
        return unturned(s)
    moves = 0
    if s.stage == SET_UP:
        for move in range(PREPARE, TURN):
            if check_preparing(kit, s, move) == LEGAL:
                moves |= bit(move - PREPARE)
        return moves
    sheet = s.sheets[seat]
    if may_write(s, seat) == LEGAL:
        moves = free_islands(kit, sheet, kit.card_number[s.card])
    left = kit.card_bridges[s.card] - s.drawn[seat]
    if left > 0:
        moves |= enough_lines(kit, sheet, left) << BRIDGE
    if check_done(kit, s, seat) == LEGAL:
        moves |= bit(DONE)
    return moves


@kernel
def choices(kit: Any, s: Any, seat: int, out: Any) -> int:
    """`offer` for those who only want one of them: nothing is listed."""
    out[0] = offered(kit, s, seat)
    return size(out[0])


@kernel
def choice(kit: Any, s: Any, seat: int, pick: int, out: Any) -> int:
    return base(s) + nth(out[0], pick)


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    if s.stage == CARD:
        turn_card(kit, s, move - TURN)
    elif s.stage == SET_UP:
        prepare(kit, s, seat, move - PREPARE)
    elif move < BRIDGE:
        write(kit, s.sheets[seat], move - WRITE, kit.card_number[s.card])
        s.wrote[seat] = 1
    elif move < DONE:
        draw(kit, s.sheets[seat], move - BRIDGE)
        s.drawn[seat] += 1
    else:
        finish_draft(kit, s, seat)


# --- H1 Setup ---------------------------------------------------------------------------------------------


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    """H1.1: a blank sheet for each; `s` is all zero."""
    s.seats = seats
    s.card = NOTHING
    s.stage = SET_UP


@kernel
def check_preparing(kit: Any, s: Any, move: int) -> int:
    """H1.3: a 3 or a 4 on any island without a flag."""
    if move < PREPARE or move >= TURN:
        return NO_SUCH_MOVE
    if has(kit.red | kit.blue, (move - PREPARE) // 2):
        return PREPARED_FLAG
    return LEGAL


@kernel
def prepare(kit: Any, s: Any, seat: int, choice: int) -> None:
    write(kit, s.sheets[seat], choice // 2, 3 + choice % 2)
    s.wrote[seat] = 1
    s.done |= bit(seat)
    if s.done == bit(s.seats) - 1:
        pass_sheets_on(s)


@kernel
def pass_sheets_on(s: Any) -> None:
    """H1.3: every sheet goes to the left neighbour."""
    for seat in range(s.seats):
        s.settled[(seat + 1) % s.seats] = s.sheets[seat]  # alone, it stays (H1.4)
    for seat in range(s.seats):
        s.sheets[seat] = s.settled[seat]
        s.wrote[seat] = 0
    s.done = 0
    s.stage = CARD


@kernel
def check_card(kit: Any, s: Any, move: int) -> int:
    """H1.6: any card that has not been turned; the one left over after the last is the unseen one."""
    if move < TURN:
        return NO_SUCH_MOVE
    if has(s.turned, move - TURN):
        return CARD_GONE
    return LEGAL


@kernel
def unturned(s: Any) -> int:
    return (bit(CARDS) - 1) & ~s.turned


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    """Every card that is left is as likely as any other."""
    return 1


@kernel
def lots(kit: Any, s: Any, out: Any) -> int:
    return size(unturned(s))


@kernel
def lot(kit: Any, s: Any, pick: int, out: Any) -> int:
    return TURN + nth(unturned(s), pick)


@kernel
def turn_card(kit: Any, s: Any, card: int) -> None:
    s.card = card
    s.card_no += 1
    s.turned |= bit(card)
    s.stage = DRAFT


# --- H2 A round -------------------------------------------------------------------------------------------


@kernel
def check_write(kit: Any, s: Any, seat: int, island: int) -> int:
    reason = may_write(s, seat)
    if reason != LEGAL:
        return reason
    return why_no_number(kit, s.sheets[seat], island, kit.card_number[s.card])


@kernel
def may_write(s: Any, seat: int) -> int:
    """Whether a seat may write its number now: LEGAL, or why not."""
    if s.drawn[seat] > 0:
        return WRITE_FIRST  # H2.1
    if s.wrote[seat] > 0:
        return ONE_NUMBER  # H2.3
    return LEGAL


@kernel
def free_islands(kit: Any, sheet: Any, number: int) -> int:
    """H2.3 … H2.6: islands that take a number, whoever writes it and when; `why_no_number` explains the others."""
    islands = bit(ISLANDS) - 1  # H1.2
    unreached = (kit.red | kit.blue) & ~with_more(sheet, 0)  # H2.5; without a flag no bridge is needed (H2.4)
    return islands & ~(sheet.numbered | unreached | with_more(sheet, number))


@kernel
def with_more(sheet: Any, number: int) -> int:
    """Islands that more bridges than this (0 … 6) lead to; all are compared at once, digit by digit."""
    more = 0
    for digit in range(DIGITS):
        more = more & sheet.digits[digit] if has(number, digit) else more | sheet.digits[digit]
    return more


@kernel
def why_no_number(kit: Any, sheet: Any, island: int, number: int) -> int:
    """LEGAL for `free_islands`; for the others what is wrong."""
    if has(free_islands(kit, sheet, number), island):
        return LEGAL
    if has(sheet.numbered, island):
        return HAS_NUMBER  # H2.3
    return FLAG_UNREACHED if sheet.degree[island] == 0 else TOO_SMALL  # H2.5, H2.6


@kernel
def check_bridge(kit: Any, s: Any, seat: int, line: int) -> int:
    if line >= kit.lines:
        return NO_LINE  # H3.1
    reason = why_no_bridge(kit, s.sheets[seat], line)
    if reason != LEGAL:
        return reason
    left = kit.card_bridges[s.card] - s.drawn[seat]
    if left <= 0:
        return ALL_DRAWN  # H2.7; on paper more may have been drawn
    if not leaves_enough(kit, s.sheets[seat], line, left - 1):
        return REST_IMPOSSIBLE  # H2.7
    return LEGAL


@kernel
def check_done(kit: Any, s: Any, seat: int) -> int:
    """Either part may be waived, but the bridges of a card only all together."""
    if 0 < s.drawn[seat] < kit.card_bridges[s.card]:
        return PARTLY_DRAWN  # H2.7
    return LEGAL  # H2.2


@kernel
def enough_lines(kit: Any, sheet: Any, left: int) -> int:
    """H2.7: lines for the first of `left` bridges, so that the others can be drawn after it."""
    lines = open_lines(sheet)
    if left == 1:
        return lines
    doubtful = lines
    if left == 2:
        # Only a line that reaches every other could shut them all.
        others = lines
        while others and doubtful:
            doubtful &= kit.reach[first(others)]
            others &= others - 1
    while doubtful:
        line = first(doubtful)
        doubtful &= doubtful - 1
        if not leaves_enough(kit, sheet, line, left - 1):
            lines &= ~bit(line)
    return lines


@kernel
def leaves_enough(kit: Any, sheet: Any, line: int, left: int) -> bool:
    """H2.7: whether `left` more bridges (two at most: a card has three) can be drawn after one on `line`."""
    if left == 0:
        return True
    apart = open_lines(sheet) & ~kit.reach[line]
    if apart != 0 and (left == 1 or apart & ~kit.reach[first(apart)] != 0):
        return True  # without looking closer: what lies beyond its reach is there anyway
    still = open_lines(sheet) & ~shut_by(kit, sheet, line, NOTHING)
    if left == 1:
        return still != 0
    rest = still
    while rest:
        second = first(rest)
        rest &= rest - 1
        if still & ~shut_by(kit, sheet, second, line):
            return True
    return False


@kernel
def finish_draft(kit: Any, s: Any, seat: int) -> None:
    """H2.9: the last "done" resolves the round."""
    s.done |= bit(seat)
    if s.done != bit(s.seats) - 1:
        return
    for i in range(s.seats):
        s.settled[i] = s.sheets[i]
        s.wrote[i] = 0
        s.drawn[i] = 0
        look_at_goals(kit, s, i)
    s.done = 0
    s.stage = OVER if s.card_no == ROUNDS else CARD


# --- H3 Bridges -------------------------------------------------------------------------------------------


@kernel
def open_lines(sheet: Any) -> int:
    """H3.2 … H3.6: lines that take a bridge, whatever the card shows; `why_no_bridge` explains the others."""
    return sheet.lit & ~(sheet.crossed | sheet.doubled | sheet.stopped)


@kernel
def why_no_bridge(kit: Any, sheet: Any, line: int) -> int:
    """LEGAL for `open_lines`; for the others what is wrong."""
    if has(open_lines(sheet), line):
        return LEGAL
    if not has(sheet.lit, line):
        return NO_NUMBER  # H3.2
    if has(sheet.crossed, line):
        return CROSSES  # H3.3
    if has(sheet.doubled, line):
        return LINE_FULL  # H3.4
    for end in range(2):
        island = kit.ends[line, end]
        if sheet.number[island] != 0 and sheet.degree[island] >= sheet.number[island]:
            return FINISHED  # H3.5
    return SIX_BRIDGES  # H3.6


@kernel
def room(sheet: Any, island: int) -> int:
    """How many bridges an island takes in all: its number (H3.5), six without one (H3.6)."""
    return sheet.number[island] if sheet.number[island] != 0 else 6


@kernel
def write(kit: Any, sheet: Any, island: int, number: int) -> None:
    sheet.number[island] = number
    sheet.numbered |= bit(island)
    sheet.lit |= kit.lines_at[island]
    look_at_island(kit, sheet, island)


@kernel
def draw(kit: Any, sheet: Any, line: int) -> None:
    if has(sheet.spanned, line):
        sheet.doubled |= bit(line)
    sheet.spanned |= bit(line)
    sheet.crossed |= kit.crosses[line]
    for end in range(2):
        island = kit.ends[line, end]
        sheet.degree[island] += 1
        carry = bit(island) if sheet.degree[island] < 1 << DIGITS else 0  # on paper: seven, and no more
        for digit in range(DIGITS):
            sheet.digits[digit] ^= carry
            carry &= ~sheet.digits[digit]
        look_at_island(kit, sheet, island)


@kernel
def look_at_island(kit: Any, sheet: Any, island: int) -> None:
    """Finished with exactly as many bridges as its number (H2.6); full with as many as it takes."""
    if sheet.degree[island] >= room(sheet, island):
        sheet.stopped |= kit.lines_at[island]
    if sheet.degree[island] == sheet.number[island]:
        sheet.finished |= bit(island)
    else:
        sheet.finished &= ~bit(island)


@kernel
def shut_by(kit: Any, sheet: Any, line: int, earlier: int) -> int:
    """Lines that take no more once `line` has its bridge, after one in thought on `earlier` (or NOTHING)."""
    shut = kit.crosses[line]
    if has(sheet.spanned, line) or line == earlier:
        shut |= bit(line)
    for end in range(2):
        island = kit.ends[line, end]
        degree = sheet.degree[island] + 1
        if earlier != NOTHING and has(kit.lines_at[island], earlier):
            degree += 1
        if degree >= room(sheet, island):
            shut |= kit.lines_at[island]
    return shut


# --- H4 Scoring, H6 alone ---------------------------------------------------------------------------------


@kernel
def look_at_goals(kit: Any, s: Any, seat: int) -> None:
    """H4.4: when the round is resolved; each goal once."""
    for goal in range(GOALS):
        if s.reached[seat, goal] == 0 and fulfilled(kit, s.sheets[seat], goal):
            s.reached[seat, goal] = s.card_no


@kernel
def fulfilled(kit: Any, sheet: Any, goal: int) -> bool:
    if goal == RED:
        return sheet.finished & kit.red == kit.red  # H4.1
    if goal == BLUE:
        return sheet.finished & kit.blue == kit.blue  # H4.2
    return largest_piece(kit.ends, sheet.spanned, sheet.finished, LINK) >= LINK  # H4.3


@kernel
def goal_points(s: Any, seat: int, goal: int) -> int:
    """What a goal has brought a seat: the higher value for the first (H4.1 … H4.4)."""
    reached = s.reached[seat, goal]
    if reached == 0:
        return 0
    return FIRST_POINTS[goal] if is_early(s, goal, reached) else LATER_POINTS[goal]


@kernel
def is_early(s: Any, goal: int, card_no: int) -> bool:
    """Whether a goal that is reached with this card brings its higher value."""
    if s.seats == 1:
        return card_no <= LAST_CARD[goal]  # H6.2
    early = True
    for other in range(s.seats):
        if 0 < s.reached[other, goal] < card_no:
            early = False  # H4.4
    return early


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    """H4.5: two for every finished island, and the goals."""
    total = ISLAND_POINTS * size(s.sheets[seat].finished)
    for goal in range(GOALS):
        total += goal_points(s, seat, goal)
    return total


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """H4.5: a tie is shared."""
    return 0


# --- H2.9 What is sealed ----------------------------------------------------------------------------------


@kernel
def turn(kit: Any, s: Any) -> int:
    """The number of the round, for records and headings; 0 is the set-up."""
    return s.card_no + 1 if s.stage == CARD else s.card_no


@kernel
def sealed(kit: Any, s: Any) -> int:
    """0: moves are public when made; otherwise they are drafts, and another number means it is resolved."""
    return s.card_no + 1 if s.stage == SET_UP or s.stage == DRAFT else 0


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    """For the viewer the others' drafts have not happened yet; that they are done is public."""
    if s.stage != SET_UP and s.stage != DRAFT:
        return
    for seat in range(s.seats):
        if seat != viewer:
            s.sheets[seat] = s.settled[seat]
            s.wrote[seat] = UNKNOWN
            s.drawn[seat] = UNKNOWN
