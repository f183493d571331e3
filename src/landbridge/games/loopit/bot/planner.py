"""Loopit's planner: the turns that bring the most points, and the policy of rollouts.

Rollouts of the next turns show whether a turn leaves good tiles on the rack and bad squares to the others. The estimate
after them is the score. Only the rules decide what is legal.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.plans import listed
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import RecordLayout
from landbridge.core.state import NOTHING, State
from landbridge.games.loopit.bot.search import SCRATCH as SEARCH_SCRATCH
from landbridge.games.loopit.bot.search import TURNS, best_turn, list_lays
from landbridge.games.loopit.rules import (  # noqa: F401
    LEGAL,
    actors,
    check,
    do,
    lot,
    lots,
    offer,
    points,
    tiebreak,
    turn,
)
from landbridge.games.loopit.state import EXCHANGE, LAYS, PASS, STOP

STEPS = LAYS + 1
AT_ONCE, TILES = 0, 1  # weights: lays that are planned together, and tiles laid in a turn
WEIGHTS = (LAYS, LAYS)
SCRATCH = RecordLayout(
    [
        ("scratch", SEARCH_SCRATCH),
        *listed(TURNS, STEPS),
    ]
)


@kernel
def propose(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    """The turns that bring most points; exchanging or passing where there is none."""
    p = m.scratch
    m.count = 0
    if s.laid < weights[TILES]:
        p.wanted = min(width, TURNS)
        laid = s.laid
        s.laid = max(laid, LAYS - weights[AT_ONCE])  # the search ends with the third lay
        best_turn(kit, s, seat, p)
        s.laid = laid
        p.wanted = 1
        m.count = p.count
    for i in range(m.count):
        m.merit[i] = p.worth[i]
        n = 0
        for k in range(LAYS):
            if p.found[i, k] != NOTHING:
                m.plan[i, n] = p.found[i, k]
                n += 1
        if s.laid + n < LAYS and weights[AT_ONCE] == LAYS:
            m.plan[i, n] = STOP
            n += 1
        m.length[i] = n
    if m.count == 0:
        for move in (EXCHANGE, PASS, STOP):
            if check(kit, s, seat, move) == LEGAL:
                m.plan[m.count, 0] = move
                m.length[m.count] = 1
                m.merit[m.count] = 0
                m.count += 1
    if m.count == 0:  # it would stop, but has to lay on (L2.7): anywhere
        list_lays(kit, s, seat, p)
        m.plan[0, 0] = p.move[0]
        m.length[0] = 1
        m.merit[0] = p.points[0]
        m.count = 1


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """The turn that brings most points."""
    propose(kit, s, seat, 1, WEIGHTS, luck, m)
    for k in range(m.length[0]):
        if actors(kit, s) >> seat & 1:  # a turn that leaves nothing to lay is over
            do(kit, s, seat, m.plan[0, k])


@kernel
def promise(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The score as it stands, in thousandths: what is to come is as likely to be the others'."""
    return 1000 * points(kit, s, seat)


def imagine(game: Game, kit: Kit, view: State, seat: int, rng: Luck) -> State:
    """The unseen tiles are dealt to where they may be."""
    return game.guess(kit, view, seat, rng)
