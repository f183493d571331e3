"""Hashi's planner: the best drafts for a card, found bridge by bridge, and the policy of rollouts.

`propose` follows the best few ways to begin a draft (write here or there or nothing, then bridge by bridge) and lists
whole drafts, the best first; `act` plays the first of a narrow list and is how everybody plays in `bots/search.py`.
Only the rules decide what is legal: a plan consists of offered moves, made on copies.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.plans import keep_trial, list_path, listed, place_of, pooled
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import RecordLayout, i2, i8
from landbridge.core.state import State
from landbridge.games.hashi.bot.challenges import objection
from landbridge.games.hashi.bot.evaluation import ROOM, WEIGHTS, value
from landbridge.games.hashi.rules.rulebook import actors, do, lot, lots, offer, points, tiebreak, turn  # noqa: F401
from landbridge.games.hashi.state import BRIDGE, DONE, ISLANDS, MOVES, PAPER, SET_UP, STATE

MOST = 12  # drafts followed side by side
PLANS = 36  # drafts listed; the set-up has 36 numbers to choose from
STEPS = 6  # moves of a draft: a number, three bridges, "done", and one to spare
MASK = 0xFFFFFFFF
TRIAL = 2 * MOST  # the state of the pool for trying a move

SCRATCH = RecordLayout(
    [
        *pooled(STATE, MOST, STEPS, i2),
        ("moves", i8, (MOVES,)),
        ("room", i8, (ROOM,)),
        *listed(PLANS, STEPS, i2),
    ]
)

ENTRIES = {"propose_at": "kit s int int table int scratch"}  # what Python calls (tools/wasm/entries.py)


@kernel
def propose(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    """The best plans for what a seat has to do now into `m.plan`."""
    m.count = 0
    if s.stage == SET_UP:
        first_numbers(kit, s, seat, weights, luck, m)
    else:
        drafts(kit, s, seat, width, weights, luck, m)


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """Make the moves of the plan that looks best at a glance."""
    propose(kit, s, seat, 1, WEIGHTS, luck, m)
    for k in range(m.length[0]):
        do(kit, s, seat, m.plan[0, k])


@kernel
def promise(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The points a seat may expect in a game that is not over, in thousandths."""
    return value(kit, s, seat, WEIGHTS, m.room) + 1000 * points(kit, s, seat) - scored(s, seat)


@kernel
def scored(s: Any, seat: int) -> int:
    """What `value` and `points` both count: finished islands."""
    total = 0
    for island in range(ISLANDS):
        total += 2000 * (s.sheets[seat].finished >> island & 1)
    return total


# --- drafts -----------------------------------------------------------------------------------------------


@kernel
def drafts(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    here, there = 0, MOST
    m.pool[here] = s
    m.steps[here] = 0
    m.worth[here] = judged(kit, m.pool[here], seat, weights, luck, m)
    m.pool[there] = m.pool[here]
    m.steps[there] = 0
    m.worth[there] = m.worth[here]
    kept, found = 1, 1  # writing nothing is one way to begin
    writing = True
    while kept > 0:
        for k in range(here, here + kept):
            count = offer(kit, m.pool[k], seat, m.moves)
            for i in range(count):
                move = m.moves[i]
                if move == DONE:
                    list_plan(m, k, DONE)
                elif (move < BRIDGE) == writing:
                    m.pool[TRIAL] = m.pool[k]
                    do(kit, m.pool[TRIAL], seat, move)
                    m.worth[TRIAL] = judged(kit, m.pool[TRIAL], seat, weights, luck, m)
                    if not is_found(m, seat, there, found):
                        found = keep_trial(m, there, found, width, k, move)
        here, there, kept, found = there, here, found, 0
        writing = False
    if m.count == 0:  # half drawn on paper by somebody else, and past mending: there one can always be done
        m.steps[TRIAL] = 0
        m.worth[TRIAL] = 0
        list_plan(m, TRIAL, DONE)


@kernel
def judged(kit: Any, s: Any, seat: int, weights: Any, luck: int, m: Any) -> int:
    return value(kit, s, seat, weights, m.room) + whim(s.sheets[seat], luck)


@kernel
def is_found(m: Any, seat: int, base: int, found: int) -> bool:
    """Whether the trial is among the plans from `base` on: the same bridges in another order."""
    sheet = m.pool[TRIAL].sheets[seat]
    for k in range(base, base + found):
        if m.worth[k] == m.worth[TRIAL]:
            other = m.pool[k].sheets[seat]
            if other.spanned == sheet.spanned and other.doubled == sheet.doubled and other.lit == sheet.lit:
                return True
    return False


@kernel
def list_plan(m: Any, k: int, last: int) -> None:
    """A whole plan: that of pool state k and a last move, to its place among those listed."""
    at = place_of(m, m.worth[k])
    if at == 0 or m.merit[at - 1] != m.worth[k]:  # the whim parts all others: that is the same draft
        list_path(m, k, m.worth[k], last)


@kernel
def whim(sheet: Any, luck: int) -> int:
    """Up to an eighth of a point, so that two of these bots at one table are no mirrors of each other."""
    x = (luck + sheet.spanned * 5 + sheet.doubled * 3 + sheet.lit) & MASK
    x = (x ^ (x >> 16)) * 0x45D9F3B & MASK
    return int((x ^ (x >> 16)) & 127)


@kernel
def first_numbers(kit: Any, s: Any, seat: int, weights: Any, luck: int, m: Any) -> None:
    """H1.3: the worst number for the neighbour who gets the sheet; alone, the best (H1.4)."""
    count = offer(kit, s, seat, m.moves)
    for i in range(count):
        move = m.moves[i]
        m.pool[TRIAL] = s
        m.pool[TRIAL].done = 0  # others' numbers are unknown here: never let this one be the last
        do(kit, m.pool[TRIAL], seat, move)
        good = value(kit, m.pool[TRIAL], seat, weights, m.room)
        whims = whim(m.pool[TRIAL].sheets[seat], luck)
        m.steps[TRIAL] = 0
        # Of two numbers on one island the greater lies 1/1000 apart, so that none is taken for another.
        m.worth[TRIAL] = 2 * (8 * whims - good if s.seats > 1 else good) + move % 2
        list_plan(m, TRIAL, move)


# --- from Python ------------------------------------------------------------------------------------------


@kernel
def propose_at(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    """The entry point for Python, which hands over arrays of one record."""
    propose(kit[0], s[0], seat, width, weights, luck, m[0])


def imagine(game: Game, kit: Kit, view: State, seat: int, rng: Luck) -> State:
    """A table to go on from: the others' drafts are still to be made, whoever is done already."""
    s = view.copy() if view.layout == STATE else State.from_part(view.table)
    for other in range(s.seats):
        if other != seat:
            s.wrote[other] = s.drawn[other] = 0
    s.done &= 1 << seat
    return s


def certain(game: Game, kit: Kit, view: State, seat: int) -> int | None:
    """What needs no search: in paper mode, whether somebody's mark is wrong (H5.2)."""
    return objection(kit, view, seat) if view.layout == PAPER and view.challenger == seat else None
