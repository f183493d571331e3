"""Loopit's champion: a planner whose evaluation was learned (`core/compile/net.py`, `landbridge.lab.train`).

Features are what a seat can see: the board, its own rack, scores, how many tiles are in the bag and which are unseen.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.net import LEAD, POINTS, WIN, evaluate, extended, judging, net_layout
from landbridge.core.game import Kit
from landbridge.core.layout import i8
from landbridge.core.state import NOTHING
from landbridge.games.loopit.bot import planner
from landbridge.games.loopit.bot.planner import WEIGHTS, imagine, propose  # noqa: F401 - as by everybody
from landbridge.games.loopit.bot.planner import act as act_plainly  # noqa: F401 - what the training begins with
from landbridge.games.loopit.bot.search import list_lays
from landbridge.games.loopit.rules import (  # noqa: F401 - what the loops are bound to
    actors,
    choice,
    choices,
    do,
    lot,
    lots,
    met,
    offer,
    points,
    tiebreak,
    turn,
)
from landbridge.games.loopit.state import KIT as RULES_KIT
from landbridge.games.loopit.state import (
    LAY_TILES,
    RACK,
    SEATS,
    SIDES,
    SQUARES,
    STATE,
    TILES,
    WORDS,
)

KINDS = 35  # of the tiles it was trained with
LEADS = 40
BAG = 3  # tiles in a step
LEFT = 10
BEST = 24

# Features, each group behind the one before.
OPEN = 0  # + square: a line leads there; another 169: several do
NEAR = OPEN + 2 * SQUARES  # + square with a bonus, empty: beside an open one
LIES = NEAR + SQUARES  # + square: a tile lies there
HELD = LIES + SQUARES  # + 3 * kind + how many of it on our rack - 1
UNSEEN = HELD + 3 * KINDS  # + LEFT * (ends - 1): tiles with so many ends that we have not seen
AHEAD = UNSEEN + LEFT * SIDES  # + by how many points we lead
ROOM = AHEAD + LEADS  # + steps of tiles in the bag
DEAR = ROOM + TILES // BAG + 1  # + points of our best lay
NEXT = DEAR + BEST  # + how many seats after us is the one in turn; another SEATS while racks are filled
HAND = NEXT + 2 * SEATS  # + tiles on our rack
TABLE = HAND + RACK + 1  # + seats - 1
FEATURES = TABLE + SEATS

ACTIVE = SQUARES + RACK + SIDES + 6
NET = net_layout(FEATURES, 96, 32)
KIT = extended(RULES_KIT, [("net", NET)])
SCRATCH = extended(
    planner.SCRATCH,
    [("after", STATE, (1,)), ("open", i8, (WORDS,)), ("left", i8, (SIDES + 1,)), *judging(NET, ACTIVE)],
)
HEADS = (0.3, 0.1, 1.0, 1.0)  # how much the outputs weigh in the fit: points, spread, lead, win
WON = 30_000  # what a win is worth beside the lead, in thousandths of a point
SEATS_PLAYED = (2, 2, 3, 4)  # in training, how many sit at a table
SPAN = 14  # decisions of a seat in a game, roughly
KEPT_ROWS = 500  # of a thousand positions, in training
WIDTH = 12  # how widely plans are looked for when any of them is taken
WIDTH_LEARNED = 24  # and when the net chooses
UNIT = 50  # points that an output of 1 stands for
SEEN = 6  # turns judged in rollouts


@kernel
def features(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The features that hold for a seat into `m.active`, the score into `m.base`; how many."""
    active = m.active
    n = 0
    for ends in range(SIDES + 1):
        m.left[ends] = 0
    for kind in range(kit.kinds):
        m.left[ends_of(kit, kind)] += kit.tiles[kind]
    for square in range(SQUARES):
        kind = s.lies[square]
        if kind != NOTHING:
            active[n] = LIES + square
            m.left[ends_of(kit, kind)] -= 1
            n += 1
        elif s.front[kit.word[square]] & kit.bit[square]:
            lines = 0
            for side in range(SIDES):
                lines += 1 if met(s, side, kit.word[square]) & kit.bit[square] else 0
            active[n] = OPEN + square + (SQUARES if lines > 1 else 0)
            n += 1
        elif kit.bonus[square] > 1 and is_near(kit, s, square):
            active[n] = NEAR + square
            n += 1
    last, count = NOTHING, 0
    for slot in range(s.held[seat]):
        kind = s.rack[seat, slot]
        m.left[ends_of(kit, kind)] -= 1
        if kind == last:
            n -= 1
            count = min(count + 1, 3)
        else:
            count = 1
        active[n] = HELD + 3 * kind + count - 1
        n += 1
        last = kind
    for ends in range(1, SIDES + 1):
        active[n] = UNSEEN + LEFT * (ends - 1) + min((m.left[ends] + 2) // 3, LEFT - 1)
        n += 1
    rival = -1
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.score[other])
    m.base[POINTS], m.base[LEAD] = 1000 * s.score[seat], 1000 * (s.score[seat] - rival)
    dearest = 0
    for i in range(list_lays(kit, s, seat, m.scratch)):
        dearest = max(dearest, m.scratch.points[i])
    active[n] = AHEAD + max(0, min((s.score[seat] - rival) // 6 + LEADS // 2, LEADS - 1))
    active[n + 1] = ROOM + s.in_bag // BAG
    active[n + 2] = DEAR + min(dearest // 3, BEST - 1)
    active[n + 3] = NEXT + (s.mover - seat) % s.seats + (0 if s.stage == LAY_TILES else SEATS)
    active[n + 4] = HAND + s.held[seat]
    active[n + 5] = TABLE + s.seats - 1
    return n + 6


@kernel
def ends_of(kit: Any, kind: int) -> int:
    """How many ends a tile has."""
    ends = kit.ends[kind]
    return int((ends & 1) + (ends >> 1 & 1) + (ends >> 2 & 1) + (ends >> 3 & 1))


@kernel
def is_near(kit: Any, s: Any, square: int) -> bool:
    """Whether a neighbour is a square that a line leads to."""
    for side in range(SIDES):
        near = kit.near[square, side]
        if near != NOTHING and s.front[kit.word[near]] & kit.bit[near]:
            return True
    return False


# --- what the search and the training call ----------------------------------------------------------------


@kernel
def foresee(kit: Any, s: Any, seat: int, seats: int, win: int, m: Any) -> int:
    """What a position is worth to a seat: its lead, and so much for a win; the net's outputs are in `m.told`."""
    evaluate(kit.net, m, features(kit, s, seat, m))
    return int(m.told[LEAD] + win * m.told[WIN] // 1000)


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """The turn after which the net likes the position best, of the few that bring most points."""
    act_widely(kit, s, seat, SEEN, luck, m)


@kernel
def act_widely(kit: Any, s: Any, seat: int, width: int, luck: int, m: Any) -> None:
    """The same, of as many as one likes."""
    propose(kit, s, seat, width, WEIGHTS, luck, m)
    best, most = 0, -(1 << 40)
    if m.count > 1:
        for i in range(m.count):
            m.after[0] = s
            for k in range(m.length[i]):
                if actors(kit, m.after[0]) >> seat & 1:  # a turn that leaves nothing to lay is over
                    do(kit, m.after[0], seat, m.plan[i, k])
            worth = foresee(kit, m.after[0], seat, s.seats, WON, m)
            if worth > most:
                best, most = i, worth
    for k in range(m.length[best]):
        if actors(kit, s) >> seat & 1:
            do(kit, s, seat, m.plan[best, k])


@kernel
def tells_after_plans(kit: Any, s: Any) -> bool:
    """Of every turn."""
    return True


def fits(kit: Kit) -> bool:
    """The net knows our own edition's tiles, without an agreed number of rounds."""
    return bool(kit.options == type(kit.options)())
