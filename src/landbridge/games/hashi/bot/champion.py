"""Hashi's champion: a planner whose evaluation was learned (`core/compile/net.py`, `landbridge.lab.train`).

Features are what a seat can see: its own sheet with its draft, the others' as everybody has seen them, cards, goals.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.net import LEAD, POINTS, WIN, evaluate, extended, judging, net_layout
from landbridge.core.game import Kit
from landbridge.core.layout import i8
from landbridge.games.hashi.bot import planner
from landbridge.games.hashi.bot.evaluation import (
    FIRM,
    NEED,
    WEIGHTS,
    goal_chance,
    goal_worth,
    judge_sheet,
)
from landbridge.games.hashi.bot.planner import act as act_plainly
from landbridge.games.hashi.bot.planner import certain, imagine, propose  # noqa: F401 - proposed as by everybody
from landbridge.games.hashi.rules.rulebook import (  # noqa: F401 - what the loops are bound to
    actors,
    choice,
    choices,
    do,
    goal_points,
    lot,
    lots,
    offer,
    points,
    tiebreak,
    turn,
)
from landbridge.games.hashi.state import CARDS, DRAFT, GOALS, ISLANDS, MOST_LINES, ROUNDS, SEATS, STATE
from landbridge.games.hashi.state import KIT as RULES_KIT

CHANCES = 10  # parts into which chances are sorted
LEADS = 32

# Features, each group behind the one before.
NUMBER = 0  # + 7 * island + number
DEGREE = NUMBER + 7 * ISLANDS  # + 7 * island + bridges
CHANCE = DEGREE + 7 * ISLANDS  # + CHANCES * island: how likely it is to be finished
SLACK = CHANCE + CHANCES * ISLANDS  # + 5 * island: lines that are sure, beyond what a number needs
LINE = SLACK + 5 * ISLANDS  # + 3 * line: one bridge, two, or shut without any
CARD = LINE + 3 * MOST_LINES  # + card: turned
ROUND = CARD + CARDS  # + cards turned
GOAL = ROUND + ROUNDS + 1  # + 3 * goal: reached, open with its higher value, open with the lower
GOAL_CHANCE = GOAL + 3 * GOALS  # + CHANCES * goal
RIVAL = GOAL_CHANCE + CHANCES * GOALS  # + CHANCES * goal: the best chance of a rival
AHEAD = RIVAL + CHANCES * GOALS  # + by how much we seem to lead
TABLE = AHEAD + LEADS  # + seats - 1
FEATURES = TABLE + SEATS

ACTIVE = 4 * ISLANDS + MOST_LINES + CARDS + 1 + 3 * GOALS + 2  # at most so many hold at once
NET = net_layout(FEATURES, 96, 32)
KIT = extended(RULES_KIT, [("net", NET)])
SCRATCH = extended(
    planner.SCRATCH,
    [("after", STATE, (1,)), ("goals", i8, (GOALS,)), ("near", i8, (GOALS,)), *judging(NET, ACTIVE)],
)
HEADS = (1.0, 0.1, 0.2, 0.3)  # how much the outputs weigh in the fit: points, spread, lead, win
WON = 3_000  # what a win is worth beside the points, in thousandths of a point
SEATS_PLAYED = (1, 1, 2, 2, 3, 4)  # in training, how many sit at a table
SPAN = 17  # decisions of a seat in a game, roughly
KEPT_ROWS = 400  # of a thousand positions, in training
WIDTH = 6  # how widely plans are looked for when any of them is taken
WIDTH_LEARNED = 10  # and when the net chooses
UNIT = 10  # points that an output of 1 stands for
SEEN = 8  # drafts followed side by side in rollouts


@kernel
def features(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The features that hold for a seat into `m.active`, what the evaluation says into `m.base`; how many."""
    active = m.active
    sheet = s.sheets[seat]
    judge_sheet(kit, s, sheet, WEIGHTS, m.room)
    n = 0
    for i in range(ISLANDS):
        number, degree = sheet.number[i], min(6, sheet.degree[i])
        active[n] = NUMBER + 7 * i + number
        active[n + 1] = DEGREE + 7 * i + degree
        active[n + 2] = CHANCE + CHANCES * i + sorted_chance(m.room[i])
        n += 3
        if number > 0 and m.room[NEED + i] > 0:
            active[n] = SLACK + 5 * i + max(0, min(m.room[FIRM + i] - m.room[NEED + i] + 2, 4))
            n += 1
    shut = (sheet.crossed | sheet.stopped) & ~sheet.spanned
    for line in range(kit.lines):
        if sheet.spanned >> line & 1:
            active[n] = LINE + 3 * line + (sheet.doubled >> line & 1)
            n += 1
        elif shut >> line & 1:
            active[n] = LINE + 3 * line + 2
            n += 1
    for card in range(CARDS):
        if s.turned >> card & 1:
            active[n] = CARD + card
            n += 1
    active[n] = ROUND + s.card_no
    n += 1
    mine = outlook(kit, s, seat, sheet, m)
    for goal in range(GOALS):
        if s.reached[seat, goal]:
            active[n] = GOAL + 3 * goal
        else:
            active[n] = GOAL + 3 * goal + (1 if goal_worth(s, goal, WEIGHTS) == WEIGHTS[18 + 2 * goal] else 2)
            n += 1
            active[n] = GOAL_CHANCE + CHANCES * goal + sorted_chance(m.goals[goal])
        n += 1
    m.base[POINTS] = m.base[LEAD] = mine
    if s.seats == 1:
        active[n] = TABLE
        return n + 1
    return rivals(kit, s, seat, mine, n, m)


