"""Thousands of whole games between greedy players, compiled: tiles and bonus squares are tuned with them (LB4)."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.arrays import integers, records
from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.loops import check, do, fate_acts, seed_luck
from landbridge.core.game import Kit
from landbridge.core.state import NOTHING, Record
from landbridge.games.loopit.bot.search import SCRATCH, best_turn
from landbridge.games.loopit.state import EXCHANGE, LAYS, OVER, PASS, STATE, STOP

# What is counted in a game.
TURNS, EXCHANGES, PASSES, FULL = range(4)


@kernel
def greedy_turn(kit: Any, s: Any, p: Any, tally: Any) -> None:
    """The turn that brings most points; what fits nowhere is exchanged."""
    seat = s.mover
    tally[TURNS] += 1
    if best_turn(kit, s, seat, p) == 0:
        move = EXCHANGE if check(kit, s, seat, EXCHANGE) == 0 else PASS
        tally[EXCHANGES if move == EXCHANGE else PASSES] += 1
        do(kit, s, seat, move)
        return
    for i in range(LAYS):
        if p.found[0, i] != NOTHING:
            do(kit, s, seat, p.found[0, i])
    if p.found[0, LAYS - 1] != NOTHING:
        tally[FULL] += 1
    else:
        do(kit, s, seat, STOP)


@kernel
def greedy_games(
    kit: Any, start: Any, states: Any, first: int, luck: Any, out: Any, scratch: Any, tallies: Any
) -> None:
    """A game from `start` in each of `states`, numbered from `first`: a number always gives the same game."""
    for i in range(len(states)):
        states[i] = start[0]
        seed_luck(luck, first + i)
        while fate_acts(kit[0], states[i], luck, out) != 0:
            greedy_turn(kit[0], states[i], scratch[0], tallies[i])


class Games(NamedTuple):
    states: Record  # as each game ended
    tallies: Any  # a row a game: turns, exchanges, passes, turns of three lays


def play_greedy(kit: Kit, seats: int, count: int, first: int = 0) -> Games:
    """So many games between greedy players; needs Numba."""
    fast: Any = kernels.compiled_bound(sys.modules[__name__], kit.rules.module)
    states, tallies = records(count, STATE), integers(count, 4)
    start = kit.game.start(kit, seats)
    luck, out = integers(2), integers(kit.moves)
    scratch = records(1, SCRATCH)
    fast.greedy_games(kit.fields.record, start.record, states, first, luck, out, scratch, tallies)
    assert (states["stage"] == OVER).all()
    return Games(states, tallies)
