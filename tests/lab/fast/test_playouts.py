"""Random games: numbered, finished, and the same interpreted, compiled, and on any number of threads."""

from __future__ import annotations

import sys

import pytest

import landbridge
from landbridge import State
from landbridge.core.compile.kernel import can_compile
from landbridge.lab.fast.playouts import batch, play_on, points, random_games, repeated
from tests.lab.fast import tidy

HASHI = landbridge.game("hashi")
BORDER = landbridge.game("the_border")

compiled_too = pytest.mark.skipif(not can_compile(), reason="compares with compiled rules")


def test_a_number_gives_the_same_game() -> None:
    kit = HASHI.kit()
    states, decisions = random_games(kit, 2, 4)
    later, _ = random_games(kit, 2, 2, first=2)
    assert states[2:].tobytes() == later.tobytes()
    assert states[0].tobytes() != states[1].tobytes()
    assert decisions > 4 * 2 * 18  # everybody prepares and is done 17 times


def test_every_game_is_over() -> None:
    kit = HASHI.kit()
    states, _ = random_games(kit, 3, 5)
    assert all(HASHI.actors(kit, State.from_record(kit.state, states[i : i + 1])) == 0 for i in range(5))


def test_playing_on_leaves_the_batch_alone() -> None:
    kit = HASHI.kit()
    start = batch(kit, 2, 3)
    before = start.tobytes()
    assert play_on(kit, start).states.tobytes() != before
    assert start.tobytes() == before
    assert play_on(kit, start[:0]).decisions == 0


def test_points_are_those_of_the_rules() -> None:
    kit = HASHI.kit()
    states, _ = random_games(kit, 3, 4)
    told = points(kit, states, 3)
    assert told.shape == (4, 3)
    assert told[1, 2] == HASHI.points(kit, State.from_record(kit.state, states[1:2]), 2)
    assert told.max() > 0


@compiled_too
@pytest.mark.parametrize("paper", ["off", "on"])
def test_compiled_games_are_the_interpreted_ones(paper: str) -> None:
    kit = HASHI.kit(HASHI.options_from({"paper": paper}))
    plain, fast = random_games(kit, 4, 6), random_games(kit.compiled(), 4, 6)
    assert plain.states.tobytes() == fast.states.tobytes()
    assert plain.decisions == fast.decisions


@compiled_too
@pytest.mark.parametrize("threads", [2, 3, 0])
def test_threads_change_nothing(threads: int) -> None:
    kit = HASHI.kit().compiled()
    alone = random_games(kit, 3, 50, first=5)
    together = random_games(kit, 3, 50, first=5, threads=threads)
    assert alone.states.tobytes() == together.states.tobytes()
    assert alone.decisions == together.decisions


@compiled_too
def test_a_policy_is_the_same_compiled_and_interpreted() -> None:
    kit = BORDER.kit()
    start = batch(kit, 2, 3)
    plain = play_on(kit, start, policy=tidy)
    fast = play_on(kit.compiled(), start, threads=2, policy=tidy)
    assert plain.states.tobytes() == fast.states.tobytes()
    assert plain.decisions == fast.decisions


def test_a_policy_gets_what_it_likes() -> None:
    """It never stops while there is something to cross off, so its games are over in fewer rounds."""
    kit = BORDER.kit()
    start = batch(kit, 3, 6)
    liked, chance = play_on(kit, start, policy=tidy), play_on(kit, start)
    assert liked.states["round_no"].mean() < chance.states["round_no"].mean()


def test_a_policy_without_an_opinion_is_chance() -> None:
    """Odds of one for everything; `loops.taste` says so where no policy does."""
    kit = HASHI.kit()
    start = repeated(HASHI.start(kit, 2), 3)
    indifferent = play_on(kit, start, policy=sys.modules["landbridge.core.text"])
    assert indifferent.states.tobytes() == play_on(kit, start).states.tobytes()
