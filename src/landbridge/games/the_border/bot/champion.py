"""The Border's champion: a planner whose evaluation was learned (`core/compile/net.py`, `landbridge.lab.train`).

Features are what a seat can see: its own sheet with its draft, the others' as everybody has seen them, the dice that
are left to others.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.net import LEAD, POINTS, WIN, evaluate, extended, judging, net_layout
from landbridge.core.game import Kit
from landbridge.core.layout import i8
from landbridge.core.state import NOTHING
from landbridge.games.the_border.bot import planner
from landbridge.games.the_border.bot.greedy import CERTAIN, CHANCE, EFFORT, faded, judge_sheet, worth
from landbridge.games.the_border.bot.planner import WEIGHTS, imagine, propose  # noqa: F401 - as by everybody
from landbridge.games.the_border.bot.planner import act as act_plainly
from landbridge.games.the_border.rules import (  # noqa: F401 - what the loops are bound to
    actors,
    area_points,
    choice,
    choices,
    dice_of,
    do,
    lot,
    lots,
    offer,
    points,
    tiebreak,
    turn,
)
from landbridge.games.the_border.state import (
    AREAS,
    BOARDS,
    COLOURS,
    DICE,
    FIRST,
    SEATS,
    SECOND,
    SEGMENTS,
    STATE,
)
from landbridge.games.the_border.state import KIT as RULES_KIT

EFFORTS = 16  # steps of effort that an area takes
STEP = 10
LEADS = 32
ROUNDS = 32
MOST_AREAS = 7

# Features, each group behind the one before.
LEFT = 0  # + 5 * (SEGMENTS * board + segment): spaces that a segment lacks, 1 … 5
AREA = LEFT + 5 * SEGMENTS * BOARDS  # + 3 * area: closed, open with its higher value, open with the lower
TAKES = AREA + 3 * AREAS  # + EFFORTS * area: the effort it takes
RIVAL = TAKES + EFFORTS * AREAS  # + EFFORTS * area: the least effort that it takes a rival
CLOSED = RIVAL + EFFORTS * AREAS  # + MOST_AREAS * ours + the most of a rival
AHEAD = CLOSED + MOST_AREAS * MOST_AREAS  # + by how many points we lead
SEEMS = AHEAD + LEADS  # + by how many we seem to lead
ROUND = SEEMS + LEADS
POOL = ROUND + ROUNDS  # + 6 * colour + dice for the others to use; another 36 if they are for us
NEXT = POOL + 2 * COLOURS * (DICE + 1)  # + how many seats before us is the active one, 4: it is nobody's turn
TABLE = NEXT + SEATS + 1  # + seats - 2
FEATURES = TABLE + SEATS - 1

ACTIVE = SEGMENTS + 3 * AREAS + 4 + COLOURS + 2
NET = net_layout(FEATURES, 80, 32)
KIT = extended(RULES_KIT, [("net", NET)])
SCRATCH = extended(
    planner.SCRATCH,
    [("after", STATE, (1,)), ("mine", i8, (AREAS,)), ("near", i8, (AREAS,)), *judging(NET, ACTIVE)],
)
HEADS = (0.3, 0.1, 1.0, 1.0)  # how much the outputs weigh in the fit: points, spread, lead, win
WON = 10_000  # what a win is worth beside the lead, in thousandths of a point
SEATS_PLAYED = (2, 2, 3, 4)  # in training, how many sit at a table
SPAN = 40  # decisions of a seat in a game, roughly
KEPT_ROWS = 250  # of a thousand positions, in training
WIDTH = 4  # how widely plans are looked for when any of them is taken
WIDTH_LEARNED = 5  # and when the net chooses
UNIT = 10  # points that an output of 1 stands for
SEEN = 3  # drafts followed side by side in rollouts


@kernel
def features(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The features that hold for a seat into `m.active`, what the evaluation says into `m.base`; how many."""
    active = m.active
    if s.board[seat] == NOTHING:
        active[0] = TABLE + s.seats - 2
        m.base[POINTS] = m.base[LEAD] = 0
        return 1
    sheet = s.sheets[seat]
    n = 0
    for segment in range(SEGMENTS):
        left = sheet.left[segment]
        if left > 0:
            active[n] = LEFT + 5 * (SEGMENTS * s.board[seat] + segment) + left - 1
            n += 1
    for area in range(AREAS):
        m.near[area] = EFFORTS * STEP
    for other in range(s.seats):
        judge_sheet(kit, sheet if other == seat else s.settled[other], s.board[other], WEIGHTS, m.room)
        for area in range(AREAS):
            effort = m.room[EFFORT + area]
            m.room[CHANCE + AREAS * other + area] = faded(effort)
            if other == seat:
                m.mine[area] = effort
            elif s.reached[other, area] == 0:
                m.near[area] = min(m.near[area], effort)
    mine = expected(s, seat, m)
    best, most, closed = -1, -1, 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected(s, other, m))
            most = max(most, points(kit, s, other))
            closed = max(closed, areas_of(s, other))
    for area in range(AREAS):
        if s.reached[seat, area]:
            active[n] = AREA + 3 * area
            n += 1
        else:
            active[n] = AREA + 3 * area + (2 if is_taken(s, area) else 1)
            active[n + 1] = TAKES + EFFORTS * area + min((m.mine[area] + STEP - 1) // STEP, EFFORTS - 1)
            n += 2
        active[n] = RIVAL + EFFORTS * area + min((m.near[area] + STEP - 1) // STEP, EFFORTS - 1)
        n += 1
    m.base[POINTS], m.base[LEAD] = mine, mine - best
    active[n] = CLOSED + MOST_AREAS * min(areas_of(s, seat), MOST_AREAS - 1) + min(closed, MOST_AREAS - 1)
    active[n + 1] = AHEAD + in_steps(points(kit, s, seat) - most, 2)
    active[n + 2] = SEEMS + in_steps((mine - best) // 1000, 1)
    active[n + 3] = ROUND + min(s.round_no, ROUNDS - 1)
    active[n + 4] = TABLE + s.seats - 2
    n += 5
    if s.stage == SECOND:
        ours = 0 if s.active == seat else COLOURS * (DICE + 1)
        for colour in range(COLOURS):
            active[n] = (
                POOL + ours + (DICE + 1) * colour + dice_of(s.dice if s.dice != 0 else s.rolled, colour)
            )
            n += 1
    active[n] = NEXT + ((seat - s.active) % s.seats if s.active != NOTHING else SEATS)
    return n + 1


@kernel
def expected(s: Any, seat: int, m: Any) -> int:
    """What a sheet may bring, in thousandths, once everybody's chances are known: as `promise` has it."""
    total = 0
    for area in range(AREAS):
        if s.reached[seat, area]:
            total += 1000 * area_points(s, seat, area)
        else:
            chance = m.room[CHANCE + AREAS * seat + area] * 1000 // CERTAIN
            total += chance * worth(s, seat, area, WEIGHTS, m.room) // 16
    return total


@kernel
def is_taken(s: Any, area: int) -> bool:
    """Whether somebody has closed an area."""
    for other in range(s.seats):  # noqa: SIM110 - kernels have no generators
        if s.reached[other, area] != 0:
            return True
    return False


@kernel
def areas_of(s: Any, seat: int) -> int:
    """How many areas a seat has closed."""
    count = 0
    for area in range(AREAS):
        count += 1 if s.reached[seat, area] != 0 else 0
    return count


@kernel
def in_steps(lead: int, step: int) -> int:
    return max(0, min(lead // step + LEADS // 2, LEADS - 1))


# --- what the search and the training call ----------------------------------------------------------------


@kernel
def foresee(kit: Any, s: Any, seat: int, seats: int, win: int, m: Any) -> int:
    """What a position is worth to a seat: its lead, and so much for a win; the net's outputs are in `m.told`."""
    evaluate(kit.net, m, features(kit, s, seat, m))
    return int(m.told[LEAD] + win * m.told[WIN] // 1000)


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """The action after which the net likes the position best, of a few; dice are kept as `greedy` does."""
    act_widely(kit, s, seat, SEEN, luck, m)


@kernel
def act_widely(kit: Any, s: Any, seat: int, width: int, luck: int, m: Any) -> None:
    """The same, with as wide a look as one likes."""
    if not tells_after_plans(kit, s):
        act_plainly(kit, s, seat, luck, m)
        return
    propose(kit, s, seat, width, WEIGHTS, luck, m)
    best, most = 0, -(1 << 40)
    for i in range(min(m.count, 2 * width + 2)):
        m.after[0] = s
        for k in range(m.length[i]):
            do(kit, m.after[0], seat, m.plan[i, k])
        merit = foresee(kit, m.after[0], seat, s.seats, WON, m)
        if merit > most:
            best, most = i, merit
    for k in range(m.length[best]):
        do(kit, s, seat, m.plan[best, k])


@kernel
def tells_after_plans(kit: Any, s: Any) -> bool:
    """Of segments and spaces; what dice are worth shows when they have landed."""
    return bool(s.stage == FIRST or s.stage == SECOND)


def fits(kit: Kit) -> bool:
    """The net knows the four boards of the game."""
    return not kit.options.board
