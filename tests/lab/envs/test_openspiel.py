"""OpenSpiel's own simulations, and what they do not ask: that information states are honest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import landbridge.lab.envs.openspiel as ours
from landbridge import LandbridgeError, registry
from landbridge.core.state import FATE
from tests.lab.envs.tables import GAMES, Table, some_tables

NAMES = {name: f"python_landbridge_{name}" for name in GAMES}


def loaded(table: Table, **more: Any) -> Any:
    said = "; ".join(f"{name} {value}" for name, value in table.options.items())
    return pyspiel.load_game(NAMES[table.game], {"players": table.seats, "options": said, **more})


def short(name: str, **more: Any) -> Any:
    """A small table of a game."""
    options = {"river_dragons": "max_rounds 1", "loopit": "rounds 2"}.get(name, "")
    return pyspiel.load_game(NAMES[name], {"options": options, "players": 3, **more})


def states(game: Any, seed: int, most: int = 400) -> Any:
    """The states of a random game, one object that goes on; the choice to be made comes along."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        most -= 1
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            choice: Any = rng.choices(moves, weights)[0]
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            choice = [rng.choice(moves) if moves else 0 for moves in legal]
        else:
            choice = rng.choice(state.legal_actions())
        yield state, choice
        go(state, choice)


def go(state: Any, choice: Any) -> None:
    if isinstance(choice, list):
        state.apply_actions(choice)
    else:
        state.apply_action(choice)


def test_registered() -> None:
    known = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for name, full in NAMES.items():
        game = registry.game(name)
        assert known[full].long_name.endswith(f" {game.version}")
        assert (known[full].min_num_players, known[full].max_num_players) == (game.seats[0], game.seats[-1])


