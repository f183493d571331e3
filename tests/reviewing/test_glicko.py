"""Glicko-2, by the example in Glickman's paper and by what has to hold of every game."""

from __future__ import annotations

from math import exp, log, pi, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landbridge.reviewing.glicko import NEW, Rating, expected, rated

PAPER = Rating(1500, 200, 0.06)
SOMEBODY = st.builds(Rating, st.floats(600, 2600), st.floats(45, 350), st.floats(0.03, 0.1))


def test_the_expected_scores_of_the_paper() -> None:
    """E of its table: 0.639, 0.432 and 0.303 against three rivals."""
    rivals = Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)
    assert [expected(PAPER, rival) for rival in rivals] == pytest.approx([0.639, 0.432, 0.303], abs=0.0006)


def test_a_game_computed_by_hand() -> None:
    """A newcomer who beats an equal newcomer: v = 11.1, so the deviation falls to 290 and the rating rises to 1662."""
    after = rated(NEW, NEW, 1.0)
    assert after.rating == pytest.approx(1662.2, abs=0.2)
    assert after.deviation == pytest.approx(290.3, abs=0.2)
    assert after.volatility == pytest.approx(0.06, abs=0.0001)


def slowly(player: Rating, rival: Rating, score: float, tau: float = 0.5) -> Rating:
    """The paper's eight steps, one by one; the new volatility by halving, where the paper uses a quicker way."""
    mu, phi = (player.rating - 1500) / 173.7178, player.deviation / 173.7178
    mu_rival, phi_rival = (rival.rating - 1500) / 173.7178, rival.deviation / 173.7178
    g = (1 + 3 * phi_rival**2 / pi**2) ** -0.5
    e = 1 / (1 + exp(-g * (mu - mu_rival)))
    v = 1 / (g**2 * e * (1 - e))
    delta = v * g * (score - e)
    a = log(player.volatility**2)

    def f(x: float) -> float:
        grown = phi**2 + v + exp(x)
        return float(exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - a) / tau**2)

    low, high = a - 20, a + 20  # f falls from above 0 to below
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = exp(low / 2)
    phi_star = sqrt(phi**2 + sigma**2)
    phi_new = 1 / sqrt(1 / phi_star**2 + 1 / v)
    mu_new = mu + phi_new**2 * g * (score - e)
    return Rating(173.7178 * mu_new + 1500, min(350.0, max(45.0, 173.7178 * phi_new)), sigma)


@settings(derandomize=True, deadline=None)
@given(SOMEBODY, SOMEBODY, st.sampled_from([0.0, 0.25, 0.5, 1.0]))
def test_every_step_is_the_papers(player: Rating, rival: Rating, score: float) -> None:
    found, slow = rated(player, rival, score), slowly(player, rival, score)
    assert found.rating == pytest.approx(slow.rating, abs=1e-3)
    assert found.deviation == pytest.approx(slow.deviation, abs=1e-3)
    assert found.volatility == pytest.approx(slow.volatility, rel=1e-4)


def test_the_first_game_of_the_paper() -> None:
    """1500 ± 200 beats 1400 ± 30."""
    after = rated(PAPER, Rating(1400, 30), 1.0)
    assert (round(after.rating, 1), round(after.deviation, 1)) == (1563.6, 175.4)


@given(SOMEBODY, SOMEBODY, st.floats(0, 1))
def test_who_scores_more_than_expected_rises(player: Rating, rival: Rating, score: float) -> None:
    after = rated(player, rival, score)
    assert (after.rating - player.rating) * (score - expected(player, rival)) >= 0
    assert 45 <= after.deviation <= 350
    assert 0.01 < after.volatility < 0.3
    assert rated(player, rival, 1.0).rating >= after.rating >= rated(player, rival, 0.0).rating
