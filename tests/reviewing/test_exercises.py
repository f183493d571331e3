"""Exercises: one clearly best answer, kept as a line, mined again where mining stopped."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge import ReviewError, State
from landbridge.bots import search
from landbridge.bots.search import Simulator
from landbridge.lab import mine as mining
from landbridge.reviewing import exercises, judging
from landbridge.reviewing.exercises import Exercise, facts_of, ladder, rating_of, read_line, tries
from landbridge.reviewing.judging import Budget, Judge, Look
from tests.games.hashi.table import Table
from tests.support.golden import read

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


def test_of_a_sealed_draft_one_tells_what_it_was() -> None:
    """Not that its player is done, which is all that the others hear of it before all drafts are opened."""
    table = Table(2, "A 4@a3  B 4@a3  card 3/1")
    view = table.game.view(table.kit, table.state, 1)
    plan, after = [], view.copy()
    for text in ("3@b2", "."):
        plan.append(table.game.read(table.kit, after, 1, text))
        table.game.do(table.kit, after, 1, plan[-1])
    keys = [one.key for one in facts_of(table.game, table.kit, view, 1, tuple(plan))]
    assert keys == ["hashi-fact-wrote"]


@pytest.mark.parametrize(
    ("leads", "batches", "clear"),
    [
        ([[3.0, 1.0, 0.0]], 2, True),  # no doubt about the others: they get no more rollouts
        ([[3.0, 1.0, 0.0], [4.0, 1.0, 0.0]], 4, True),  # … as soon as their errors are small enough
        ([[3.0, 1.0, 0.0], [5.0, 1.0, 0.0]], 8, True),
        ([[3.0, 2.9, 0.0]], 1, False),  # hardly ahead: given up at once
        ([[1.0, 3.0, 0.0]], 1, False),  # another one is better
        ([[3.0, 3.0, 3.0]], 1, False),  # they come to the same
        ([[3.0, 1.0, 0.0], [3.0, 6.0, 0.0]], 2, False),
        ([[9.0, 1.0, 0.0], [3.0, 5.0, 0.0]], 3, False),  # ahead, by less than half of what the error asks for
        ([[7.0, 1.0, 0.0], [3.0, 2.0, 0.0]], 8, False),  # … or by less than five errors in the end
        ([[3.0, 2.4, 0.0], [3.0, 2.35, 0.0]], 2, False),  # … or by less than a quarter of the range
    ],
)
def test_what_is_not_clear_is_given_up_early(
    leads: list[list[float]], batches: int, clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leads of three plans, batch after batch, over and over; both looks find the same."""
    played = batches_with(monkeypatch, lambda look, number: leads[number % len(leads)])
    found = exercises.confirmed(anything_with_two_looks(), ANYTHING, 0, [(1,), (2,), (3,)], 1)
    assert (found is not None) is clear
    assert played == [(False, n) for n in range(batches)] + clear * [(True, n) for n in range(batches)]


