"""The rules of The Border, in the order of the rulebook; `docs/rules/the_border.md` has the rulings (B1 … B4).

Kernels: the same source is interpreted and compiled. Legality is `check` alone; `offer` lists what it allows.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, nth, size
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import FATE, NOTHING
from landbridge.games.the_border.state import (
    AGAIN,
    AREAS,
    BEGIN,
    BOARDS,
    CHOOSE,
    COLOURS,
    DEAL,
    DICE,
    DONE,
    ENOUGH,
    FACE,
    FIRST,
    HALF,
    LAST_ROUND,
    MOVES,
    OVER,
    ROLL,
    ROLLS,
    SEATS,
    SECOND,
    SEGMENT,
    SEGMENTS,
    SPACE,
    START,
    STOP,
    TAKE,
    WORDS,
)

# Reasons: why a move is refused. 0 is legal. The texts are in the catalogues, the rulings in `reasons.py`.
LEGAL = 0
NOT_NOW = 1
NO_SUCH_MOVE = 2
NO_SUCH_SEAT = 3  # B1.1
BOARD_GONE = 4  # B1.2
NOT_SHOWING = 5  # B2.1
STOP_FIRST = 6  # B2.1
NO_MORE_ROLLS = 7  # B2.1
SEGMENT_FULL = 8  # B2.2
DICE_LACK = 9  # B2.2
WHOLE_SEGMENTS = 10  # B2.2
SPACE_BY_SPACE = 11  # B3.1
CROSSED_OFF = 12  # B3.1
NO_DIE = 13  # B3.1
TOUCHES_NOTHING = 14  # B3.2
ONE_DIE = 15  # B3.4

ONES = 0x111111  # one die of every colour
GUARDS = 8 * ONES  # the top bit of every colour's four: no count reaches it

# What the areas bring: to the first, and half of it later (B4.4).
FIRST_POINTS = (12, 11, 10, 9, 8, 7, 6, 5, 4)
LATER_POINTS = tuple(points // 2 for points in FIRST_POINTS)


@kernel
def actors(kit: Any, s: Any) -> int:
    """The active player alone, then all others at the same time; FATE deals, draws who begins and rolls."""
    if s.stage == SECOND:
        return (bit(s.seats) - 1) & ~s.done
    if s.stage == CHOOSE or s.stage == FIRST:
        return bit(s.active)
    if s.stage == OVER:
        return 0
    return bit(FATE)


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if seat == FATE:
        return check_fate(kit, s, move)
    if s.stage == CHOOSE:
        return check_again(kit, s, move)
    if move < SEGMENT:
        return NO_MORE_ROLLS if s.stage == FIRST else NO_SUCH_MOVE  # B2.1
    if move < SPACE:
        return check_segment(kit, s, seat, move - SEGMENT)
    if move < DONE:
        return check_space(kit, s, seat, move - SPACE)
    return LEGAL if move == DONE else NO_SUCH_MOVE  # nothing is compulsory (B2.5, B3.3)


@kernel
def offer(kit: Any, s: Any, seat: int, out: Any) -> int:
    """What `check` allows."""
    if not has(actors(kit, s), seat):
        return 0
    if s.stage == SECOND:
        return offer_spaces(kit, s, seat, out)
    if s.stage == FIRST:
        return offer_segments(kit, s, seat, out)
    if s.stage == CHOOSE:
        return offer_again(kit, s, out)
    n = 0
    base = FACE if s.stage == ROLL else (TAKE if s.stage == DEAL else START)
    count = COLOURS if s.stage == ROLL else BOARDS
    for move in range(base, base + count):
        if check_fate(kit, s, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@kernel
def choices(kit: Any, s: Any, seat: int, out: Any) -> int:
    """`offer` for those who only want one of them: sets are counted and not listed."""
    if s.stage == SECOND:
        sheet, colours = s.sheets[seat], usable(s, seat)
        out[0] = open_spaces(sheet, 0) & kit.motley[s.board[seat], colours, 0]
        out[1] = open_spaces(sheet, 1) & kit.motley[s.board[seat], colours, 1]
        return size(out[0]) + size(out[1]) + 1
    if s.stage == FIRST:
        out[0] = completable(kit, s, seat)
        return size(out[0]) + 1
    return offer_again(kit, s, out)


@kernel
def choice(kit: Any, s: Any, seat: int, pick: int, out: Any) -> int:
    if s.stage == FIRST:
        return SEGMENT + nth(out[0], pick) if pick < size(out[0]) else DONE
    if s.stage == CHOOSE:
        return out[pick]
    if pick == size(out[0]) + size(out[1]):
        return DONE
    colour, low, high = -1, 0, 0
    while pick >= size(low) + size(high):  # colour by colour, as they are offered
        pick -= size(low) + size(high)
        colour += 1
        low = out[0] & kit.painted[s.board[seat], colour, 0]
        high = out[1] & kit.painted[s.board[seat], colour, 1]
    if pick < size(low):
        return SPACE + nth(low, pick)
    return SPACE + HALF + nth(high, pick - size(low))


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    if s.stage == ROLL:
        land(s, move - FACE)
    elif s.stage == SECOND:
        if move == DONE:
            finish_draft(kit, s, seat)
        else:
            cross_off_one(kit, s, seat, move - SPACE)
    elif s.stage == FIRST:
        if move == DONE:
            finish_first(s)
        else:
            complete(kit, s, seat, move - SEGMENT)
    elif s.stage == CHOOSE:
        roll_again(kit, s, move - AGAIN)
    elif s.stage == DEAL:
        take_board(kit, s, move - TAKE)
    else:
        s.active = move - START
        begin_round(s)


# --- B1 Setup ---------------------------------------------------------------------------------------------


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    """Nothing is dealt yet; `s` is all zero."""
    s.seats = seats
    s.active = NOTHING
    for seat in range(SEATS):
        s.board[seat] = NOTHING
    s.stage = DEAL


@kernel
def check_fate(kit: Any, s: Any, move: int) -> int:
    if s.stage == ROLL:
        return LEGAL if move >= FACE else NO_SUCH_MOVE  # B1.4: six faces, six colours
    if s.stage == BEGIN:
        if move < START or move >= FACE:
            return NO_SUCH_MOVE
        return LEGAL if move - START < s.seats else NO_SUCH_SEAT  # B1.1: any of the players
    if move < TAKE or move >= START:
        return NO_SUCH_MOVE
    for seat in range(s.seats):
        if s.board[seat] == move - TAKE:
            return BOARD_GONE  # B1.2
    return LEGAL


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    """Every board, every player and every face is as likely as any other (B1.1, B1.2, B1.4)."""
    return 1


@kernel
def lots(kit: Any, s: Any, out: Any) -> int:
    return COLOURS if s.stage == ROLL else offer(kit, s, FATE, out)


@kernel
def lot(kit: Any, s: Any, pick: int, out: Any) -> int:
    return FACE + pick if s.stage == ROLL else out[pick]


@kernel
def take_board(kit: Any, s: Any, board: int) -> None:
    """B1.2: dealt at random, seat by seat; B1.3: the white spaces are crossed off already."""
    seat = 0
    while s.board[seat] != NOTHING:
        seat += 1
    s.board[seat] = board
    sheet = s.sheets[seat]
    for segment in range(SEGMENTS):
        sheet.left[segment] = 2 + segment % 4
    for word in range(WORDS):
        white = kit.white[word]
        while white:
            cross_off(kit, sheet, SEGMENTS, HALF * word + first(white))
            white &= white - 1
    s.settled[seat] = s.sheets[seat]
    if seat == s.seats - 1:
        s.stage = BEGIN


# --- B2 First action --------------------------------------------------------------------------------------


@kernel
def begin_round(s: Any) -> None:
    """The first roll is always all five (B2.1)."""
    s.round_no += 1
    s.roll_no = 1
    s.flying = DICE
    s.rolled = 0
    s.dice = 0
    s.stage = ROLL


@kernel
def dice_of(dice: int, colour: int) -> int:
    """How many dice of a colour are among these."""
    return dice >> 4 * colour & 7


@kernel
def colours_of(dice: int) -> int:
    """The colours among these, as a set."""
    found = (dice + 7 * ONES & GUARDS) >> 3  # a bit for each, four apart …
    found |= found >> 3
    return (found & 3) | (found >> 6 & 12) | (found >> 12 & 48)  # … and now side by side


@kernel
def land(s: Any, colour: int) -> None:
    """One die after the other; after the last roll there is nothing left to choose (B2.1)."""
    s.rolled += 1 << 4 * colour
    s.flying -= 1
    if s.flying == 0:
        s.dice = s.rolled
        s.stage = FIRST if s.roll_no == ROLLS else CHOOSE


@kernel
def check_again(kit: Any, s: Any, move: int) -> int:
    """B2.1: any dice may be rolled again, also those set aside before."""
    if move >= SEGMENT:
        return STOP_FIRST if move < TAKE else NO_SUCH_MOVE
    if ((s.rolled | GUARDS) - kit.bundle[move - AGAIN]) & GUARDS != GUARDS:
        return NOT_SHOWING
    return LEGAL


@kernel
def offer_again(kit: Any, s: Any, out: Any) -> int:
    """Every bundle of the dice that lie there, each once: colour by colour, none, one, two … of them."""
    out[0] = STOP
    n = 1
    for colour in range(COLOURS):
        count = dice_of(s.rolled, colour)
        before = n
        for i in range(before):
            bundle = out[i] - AGAIN
            for _ in range(count):
                bundle = kit.plus[bundle, colour]
                out[n] = AGAIN + bundle
                n += 1
    return n


@kernel
def roll_again(kit: Any, s: Any, bundle: int) -> None:
    """Re-rolling none is stopping (B2.1)."""
    if bundle == 0:
        s.stage = FIRST
        return
    s.rolled -= kit.bundle[bundle]
    for colour in range(COLOURS):
        s.flying += dice_of(kit.bundle[bundle], colour)
    s.dice = 0
    s.roll_no += 1
    s.stage = ROLL


@kernel
def check_segment(kit: Any, s: Any, seat: int, segment: int) -> int:
    """B2.2: only what completes the segment, wherever it lies (B2.3); B2.4: the missing spaces are enough."""
    if s.stage == SECOND:
        return SPACE_BY_SPACE  # B3.1
    left = s.sheets[seat].left[segment]
    if left == 0:
        return SEGMENT_FULL
    if left > dice_of(s.dice, segment // 4):  # B2.4
        return DICE_LACK
    return LEGAL


@kernel
def offer_segments(kit: Any, s: Any, seat: int, out: Any) -> int:
    """B2.5: one after the other, as long as the dice last; or none at all."""
    n = 0
    rest = completable(kit, s, seat)
    while rest:
        out[n] = SEGMENT + first(rest)
        rest &= rest - 1
        n += 1
    out[n] = DONE
    return n + 1


@kernel
def completable(kit: Any, s: Any, seat: int) -> int:
    """The segments that the dice complete, as a set: those of their colours that `check_segment` allows."""
    found = 0
    colours = colours_of(s.dice)
    while colours:
        colour = first(colours)
        colours &= colours - 1
        for segment in range(4 * colour, 4 * colour + 4):
            found |= bit(segment) if check_segment(kit, s, seat, segment) == LEGAL else 0
    return found


@kernel
def complete(kit: Any, s: Any, seat: int, segment: int) -> None:
    """Cross off all that a segment lacks, a die a space; areas score at once (B4.1)."""
    sheet = s.sheets[seat]
    s.dice -= sheet.left[segment] << 4 * (segment // 4)
    for word in range(WORDS):
        rest = kit.chain[s.board[seat], segment, word] & ~sheet.crossed[word]
        while rest:
            cross_off(kit, sheet, segment, HALF * word + first(rest))
            rest &= rest - 1
    look_at_areas(kit, s, seat, 2 * s.round_no - 1)


@kernel
def finish_first(s: Any) -> None:
    s.settled[s.active] = s.sheets[s.active]
    s.done = bit(s.active)
    s.stage = SECOND


@kernel
def cross_off(kit: Any, sheet: Any, segment: int, space: int) -> None:
    """A white space belongs to no segment."""
    word = space // HALF
    sheet.crossed[word] |= bit(space - HALF * word)
    if segment < SEGMENTS:
        sheet.left[segment] -= 1
    for w in range(WORDS):
        sheet.near[w] |= kit.beside[space, w]


# --- B3 Second action -------------------------------------------------------------------------------------


@kernel
def pool(s: Any) -> int:
    """The dice for the second action: those left (B3.1), or all if none is left (B3.4)."""
    return s.dice if s.dice != 0 else s.rolled


@kernel
def has_had_one(s: Any, seat: int) -> bool:
    """B3.4: where all five are used, one of them to everybody, whichever."""
    return s.dice == 0 and s.used[seat] != 0


@kernel
def usable(s: Any, seat: int) -> int:
    """B3.1, B3.4: the colours of which a seat may use one more die, as a set; `may_use` explains the others."""
    return 0 if has_had_one(s, seat) else colours_of(pool(s) - s.used[seat])


@kernel
def may_use(s: Any, seat: int, colour: int) -> int:
    if has(usable(s, seat), colour):
        return LEGAL
    return ONE_DIE if has_had_one(s, seat) else NO_DIE  # B3.4, B3.1


@kernel
def check_space(kit: Any, s: Any, seat: int, space: int) -> int:
    if s.stage == FIRST:
        return WHOLE_SEGMENTS  # B2.2
    sheet = s.sheets[seat]
    word = space // HALF
    if has(sheet.crossed[word], space - HALF * word):
        return CROSSED_OFF  # B3.1
    reason = may_use(s, seat, kit.segment_of[s.board[seat], space] // 4)
    if reason != LEGAL:
        return reason
    if not has(sheet.near[word], space - HALF * word):
        return TOUCHES_NOTHING  # B3.2; what the draft has crossed off counts
    return LEGAL


@kernel
def offer_spaces(kit: Any, s: Any, seat: int, out: Any) -> int:
    """B3.3: open spaces beside crossed ones, of a colour there is a die for; or done."""
    n = 0
    colours = usable(s, seat)
    while colours:
        colour = first(colours)
        colours &= colours - 1
        for word in range(WORDS):
            rest = open_spaces(s.sheets[seat], word) & kit.painted[s.board[seat], colour, word]
            while rest:
                out[n] = SPACE + HALF * word + first(rest)
                rest &= rest - 1
                n += 1
    out[n] = DONE
    return n + 1


@kernel
def open_spaces(sheet: Any, word: int) -> int:
    """B3.2: beside what is crossed off, and not crossed off."""
    return sheet.near[word] & ~sheet.crossed[word]


@kernel
def cross_off_one(kit: Any, s: Any, seat: int, space: int) -> None:
    """B3.5: nothing is taken from the others; only the own draft notes the die."""
    segment = kit.segment_of[s.board[seat], space]
    cross_off(kit, s.sheets[seat], segment, space)
    s.used[seat] += 1 << 4 * (segment // 4)


@kernel
def finish_draft(kit: Any, s: Any, seat: int) -> None:
    """B3.5: the last "done" resolves the action; B3.6: then the next player is active."""
    s.done |= bit(seat)
    if s.done != bit(s.seats) - 1:
        return
    for i in range(s.seats):
        if s.used[i] != 0:
            s.used[i] = 0
            s.settled[i] = s.sheets[i]
            look_at_areas(kit, s, i, 2 * s.round_no)
    s.done = 0
    if is_over(s):
        s.stage = OVER
        return
    s.active = (s.active + 1) % s.seats
    begin_round(s)


# --- B4 Scoring -------------------------------------------------------------------------------------------


@kernel
def look_at_areas(kit: Any, s: Any, seat: int, action: int) -> None:
    """B4.1: an area is completed with the last space of its ring, whatever else that space belongs to."""
    crossed = s.sheets[seat].crossed
    for area in range(AREAS):
        if s.reached[seat, area] == 0:
            missing = kit.ring[area, 0] & ~crossed[0] | kit.ring[area, 1] & ~crossed[1]
            if missing == 0:
                s.reached[seat, area] = action


@kernel
def completed(s: Any, seat: int) -> int:
    """How many areas a seat has."""
    count = 0
    for area in range(AREAS):
        if s.reached[seat, area] != 0:
            count += 1
    return count


@kernel
def is_over(s: Any) -> bool:
    """B4.5: asked after the second action only, so a sixth area in the first one lets it be played."""
    most = 0
    for seat in range(s.seats):
        most = max(most, completed(s, seat))
    return most >= ENOUGH or s.round_no >= LAST_ROUND


@kernel
def area_points(s: Any, seat: int, area: int) -> int:
    """B4.2, B4.3: the higher value unless somebody was earlier by an action; B4.4: later half, rounded down."""
    reached = s.reached[seat, area]
    if reached == 0:
        return 0
    for other in range(s.seats):
        earlier = 0 < s.reached[other, area] < reached  # B4.3: nobody is, in the same action
        if earlier:  # B4.2
            return LATER_POINTS[area]
    return FIRST_POINTS[area]


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    total = 0
    for area in range(AREAS):
        total += area_points(s, seat, area)
    return total


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """B4.6: the highest score made with a single area."""
    most = 0
    for area in range(AREAS):
        most = max(most, area_points(s, seat, area))
    return most


# --- B3.5 What is sealed ----------------------------------------------------------------------------------


@kernel
def turn(kit: Any, s: Any) -> int:
    """The number of the round; 0 is the set-up."""
    return s.round_no


@kernel
def sealed(kit: Any, s: Any) -> int:
    """0: moves are public when made; otherwise they are drafts, and another number means it is resolved."""
    return s.round_no if s.stage == SECOND else 0


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    """For the viewer the others' drafts have not happened yet; that they are done is public."""
    if s.stage != SECOND:
        return
    for seat in range(s.seats):
        if seat != viewer:
            s.sheets[seat] = s.settled[seat]
            s.used[seat] = 0