@kernel
def rivals(kit: Any, s: Any, seat: int, mine: int, n: int, m: Any) -> int:
    """How far the others are with the goals, and by how much we seem to lead."""
    best = -1
    for goal in range(GOALS):
        m.near[goal] = 0
    for other in range(s.seats):
        if other != seat:
            judge_sheet(kit, s, s.settled[other], WEIGHTS, m.room)
            best = max(best, outlook(kit, s, other, s.settled[other], m))
            for goal in range(GOALS):
                if s.reached[other, goal] == 0:
                    m.near[goal] = max(m.near[goal], m.goals[goal])
    for goal in range(GOALS):
        m.active[n] = RIVAL + CHANCES * goal + sorted_chance(m.near[goal])
        n += 1
    m.base[LEAD] = mine - best
    m.active[n] = AHEAD + max(0, min((mine - best) // 1000 + LEADS // 2, LEADS - 1))
    m.active[n + 1] = TABLE + s.seats - 1
    return n + 2


@kernel
def outlook(kit: Any, s: Any, seat: int, sheet: Any, m: Any) -> int:
    """What a sheet whose islands have just been judged may bring, in thousandths; the goals' chances into `m.goals`."""
    total = 0
    for island in range(ISLANDS):
        total += 2 * m.room[island]
    for goal in range(GOALS):
        if s.reached[seat, goal]:
            m.goals[goal] = 0
            total += 1000 * goal_points(s, seat, goal)
        else:
            m.goals[goal] = goal_chance(kit, sheet, goal, m.room)
            total += goal_worth(s, goal, WEIGHTS) * m.goals[goal] // 8
    return total


@kernel
def sorted_chance(chance: int) -> int:
    """Which part of 0 … 1000 a chance is in; 0 and 1000 are parts of their own."""
    if chance <= 0:
        return 0
    if chance >= 1000:
        return CHANCES - 1
    return min(CHANCES - 2, 1 + chance * (CHANCES - 2) // 1000)


# --- what the search and the training call ----------------------------------------------------------------


@kernel
def foresee(kit: Any, s: Any, seat: int, seats: int, win: int, m: Any) -> int:
    """What a position is worth to a seat: its points, and so much for a win; the net's outputs are in `m.told`.

    What the others score hardly depends on a draft, and would only be noise.
    """
    evaluate(kit.net, m, features(kit, s, seat, m))
    return int(m.told[POINTS] + win * m.told[WIN] // 1000)


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """The draft after which the net likes the position best, of the few that a quick look finds."""
    act_widely(kit, s, seat, SEEN, luck, m)


@kernel
def act_widely(kit: Any, s: Any, seat: int, width: int, luck: int, m: Any) -> None:
    """The same, with as wide a look as one likes."""
    if s.stage != DRAFT:
        act_plainly(kit, s, seat, luck, m)
        return
    propose(kit, s, seat, width, WEIGHTS, luck, m)
    best, most = 0, -(1 << 40)
    for i in range(m.count):
        m.after[0] = s
        for k in range(m.length[i]):
            do(kit, m.after[0], seat, m.plan[i, k])
        worth = foresee(kit, m.after[0], seat, s.seats, WON, m)
        if worth > most:
            best, most = i, worth
    for k in range(m.length[best]):
        do(kit, s, seat, m.plan[best, k])


@kernel
def tells_after_plans(kit: Any, s: Any) -> bool:
    """Of drafts; not of first numbers, which are for a neighbour."""
    return bool(s.stage == DRAFT)


def fits(kit: Kit) -> bool:
    """The net knows side A."""
    return not kit.options.board and kit.options.side == "A"
