"""PettingZoo's own tests, and what they do not ask: that nothing hidden is seen and that the games are the same."""

from __future__ import annotations

import pickle
from collections import defaultdict, deque
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test

from landbridge import LandbridgeError, registry
from landbridge.lab.envs import pettingzoo as ours
from tests.lab.envs.tables import GAMES, some_tables, tables

# PettingZoo says these of every environment with action masks, its own included, and of names without a number.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format"),
]


def choose(env: Any, agent: str, mask: Any) -> int:
    return int(env.action_space(agent).sample(mask))


def played(env: Any, seed: int | None, most: int = 10_000) -> list[Any]:
    """A game of random moves: who acted, what was seen and done, and what everybody got."""
    env.reset(seed=seed)
    for i, agent in enumerate(env.agents):
        env.action_space(agent).seed(i)
    story: list[Any] = []
    for agent in env.agent_iter(most):
        seen, reward, over, _, info = env.last()
        move = None if over else choose(env, agent, seen["action_mask"])
        story.append(
            (agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, info, move)
        )
        env.step(move)
    return story


def rewards_of(story: list[Any]) -> dict[str, float]:
    """What everybody got in all: `last()` gathers it from one of an agent's steps to the next."""
    total: dict[str, float] = defaultdict(float)
    for agent, _, _, reward, _, _ in story:
        total[agent] += reward
    return dict(total)


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    for table in tables(name):
        api_test(ours.env(*table), num_cycles=4)


@pytest.mark.parametrize("name", GAMES)
def test_api_to_the_end(name: str) -> None:
    game = registry.game(name)
    options = {"max_rounds": 1} if name == "river_dragons" else None
    api_test(ours.env(name, game.seats[-1], options), num_cycles=1000)
    api_test(ours.raw_env(name, game.seats[0], options, reward="gain"), num_cycles=1000)


@pytest.mark.parametrize("name", GAMES)
def test_parallel_api(name: str) -> None:
    for table in tables(name):
        parallel_api_test(ours.parallel_env(*table), num_cycles=6)


@pytest.mark.parametrize("name", GAMES)
def test_parallel_api_to_the_end(name: str) -> None:
    for table in list(some_tables(name))[:2]:
        parallel_api_test(ours.parallel_env(*table), num_cycles=10_000)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    for table in tables(name):
        seed_test(partial(ours.env, *table), num_cycles=4)
        parallel_seed_test(partial(ours.parallel_env, *table), num_cycles=4)


@pytest.mark.parametrize("name", GAMES)
def test_state(name: str) -> None:
    for table in list(some_tables(name))[:2]:
        state_test(ours.env(*table), ours.parallel_env(*table), num_cycles=3)


@pytest.mark.parametrize("name", GAMES)
def test_one_seed_is_one_trajectory(name: str) -> None:
    game = registry.game(name)
    options = {"max_rounds": 2} if name == "river_dragons" else None
    one, other = (ours.env(name, game.seats[-1], options) for _ in range(2))
    story = played(one, 7, 300)
    assert played(other, 7, 300) == story
    # Without a seed the luck goes on: another game, and yet the same whenever the first seed was the same.
    again = played(one, None, 300)
    assert again != story
    assert played(other, None, 300) == again
    assert played(other, 8, 300) != story


@pytest.mark.parametrize("name", GAMES)
def test_rewards(name: str) -> None:
    game = registry.game(name)
    options = {"max_rounds": 2} if name == "river_dragons" else None
    for seats in game.seats:
        env = ours.env(name, seats, options, reward="points")
        points = rewards_of(played(env, 1))
        turns = env.unwrapped.turns
        assert [points[agent] for agent in env.possible_agents] == turns.points()
        assert rewards_of(played(ours.env(name, seats, options, reward="gain"), 1)) == points
        places = rewards_of(played(ours.env(name, seats, options, reward="place"), 1))
        assert sum(places.values()) == pytest.approx(0)
        winners = game.winners(turns.kit, turns.state, seats)
        assert {env.possible_agents[seat] for seat in winners} == {
            agent for agent in places if places[agent] == max(places.values())
        }


@pytest.mark.parametrize("name", ["hashi", "river_dragons", "the_border"])
def test_a_draft_is_not_seen_by_others(name: str) -> None:
    """As long as a seat goes on drafting, what the others observe stays the same, whatever it drafts."""
    env = ours.raw_env(name, 3, {"max_rounds": 2} if name == "river_dragons" else None)
    env.reset(seed=5)
    unseen = 0
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        turns = env.turns
        together = len(turns.acting) > 1
        before = {other: env.observe(other) for other in env.agents if other != agent}
        env.step(choose(env, agent, env.observe(agent)["action_mask"]))
        if together and env.agent_selection == agent and not env.terminations[agent]:
            unseen += 1
            for other, seen in before.items():
                now = env.observe(other)
                assert all(np.array_equal(now[part], seen[part]) for part in seen)
    assert unseen > 10


@pytest.mark.parametrize("name", GAMES)
def test_in_turn_and_together_are_the_same_game(name: str) -> None:
    options = {"max_rounds": 2} if name == "river_dragons" else None
    together = ours.parallel_env(name, 3, options)
    seen, _ = together.reset(seed=3)
    moves: dict[str, deque[int]] = defaultdict(deque)
    rewards: dict[str, float] = {}
    several = 0
    while together.agents:
        actions = {agent: choose(together, agent, seen[agent]["action_mask"]) for agent in together.agents}
        choosing = [agent for agent, action in actions.items() if action != together.wait]
        several += len(choosing) > 1
        for agent in choosing:
            moves[agent].append(actions[agent])
        seen, rewards, *_ = together.step(actions)
    assert (several > 0) == (name != "loopit")

    in_turn = ours.raw_env(name, 3, options)
    in_turn.reset(seed=3)
    while not in_turn.turns.over:
        in_turn.step(moves[in_turn.agent_selection].popleft())
    assert not any(moves.values())
    assert in_turn.turns.state == together.turns.state
    assert in_turn.rewards == rewards


