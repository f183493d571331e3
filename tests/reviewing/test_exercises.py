"""Exercises: one clearly best answer, kept as a line, mined again where mining stopped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge import ReviewError
from landbridge.reviewing import exercises
from landbridge.reviewing import mine as mining
from landbridge.reviewing.exercises import Exercise, ladder, rating_of, read_line
from landbridge.reviewing.judging import Budget, Judge

EFFORT = 0.1


@cache
def found() -> Exercise:
    """The first exercise there is in a game of Hashi."""
    return next(one for number in range(40) for one in mining.mine_game("hashi", number, 7, EFFORT))


def test_an_exercise_has_one_answer_that_the_rules_take() -> None:
    one = found()
    match = one.position()
    assert not match.over
    assert match.game.check(match.kit, match.view(one.seat), one.seat, one.answer[0]) == 0
    assert one.plans[0][0] == one.text
    assert one.plans[0][1] - one.plans[1][1] == pytest.approx(one.gap, abs=0.01)
    assert one.gap >= 5 * one.error
    assert one.themes
    judge = Judge(match.game, match.kit, Budget.of(match.game, match.kit, EFFORT))
    judged = judge.judge(match.view(one.seat), one.seat, one.answer)
    assert judged.lead == 0


@pytest.mark.parametrize(
    ("leads", "batches", "clear"),
    [
        ([[3.0, 1.0, 0.0]], 8, True),
        ([[3.0, 2.9, 0.0]], 1, False),  # hardly ahead: given up at once
        ([[1.0, 3.0, 0.0]], 1, False),  # another one is better
        ([[3.0, 3.0, 3.0]], 1, False),  # they come to the same
        ([[3.0, 1.0, 0.0], [3.0, 6.0, 0.0]], 2, False),
        ([[9.0, 1.0, 0.0], [3.0, 3.0, 0.0]], 8, False),  # ahead, but by less than five errors
        ([[3.0, 2.4, 0.0]], 8, False),  # … or by less than a quarter of the range
    ],
)
def test_what_is_not_clear_is_given_up_early(
    leads: list[list[float]], batches: int, clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leads of three plans, batch after batch, over and over."""
    played: list[int] = []

    def batch(*args: Any) -> list[float]:
        played.append(args[-1])
        return leads[args[-1] % len(leads)]

    monkeypatch.setattr(exercises, "batch", batch)
    anything: Any = None
    found = exercises.confirmed(anything, anything, 0, [(1,), (2,), (3,)], 10, 1)
    assert (found is not None) is clear
    assert played == list(range(batches))
    if found is not None:
        assert found == (leads[0], 2.0, 0.0)


def test_an_exercise_is_a_line() -> None:
    assert read_line(found().line()) == found()
    assert "\n" not in found().line()
    for wrong in ("", "[]", "{}", '{"version":1}', '{"version":2}', "null"):
        with pytest.raises(ReviewError, match="not an exercise"):
            read_line(wrong)


def test_what_fewer_levels_find_is_more_difficult() -> None:
    levels = ladder(landbridge.game("hashi"))
    names = list(levels)[:-1]
    easy = rating_of(dict.fromkeys(names, 1.0), levels)
    middle = rating_of({name: float(i > 1) for i, name in enumerate(names)}, levels)
    hard = rating_of(dict.fromkeys(names, 0.0), levels)
    assert easy[0] < middle[0] < hard[0]
    assert middle[1] < easy[1] < 350


def test_mining_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched = []

    def one_each(name: str, number: int, seed: int = 0, effort: float = 1.0) -> list[Exercise]:
        searched.append(number)
        return [read_line(found().line().replace(found().id, f"{number:012}"))]

    monkeypatch.setattr(mining, "mine_game", one_each)
    out = tmp_path / "hashi.jsonl"
    assert mining.mine("hashi", out, games=2, wanted=10, jobs=1) == 2
    assert mining.mine("hashi", out, games=10, wanted=4, jobs=1) == 4
    assert searched == [0, 1, 2, 3]
    assert len({read_line(line).id for line in out.read_text(encoding="utf-8").splitlines()}) == 4
