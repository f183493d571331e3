"""One step of many games: kernels bound to a game's rules and its encoding, for `env.py`.

Everything of game i stands in row i of the arrays. Rows are indexed one axis after the other (`masks[i][move]`), which
compiled code and plain Python both understand.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import first
from landbridge.core.compile.kernel import alone, kernel, placeholder
from landbridge.core.compile.loops import (
    actors,
    below,
    check,
    do,
    fate_acts,
    hide,
    offer,
    points,
    seed_luck,
    tiebreak,
)
from landbridge.core.state import FATE

SEED, BEGIN, CHECK, STEP, TRY, CHOOSE, LOOK = range(7)  # what `run_rows` does
POINTS, MARGIN, PLACE = range(3)  # what a game that ends brings
APART = 1 << 31  # between the numbers of FATE's luck and of whims

# --- placeholders: filled by a game's rules (those of `core/compile/loops.py`) and its encoding --------------------


@placeholder
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    raise NotImplementedError


# --- one game -------------------------------------------------------------------------------------------------


@kernel
def why_row(kit: Any, s: Any, seat: int, moves: int, mask: Any, move: int) -> int:
    """0, or why a move is refused; what is on offer is legal, and `check` knows about the rest."""
    if move < 0 or move >= moves:
        return check(kit, s, seat, moves)
    return 0 if mask[move] else check(kit, s, seat, move)


@kernel
def worth(kit: Any, s: Any, seat: int, seats: int, reward: int) -> float:
    """What the end of a game brings a seat: its points, its lead over the best other one, or its place.

    A place is the share of the others it has beaten less the share that has beaten it. Alone it is all the same.
    """
    mine = points(kit, s, seat)
    if reward == POINTS or seats == 1:
        return float(mine)
    if reward == MARGIN:
        best = -(1 << 30)
        for other in range(seats):
            if other != seat:
                best = max(best, points(kit, s, other))
        return float(mine - best)
    ahead = 0
    for other in range(seats):
        if other != seat:
            theirs = points(kit, s, other)
            if mine == theirs:
                ahead += _sign(tiebreak(kit, s, seat), tiebreak(kit, s, other))
            else:
                ahead += _sign(mine, theirs)
    return ahead / (seats - 1)


@kernel
def _sign(a: int, b: int) -> int:
    if a == b:
        return 0
    return 1 if a > b else -1


# --- many -----------------------------------------------------------------------------------------------------


@alone
def run_rows(t: Any, g: Any, view: Any, mode: int, number: int, begin: int, step: int) -> None:
    """One thing with every game, or every step-th from `begin` on; which, says the mode.

    The number is that of the first game's luck, or of the step that is made. An action that is refused leaves its game
    as it was: with CHECK and then STEP all games, with TRY that one. `view` is one record, to hide things in.

    With LOOK nothing is played: everything is written anew from states that somebody has put there.

    All in one piece, because handing so many arrays on takes longer than most games take for a move.
    """
    for i in range(begin, len(g.states), step):
        legal = g.legal[i]
        if mode == CHOOSE:
            if g.to_move[i] != FATE:  # chance has luck of its own (`chance.py`)
                g.actions[i] = legal[below(g.whims[i], g.counts[i])]
            continue
        mask = g.masks[i]
        if mode == SEED:
            seed_luck(g.lucks[i], number + i)
            seed_luck(g.whims[i], number + i + APART)
        if mode in (CHECK, TRY):
            why = why_row(t.kit[0], g.states[i], int(g.to_move[i]), t.moves, mask, int(g.actions[i]))
            g.refusals[i] = why
            if why != 0:
                g.refused[0] = number
        if mode == CHECK or (mode == TRY and g.refusals[i] != 0) or (mode == STEP and g.refused[0] == number):
            continue

        # A new game, or a legal move; and whatever follows until somebody has to choose again, be it in a new game.
        for j in range(g.counts[i]):
            mask[legal[j]] = False  # before the list of it is written over
        for seat in range(t.seats):
            g.rewards[i][seat] = 0
        g.done[i] = False
        if mode in (SEED, BEGIN):
            g.states[i] = t.start[0]
        elif mode != LOOK:
            do(t.kit[0], g.states[i], int(g.to_move[i]), int(g.actions[i]))
        acting = 0
        while acting == 0:
            if t.chance_nodes:
                acting = actors(t.kit[0], g.states[i])
            else:
                acting = fate_acts(t.kit[0], g.states[i], g.lucks[i], legal)
            if acting == 0:
                for seat in range(t.seats):
                    g.rewards[i][seat] = worth(t.kit[0], g.states[i], seat, t.seats, t.reward)
                g.done[i] = True
                g.states[i] = t.start[0]

        # Whose turn it is (of several, the lowest seat's), what that seat sees, and what is on offer.
        mover = first(acting)
        if mover != FATE:  # chance sees nothing
            view[0] = g.states[i]
            hide(t.kit[0], view[0], mover)
            observe(t.kit[0], view[0], mover, t.seats, t.where, g.observations[i])
        count = offer(t.kit[0], g.states[i], mover, legal)
        for j in range(count):
            mask[legal[j]] = True
        g.counts[i] = count
        g.to_move[i] = mover
