"""Reviews: luck that is fair, decisions judged by what could be known, and results that can be kept."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random
from statistics import fmean, stdev

import pytest

import landbridge
from landbridge import FATE, Match, Review, ReviewError, registry
from landbridge.bots import bot as bots
from landbridge.bots.search import LONG, Trial, Tried
from landbridge.core.play.record import RecordError
from landbridge.device.study import NotedReviews
from landbridge.reviewing.events import events_of
from landbridge.reviewing.judging import AGAIN, Budget, Judge, is_clear, level_of
from landbridge.reviewing.report import Choice
from landbridge.reviewing.reviewer import Reviewer, review
from landbridge.reviewing.values import Values
from tests.support.golden import read

GOLDEN = ("hashi-2-a", "loopit-2-book", "river_dragons-2-basic", "the_border-2")
LITTLE = Budget(values=4, searched=24, compared=8, told=2)


@cache
def reviewed(name: str) -> Review:
    return review(read(name), LITTLE)


@pytest.mark.few(2)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_review_tells_of_everything_and_can_be_kept(name: str) -> None:
    found = reviewed(name)
    match = landbridge.loads(read(name))
    assert found.choices
    covered = {place for one in found.findings for place in range(one.at, one.at + len(one.moves))}
    drawn = {place for place, entry in enumerate(match.log) if entry.seat == FATE}
    assert drawn <= covered
    assert [at for at, _, _ in found.curve] == sorted({at for at, _, _ in found.curve})
    assert found.curve[-1] == (match.length, found.leads, found.shares)
    assert sum(found.shares) == pytest.approx(1)
    assert all(one.lead == 0 for one in found.choices if one.best == one.moves)
    assert Review.from_dict(json.loads(json.dumps(found.to_dict()))) == found
    assert len({tuple(row) for row in found.rows}) == 1
    assert len(found.rows) == len(found.findings)


def test_the_same_record_gives_the_same_review() -> None:
    assert review(read("hashi-2-a"), LITTLE) == reviewed("hashi-2-a")


def test_what_a_review_adds_up_to() -> None:
    found = reviewed("the_border-2")
    for seat in range(2):
        one = found.summary(seat)
        assert one.luck_lead == pytest.approx(sum(draw.leads[seat] for draw in found.draws))
        assert one.adjusted_lead == pytest.approx(one.lead - one.luck_lead)
        counted = [c.cost for c in found.choices if c.seat == seat and not c.obvious]
        assert one.decisions == len(counted)
        assert one.loss == pytest.approx(fmean(counted))
    weights = [found.weight(one) for one in found.findings]
    assert [found.weight(one) for one in found.turning_points()] == sorted(weights, reverse=True)[:3]


def test_luck_is_nothing_on_average() -> None:
    """Whatever a die may show, weighed by its odds: what is expected before is the mean of what follows."""
    match = landbridge.loads(read("the_border-2"), quick=True)
    event = next(one for one in events_of(match) if one.seat == FATE and one.turn == 10)
    game, kit = match.game, match.kit
    values = Values(game, kit, 2)
    until, games = values.horizon(event.before), 60
    mistakes = []
    for batch in range(12):
        first = 1000 * batch
        before = values.of([event.before], until, games, first)[0].leads[0]
        after = []
        for move, weight in game.odds(kit, event.before):
            s = event.before.copy()
            game.do(kit, s, FATE, move)
            after += [values.of([s], until, games // 4, first)[0].leads[0]] * weight
        mistakes.append(before - fmean(after))
    assert abs(fmean(mistakes)) < 4 * stdev(mistakes) / 12**0.5
    assert stdev(mistakes) > 0


def test_decisions_are_judged_by_what_could_be_known() -> None:
    """With other tiles on the rival's rack the true state is another one, the view and the finding are the same."""
    match = landbridge.loads(read("loopit-2-book"), quick=True)
    game, kit = match.game, match.kit
    event = next(one for one in events_of(match) if one.seat == 0 and one.turn >= 2)
    view = game.view(kit, event.before, 0)
    other = game.guess(kit, view, 0, Random(3))
    assert other != event.before
    judge = Judge(game, kit, LITTLE)
    assert judge.judge(game.view(kit, other, 0), 0, event.moves) == judge.judge(view, 0, event.moves)


def test_a_planted_blunder_is_found() -> None:
    """In a game of good players one writes and builds nothing in a round."""
    game = landbridge.game("hashi")
    kit = game.kit().quick()
    rng, bot = Random(5), bots.find(game, "club")
    match = Match(game, kit, ["Ada", "Ben"])
    planted = None
    while not match.over:
        if match.acting == [FATE]:
            odds = game.odds(kit, match.state)
            match.make(FATE, rng.choice([move for move, _ in odds]))
        elif match.acting[0] == 0 and game.turn(kit, match.state) == 6:
            planted = match.length
            match.make(0, game.passive(kit, match.view(0), 0))
        else:
            seat = match.acting[0]
            match.make(seat, bot(game, kit, match.view(seat), seat, rng, None))
    found = Reviewer(match, Budget(2, 200, 100, 4), luck=False).review()
    assert planted in [one.at for one in found.mistakes(0)[:3]]


