"""Many games in step: every row is what the rules, the view and the encoding say, and a seed says everything."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge import FATE, Game, State
from landbridge.core.compile import kernel
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import seats_in
from landbridge.lab.envs import VectorEnv
from landbridge.lab.envs.vector import kernel as vector_kernel
from landbridge.lab.envs.vector.arrays import fillers
from landbridge.lab.observation import encoding
from tests.examples.conftest import beacons  # noqa: F401 - a fixture
from tests.lab.envs.vector_steps import trail

NONE = -1  # no move: the game is at its beginning
SHORT = {"max_rounds": "2"}
CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("hashi", 1, {}),
    ("hashi", 3, {"paper": True}),
    ("the_border", 2, {}),
    ("loopit", 4, {"rounds": "2"}),
    ("river_dragons", 3, SHORT),
]
LONG = {("hashi", 3), ("the_border", 2)}  # none of these ends so soon


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without Numba."""
    monkeypatch.setattr(kernel, "can_compile", lambda: False)


def follow(game: Game, env: VectorEnv, s: State, luck: list[int], seat: int, move: int) -> list[int] | None:
    """A step as playouts would have it, FATE's part included; the points if the game is over."""
    kit, rules = env.kit, env.kit.rules
    ended = None
    if move != NONE:
        game.do(kit, s, seat, move)
    while not (acting := game.actors(kit, s)) or acting >> FATE & 1:
        if acting:
            game.do(kit, s, FATE, rules.lot(kit, s, rules.loops.below(luck, rules.lots(kit, s))))
        else:
            ended = [game.points(kit, s, one) for one in range(env.seats)]
            s.set_to(game.start(kit, env.seats))
    return ended


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=str)
def test_a_step_is_what_the_rules_say(name: str, seats: int, options: dict[str, str]) -> None:
    game = landbridge.game(name)
    env = VectorEnv(game, seats, 3, options, seed=11)
    assert not env.kit.rules.compiled
    states = [game.start(env.kit, seats) for _ in range(3)]
    lucks: list[list[int]] = [[0, 0] for _ in range(3)]
    for i in range(3):
        env.kit.rules.loops.seed_luck(lucks[i], (11 << 32) + i)
        follow(game, env, states[i], lucks[i], 0, NONE)
    ended = 0
    for _ in range(120):
        movers = env.to_move.tolist()
        actions = env.random_actions().tolist()
        env.step(actions)
        for i in range(3):
            points = follow(game, env, states[i], lucks[i], movers[i], actions[i])
            assert env.state(i) == states[i]
            assert bool(env.done[i]) == (points is not None)
            assert env.rewards[i].tolist() == (points or [0] * seats)
            ended += points is not None
            seat = min(seats_in(game.actors(env.kit, states[i])))
            assert env.to_move[i] == seat
            offers = game.offers(env.kit, states[i], seat)
            assert np.flatnonzero(env.masks[i]).tolist() == sorted(offers)
            assert env.legal[i, : env.counts[i]].tolist() == offers
        seat, view = int(env.to_move[0]), game.view(env.kit, states[0], int(env.to_move[0]))
        assert (env.observations[0] == env.encoding.write(view, seat)).all()
    assert ended > 0 or (name, seats) in LONG