@pytest.mark.few(2)
@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str) -> None:
    for i, table in enumerate(some_tables(name)):
        # As long as a game allows it, every other one has its seats one after another, and every third counts points.
        more = {"simultaneous": i % 2 == 0, "reward": ("", "points", "")[i % 3], "memory": 64}
        pyspiel.random_sim_test(loaded(table, **more), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_simultaneous_nodes(name: str) -> None:
    """There are some exactly where a game is registered so, and none where nobody wants them."""
    for game in (short(name), short(name, simultaneous=False)):
        together = sum(state.is_simultaneous_node() for state, _ in states(game, 1))
        kind = game.get_type().dynamics
        assert (together > 0) == (kind == pyspiel.GameType.Dynamics.SIMULTANEOUS)
    assert (short(name).get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL) == (name == "loopit")


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_nodes_makes_no_other_game(name: str) -> None:
    """The same choices, in nodes of all seats or of one seat each, lead to the same state."""
    together, in_turn = short(name, simultaneous=True), short(name, simultaneous=False)
    made: dict[int, list[int]] = {seat: [] for seat in (*range(3), FATE)}
    last: Any = None
    for state, choice in states(together, 2, most=10_000):
        last = state
        acting = state._acting()
        for seat in acting:
            made[seat].append(choice[seat] if isinstance(choice, list) else choice)
    other = in_turn.new_initial_state()
    while not other.is_terminal():
        other.apply_action(made[other._acting()[0]].pop(0))
    assert other.recall.state == last.recall.state
    assert other.returns() == last.returns()


@pytest.mark.parametrize("name", GAMES)
def test_chance_has_the_odds_of_the_rules(name: str) -> None:
    game = short(name)
    chances = 0
    for state, _ in states(game, 3, most=60):
        if state.is_chance_node():
            chances += 1
            odds = dict(game.rules.odds(game.kit, state.recall.state))
            told = dict(state.chance_outcomes())
            assert sum(told.values()) == pytest.approx(1)
            total = sum(odds.values())
            assert told == {move: pytest.approx(weight / total) for move, weight in odds.items()}
    assert chances > 0


@pytest.mark.parametrize("name", GAMES)
def test_names_of_actions_are_the_notation(name: str) -> None:
    game = short(name, simultaneous=False)
    for state, choice in states(game, 4, most=40):
        seat = FATE if state.is_chance_node() else state.current_player()
        text = state.action_to_string(state.current_player(), choice)
        assert game.rules.read(game.kit, state.recall.state, seat, text) == choice


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_in_an_information_state(name: str) -> None:
    """Two different moves that look the same to a player leave it with the same information state."""
    game = short(name, simultaneous=False)
    rng = Random(5)
    alike = 0
    for state, choice in states(game, 6, most=150):
        moves = state.legal_actions()
        other = rng.choice(moves)
        if other == choice:
            continue
        pair = [state.clone(), state.clone()]
        go(pair[0], choice)
        go(pair[1], other)
        for player in range(3):
            views = [one.view_of(player) for one in pair]
            if player != state.current_player() and views[0] == views[1]:
                alike += 1
                assert pair[0].information_state_string(player) == pair[1].information_state_string(player)
                tensors = [one.information_state_tensor(player) for one in pair]
                assert tensors[0] == tensors[1]
            elif views[0] != views[1]:
                assert pair[0].information_state_string(player) != pair[1].information_state_string(player)
    assert alike > 5


@pytest.mark.parametrize("name", GAMES)
def test_all_is_remembered(name: str) -> None:
    """No information state comes twice, and every own move stays in it."""
    game = short(name, simultaneous=False)
    seen: dict[int, list[str]] = {player: [] for player in range(3)}
    own: dict[int, list[int]] = {player: [] for player in range(3)}
    for state, choice in states(game, 7, most=150):
        player = state.current_player()
        if player < 0:
            continue
        seen[player].append(state.information_state_string(player))
        own[player].append(choice)
        size = game.encoding.size
        tensor = np.array(state.information_state_tensor(player))
        moves = tensor[size + 1 :].reshape(-1, 2)
        assert [int(move) - 1 for who, move in moves if who == 1] == own[player][:-1]
        assert tensor[size] == len(state.recall.memories[player].history)
        assert (tensor[:size] == np.array(state.observation_tensor(player))).all()
    assert all(len(set(strings)) == len(strings) > 3 for strings in seen.values())


def test_what_is_forgotten() -> None:
    """The tensor keeps the last moves; by default all that Hashi can have, and 4,096 elsewhere."""
    memories = {name: pyspiel.load_game(full).memory for name, full in NAMES.items()}
    assert memories == {"hashi": 633, "river_dragons": 4096, "the_border": 4096, "loopit": 4096}
    assert registry.game("hashi").longest == 633
    game = pyspiel.load_game(NAMES["hashi"], {"players": 1, "memory": 3})
    size = game.encoding.size
    for state, _ in states(game, 12, most=12):
        history = state.recall.memories[0].history
        told = state.information_state_tensor(0)[size:]
        assert told[0] == len(history)
        kept = [float(x) for seat, move, _ in history[-3:] for x in (2 if seat == FATE else 1, move + 1)]
        assert told[1:] == kept + [0.0] * (6 - len(kept))


def test_drafts_are_told_when_they_come_to_light() -> None:
    game = pyspiel.load_game(NAMES["hashi"])
    state = game.new_initial_state()
    first = state.legal_actions(0)[0]
    second = state.legal_actions(1)[-1]
    named = state.action_to_string(0, first), state.action_to_string(1, second)
    state.apply_actions([first, second])
    for player in range(2):
        story = state.information_state_string(player)
        assert all(text in story for text in named), story
    # The same one after another: the second is not told what the first has done.
    state = pyspiel.load_game(f"{NAMES['hashi']}(simultaneous=False)").new_initial_state()
    state.apply_action(first)
    assert named[0] in state.information_state_string(0)
    assert named[0] not in state.information_state_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_resampling(name: str) -> None:
    """OpenSpiel's own test of it, which only C++ can call; and what is guessed is not what is."""
    other_worlds = 0
    luck = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for simultaneous in (False, True):
        game = short(name, simultaneous=simultaneous)
        for state, _ in states(game, 8, most=60):
            if state.is_chance_node():
                continue
            for player in range(3):
                guess = state.resample_from_infostate(player, luck)
                assert guess.information_state_string(player) == state.information_state_string(player)
                assert guess.information_state_tensor(player) == state.information_state_tensor(player)
                assert guess.current_player() == state.current_player()
                assert guess.history() == []
                other_worlds += guess.recall.state != state.recall.state
                if player in state._acting():
                    assert guess.legal_actions(player) == state.legal_actions(player)
    assert other_worlds > 5


def test_a_guess_does_not_betray_what_is() -> None:
    """Neither what the others remember nor what comes to light later is of the real world."""
    state = pyspiel.load_game(f"{NAMES['hashi']}(simultaneous=False)").new_initial_state()
    real = state.legal_actions()[0]
    said = state.action_to_string(0, real)
    state.apply_action(real)
    luck = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        guess = state.resample_from_infostate(1, luck)
        assert said not in guess.information_state_string(0)
        assert said not in str(guess)
        guess.apply_action(guess.legal_actions()[-1])
        assert said not in guess.information_state_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_copies(name: str) -> None:
    """A clone goes its own way, and what is written down is read back with everything in it."""
    game = short(name)
    for number, (state, choice) in enumerate(states(game, 9, most=60)):
        if number % 12 == 0:
            before = str(state), state.information_state_string(0)
            go(state.clone(), choice)
            assert (str(state), state.information_state_string(0)) == before
            text = pyspiel.serialize_game_and_state(game, state)
            again_game, again = pyspiel.deserialize_game_and_state(text)
            assert str(again_game) == str(game)
            assert again.history() == state.history()
            for player in range(3):
                assert again.information_state_tensor(player) == state.information_state_tensor(player)
                assert again.information_state_string(player) == state.information_state_string(player)


def test_utilities() -> None:
    kinds = pyspiel.GameType.Utility
    for players, reward, utility in (
        (2, "", kinds.ZERO_SUM),
        (3, "points", kinds.GENERAL_SUM),
        (1, "", kinds.GENERAL_SUM),
    ):
        game = pyspiel.load_game(NAMES["hashi"], {"players": players, "reward": reward})
        assert game.get_type().utility == utility
        last = None
        for state, _ in states(game, 10, most=10_000):
            last = state
        assert last is not None
        points = [game.rules.points(game.kit, last.recall.state, seat) for seat in range(players)]
        if utility == kinds.GENERAL_SUM:
            assert last.returns() == points
        else:
            assert last.returns() == [
                float(np.sign(points[0] - points[1])),
                float(np.sign(points[1] - points[0])),
            ]


@pytest.mark.parametrize("name", ["hashi", "loopit"])
def test_playthroughs_can_be_played_again(name: str, tmp_path: Path) -> None:
    options = {"hashi": "players=1", "loopit": "options=rounds 1"}[name]
    text = generate_playthrough.playthrough(f"{NAMES[name]}({options},memory=8)", None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # their tool asks for a switch of the command line
    original, again = generate_playthrough.replay(str(file))
    assert again == original
    assert "InformationStateString(0)" in text


def test_algorithms_of_theirs_play() -> None:
    turns = pyspiel.load_game_as_turn_based(NAMES["hashi"])
    pyspiel.random_sim_test(turns, num_sims=1, serialize=False, verbose=False)
    for game in (short("hashi", simultaneous=False), short("loopit")):
        rng = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
        asked = 0
        for state, _ in states(game, 11, most=20):
            if not state.is_chance_node() and asked < 3:
                asked += 1
                assert bot.step(state) in state.legal_actions()
        assert asked == 3


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of what is registered after Python has gone; that must not need Python any more."""
    lines = (
        "import pyspiel, landbridge.lab.envs.openspiel",
        f"game = pyspiel.load_game('{NAMES['hashi']}')",
        "game.new_initial_state().observation_tensor(0)",
    )
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(lines)], capture_output=True, text=True
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_illegal_action_is_told_why() -> None:
    state = pyspiel.load_game(f"{NAMES['hashi']}(players=1)").new_initial_state()
    with pytest.raises(ValueError, match="player 0, action 0: That move is not possible here"):
        state.apply_action(0)


def test_bad_parameters_are_named() -> None:
    load = pyspiel.load_game
    with pytest.raises(ValueError, match="reward is place, points or margin, not 'love'"):
        load(NAMES["hashi"], {"reward": "love"})
    with pytest.raises(ValueError, match="hashi is for 1 to 4 seats, not 7"):
        load(NAMES["hashi"], {"players": 7})
    with pytest.raises(ValueError, match="memory is how many moves are remembered, at least 1, not 0"):
        load(NAMES["hashi"], {"memory": 0})
    with pytest.raises(LandbridgeError, match="sied"):
        load(NAMES["hashi"], {"options": "sied B"})
    game = load(NAMES["hashi"])
    with pytest.raises(ValueError, match="observers have no parameters"):
        game.make_py_observer(None, {"depth": 3})
    with pytest.raises(ValueError, match="a game begins at its beginning"):
        game.new_initial_state("somewhere")
    assert ours.options_in(" side B;paper on ;") == {"side": "B", "paper": "on"}


def test_a_board_of_ones_own_and_a_true_length() -> None:
    """The same board through every adapter; OpenSpiel reads it back from its own text."""
    text = (
        Path(__file__).parents[3] / "src" / "landbridge" / "games" / "hashi" / "boards" / "b.toml"
    ).read_text()
    word = ours.board_word(text)
    game = pyspiel.load_game(f"python_landbridge_hashi(players=2,board={word})")
    again = pyspiel.load_game(str(game))
    kit = registry.game("hashi").kit(registry.game("hashi").options_from({"board": text}))
    assert game.kit.fields == again.kit.fields == kit.fields
    assert game.new_initial_state().legal_actions(0) == sorted(
        kit.game.offers(kit, kit.game.start(kit, 2), 0)
    )
    short = pyspiel.load_game("python_landbridge_river_dragons(players=2,options=max_rounds 2)")
    assert short.max_game_length() == 1 + 2 * 2 * 19
    assert short.max_chance_nodes_in_history() == short.max_game_length()
    margin = pyspiel.load_game("python_landbridge_hashi(reward=margin)")
    assert margin.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_whether_seats_choose_at_the_same_time_is_found_out() -> None:
    found = {name: ours._is_simultaneous(registry.game(name)) for name in NAMES}
    for name, simultaneous in found.items():
        dynamics = pyspiel.load_game(NAMES[name]).get_type().dynamics
        assert (dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS) == simultaneous
    assert found == {"hashi": True, "river_dragons": True, "the_border": True, "loopit": False}
