"""Millions of games on a GPU: one game per thread, from the same functions as the rules.

A game's number gives the same game as on a processor, to the byte. Needs the extra `gpu` and an NVIDIA card; with
`NUMBA_ENABLE_CUDASIM=1` the same kernels run, slowly, in Numba's simulator.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from time import perf_counter
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.np.numpy_support import from_dtype

from landbridge.core.compile import kernel, loops
from landbridge.core.game import Kit
from landbridge.core.layout import Integer, RecordLayout, i8
from landbridge.core.state import Record, Row
from landbridge.lab.fast.playouts import Playouts, batch

__all__ = [
    "BLOCK",
    "MOST_AT_ONCE",
    "REGISTERS",
    "SIMULATED",
    "THREADS",
    "THREADS_IN_PLACE",
    "cuda",
    "entry",
    "launch",
    "own",
    "play_on",
    "random_games",
    "settings",
    "timed",
    "word",
]

BLOCK = 128  # threads in a block
THREADS = 1 << 17  # at once: enough to hide the waiting for memory on a card with 132 processors
THREADS_IN_PLACE = 1 << 16  # with more, their states no longer find room near the processors

REGISTERS = (
    128  # of a thread, unless the rules say otherwise: with more, too few are there to hide the waiting
)
MOST_AT_ONCE = 1 << 20  # games of a timed batch; a gigabyte or less

# Numba's stubs know neither the card's functions nor all of its switches.
cuda: Any = import_module("numba.cuda")
settings: Any = numba.config
SIMULATED = bool(settings.ENABLE_CUDASIM)

if not SIMULATED:
    import landbridge.lab.fast.gpu_copies  # noqa: F401 - importing it is what it is for


def random_games(kit: Kit, seats: int, count: int, first: int = 0) -> Playouts:
    """`playouts.random_games` on the card."""
    return play_on(kit, batch(kit, seats, count), first)


def play_on(kit: Kit, states: Record, first: int = 0, policy: ModuleType | None = None) -> Playouts:
    """`playouts.play_on` on the card."""
    ends = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    if len(ends) == 0:
        return Playouts(ends, 0)
    decisions = np.zeros(len(ends), np.int64)
    if SIMULATED:
        games = Row.over(kit.state, ends.view("u1").data)
        play = entry(kit, policy)
        play[2, 2]((kit.fields.fields,), games, first, decisions)  # fewer threads than games, as on a card
    else:
        on_card, counted = cuda.to_device(ends), cuda.to_device(decisions)
        launch(kit, cuda.to_device(kit.fields.record), on_card, first, counted, policy)
        on_card.copy_to_host(ends)
        counted.copy_to_host(decisions)
    return Playouts(ends, int(decisions.sum()))


def launch(
    kit: Kit, fields: Any, states: Any, first: int, decisions: Any, policy: ModuleType | None = None
) -> None:
    """Start a batch that lies on the card already; `cuda.synchronize()` waits for it."""
    threads = min(THREADS_IN_PLACE if _in_place(kit.rules.module) else THREADS, len(states))
    entry(kit, policy)[-(-threads // BLOCK), BLOCK](fields, states, first, decisions)


def timed(kit: Kit, seats: int, count: int, watched: bool = False) -> tuple[int, float]:
    """Decisions and seconds of so many random games, the batch lying on the card before and after.

    Watched, the card also writes what the deciding seat may know before every decision: what a learner looks at.
    """
    count = min(count, MOST_AT_ONCE)
    states, decisions = cuda.device_array(count, kit.state.dtype), cuda.device_array(count, np.int64)
    start = cuda.to_device(kit.game.start(kit, seats).record)
    _spread()[-(-count // BLOCK), BLOCK](start, states)
    fields, views = cuda.to_device(kit.fields.record), cuda.device_array(THREADS, kit.state.dtype)
    cuda.synchronize()
    begun = perf_counter()
    if watched:
        grid = -(-min(THREADS, count) // BLOCK)
        _watched(kit.rules.module, kit.state, _room(kit))[grid, BLOCK](fields, states, 0, decisions, views)
    else:
        launch(kit, fields, states, 0, decisions)
    cuda.synchronize()
    return int(decisions.copy_to_host().sum()), perf_counter() - begun


def entry(kit: Kit, policy: ModuleType | None = None) -> Any:
    """The kernel that plays a batch of a kit's games."""
    return _entry(kit.rules.module, kit.state, policy, _room(kit))


