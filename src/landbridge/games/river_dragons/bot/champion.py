"""River Dragons' champion: a planner whose evaluation was learned (`core/compile/net.py`, `landbridge.lab.train`).

The net judges positions between two rounds, when all programmes have been carried out. Features are everybody's ways
(`paths.py`): what they still cost and what they are made of. Nothing in them is hidden.
"""

from __future__ import annotations

import sys
from typing import Any

from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.net import WIN, evaluate, extended, judging, net_layout
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import i8
from landbridge.core.state import NOTHING, State
from landbridge.games.river_dragons.bot import planner
from landbridge.games.river_dragons.bot.paths import (
    EDGES,
    FAR,
    HELD,
    KIND,
    LIES,
    SCALE,
    WAY,
    next_cost,
    survey_once,
    used_up,
)
from landbridge.games.river_dragons.bot.planner import WEIGHTS, act, propose
from landbridge.games.river_dragons.bot.planner import act as act_plainly  # noqa: F401
from landbridge.games.river_dragons.rules.rulebook import (  # noqa: F401 - what the loops are bound to
    actors,
    check,
    do,
    offer,
    points,
    tiebreak,
    turn,
    weight,
)
from landbridge.games.river_dragons.state import KIT as RULES_KIT
from landbridge.games.river_dragons.state import PROGRAMME, SEATS, SIZES, STATE

COSTS = 80  # half steps of a way
LONGEST = 14  # links of a way
MOST = 9  # of one sort
APART = 64
ROUNDS = 12

# Features of a way …
COST = 0  # + half steps it costs
LINKS = COST + COSTS  # + links it has
BUILT = LINKS + LONGEST  # + planks that are to be laid
SUNK = BUILT + MOST  # + stones that are to be placed
READY = SUNK + MOST  # + links at its beginning that can be walked now
BLOCKED = READY + MOST  # + links with somebody on them
RESERVE = BLOCKED + MOST  # + size - 1: no plank of this size is left
WAY_FEATURES = RESERVE + SIZES
# … of ours, of the best rival's, and what else there is.
RIVAL = WAY_FEATURES
SECOND = RIVAL + WAY_FEATURES  # + half steps of the second rival's way
AHEAD = SECOND + COSTS  # + quarters of a step that our way is shorter
ORDER = AHEAD + APART  # + how many seats before us is the first
BEHIND = ORDER + SEATS  # + how many seats before us is the best rival
ROUND = BEHIND + SEATS
TABLE = ROUND + ROUNDS  # + seats - 1
FEATURES = TABLE + SEATS

ACTIVE = 2 * (6 + SIZES) + 6
NET = net_layout(FEATURES, 32, 16)
KIT = extended(RULES_KIT, [("net", NET)])
SCRATCH = extended(planner.SCRATCH, [("after", STATE, (1,)), ("ways", i8, (SEATS,)), *judging(NET, ACTIVE)])
SEATS_PLAYED = (2, 2, 3, 4)  # in training, how many sit at a table
SPAN = 60  # decisions of a seat in a game, roughly
KEPT_ROWS = 1000  # of a thousand positions, in training
WIDTH = 8  # how widely plans are looked for when any of them is taken
WIDTH_LEARNED = 0
HEADS = (0.1, 0.1, 0.1, 1.0)  # how much the outputs weigh in the fit: points, spread, lead, win
UNIT = 1  # points that an output of 1 stands for