@pytest.mark.skipif(not can_compile(), reason="compares with compiled kernels")
@pytest.mark.parametrize("name", ["hashi", "loopit"])
def test_interpreted_compiled_and_on_threads_a_seed_gives_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Batches large enough for more than one thread; their first games are those of a small batch."""
    trails = []
    for batch, threads in ((4, 1), (1100, 1), (1100, 3)):
        with VectorEnv(name, 2, batch, seed=3, threads=threads) as env:
            assert env.kit.rules.compiled
            trails.append(trail(env, 30, 4))
    monkeypatch.setattr(kernel, "can_compile", lambda: False)
    trails.append(trail(VectorEnv(name, 2, 4, seed=3), 30, 4))
    assert len(set(trails)) == 1


@pytest.mark.usefixtures("plain")
def test_seeds_part_games_and_bring_them_back() -> None:
    env = VectorEnv("hashi", 2, 4, seed=1)
    first = trail(env, 30, 4)
    assert len({env.state(i).tobytes() for i in range(4)}) == 4
    goes_on = trail(env, 30, 4, seed=None)
    assert goes_on != first
    assert trail(env, 30, 4, seed=2) != first
    assert trail(env, 30, 4, seed=1) == first


@pytest.mark.usefixtures("plain")
def test_an_illegal_action_is_named_and_no_game_has_moved() -> None:
    env = VectorEnv("hashi", 2, 3, seed=1)
    for _ in range(4):
        env.step(env.random_actions())
    before = [env.state(i) for i in range(3)]
    actions = env.random_actions().copy()
    wrong = next(move for move in range(18) if not env.masks[1, move])
    actions[1] = wrong
    with pytest.raises(ValueError, match=rf"game 1, seat [AB]: move {wrong} is refused \(.*H2"):
        env.step(actions)
    assert [env.state(i) for i in range(3)] == before
    actions[1] = env.kit.moves
    with pytest.raises(ValueError, match=r"move 110 is refused \(moves are 0 … 109\)"):
        env.step(actions)
    actions[1] = -1
    with pytest.raises(ValueError, match="move -1 is refused"):
        env.step(actions)
    assert [env.state(i) for i in range(3)] == before
    env.step(env.legal[:, 0])  # and it goes on
    assert [env.state(i) for i in range(3)] != before


@pytest.mark.usefixtures("plain")
def test_without_checks_only_the_refused_game_stays() -> None:
    env = VectorEnv("hashi", 2, 3, seed=1, checked=False)
    before = [env.state(i) for i in range(3)]
    actions = env.random_actions().copy()
    actions[1] = 0
    env.step(actions)
    after = [env.state(i) for i in range(3)]
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, True, False]
    assert env.refusals.tolist()[::2] == [0, 0]
    assert int(env.refusals[1]) in env.game.reasons


@pytest.mark.usefixtures("plain")
def test_a_legal_move_that_was_not_on_offer_is_made() -> None:
    """R9.1: of the points of the expert side only some are offered."""
    env = VectorEnv("river_dragons", 2, 1, {"side": "expert", "max_rounds": 3}, seed=1)
    while not env.game.is_open(env.kit, env.state(0), int(env.to_move[0])):
        env.step(env.random_actions())
    s, seat = env.state(0), int(env.to_move[0])
    unseen = (m for m in range(env.kit.moves - 1, 0, -1) if not env.masks[0, m])
    move = next(m for m in unseen if env.game.check(env.kit, s, seat, m) == 0)
    env.step([move])
    assert env.state(0) != s


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("name", "compiled"), [("hashi", False), ("loopit", False), ("hashi", True)])
def test_the_best_move_is_the_best_of_those_on_offer(
    name: str, compiled: bool, request: pytest.FixtureRequest
) -> None:
    if not compiled:
        request.getfixturevalue("plain")
    env = VectorEnv(name, 2, 5, seed=3)
    with pytest.raises(ValueError, match="scores are 5 × "):
        env.best(np.zeros((5, 3)))
    luck = np.random.default_rng(1)
    for _ in range(8):
        scores = luck.random(env.masks.shape, dtype=np.float32) - 1  # none on offer is as good as what is not
        before = scores.copy()
        best = env.best(scores)
        assert (best == np.where(env.masks, scores, -2).argmax(axis=1)).all()
        assert (scores == before).all()
        env.step(best)


@pytest.mark.usefixtures("plain")
def test_a_move_is_drawn_by_its_logit() -> None:
    env = VectorEnv("hashi", 2, 2, seed=3)
    luck = np.random.default_rng(1)
    few = [env.legal[i][: env.counts[i]] for i in range(2)]
    logits = np.full(env.masks.shape, 50.0)  # what is not on offer is never drawn
    for i in range(2):
        logits[i, few[i]] = -50.0
        logits[i, few[i][:2]] = 0.0, np.log(3.0)
    drawn = np.array([env.best(logits, luck) for _ in range(400)])
    for i in range(2):
        first, second = ((drawn[:, i] == move).sum() for move in few[i][:2])
        assert first + second == 400
        assert 60 < first < 140


def test_arrays_are_made_once_and_shared() -> None:
    env = VectorEnv("hashi", 2, 2)
    before = list(env.turn)
    seen = [np.from_dlpack(array) for array in env.turn]
    assert env.step(env.random_actions()) is env.turn
    assert env.reset(5) is env.turn
    for array, first, other in zip(env.turn, before, seen, strict=True):
        assert array is first
        assert np.shares_memory(array, other)
    assert env.observations.shape == (2, env.encoding.size)
    assert env.masks.dtype == bool
    assert env.rewards.shape == (2, 2)


def test_what_makes_no_sense_is_refused() -> None:
    def make(**given: Any) -> VectorEnv:
        usual: dict[str, Any] = {"game": "hashi", "seats": 2, "batch": 1, "threads": 1}
        return VectorEnv(**(usual | given))

    for given, said in (
        ({"batch": 0}, "a batch of 0 games"),
        ({"seats": 5}, "for 1 to 4 seats, not 5"),
        ({"device": "tpu"}, "there are cpu and cuda"),
        ({"threads": -1}, "-1 threads"),
        ({"seed": -1}, "seed -1"),
        ({"seed": 1 << 31}, "0 to 2147483647"),
    ):
        with pytest.raises(ValueError, match=said):
            make(**given)
    with pytest.raises(KeyError, match="no game 'chess'"):
        make(game="chess")
    env = make()
    for actions in ([1, 2], [0.5], [[1]]):
        with pytest.raises(ValueError, match="actions are one integer a game"):
            env.step(actions)
    with pytest.raises(IndexError, match="no game 1 in a batch of 1"):
        env.state(1)


@pytest.mark.usefixtures("plain")
def test_a_game_of_ones_own_has_it_all(beacons: Game) -> None:  # noqa: F811
    env = VectorEnv(beacons, 3, 2, seed=4)
    ended = 0
    for _ in range(120):
        env.step(env.random_actions())
        ended += int(env.done.sum())
        seat = int(env.to_move[1])
        row = env.encoding.write(beacons.view(env.kit, env.state(1), seat), seat)
        assert (env.observations[1] == row).all()
    assert ended > 0


def test_rules_take_the_place_of_placeholders_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = landbridge.game("hashi")
    how = encoding(game.kit(), 2)
    monkeypatch.setattr(how.module, "why_row", kernel.kernel(lambda: None), raising=False)
    loops = kernel.bound(vector_kernel, *fillers(how))
    assert loops.why_row.__code__ is vector_kernel.why_row.__code__
    assert loops.observe is how.module.observe