def _in_place(rules: ModuleType) -> bool:
    """Whether games are played where they lie, in one piece each, or in a copy in the thread's own memory.

    That memory is laid out word by word beside its neighbours': good for those who go in step. Rules whose games part
    company say `IN_PLACE`; which is faster is measured, see docs/speed.md.
    """
    return bool(getattr(rules, "IN_PLACE", False))


def _room(kit: Kit) -> int:
    """How many moves can be on offer at once: what a thread needs memory for."""
    return int(getattr(kit.rules.module, "MOST_OFFERS", kit.moves))


@cache
def _entry(rules: ModuleType, layout: RecordLayout, policy: ModuleType | None, room: int) -> Any:
    bound = _bound((rules,) if policy is None else (rules, policy))
    seed_luck, play_out = bound.seed_luck, bound.play_out if policy is None else bound.play_out_by_taste
    state, whole = _types(layout)
    here = own()

    def play(kit: Any, states: Any, first: int, decisions: Any) -> None:
        s = here.local.array(1, state)
        luck = here.local.array(2, whole)
        out = here.local.array(room, whole)
        for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
            s[0] = states[i]
            seed_luck(luck, first + i)
            decisions[i] = play_out(kit[0], s[0], luck, out)
            states[i] = s[0]

    def play_in_place(kit: Any, states: Any, first: int, decisions: Any) -> None:
        luck = here.local.array(2, whole)
        out = here.local.array(room, whole)
        for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
            seed_luck(luck, first + i)
            decisions[i] = play_out(kit[0], states[i], luck, out)

    chosen = play_in_place if _in_place(rules) else play
    return _kernel(chosen, getattr(rules, "REGISTERS", REGISTERS))


@cache
def _spread() -> Any:
    """The kernel that sets up a batch on the card."""

    def spread(start: Any, states: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            states[i] = start[0]

    return cuda.jit(spread)


@cache
def _watched(rules: ModuleType, layout: RecordLayout, room: int) -> Any:
    bound = _bound((rules,))
    seed_luck, play_watched = bound.seed_luck, bound.play_watched
    state, whole = _types(layout)
    here = own()

    def play(kit: Any, states: Any, first: int, decisions: Any, views: Any) -> None:
        s = here.local.array(1, state)
        luck = here.local.array(2, whole)
        out = here.local.array(room, whole)
        me = cuda.grid(1)
        for i in range(me, len(states), cuda.gridsize(1)):
            s[0] = states[i]
            seed_luck(luck, first + i)
            decisions[i] = play_watched(kit[0], s[0], luck, out, views[me : me + 1])
            states[i] = s[0]

    return _kernel(play, REGISTERS)


def _kernel(play: Any, registers: int) -> Any:
    return cuda.jit(play) if SIMULATED else cuda.jit(play, max_registers=registers)


def _bound(fillers: tuple[ModuleType, ...]) -> Any:
    return kernel.bound(loops, *fillers) if SIMULATED else kernel.gpu_bound(loops, *fillers)


def _types(layout: RecordLayout) -> tuple[Any, Any]:
    """Of a thread's own memory: a state, and a word for luck, a move or a set of moves."""
    return layout if SIMULATED else from_dtype(layout.dtype), word()


def word() -> Any:
    """Whole numbers in a thread's own memory."""
    return i8 if SIMULATED else from_dtype(np.dtype(np.int64))


def own() -> Any:
    """Where a thread's own memory comes from: `own().local.array(length, kind)`."""
    return _Simulated if SIMULATED else cuda


class _Simulated:
    """In the simulator a thread's own memory is what interpreted rules are used to: Python's integers."""

    class local:  # noqa: N801 - as Numba calls it
        @staticmethod
        def array(length: int, kind: Integer | RecordLayout) -> Any:
            return [0] * length if isinstance(kind, Integer) else Row.blank(kind, length)
