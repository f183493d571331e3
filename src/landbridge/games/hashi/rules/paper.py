"""Paper mode (H5): marks are not checked when they are made; the others may challenge them.

A variant of the rules around the ordinary ones: the table inside plays on as ever, the ordinary predicates
(`why_no_number`, `why_no_bridge`) judge a challenged mark on the sheet as it was when the mark was made.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, has
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import NOTHING
from landbridge.games.hashi.rules.rulebook import (
    ALL_DRAWN,
    HAS_NUMBER,
    LEGAL,
    NO_LINE,
    NO_SUCH_MOVE,
    NOT_NOW,
    ONE_NUMBER,
    PARTLY_DRAWN,
    WRITE_FIRST,
    draw,
    fulfilled,
    why_no_bridge,
    why_no_number,
    write,
)
from landbridge.games.hashi.rules.rulebook import actors as ordinary_actors
from landbridge.games.hashi.rules.rulebook import begin as ordinary_begin
from landbridge.games.hashi.rules.rulebook import check as ordinary_check
from landbridge.games.hashi.rules.rulebook import do as ordinary_do
from landbridge.games.hashi.rules.rulebook import hide as ordinary_hide
from landbridge.games.hashi.rules.rulebook import offer as ordinary_offer
from landbridge.games.hashi.rules.rulebook import points as ordinary_points
from landbridge.games.hashi.rules.rulebook import sealed as ordinary_sealed
from landbridge.games.hashi.rules.rulebook import tiebreak as ordinary_tiebreak
from landbridge.games.hashi.rules.rulebook import turn as ordinary_turn
from landbridge.games.hashi.rules.rulebook import weight as ordinary_weight
from landbridge.games.hashi.state import (
    BRIDGE,
    CARD_MARKS,
    CHALLENGE,
    DIGITS,
    DONE,
    DRAFT,
    ERASED,
    GOALS,
    ISLANDS,
    LINE_MARKS,
    NO_CHALLENGE,
    PAPER_MOVES,
    SET_UP,
    SHEET_MARKS,
    STANDS,
    TRIED,
    TURN,
    WRITE,
)

PAPER_FULL = 19  # H5.3
NO_MARK = 20  # H5.2


@kernel
def actors(kit: Any, s: Any) -> int:
    """H5.2: after each card, in seat order, everybody may challenge."""
    if s.challenger != NOTHING:
        return bit(s.challenger)
    return ordinary_actors(kit, s.table)


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= PAPER_MOVES:
        return NO_SUCH_MOVE
    if s.challenger != NOTHING:
        return check_challenge(s, move)
    if s.table.stage == DRAFT:
        return check_mark(kit, s, seat, move)
    return ordinary_check(kit, s.table, seat, move)


@kernel
def check_challenge(s: Any, move: int) -> int:
    if move < NO_CHALLENGE:
        return NOT_NOW
    if move == NO_CHALLENGE:
        return LEGAL
    owner, mark = (move - CHALLENGE) // SHEET_MARKS, (move - CHALLENGE) % SHEET_MARKS
    if locate(s.marks[owner], mark) == NOTHING:
        return NO_MARK  # nor is there any on the sheets of those who do not play
    return LEGAL


@kernel
def check_mark(kit: Any, s: Any, seat: int, move: int) -> int:
    """H5.3: only what paper itself forbids: no room, or not one number and then bridges."""
    if move < BRIDGE:
        if s.table.drawn[seat] > 0:
            return WRITE_FIRST
        if s.table.wrote[seat] > 0:
            return ONE_NUMBER
        return HAS_NUMBER if s.table.sheets[seat].number[move - WRITE] != 0 else LEGAL
    if move < DONE:
        if move - BRIDGE >= kit.lines:
            return NO_LINE
        if s.table.drawn[seat] >= CARD_MARKS or on_line(s.marks[seat], move) >= LINE_MARKS:
            return PAPER_FULL
        return LEGAL
    return LEGAL if move == DONE else NO_SUCH_MOVE


@kernel
def offer(kit: Any, s: Any, seat: int, out: Any) -> int:
    if s.challenger == NOTHING and s.table.stage != DRAFT:
        return ordinary_offer(kit, s.table, seat, out)
    n = 0
    first, last = (0, DONE + 1) if s.challenger == NOTHING else (NO_CHALLENGE, PAPER_MOVES)
    for move in range(first, last):
        if check(kit, s, seat, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    if s.challenger != NOTHING:
        if move != NO_CHALLENGE:
            challenge(kit, s, (move - CHALLENGE) // SHEET_MARKS, (move - CHALLENGE) % SHEET_MARKS)
        s.challenger += 1
        if s.challenger == s.table.seats:
            s.challenger = NOTHING
        return
    stage = s.table.stage
    ordinary_do(kit, s.table, seat, move)
    if stage == SET_UP and s.table.stage != SET_UP:
        for owner in range(s.table.seats):
            note_set_up(s, owner)
    elif stage == DRAFT and move != DONE:
        number = kit.card_number[s.table.card] if move < BRIDGE else 0
        note(s.marks[seat], move, number, s.table.card_no)
        s.table.sheets[seat].finished &= ~s.marks[seat].struck
    elif stage == DRAFT and s.table.stage != DRAFT:
        for owner in range(s.table.seats):
            s.marks[owner].settled = s.marks[owner].count
            for goal in range(GOALS):
                if s.table.reached[owner, goal] == s.table.card_no:
                    s.marks[owner].struck_then[goal] = s.marks[owner].struck
        s.challenger = 0  # after the last card too (H5.4)
    elif s.table.stage == DRAFT and stage != DRAFT:
        s.shown[s.table.card_no] = move - TURN


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    ordinary_begin(kit, s.table, seats)
    s.challenger = NOTHING


# --- marks ------------------------------------------------------------------------------------------------


@kernel
def note(marks: Any, what: int, number: int, card_no: int) -> None:
    marks.what[marks.count] = what
    marks.number[marks.count] = number
    marks.card_no[marks.count] = card_no
    marks.count += 1


@kernel
def note_set_up(s: Any, owner: int) -> None:
    for island in range(ISLANDS):
        if s.table.sheets[owner].number[island] != 0:
            note(s.marks[owner], island, s.table.sheets[owner].number[island], 0)
    s.marks[owner].settled = s.marks[owner].count


@kernel
def on_line(marks: Any, what: int) -> int:
    """Bridges that stand on a line."""
    n = 0
    for i in range(marks.count):
        if marks.what[i] == what and marks.erased[i] == STANDS:
            n += 1
    return n


@kernel
def locate(marks: Any, mark: int) -> int:
    """Where in a sheet's history a mark stands, or NOTHING."""
    what, skip = mark, 0
    if mark >= ISLANDS:
        what = BRIDGE + (mark - ISLANDS) // LINE_MARKS
        skip = (mark - ISLANDS) % LINE_MARKS
    for i in range(marks.count):
        if marks.what[i] == what and marks.erased[i] == STANDS:
            if skip == 0:
                return i
            skip -= 1
    return NOTHING


