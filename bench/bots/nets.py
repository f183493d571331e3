"""What the champions' nets say of positions on a graphics card, compared with this processor, number by number.

    python -m bench.bots.nets --positions 2000

Positions come from random games. They are judged by the shipped net and by a random one, as a net of zeros says
nothing. `NUMBA_ENABLE_CUDASIM=1` does the same in Numba's simulator, slowly. Interpreted, compiled and WebAssembly are
compared by tests (`tests/lab/train/test_net.py`, `tests/wasm/test_twins.py`).
"""

from __future__ import annotations

import argparse
import random
import time
from types import ModuleType
from typing import Any

import numpy as np

from landbridge import registry
from landbridge.bots import learned, rollouts
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile import net as nets
from landbridge.core.game import Game, seats_in
from landbridge.core.state import FATE, Row, State

BLOCK = 64
cuda: Any = None  # Numba's, once it is needed; by this name, which its simulator replaces


def positions(game: Game, count: int, seed: int) -> list[tuple[State, int]]:
    """States of random games, and a seat."""
    rng = random.Random(seed)
    kit = game.kit().quick()
    found: list[tuple[State, int]] = []
    while len(found) < count:
        s = game.start(kit, rng.choice(list(game.seats)))
        while (acting := game.actors(kit, s)) and len(found) < count:
            who = rng.choice(list(seats_in(acting)))
            if who != FATE and rng.random() < 0.3:
                found.append((s.copy(), rng.randrange(int(s.seats))))
            moves = game.offers(kit, s, who)
            game.do(kit, s, who, moves[rng.randrange(len(moves))])
    return found


def random_net(champion: ModuleType, seed: int) -> bytes:
    """Weights about as large as trained ones."""
    rng = np.random.default_rng(seed)
    net = np.zeros(1, champion.NET.dtype)
    for name, most in (("first", 1500), ("second", 900), ("third", 2000)):
        net[name] = rng.integers(-most, most + 1, net[name].shape)
    for name, most in (("first_bias", 4000), ("second_bias", 1 << 20), ("third_bias", 1 << 22)):
        net[name] = rng.integers(-most, most + 1, net[name].shape)
    net["scale"] = (10_000, 10_000, 10_000, 1_000)
    return net.tobytes()


def here(champion: ModuleType, fields: State, found: list[tuple[State, int]]) -> Any:
    """By compiled code."""
    loops: Any = kernels.compiled_bound(rollouts, champion)
    told = np.zeros((len(found), nets.OUTPUTS), np.int64)
    for i, (s, seat) in enumerate(found):
        m = State.blank(champion.SCRATCH)
        loops.foresee_at(fields.record, s.record, seat, int(s.seats), 1000, m.record)
        told[i] = list(m.told)
    return told


def there(champion: ModuleType, fields: State, found: list[tuple[State, int]]) -> Any:
    """On the card, one position a thread."""
    global cuda
    from landbridge.lab.fast import gpu

    cuda = gpu.cuda
    twin: Any = champion if gpu.SIMULATED else kernels.gpu_linked(champion)
    foresee = twin.foresee

    def judge(kit: Any, states: Any, seats: Any, m: Any, told: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            foresee(kit[0], states[i], seats[i], states[i].seats, 1000, m[i])
            for k in range(4):
                told[i, k] = m[i].told[k]

    count = len(found)
    seats = np.array([seat for _, seat in found], np.int64)
    told = np.zeros((count, nets.OUTPUTS), np.int64)
    grid = -(-count // BLOCK)
    if gpu.SIMULATED:
        states = Row.over(found[0][0].layout, bytearray().join(s.memory for s, _ in found))
        cuda.jit(judge)[grid, BLOCK](
            (fields.fields,), states, seats, Row.blank(champion.SCRATCH, count), told
        )
        return told
    record = np.concatenate([s.record for s, _ in found])
    on_card = cuda.to_device(told)
    scratch = cuda.to_device(np.zeros(count, champion.SCRATCH.dtype))
    cuda.jit(judge)[grid, BLOCK](
        cuda.to_device(fields.record), cuda.to_device(record), cuda.to_device(seats), scratch, on_card
    )
    return on_card.copy_to_host()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--only", nargs="*", default=[])
    given = parser.parse_args()
    for name in registry.game_names():
        if given.only and name not in given.only:
            continue
        game = registry.game(name)
        kit = game.kit()
        champion = learned.champion_of(game, kit)
        assert champion is not None
        found = positions(game, given.positions, 1)
        shipped = learned.fields_with_net(champion, game, kit)
        begun = time.perf_counter()
        for fields in (shipped, nets.with_net(champion.KIT, kit.fields, random_net(champion, 1))):
            told = here(champion, fields, found)
            if not np.array_equal(told, there(champion, fields, found)):
                raise SystemExit(f"{name}: DIFFERENT")
        values = len(np.unique(told, axis=0))
        seconds = time.perf_counter() - begun
        print(
            f"{name}: {len(found)} positions, two nets, the same ({values} values of the random one), {seconds:.1f} s"
        )


if __name__ == "__main__":
    main()
