"""Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import landbridge.lab.envs.gymnasium as ours
from landbridge import registry
from landbridge.bots.bot import NoSuchBot
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from tests.lab.envs.tables import GAMES, tables

SOLO = "landbridge/HashiSolo-v1"
IDS = [f"landbridge/{name}-v{what.version}" for name, what in ours.NAMES.items()]


def played(env: Any, seed: int | None) -> list[Any]:
    """A game of random moves: what was seen, done and earned."""
    env.action_space.seed(1)
    seen, info = env.reset(seed=seed)
    story: list[Any] = [(seen.tobytes(), info["action_mask"].tobytes())]
    over = False
    while not over:
        move = int(env.action_space.sample(info["action_mask"]))
        seen, reward, over, cut, info = env.step(move)
        assert cut is False
        story.append((move, seen.tobytes(), reward, info["action_mask"].tobytes()))
    return story


def earned(story: list[Any]) -> list[float]:
    return [step[2] for step in story[1:]]


def test_names_have_their_games_version() -> None:
    """Whoever changes a ruling's legality or score changes `version`, and must change the name as well."""
    for name, what in ours.NAMES.items():
        assert registry.game(what.game).version == what.version, f"{name}: the game is another one now"
        spec = gymnasium.spec(f"landbridge/{name}-v{what.version}")
        assert spec.version == what.version
    assert {what.game for what in ours.NAMES.values()} == set(GAMES)


@pytest.mark.parametrize("name", IDS)
def test_registered_names(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_every_table(name: str) -> None:
    for game, seats, options in tables(name):
        env = ours.AgainstBots(game, seats, "random", seats - 1, options)
        check_env(env, skip_render_check=True)  # modes are tried by name, above


@pytest.mark.parametrize("name", GAMES)
def test_one_seed_is_one_trajectory(name: str) -> None:
    options = {"max_rounds": 2} if name == "river_dragons" else None
    one, other = (ours.AgainstBots(name, 3, "random", 1, options) for _ in range(2))
    story = played(one, 4)
    assert played(other, 4) == story
    again = played(one, None)  # the luck goes on from where it was
    assert again != story
    assert played(other, None) == again
    assert played(one, 5) != story


def test_hashi_alone_brings_its_points_at_the_end_or_as_they_come() -> None:
    at_the_end, as_they_come = gymnasium.make(SOLO), gymnasium.make(SOLO, reward="gain")
    rewards, gains = (earned(played(env, 2)) for env in (at_the_end, as_they_come))
    turns = at_the_end.unwrapped.turns  # type: ignore[attr-defined]
    assert rewards[-1] == turns.points()[0] > 0
    assert not any(rewards[:-1])
    assert sum(gains) == rewards[-1]
    assert sum(gain != 0 for gain in gains) > 1


def test_info_tells_how_it_ended() -> None:
    env = ours.AgainstBots("hashi", 3, ["random", "passive"], 1)
    played(env, 0)
    info = env._info()
    assert info["points"] == env.turns.points()
    assert info["place"] in (-1, -0.5, 0, 0.5, 1)
    assert info["points"][2] == 0  # whoever waives everything


@pytest.mark.parametrize("name", GAMES)
def test_masks(name: str) -> None:
    env = ours.AgainstBots(name, 2)
    _, info = env.reset(seed=0)
    turns = env.turns
    offered = turns.game.offers(turns.kit, turns.state, 0)
    assert np.flatnonzero(env.action_masks()).tolist() == sorted(offered)
    assert env.action_masks().dtype == np.bool_
    assert info["action_mask"].dtype == np.int8
    assert (info["action_mask"] == env.action_masks()).all()


def test_a_better_bot_wins_and_is_given_its_view_alone() -> None:
    seen: list[bool] = []

    def watching(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
        seen.append(game.view(kit, view, seat) == view and budget == 7)
        return game.offers(kit, view, seat)[0]

    env = ours.AgainstBots("hashi", 3, ["greedy", watching], 0, budget=7)
    played(env, 0)
    points = env.turns.points()
    assert points[1] > max(points[0], points[2]) + 10
    assert len(seen) > 10
    assert all(seen)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    def wild(game: Game, kit: Kit, view: State, seat: int, rng: Random, budget: int | None) -> int:
        return kit.moves - 1

    env = ours.AgainstBots("hashi", 2, wild, seat=1)
    with pytest.raises(ValueError, match=r"the bot of seat_A, move 109: That move is not possible here"):
        env.reset(seed=0)


def test_an_illegal_move_ends_the_game_or_is_an_error() -> None:
    env = gymnasium.make(SOLO)
    env.reset(seed=0)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1, True)
    assert info["illegal"] == "seat_A, move 0 (?@a1): That move is not possible here."
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="no game is running"):
        env.unwrapped.step(0)
    strict = gymnasium.make(SOLO, illegal="raise")
    strict.reset(seed=0)
    with pytest.raises(ValueError, match=r"seat_A, move 0 \(\?@a1\): That move is not possible here"):
        strict.step(0)


def test_bad_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="2 seats want a bot each, and 1 are given"):
        ours.AgainstBots("hashi", 3, ["random"])
    with pytest.raises(ValueError, match="seat 2 is not among 0 … 1"):
        ours.AgainstBots("hashi", 2, seat=2)
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, human or None"):
        ours.AgainstBots("hashi", 2, render_mode="film")
    with pytest.raises(NoSuchBot, match="grandmaster"):
        ours.AgainstBots("hashi", 2, "grandmaster")
    env = ours.AgainstBots("hashi", 1, ())
    with pytest.raises(ValueError, match="no game is running"):
        env.step(0)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="seat_A: 110 is no move; moves are 0 … 109"):
        env.step(110)


def test_several_at_once_and_copies_by_pickle() -> None:
    several = gymnasium.make_vec(SOLO, num_envs=3, vectorization_mode="sync")
    rows, infos = several.reset(seed=1)
    assert rows.shape == (3, *several.single_observation_space.shape)  # type: ignore[misc]
    assert infos["action_mask"].shape == (3, 110)
    several.close()
    env = ours.AgainstBots("hashi", 2, "random", options={"side": "B"})
    assert played(pickle.loads(pickle.dumps(env)), 3) == played(env, 3)


def test_the_drawing_is_the_learners() -> None:
    env = ours.AgainstBots("loopit", 2, seat=1, render_mode="ansi")
    env.reset(seed=0)
    drawn = env.render()
    assert drawn is not None
    assert "seat_B" in drawn
