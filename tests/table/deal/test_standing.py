"""The deal of the day: places, shares and streaks read a second time from `docs/deal-of-the-day.md`."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from landbridge.table.deal.entry import Score
from landbridge.table.deal.standing import standing, streak


def better(one: Score, other: Score) -> bool:
    """Points count, then the place at the table, then a quick win or a late defeat."""
    if one.points != other.points:
        return one.points > other.points
    if one.place != other.place:
        return one.place < other.place
    if one.place == 1:
        return one.rounds < other.rounds
    return one.rounds > other.rounds


def test_a_place_is_one_more_than_those_who_are_better() -> None:
    luck = Random(1)
    for size in (1, 2, 3, 7, 40):
        for _ in range(20):
            scores = [
                Score(luck.randrange(3), 1 + luck.randrange(3), 5 + luck.randrange(4)) for _ in range(size)
            ]
            for mine in scores:
                told = standing(mine, scores)
                worse = sum(better(mine, other) for other in scores)
                assert told.place == 1 + sum(better(other, mine) for other in scores)
                assert told.entries == size
                assert told.better == (None if size == 1 else 100 * worse // (size - 1))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Score(31, 3, 9), Score(30, 1, 2)),  # points before everything
        (Score(1, 1, 9), Score(1, 2, 9)),  # then the place
        (Score(1, 1, 4), Score(1, 1, 5)),  # a quick win
        (Score(0, 2, 8), Score(0, 2, 7)),  # a late defeat, second …
        (Score(0, 3, 8), Score(0, 3, 7)),  # … or third
        (Score(0, 2, 3), Score(0, 3, 8)),
    ],
)
def test_who_is_ahead(first: Score, second: Score) -> None:
    assert standing(first, [second, first]) == (1, 2, 100)
    assert standing(second, [second, first]) == (2, 2, 0)


def forward(played: set[str], today: str) -> int:
    """Day by day from the first: two days missed in a row end a streak; today may still come."""
    if not played:
        return 0
    count = missed = 0
    day, last = date.fromisoformat(min(played)), date.fromisoformat(today)
    while day <= last:
        if day.isoformat() in played:
            count, missed = count + 1, 0
        elif day < last:
            missed += 1
            count = 0 if missed == 2 else count
        day += timedelta(1)
    return count


def test_a_streak_forgives_one_day_but_not_two() -> None:
    luck, seen = Random(2), set()
    today = date(2026, 3, 3)  # over the end of a month
    for _ in range(400):
        often = luck.choice([0.3, 0.6, 0.9])
        played = {(today - timedelta(back)).isoformat() for back in range(40) if luck.random() < often}
        found = streak(sorted(played, key=lambda day: luck.random()), today.isoformat())
        assert found == forward(played, today.isoformat())
        seen.add(found)
    assert {0, 1, 2, 3, 5, 8} < seen


def test_streaks_by_hand() -> None:
    assert streak([], "2026-11-16") == 0
    assert streak(["2026-11-16"], "2026-11-16") == 1
    assert streak(["2026-11-15"], "2026-11-16") == 1  # today may still come
    assert streak(["2026-11-14"], "2026-11-16") == 1  # yesterday is forgiven
    assert streak(["2026-11-13"], "2026-11-16") == 0
    assert streak(["2026-11-16", "2026-11-14", "2026-11-12"], "2026-11-16") == 3
    assert streak(["2026-11-16", "2026-11-15", "2026-11-12", "2026-11-11"], "2026-11-16") == 2
    assert streak(["2026-11-16", "2026-11-17"], "2026-11-16") == 1  # what is to come does not count
