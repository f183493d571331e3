"""Hashi's greedy bot: its manners, its strength, and that it never peeps."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

import landbridge
from landbridge import Dealer, Match
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import Kit
from landbridge.games.hashi.bot import greedy
from landbridge.games.hashi.bot.evaluation import ROOM, goal_worth
from landbridge.games.hashi.state import BLUE, CHALLENGE, LINKED, NO_CHALLENGE, RED
from landbridge.lab.arena import Contest, arena, play

HASHI = landbridge.game("hashi")


def kit_of(**options: str) -> Kit:
    return HASHI.kit(HASHI.options_from(options))


def choose(kit: Kit, match: Match, seat: int, budget: int | None = None) -> int:
    return greedy.greedy(HASHI, kit, match.view(seat), seat, Random(0), budget)


@pytest.mark.parametrize("side", ["A", "B"])
def test_alone_it_reaches_forty(side: str) -> None:
    result = arena(Contest("hashi", ("greedy",), (("side", side),), seed=5), games=60, jobs=1)
    assert result.standings[0].points.mean > 40


@pytest.mark.parametrize("others", [1, 3])
def test_it_beats_random_overwhelmingly(others: int) -> None:
    result = arena(Contest("hashi", ("greedy", *["random"] * others), seed=5), games=32, jobs=1)
    assert result.standings[0].share.mean > 0.97
    assert result.standings[0].points.mean > 2 * result.standings[1].points.mean


@pytest.mark.skipif(not can_compile(), reason="compares with compiled rules")
@pytest.mark.parametrize("paper", ["off", "on"])
def test_it_chooses_the_same_interpreted_and_compiled(paper: str) -> None:
    kit = kit_of(side="B", paper=paper)
    fast = kit.compiled()
    match = Match(HASHI, kit, "ab", Dealer(b"greedy twins"))
    while not match.over:
        match.deal()
        for seat in match.acting:
            move = choose(kit, match, seat)
            assert choose(fast, match, seat) == move
            match.play(seat, move)


def test_it_ignores_what_it_may_not_see() -> None:
    """Two states that differ in another's draft only: the bot gets views, and a view is all it uses."""
    kit = kit_of()
    match = Match(HASHI, kit, "ab", Dealer(b"12345678"))
    for seat in (0, 1):
        match.play(seat, choose(kit, match, seat))
    match.deal()
    before = choose(kit, match, 0)
    match.play(1, choose(kit, match, 1))
    assert choose(kit, match, 0) == before


def test_with_neighbours_the_first_number_is_a_poor_one_alone_a_good_one() -> None:
    kit = kit_of()
    moves = {}
    for seats in (1, 2):
        s = HASHI.view(kit, HASHI.start(kit, seats), 0)
        moves[seats] = greedy.greedy(HASHI, kit, s, 0, Random(0), None)
    worth = {}
    for name, move in moves.items():
        s = HASHI.start(kit, 1)
        HASHI.do(kit, s, 0, move)
        worth[name] = greedy.value(kit.fields.fields, s.fields, 0, greedy.WEIGHTS, [0] * ROOM)
    assert worth[1] > worth[2]


def test_the_last_to_prepare_does_not_resolve_the_set_up_in_thought() -> None:
    kit = kit_of()
    match = Match(HASHI, kit, "ab", Dealer(b"12345678"))
    match.play(0, choose(kit, match, 0))
    # Seat 0 is done and unknown to seat 1; both sheets are blank for it, so it chooses what seat 0 chose.
    assert choose(kit, match, 1) == match.drafts[0][0]


def test_two_of_them_at_one_table_are_no_mirrors() -> None:
    played = play(Contest("hashi", ("greedy", "greedy"), seed=4), deals=2, jobs=1)
    assert any(one.points[0] != one.points[1] for one in played)


def test_a_larger_budget_follows_more_drafts() -> None:
    def mean(budget: int) -> float:
        contest = Contest("hashi", ("greedy",), (("side", "B"),), seed=2, budget=budget)
        return arena(contest, games=60, jobs=1).standings[0].points.mean

    assert mean(100) > mean(25)


# --- paper ------------------------------------------------------------------------------------------------


