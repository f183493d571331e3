"""Many games at once, for learners: `VectorEnv` plays a batch in step, one choice of one seat a game and step.

    env = VectorEnv("hashi", seats=2, batch=1024)
    env.reset(seed=7)
    while True:
        env.step(env.random_actions())      # any array of a legal move a game

Arrays are made once and written in place: read them before the next step, or copy what you keep. Nothing but the
rules and the encoding is in here; FATE draws by the odds with a luck of its own for each game, so a seed gives the
same games on any number of threads, interpreted, compiled or on a card.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from landbridge import registry
from landbridge.core.game import LETTERS, Game
from landbridge.core.learn.observation import Encoding, encoding
from landbridge.core.machine import cores
from landbridge.core.state import State
from landbridge.envs.choosing import options_for
from landbridge.envs.vector.arrays import Games
from landbridge.envs.vector.cpu import Processor
from landbridge.envs.vector.kernel import BEGIN, CHECK, CHOOSE, SEED, STEP, TRY

MOST_SEED = (1 << 31) - 1


class Turn(NamedTuple):
    """What a step gives: always the same arrays, written anew."""

    observations: Any  # (batch, size): what the seat to move sees
    masks: Any  # (batch, moves): the moves on offer to it
    to_move: Any  # (batch,): that seat
    rewards: Any  # (batch, seats): the points of a game that this step ended, else 0
    done: Any  # (batch,): whether it did; everything else is of the next game then


class Place(Protocol):
    """Where the games are: a processor, or a card (`vector_card.py`)."""

    games: Games

    def run(self, *modes: int, number: int = 0) -> None: ...

    def act(self, actions: Any) -> None: ...

    def state(self, i: int) -> State: ...

    def shared(self, name: str) -> Any: ...

    def numpy(self, name: str) -> Any: ...

    def close(self) -> None: ...


class VectorEnv:
    """A batch of games of one kind; see the module."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        batch: int,
        options: Any = None,
        seed: int = 0,
        device: str = "cpu",
        threads: int = 0,
        checked: bool = True,
    ):
        self.game = registry.game(game) if isinstance(game, str) else game
        if batch < 1:
            raise ValueError(f"a batch of {batch} games: at least one is needed")
        if device not in ("cpu", "cuda"):
            raise ValueError(f"device {device!r}: there are cpu and cuda")
        if threads < 0:
            raise ValueError(f"{threads} threads: 0 is one for each core")
        self.kit = self.game.kit(options_for(self.game, options))
        if device == "cpu":
            self.kit = self.kit.quick()
        self.seats, self.batch, self.device = seats, batch, device
        self.checked = checked
        self.steps = 0  # tried so far
        self.encoding: Encoding = encoding(self.kit, seats)
        self.place = self._place(threads)
        self.turn = Turn(*map(self.place.shared, Turn._fields))
        self.reset(seed)

    def _place(self, threads: int) -> Place:
        if self.device == "cpu":
            return Processor(self.kit, self.encoding, self.batch, threads or cores())
        from landbridge.envs.vector.gpu import Card

        return Card(self.kit, self.encoding, self.batch)

    @property
    def observations(self) -> Any:
        """What the seat to move sees, a row a game; see `core/learn/observation.py`."""
        return self.turn.observations

    @property
    def masks(self) -> Any:
        """The moves on offer to it, booleans."""
        return self.turn.masks

    @property
    def to_move(self) -> Any:
        """The seat to move, of several that may the lowest."""
        return self.turn.to_move

    @property
    def rewards(self) -> Any:
        """Every seat's points in a game that the last step ended, else 0."""
        return self.turn.rewards

    @property
    def done(self) -> Any:
        """Whether the last step ended a game; what the others show is of the next one then."""
        return self.turn.done

    @property
    def legal(self) -> Any:
        """The moves on offer as a list: of row i the first `counts[i]`."""
        return self.place.shared("legal")

    @property
    def counts(self) -> Any:
        """How many moves are on offer in each game."""
        return self.place.shared("counts")

    @property
    def refusals(self) -> Any:
        """Of every game why the last action was refused, a number of `game.reasons`; 0: it was not."""
        return self.place.shared("refusals")

    # --- playing ----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Turn:
        """All games anew; with a seed their luck, too, otherwise it goes on."""
        if seed is None:
            self.place.run(BEGIN)
        elif 0 <= seed <= MOST_SEED:
            self.place.run(SEED, number=seed << 32)
        else:
            raise ValueError(f"seed {seed}: 0 to {MOST_SEED}")
        return self.turn

    def step(self, actions: Any) -> Turn:
        """One move in every game, by the seat that is to move there.

        A game that ends is followed by the next at once. If an action is illegal, a `ValueError` says where and why,
        and no game has moved. Without checks (`checked=False`; then nobody waits for a card) such a game alone stays
        as it was, and `refusals` has the reason.
        """
        self.place.act(actions)
        self.steps += 1
        if not self.checked:
            self.place.run(TRY, number=self.steps)
            return self.turn
        self.place.run(CHECK, STEP, number=self.steps)
        if self.place.numpy("refused")[0] == self.steps:
            self._complain()
        return self.turn

    def random_actions(self) -> Any:
        """A legal move for every game, each as likely as any other that is on offer; drawn where the games are."""
        self.place.run(CHOOSE)
        return self.place.shared("actions")

    def state(self, i: int) -> State:
        """The whole state of game i, a copy: for looking into things, not for players."""
        if not 0 <= i < self.batch:
            raise IndexError(f"there is no game {i} in a batch of {self.batch}")
        return self.place.state(i)

    def close(self) -> None:
        """Let the threads go; the arrays stay."""
        self.place.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _complain(self) -> None:
        """Say which of the actions was refused first."""
        i = int(np.flatnonzero(self.place.numpy("refusals"))[0])
        seat, move = int(self.place.numpy("to_move")[i]), int(self.place.numpy("actions")[i])
        why = f"moves are 0 … {self.kit.moves - 1}"
        if 0 <= move < self.kit.moves:
            s = self.state(i)
            why = f"{self.game.write(self.kit, s, seat, move)}: {self.game.refusal(self.kit, s, seat, move)}"
        raise ValueError(f"game {i}, seat {LETTERS[seat]}: move {move} is refused ({why})")
