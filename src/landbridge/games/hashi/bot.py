"""Hashi's own bot. `greedy` plans the whole draft for the card, by what the sheet is worth afterwards, and plays
its first move.

A sheet is worth the points it may be expected to bring: for every island the chance that it will be finished, from
what it still needs, what its lines can still carry and what the cards to come can bring; two points for each, and
the goals' points for all their islands together. The weights were found by playing alone (`bench/learn.py`).
Whole numbers throughout, so that the bot chooses the same interpreted and compiled.

Legality is the rules' alone: a plan is made of offered moves, carried out on copies.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from landbridge.core import kernel as kernels
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.kernel import kernel
from landbridge.core.state import NOTHING, Row, State
from landbridge.games.hashi import paper
from landbridge.games.hashi.rules import do, offer
from landbridge.games.hashi.state import (
    BLUE,
    BRIDGE,
    CARDS,
    CHALLENGE,
    DONE,
    GOALS,
    ISLANDS,
    LINE_MARKS,
    LINKED,
    MOVES,
    NO_CHALLENGE,
    PAPER,
    RED,
    ROUNDS,
    SET_UP,
    SHEET_MARKS,
    STANDS,
    STATE,
)

WIDTH = 4  # drafts followed side by side
MASK = 0xFFFFFFFF
JUDGED = 25  # sheets judged for each of them, roughly; a budget is told in such sheets

# Weights: of the two logistic sums 64 to the unit (`numbered_chance`, `blank_chance` say what each is for), of the
# goals an eighth of a point, early and late (`goal_worth`).
NUMBERED = (-38, -29, -5, 38, -5, 4, 18, 4, -4)
BLANK = (-152, 21, -17, 23, 10, 0, 13, -11, -1)
GOAL_WORTH = (109, 35, 43, 22, 52, 38)
WEIGHTS = NUMBERED + BLANK + GOAL_WORTH

# Thousandths for logistic sums of -5 … 5, in steps of an eighth.
LOGISTIC = tuple(round(1000 / (1 + 2.718281828459045 ** (-x / 8))) for x in range(-40, 41))


# --- what a sheet is worth --------------------------------------------------------------------------------


@kernel
def value(kit: Any, s: Any, seat: int, weights: Any, chances: Any) -> int:
    """The points a seat's sheet may be expected to bring, in thousandths, as far as its own marks decide them."""
    judge_islands(kit, s, seat, weights, chances)
    total = 0
    for island in range(ISLANDS):
        total += 2 * chances[island]
    for goal in range(GOALS):
        if s.reached[seat, goal] == 0:
            total += goal_worth(s, goal, weights) * goal_chance(kit, s.sheets[seat], goal, chances) // 8
    return total


