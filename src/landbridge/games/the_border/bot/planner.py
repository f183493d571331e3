"""The Border's planner: what there is to choose from, the best first, and the policy of rollouts.

Rolling again: every handful to keep, by the expected value of what follows. First action: every set of segments the
dice complete. Second action: the best few drafts, space by space. The evaluation of a sheet is in `greedy.py`. Only
the rules decide what is legal.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit
from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.plans import keep_trial, list_path, listed, pooled
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import RecordLayout, i2, i8
from landbridge.core.state import State
from landbridge.games.the_border.bot import greedy
from landbridge.games.the_border.bot.greedy import (
    BEST,
    CERTAIN,
    CHANCE,
    HOPE,
    LEAVE,
    LIST,
    ROOM,
    WORTH,
    best_uses,
    choose_dice,
    choose_segment,
    choose_space,
    cost_of_leaving,
    gain_of_segments,
    survey,
    value,
    whim,
)
from landbridge.games.the_border.rules import (  # noqa: F401
    actors,
    area_points,
    complete,
    cross_off_one,
    dice_of,
    do,
    lot,
    lots,
    offer,
    offer_again,
    points,
    tiebreak,
    turn,
)
from landbridge.games.the_border.state import (
    AGAIN,
    AREAS,
    CHOOSE,
    COLOURS,
    DONE,
    FIRST,
    ROLLS,
    SECOND,
    SEGMENT,
    SPACE,
    STATE,
    STOP,
)

REROLLS = len(greedy.WEIGHTS)  # a weight more: how often the dice are rolled again at most
WEIGHTS = (*greedy.WEIGHTS, ROLLS - 1)
MOST = 8  # drafts followed side by side
PLANS = 40
STEPS = 7  # moves of a plan: five dice, "done", and one to spare
TRIAL = 2 * MOST  # the state of the pool for trying a move
SCRATCH = RecordLayout(
    [
        *pooled(STATE, MOST, STEPS, i2),
        ("room", i8, (ROOM,)),
        *listed(PLANS, STEPS, i2),
    ]
)


@kernel
def propose(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    """The best plans for what a seat has to do now into `m.plan`."""
    m.count = 0
    survey(kit, s, seat, weights, m.room)
    if s.stage == SECOND:
        drafts(kit, s, seat, width, weights, luck, m)
        return
    gain_of_segments(kit, s, seat, weights, luck, m.room)
    cost_of_leaving(kit, s, seat, weights, m.room)
    if s.stage == FIRST:
        sets_of_segments(kit, s, seat, weights, luck, m)
    elif s.roll_no <= weights[REROLLS]:
        handfuls(kit, s, seat, m)
    else:
        m.steps[TRIAL] = 0
        list_path(m, TRIAL, 0, STOP)


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """One action, as `greedy` would."""
    survey(kit, s, seat, WEIGHTS, m.room)
    if s.stage == SECOND:
        move = SPACE
        while move != DONE:
            move = choose_space(kit, s, seat, WEIGHTS, luck, m.room)
            do(kit, s, seat, move)
        return
    gain_of_segments(kit, s, seat, WEIGHTS, luck, m.room)
    cost_of_leaving(kit, s, seat, WEIGHTS, m.room)
    if s.stage == CHOOSE:
        best_uses(s, seat, m.room)
        do(kit, s, seat, choose_dice(kit, s, seat, m.room))
    else:
        do(kit, s, seat, choose_segment(kit, s, seat, m.room))


@kernel
def promise(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The points a seat may expect in a game that is not over, in thousandths."""
    survey(kit, s, seat, WEIGHTS, m.room)
    total = 0
    for area in range(AREAS):
        if s.reached[seat, area] != 0:
            total += 1000 * area_points(s, seat, area)
        else:
            chance = m.room[CHANCE + AREAS * seat + area] * 1000 // CERTAIN
            total += chance * m.room[WORTH + area] // 16
    return total


# --- lists ------------------------------------------------------------------------------------------------


@kernel
def handfuls(kit: Any, s: Any, seat: int, m: Any) -> None:
    """Every choice of dice to roll again, by the value of those that are kept; and to stop."""
    best_uses(s, seat, m.room)
    best = choose_dice(kit, s, seat, m.room)
    m.steps[TRIAL] = 0
    list_path(m, TRIAL, 1 << 60, best)  # by the exact expected value
    count = offer_again(kit, s, m.room[LIST:])
    for i in range(count):
        move = m.room[LIST + i]
        if move != best:
            kept = 0
            for colour in range(COLOURS):
                for _ in range(dice_of(s.rolled - kit.bundle[move - AGAIN], colour)):
                    kept = kit.plus[kept, colour]
            if move != STOP:
                list_path(m, TRIAL, m.room[HOPE + kept], move)
            else:
                list_path(m, TRIAL, stopping(s, m.room), move)