@kernel
def features(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The features that hold for a seat into `m.active`; how many."""
    best, second, nearest = FAR, FAR, NOTHING
    survey_once(kit, s, m.w)
    for other in range(s.seats):
        if other != seat:
            cost = next_cost(kit, s, other, 0, m.w)
            if cost < best or nearest == NOTHING:
                best, second, nearest = cost, best, other
            elif cost < second:
                second = cost
    next_cost(kit, s, nearest, 0, m.w)
    n = way_features(s, nearest, best, RIVAL, 0, m)
    own = next_cost(kit, s, seat, 0, m.w)
    n = way_features(s, seat, own, 0, n, m)
    active = m.active
    apart = 4 * (min(best, 40 * SCALE) - min(own, 40 * SCALE)) // SCALE
    active[n] = AHEAD + max(0, min(apart + APART // 2, APART - 1))
    m.base[WIN] = 1000 * max(-32, min(apart, 32)) // 4  # as a logit: what `promise` says
    active[n + 1] = ORDER + (seat - s.first) % s.seats if s.first != NOTHING else ORDER
    active[n + 2] = BEHIND + (seat - nearest) % s.seats
    active[n + 3] = ROUND + min(s.round_no, ROUNDS - 1)
    active[n + 4] = TABLE + s.seats - 1
    n += 5
    if s.seats > 2:
        active[n] = SECOND + min(2 * second // SCALE, COSTS - 1)
        n += 1
    return n


@kernel
def way_features(s: Any, seat: int, cost: int, base: int, n: int, m: Any) -> int:
    """Of the way that was found last, a seat's; the place behind them."""
    active, w = m.active, m.w
    built, sunk, ready, blocked = 0, 0, 0, 0
    walking = True
    for i in range(w[EDGES]):
        link = w[WAY + 4 * i + 2]
        if link == HELD:
            blocked += 1
            walking = False
        elif link != LIES:
            built += 1
            walking = False
            if w[KIND + w[WAY + 4 * i + 1]] == 2:
                sunk += 1
        elif walking:
            ready += 1
    active[n] = base + COST + min(2 * min(cost, 40 * SCALE) // SCALE, COSTS - 1)
    active[n + 1] = base + LINKS + min(w[EDGES], LONGEST - 1)
    active[n + 2] = base + BUILT + min(built, MOST - 1)
    active[n + 3] = base + SUNK + min(sunk, MOST - 1)
    active[n + 4] = base + READY + min(ready, MOST - 1)
    active[n + 5] = base + BLOCKED + min(blocked, MOST - 1)
    n += 6
    gone = used_up(s, seat)
    for size in range(SIZES):
        if gone >> size & 1:
            active[n] = base + RESERVE + size
            n += 1
    return n


# --- what the search and the training call ----------------------------------------------------------------


@kernel
def foresee(kit: Any, s: Any, seat: int, seats: int, win: int, m: Any) -> int:
    """What a position is worth to a seat: 1000 for a win, -1000 for a loss, and so much for a win besides."""
    evaluate(kit.net, m, features(kit, s, seat, m))
    return int(2 * m.told[WIN] - 1000 + win * m.told[WIN] // 1000)


@kernel
def act_widely(kit: Any, s: Any, seat: int, width: int, luck: int, m: Any) -> None:
    """As `act`: the net does not judge in the middle of a round."""
    act(kit, s, seat, luck, m)


# --- what the others may have laid ------------------------------------------------------------------------

ENTRIES = {"lay_some_at": "kit s int int scratch"}  # what Python calls (tools/wasm/entries.py)


@kernel
def lay_some_at(kit: Any, s: Any, seat: int, luck: int, planner: Any) -> None:
    """A programme that a seat may well lay: one of the first that are proposed, the better the likelier."""
    m = planner[0]
    propose(kit[0], s[0], seat, 1, WEIGHTS, luck, m)
    i = 0
    while i + 1 < m.count and luck >> i & 1:
        i += 1
    for k in range(m.length[i]):
        do(kit[0], s[0], seat, m.plan[i, k])


def imagine(game: Game, kit: Kit, view: State, seat: int, rng: Luck) -> State:
    """Everybody is still to lay, whoever has done so: mostly a likely programme, now and then what `act` lays."""
    s = planner.imagine(game, kit, view, seat, rng)
    if s.stage != PROGRAMME:
        return s
    for other in range(s.seats):
        if other != seat:
            s.waiting |= 1 << other
    if kit.rules.compiled:
        fast = kernels.compiled(sys.modules[__name__])
        scratch = kit.memo.setdefault("river dragons champion", State.blank(SCRATCH).record)
        for other in range(s.seats):
            if other != seat and rng.randrange(4):
                fast.lay_some_at(kit.fields.record, s.record, other, rng.randrange(1 << 30), scratch)
    return s


def fits(kit: Kit) -> bool:
    """The net knows the basic side."""
    return not kit.options.board and kit.options.side == "basic"
