"""Games by the thousand, on one core or all of them: the loops of `core/compile/loops.py`, compiled or interpreted as
the kit says.

A batch is an array of states. State i of a batch is played with the luck of number `first + i`, so what comes out
depends neither on how many threads there are nor on where they run (`gpu.py` gives the same states).
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from landbridge.core.compile import kernel, loops
from landbridge.core.compile.arrays import records
from landbridge.core.game import Kit
from landbridge.core.machine import cores
from landbridge.core.state import Record, Row, State

__all__ = [
    "PIECES",
    "Playouts",
    "batch",
    "bound_loops",
    "play_on",
    "points",
    "random_games",
    "repeated",
]

PIECES = (
    8  # a thread's share comes in so many pieces: games differ in length, and the last should not be alone
)


class Playouts(NamedTuple):
    """Games that were played out."""

    states: Record  # the last state of every game
    decisions: int  # choices of seats in all; the dealer's are not counted


def random_games(kit: Kit, seats: int, count: int, first: int = 0, threads: int = 1) -> Playouts:
    """Games of random moves, numbered from `first`: a number always gives the same game."""
    return play_on(kit, batch(kit, seats, count), first, threads)


def batch(kit: Kit, seats: int, count: int) -> Record:
    """So many games before their first move."""
    return repeated(kit.game.start(kit, seats), count)


def repeated(s: State, count: int) -> Record:
    """The same state many times: what a search plays out."""
    states = records(count, s.layout)
    states.view(np.uint8).reshape(count, s.layout.size)[:] = np.frombuffer(s.tobytes(), np.uint8)
    return states


def play_on(
    kit: Kit, states: Record, first: int = 0, threads: int = 1, policy: ModuleType | None = None
) -> Playouts:
    """Play every state of a batch to its end, at random or by a policy; the batch itself stays as it is.

    A policy is a module with a kernel `taste(kit, s, seat, move)`: the odds, whole numbers, of each move that is
    offered. Threads help compiled rules only; 0 means one for each core.
    """
    ends = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    if len(ends) == 0:
        return Playouts(ends, 0)
    bound = bound_loops(kit, policy)
    play = bound.play_many if policy is None else bound.play_many_by_taste
    if not kit.rules.compiled:
        games: Any = Row.over(kit.state, ends.view("u1").data)
        return Playouts(ends, int(play((kit.fields.fields,), games, first, [0, 0], [0] * kit.moves)))

    def share(start: int, stop: int) -> int:
        luck, out = np.zeros(2, np.int64), np.zeros(kit.moves, np.int64)
        return int(play(kit.fields.record, ends[start:stop], first + start, luck, out))

    if threads == 1:
        return Playouts(ends, share(0, len(ends)))
    threads = threads or cores()
    cuts = [len(ends) * i // (threads * PIECES) for i in range(threads * PIECES + 1)]
    share(0, 0)  # compiled once, before the threads want it at the same time
    with ThreadPoolExecutor(threads) as pool:
        return Playouts(ends, sum(pool.map(share, cuts[:-1], cuts[1:])))


def bound_loops(kit: Kit, policy: ModuleType | None = None) -> Any:
    """The loops with a kit's rules and a policy in them."""
    if policy is None:
        return kit.rules.loops
    bind = kernel.compiled_bound if kit.rules.compiled else kernel.bound
    return bind(loops, kit.rules.module, policy)


def points(kit: Kit, states: Record, seats: int) -> Any:
    """What every seat has in every state: an array of (states, seats)."""
    each = (State.from_record(kit.state, states[i : i + 1]) for i in range(len(states)))
    told = (kit.game.points(kit, s, seat) for s in each for seat in range(seats))
    return np.fromiter(told, np.int64).reshape(len(states), seats)
