"""The games of a `VectorEnv` on an NVIDIA card: one game a thread, from the same kernels as on a processor.

Its arrays are Numba's, and others read them where they lie (`sharing.py`). With `NUMBA_ENABLE_CUDASIM=1` the same
kernels run, slowly, in Numba's simulator, and the arrays are NumPy's.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from landbridge.core.compile import kernel
from landbridge.core.game import Kit
from landbridge.core.layout import RecordLayout
from landbridge.core.state import Row, State
from landbridge.lab.envs.vector import kernel as vector_kernel
from landbridge.lab.envs.vector.arrays import Games, Table, fillers, interpreted, shapes
from landbridge.lab.envs.vector.kernel import BEGIN, CHECK, CHOOSE, POINTS
from landbridge.lab.envs.vector.sharing import Shared
from landbridge.lab.fast.gpu import BLOCK, REGISTERS, SIMULATED, cuda
from landbridge.lab.fast.playouts import batch as started
from landbridge.lab.observation import Encoding

# Neighbouring threads write the same column at the same time: columns lie together, rows do not.
BY_COLUMN = ("observations", "legal", "lucks", "whims")
LIGHT = (CHECK, CHOOSE)  # modes that need none of what the others need; they get kernels of their own


class Card:
    def __init__(self, kit: Kit, encoding: Encoding, batch: int, reward: int = POINTS):
        seats = encoding.seats
        self.kit = kit
        self.batch = batch
        self._shared: dict[str, Any] = {}
        self._launches: dict[int, Any] = {}
        self._fillers = fillers(encoding)
        wanted = shapes(kit, seats, batch, encoding.size)
        start = kit.game.start(kit, seats)
        if SIMULATED:
            self.games = Games(started(kit, seats, batch), **{k: np.zeros(*v) for k, v in wanted.items()})
            self.games.observations[:] = encoding.blank
            at = encoding.where.tolist()
            self._table = Table((kit.fields.fields,), Row((start.fields,)), seats, kit.moves, at, reward)
            self._seen = interpreted(self.games, kit.state)
            return
        arrays = {
            name: cuda.device_array(shape, dtype, order="F" if name in BY_COLUMN else "C")
            if len(shape) > 1
            else cuda.to_device(np.zeros(shape, dtype))
            for name, (shape, dtype) in (wanted | {"legal": (wanted["legal"][0], np.int32)}).items()
        }
        self.games = self._seen = Games(cuda.device_array(batch, kit.state.dtype), **arrays)
        record, begun, where, blank = map(
            cuda.to_device, (kit.fields.record, start.record, encoding.where, encoding.blank)
        )
        self._table = Table(record, begun, seats, kit.moves, where, reward)
        _lay_out()[*_grid(batch)](blank, self.games.observations, self.games.masks)

    def run(self, *modes: int, number: int = 0) -> None:
        for mode in modes:
            self._launch(mode)(self._table, self._seen, mode, number)

    def _launch(self, mode: int) -> Any:
        """The kernel for a mode, ready to be started: to find out about the types of so many arrays takes a while."""
        if mode not in self._launches:
            light = mode in LIGHT
            play = _entry(self._fillers, self.kit.state, light, mode if light else BEGIN)
            if SIMULATED:
                self._launches[mode] = play[2, 2]  # fewer threads than games
            else:
                ready = play.specialize(self._table, self._seen, mode, 0)
                self._launches[mode] = ready[*_grid(self.batch)]
        return self._launches[mode]

    def act(self, actions: Any) -> None:
        """Actions that lie on the card are read there, others are brought to it."""
        if actions is self.games.actions or actions is self._shared.get("actions"):
            return
        on_card = not SIMULATED and hasattr(actions, "__cuda_array_interface__")
        given: Any = cuda.as_cuda_array(actions) if on_card else np.asarray(actions)
        if given.shape != (self.batch,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are one integer a game, ({self.batch},), not {given.shape} × {given.dtype}"
            )
        if SIMULATED:
            self.games.actions[:] = given
        elif on_card:
            _copy()[*_grid(self.batch)](given, self.games.actions)
        else:
            self.games.actions.copy_to_device(given.astype(np.int64))

    def odds(self) -> Any:
        raise NotImplementedError("on a card chance is played by the environment")

    def draw(self, moves: Any) -> None:
        raise NotImplementedError("on a card chance is played by the environment")

    def state(self, i: int) -> State:
        return State.from_record(self.kit.state, self._host(self.games.states[i : i + 1])).copy()

    def kept(self, name: str) -> Any:
        return self._host(getattr(self.games, name)).copy()

    def put_back(self, name: str, values: Any, rows: Any = None) -> None:
        array = getattr(self.games, name)
        values = values if rows is None else values[rows]
        if SIMULATED:
            array[...] = values
        else:
            array.copy_to_device(np.asarray(values, order="F" if name in BY_COLUMN else "C"))

    def shared(self, name: str) -> Any:
        """Always the same object, so that it can be recognised when it comes back."""
        if name not in self._shared:
            array = getattr(self.games, name)
            self._shared[name] = array if SIMULATED else Shared(array, ready=cuda.synchronize)
        return self._shared[name]

    def numpy(self, name: str) -> Any:
        return self._host(getattr(self.games, name))

    def close(self) -> None:
        """Nothing runs on."""

    @staticmethod
    def _host(array: Any) -> Any:
        return array if SIMULATED else array.copy_to_host()


def _grid(games: int) -> tuple[int, int]:
    return -(-games // BLOCK), BLOCK


@cache
def _entry(filled: tuple[ModuleType, ...], layout: RecordLayout, light: bool, known: int) -> Any:
    """The kernel for a light mode, or the one for all others: each of these would take half a minute to compile."""
    if SIMULATED:
        run_rows = kernel.bound(vector_kernel, *filled).run_rows

        def simulate(t: Any, g: Any, mode: int, number: int) -> None:
            view = Row.blank(layout, 1)
            run_rows(t, g, view, mode, number, cuda.grid(1), cuda.gridsize(1))

        return cuda.jit(simulate)
    run_rows = kernel.gpu_bound(vector_kernel, *filled).run_rows
    state = from_dtype(layout.dtype)

    def play(t: Any, g: Any, mode: int, number: int) -> None:
        view = cuda.local.array(1, state)
        run_rows(t, g, view, mode, number, cuda.grid(1), cuda.gridsize(1))

    def play_light(t: Any, g: Any, mode: int, number: int) -> None:
        view = cuda.local.array(1, state)
        run_rows(t, g, view, known, number, cuda.grid(1), cuda.gridsize(1))

    return cuda.jit(play_light if light else play, max_registers=getattr(filled[-1], "REGISTERS", REGISTERS))


@cache
def _lay_out() -> Any:
    """The kernel that writes what never changes into every row, and empties the masks."""

    def lay_out(blank: Any, rows: Any, masks: Any) -> None:
        i = cuda.grid(1)
        if i < len(rows):
            for k in range(len(blank)):
                rows[i, k] = blank[k]
            for k in range(masks.shape[1]):
                masks[i, k] = False

    return cuda.jit(lay_out)


@cache
def _copy() -> Any:
    """The kernel that takes over actions, whatever their width."""

    def copy(given: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = given[i]

    return cuda.jit(copy)
