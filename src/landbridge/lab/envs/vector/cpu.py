"""The games of a `VectorEnv` in this machine's memory: compiled, on threads, or interpreted."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, repeat
from typing import Any

import numpy as np

from landbridge.core.compile import kernel
from landbridge.core.compile.arrays import records
from landbridge.core.game import Kit
from landbridge.core.state import Row, State
from landbridge.lab.envs.vector import chance
from landbridge.lab.envs.vector import kernel as vector_kernel
from landbridge.lab.envs.vector.arrays import Games, Table, fillers, interpreted, shapes
from landbridge.lab.envs.vector.kernel import BEGIN, POINTS, SEED
from landbridge.lab.fast.playouts import batch as started
from landbridge.lab.observation import Encoding

SHARE = 256  # games: fewer are not worth another thread
PIECES = 4  # for each thread, so that the last one does not work alone


class Processor:
    def __init__(
        self,
        kit: Kit,
        encoding: Encoding,
        batch: int,
        threads: int,
        reward: int = POINTS,
        chance_nodes: bool = False,
    ):
        seats = encoding.seats
        wanted = shapes(kit, seats, batch, encoding.size)
        self.kit = kit
        self.games = Games(started(kit, seats, batch), **{k: np.zeros(*v) for k, v in wanted.items()})
        self.games.observations[:] = encoding.blank
        bind = kernel.compiled_bound if kit.rules.compiled else kernel.bound
        self._run_rows: Any = bind(vector_kernel, *fillers(encoding)).run_rows
        self._chance: Any = bind(chance, kit.rules.module)
        self._pieces: list[tuple[Table, Games, Any]]
        self._pool: ThreadPoolExecutor | None = None
        start = kit.game.start(kit, seats)
        if not kit.rules.compiled:
            where = encoding.where.tolist()
            table = Table(
                (kit.fields.fields,), Row((start.fields,)), seats, kit.moves, where, reward, int(chance_nodes)
            )
            self._pieces = [(table, interpreted(self.games, kit.state), Row((start.copy().fields,)))]
            self._firsts = [0]
            return
        table = Table(
            kit.fields.record, start.record, seats, kit.moves, encoding.where, reward, int(chance_nodes)
        )
        count = max(1, min(threads * PIECES, batch // SHARE)) if threads > 1 else 1
        cuts = [batch * i // count for i in range(count + 1)]
        self._firsts = cuts[:-1]
        self._pieces = [
            (table, _cut(self.games, first, last), records(1, kit.state)) for first, last in pairwise(cuts)
        ]
        # Compiled once, before threads want it at the same time.
        self._run_rows(table, _cut(self.games, 0, 0), records(1, kit.state), BEGIN, 0, 0, 1)
        if count > 1:
            self._pool = ThreadPoolExecutor(threads, thread_name_prefix="landbridge-games")
            weakref.finalize(self, self._pool.shutdown, wait=False)

    def run(self, *modes: int, number: int = 0) -> None:
        for mode in modes:
            if self._pool is None:
                for piece in self._pieces:
                    self._run_rows(*piece, mode, number, 0, 1)
            else:
                # All pieces are through before the next mode begins.
                numbers = [number + first if mode == SEED else number for first in self._firsts]
                list(self._pool.map(self._run_piece, self._pieces, repeat(mode), numbers))

    def _run_piece(self, piece: tuple[Table, Games, Any], mode: int, number: int) -> None:
        self._run_rows(*piece, mode, number, 0, 1)

    def act(self, actions: Any) -> None:
        given = np.asarray(actions)
        if given.shape != self.games.actions.shape or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are one integer a game, {self.games.actions.shape}, not {given.shape} × {given.dtype}"
            )
        if given is not self.games.actions:
            self.games.actions[:] = given

    def odds(self) -> Any:
        """Return the weights of chance's moves beside `legal`."""
        odds = np.zeros(self.games.legal.shape, np.int64)
        rows = odds if self.kit.rules.compiled else [row.data for row in odds]
        for table, games, first, last in self._cuts():
            self._chance.odds_rows(table, games, rows[first:last])
        return odds

    def draw(self, moves: Any) -> None:
        """Write a move of chance, drawn by the odds, wherever chance is due."""
        for table, games, first, last in self._cuts():
            self._chance.draw_rows(table, games, moves[first:last])

    def _cuts(self) -> Iterator[tuple[Table, Games, int, int]]:
        """Yield the pieces with their first game and the one after their last."""
        for (table, games, _), first in zip(self._pieces, self._firsts, strict=True):
            yield table, games, first, first + len(games.states)

    def state(self, i: int) -> State:
        return State.from_record(self.kit.state, self.games.states[i : i + 1]).copy()

    def kept(self, name: str) -> Any:
        return getattr(self.games, name).copy()

    def put_back(self, name: str, values: Any, rows: Any = None) -> None:
        array = getattr(self.games, name)
        array[...] = values if rows is None else values[rows]

    def shared(self, name: str) -> Any:
        return getattr(self.games, name)

    def numpy(self, name: str) -> Any:
        return getattr(self.games, name)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


def _cut(games: Games, first: int, last: int) -> Games:
    """Some of the games; what there is only one of is shared."""
    parts = {name: array[first:last] for name, array in games._asdict().items()}
    return games._replace(**(parts | {"refused": games.refused}))
