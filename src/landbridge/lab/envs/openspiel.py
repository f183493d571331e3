"""Every game for OpenSpiel, as Python games: `python_landbridge_hashi` and so on.

    import pyspiel
    import landbridge.lab.envs.openspiel  # registers the games
    game = pyspiel.load_game("python_landbridge_hashi(players=3,options=side B; paper on)")

    players        how many seats
    options        as a record's first line has them, separated by semicolons
    board          a board of one's own, as `board_word` writes its text
    position       where it begins, for endgames: `board_word` of a line that `landbridge.position` wrote; options and
                   board are in it
    reward         `place` (zero-sum), `points` or `margin` (general-sum); by default place, for one player points
    simultaneous   whether seats that choose at the same time share a node, or come one after another with their drafts
                   hidden, for algorithms that know no other games: IS-MCTS needs `simultaneous=False`
    memory         how many moves the tensor of an information state holds, the last ones

Chance nodes have the odds of the rules, and actions are the numbers of moves, chance's own included, with the game's
notation for names. At a simultaneous node whoever has nothing to choose has no legal action, and what is passed for
it is ignored (OpenSpiel's custom).

The observation is the view as a row (`lab/observation/__init__.py`). The information state is that view and what the
player has seen before (`recall.py`); as a string it is exact, as a tensor it forgets what is older than `memory`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy.typing import NDArray

from landbridge import registry
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.options import BOARD
from landbridge.core.state import FATE, State
from landbridge.lab.envs.recall import Recall
from landbridge.lab.envs.turns import beginning, default_reward, final_rewards, kit_for
from landbridge.lab.observation import encoding

__all__ = [
    "MEMORY",
    "MOST_POINTS",
    "LandbridgeGame",
    "LandbridgeState",
    "Observer",
    "board_word",
    "options_in",
    "register",
]

MOST_POINTS = 32_767  # rows have no room for more (`lab/observation/__init__.py`)
MEMORY = 4_096  # moves; of 4,200 random games, with the fewest and the most seats, the longest had 3,336


def register(name: str, simultaneous: bool | None = None) -> None:
    """Make a game of the catalogue known to OpenSpiel as `python_landbridge_<name>`.

    `simultaneous` is the default of that parameter; by default, whether seats choose at the same time in one random
    game. OpenSpiel's IS-MCTS takes sequential games only, and says so with a bare `AssertionError`.
    """
    game = registry.game(name)
    simultaneous = _is_simultaneous(game) if simultaneous is None else simultaneous
    parameters = {
        "players": max(2, game.seats.start),
        "options": "",
        "board": "",
        "position": "",
        "reward": "",
        "simultaneous": simultaneous,
        "memory": min(game.longest, MEMORY),
    }

    def begin(self: LandbridgeGame, given: dict[str, Any] | None = None) -> None:
        LandbridgeGame.__init__(self, game, {**parameters, **(given or {})})

    # A class and no function: OpenSpiel drops it when Python is gone already, and only a class survives that.
    creator = type(f"Landbridge{game.name.title().replace('_', '')}", (LandbridgeGame,), {"__init__": begin})
    pyspiel.register_game(_kind(game, parameters), creator)


def _is_simultaneous(game: Game) -> bool:
    """Play one random game and return whether several seats could choose at the same time."""
    kit, seats = game.kit().quick(), game.seats[-1]
    s, luck = game.start(kit, seats), Random(0)
    while acting := game.actors(kit, s):
        if acting & (acting - 1):
            return True
        seat = next(seats_in(acting))
        game.do(kit, s, seat, luck.choice(game.offers(kit, s, seat)))
    return False


def _kind(game: Game, parameters: dict[str, Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded, or with the parameters it is loaded with."""
    kinds = pyspiel.GameType
    together, points = parameters["simultaneous"], _reward(parameters) != "place"
    return kinds(
        short_name=f"python_landbridge_{game.name}",
        long_name=f"Landbridge {game.name.replace('_', ' ').title()} {game.version}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if points else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _reward(parameters: dict[str, Any]) -> str:
    reward = parameters["reward"] or default_reward(parameters["players"])
    if reward not in ("place", "points", "margin"):
        raise ValueError(f"reward is place, points or margin, not {reward!r}")
    return str(reward)


def options_in(text: str) -> dict[str, str]:
    """Options as a record writes them, `side B; paper on`."""
    said = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = part.partition(" ")
        said[name] = value.strip()
    return said


def board_word(text: str) -> str:
    """The text of a board, or a position, as a parameter of a game: OpenSpiel reads neither lines nor commas there."""
    return quote(text, safe="")


class LandbridgeGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """A game with its parameters; it makes states and observers."""

    def __init__(self, game: Game, parameters: dict[str, Any]):
        self.rules = game
        self.seats: int = parameters["players"]
        given, position = options_in(parameters["options"]), unquote(parameters["position"])
        if parameters["board"]:
            given[BOARD] = unquote(parameters["board"])
        self.kit: Kit = kit_for(game, given)
        if position and not given:
            self.kit = registry.read_position(position)[0].quick()
        self.encoding = encoding(self.kit, self.seats)
        self.most_steps = game.most_steps(self.kit, self.seats)
        self.reward = _reward(parameters)
        self.simultaneous: bool = parameters["simultaneous"]
        self.memory: int = parameters["memory"]
        self.beginning = Recall.begun(game, self.kit, beginning(self.kit, self.seats, position), self.seats)
        if self.memory < 1:
            raise ValueError(f"memory is how many moves are remembered, at least 1, not {self.memory}")
        points = self.reward != "place"
        kind = _kind(game, parameters)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.moves,
            max_chance_outcomes=self.kit.moves,  # chance has the same numbering
            num_players=self.seats,
            min_utility=-MOST_POINTS if points else -1.0,
            max_utility=MOST_POINTS if points else 1.0,
            utility_sum=None if points else 0.0,
            max_game_length=self.most_steps,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self, *given: Any) -> LandbridgeState:
        """Before anything is chosen or drawn."""
        if given:
            raise ValueError("a game begins at its beginning; deserialize_state makes other states")
        return LandbridgeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more steps, chance's or others'."""
        return self.most_steps

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Observers of what one player knows, now or ever since; None: there is none for parts of that."""
        if params:
            raise ValueError(f"observers have no parameters, and {params} are given")
        if iig_obs_type is None:
            return Observer(self, recalls=False)
        single = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (single and iig_obs_type.public_info):
            return None
        return Observer(self, recalls=iig_obs_type.perfect_recall)


