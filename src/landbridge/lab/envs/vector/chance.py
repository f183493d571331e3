"""Chance in the hands of a searcher: the odds of what may happen, draws by them, and luck for every row of a batch."""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import alone
from landbridge.core.compile.loops import any_lot, seed_luck, weight
from landbridge.core.state import FATE


@alone
def odds_rows(t: Any, g: Any, odds: Any) -> None:
    """Write the weights of chance's moves, in the order of `legal`; 0 where no chance is due."""
    for i in range(len(g.states)):
        for j in range(len(odds[i])):
            odds[i][j] = 0
        if g.to_move[i] == FATE:
            for j in range(g.counts[i]):
                odds[i][j] = weight(t.kit[0], g.states[i], g.legal[i][j])


@alone
def draw_rows(t: Any, g: Any, moves: Any) -> None:
    """Draw a move of chance by its odds, with the luck of each game, wherever chance is due."""
    for i in range(len(g.states)):
        if g.to_move[i] == FATE:
            moves[i] = any_lot(t.kit[0], g.states[i], g.lucks[i], g.legal[i])


@alone
def seed_rows(lucks: Any, numbers: Any) -> None:
    """Start the luck of every row from a number of its own."""
    for i in range(len(numbers)):
        seed_luck(lucks[i], numbers[i])