@kernel
def redraw(kit: Any, marks: Any, sheet: Any, count: int) -> None:
    """The sheet as it was after its first `count` marks, without those erased since, be it in thought."""
    wipe(sheet)
    for i in range(count):
        if marks.erased[i] == STANDS:
            if marks.number[i] != 0:
                write(kit, sheet, marks.what[i], marks.number[i])
            else:
                draw(kit, sheet, marks.what[i] - BRIDGE)


@kernel
def wipe(sheet: Any) -> None:
    sheet.lit = 0
    sheet.crossed = 0
    sheet.doubled = 0
    sheet.stopped = 0
    sheet.spanned = 0
    sheet.finished = 0
    sheet.numbered = 0
    for digit in range(DIGITS):
        sheet.digits[digit] = 0
    for island in range(ISLANDS):
        sheet.number[island] = 0
        sheet.degree[island] = 0


# --- judging ----------------------------------------------------------------------------------------------


@kernel
def mistake(kit: Any, s: Any, owner: int, index: int) -> int:
    """The reason against a mark, by the ordinary rules on the sheet as it was; 0: it is right."""
    marks = s.marks[owner]
    if marks.number[index] == 0:
        reason = miscounted(kit, s, owner, marks.card_no[index])
        if reason != LEGAL:
            return reason
    redraw(kit, marks, s.trial, index)
    if marks.number[index] != 0:
        reason = why_no_number(kit, s.trial, marks.what[index], marks.number[index])
    else:
        reason = why_no_bridge(kit, s.trial, marks.what[index] - BRIDGE)
    wipe(s.trial)
    return reason


@kernel
def miscounted(kit: Any, s: Any, owner: int, card_no: int) -> int:
    """H2.7: as many bridges as the card shows; those erased since were drawn all the same."""
    marks = s.marks[owner]
    drawn = 0
    for i in range(marks.count):
        if marks.card_no[i] == card_no and marks.number[i] == 0:
            drawn += 1
    due = kit.card_bridges[s.shown[card_no]]
    if drawn > due:
        return ALL_DRAWN
    return PARTLY_DRAWN if drawn < due else LEGAL