@pytest.mark.parametrize(
    ("near", "far", "costs"),
    [
        ([9.0, 5.0, 1.0], [8.0, 6.0, 1.0], [2.0, 7.0]),
        ([9.0, 6.0, 1.0], [8.0, 4.0, 1.0], [3.0, 7.0]),
        ([9.0, 5.0, 1.0], [8.0, 9.0, 1.0], None),  # another plan is better further ahead
        ([9.0, 9.5, 1.0], [8.0, 4.0, 1.0], None),
    ],
)
def test_both_looks_have_to_find_the_answer(
    near: list[float], far: list[float], costs: list[float] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another plan costs is what they agree on."""
    batches_with(monkeypatch, lambda look, number: far if look.further else near)
    found = exercises.confirmed(anything_with_two_looks(), ANYTHING, 0, [(1,), (2,), (3,)], 1)
    if costs is None:
        assert found is None
    else:
        assert found == ([9.0, *(9.0 - cost for cost in costs)], min(costs), 0.0)


ANYTHING: Any = None


def anything_with_two_looks() -> Judge:
    match = landbridge.Match(landbridge.game("hashi"), landbridge.game("hashi").kit(), "AB")
    return Judge(match.game, match.kit, Budget(2, 20, 10, 4))


def batches_with(
    monkeypatch: pytest.MonkeyPatch, leads: Callable[[Look, int], list[float]]
) -> list[tuple[bool, int]]:
    """Batches find these leads of the plans that are asked for; which look asked for which batch."""
    played: list[tuple[bool, int]] = []

    def batch(
        judge: Judge, view: State, seat: int, plans: list[tuple[int, ...]], look: Look, luck: int, number: int
    ) -> list[float]:
        played.append((look.further, number))
        return [leads(look, number)[plan[0] - 1] for plan in plans]

    monkeypatch.setattr(exercises, "batch", batch)
    return played


def test_where_only_the_end_counts_costs_are_those_of_the_further_look() -> None:
    game = landbridge.game("river_dragons")
    judge = Judge(game, game.kit(), Budget.of(game, game.kit()))
    assert judge.agreed(1.0, 2.0) == 2.0
    assert anything_with_two_looks().agreed(1.0, 2.0) == 1.0


def test_a_further_look_goes_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far ahead as the review of a game says; to the end, positions are not judged by a net."""
    seen: list[tuple[bool, int]] = []

    def trial(table: Simulator, *args: Any) -> Any:
        seen.append((table.judged, args[3].ahead))
        raise StopIteration

    monkeypatch.setattr(judging, "Trial", trial)
    for name in ("hashi-2-a", "the_border-2"):
        match = landbridge.loads(read(name), quick=True)
        judge = Judge(match.game, match.kit, Budget.of(match.game, match.kit))
        for further in (False, True):
            with pytest.raises(StopIteration):
                judge.means([match.state], 0, [(0,)], 1, 1, further)
    hashi, border = (search.strongest(landbridge.game(name)) for name in ("hashi", "the_border"))
    assert hashi is not None
    assert border is not None
    assert seen == [(True, hashi.ahead), (False, search.LONG), (True, border.ahead), (True, 5)]


def test_an_exercise_is_a_line() -> None:
    assert read_line(found().line()) == found()
    assert "\n" not in found().line()
    for wrong in ("", "[]", "{}", '{"version":1}', '{"version":2}', "null"):
        with pytest.raises(ReviewError, match="not an exercise"):
            read_line(wrong)


def test_what_fewer_levels_find_is_more_difficult() -> None:
    game = landbridge.game("hashi")
    names = list(ladder(game))[:-1]
    easy = rating_of(game, dict.fromkeys(names, 1.0))
    middle = rating_of(game, {name: float(i > 1) for i, name in enumerate(names)})
    hard = rating_of(game, dict.fromkeys(names, 0.0))
    assert easy[0] < middle[0] < hard[0]
    assert middle[1] < easy[1] < 350
    # A level that always answers alike was asked once: three of those tell less than one that draws lots does.
    assert tries(game)["club"] == 1 < tries(game)["expert"]
    assert rating_of(game, {"club": 1.0})[1] > rating_of(game, {"expert": 1.0})[1]


def test_mining_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched, one = [], found()

    def one_each(name: str, number: int, seed: int = 0, effort: float = 1.0) -> list[Exercise]:
        searched.append(number)
        return [read_line(one.line().replace(one.id, f"{number:012}"))]

    monkeypatch.setattr(mining, "mine_game", one_each)
    out = tmp_path / "hashi.jsonl"
    assert mining.mine("hashi", out, games=2, wanted=10, jobs=1) == 2
    assert mining.mine("hashi", out, games=10, wanted=4, jobs=1) == 4
    assert searched == [0, 1, 2, 3]
    assert (
        mining.mine("hashi", out, games=2, wanted=10, jobs=1, seed=1) == 4
    )  # its exercises are there already
    assert searched == [0, 1, 2, 3, 0, 1]
    assert len({read_line(line).id for line in out.read_text(encoding="utf-8").splitlines()}) == 4


def test_positions_are_mined_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is still an exercise keeps its id, what is none any more is left out."""
    one = found()
    old = tmp_path / "old.jsonl"
    old.write_text(f"{one.line().replace(one.id, 12 * '0')}\n{one.line()}\n", encoding="utf-8")
    assert mining.mine_position(one.line(), EFFORT) == [one]
    monkeypatch.setattr(
        mining, "mine_position", lambda line, effort: [one] if read_line(line).id == one.id else []
    )
    out = tmp_path / "new.jsonl"
    seen: list[tuple[int, int]] = []
    assert mining.mine_again(old, out, jobs=1, seen=lambda *told: seen.append(told)) == 1
    assert out.read_text(encoding="utf-8") == one.line() + "\n"
    assert seen == [(1, 0), (2, 1)]
