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

import copy
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from landbridge import registry
from landbridge.core.compile import kernel
from landbridge.core.game import LETTERS, Game
from landbridge.core.machine import cores
from landbridge.core.state import FATE, State
from landbridge.lab.envs.vector import best as best_kernel
from landbridge.lab.envs.vector import chance
from landbridge.lab.envs.vector.arrays import Games
from landbridge.lab.envs.vector.cpu import Processor
from landbridge.lab.envs.vector.kernel import APART, BEGIN, CHECK, CHOOSE, LOOK, SEED, STEP, TRY
from landbridge.lab.observation import Encoding, encoding

MOST_SEED = (1 << 31) - 1
REWARDS = ("points", "margin", "place")  # in the order of `kernel.py`
KEPT = ("states", "lucks", "whims", "rewards", "done")  # everything else follows


class Turn(NamedTuple):
    """What a step gives: always the same arrays, written anew."""

    observations: Any  # (batch, size): what the seat to move sees
    masks: Any  # (batch, moves): the moves on offer to it
    to_move: Any  # (batch,): that seat
    rewards: Any  # (batch, seats): what a game that this step ended has brought, else 0
    done: Any  # (batch,): whether it did; everything else is of the next game then


class Snapshot(NamedTuple):
    """A batch as it was: copies in the processor's memory, which nobody writes to; it can be pickled."""

    states: Any
    lucks: Any
    whims: Any
    rewards: Any
    done: Any

    def take(self, games: Any) -> Snapshot:
        """Some of the games, in this order; one may be taken many times."""
        rows = np.asarray(games)
        return Snapshot(*(array[rows] for array in self))

    def __len__(self) -> int:
        return len(self.states)

    def same(self, other: Snapshot) -> Any:
        """Compare the states game by game, luck left aside: a boolean for each."""
        if self.states.dtype != other.states.dtype or len(self) != len(other):
            raise ValueError(f"{len(self)} games cannot be compared with {len(other)} others")
        return self.states == other.states

    def with_luck(self, luck: int | Any) -> Snapshot:
        """Return the same games with other luck: from one seed every game gets luck of its own.

        From an array each game gets the luck of its number, so games with the same number have the same luck.
        """
        lucks, whims = (np.empty_like(array) for array in (self.lucks, self.whims))
        given = np.asarray(luck)
        if given.dtype.kind not in "iu" or given.shape not in ((), (len(self),)):
            raise ValueError(f"luck is one seed or a seed for each of {len(self)} games, not {luck!r}")
        if given.min(initial=0) < 0 or given.max(initial=0) > MOST_SEED:
            raise ValueError(f"seeds are 0 to {MOST_SEED}")
        numbers = given.astype(np.int64) << 32
        if given.shape == ():
            numbers = numbers + np.arange(len(self))
        seed_rows = (kernel.compiled(chance) if kernel.can_compile() else chance).seed_rows
        for array, first in ((lucks, 0), (whims, APART)):
            seed_rows(array, numbers + first)
        return Snapshot(self.states, lucks, whims, self.rewards, self.done)