def after_first_card(kit: Kit, mistake: bool) -> Match:
    """Two players, one card; B has drawn a bridge that no number allows, or waived."""
    match = Match(HASHI, kit, "ab")
    for seat in (0, 1):
        match.play(seat, HASHI.read(kit, match.state, seat, "3@d1"))
    match.play(landbridge.FATE, HASHI.read(kit, match.state, landbridge.FATE, "1/1"))
    match.play(0, HASHI.read(kit, match.state, 0, "."))
    if mistake:
        match.play(1, HASHI.read(kit, match.state, 1, "c5-c6"))
    match.play(1, HASHI.read(kit, match.state, 1, "."))
    return match


def test_on_paper_it_challenges_a_wrong_mark_of_another() -> None:
    kit = kit_of(paper="on")
    match = after_first_card(kit, mistake=True)
    move = choose(kit, match, 0)
    assert HASHI.write(kit, match.state, 0, move) == "B!c5-c6"
    assert move >= CHALLENGE
    match.play(0, move)
    # The bridge is erased; and nobody challenges himself.
    assert choose(kit, match, 1) == NO_CHALLENGE


def test_on_paper_it_does_not_challenge_its_own_marks() -> None:
    """Seat B has drawn what no number allows and seat A lets it pass: B keeps silent about itself."""
    kit = kit_of(paper="on")
    match = after_first_card(kit, mistake=True)
    match.play(0, NO_CHALLENGE)
    assert match.acting == [1]
    assert choose(kit, match, 1) == NO_CHALLENGE


@pytest.mark.parametrize(("goal", "last"), [(RED, 12), (BLUE, 7), (LINKED, 12)])
def test_a_goal_is_worth_less_once_its_higher_value_is_gone(goal: int, last: int) -> None:
    """Alone after card 12, blue after card 7 (H6.2); with others once one of them has it from an earlier card."""
    s = HASHI.start(kit_of(), 1)
    early, late = greedy.WEIGHTS[18 + 2 * goal], greedy.WEIGHTS[19 + 2 * goal]
    assert early > late
    s.card_no = last
    assert goal_worth(s.fields, goal, greedy.WEIGHTS) == early
    s.card_no = last + 1
    assert goal_worth(s.fields, goal, greedy.WEIGHTS) == late
    two = HASHI.start(kit_of(), 2)
    two.card_no = 13
    assert goal_worth(two.fields, goal, greedy.WEIGHTS) == early
    two.reached[1, goal] = 13
    assert goal_worth(two.fields, goal, greedy.WEIGHTS) == early
    two.reached[1, goal] = 12
    assert goal_worth(two.fields, goal, greedy.WEIGHTS) == late


def test_on_paper_it_says_no_where_nothing_is_wrong() -> None:
    kit = kit_of(paper="on")
    assert choose(kit, after_first_card(kit, mistake=False), 0) == NO_CHALLENGE


def test_on_paper_it_ends_a_draft_that_nobody_can_mend() -> None:
    """It may take over from a person who has drawn too many bridges."""
    kit = kit_of(paper="on")
    match = Match(HASHI, kit, "a")
    match.play(0, HASHI.read(kit, match.state, 0, "3@d1"))
    match.play(landbridge.FATE, HASHI.read(kit, match.state, landbridge.FATE, "1/3"))
    for line in ("c5-c6", "c5-c6", "c5-c6", "c6-d6"):
        match.play(0, HASHI.read(kit, match.state, 0, line))
    move = choose(kit, match, 0)
    assert HASHI.check(kit, match.state, 0, move) == 0


def test_every_sheet_of_a_finished_game_is_worth_its_points() -> None:
    """With no card to come the value is what is counted: twice the finished islands, and goals not yet scored."""
    kit = kit_of()
    worths, points = [], []
    for seed in range(4):
        match = Match(HASHI, kit, "a", Dealer(bytes([seed] * 8)))
        while not match.over:
            match.deal()
            for seat in match.acting:
                match.play(seat, choose(kit, match, seat))
        s = match.state.copy()
        for goal in range(3):
            s.reached[0, goal] = s.reached[0, goal] or 17  # leaves the islands alone
        worths.append(greedy.value(kit.fields.fields, s.fields, 0, greedy.WEIGHTS, [0] * ROOM))
        points.append(2000 * s.sheets[0].finished.bit_count())
    assert worths == points
    assert fmean(points) > 20_000
