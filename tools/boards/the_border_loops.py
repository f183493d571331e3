"""Games of The Border between its greedy bots, by the thousand: the compiled loop behind the other tools."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landbridge.core.bits import has
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.loops import below, seed_luck
from landbridge.core.game import Kit
from landbridge.core.state import FATE, Record
from landbridge.games.the_border.bot.greedy import ROOM, WEIGHTS, chosen
from landbridge.games.the_border.rules import actors, do, hide, offer
from landbridge.games.the_border.state import MOVES, STATE


@kernel
def play_one(kit: Any, s: Any, weights: Any, luck: Any, out: Any, seen: Any, room: Any) -> None:
    """To the end; every bot sees its own view only, and chance is even everywhere in this game."""
    while True:
        acting = actors(kit, s)
        if acting == 0:
            return
        if has(acting, FATE):
            do(kit, s, FATE, out[below(luck, offer(kit, s, FATE, out))])
        else:
            seat = 0
            while not has(acting, seat):
                seat += 1
            seen[0] = s
            hide(kit, seen[0], seat)
            do(kit, s, seat, chosen(kit, seen[0], seat, weights[seat], 0, room))


@kernel
def play_all(
    kit: Any,
    start: Any,
    states: Any,
    number: int,
    weights: Any,
    luck: Any,
    out: Any,
    seen: Any,
    room: Any,
) -> None:
    for i in range(len(states)):
        states[i] = start[0]
        seed_luck(luck, number + i)
        play_one(kit[0], states[i], weights, luck, out, seen, room)


def greedy_games(
    kit: Kit, seats: int, games: int, number: int = 0, weights: NDArray[np.int64] | None = None
) -> Record:
    """The last states of so many games, numbered from `number`; a number always gives the same game."""
    if weights is None:
        weights = np.array([WEIGHTS] * seats, np.int64)
    states = np.zeros(games, STATE)
    luck, out, room = (np.zeros(n, np.int64) for n in (2, MOVES, ROOM))
    start = kit.game.start(kit, seats)
    play = kernels.compiled(sys.modules[__name__]).play_all
    play(kit.fields.record, start.record, states, number, weights, luck, out, np.zeros(1, STATE), room)
    return states


# --- what came out ----------------------------------------------------------------------------------------


def points(states: Record, seats: int) -> NDArray[np.int64]:
    """Points by game and seat (B4.2–B4.4), computed here again from when each area was reached."""
    total: NDArray[np.int64] = area_points(states, seats).sum(axis=2)
    return total


def area_points(states: Record, seats: int) -> NDArray[np.int64]:
    reached = states["reached"][:, :seats].astype(np.int64)
    when = np.where(reached == 0, 10_000, reached)
    early = when == when.min(axis=1, keepdims=True)
    value = 12 - np.arange(9)
    return np.where(reached == 0, 0, np.where(early, value, value // 2)).astype(np.int64)


def shares(states: Record, seats: int) -> NDArray[np.float64]:
    """The share of the win by game and seat (B4.6)."""
    scores = area_points(states, seats)
    marks = 100 * scores.sum(axis=2) + scores.max(axis=2)
    best = marks == marks.max(axis=1, keepdims=True)
    share: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return share


def completion(states: Record, seats: int) -> NDArray[np.float64]:
    """BB4: on which part of the sheets each area was completed, from the 12 down to the 4."""
    done: NDArray[np.float64] = (states["reached"][:, :seats] > 0).mean(axis=(0, 1))
    return done