@kernel
def challenge(kit: Any, s: Any, owner: int, mark: int) -> None:
    """H5.2: a wrong mark is erased if that changes nothing else, otherwise its islands are struck."""
    marks = s.marks[owner]
    index = locate(marks, mark)
    reason = mistake(kit, s, owner, index)
    if reason == LEGAL:
        return
    whole_card = reason in (ALL_DRAWN, PARTLY_DRAWN)
    for i in range(marks.count):
        if i == index or (whole_card and same_card(marks, i, index)):
            marks.erased[i] = TRIED
    corrected = correctable(kit, s, owner, index)
    for i in range(marks.count):
        if marks.erased[i] == TRIED:
            marks.erased[i] = ERASED if corrected else STANDS
            if not corrected:
                marks.struck |= concerned(kit, marks.what[i])
    redraw(kit, marks, s.table.sheets[owner], marks.count)
    s.table.sheets[owner].finished &= ~marks.struck
    s.table.settled[owner] = s.table.sheets[owner]


@kernel
def same_card(marks: Any, i: int, index: int) -> bool:
    """Whether mark i is a standing bridge of the same card as mark `index`."""
    return marks.number[i] == 0 and marks.card_no[i] == marks.card_no[index] and marks.erased[i] == STANDS


@kernel
def concerned(kit: Any, what: int) -> int:
    """The islands a mark concerns: its own, or both ends of a bridge."""
    if what < BRIDGE:
        return bit(what)
    return bit(kit.ends[what - BRIDGE, 0]) | bit(kit.ends[what - BRIDGE, 1])


@kernel
def correctable(kit: Any, s: Any, owner: int, index: int) -> bool:
    """H5.1, H5.2: noticed by the next round, every later mark legal without it, no awarded goal changed."""
    marks = s.marks[owner]
    if s.table.card_no - marks.card_no[index] > 1:
        return False
    return stay_legal(kit, s, owner, index) and goals_stay(kit, s, owner)


@kernel
def stay_legal(kit: Any, s: Any, owner: int, index: int) -> bool:
    """Whether every mark from `index` on is right on the sheet without those tried (H5.6).

    Of a whole card that is tried, nothing else lies between its first bridge and any other.
    """
    marks = s.marks[owner]
    fine = True
    redraw(kit, marks, s.trial, index)
    for i in range(index, marks.count):
        if marks.erased[i] == STANDS:
            if marks.number[i] != 0:
                fine = fine and why_no_number(kit, s.trial, marks.what[i], marks.number[i]) == LEGAL
                write(kit, s.trial, marks.what[i], marks.number[i])
            else:
                fine = fine and miscounted(kit, s, owner, marks.card_no[i]) == LEGAL
                fine = fine and why_no_bridge(kit, s.trial, marks.what[i] - BRIDGE) == LEGAL
                draw(kit, s.trial, marks.what[i] - BRIDGE)
    wipe(s.trial)
    return fine


@kernel
def goals_stay(kit: Any, s: Any, owner: int) -> bool:
    """Whether every goal awarded to the owner would have been awarded without the tried marks too."""
    marks = s.marks[owner]
    fine = True
    for goal in range(GOALS):
        count = 0
        while count < marks.count and marks.card_no[count] <= s.table.reached[owner, goal]:
            count += 1
        if s.table.reached[owner, goal] != 0:
            fine = fine and held(kit, s, owner, goal, count)
    return fine


@kernel
def held(kit: Any, s: Any, owner: int, goal: int, count: int) -> bool:
    """Whether a goal holds on the first `count` marks without those tried; what is struck later takes nothing back."""
    redraw(kit, s.marks[owner], s.trial, count)
    s.trial.finished &= ~s.marks[owner].struck_then[goal]
    fine = fulfilled(kit, s.trial, goal)
    wipe(s.trial)
    return fine


# --- the rest is as ever ----------------------------------------------------------------------------------


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    return ordinary_points(kit, s.table, seat)


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    return ordinary_tiebreak(kit, s.table, seat)


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    return ordinary_weight(kit, s.table, move)


@kernel
def turn(kit: Any, s: Any) -> int:
    return s.table.card_no if s.challenger != NOTHING else ordinary_turn(kit, s.table)


@kernel
def sealed(kit: Any, s: Any) -> int:
    return ordinary_sealed(kit, s.table)  # and nothing while marks are challenged: no card is played then


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    ordinary_hide(kit, s.table, viewer)
    for seat in range(s.table.seats):
        marks = s.marks[seat]
        if seat != viewer:
            for i in range(marks.settled, marks.count):
                marks.what[i] = 0
                marks.card_no[i] = 0
                marks.number[i] = 0
            marks.count = marks.settled
