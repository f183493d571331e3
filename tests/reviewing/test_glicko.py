"""Glicko-2, by the example in Glickman's paper and by what has to hold of every game."""

from __future__ import annotations

import pytest
from hypothesis import given
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


@given(SOMEBODY, SOMEBODY, st.floats(0, 1))
def test_who_scores_more_than_expected_rises(player: Rating, rival: Rating, score: float) -> None:
    after = rated(player, rival, score)
    assert (after.rating - player.rating) * (score - expected(player, rival)) >= 0
    assert 45 <= after.deviation <= 350
    assert 0.01 < after.volatility < 0.3
    assert rated(player, rival, 1.0).rating >= after.rating >= rated(player, rival, 0.0).rating
