"""Games for one learner, for Gymnasium: Hashi alone, and any game against bots.

    import gymnasium
    import landbridge.lab.envs.gymnasium  # registers the names below
    env = gymnasium.make("landbridge/HashiSolo-v1")

An observation is a row (see `lab/observation/__init__.py`), an action the number of a move. The moves that are offered
are in `info["action_mask"]` and, as booleans, in `action_masks()`. Chance and the bots are played by the environment
and draw from `np_random` alone. A name's version is its game's: it grows when a ruling changes legality or score.

Rewards (`points` by default: a learner that is far from winning is told nothing by its place) and illegal moves: see
`turns.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from landbridge.bots import bot as bots_by_name
from landbridge.bots.bot import Bot
from landbridge.core.game import Game
from landbridge.lab.envs.spaces import row_space
from landbridge.lab.envs.turns import (
    MODES,
    IllegalMove,
    Turns,
    final_rewards,
    known_mode,
    numbered,
    seat_name,
)

__all__ = ["NAMES", "AgainstBots", "Registered", "register", "seated"]


class Registered(NamedTuple):
    """What stands behind a name."""

    game: str
    version: int  # the game's
    seats: int
    bots: tuple[str, ...]


NAMES = {
    "HashiSolo": Registered("hashi", 1, 1, ()),
    "Hashi": Registered("hashi", 1, 2, ("greedy",)),
    "RiverDragons": Registered("river_dragons", 1, 2, ("greedy",)),
    "TheBorder": Registered("the_border", 1, 2, ("greedy",)),
    "Loopit": Registered("loopit", 1, 2, ("greedy",)),
}


def seated(game: Game, seats: int, seat: int, bots: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
    """A bot for every seat but the learner's."""
    others = [other for other in range(seats) if other != seat]
    each = [bots] * len(others) if isinstance(bots, str) or callable(bots) else list(bots)
    if len(each) != len(others):
        raise ValueError(f"{len(others)} seats want a bot each, and {len(each)} are given")
    found = [bots_by_name.find(game, one) if isinstance(one, str) else one for one in each]
    return dict(zip(others, found, strict=True))


class AgainstBots(gymnasium.Env[NDArray[Any], int], EzPickle):
    """One seat of a table is the learner's, bots hold the others.

    `bots` are names as `landbridge arena` knows them, or functions (see docs/bots.md), one for each other seat in the
    order of the seats; a single one plays on all of them. `budget` is how much they may think. Alone there are none.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's own name and type

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        bots: str | Bot | Sequence[str | Bot] = "random",
        seat: int = 0,
        options: object = None,
        reward: str = "points",
        illegal: str = "end",
        budget: int | None = None,
        render_mode: str | None = None,
        observations: str = "int16",
        max_cycles: int | None = None,
    ):
        EzPickle.__init__(
            self,
            game,
            seats,
            bots,
            seat,
            options,
            reward,
            illegal,
            budget,
            render_mode,
            observations,
            max_cycles,
        )
        self.render_mode = known_mode(render_mode)
        self.turns = Turns(game, seats, options, reward, illegal, observations, max_cycles)
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not among 0 … {seats - 1}")
        self.seat = seat
        self.budget = budget
        self.bots = seated(self.turns.game, seats, seat, bots)
        self.action_space: Any = spaces.Discrete(self.turns.moves)
        self.observation_space: Any = row_space(self.turns.encoding, observations)
        self._minds: dict[int, Random] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._minds = {seat: Random(int(self.np_random.integers(1 << 62))) for seat in self.bots}
        self.turns.begin(self.np_random, options)
        self._let_others_play()
        self.turns.show(self.render_mode, self.seat)
        self.turns.earned()  # what came before the learner's first move is not its merit
        return self.turns.observation(self.seat), self._info()

    def step(self, action: SupportsIndex) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        if self.turns.over or self.turns.cut:
            raise ValueError("no game is running; reset begins one")
        self.turns.play(self.seat, numbered(action, self.turns.moves, self.seat))
        self._let_others_play()
        turns = self.turns
        turns.cycles += 1
        turns.show(self.render_mode, self.seat)
        reward = turns.earned()[self.seat]
        return turns.observation(self.seat), reward, turns.over, turns.cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves that are offered now; what agents with masks ask for by this name."""
        return self.turns.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner's seat sees it: text or pixels; for a human it is printed after every step."""
        return self.turns.rendered(self.render_mode, self.seat)

    def _let_others_play(self) -> None:
        """Chance and bots, until the learner has to choose or the game is over."""
        turns = self.turns
        turns.deal()
        while turns.acting and turns.acting[0] != self.seat:
            seat = turns.acting[0]
            view = turns.view(seat)
            move = self.bots[seat](turns.game, turns.kit, view, seat, self._minds[seat], self.budget)
            refusal = turns.game.refusal(turns.kit, turns.state, seat, move)
            if refusal is not None:
                raise IllegalMove(f"the bot of {seat_name(seat)}, move {move}: {refusal}")
            turns.play(seat, move)
            turns.deal()

    def _info(self) -> dict[str, Any]:
        turns = self.turns
        info: dict[str, Any] = {"action_mask": turns.mask(self.seat)}
        if turns.spoilt:
            info["illegal"] = turns.spoilt
        elif turns.over:
            info["points"] = turns.points()
            info["place"] = final_rewards(turns.kit, turns.state, turns.seats, "place")[self.seat]
        return info


def register() -> None:
    """Make the names known to `gymnasium.make`."""
    for name, what in NAMES.items():
        gymnasium.register(
            f"landbridge/{name}-v{what.version}",
            entry_point=f"{__name__}:{AgainstBots.__name__}",  # as text, so that a spec can be written down
            vector_entry_point="landbridge.lab.envs.gymnasium_vector:ManyAgainstBots",
            kwargs={"game": what.game, "seats": what.seats, "bots": what.bots},
        )


register()
