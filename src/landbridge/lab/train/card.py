"""Games for learning on a graphics card, one game a thread: the same rows as `positions.Table` has them from cores.

Each game writes its rows to a place of its own; a second kernel puts them one behind the other, in the order of the
games. Planners need much working memory, so fewer games are played at once than random ones.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.net import with_net
from landbridge.core.game import Kit
from landbridge.core.state import Row
from landbridge.lab.fast import gpu
from landbridge.lab.train import selfplay
from landbridge.lab.train.positions import CHUNK, Positions, described, settings_of, tables_of

__all__ = ["Card"]

BLOCK = 64
THREADS = 1 << 17  # games at once
REGISTERS = 64  # of a thread: most of the time is spent waiting for memory, and the more wait the better
ROOM = 3  # rows for which a game has room, in parts of those that are kept of a decision of everybody
SPARE = 16

cuda: Any = gpu.cuda  # by this name, which Numba's simulator replaces


class Card:
    """One game's games for learning; their working memory stays on the card as long as this does."""

    def __init__(self, kit: Kit, champion: ModuleType, threads: int = THREADS):
        self.kit, self.champion, self.threads = kit, champion, threads
        room = int(getattr(kit.rules.module, "MOST_OFFERS", kit.moves))
        weights = champion.planner.WEIGHTS
        if gpu.SIMULATED:
            self.room: Any = (Row.blank(kit.state, threads), [[0] * room for _ in range(threads)])
            self.weights, self.scratch = weights, Row.blank(champion.SCRATCH, threads)
        else:
            self.room = (
                _blank(threads, kit.state.dtype),
                cuda.device_array((threads, room), np.int64),
            )
            self.weights, self.scratch = (
                cuda.to_device(np.array(weights)),
                _blank(threads, champion.SCRATCH.dtype),
            )

    def play(
        self, net: bytes | None, games: int, first: int, explore: bool = True, seats: int | None = None
    ) -> Positions:
        """`Table.play` on the card."""
        champion, tables = self.champion, tables_of(self.champion, seats)
        settings = np.array([settings_of(champion, net, explore, at_table) for at_table in tables], np.int64)
        kept = champion.KEPT_ROWS / 1000 if explore else 1
        room = SPARE + int(ROOM * champion.SPAN * max(tables) * kept)
        fields = with_net(champion.KIT, self.kit.fields, net or bytes(champion.NET.size))
        starts = [self.kit.game.start(self.kit, at_table) for at_table in tables]
        threads = min(self.threads, games)
        grid = -(-threads // BLOCK), min(threads, BLOCK)
        shapes = (games, room, champion.ACTIVE), (games, room, selfplay.NOTED)
        rows: Any
        noted: Any
        counted: Any
        begun: Any
        if gpu.SIMULATED:
            rows, noted = np.zeros(shapes[0], np.int16), np.zeros(shapes[1], np.int64)
            counted = np.zeros(games, np.int64)
            begun = Row.over(self.kit.state, bytearray().join(s.memory for s in starts))
            given: Any = ((fields.fields,), begun, settings.tolist())
        else:
            rows, noted = cuda.device_array(shapes[0], np.int16), cuda.device_array(shapes[1], np.int64)
            counted = cuda.to_device(np.zeros(games, np.int64))
            begun = np.concatenate([s.record for s in starts])
            given = cuda.to_device(fields.record), cuda.to_device(begun), cuda.to_device(settings)
        _player(champion)[grid](*given, first, self.weights, *self.room, rows, noted, counted, self.scratch)
        count = counted if gpu.SIMULATED else counted.copy_to_host()
        ends = np.cumsum(count)
        active = np.zeros((int(ends[-1]), champion.ACTIVE), np.int16)
        told = np.zeros((int(ends[-1]), selfplay.NOTED), np.int64)
        begin = ends - count
        if gpu.SIMULATED:
            _gatherer()[games, 1](rows, noted, counted, begin, champion.FEATURES, active, told)
        else:
            on_card = cuda.device_array(active.shape, np.int16), cuda.device_array(told.shape, np.int64)
            _gatherer()[games, BLOCK](
                rows, noted, counted, cuda.to_device(begin), champion.FEATURES, *on_card
            )
            on_card[0].copy_to_host(active)
            on_card[1].copy_to_host(told)
        table = np.repeat(np.arange(games) // CHUNK % len(tables), count)
        return described(active, told, np.array(tables, np.int8)[table])


@cache
def _player(champion: ModuleType) -> Any:
    """The kernel that plays a batch."""
    bind: Any = kernels.bound if gpu.SIMULATED else kernels.gpu_bound
    one_game = bind(selfplay, champion).one_game
    own, word = gpu.own(), gpu.word()

    def play(
        kit: Any,
        starts: Any,
        settings: Any,
        first: int,
        weights: Any,
        trials: Any,
        out: Any,
        rows: Any,
        noted: Any,
        count: Any,
        m: Any,
    ) -> None:
        me = cuda.grid(1)
        luck = own.local.array(2, word)
        if me < len(trials):
            for i in range(me, len(rows), min(len(trials), cuda.gridsize(1))):
                table = (i // CHUNK) % len(settings)
                trials[me] = starts[table]
                count[i] = one_game(
                    kit[0],
                    trials[me],
                    first + i,
                    settings[table],
                    weights,
                    0,
                    luck,
                    out[me],
                    rows[i],
                    noted[i],
                    m[me],
                )

    return cuda.jit(play) if gpu.SIMULATED else cuda.jit(play, max_registers=REGISTERS)


@cache
def _gatherer() -> Any:
    """The kernel that puts the rows of all games one behind the other: a block for each game."""
    counted = selfplay.COUNT

    def gather(rows: Any, noted: Any, count: Any, begin: Any, nothing: int, active: Any, told: Any) -> None:
        game = cuda.blockIdx.x
        for row in range(count[game]):
            for k in range(cuda.threadIdx.x, active.shape[1], cuda.blockDim.x):
                active[begin[game] + row, k] = (
                    rows[game, row, k] if k < noted[game, row, counted] else nothing
                )
            for k in range(cuda.threadIdx.x, told.shape[1], cuda.blockDim.x):
                told[begin[game] + row, k] = noted[game, row, k]

    return cuda.jit(gather)


@cache
def _clearer() -> Any:
    def clear(words: Any) -> None:
        for i in range(cuda.grid(1), len(words), cuda.gridsize(1)):
            words[i] = 0

    return cuda.jit(clear)


def _blank(count: int, dtype: Any) -> Any:
    """Records of zeros, made on the card."""
    words = cuda.device_array(count * dtype.itemsize // 8, np.int64)
    _clearer()[1024, 256](words)
    return words.view(dtype)
