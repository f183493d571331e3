"""Every figure of a review, worked out again: from values that are made up, and where the end of a game says them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import FATE, Match, State
from landbridge.bots.search import LONG
from landbridge.reviewing.exercises import Exercise
from landbridge.reviewing.glicko import Rating, rated
from landbridge.reviewing.judging import Budget, Judge, Judged
from landbridge.reviewing.pieces import joined
from landbridge.reviewing.report import Choice, Draw, Review, finding_json
from landbridge.reviewing.reviewer import Reviewer, result
from landbridge.reviewing.values import Value, Values
from landbridge.table.answers.study.reviews import review_json
from landbridge.table.exercise.solver import Solver
from tests.support.golden import read
from tests.support.walks import whole_game

GAMES = (
    "hashi-1-a",
    "hashi-4-b",
    "loopit-3-fr-book",
    "loopit-4-five",
    "the_border-4",
    "river_dragons-4-expert",
)
LITTLE = Budget(values=4, searched=24, compared=8, told=2, ahead=3)


# --- a whole review from values that are made up -------------------------------------------------------------


def made_up(s: State, until: int, seats: int) -> Value:
    """What nobody would mistake for anything else: other numbers for every position, horizon and seat."""
    digest = sha256(s.tobytes() + until.to_bytes(4, "big")).digest()
    return Value(
        tuple(digest[seat] / 4 - 30 for seat in range(seats)),
        tuple(digest[8 + seat] / 256 for seat in range(seats)),
    )


@cache
def reviewed(name: str) -> tuple[Match, Review, list[tuple[int, bytes, tuple[int, ...], Judged]]]:
    match = landbridge.loads(read(name), quick=True)
    asked: list[tuple[int, bytes, tuple[int, ...], Judged]] = []

    def of(self: Values, positions: Sequence[State], until: int, games: int, first: int) -> list[Value]:
        assert games == LITTLE.values
        return [made_up(s, until, match.seats) for s in positions]

    def judge(self: Judge, view: State, seat: int, played: tuple[int, ...]) -> Judged:
        digest = sha256(view.tobytes() + bytes([seat])).digest()
        lead, share, agreed = digest[0] / 50 - 2, digest[1] / 256, digest[2] / 50 - 2
        best = played if digest[3] < 40 else (*played, *played)[: 1 + digest[4] % len(played)]
        asked.append((seat, view.tobytes(), played, Judged(best, lead, share, agreed, digest[5] < 60)))
        return asked[-1][-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Values, "of", of)
        patch.setattr(Judge, "judge", judge)
        reviewer = Reviewer(match, LITTLE)
        found = reviewer.review()
    return match, found, asked


def slow_draws(match: Match) -> list[tuple[int, tuple[int, ...], State, State, int | None]]:
    """Where chance acted, in one piece as long as it draws for the same; and whose draw it was."""
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    found: list[tuple[int, tuple[int, ...], State, State, int | None]] = []
    names: list[tuple[str, int | None, int]] = []
    nth, turn = 0, -1
    for at, (seat, move) in enumerate(match.log):
        nth, turn = (0 if game.turn(kit, s) != turn else nth), game.turn(kit, s)
        if seat == FATE:
            chance = game.chance(kit, s, nth)
            name = chance.purpose, chance.seat, chance.round
            if found and found[-1][0] + len(found[-1][1]) == at and names[-1] == name:
                first, moves, before, _, owner = found.pop()
                names.pop()
            else:
                first, moves, before, owner = at, (), s.copy(), chance.seat
            after = s.copy()
            game.do(kit, after, FATE, move)
            found.append((first, (*moves, move), before, after, owner))
            names.append(name)
            nth += 1
        game.do(kit, s, seat, move)
    return found


def end_of(match: Match) -> Value:
    """Leads over the best other seat, alone points; the win shared among those who have it."""
    points, places = match.points(), match.places()
    leads, shares = [], []
    for seat in range(match.seats):
        others = [points[other] for other in range(match.seats) if other != seat]
        leads.append(float(points[seat] - (max(others) if others else 0)))
        shares.append(1 / places.count(1) if places[seat] == 1 else 0.0)
    return Value(tuple(leads), tuple(shares))


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_what_a_draw_changed(name: str) -> None:
    match, found, _ = reviewed(name)
    game, kit, seats = match.game, match.kit, match.seats
    slow = slow_draws(match)
    assert [(one.at, one.moves, one.owner) for one in found.draws] == [(at, m, o) for at, m, _, _, o in slow]
    lucky = [[0.0, 0.0] for _ in range(seats)]
    for one, (_, moves, before, after, _) in zip(found.draws, slow, strict=True):
        until = min(LONG, game.turn(kit, before) + LITTLE.ahead)
        was = made_up(before, until, seats)
        now = end_of(match) if game.actors(kit, after) == 0 else made_up(after, until, seats)
        s, texts = before.copy(), []
        for move in moves:
            texts.append(game.write(kit, s, FATE, move))
            game.do(kit, s, FATE, move)
        assert (one.turn, one.text) == (game.turn(kit, before), " ".join(texts))
        for seat in range(seats):
            assert one.leads[seat] == pytest.approx(now.leads[seat] - was.leads[seat])
            assert one.shares[seat] == pytest.approx(now.shares[seat] - was.shares[seat])
            lucky[seat][0] += now.leads[seat] - was.leads[seat]
            lucky[seat][1] += now.shares[seat] - was.shares[seat]
    for seat in range(seats):
        told, end = found.summary(seat), end_of(match)
        assert (told.luck_lead, told.luck_share) == pytest.approx(tuple(lucky[seat]))
        assert (told.lead, told.share) == (end.leads[seat], end.shares[seat])
        assert told.adjusted_lead == pytest.approx(end.leads[seat] - lucky[seat][0])
        assert told.adjusted_share == pytest.approx(end.shares[seat] - lucky[seat][1])
        assert found.luck(seat) == pytest.approx(tuple(lucky[seat]))
    assert (found.leads, found.shares) == end_of(match) == result(match)


@pytest.mark.parametrize("name", GAMES)
def test_a_curve_has_the_value_at_each_of_its_places(name: str) -> None:
    """At the beginning of a turn, before and after draws, and at the end."""
    match, found, _ = reviewed(name)
    game, kit = match.game, match.kit
    at = {0: game.start(kit, match.seats)}
    s = at[0].copy()
    for place, (seat, move) in enumerate(match.log):
        game.do(kit, s, seat, move)
        at[place + 1] = s.copy()
    draws = {one.at + len(one.moves): one for one in found.draws}
    for place, leads, shares in found.curve:
        if place == match.length:
            assert (leads, shares) == end_of(match)
            continue
        begun = at[draws[place].at] if place in draws else at[place]  # played on as far as before the draw
        until = min(LONG, game.turn(kit, begun) + LITTLE.ahead)
        assert (leads, shares) == made_up(at[place], until, match.seats)
    places = [place for place, _, _ in found.curve]
    assert places == sorted(set(places))
    wanted = {one.at for one in found.draws} | {*draws} | {match.length}
    assert wanted <= {*places}
    turns = {game.turn(kit, at[place]) for place in range(match.length)}
    assert turns == {game.turn(kit, at[place]) for place in places if place < match.length}


@pytest.mark.parametrize("name", GAMES)
def test_what_a_choice_cost_is_what_was_judged(name: str) -> None:
    match, found, asked = reviewed(name)
    game, kit = match.game, match.kit
    assert len(found.choices) == len(asked)
    costs: dict[int, list[float]] = {seat: [] for seat in range(match.seats)}
    for one, (seat, view, played, judged) in zip(found.choices, asked, strict=True):
        assert (one.seat, one.moves, one.best) == (seat, played, judged.best)
        assert (one.lead, one.share, one.agreed, one.obvious) == (
            judged.lead,
            judged.share,
            judged.agreed,
            judged.obvious,
        )
        assert [(entry.seat, entry.move) for entry in match.log[one.at : one.at + len(played)]] == [
            (seat, move) for move in played
        ]
        assert one.turn == game.turn(kit, State.from_bytes(view, kit.state))
        assert one.cost == (judged.agreed if judged.agreed > 0 else 0)
        assert one.cost_share == (judged.share if judged.agreed > 0 and judged.share > 0 else 0)
        if not judged.obvious:
            costs[seat].append(max(judged.agreed, 0))
    for seat in range(match.seats):
        told = found.summary(seat)
        assert told.decisions == len(costs[seat])
        assert told.loss == pytest.approx(sum(costs[seat]) / len(costs[seat]) if costs[seat] else 0)
        worst = sorted(
            (one for one in found.choices if one.seat == seat and one.cost), key=lambda one: -one.cost
        )
        assert [one.cost for one in found.mistakes(seat)] == [one.cost for one in worst]
    assert {one.at for one in found.mistakes()} == {one.at for one in found.choices if one.agreed > 0}
    weights = sorted((weight(one) for one in found.findings), reverse=True)
    assert [weight(one) for one in found.turning_points(5)] == weights[:5]


def weight(one: Draw | Choice) -> float:
    return one.cost if isinstance(one, Choice) else max(max(one.leads), -min(one.leads))


@pytest.mark.parametrize("name", GAMES[1:])
def test_rows_and_answers_have_the_same_figures(name: str) -> None:
    match, found, _ = reviewed(name)
    for row, one in zip(found.rows, found.findings, strict=True):
        assert (row["at"], row["turn"], row["text"]) == (one.at, one.turn, one.text)
        if isinstance(one, Choice):
            cells = one.seat, one.best_text, one.lead, one.cost, one.cost_share, one.obvious
            assert row["kind"] == "choice"
            assert tuple(row[n] for n in ("seat", "best", "lead", "cost", "cost_share", "obvious")) == cells
        else:
            assert (row["kind"], row["seat"]) == ("draw", one.owner)
        for seat in range(match.seats):
            lucky = (one.leads[seat], one.shares[seat]) if isinstance(one, Draw) else (0, 0)
            assert (row[f"luck_lead_{seat}"], row[f"luck_share_{seat}"]) == lucky
    shown = {0, match.seats - 1}
    told = review_json(found, list(match.names), shown)
    seen = [one for one in found.findings if isinstance(one, Draw) or one.seat in shown]
    for answer, one in zip(told["findings"], seen, strict=True):
        assert (answer["at"], answer["end"], answer["turn"]) == (one.at, one.at + len(one.moves), one.turn)
        if isinstance(one, Draw):
            assert answer["leads"] == pytest.approx(list(one.leads), abs=0.00051)
            assert answer["shares"] == pytest.approx(list(one.shares), abs=0.000051)
            assert answer["seat"] == (None if one.owner is None else "ABCDEF"[one.owner])
        else:
            assert (answer["cost"], answer["cost_share"]) == pytest.approx(
                (one.cost, one.cost_share), abs=0.0005
            )
            assert answer["seat"] == "ABCDEF"[one.seat]
            assert answer["best"] == (one.best_text if one.cost else None)
    for seat, answer in enumerate(told["seats"]):
        one_seat = found.summary(seat)
        assert answer["seat"] == "ABCDEF"[seat]
        for key in ("lead", "luck_lead", "adjusted_lead"):
            assert answer[key] == pytest.approx(getattr(one_seat, key), abs=0.0051)
        assert answer["share"] == pytest.approx(one_seat.share, abs=0.000051)
        assert answer["luck_share"] == pytest.approx(one_seat.luck_share, abs=0.000051)
        assert answer["adjusted_share"] == pytest.approx(min(1, max(0, one_seat.adjusted_share)), abs=0.0001)
        assert answer["decisions"] == (one_seat.decisions if seat in shown else None)
        assert answer["loss"] == (pytest.approx(one_seat.loss, abs=0.00051) if seat in shown else None)
    heaviest = sorted((weight(one) for one in seen), reverse=True)[:3]
    assert sorted((weight(seen[i]) for i in told["turning"]), reverse=True) == heaviest
    assert told["turning"] == sorted(told["turning"])


def test_pieces_make_the_whole_review() -> None:
    _, found, _ = reviewed("the_border-4")
    cut = len(found.findings) // 3
    parts = []
    for part in (found.findings[:cut], found.findings[cut:]):
        last = found.findings.index(part[-1])
        places = [point for point in found.curve if (point[0] <= part[-1].at) == (last < cut)]
        parts.append(
            {
                "version": 2,
                "game": found.game,
                "seats": found.seats,
                "budget": found.budget,
                "leads": found.leads,
                "shares": found.shares,
                "findings": [finding_json(one) for one in part],
                "curve": places,
            }
        )
    whole = joined(parts)
    assert whole.findings == found.findings
    assert [whole.summary(seat) for seat in range(4)] == [found.summary(seat) for seat in range(4)]


# --- values and comparisons whose answer the end says ---------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in landbridge.game_names() for seats in landbridge.game(name).seats],
)
def test_a_game_that_is_over_is_worth_its_result(name: str, seats: int) -> None:
    """And what is not over is worth one win in all; at two seats one leads by as much as the other is behind."""
    game = landbridge.game(name)
    options: Any = {"river_dragons": {"max_rounds": "2"}, "loopit": {"rounds": "2"}}.get(name, {})
    kit = game.kit(game.options_from(options)).quick()
    values = Values(game, kit, seats, 2)
    ends, tied = [], 0
    for seed in range(6):
        moments = list(whole_game(game, kit, seats, seed))
        ends.append(moments[-1].after)
        match = Match(game, kit, "ABCDEF"[:seats])
        for moment in moments:
            match.make(moment.seat, moment.move)
        told = end_of(match)
        tied += 0 < max(told.shares) < 1
        assert result(match) == told
        found = values.of([moments[-1].after, moments[len(moments) // 2].before], LONG, 3, 5)
        assert found[0].leads == pytest.approx(told.leads)
        assert found[0].shares == pytest.approx(told.shares, abs=1e-5)
        half = moments[len(moments) // 2].before
        for until in (LONG, values.horizon(half)):
            on_the_way = values.of([half], until, 6, 100)[0]
            assert sum(on_the_way.shares) == pytest.approx(1, abs=0.02 if until == LONG else 0.3)
            if seats == 2:
                assert on_the_way.leads[0] == pytest.approx(-on_the_way.leads[1], abs=0.01)
            if seats > 1:
                assert min(on_the_way.shares) >= 0
    assert values.horizon(half) == game.turn(kit, half) + 2


@pytest.mark.parametrize(
    ("name", "seats"), [("hashi", 1), ("hashi", 3), ("the_border", 2), ("the_border", 4)]
)
def test_the_last_choice_of_a_game_cost_what_the_end_says(name: str, seats: int) -> None:
    """The last draft of all, when everybody else is done: nothing is left to chance or to others."""
    game = landbridge.game(name)
    kit = game.kit().quick()
    judge = Judge(game, kit, Budget(values=2, searched=24, compared=6, told=4))
    compared, won, luck = 0, 0, Random(seats)
    for seed in range(8 if seats == 1 else 16):
        moments = [moment for moment in whole_game(game, kit, seats, seed) if moment.seat != FATE]
        seat = moments[-1].seat
        last = [moment for moment in moments if game.actors(kit, moment.before) == 1 << seat]
        turn = game.turn(kit, moments[-1].before)
        s: Any = next(moment.before for moment in last if game.turn(kit, moment.before) == turn).copy()
        ends = ends_of(judge, s, seat, seats)
        for _ in range(12 if seats > 1 else 0):  # others have reached goals sooner or later, until it matters
            if len({share for _, share in ends.values()}) > 1:
                break
            for other in range(seats):
                for goal in range(3 if other != seat else 0):
                    s.reached[other, goal] = luck.choice((1, turn)) if s.reached[other, goal] else 0
            ends = ends_of(judge, s, seat, seats)
        pairs = [(a, b) for a in ends for b in ends if ends[a][0] > ends[b][0]]
        pairs.sort(key=lambda pair: ends[pair[1]][1] - ends[pair[0]][1])
        for better, worse in pairs[:2]:
            lead, share = ends[better][0] - ends[worse][0], ends[better][1] - ends[worse][1]
            found = judge.compare([s], seat, [better, worse], 7)
            assert (found.lead, found.agreed) == pytest.approx((lead, lead), abs=0.01)
            assert found.share == pytest.approx(share, abs=0.01)
            turned = judge.compare([s], seat, [worse, better], 7)
            assert (turned.lead, turned.share, turned.agreed) == pytest.approx((-lead, 0, -lead), abs=0.01)
            compared += 1
            won += share > 0
    assert compared > 2
    assert won or seats == 1, "none has decided a game"


def ends_of(judge: Judge, s: State, seat: int, seats: int) -> dict[tuple[int, ...], tuple[int, float]]:
    """Lead and share of the win after each of some plans that end the game."""
    game, kit = judge.game, judge.kit
    found: dict[tuple[int, ...], tuple[int, float]] = {}
    waiting: list[tuple[State, tuple[int, ...]]] = [(s, ())]
    while waiting and len(found) < 60:
        at, plan = waiting.pop(0)
        for move in game.honest(kit, at, seat):
            after = at.copy()
            game.do(kit, after, seat, move)
            if game.actors(kit, after):
                waiting.append((after, (*plan, move)))
                continue
            points, places = (
                [game.points(kit, after, i) for i in range(seats)],
                game.places(kit, after, seats),
            )
            best = max((points[i] for i in range(seats) if i != seat), default=0)
            share = 1 / places.count(1) if places[seat] == 1 else 0.0
            found[*plan, move] = points[seat] - best, share
    return found


# --- who solves exercises ---------------------------------------------------------------------------------------


def test_a_solver_is_rated_against_the_exercise() -> None:
    """The first try counts, by both ratings and both deviations; and more is known of the solver each time."""
    luck, solver = Random(1), Solver(Rating(1620, 140, 0.055))
    for number in range(30):
        exercise: Any = luck_of_exercise(f"e{number % 20}", luck)
        right, known = luck.random() < 0.5, f"e{number % 20}" in solver.seen
        after = solver.after(exercise, right)
        if known:
            assert (after.rating, after.tried, after.right) == (solver.rating, solver.tried, solver.right)
        else:
            rival = Rating(exercise.rating, exercise.deviation, 0.06)
            assert after.rating == rated(solver.rating, rival, 1.0 if right else 0.0)
            assert (after.rating.rating > solver.rating.rating) == right
            assert (after.tried, after.right) == (solver.tried + 1, solver.right + int(right))
        assert after.seen[-1] == exercise.id
        told = after.as_json()
        assert (told["rating"], told["deviation"]) == (
            round(after.rating.rating),
            round(after.rating.deviation),
        )
        solver = Solver.from_kept(after.kept())
        assert solver == after
    one, two = solver, Solver(Rating(1300, 44.0), 3, 1, ("x", "e3"))
    for joint in (one.joined(two), two.joined(one)):
        assert joint.rating == Rating(1300, 44.0)
        assert (joint.tried, joint.right) == (one.tried + 3, one.right + 1)
        assert set(joint.seen) == {*one.seen, "x"}
        assert len(joint.seen) == len(set(joint.seen))


def luck_of_exercise(id: str, luck: Random) -> Any:
    class Known:
        rating, deviation = luck.uniform(1200, 1900), luck.uniform(50, 200)

    Known.id = id  # type: ignore[attr-defined]
    return Known


def test_exercises_have_what_a_solver_asks_of_them() -> None:
    assert {"id", "rating", "deviation"} <= set(Exercise.__dataclass_fields__)
