"""What the calls of the Python interface cost: microseconds each, the best of several rounds, on one core.

python bench/calls.py            # all games
python bench/calls.py loopit
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np

import landbridge
from landbridge.core.state import FATE
from landbridge.lab.envs import VectorEnv

GAMES = ("hashi", "river_dragons", "the_border", "loopit")
BATCH = 1024


def best_of(call: Callable[[], object], times: int, rounds: int = 7) -> float:
    """Return microseconds a call."""
    found = []
    for _ in range(rounds):
        begun = perf_counter()
        for _ in range(times):
            call()
        found.append((perf_counter() - begun) / times * 1e6)
    return min(found)


def costs(name: str) -> dict[str, float]:
    """Return what each call costs in the middle of a game for three."""
    env = VectorEnv(name, 3, BATCH, seed=3, threads=1)
    for _ in range(30):
        env.step(env.random_actions())
    game, kit, s, seat = env.game, env.kit, env.state(0), int(env.to_move[0])
    view, luck = game.view(kit, s, seat), Random(1)
    move = game.offers(kit, s, seat)[0]
    found = {
        "state.copy": best_of(s.copy, 2000),
        "game.offers": best_of(lambda: game.offers(kit, s, seat), 500),
        "game.check": best_of(lambda: game.check(kit, s, seat, move), 2000),
        "state.copy, game.do": best_of(lambda: game.do(kit, s.copy(), seat, move), 2000),
        "game.view": best_of(lambda: game.view(kit, s, seat), 1000),
        "game.guess": best_of(lambda: game.guess(kit, view, seat, luck), 200),
    }
    root = env.snapshot()
    found[f"env.step, {BATCH}"] = best_of(lambda: env.step(env.random_actions()), 20)
    found[f"env.snapshot, {BATCH}"] = best_of(env.snapshot, 50)
    found[f"env.restore, {BATCH}"] = best_of(lambda: env.restore(root), 20)
    env.restore(root, [0] * BATCH, luck=1)
    found[f"env.restore with luck, {BATCH}"] = best_of(lambda: env.restore(root, luck=1), 20)
    env.restore(root, [0] * BATCH)
    found[f"env.determinized, {BATCH} of one view"] = best_of(lambda: env.determinized(1), 2, 3)
    stops = VectorEnv(name, 3, BATCH, seed=3, threads=1, chance_nodes=True)
    while not (stops.to_move == FATE).any():
        stops.step(stops.random_actions())
    actions = np.full(BATCH, -1)
    found[f"env.odds, {BATCH}"] = best_of(lambda: stops.odds, 20)
    found[f"env.drawn, {BATCH}"] = best_of(lambda: stops.drawn(actions), 20)
    return found


def main(names: list[str]) -> None:
    tables = {name: costs(landbridge.game(name).name) for name in names or GAMES}
    print("| microseconds | " + " | ".join(tables) + " |")
    print("|---" * (1 + len(tables)) + "|")
    for call in next(iter(tables.values())):
        print(f"| `{call}` | " + " | ".join(f"{table[call]:,.1f}" for table in tables.values()) + " |")


if __name__ == "__main__":
    main(sys.argv[1:])
