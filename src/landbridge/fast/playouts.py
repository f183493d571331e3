"""Random games by the thousand: the loops of `core/loops.py`, compiled or interpreted as the kit says."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from landbridge.core.game import Kit
from landbridge.core.state import Record, Row, State


class Playouts(NamedTuple):
    states: Record  # the last state of every game
    decisions: int  # choices of seats in all; the dealer's are not counted


def random_games(kit: Kit, seats: int, count: int, first: int = 0) -> Playouts:
    """Games of random moves, numbered from `first`: a number always gives the same game."""
    start = kit.game.start(kit, seats)
    states = np.zeros(count, kit.state)
    play_many = kit.rules.loops.play_many
    if kit.rules.compiled:
        luck, out = np.zeros(2, np.int64), np.zeros(kit.moves, np.int64)
        decisions = play_many(kit.fields.record, start.record, states, first, luck, out)
    else:
        games: Any = Row(tuple(State(states[i : i + 1]).fields for i in range(count)))
        decisions = play_many((kit.fields.fields,), (start.fields,), games, first, [0, 0], [0] * kit.moves)
    return Playouts(states, int(decisions))