@kernel
def stopping(s: Any, room: Any) -> int:
    """The value of the dice as they lie."""
    total = 0
    for colour in range(COLOURS):
        total += room[BEST + 6 * colour + dice_of(s.rolled, colour)]
    return total


@kernel
def sets_of_segments(kit: Any, s: Any, seat: int, weights: Any, luck: int, m: Any) -> None:
    """Every set of segments that the dice complete, none included; what is left over goes to the others."""
    m.pool[0] = s
    m.steps[0] = 0
    n = 1  # states of the pool that wait to be continued
    while n > 0:
        n -= 1
        m.pool[TRIAL] = m.pool[n]
        m.steps[TRIAL] = m.steps[n]
        last = -1
        for i in range(m.steps[n]):
            m.path[TRIAL, i] = m.path[n, i]
            last = max(last, m.path[n, i] - SEGMENT)
        merit = value(kit, m.pool[TRIAL], seat, weights, m.room) - left_over(m.pool[TRIAL], m.room)
        for i in range(m.steps[TRIAL]):
            merit += whim(luck, m.path[TRIAL, i])
        list_path(m, TRIAL, merit, DONE)
        count = offer(kit, m.pool[TRIAL], seat, m.room[LIST:])
        for i in range(count):
            move = m.room[LIST + i]
            if move != DONE and move - SEGMENT > last and n < TRIAL:
                m.pool[n] = m.pool[TRIAL]
                complete(kit, m.pool[n], seat, move - SEGMENT)
                for j in range(m.steps[TRIAL]):
                    m.path[n, j] = m.path[TRIAL, j]
                m.path[n, m.steps[TRIAL]] = move
                m.steps[n] = m.steps[TRIAL] + 1
                n += 1


@kernel
def left_over(s: Any, room: Any) -> int:
    """What the dice that are left bring the others; if none is left, one of all five (B3.4)."""
    total = 0
    for colour in range(COLOURS):
        if s.dice != 0:
            total += dice_of(s.dice, colour) * room[LEAVE + colour]
        elif dice_of(s.rolled, colour) > 0:
            total = max(total, room[LEAVE + colour])
    return total


@kernel
def drafts(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    """The best few drafts, space by space; one that could go on is not ended."""
    here, there = 0, MOST
    m.pool[here] = s
    m.steps[here] = 0
    m.worth[here] = 0
    kept, found = 1, 0
    while kept > 0:
        for k in range(here, here + kept):
            count = offer(kit, m.pool[k], seat, m.room[LIST:])
            if count == 1:
                list_path(m, k, m.worth[k], DONE)
            for i in range(count):
                move = m.room[LIST + i]
                if move != DONE:
                    m.pool[TRIAL] = m.pool[k]
                    cross_off_one(kit, m.pool[TRIAL], seat, move - SPACE)
                    worth = value(kit, m.pool[TRIAL], seat, weights, m.room)
                    m.worth[TRIAL] = worth + whim(luck, m.pool[TRIAL].sheets[seat].crossed[0] & 0xFFFFFF)
                    m.worth[TRIAL] += whim(luck, m.pool[TRIAL].sheets[seat].crossed[1] & 0xFFFFFF)
                    if not is_found(m, seat, there, found):
                        found = keep_trial(m, there, found, min(width, MOST), k, move)
        here, there, kept, found = there, here, found, 0


@kernel
def is_found(m: Any, seat: int, base: int, found: int) -> bool:
    """Whether the trial is among the plans from `base` on: the same spaces in another order."""
    crossed = m.pool[TRIAL].sheets[seat].crossed
    for k in range(base, base + found):
        other = m.pool[k].sheets[seat].crossed
        if other[0] == crossed[0] and other[1] == crossed[1]:
            return True
    return False


# --- from Python ------------------------------------------------------------------------------------------


def imagine(game: Game, kit: Kit, view: State, seat: int, rng: Luck) -> State:
    """A table to go on from: the others' drafts are still to be made, whoever is done already."""
    s = view.copy()
    if s.stage == SECOND:
        s.done &= bit(s.active) | bit(seat)
    return s
