"""Intervals on data whose answer is known."""

from __future__ import annotations

from random import Random

import pytest

from landbridge.lab.arena.ratings import mean_of, ratings_of, share_of, strengths, student, wins_between


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


def test_two_deals_that_say_the_same_are_not_certain() -> None:
    for found in (share_of([0.5, 0.5]), share_of([0.25] * 9), mean_of([45.0, 45.0]), mean_of([3.0] * 9)):
        assert found.low is not None
        assert found.high is not None
        assert found.low < found.mean < found.high
    wide, narrow = share_of([0.5, 0.5]), share_of([0.5] * 40)
    assert wide.low is not None
    assert narrow.low is not None
    assert wide.low < narrow.low - 0.2
    one, other = ratings_of([[[1, 2], [2, 1]]] * 2)
    assert one.mean == other.mean == 0
    assert one.low is one.high is None


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


# --- ratings ----------------------------------------------------------------------------------------------


def test_two_bots_are_as_far_apart_as_their_score_says() -> None:
    """75 of 100 are 191 points, and half a win of the prior takes hardly any of it."""
    deals = [[(1, 2), (1, 2), (1, 2), (2, 1)]] * 250
    x, y = ratings_of(deals)
    assert x.mean - y.mean == pytest.approx(190.8, abs=0.5)
    assert x.mean == -y.mean


def test_ties_are_half_a_win_to_either() -> None:
    assert wins_between([(1, 1)]) == [[0, 0.5], [0.5, 0]]
    x, y = ratings_of([[(1, 1), (1, 1)]] * 50)
    assert x.mean == y.mean == 0
    mixed = ratings_of([[(1, 1), (1, 2)]] * 500)
    known = ratings_of([[(1, 2), (1, 2), (1, 2), (2, 1)]] * 250)
    assert mixed[0].mean == pytest.approx(known[0].mean, abs=0.5)


def test_four_at_a_table_with_known_strengths_are_found_again() -> None:
    """Games drawn from Luce's model, which the comparisons of every two are true to."""
    luck, true = Random(5), [150.0, 50.0, -50.0, -150.0]
    deals = []
    for _ in range(3000):
        left, order = [0, 1, 2, 3], []
        while left:
            chosen = luck.choices(left, [10 ** (true[i] / 400) for i in left])[0]
            order.append(chosen)
            left.remove(chosen)
        deals.append([[order.index(i) + 1 for i in range(4)]])
    for found, known in zip(ratings_of(deals), true, strict=True):
        assert found.mean == pytest.approx(known, abs=20)
        assert found.low is not None
        assert found.high is not None
        assert found.low < found.mean < found.high


def test_a_tie_for_second_place_says_nothing_between_the_two() -> None:
    first, second, third = strengths(wins_between([(1, 2, 2)] * 40))
    assert second == pytest.approx(third)
    assert first > 200


def test_whoever_wins_everything_is_not_infinitely_good() -> None:
    x, _ = strengths(wins_between([(1, 2)] * 10))
    assert 200 < x < 400


def test_wins_are_counted_pair_by_pair_and_explained_by_the_strengths() -> None:
    """By the most likely strengths everybody wins what they have won, and half a game against each."""
    luck = Random(3)
    for count in (2, 3, 5):
        games = [[1 + luck.randrange(3) for _ in range(count)] for _ in range(12)]
        wins = wins_between(games)
        for i in range(count):
            for j in range(count):
                before = [1.0 if one[i] < one[j] else 0.5 if one[i] == one[j] else 0.0 for one in games]
                assert wins[i][j] == pytest.approx(sum(before) / (count - 1) if i != j else 0)
        found = strengths(wins)
        assert sum(found) == pytest.approx(0, abs=1e-6)
        for i in range(count):
            others = [j for j in range(count) if j != i]
            real = sum(wins[i][j] + 0.5 for j in others)
            expected = sum(
                (wins[i][j] + wins[j][i] + 1) / (1 + 10 ** ((found[j] - found[i]) / 400)) for j in others
            )
            assert real == pytest.approx(expected, rel=1e-4)
