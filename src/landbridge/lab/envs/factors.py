"""Moves in two steps, for games with thousands: first what, then where.

    env = Factored(AgainstBots("loopit", 2, "greedy"))

Loopit has 6,003 moves, of which some twenty are on offer. As factors there are some forty things to choose (stop,
exchange, pass, a kind of tile) and then one of 169 squares. The action space is `Discrete(whats + wheres)`; masks say
which part is asked for. The first step changes nothing at the table: the observation comes back with what was chosen
marked at its end (one number for each what), reward 0. A what with a single move is made at once.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from landbridge.core.game import Kit
from landbridge.games.loopit.state import LAY, SQUARES
from landbridge.lab.envs.gymnasium import AgainstBots

__all__ = ["Factored", "factors"]


def factors(kit: Kit) -> NDArray[np.int64]:
    """Of every move its what and its where; `ValueError` for a game whose moves are few enough as they are."""
    if kit.game.name != "loopit":
        raise ValueError(f"{kit.game.name} has {kit.moves} moves and no factors")
    moves = np.arange(kit.moves)
    lays = moves >= LAY
    return np.stack(
        [np.where(lays, LAY + (moves - LAY) // SQUARES, moves), np.where(lays, (moves - LAY) % SQUARES, 0)],
        axis=1,
    )


class Factored(gymnasium.Wrapper[NDArray[Any], int, NDArray[Any], int]):
    """`AgainstBots` with moves in two steps; see the module."""

    def __init__(self, env: AgainstBots):
        super().__init__(env)
        self._env = env
        parts = factors(env.turns.kit)
        # Only what players choose gets a number: chance's own moves are left out.
        self._whats = np.array([what for what in np.unique(parts[:, 0]) if what < 3 or what >= LAY])
        self._wheres = int(parts[:, 1].max()) + 1
        self._move = {
            (int(np.searchsorted(self._whats, what)), int(where)): move
            for move, (what, where) in enumerate(parts)
            if what < 3 or what >= LAY
        }
        self._parts = {move: pair for pair, move in self._move.items()}
        self._what: int | None = None
        self._row: NDArray[Any] = np.zeros(0)
        self._info: dict[str, Any] = {}
        self.action_space: Any = spaces.Discrete(len(self._whats) + self._wheres)
        inner: Any = env.observation_space
        ones = np.ones(len(self._whats), inner.dtype)
        self.observation_space: Any = spaces.Box(
            np.concatenate([inner.low, 0 * ones]), np.concatenate([inner.high, ones]), dtype=inner.dtype
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        self._what = None
        self._row, self._info = self._env.reset(seed=seed, options=options)
        return self._marked(), self._told()

    def step(self, action: SupportsIndex) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        number = int(action)
        whats = len(self._whats)
        if self._what is None:
            offered = [where for what, where in self._offered() if what == number]
            if len(offered) > 1:
                self._what = number
                return self._marked(), 0.0, False, False, self._told()
            move = self._move.get((number, offered[0] if offered else 0), self._env.turns.moves - 1)
        else:
            move = self._move.get((self._what, number - whats), self._env.turns.moves - 1)
        self._what = None
        self._row, reward, over, cut, self._info = self._env.step(move)
        return self._marked(), reward, over, cut, self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now: a what, or a where for the what that was chosen."""
        mask = np.zeros(len(self._whats) + self._wheres, np.bool_)
        for what, where in self._offered():
            if self._what is None:
                mask[what] = True
            elif what == self._what:
                mask[len(self._whats) + where] = True
        return mask

    def _offered(self) -> list[tuple[int, int]]:
        return [self._parts[int(move)] for move in np.flatnonzero(self._info["action_mask"])]

    def _marked(self) -> NDArray[Any]:
        mark = np.zeros(len(self._whats), self._row.dtype)
        if self._what is not None:
            mark[self._what] = 1
        return np.concatenate([self._row, mark])

    def _told(self) -> dict[str, Any]:
        return {**self._info, "action_mask": self.action_masks().astype(np.int8)}
