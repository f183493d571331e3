"""Random steps of a vector environment, and what they leave behind."""

from __future__ import annotations

import hashlib

import numpy as np

from landbridge.lab.envs import VectorEnv

KEEP = -1  # no seed at all: as the environment was made


def trail(env: VectorEnv, steps: int, games: int, seed: int | None = KEEP) -> str:
    """A digest of everything that the first games show on their way."""
    if seed != KEEP:
        env.reset(seed)
    digest = hashlib.sha256()
    for _ in range(steps):
        env.step(env.random_actions())
        for array in (*env.turn, env.counts, env.place.games.actions, env.place.games.states):
            digest.update(np.ascontiguousarray(array[:games]).tobytes())
    return digest.hexdigest()
