"""Going back, copies and rewards of many games at once."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge.core.compile import kernel
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import seats_in
from landbridge.lab.envs import VectorEnv
from landbridge.lab.envs.turns import final_rewards
from landbridge.lab.envs.vector.env import Snapshot

COPIES: list[Callable[[Any], Any]] = [
    lambda one: pickle.loads(pickle.dumps(one)),
    copy.copy,
    copy.deepcopy,
]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without Numba."""
    monkeypatch.setattr(kernel, "can_compile", lambda: False)


def same(a: Snapshot, b: Snapshot) -> bool:
    return all((one == other).all() for one, other in zip(a, b, strict=True))


def seen(env: VectorEnv) -> list[Any]:
    lists = [row[:count].tolist() for row, count in zip(env.legal, env.counts, strict=True)]
    return [array.tolist() for array in env.turn] + lists


def go_on(env: VectorEnv, steps: int = 12) -> VectorEnv:
    for _ in range(steps):
        env.step(env.random_actions())
    return env


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", ["hashi", "loopit", "the_border", "river_dragons"])
def test_a_snapshot_brings_everything_back(name: str) -> None:
    env = go_on(VectorEnv(name, 2, 3, seed=3))
    before, then = seen(env), env.snapshot()
    later = seen(go_on(env))
    assert later != before
    env.restore(then)
    assert seen(env) == before
    assert seen(go_on(env)) == later  # luck as well


@pytest.mark.usefixtures("plain")
def test_one_game_fills_a_batch_and_a_step_is_a_function() -> None:
    env = VectorEnv("hashi", 2, 4, seed=5)
    while env.counts[2] < 2:
        env.step(env.random_actions())
    then = env.snapshot()
    env.restore(then, [2, 2, 2, 2])
    assert len({env.state(i).tobytes() for i in range(4)}) == 1
    moves = env.legal[0, : env.counts[0]]
    assert len(moves) == env.counts[2] > 1
    fan = env.snapshot()
    after = env.stepped(fan, moves[np.arange(4) % len(moves)])
    assert not same(after, fan)
    assert same(
        env.stepped(fan, moves[np.arange(4) % len(moves)]), after
    )  # the same question, the same answer
    assert same(then.take([0, 1, 2, 3]), then)
    for snapshot, games in ((then.take([0]), None), (then, [0])):
        with pytest.raises(ValueError, match="1 games does not fit a batch of 4"):
            env.restore(snapshot, games)


@pytest.mark.usefixtures("plain")
def test_states_can_be_put_there() -> None:
    game = landbridge.game("loopit")
    env = go_on(VectorEnv(game, 2, 2, seed=1))
    states = [env.state(1), env.state(0)]
    env.put(states)
    assert [env.state(0), env.state(1)] == states
    seat = int(env.to_move[0])
    assert env.legal[0, : env.counts[0]].tolist() == game.offers(env.kit, states[0], seat)
    with pytest.raises(ValueError, match="1 states for 2 games"):
        env.put(states[:1])
    with pytest.raises(ValueError, match="none of loopit"):
        env.put([landbridge.game("hashi").start(landbridge.game("hashi").kit(), 2)] * 2)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("copied", COPIES)
def test_environments_kits_and_matches_can_be_copied(copied: Callable[[Any], Any]) -> None:
    env = go_on(VectorEnv("hashi", 2, 3, {"side": "B"}, seed=3, reward="place"))
    twin = copied(env)
    assert twin.reward == "place"
    go_on(twin, 5)
    assert seen(twin) != seen(env)  # nothing is shared
    assert seen(go_on(env, 5)) == seen(twin)

    game = landbridge.game("hashi")
    kit = game.kit(game.options_from({"side": "B"}))
    assert copied(kit).options == kit.options
    match = landbridge.Match(game, kit, ["Ada", "Ben"], landbridge.Dealer(b"eight bytes"))
    match.play(0, game.offers(kit, match.state, 0)[0])
    other = copied(match)
    assert other.state == match.state
    assert other.state.kit is other.kit  # a notebook draws it
    other.play(1, game.offers(kit, other.state, 1)[0])
    assert other.state != match.state
    match.play(1, game.offers(kit, match.state, 1)[0])
    match.deal()
    other.deal()
    assert landbridge.dumps(other) == landbridge.dumps(match)


@pytest.mark.skipif(not can_compile(), reason="a compiled kit")
def test_a_compiled_kit_is_compiled_again() -> None:
    kit = landbridge.game("hashi").kit().compiled()
    assert pickle.loads(pickle.dumps(kit)).rules.compiled
    assert copy.deepcopy(kit) is kit


@pytest.mark.few(1)
@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("reward", ["points", "margin", "place"])
@pytest.mark.parametrize(("name", "seats"), [("loopit", 3), ("hashi", 1)])
def test_rewards(name: str, seats: int, reward: str) -> None:
    """As the adapters have them, which ask the game itself."""
    options = {"rounds": "2"} if name == "loopit" else None
    env = VectorEnv(name, seats, 2, options, seed=4, reward=reward)
    game, kit = env.game, env.kit
    ended = 0
    while ended < 1:
        before, movers = [env.state(i) for i in range(2)], env.to_move.tolist()
        actions = env.random_actions().tolist()
        env.step(actions)
        for i in np.flatnonzero(env.done):
            s = before[i]
            game.do(kit, s, movers[i], actions[i])
            if list(seats_in(game.actors(kit, s))):
                continue  # chance came after it
            ended += 1
            expected = final_rewards(kit, s, seats, "points" if seats == 1 else reward)
            assert env.rewards[i].tolist() == pytest.approx(expected)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="reward is one of points, margin, place, not 'glory'"):
        VectorEnv("hashi", 2, 1, reward="glory")
