"""Evaluation of a sheet: the points it can be expected to bring.

It estimates for every island the chance that it will be finished, from what it still needs, what its lines can carry
and what the cards to come can bring. An island counts two points times that chance, a goal its points for all its
islands together. The weights were found by solo play. All numbers are integers, so that a bot
chooses the same move interpreted and compiled.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.games.hashi.rules.rulebook import is_early
from landbridge.games.hashi.state import CARDS, GOALS, ISLANDS, LINKED, RED, ROUNDS

# Weights: of the two logistic sums 64 to the unit (`numbered_chance`, `blank_chance` say what each is for), of the
# goals an eighth of a point, early and late (`goal_worth`).
NUMBERED = (-38, -29, -5, 38, -5, 4, 18, 4, -4)
BLANK = (-152, 21, -17, 23, 10, 0, 13, -11, -1)
GOAL_WORTH = (109, 35, 43, 22, 52, 38)
WEIGHTS = NUMBERED + BLANK + GOAL_WORTH

# Thousandths for logistic sums of -5 … 5, in steps of an eighth.
LOGISTIC = tuple(round(1000 / (1 + 2.718281828459045 ** (-x / 8))) for x in range(-40, 41))

# What an evaluation works on, so that it asks for no memory: `room` has the chance of each island, and then this.
NEED = ISLANDS  # for each island: bridges it still takes
REACH = 2 * ISLANDS  # bridges its lines can still carry
FIRM = 3 * ISLANDS  # the same, less the lines that another bridge may yet cross
SHARED = 4 * ISLANDS  # bridges that would help a numbered neighbour too
UNTURNED = 5 * ISLANDS  # for each number: unturned cards with it or a smaller one
ROOM = UNTURNED + 7
ROOT, WEIGHT = NEED, REACH  # when the islands are judged: pieces that bridges join, and their sums


# --- what a sheet is worth --------------------------------------------------------------------------------


@kernel
def value(kit: Any, s: Any, seat: int, weights: Any, room: Any) -> int:
    """The points a seat's sheet may be expected to bring, in thousandths, as far as its own marks decide them.

    `room` holds ROOM numbers.
    """
    judge_islands(kit, s, seat, weights, room)
    total = 0
    for island in range(ISLANDS):
        total += 2 * room[island]
    for goal in range(GOALS):
        if s.reached[seat, goal] == 0:
            total += goal_worth(s, goal, weights) * goal_chance(kit, s.sheets[seat], goal, room) // 8
    return total


@kernel
def judge_islands(kit: Any, s: Any, seat: int, weights: Any, room: Any) -> None:
    """Thousandths that each island will be finished, into the first places of `room`."""
    judge_sheet(kit, s, s.sheets[seat], weights, room)


@kernel
def judge_sheet(kit: Any, s: Any, sheet: Any, weights: Any, room: Any) -> None:
    number, degree = sheet.number, sheet.degree
    closed = sheet.crossed | sheet.doubled | sheet.stopped
    for i in range(ISLANDS, ROOM):
        room[i] = 0
    blanks = 0
    demand = 0
    for i in range(ISLANDS):
        if number[i] == 0:
            room[NEED + i] = max(0, 6 - degree[i])
            blanks += 1
        else:
            room[NEED + i] = max(0, number[i] - degree[i])
            demand += room[NEED + i]
    for line in range(kit.lines):
        if closed >> line & 1 == 0:
            a, b = kit.ends[line, 0], kit.ends[line, 1]
            on = sheet.spanned >> line & 1
            more = min(2 - on, min(room[NEED + a], room[NEED + b]))
            room[REACH + a] += more
            room[REACH + b] += more
            if on or kit.crosses[line] & ~closed == 0:
                room[FIRM + a] += more
                room[FIRM + b] += more
            if number[b] != 0:
                room[SHARED + a] += more
            if number[a] != 0:
                room[SHARED + b] += more
    left = ROUNDS - s.card_no
    bridges = 0
    for card in range(CARDS):
        if s.turned >> card & 1 == 0:
            room[UNTURNED + kit.card_number[card]] += 1
            bridges += kit.card_bridges[card]
    for n in range(1, 7):
        room[UNTURNED + n] += room[UNTURNED + n - 1]
    bridges = bridges * left // (left + 1)  # one card stays unseen
    tension = min(16, max(-16, demand - 2 * bridges))
    for i in range(ISLANDS):
        if sheet.finished >> i & 1:
            room[i] = 1000
        elif left == 0:
            room[i] = 0
        elif number[i] != 0:
            need, reach = room[NEED + i], room[REACH + i]
            load = min(16, 16 * need // (bridges + 1))
            room[i] = numbered_chance(
                weights, need, reach, room[FIRM + i], room[SHARED + i], left, load, tension
            )
        else:
            most = min(6, degree[i] + room[REACH + i])
            fewer = min(6, max(0, degree[i] - 1))  # numbers too small for it; on paper all of them may be
            fit = (
                room[UNTURNED + most] - room[UNTURNED + fewer]
            )  # cards whose number could be completed there
            barred = (kit.red | kit.blue) >> i & 1 if degree[i] == 0 else 0  # H2.5
            excess = max(-4, min(blanks - left, 4))
            room[i] = blank_chance(weights, degree[i], most - degree[i], fit, left, barred, excess, tension)


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
    return int(weights[18 + 2 * goal + (0 if is_early(s, goal, s.card_no) else 1)])


@kernel
def goal_chance(kit: Any, sheet: Any, goal: int, room: Any) -> int:
    if goal == LINKED:
        return linked_chance(kit, sheet, room)
    flags = kit.red if goal == RED else kit.blue
    together = 1000
    for island in range(ISLANDS):
        if flags >> island & 1:
            together = together * room[island] // 1000
    return together


@kernel
def linked_chance(kit: Any, sheet: Any, room: Any) -> int:
    """From the best piece of islands that bridges join already; six certain ones are enough (H4.3)."""
    for island in range(ISLANDS):
        room[ROOT + island] = island
        room[WEIGHT + island] = room[island]
    most = 0
    for line in range(kit.lines):
        if sheet.spanned >> line & 1:
            a, b = kit.ends[line, 0], kit.ends[line, 1]
            if room[a] > 0 and room[b] > 0:
                while room[ROOT + a] != a:
                    a = room[ROOT + a]
                while room[ROOT + b] != b:
                    b = room[ROOT + b]
                if a != b:
                    room[ROOT + b] = a
                    room[WEIGHT + a] += room[WEIGHT + b]
                    most = max(most, room[WEIGHT + a])
    most = min(most, 6000)
    return most * most // 36000
