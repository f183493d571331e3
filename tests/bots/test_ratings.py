"""Intervals on data whose answer is known."""

from __future__ import annotations

from random import Random

import pytest

from landbridge.bots.ratings import mean_of, share_of, student


def test_a_mean_by_students_distribution() -> None:
    # 1 … 5: mean 3, standard deviation 1.5811, t of 4 degrees 2.776
    found = mean_of([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.963, abs=1e-3)
    assert found.high == pytest.approx(3 + 1.963, abs=1e-3)


def test_one_deal_has_no_interval() -> None:
    assert mean_of([4.0]).low is None
    assert share_of([1.0]).high is None


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (30, 2.042), (40, 2.021), (60, 2.000), (120, 1.980)]
)
def test_students_quantiles(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=1.5e-3)


def test_students_quantiles_meet_the_normal_one() -> None:
    assert student(10**6) == pytest.approx(1.95996, abs=1e-4)


def test_an_even_share_agrees_with_the_normal_interval() -> None:
    found = share_of([0.0, 1.0] * 200)
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.5 - 0.049, abs=2e-3)
    assert found.high == pytest.approx(0.5 + 0.049, abs=2e-3)


def test_a_share_that_every_deal_repeats_is_exact() -> None:
    assert share_of([0.25] * 9).low == share_of([0.25] * 9).high == 0.25


def test_winning_everything_is_not_certain() -> None:
    found = share_of([1.0] * 50)
    assert found.high == pytest.approx(1)
    assert found.low == pytest.approx(50 / (50 + 2.01**2), abs=1e-3)


def test_games_of_one_deal_are_no_independent_witnesses() -> None:
    """Ten copies of the same deal tell as much as one: the interval is over deals."""
    luck = Random(1)
    deals = [luck.random() for _ in range(40)]
    few, many = mean_of(deals), mean_of(deals * 10)
    assert few.low is not None
    assert many.low is not None
    assert few.mean - few.low > 2.5 * (many.mean - many.low)


def test_the_interval_holds_the_truth_nineteen_times_out_of_twenty() -> None:
    luck = Random(2)
    held = 0
    for _ in range(1000):
        found = mean_of([luck.gauss(10, 3) for _ in range(12)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 10 <= found.high
    assert 930 <= held <= 970