def test_an_illegal_move_ends_the_game() -> None:
    env = ours.env("hashi", 3)
    env.reset(seed=0)
    env.step(0)
    assert env.rewards == {"seat_A": -1.0, "seat_B": 0.0, "seat_C": 0.0}
    assert all(env.terminations.values())
    assert env.infos["seat_B"] == {"illegal": "seat_A, move 0 (?@a1): That move is not possible here."}
    for _ in range(3):
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    assert env.agents == []


def test_an_illegal_move_can_be_an_error_with_the_games_reason() -> None:
    env = ours.env("hashi", 2, illegal="raise")
    env.reset(seed=0)
    for _ in range(2):
        env.step(choose(env, env.agent_selection, env.last()[0]["action_mask"]))
    turns = env.unwrapped.turns
    before = turns.state.copy()
    lines = [move for move in range(turns.moves) if turns.game.check(turns.kit, turns.state, 0, move) != 0]
    refused = {}
    for move in lines:
        with pytest.raises(ValueError, match=rf"^seat_A, move {move} \(.+\): .+") as caught:
            env.step(move)
        refused[turns.game.check(turns.kit, turns.state, 0, move)] = str(caught.value)
    assert any("[H3" in text or "H3" in text for text in refused.values()), refused
    assert turns.state == before


@pytest.mark.parametrize("action", [-1, 110, 1.5, "4", None])
def test_what_is_no_move_at_all_is_an_error(action: Any) -> None:
    env = ours.env("hashi", 2)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="seat_A"):
        env.step(action)


def test_waiting_is_for_those_who_have_nothing_to_choose() -> None:
    env = ours.parallel_env("loopit", 2, illegal="raise")
    with pytest.raises(ValueError, match="no game is running"):
        env.step({})
    seen, _ = env.reset(seed=0)
    acts, waits = sorted(env.agents, key=lambda agent: seen[agent]["action_mask"][env.wait])
    move = choose(env, acts, seen[acts]["action_mask"])
    before = env.turns.state.copy()
    with pytest.raises(ValueError, match=f"{acts} has to choose a move and cannot wait"):
        env.step({acts: env.wait, waits: env.wait})
    with pytest.raises(ValueError, match=rf"{waits}, move {move} \(.+\): "):
        env.step({acts: move, waits: move})
    with pytest.raises(ValueError, match=f"{waits}: {env.wait + 1} is no move"):
        env.step({acts: move, waits: env.wait + 1})
    with pytest.raises(ValueError, match="every agent acts"):
        env.step({acts: move})
    assert env.turns.state == before  # none of it was carried out, not even what was right
    assert env.step({acts: move, waits: env.wait})[2] == {"seat_A": False, "seat_B": False}


def test_an_illegal_move_among_several_ends_the_game() -> None:
    env = ours.parallel_env("hashi", 3)
    seen, _ = env.reset(seed=0)
    before = env.turns.state.copy()
    actions = {agent: choose(env, agent, seen[agent]["action_mask"]) for agent in env.agents}
    _, rewards, over, _, infos = env.step({**actions, "seat_B": 0})
    assert rewards == {"seat_A": 0.0, "seat_B": -1.0, "seat_C": 0.0}
    assert all(over.values())
    assert infos["seat_A"] == {"illegal": "seat_B, move 0 (?@a1): That move is not possible here."}
    assert env.agents == []
    assert env.turns.state == before


@pytest.mark.parametrize("name", GAMES)
def test_drawings(name: str) -> None:
    env = ours.env(name, 2, {"max_rounds": 1} if name == "river_dragons" else None, render_mode="ansi")
    env.reset(seed=0)
    assert "seat_A" in env.render()
    played(env, 0)
    env.reset(seed=0)
    while not env.unwrapped.turns.over:
        env.step(choose(env, env.agent_selection, env.last()[0]["action_mask"]))
    assert "seat_B" in env.render()
    silent = ours.parallel_env(name, 2)
    silent.reset(seed=0)
    assert silent.render() is None


def test_a_copy_by_pickle_is_the_same_environment() -> None:
    env = ours.raw_env("hashi", 3, {"side": "B"})
    assert played(pickle.loads(pickle.dumps(env)), 2, 60) == played(env, 2, 60)


def test_names_have_the_games_version() -> None:
    for name in GAMES:
        game = registry.game(name)
        assert str(ours.env(name, 2)) == f"landbridge_{name}_v{game.version}"


def test_bad_arguments_are_named() -> None:
    with pytest.raises(KeyError, match="no game 'chess'"):
        ours.env("chess")
    with pytest.raises(ValueError, match="reward is one of place, points, margin, gain, not 'love'"):
        ours.env("hashi", reward="love")
    with pytest.raises(ValueError, match="illegal is one of end, raise, not 'allow'"):
        ours.env("hashi", illegal="allow")
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, human or None, not 'film'"):
        ours.env("hashi", render_mode="film")
    with pytest.raises(ValueError, match="hashi is for 1 to 4 seats, not 5"):
        ours.env("hashi", 5)
    with pytest.raises(LandbridgeError, match="side"):
        ours.env("hashi", options={"sied": "B"})
    with pytest.raises(TypeError, match=r"options are keywords, a mapping or landbridge\.games\.hashi"):
        ours.env("hashi", options="B")
