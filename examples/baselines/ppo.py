"""The benchmark's PPO baseline as a bot: `landbridge evaluate examples/baselines/ppo.py:choose --task hashi/solo`.

A policy that `train_ppo.py` has trained, in NumPy: a row of the view in, a liking for every move out, and of the legal
moves the one liked best. It knows Hashi alone on side A, and nothing else.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from landbridge import Game, Kit, State
from landbridge.lab.observation import encoding

TASKS = ("hashi/solo",)  # of the benchmark


@cache
def weights() -> list[tuple[Any, Any]]:
    with np.load(Path(__file__).parent / "ppo.npz") as kept:
        return [(kept[f"w{i}"].astype(np.float32), kept[f"b{i}"].astype(np.float32)) for i in range(3)]


def likings(row: Any) -> Any:
    """What the policy thinks of every move; numbers of the row are from 0 to 1."""
    *hidden, (last, bias) = weights()
    for matrix, shift in hidden:
        row = np.tanh(matrix @ row + shift)
    return last @ row + bias


def choose(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
    how = encoding(kit, 1)
    low = how.low.astype(np.float32)
    row = (how.write(view, seat) - low) / np.maximum(how.high - low, 1)
    liked = likings(row)
    return max(game.offers(kit, view, seat), key=lambda move: float(liked[move]))
