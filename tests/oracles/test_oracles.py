"""Every game beside its oracle: some thousand steps for every commit; `compare.py` plays as many as one likes."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import landbridge
from tests.oracles.compare import GAMES, Case, Difference, biases_of, cases, compare, module_of, play
from tests.support.sizes import rest

STEPS = {"hashi": 3000, "the_border": 3000, "loopit": 2500, "river_dragons": 750}


@pytest.mark.parametrize("seed", [1, *rest(*range(2, 11))])
@pytest.mark.parametrize("game", GAMES)
def test_no_difference(game: str, seed: int) -> None:
    tally = compare(game, STEPS[game], seed, most=800)
    assert tally.steps >= STEPS[game]
    assert tally.games >= 2


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_comes_up(game: str) -> None:
    drawn = list(islice(cases(game, random.Random(3)), 400))
    assert {case.bias for case in drawn} == set(biases_of(game))
    assert {case.luck for case in drawn} == {"even", "lowest", "highest", "favourite"}
    assert {case.seats for case in drawn} == set(landbridge.game(game).seats)


@pytest.mark.parametrize("game", GAMES)
def test_an_oracle_that_miscounts_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself can fail: here everybody has a point too many."""
    made = module_of(game).oracle

    def miscounting(kit: object, seats: int) -> object:
        oracle = made(kit, seats)
        right = oracle.points
        oracle.points = lambda: [points + 1 for points in right()]
        return oracle

    monkeypatch.setattr(module_of(game), "oracle", miscounting)
    with pytest.raises(Difference, match="points"):
        play(Case(game, (), 2, "anything", "even"), random.Random(1))
