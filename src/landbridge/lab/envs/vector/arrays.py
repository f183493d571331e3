"""The arrays of many games, one row a game: what a learner reads, and what the games are kept in."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from landbridge.core.game import Kit
from landbridge.core.layout import RecordLayout
from landbridge.core.state import Row
from landbridge.lab.observation import Encoding


class Table(NamedTuple):
    """What all games have in common; kernels get it whole."""

    kit: Any  # an array of one record, as everything that holds records
    start: Any
    seats: int
    moves: int
    where: Any  # see `lab/observation/__init__.py`
    reward: int  # POINTS, MARGIN or PLACE of `kernel.py`
    chance_nodes: int = 0  # 1: chance is a seat like the others, and somebody else chooses for it


class Games(NamedTuple):
    """Row i of each is game i's; kernels get them whole, too."""

    states: Any
    lucks: Any  # FATE's, two words a game
    whims: Any  # for random moves, likewise
    actions: Any
    refusals: Any  # why an action was refused, 0: it was not
    refused: Any  # one number: of the last step in which any was
    observations: Any
    masks: Any
    legal: Any  # the moves on offer, `counts` of them
    counts: Any
    to_move: Any
    rewards: Any
    done: Any


def shapes(kit: Kit, seats: int, batch: int, size: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and dtype of every array but the states."""
    room = int(getattr(kit.rules.module, "MOST_OFFERS", kit.moves))
    return {
        "lucks": ((batch, 2), np.int64),
        "whims": ((batch, 2), np.int64),
        "actions": ((batch,), np.int64),
        "refusals": ((batch,), np.int32),
        "refused": ((1,), np.int64),
        "observations": ((batch, size), np.int16),
        "masks": ((batch, kit.moves), np.bool_),
        "legal": ((batch, room), np.int64),
        "counts": ((batch,), np.int32),
        "to_move": ((batch,), np.int32),
        "rewards": ((batch, seats), np.float32),
        "done": ((batch,), np.bool_),
    }


def interpreted(games: Games, layout: RecordLayout) -> Games:
    """The same memory as plain Python reads it: integers, and an error where one does not fit."""
    states = Row.over(layout, games.states.view("u1").data)
    rest = {name: array for name, array in games._asdict().items() if name != "states"}
    return Games(states, **{k: a.data if a.ndim == 1 else [row.data for row in a] for k, a in rest.items()})


def fillers(encoding: Encoding) -> tuple[ModuleType, ModuleType]:
    """What the loops of `kernel.py` are bound to: an encoding, and the rules, which have the last word."""
    return encoding.module, encoding.kit.rules.module
