"""H6: the game for one."""

from __future__ import annotations

from itertools import product

import pytest

from landbridge import texts
from landbridge.games.hashi.game import rank
from landbridge.games.hashi.rules.rulebook import PILES
from landbridge.games.hashi.state import ROUNDS
from tests.games.hashi.table import GAME, TO_BLUE, TO_LINKED, TO_RED, Table, Way, on_the_way

# The lowest and highest total of each rank (H6.3).
RANGES = [(0, 40), (41, 42), (43, 44), (45, 46), (47, 48), (49, 50)]
RANGES += [(51, 51), (52, 52), (54, 54), (56, 56), (58, 58), (60, 60)]
OUT_OF_REACH = {1, 3, 5, 7, 53, 55, 57, 59}


def test_h6_1_the_same_rules_and_the_same_seventeen_cards(compiled: bool) -> None:
    """Whatever is refused or offered to one of two is refused or offered to one alone."""
    assert sum(PILES) == ROUNDS
    alone = Table(1, "A 4@d2", compiled=compiled)
    company = Table(2, "A 4@d2  B 4@d2", compiled=compiled)
    for card, moves in (*TO_LINKED.rounds, TO_LINKED.last):
        for table in (alone, company):
            table.play(f"card {card}")
        for word in moves.split():
            checks = [
                [GAME.check(t.kit, t.state, 0, move) for move in range(t.kit.moves)] for t in (alone, company)
            ]
            assert checks[0] == checks[1]
            for table in (alone, company):
                table.play(f"A {word}")
        company.play("B .")
    idle = [f"{n}/{b}" for n in (4, 5, 6) for b in (1, 2, 3)]
    alone.waive(*idle, "2/2", "2/3")
    assert not alone.match.over
    alone.waive("3/1")
    assert alone.match.over


@pytest.mark.parametrize(
    ("way", "goal", "card_no", "value"),
    [
        (TO_BLUE, "blue", 6, 7),
        (TO_BLUE, "blue", 7, 7),
        (TO_BLUE, "blue", 8, 3),
        (TO_BLUE, "blue", 12, 3),
        (TO_RED, "red", 11, 9),
        (TO_RED, "red", 12, 9),
        (TO_RED, "red", 13, 5),
        (TO_RED, "red", 17, 5),
        (TO_LINKED, "linked", 11, 8),
        (TO_LINKED, "linked", 12, 8),
        (TO_LINKED, "linked", 13, 4),
        (TO_LINKED, "linked", 17, 4),
    ],
)
def test_h6_2_the_higher_value_has_a_deadline(
    way: Way, goal: str, card_no: int, value: int, compiled: bool
) -> None:
    table = on_the_way(way, before_card=card_no, compiled=compiled)
    step = table.play(f"card {way.last[0]}  A {way.last[1]}")
    told = [fact for fact in table.told(step) if fact.key == f"hashi-fact-{goal}"]
    assert [fact.values["points"] for fact in told] == [value]
    assert table.points() == [2 * len(table.finished("A")) + value]


@pytest.mark.parametrize(("way", "value"), [(TO_BLUE, 7), (TO_RED, 9), (TO_LINKED, 8)])
def test_h6_2_in_company_there_is_no_deadline(way: Way, value: int) -> None:
    table = on_the_way(way, 2, before_card=14)
    table.play(f"card {way.last[0]}  A {way.last[1]}  B .")
    assert table.points()[0] == 2 * len(table.finished("A")) + value


def _totals() -> set[int]:
    """Every total that H4 and H6 leave open: a colour scores if and only if all its islands are finished."""
    totals = set()
    for islands, red, blue, linked in product(range(19), (0, 5, 9), (0, 3, 7), (0, 4, 8)):
        least = max(4 * bool(red) + 3 * bool(blue), 6 * bool(linked))
        most = 18 - (not red) - (not blue)
        if least <= islands <= most:
            totals.add(2 * islands + red + blue + linked)
    return totals


def test_h6_3_some_totals_are_out_of_reach() -> None:
    assert set(range(61)) - _totals() == OUT_OF_REACH
    assert max(_totals()) == 60


def test_h6_3_every_total_has_exactly_one_rank() -> None:
    for total in _totals():
        fitting = [i for i, (least, most) in enumerate(RANGES, start=1) if least <= total <= most]
        assert [rank(total)] == fitting, total
    assert {rank(total) for total in _totals()} == set(range(1, 13))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_h6_3_twelve_titles_in_every_language(language: str) -> None:
    words = texts.words(language)
    keys = [f"hashi-rank-{i}" for i in range(1, 13)]
    assert [key for key in keys if not words.has(key)] == []
    assert len({words.say(key) for key in keys}) == 12
    assert not words.has("hashi-rank-13")


def test_h6_3_the_rank_is_told_at_the_end() -> None:
    table = on_the_way(TO_RED, before_card=17)
    step = table.play(f"card {TO_RED.last[0]}  A {TO_RED.last[1]}")
    assert [(fact.key, fact.values["points"]) for fact in table.told(step)[-2:]] == [
        ("hashi-fact-total", 13),
        ("hashi-rank-1", 13),
    ]
