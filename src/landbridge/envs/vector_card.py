"""The games of a `VectorEnv` on an NVIDIA card: one game a thread, from the same kernels as on a processor.

Its arrays are Numba's and carry `__cuda_array_interface__`, so PyTorch, CuPy and others read them where they lie. With
`NUMBA_ENABLE_CUDASIM=1` the same kernels run, slowly, in Numba's simulator, and the arrays are NumPy's.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from landbridge.core import kernel
from landbridge.core.game import Kit
from landbridge.core.observation import Encoding
from landbridge.core.state import Row, State
from landbridge.envs import vector_kernel
from landbridge.envs.vector_arrays import Games, Table, fillers, interpreted, shapes
from landbridge.fast.gpu import BLOCK, REGISTERS, SIMULATED, cuda
from landbridge.fast.playouts import batch as started

# Neighbouring threads write the same column at the same time: columns lie together, rows do not.
BY_COLUMN = ("observations", "legal", "lucks", "whims")


class Card:
    def __init__(self, kit: Kit, encoding: Encoding, batch: int):
        seats = encoding.seats
        self.kit = kit
        self.batch = batch
        self._fillers = fillers(encoding)
        wanted = shapes(kit, seats, batch, encoding.size)
        start = kit.game.start(kit, seats)
        if SIMULATED:
            self.games = Games(started(kit, seats, batch), **{k: np.zeros(*v) for k, v in wanted.items()})
            self.games.observations[:] = encoding.blank
            self._table = Table(
                (kit.fields.fields,), Row((start.fields,)), seats, kit.moves, encoding.where.tolist()
            )
            self._seen = interpreted(self.games)
            return
        arrays = {
            k: _zeros(shape, dtype, "F" if k in BY_COLUMN else "C") for k, (shape, dtype) in wanted.items()
        }
        self.games = self._seen = Games(cuda.device_array(batch, kit.state), **arrays)
        record, begun, where = map(cuda.to_device, (kit.fields.record, start.record, encoding.where))
        self._table = Table(record, begun, seats, kit.moves, where)
        _lay_out()[*_grid(batch)](cuda.to_device(encoding.blank), self.games.observations)

    def run(self, *modes: int, number: int = 0) -> None:
        grid = (2, 2) if SIMULATED else _grid(self.batch)  # in the simulator fewer threads than games
        for mode in modes:
            _entry(self._fillers, self.kit.state, mode)[*grid](self._table, self._seen, number)

    def act(self, actions: Any) -> None:
        """Actions that lie on the card are read there, others are brought to it."""
        if SIMULATED:
            given: Any = np.asarray(actions)
        else:
            on_card = hasattr(actions, "__cuda_array_interface__")
            given = cuda.as_cuda_array(actions) if on_card else np.asarray(actions)
        if given.shape != (self.batch,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are one integer a game, ({self.batch},), not {given.shape} × {given.dtype}"
            )
        if SIMULATED:
            self.games.actions[:] = given
            self.games.refused[0] = 0
        else:
            self._seen = self._seen._replace(actions=given if on_card else cuda.to_device(given))
            self._seen.refused[0] = 0

    def state(self, i: int) -> State:
        return State(self._host(self.games.states[i : i + 1])).copy()

    def numpy(self, name: str) -> Any:
        return self._host(getattr(self._seen if name == "actions" and not SIMULATED else self.games, name))

    def close(self) -> None:
        """Nothing runs on."""

    @staticmethod
    def _host(array: Any) -> Any:
        return array if SIMULATED else array.copy_to_host()


def _grid(games: int) -> tuple[int, int]:
    return -(-games // BLOCK), BLOCK


def _zeros(shape: tuple[int, ...], dtype: Any, order: str) -> Any:
    array = cuda.device_array(shape, dtype, order=order)
    cuda.driver.device_memset(array, 0, array.nbytes)
    return array


@cache
def _entry(filled: tuple[ModuleType, ...], dtype: Any, mode: int) -> Any:
    """The kernel for one mode: what the others would need does not burden it."""
    if SIMULATED:
        run_row = kernel.bound(vector_kernel, *filled).run_row

        def play(t: Any, g: Any, number: int) -> None:
            view = Row((State.blank(dtype).fields,))
            for i in range(cuda.grid(1), len(g.states), cuda.gridsize(1)):
                run_row(t, g, view, i, mode, number + i)

        return cuda.jit(play)
    run_row = kernel.gpu_bound(vector_kernel, *filled).run_row
    state = from_dtype(dtype)

    def play_on_card(t: Any, g: Any, number: int) -> None:
        view = cuda.local.array(1, state)
        i = cuda.grid(1)
        if i < len(g.states):
            run_row(t, g, view, i, mode, number + i)

    return cuda.jit(play_on_card, max_registers=REGISTERS)


@cache
def _lay_out() -> Any:
    """The kernel that writes what never changes into every row."""

    def lay_out(blank: Any, rows: Any) -> None:
        i = cuda.grid(1)
        if i < len(rows):
            for k in range(len(blank)):
                rows[i, k] = blank[k]

    return cuda.jit(lay_out)