class Place(Protocol):
    """Where the games are: a processor, or a card (`vector_card.py`)."""

    games: Games

    def run(self, *modes: int, number: int = 0) -> None: ...

    def act(self, actions: Any) -> None: ...

    def odds(self) -> Any: ...

    def draw(self, moves: Any) -> None: ...

    def state(self, i: int) -> State: ...

    def kept(self, name: str) -> Any: ...

    def put_back(self, name: str, values: Any, rows: Any = None) -> None: ...

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
        reward: str = "points",
        chance_nodes: bool = False,
    ):
        self.game = registry.game(game) if isinstance(game, str) else game
        if batch < 1:
            raise ValueError(f"a batch of {batch} games: at least one is needed")
        if device not in ("cpu", "cuda"):
            raise ValueError(f"device {device!r}: there are cpu and cuda")
        if threads < 0:
            raise ValueError(f"{threads} threads: 0 is one for each core")
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if chance_nodes and device != "cpu":
            raise ValueError("chance_nodes are for device cpu; on a card chance is played by the environment")
        self.kit = self.game.kit(options)
        if device == "cpu":
            self.kit = self.kit.quick()
        self.seats, self.batch, self.device = seats, batch, device
        self.checked, self.threads, self.reward, self.chance_nodes = checked, threads, reward, chance_nodes
        self.steps = 0  # tried so far
        self._begin()
        self.reset(seed)

    def _begin(self) -> None:
        self.encoding: Encoding = encoding(self.kit, self.seats)
        self.place = self._place()
        self.turn = Turn(*map(self.place.shared, Turn._fields))

    def _place(self) -> Place:
        reward = REWARDS.index(self.reward)
        if self.device == "cpu":
            threads = self.threads or cores()
            return Processor(self.kit, self.encoding, self.batch, threads, reward, self.chance_nodes)
        from landbridge.lab.envs.vector.gpu import Card

        return Card(self.kit, self.encoding, self.batch, reward)

    @property
    def observations(self) -> Any:
        """What the seat to move sees, a row a game; see `lab/observation/__init__.py`."""
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
        """What a game that the last step ended has brought every seat, else 0.

        Points, or with `reward` the margin over the best other seat, or the place (`kernel.worth`).
        """
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
        """Return a legal move for every game, drawn where the games are: chance's by their odds, others evenly."""
        self.place.run(CHOOSE)
        actions = self.place.shared("actions")
        if self.chance_nodes:
            self.place.draw(actions)
        return actions

    def best(self, scores: Any, luck: np.random.Generator | None = None) -> Any:
        """Of every game the move on offer with the highest score (batch × moves), as an action for `step`.

        With `luck` a move is drawn instead, with scores as logits. Only what is on offer is looked at: in Loopit some
        twenty of 6,003 moves. For arrays of the processor; on a card a mask costs little.
        """
        legal, counts = self.place.numpy("legal"), self.place.numpy("counts")
        given, actions = np.asarray(scores), np.empty(self.batch, np.int64)
        if given.shape != (self.batch, self.kit.moves):
            raise ValueError(f"scores are {self.batch} × {self.kit.moves}, not {given.shape}")
        if luck is not None:
            # Gumbel's: the highest of logits with such noise is a draw by them.
            legal = legal[:, : int(counts.max())]
            given = np.take_along_axis(given, legal, axis=1) + luck.gumbel(size=legal.shape)
            columns = np.broadcast_to(np.arange(legal.shape[1]), legal.shape)
            self._best_rows(columns, counts, given, actions)
            return np.take_along_axis(legal, actions[:, None], axis=1)[:, 0]
        self._best_rows(legal, counts, given, actions)
        return actions

    @property
    def _best_rows(self) -> Any:
        return (kernel.compiled(best_kernel) if kernel.can_compile() else best_kernel).best_rows

    # --- chance -----------------------------------------------------------------------------------------------

    @property
    def odds(self) -> Any:
        """The weights of chance's moves, in the order of `legal`, where chance is due (`to_move` is FATE); else 0.

        Divided by their sum they are probabilities. Needs `chance_nodes=True`, as without it chance has always acted.
        """
        self._needs_chance_nodes()
        return self.place.odds()

    def drawn(self, actions: Any = None) -> Any:
        """Return the actions with chance's drawn by their odds; the luck of every game goes on."""
        self._needs_chance_nodes()
        moves = np.full(self.batch, -1, np.int64) if actions is None else np.array(actions, np.int64)
        self.place.draw(moves)
        return moves

    def _needs_chance_nodes(self) -> None:
        if not self.chance_nodes:
            raise ValueError(
                "chance is played by this environment; VectorEnv(…, chance_nodes=True) stops for it"
            )

    def determinized(self, seed: int, viewers: Any = None) -> Snapshot:
        """Return all games with what a viewer may not know drawn anew, so that the viewer sees the same.

        The viewer is the seat to move, or as given: one seat, PUBLIC, or one for each game.
        """
        luck = Random(seed)
        seats = np.broadcast_to(self.place.numpy("to_move") if viewers is None else viewers, (self.batch,))
        kept, layout = self.snapshot(), self.kit.state
        states, views = np.empty_like(kept.states), {}
        for i, (row, viewer) in enumerate(zip(kept.states, seats.tolist(), strict=True)):
            if viewer == FATE:
                raise ValueError(f"game {i}: chance is due, and chance sees nothing; name the viewers")
            known = row.tobytes(), viewer
            if known not in views:
                views[known] = self.game.view(self.kit, State.from_bytes(known[0], layout), viewer)
            guess = self.game.guess(self.kit, views[known], viewer, luck)
            states[i] = np.frombuffer(guess.tobytes(), layout.dtype)[0]
        return Snapshot(states, kept.lucks, kept.whims, kept.rewards, kept.done)

    # --- going back -------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """All games as they are, luck included; `restore` brings them back."""
        return Snapshot(*map(self.place.kept, KEPT))

    def restore(self, snapshot: Snapshot, games: Any = None, luck: int | Any = None) -> Turn:
        """Bring back the games of a snapshot, of this or another environment for the same game, seats and options.

        With `games` row i becomes the snapshot's game `games[i]`; so one position fills a whole batch. Luck is part of
        a game: rows with the same game have the same luck, and the same moves lead to the same draws. `luck` gives
        every row luck of its own from one seed, or from a seed for each row (`Snapshot.with_luck`).
        """
        if luck is not None:
            snapshot = (snapshot if games is None else snapshot.take(games)).with_luck(luck)
            games = None
        rows = None if games is None else np.asarray(games)
        count = len(snapshot) if rows is None else len(rows)
        if count != self.batch or snapshot.states.dtype != self.kit.state.dtype:
            raise ValueError(f"a snapshot of {count} games does not fit a batch of {self.batch}")
        for name in ("states", "lucks", "whims"):
            self.place.put_back(name, getattr(snapshot, name), rows)
        self.place.run(LOOK)
        for name in ("rewards", "done"):
            self.place.put_back(name, getattr(snapshot, name), rows)
        return self.turn

    def stepped(self, snapshot: Snapshot, actions: Any) -> Snapshot:
        """A step as a function: the games of one snapshot after these actions, as another one."""
        self.restore(snapshot)
        self.step(actions)
        return self.snapshot()

    def put(self, states: Sequence[State]) -> Turn:
        """One state for each game, `game.guess`'s for instance; luck goes on."""
        if len(states) != self.batch:
            raise ValueError(f"{len(states)} states for {self.batch} games")
        data = b"".join(s.tobytes() for s in states if s.layout == self.kit.state)
        if len(data) != self.batch * self.kit.state.size:
            raise ValueError(f"a state is none of {self.game.name} with these options")
        self.place.put_back("states", np.frombuffer(data, self.kit.state.dtype))
        self.place.run(LOOK)
        return self.turn

    def __getstate__(self) -> dict[str, Any]:
        given = (
            "game",
            "kit",
            "seats",
            "batch",
            "device",
            "checked",
            "threads",
            "reward",
            "steps",
            "chance_nodes",
        )
        return {name: getattr(self, name) for name in given} | {"snapshot": self.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        snapshot = kept.pop("snapshot")
        self.__dict__.update(kept)
        self._begin()
        self.restore(snapshot)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # two that share their arrays would play one another's games

    # --- looking ----------------------------------------------------------------------------------------------

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
        actor = "chance" if seat == FATE else f"seat {LETTERS[seat]}"
        raise ValueError(f"game {i}, {actor}: move {move} is refused ({why})")
