"""Strengths after a game, computed a second time: Bradley and Terry's model over all pairs of a table."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

import pytest

from landbridge.server.community.strength import Strength, after


def slowly(players: list[Strength], places: list[int]) -> list[tuple[float, float]]:
    """Weng and Lin's update (2011, algorithm 1), each pair weighed so that a table is one game."""
    beta, drift = 25 / 6, 25 / 300
    spread = [one.sigma**2 + drift**2 for one in players]
    found = []
    for i, one in enumerate(players):
        gain = shrink = 0.0
        for j, other in enumerate(players):
            if i != j:
                c = sqrt(spread[i] + spread[j] + 2 * beta**2)
                chance = 1 / (1 + exp((other.mu - one.mu) / c))
                score = 1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
                gain += spread[i] / c * (score - chance)
                shrink += sqrt(spread[i]) / c * spread[i] / c**2 * chance * (1 - chance)
        others = len(players) - 1
        found.append((one.mu + gain / others, sqrt(spread[i] * (1 - shrink / others))))
    return found


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_a_game_changes_strengths_as_the_model_says(count: int) -> None:
    luck = Random(count)
    for _ in range(40):
        players = [Strength(luck.uniform(10, 40), luck.uniform(1, 9)) for _ in range(count)]
        places = [1 + luck.randrange(count) for _ in range(count)]
        for found, slow in zip(after(players, places), slowly(players, places), strict=True):
            assert tuple(found) == pytest.approx(slow, rel=1e-9)


def test_a_rating_as_people_know_it() -> None:
    """Newcomers have 1500; 400 points are odds of ten to one between two who are well known."""
    assert Strength().rating == 1500
    far = Strength(25 + 10, 0.0)
    odds = exp((far.mu - 25) / (sqrt(2) * 25 / 6))
    assert 10 ** ((far.rating - 1500) / 400) == pytest.approx(odds)
    assert Strength(25, 2.0).deviation == pytest.approx(Strength(27, 2.0).rating - 1500)
