"""What other people's tools ask of an environment: pixels, floats, an end, many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import landbridge.lab.envs.gymnasium as ours
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from landbridge.lab.envs import pettingzoo
from landbridge.lab.envs.factors import Factored
from landbridge.lab.envs.gymnasium_vector import ManyAgainstBots
from tests.lab.envs.tables import GAMES

SOLO = "landbridge/HashiSolo-v1"


@pytest.mark.parametrize("name", GAMES)
def test_pixels(name: str) -> None:
    env = ours.AgainstBots(name, 2, render_mode="rgb_array")
    env.reset(seed=0)
    picture = env.render()
    assert picture.shape == (600, 800, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


def test_a_human_sees_the_table_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = ours.AgainstBots("loopit", 2, seat=1, render_mode="human")
    _, info = env.reset(seed=0)
    assert "seat_B" in capsys.readouterr().out
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "seat_B" in capsys.readouterr().out
    assert env.render() is None
    together = pettingzoo.parallel_env("loopit", 2, render_mode="human")
    together.reset(seed=0)
    assert "seat_A" in capsys.readouterr().out


@pytest.mark.parametrize("observations", ["float32", "unit"])
def test_floats(observations: str) -> None:
    env = gymnasium.make(SOLO, observations=observations).unwrapped
    check_env(env)
    row, _ = env.reset(seed=1)
    assert row.dtype == np.float32
    whole, _ = gymnasium.make(SOLO).reset(seed=1)
    if observations == "unit":
        assert row.min() >= 0
        assert row.max() == 1
    else:
        assert (row == whole).all()
    with pytest.raises(ValueError, match="observations is one of int16, float32, unit"):
        gymnasium.make(SOLO, observations="float8")


def test_a_game_may_be_cut() -> None:
    env = gymnasium.make(SOLO, max_cycles=3).unwrapped
    _, info = env.reset(seed=1)
    cuts = []
    for _ in range(3):
        _, _, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        cuts.append((over, cut))
    assert cuts == [(False, False), (False, False), (False, True)]
    with pytest.raises(ValueError, match="no game is running"):
        env.step(0)
    with pytest.raises(ValueError, match="at least 1, not 0"):
        gymnasium.make(SOLO, max_cycles=0)


def test_seats_may_be_cut_in_turn_and_together() -> None:
    env = pettingzoo.env("hashi", 2, max_cycles=5, observations="unit")
    env.reset(seed=1)
    steps = 0
    for _agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert seen["observation"].dtype == np.float32
        steps += not (over or cut)
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert steps == 5
    together = pettingzoo.parallel_env("hashi", 2, max_cycles=2)
    seen, _ = together.reset(seed=1)
    for step in range(2):
        actions = {a: int(np.flatnonzero(seen[a]["action_mask"])[0]) for a in together.agents}
        seen, _, over, cut, _ = together.step(actions)
        assert set(cut.values()) == {step == 1}
        assert not any(over.values())
    assert together.agents == []


# --- many at once -------------------------------------------------------------------------------------------------


def choose(masks: Any) -> Any:
    return np.asarray(masks).argmax(axis=1)


def test_gymnasium_makes_many() -> None:
    envs = gymnasium.make_vec(SOLO, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, ManyAgainstBots)
    rows, infos = envs.reset(seed=1)
    assert rows in envs.observation_space
    ended = 0
    for _ in range(200):
        before = rows
        rows, rewards, done, cut, infos = envs.step(choose(infos["action_mask"]))
        assert rows.shape == (3, *envs.single_observation_space.shape)  # type: ignore[misc]
        assert not cut.any()
        assert not rewards[~done].any()
        for i in np.flatnonzero(done):
            assert (infos["final_obs"][i] == before[i]).all()
        ended += int(done.sum())
    assert ended > 0
    envs.close()


def test_many_are_what_one_is() -> None:
    """Row 0 sees the same game as the rules tell it, bots included."""
    asked: list[int] = []

    def first(game: Game, kit: Kit, view: State, seat: int, rng: Any, budget: int | None) -> int:
        assert game.view(kit, view, seat) == view
        asked.append(seat)
        return game.offers(kit, view, seat)[0]

    envs = ManyAgainstBots("loopit", 2, 3, ["random", first], seat=1, options={"rounds": "1"}, reward="place")
    _, infos = envs.reset(seed=2)
    total = np.zeros(2)
    ended = 0
    for _ in range(60):
        assert (envs.games.to_move == 1).all()
        assert (infos["action_mask"].astype(bool) == envs.action_masks()).all()
        _, rewards, done, _, infos = envs.step(choose(infos["action_mask"]))
        total += rewards
        ended += int(done.sum())
    assert ended > 2
    assert set(asked) == {2}
    assert np.abs(total).max() <= ended


def test_many_are_cut_one_by_one() -> None:
    envs = ManyAgainstBots("hashi", 2, 1, (), max_cycles=4, observations="float32")
    _, infos = envs.reset(seed=1)
    for step in range(8):
        rows, _, done, cut, infos = envs.step(choose(infos["action_mask"]))
        assert cut.all() == (step % 4 == 3)
        assert not done.any()
        assert rows.dtype == np.float32
        if cut.all():
            assert envs.games.state(0).tobytes() != b""
            assert infos["_final_obs"].all()
            assert not (infos["final_obs"][0] == rows[0]).all()


def test_what_many_refuse() -> None:
    envs = ManyAgainstBots("hashi", 2, 1, ())
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="game 0: move 0 is refused"):
        envs.step(np.zeros(2, np.int64))
    for named, said in (
        ({"seat": 2}, "seat 2 is not among"),
        ({"observations": "x"}, "observations is one of"),
        ({"render_mode": "ansi"}, "many are not drawn"),
        ({"reward": "gain"}, "reward is one of"),
    ):
        with pytest.raises(ValueError, match=said):
            ManyAgainstBots("hashi", 1, **named)


# --- factors ------------------------------------------------------------------------------------------------------


def test_loopits_moves_in_two_steps() -> None:
    env = Factored(ours.AgainstBots("loopit", 2, "random", options={"rounds": "8"}, illegal="raise"))
    assert env.action_space.n < 260
    row, info = env.reset(seed=3)
    assert row in env.observation_space
    luck = np.random.default_rng(1)
    over, halves, moves = False, 0, 0
    while not over:
        before = env.unwrapped.turns.state.copy()  # type: ignore[attr-defined]
        whole = int(env.unwrapped.action_masks().sum())  # type: ignore[attr-defined]
        offered = np.flatnonzero(info["action_mask"])
        assert 0 < len(offered) <= whole
        row, _, over, cut, info = env.step(int(luck.choice(offered)))
        assert not cut
        half = env.unwrapped.turns.state == before  # type: ignore[attr-defined]
        assert (row[-len(env._whats) :].sum() == 1) == half
        halves, moves = halves + half, moves + (not half)
    assert halves > 3
    assert moves > halves / 2
    with pytest.raises(ValueError, match="hashi has 110 moves and no factors"):
        Factored(ours.AgainstBots("hashi", 2))