class LandbridgeState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A state of the rules, and what every player has seen of how it came about."""

    def __init__(self, game: LandbridgeGame):
        super().__init__(game)
        self.recall = game.beginning

    # --- OpenSpiel's questions ----------------------------------------------------------------------------

    def current_player(self) -> int:
        """A seat, or OpenSpiel's number for chance, for several at once, or for nobody any more."""
        acting = self._acting()
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        if acting == [FATE]:
            return int(pyspiel.PlayerId.CHANCE)
        if len(acting) > 1 and self.get_game().simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return acting[0]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        return sorted(game.rules.offers(game.kit, self.recall.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's moves and how likely each is."""
        game = self.get_game()
        odds = sorted(game.rules.odds(game.kit, self.recall.state))
        total = sum(weight for _, weight in odds)
        return [(move, weight / total) for move, weight in odds]

    def _apply_action(self, action: int) -> None:
        self._do(self._acting()[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self._acting():  # their moves commute
            self._do(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        seat = FATE if player == pyspiel.PlayerId.CHANCE else player
        return str(game.rules.write(game.kit, self.recall.state, seat, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._acting()

    def returns(self) -> list[float]:
        """What the end is worth to everybody; 0 before."""
        game = self.get_game()
        if self._acting():
            return [0.0] * game.seats
        return final_rewards(game.kit, self.recall.state, game.seats, game.reward)

    def __str__(self) -> str:
        """The moves so far, and a mark of the state: equal exactly when the states are."""
        return self.recall.story(None)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> LandbridgeState:
        """A state that this player cannot tell from this one.

        What the others remember of hidden things would betray them, so they begin anew with what they see. For the same
        reason the history is empty.
        """
        game = self.get_game()
        view = game.rules.view(game.kit, self.recall.state, player_id)
        guess = game.rules.guess(game.kit, view, player_id, _Luck(probability_sampler))
        other: LandbridgeState = game.new_initial_state()
        other.recall = self.recall.only(player_id, game.rules, game.kit, guess)
        return other

    # --- ours ---------------------------------------------------------------------------------------------

    def _acting(self) -> list[int]:
        game = self.get_game()
        return list(seats_in(game.rules.actors(game.kit, self.recall.state)))

    def _do(self, seat: int, move: int) -> None:
        game = self.get_game()
        refusal = game.rules.refusal(game.kit, self.recall.state, seat, move)
        if refusal is not None:
            raise ValueError(f"player {seat}, action {move}: {refusal}")
        self.recall = self.recall.after(game.rules, game.kit, seat, move)

    def view_of(self, player: int) -> State:
        """The state as a player may know it."""
        game = self.get_game()
        return game.rules.view(game.kit, self.recall.state, player)  # type: ignore[no-any-return]


class Observer:
    """What a player sees (`recalls` False) or has seen so far, as OpenSpiel's observers tell it."""

    def __init__(self, game: LandbridgeGame, recalls: bool):
        self._encoding = game.encoding
        self.recalls = recalls
        size = game.encoding.size
        rest = 1 + 2 * game.memory if recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(size + rest, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = game.encoding.named(self.tensor[:size])
        if recalls:
            self.dict["recalled"] = self.tensor[size : size + 1]
            self.dict["moves"] = self.tensor[size + 1 :].reshape(game.memory, 2)

    def set_from(self, state: LandbridgeState, player: int) -> None:
        """Write what a player sees into `tensor`, of which `dict` has the parts."""
        self.tensor[: self._encoding.size] = self._encoding.write(state.view_of(player), player)
        if self.recalls:
            self.dict["recalled"][0] = state.recall.tell(player, self.dict["moves"])

    def string_from(self, state: LandbridgeState, player: int) -> str:
        """The same as text."""
        return state.recall.story(player) if self.recalls else state.recall.glance(player)


class _Luck:
    """OpenSpiel's samplers give numbers between 0 and 1; guesses draw whole ones."""

    def __init__(self, sampler: Callable[[], float]):
        self._sampler = sampler

    def randrange(self, stop: int, /) -> int:
        return min(int(self._sampler() * stop), stop - 1)


for name in ("hashi", "river_dragons", "the_border"):
    register(name, simultaneous=True)  # known, so that importing this module compiles nothing
register("loopit", simultaneous=False)
