"""The search: it makes legal plans, keeps to them, repeats itself with the same luck, and sees views only."""

from __future__ import annotations

from random import Random

import pytest

import landbridge
from landbridge import Dealer, Match, registry
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.bots.advice import advise
from landbridge.bots.search import Search
from landbridge.core.compile.kernel import can_compile
from landbridge.lab.arena import Contest, arena

needs_numba = pytest.mark.skipif(not can_compile(), reason="searches need compiled rules")
GAMES = registry.game_names()
LEVELS = [(name, level) for name in GAMES for level in search.levels(landbridge.game(name))]


def begun(name: str, moves: int = 0, compiled: bool = False) -> Match:
    """A game of two after some moves by a bot that plays at random."""
    game = landbridge.game(name)
    kit = game.kit().compiled() if compiled else game.kit()
    match = Match(game, kit, "ab", Dealer(b"some luck"))
    luck = Random(5)
    match.deal()
    for _ in range(moves):
        seat = match.acting[0]
        match.play(seat, bots.any_move(game, kit, match.view(seat), seat, luck, None))
        match.deal()
    return match


@pytest.mark.few(8)
@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_levels_play_legally_without_a_compiler(name: str, level: str) -> None:
    match = begun(name)
    bot = bots.find(match.game, level)
    for _ in range(12):
        seat = match.acting[0]
        view = match.view(seat)
        before = view.tobytes()
        move = bot(match.game, match.kit, view, seat, Random(1), None)
        assert view.tobytes() == before
        match.play(seat, move)
        match.deal()


@pytest.mark.parametrize("name", GAMES)
def test_a_first_plan_is_made_of_legal_moves(name: str) -> None:
    match = begun(name, 20)
    game, kit, seat = match.game, match.kit, match.acting[0]
    view = match.view(seat)
    for one in search.tried(Search(games=0), game, kit, view, seat, 3, None):
        s = view.copy()
        for place, move in enumerate(one.plan):
            assert game.check(kit, s, seat, move) == 0, (one.plan, place)
            if place + 1 < len(one.plan):
                game.do(kit, s, seat, move)


@needs_numba
def test_hashi_proposes_the_same_interpreted_and_compiled() -> None:
    most = 0
    for moves in range(2, 12):
        plans = []
        for match in (begun("hashi", moves), begun("hashi", moves, compiled=True)):
            seat = match.acting[0]
            found = search.tried(Search(0), match.game, match.kit, match.view(seat), seat, 7, None)
            plans.append([one.plan for one in found])
        assert plans[0] == plans[1]
        most = max(most, len(plans[0]))
    assert most > 3


@needs_numba
def test_a_search_repeats_itself_and_keeps_to_its_plan() -> None:
    def game_of(match: Match) -> list[int]:
        setting, moves = Search(games=60, plans=4), []
        for n in range(24):
            seat = match.acting[0]
            luck = Random(n)
            moves.append(search.choose(setting, match.game, match.kit, match.view(seat), seat, luck, None))
            match.play(seat, moves[-1])
            match.deal()
        return moves

    assert game_of(begun("hashi", compiled=True)) == game_of(begun("hashi", compiled=True))


@needs_numba
def test_a_plan_is_followed_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("hashi", 2, compiled=True)
    asked = 0
    plain = search.tried

    def counted(*given: object) -> list[search.Tried]:
        nonlocal asked
        asked += 1
        return plain(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "tried", counted)
    seat, made = match.acting[0], 0
    while match.acting and match.acting[0] == seat and made < 6:
        move = search.choose(
            Search(games=40), match.game, match.kit, match.view(seat), seat, Random(made), None
        )
        match.play(seat, move)
        made += 1
    assert made >= 2
    assert asked == 1


@needs_numba
def test_thinking_helps() -> None:
    """Hashi alone, the same deals: trying drafts brings some points more (five on many deals)."""
    untried = arena(Contest("hashi", ("club",), seed=9), 20, jobs=1).standings[0].points.mean
    tried = arena(Contest("hashi", ("expert",), seed=9), 20, jobs=1).standings[0].points.mean
    assert tried > untried + 1


@needs_numba
@pytest.mark.parametrize("name", ["hashi", "loopit", "the_border"])
def test_advice_is_up_to_three_different_moves(name: str) -> None:
    match = begun(name, 10, compiled=True)
    seat = match.acting[0]
    found = advise(match.game, match.kit, match.view(seat), seat, Random(2))
    assert 1 <= len(found) <= 3
    assert len({one.move for one in found}) == len(found)
    offers = match.game.offers(match.kit, match.view(seat), seat)
    assert all(one.move in offers and 0 <= one.chance <= 1 for one in found)
    assert found == advise(match.game, match.kit, match.view(seat), seat, Random(2))


@needs_numba
def test_advice_stands_in_the_order_of_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the search likes best: its figures are not equally sure, so others are told."""
    match = begun("hashi", 4, compiled=True)
    seat = match.acting[0]
    played: list[search.Tried] = []

    def told(*given: object) -> list[search.Tried]:
        plans: list[tuple[int, ...]] = given[3]  # type: ignore[assignment]
        played[:] = [search.Tried(plan, float(i * 7 % 3), 0.5, 0.0, 1) for i, plan in enumerate(plans)]
        return list(played)

    monkeypatch.setattr(search.Simulator, "play", told)
    found = advise(match.game, match.kit, match.view(seat), seat, Random(2))
    assert [one.points for one in played] == [0, 1, 2]
    assert [one.points for one in found] == [2, 1, 0]
    assert [one.plan for one in found] == [one.plan for one in reversed(played)]


@needs_numba
def test_advice_knows_only_the_view() -> None:
    """Another's draft does not change what is advised."""
    match = begun("hashi", 2, compiled=True)
    seat, other = match.acting[:2]
    first = advise(match.game, match.kit, match.view(seat), seat, Random(1))
    moves = match.game.offers(match.kit, match.view(other), other)
    match.play(other, moves[0])
    assert advise(match.game, match.kit, match.view(seat), seat, Random(1)) == first


@pytest.mark.parametrize("found", [[], [search.Tried((), 0.0, 0.0, 0.0, 0)]])
def test_without_a_plan_the_passive_move_is_made(found: list[search.Tried]) -> None:
    match = begun("loopit")
    game, kit, seat = match.game, match.kit, match.acting[0]
    view = match.view(seat)
    move = search.choose(Search(games=8), game, kit, view, seat, Random(1), None, lambda *_: found)
    assert move == game.passive(kit, view, seat)


def test_where_nothing_is_proposed_nothing_is_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("loopit")
    seat = match.acting[0]
    monkeypatch.setattr(search.Simulator, "propose", lambda *_: [])
    assert search.tried(Search(games=8), match.game, match.kit, match.view(seat), seat, 1, None) == []
    assert search.expected(Search(games=8), match.game, match.kit, match.view(seat), seat, Random(1)) == []
