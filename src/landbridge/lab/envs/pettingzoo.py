"""Every game for PettingZoo: seats one after another (`env`, AEC) or all at once (`parallel_env`).

    from landbridge.lab.envs import pettingzoo
    env = pettingzoo.env("hashi", seats=3, options={"side": "B"})

Agents are called `seat_A`, `seat_B` …; an action is the number of a move. An observation is a dictionary: `observation`
is a row (see `lab/observation/__init__.py`), `action_mask` has a 1 for every move that is offered. Chance is played by
the environment, from the seed of `reset` alone. Where several seats have to choose at the same time, `env` asks them
one after another, the lowest first, and none is shown what the others have drafted; `parallel_env` asks them together.

In `parallel_env` everybody gives an action at every step, in every game: whoever has nothing to choose waits, which is
the one action beyond the moves (`env.wait`) and the only one its mask then has. In a game that is never simultaneous
all but one wait at each step.

Rewards and illegal moves: see `turns.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from landbridge.core.game import Game
from landbridge.lab.envs.spaces import masked_space
from landbridge.lab.envs.turns import MODES, Turns, known_mode, numbered, seat_name

__all__ = ["Observation", "SeatsInTurn", "SeatsTogether", "env", "parallel_env", "raw_env"]

Observation = dict[str, NDArray[Any]]


def env(*args: Any, **named: Any) -> Any:
    """`SeatsInTurn` behind PettingZoo's guard against calls in the wrong order."""
    return OrderEnforcingWrapper(SeatsInTurn(*args, **named))


class _Seats(EzPickle):
    """What both kinds of environment have in common: a table, its agents, and what they see."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: object = None,
        reward: str | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
        observations: str = "int16",
        max_cycles: int | None = None,
    ):
        EzPickle.__init__(self, game, seats, options, reward, illegal, render_mode, observations, max_cycles)
        self.turns = Turns(game, seats, options, reward, illegal, observations, max_cycles)
        self.render_mode = known_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"landbridge_{self.turns.game.name}_v{self.turns.game.version}",
            "render_modes": MODES[:],
            "render_fps": 1,
            "is_parallelizable": False,  # by PettingZoo's own wrapper: it wants agents to act in a fixed cycle
        }
        self.possible_agents = [seat_name(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.turns.moves + self._extra
        self.action_spaces: dict[str, Any] = {a: spaces.Discrete(actions) for a in self.possible_agents}
        self.observation_spaces: dict[str, Any] = {
            agent: masked_space(self.turns.encoding, actions, observations) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (self.turns.kit.state.size,), np.uint8)
        self._luck: np.random.Generator | None = None

    _extra = 0  # actions beyond the moves

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The agent's own view and its own moves, whoever is asked next."""
        seat = self._number[agent]
        mask = self.turns.mask(seat, self.turns.moves + self._extra)
        return {"observation": self.turns.observation(seat), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Everything, hidden or not, as the bytes of the record: for critics that may know more than players."""
        return np.frombuffer(self.turns.state.tobytes(), np.uint8).copy()

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        # Without a seed the luck goes on from where it was, so that one seed decides a whole series of games.
        if seed is not None or self._luck is None:
            self._luck = seeding.np_random(seed)[0]
        self.turns.begin(self._luck, options)
        self.agents = self.possible_agents[:]
        self._show()

    def _show(self) -> None:
        acting = self.turns.acting
        self.turns.show(self.render_mode, acting[0] if acting else 0)

    def _told(self) -> dict[str, dict[str, Any]]:
        """Why the game was ended, if an illegal move did that."""
        spoilt = self.turns.spoilt
        return {agent: {"illegal": spoilt} if spoilt else {} for agent in self.agents}

    def _drawn(self, seat: int) -> Any:
        return self.turns.rendered(self.render_mode, seat)


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """One seat at a time; `last()` has what the seat that acts may know."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._told()
        self._skip_agent_selection = None  # of a game that was broken off among its last steps
        self.agent_selection = seat_name(self.turns.acting[0])

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose a move; None is for whoever is out of the game")
        self.turns.play(self._number[agent], action)
        self.turns.deal()
        self.turns.cycles += 1
        self._show()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.turns.earned(), strict=True))
        self._accumulate_rewards()
        if self.turns.over or self.turns.cut:
            self.terminations = dict.fromkeys(self.agents, self.turns.over)
            self.truncations = dict.fromkeys(self.agents, self.turns.cut)
            self.infos = self._told()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = seat_name(self.turns.acting[0])

    def render(self) -> Any:
        """The table as the seat that acts sees it."""
        return self._drawn(self._number[self.agent_selection])


class SeatsTogether(_Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """Every seat at every step; those that have nothing to choose wait."""

    _extra = 1

    @property
    def wait(self) -> int:
        """The action of a seat that has nothing to choose: the first number that is no move."""
        return self.turns.moves

    def observe(self, agent: str) -> Observation:
        seen = super().observe(agent)
        if not seen["action_mask"].any():
            seen["action_mask"][self.wait] = 1
        return seen

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed, options)
        return {agent: self.observe(agent) for agent in self.agents}, self._told()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise ValueError("no game is running; reset begins one")
        if set(actions) != set(self.agents):
            given = ", ".join(map(str, actions)) or "nobody"
            raise ValueError(f"every agent acts ({', '.join(self.agents)}), not {given}")
        moves = {
            seat: numbered(actions[agent], self.turns.moves + 1, seat) for agent, seat in self._number.items()
        }
        faults = {seat: why for seat, move in moves.items() if (why := self._fault(seat, move))}
        if faults:  # then nobody's move is carried out
            self.turns.refuse(*next(iter(faults.items())))
        else:
            for seat in self.turns.acting:  # moves of seats that choose at the same time commute
                self.turns.play(seat, moves[seat])
        self.turns.deal()
        self.turns.cycles += 1
        self._show()
        over, cut = self.turns.over, self.turns.cut
        seen = {agent: self.observe(agent) for agent in self.agents}
        rewards = dict(zip(self.agents, self.turns.earned(), strict=True))
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        infos = self._told()
        if over or cut:
            self.agents = []
        return seen, rewards, ends, cuts, infos

    def _fault(self, seat: int, move: int) -> str:
        """What is wrong with a seat's action, if anything; who has nothing to choose is refused by the rules."""
        if move != self.wait:
            return self.turns.why_not(seat, move)
        return f"{seat_name(seat)} has to choose a move and cannot wait" if seat in self.turns.acting else ""

    def render(self) -> Any:
        """The table as the first seat that acts sees it."""
        acting = self.turns.acting
        return self._drawn(acting[0] if acting else 0)


raw_env = SeatsInTurn
parallel_env = SeatsTogether