@kernel
def judge_islands(kit: Any, s: Any, seat: int, weights: Any, chances: Any) -> None:
    """Thousandths that each island will be finished, into `chances`."""
    sheet = s.sheets[seat]
    number, degree = sheet.number, sheet.degree
    closed = sheet.crossed | sheet.doubled | sheet.stopped
    need = [0] * ISLANDS  # bridges it still takes
    blanks = 0
    demand = 0
    for i in range(ISLANDS):
        if number[i] == 0:
            need[i] = 6 - degree[i]
            blanks += 1
        else:
            need[i] = max(0, number[i] - degree[i])
            demand += need[i]
    reach = [0] * ISLANDS  # bridges its lines can still carry
    firm = [0] * ISLANDS  # the same, less the lines that another bridge may yet cross
    shared = [0] * ISLANDS  # bridges that would help a numbered neighbour too
    for line in range(kit.lines):
        if closed >> line & 1 == 0:
            a, b = kit.ends[line, 0], kit.ends[line, 1]
            on = sheet.spanned >> line & 1
            room = min(2 - on, min(need[a], need[b]))
            reach[a] += room
            reach[b] += room
            if on or kit.crosses[line] & ~closed == 0:
                firm[a] += room
                firm[b] += room
            if number[b] != 0:
                shared[a] += room
            if number[a] != 0:
                shared[b] += room
    left = ROUNDS - s.card_no
    cards = [0] * 7  # unturned cards with this number or a smaller one
    bridges = 0
    for card in range(CARDS):
        if s.turned >> card & 1 == 0:
            cards[kit.card_number[card]] += 1
            bridges += kit.card_bridges[card]
    for n in range(1, 7):
        cards[n] += cards[n - 1]
    bridges = bridges * left // (left + 1)  # one card stays unseen
    tension = min(16, max(-16, demand - 2 * bridges))
    for i in range(ISLANDS):
        if sheet.finished >> i & 1:
            chances[i] = 1000
        elif left == 0:
            chances[i] = 0
        elif number[i] != 0:
            load = min(16, 16 * need[i] // (bridges + 1))
            chances[i] = numbered_chance(weights, need[i], reach[i], firm[i], shared[i], left, load, tension)
        else:
            most = min(6, degree[i] + reach[i])
            fit = cards[most] - cards[max(0, degree[i] - 1)]  # cards whose number could be completed there
            barred = (kit.red | kit.blue) >> i & 1 if degree[i] == 0 else 0  # H2.5
            excess = max(-4, min(blanks - left, 4))
            chances[i] = blank_chance(
                weights, degree[i], most - degree[i], fit, left, barred, excess, tension
            )


@kernel
def numbered_chance(
    weights: Any, need: int, reach: int, firm: int, shared: int, left: int, load: int, tension: int
) -> int:
    if need == 0 or need > reach:
        return 0  # too many bridges, or too few to come
    total = weights[0] + weights[1] * need
    total += weights[2] * min(reach - need, 4) + weights[3] * max(-2, min(firm - need, 2))
    total += weights[4] * min(shared, need)
    total += weights[5] * left + weights[6] * min(left, 3)
    total += weights[7] * load + weights[8] * tension
    return logistic(total)


@kernel
def blank_chance(
    weights: Any, degree: int, reach: int, fit: int, left: int, barred: int, excess: int, tension: int
) -> int:
    if fit == 0:
        return 0
    total = weights[9] + weights[10] * degree + weights[11] * min(reach, 4)
    total += weights[12] * min(fit, 4) + weights[13] * fit + weights[14] * min(left, 4)
    total += weights[15] * barred + weights[16] * excess + weights[17] * tension
    return logistic(total)


@kernel
def logistic(total: int) -> int:
    return int(LOGISTIC[min(80, max(0, 40 + (total >> 3)))])


@kernel
def goal_worth(s: Any, goal: int, weights: Any) -> int:
    """Eighths of a point: other ones once the higher value is gone (H4.4, H6.2)."""
    late = s.seats == 1 and s.card_no > (7 if goal == BLUE else 12)
    for other in range(s.seats):
        if 0 < s.reached[other, goal] < s.card_no:
            late = True
    return int(weights[18 + 2 * goal + (1 if late else 0)])


@kernel
def goal_chance(kit: Any, sheet: Any, goal: int, chances: Any) -> int:
    if goal == LINKED:
        return linked_chance(kit, sheet, chances)
    flags = kit.red if goal == RED else kit.blue
    together = 1000
    for island in range(ISLANDS):
        if flags >> island & 1:
            together = together * chances[island] // 1000
    return together


@kernel
def linked_chance(kit: Any, sheet: Any, chances: Any) -> int:
    """From the best piece of islands that bridges join already; six certain ones are enough (H4.3)."""
    root = [0] * ISLANDS
    weight = [0] * ISLANDS
    for island in range(ISLANDS):
        root[island] = island
        weight[island] = chances[island]
    most = 0
    for line in range(kit.lines):
        if sheet.spanned >> line & 1:
            a, b = kit.ends[line, 0], kit.ends[line, 1]
            if chances[a] > 0 and chances[b] > 0:
                while root[a] != a:
                    a = root[a]
                while root[b] != b:
                    b = root[b]
                if a != b:
                    root[b] = a
                    weight[a] += weight[b]
                    most = max(most, weight[a])
    most = min(most, 6000)
    return most * most // 36000


# --- planning ---------------------------------------------------------------------------------------------

# A plan under way is a state of the pool with its first move and its value. The pool has two halves of `width` states
# that take turns, the plans followed and their continuations, and one state more for trying a move.


@kernel
def best_draft(
    kit: Any,
    s: Any,
    seat: int,
    weights: Any,
    width: int,
    luck: int,
    pool: Any,
    begins: Any,
    worth: Any,
    moves: Any,
    chances: Any,
) -> int:
    """The first move of the best draft found: a number or none, then bridge by bridge, following the best few."""
    here, there, trial = 0, width, 2 * width
    pool[here] = s
    begins[here] = NOTHING
    worth[here] = value(kit, pool[here], seat, weights, chances) + whim(pool[here].sheets[seat], luck)
    pool[there] = pool[here]
    begins[there] = NOTHING
    worth[there] = worth[here]
    kept, found = 1, 1  # writing nothing is one way to begin
    best, choice = -1, DONE
    writing = True
    while kept > 0:
        for k in range(here, here + kept):
            count = offer(kit, pool[k], seat, moves)
            for i in range(count):
                move = moves[i]
                if move == DONE:
                    if worth[k] > best:
                        best = worth[k]
                        choice = begins[k] if begins[k] != NOTHING else DONE
                elif (move < BRIDGE) == writing:
                    pool[trial] = pool[k]
                    do(kit, pool[trial], seat, move)
                    begins[trial] = begins[k] if begins[k] != NOTHING else move
                    worth[trial] = value(kit, pool[trial], seat, weights, chances)
                    worth[trial] += whim(pool[trial].sheets[seat], luck)
                    found = keep(pool, begins, worth, seat, there, found, width)
        here, there, kept, found = there, here, found, 0
        writing = False
    return int(choice)


@kernel
def keep(pool: Any, begins: Any, worth: Any, seat: int, base: int, found: int, width: int) -> int:
    """Put the trial among the best `width` plans from `base` on; how many there are now."""
    trial = 2 * width
    sheet = pool[trial].sheets[seat]
    place = base
    for k in range(base, base + found):
        if worth[k] == worth[trial]:
            other = pool[k].sheets[seat]
            if other.spanned == sheet.spanned and other.doubled == sheet.doubled and other.lit == sheet.lit:
                return found  # the same bridges in another order
        if worth[k] < worth[place]:
            place = k
    if found < width:
        place = base + found
        found += 1
    elif worth[place] >= worth[trial]:
        return found
    pool[place] = pool[trial]
    begins[place] = begins[trial]
    worth[place] = worth[trial]
    return found


@kernel
def whim(sheet: Any, luck: int) -> int:
    """Up to an eighth of a point, so that two of these bots at one table are no mirrors of each other."""
    x = (luck + sheet.spanned * 5 + sheet.doubled * 3 + sheet.lit) & MASK
    x = (x ^ (x >> 16)) * 0x45D9F3B & MASK
    return int((x ^ (x >> 16)) & 127)


@kernel
def best_first_number(
    kit: Any,
    s: Any,
    seat: int,
    weights: Any,
    width: int,
    luck: int,
    pool: Any,
    begins: Any,
    worth: Any,
    moves: Any,
    chances: Any,
) -> int:
    """H1.3: the worst number for the neighbour who gets the sheet; alone, the best (H1.4)."""
    best, choice = 0, NOTHING
    for i in range(offer(kit, s, seat, moves)):
        pool[0] = s
        pool[0].done = 0  # others' numbers are unknown here: never let this one be the last
        do(kit, pool[0], seat, moves[i])
        good = value(kit, pool[0], seat, weights, chances)
        if s.seats > 1:
            good = 8 * whim(pool[0].sheets[seat], luck) - good
        if choice == NOTHING or good > best:
            best, choice = good, moves[i]
    return int(choice)


# Doors for Python, which hands over arrays of one record.


@kernel
def best_draft_at(
    kit: Any,
    s: Any,
    seat: int,
    weights: Any,
    width: int,
    luck: int,
    pool: Any,
    begins: Any,
    worth: Any,
    moves: Any,
    chances: Any,
) -> int:
    return best_draft(kit[0], s[0], seat, weights, width, luck, pool, begins, worth, moves, chances)


@kernel
def best_first_number_at(
    kit: Any,
    s: Any,
    seat: int,
    weights: Any,
    width: int,
    luck: int,
    pool: Any,
    begins: Any,
    worth: Any,
    moves: Any,
    chances: Any,
) -> int:
    return best_first_number(kit[0], s[0], seat, weights, width, luck, pool, begins, worth, moves, chances)


def planned(
    kit: Kit, s: State, seat: int, weights: tuple[int, ...] = WEIGHTS, width: int = WIDTH, luck: int = 0
) -> int:
    """The best move on a table of the ordinary game, as far as this bot sees."""
    name = "best_first_number" if s.stage == SET_UP else "best_draft"
    states, most = 2 * width + 1, max(MOVES, 2 * width + 1)
    if kit.rules.compiled:
        numbers = np.zeros((4, most), np.int64)
        call = getattr(kernels.compiled(sys.modules[__name__]), name + "_at")
        return int(
            call(kit.fields.record, s.record, seat, weights, width, luck, np.zeros(states, STATE), *numbers)
        )
    pool = Row(tuple(State.blank(STATE).fields for _ in range(states)))
    call = globals()[name]
    return int(
        call(kit.fields.fields, s.fields, seat, weights, width, luck, pool, *([0] * most for _ in range(4)))
    )


# --- the bot ----------------------------------------------------------------------------------------------


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """Looks at its own sheet, this card and those to come; not at what the others are up to."""
    width = WIDTH if budget is None else max(1, budget // JUDGED)
    luck = rng.randrange(MASK)
    if view.record.dtype != PAPER:
        return planned(kit, view, seat, width=width, luck=luck)
    if view.challenger == seat:
        return objection(kit, view, seat)
    move = planned(kit, State(view.record["table"].copy()), seat, width=width, luck=luck)
    # Somebody else's draft may be past mending by the ordinary rules; on paper one can always be done.
    return move if game.check(kit, view, seat, move) == 0 else game.passive(kit, view, seat)


def objection(kit: Kit, view: State, seat: int) -> int:
    """A challenge of a mark that is wrong, among the others' marks for the last two cards; or none (H5.2)."""
    judged = view.copy()
    for owner in range(view.table.seats):
        marks = view.marks[owner]
        for index in range(marks.settled):
            fresh = marks.erased[index] == STANDS and marks.card_no[index] >= max(1, view.table.card_no - 1)
            if owner == seat or not fresh:
                continue
            concerned = paper.concerned(kit.fields.fields, marks.what[index])
            if concerned & ~marks.struck and paper.mistake(kit.fields.fields, judged.fields, owner, index):
                return CHALLENGE + owner * SHEET_MARKS + _mark(marks, index)
    return NO_CHALLENGE


def _mark(marks: Any, index: int) -> int:
    """The number by which a mark is challenged: an island's, or which of the bridges on its line."""
    what = marks.what[index]
    if what < BRIDGE:
        return int(what)
    earlier = sum(marks.what[i] == what and marks.erased[i] == STANDS for i in range(index))
    return int(ISLANDS + (what - BRIDGE) * LINE_MARKS + earlier)


BOTS = {"greedy": greedy}
