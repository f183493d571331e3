"""Many games for one learner each, as a `gymnasium.vector.VectorEnv`, on one batch of `VectorEnv`.

    import gymnasium
    import landbridge.lab.envs.gymnasium
    envs = gymnasium.make_vec("landbridge/HashiSolo-v1", num_envs=256, vectorization_mode="vector_entry_point")

The arguments are those of `AgainstBots`, less `illegal`: an illegal action is a `ValueError` here. A game that ends is
followed by the next in the same step (`AutoresetMode.SAME_STEP`). Then `infos["final_obs"]` has the last row that the
learner saw in it. The moves on offer are in `infos["action_mask"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from landbridge.bots.bot import Bot, any_move
from landbridge.core.game import Game
from landbridge.lab.envs.gymnasium import seated
from landbridge.lab.envs.spaces import row_space
from landbridge.lab.envs.turns import OBSERVATIONS, POSITION, beginning, told
from landbridge.lab.envs.vector.env import MOST_SEED, VectorEnv

__all__ = ["ManyAgainstBots"]

_WAIT = -1  # no move: such a game stays as it is
_NO_PICTURES = "render_mode is for one game; many are not drawn"


class ManyAgainstBots(GymnasiumVectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """As many tables as `num_envs`, the same seat at each of them for the learner."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int = 2,
        bots: str | Bot | Sequence[str | Bot] = "random",
        seat: int = 0,
        options: object = None,
        reward: str = "points",
        budget: int | None = None,
        observations: str = "int16",
        max_cycles: int | None = None,
        threads: int = 1,
        render_mode: str | None = None,
    ):
        if render_mode is not None:
            raise ValueError(_NO_PICTURES)
        if observations not in OBSERVATIONS:
            raise ValueError(f"observations is one of {', '.join(OBSERVATIONS)}, not {observations!r}")
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not among 0 … {seats - 1}")
        self.games = VectorEnv(game, seats, num_envs, options, threads=threads, checked=False, reward=reward)
        self.num_envs, self.seat, self.budget = num_envs, seat, budget
        self.bots = seated(self.games.game, seats, seat, bots)
        self.observations, self.max_cycles = observations, max_cycles
        self.single_observation_space: Any = row_space(self.games.encoding, observations)
        self.single_action_space: Any = spaces.Discrete(self.games.kit.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._minds = Random(0)
        self._cycles = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games; without a seed the luck goes on."""
        super().reset(seed=seed)
        number = None if seed is None else int(self.np_random.integers(MOST_SEED))
        self.games.reset(number)
        if options and options.get(POSITION):
            start = beginning(self.games.kit, self.games.seats, options[POSITION])
            self.games.put([start] * self.num_envs)
        if seed is not None:
            self._minds = Random(seed)
        self._cycles[:] = 0
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._rows(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The learner's moves, and then everybody else's."""
        games = self.games
        before = games.observations.copy()
        games.step(actions)
        refused = np.flatnonzero(games.refusals)
        if len(refused):
            raise ValueError(f"game {refused[0]}: move {actions[refused[0]]} is refused")
        rewards = games.rewards[:, self.seat].astype(np.float64)
        done = games.done.copy()
        self._let_others_play(rewards, done)
        self._cycles += 1
        cut = np.zeros(self.num_envs, np.bool_)
        if self.max_cycles is not None:
            cut = (self._cycles >= self.max_cycles) & ~done
        last = self._told(before)
        if cut.any():
            last[cut] = self._rows()[cut]
            self._begin_anew(cut)
        self._cycles[done | cut] = 0
        infos = self._infos()
        if (done | cut).any():
            infos["final_obs"] = np.array([*last, None], object)[:-1]
            infos["_final_obs"] = done | cut
        return self._rows(), rewards, done, cut, infos

    def close_extras(self, **_: Any) -> None:
        """Lets the threads go."""
        self.games.close()

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves that are offered now, a row a game."""
        return np.array(self.games.masks)

    def _let_others_play(self, rewards: NDArray[Any], done: NDArray[np.bool_]) -> None:
        """Bots, until the learner has to choose in every game; what a game brings and that it ended is noted."""
        games = self.games
        while (waiting := games.to_move != self.seat).any():
            moves = np.full(self.num_envs, _WAIT, np.int64)
            chosen = games.random_actions().copy()
            for i in np.flatnonzero(waiting):
                seat = int(games.to_move[i])
                bot = self.bots[seat]
                moves[i] = chosen[i] if bot is any_move else self._asked(bot, int(i), seat)
            games.step(moves)
            wrong = np.flatnonzero(waiting & (games.refusals != 0))
            if len(wrong):
                raise ValueError(f"game {wrong[0]}: the bot's move {moves[wrong[0]]} is refused")
            ended = waiting & games.done
            rewards[ended] += games.rewards[ended, self.seat]
            done |= ended

    def _asked(self, bot: Bot, i: int, seat: int) -> int:
        game, kit = self.games.game, self.games.kit
        return bot(game, kit, game.view(kit, self.games.state(i), seat), seat, self._minds, self.budget)

    def _begin_anew(self, which: NDArray[np.bool_]) -> None:
        games = self.games
        start = games.game.start(games.kit, games.seats)
        games.put([start if cut else games.state(i) for i, cut in enumerate(which)])
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))

    def _rows(self) -> NDArray[Any]:
        return self._told(self.games.observations.copy())

    def _told(self, rows: NDArray[Any]) -> NDArray[Any]:
        return told(self.games.encoding, rows, self.observations)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.astype(np.int8)}
