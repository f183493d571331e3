"""Exercises: one clearly best answer, kept as a line, mined again where mining stopped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import landbridge
from landbridge import ReviewError
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