@pytest.mark.parametrize(("near", "far", "agreed"), [(4.0, 1.0, 1.0), (4.0, 9.0, 4.0), (4.0, -2.0, -2.0)])
def test_a_mistake_cost_what_both_looks_agree_on(
    near: float, far: float, agreed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A net may be wrong about the position after a plan; some turns on it has judged many."""
    match = landbridge.loads(read("the_border-2"), quick=True)
    judge = Judge(match.game, match.kit, replace(LITTLE, further=5))
    event = next(one for one in events_of(match) if one.seat == 0)

    def means(*args: object, further: bool = False) -> list[float]:
        return [far if further else near, 0.0]

    monkeypatch.setattr(judge, "means", means)
    found = judge.compare([event.before], 0, [event.moves, event.moves], 1)
    assert (found.lead, found.agreed) == (near, agreed)
    one = Choice(0, (), 0, 0, "", (), "", found.lead, 0.25, found.agreed, False)
    assert one.cost == max(0.0, agreed)
    assert one.cost_share == (0.25 if agreed > 0 else 0.0)


@pytest.mark.parametrize(
    ("leads", "agreed"),
    [([0.4, 0.2, 0.1], 0.1), ([0.1], 0.1), ([-0.3], -0.3), ([0.9] * (1 + AGAIN), 0.9)],
)
def test_where_only_the_end_counts_what_is_serious_is_tried_for_longer(
    leads: list[float], agreed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More rollouts as long as they find 0.2 points."""
    match = landbridge.loads(read("loopit-2-book"), quick=True)
    judge = Judge(match.game, match.kit, replace(LITTLE, serious=200))
    played: list[int] = []
    monkeypatch.setattr(Trial, "play", lambda self, alive, games: played.append(games))

    def found(trial: Trial) -> list[Tried]:
        merit = 1000 * leads[len(played) - 1]
        return [Tried((), 0.0, 0.5, merit, 1), Tried((), 0.0, 0.25, 0.0, 1)]

    monkeypatch.setattr(Trial, "found", found)
    share = 0.25 if agreed > 0 else 0.0
    assert judge.compare([match.state], 0, [(0,), (0,)], 1) == (leads[0], share, agreed)
    assert played == [LITTLE.told] * len(leads)


def test_what_does_not_look_like_a_mistake_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = landbridge.loads(read("the_border-2"), quick=True)
    judge = Judge(match.game, match.kit, LITTLE)
    looks = []

    def means(*args: object) -> list[float]:
        looks.append(args)
        return [1.0, 1.5]

    monkeypatch.setattr(judge, "means", means)
    assert judge.compare([match.state], 0, [(0,), (0,)], 1) == (-0.5, 0.0, -0.5)
    assert len(looks) == 1


@pytest.mark.parametrize("further", [LONG, 5])
def test_a_second_look_has_other_luck(further: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a plan that was lucky in the first look is lucky again."""
    match = landbridge.loads(read("the_border-2"), quick=True)
    judge = Judge(match.game, match.kit, replace(LITTLE, further=further))
    luck: list[range] = []
    honest = Trial.play

    def play(trial: Trial, alive: list[int], games: int) -> None:
        luck.append(range(trial.at, trial.at + games))
        honest(trial, alive, games)

    monkeypatch.setattr(Trial, "play", play)
    event = next(one for one in events_of(match) if one.seat == 0)
    first = tuple(event.moves)
    other = (match.game.passive(match.kit, event.before, 0),)
    for plans in ([first, other], [other, first]):  # one of them looks like a mistake
        judge.compare([event.before], 0, plans, 7)
    assert len(luck) > 2
    whole = [number for numbers in luck for number in numbers]
    assert len({*whole}) == len(whole) - LITTLE.compared  # both first looks begin with the same seed


@pytest.mark.parametrize("name", registry.game_names())
def test_even_the_smallest_effort_searches(name: str) -> None:
    """A search that has too few rollouts for its plans tries none of them."""
    game = registry.game(name)
    kit = game.kit()
    level = level_of(game, kit)
    assert Budget.of(game, kit, NotedReviews.effort).searched >= 2 * level.plans
    assert Budget.of(game, kit, 0.001).searched >= 2 * level.plans


def test_of_two_plans_none_is_far_ahead() -> None:
    """What lies between two plans is the whole range, however little it is."""
    merits = [3.0, 2.9, 1.0]
    tried = [Tried((i,), 0.0, 0.0, merit, 1) for i, merit in enumerate(merits)]
    assert not is_clear(tried)
    assert not is_clear(tried[:2])
    assert is_clear([tried[0], tried[2], tried[2]])


def test_a_game_that_is_not_over_is_refused() -> None:
    match = landbridge.loads(read("hashi-2-a"))
    running = Match(match.game, match.kit, match.names)
    for seat, move in match.log[:20]:
        running.make(seat, move)
    with pytest.raises(ReviewError, match="not over"):
        review(running)
    with pytest.raises(ReviewError, match="not over"):
        review(landbridge.dumps(running))


def test_a_forged_record_is_refused_at_its_place() -> None:
    lines = read("hashi-2-a").split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("5 "))
    lines[at] = lines[at].replace(" A ", " A f6-a1 ", 1)
    with pytest.raises(RecordError) as refused:
        review("\n".join(lines))
    assert refused.value.line == at + 1


def test_a_kept_review_of_another_version_is_refused() -> None:
    told = reviewed("hashi-2-a").to_dict()
    for wrong in ({**told, "version": 0}, {"version": 1}, {**told, "findings": [{"kind": "draw"}]}):
        with pytest.raises(ReviewError, match="this version"):
            Review.from_dict(wrong)


def test_a_review_can_be_left_and_resumed() -> None:
    match = landbridge.loads(read("hashi-2-a"), quick=True)
    one = Reviewer(match, LITTLE)
    steps = one.steps()
    for _ in range(5):
        next(steps)
    assert 0 < one.done < one.total
    assert one.review() == reviewed("hashi-2-a")
