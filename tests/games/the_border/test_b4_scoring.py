"""B4: scoring and the end."""

from __future__ import annotations

import pytest

from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import MOTIFS, VALUES, load
from landbridge.games.the_border.state import LAST_ROUND, OVER
from tests.games.the_border.table import GAME, Table, kit_of


def test_b4_1_an_area_is_completed_with_its_last_space(compiled: bool) -> None:
    table = Table(2, compiled=compiled)
    (last,) = table.conquer("A", 4, but=1)
    assert table.areas("A") == {}
    step = table.cross("A", last)
    assert set(table.areas("A")) == {4}
    assert ("A", "area-first") in table.heard(step)
    assert table.points() == [4, 0]


def test_b4_1_a_space_between_areas_counts_for_each() -> None:
    table = Table(2)
    table.conquer("A", 4)
    shared = set(_ring(table, 4)) & set(_ring(table, 5))
    assert shared
    assert set(table.missing("A", 5)) == set(_ring(table, 5)) - table.crossed("A")
    assert not shared & set(table.missing("A", 5))


def test_b4_1_one_move_may_complete_two_areas() -> None:
    table = Table(2)
    touched = {table.sign("A", space) for value in (4, 12) for space in _ring(table, value)}
    table.complete("A", *sorted(touched - {"2b"}))
    assert not {4, 12} & set(table.areas("A"))
    table.until_active("A")
    step = table.play("dice b b r g y  A stop 2b")
    assert {4, 12} <= set(table.areas("A"))
    assert table.heard(step).count(("A", "area-first")) == 2


def _ring(table: Table, value: int) -> list[str]:
    """The spaces of a ring, less the white ones."""
    area = table.kit.board.areas[VALUES.index(value)]
    return [hexes.name(table.kit.board.spaces[n]) for n in area.ring if n not in table.kit.board.white]


def test_b4_2_the_first_gets_the_higher_value_later_ones_the_lower() -> None:
    table = Table(2)
    table.conquer("A", 4)
    (last,) = table.conquer("B", 4, but=1)
    step = table.cross("B", last)
    assert table.points() == [4, 2]
    assert ("B", "area-later") in table.heard(step)
    assert table.areas("A")[4] < table.areas("B")[4]


def test_b4_2_who_was_first_stays_first() -> None:
    """Whatever both cross off afterwards."""
    table = Table(2)
    table.conquer("A", 4)
    first = table.areas("A")[4]
    table.conquer("B", 4)
    table.complete("A", "3y")
    table.cross("A", table.missing("A", 9)[0])
    assert table.areas("A")[4] == first
    assert table.points() == [4, 2]


def test_b4_3_the_same_second_action_brings_the_higher_value_to_all() -> None:
    table = Table(3)
    last = {actor: table.conquer(actor, 4, but=1)[0] for actor in "BC"}
    table.until_active("A")
    colours = sorted({table.sign(actor, space)[1] for actor, space in last.items()})
    dice = [*colours, *(letter for letter in "rgbyos" if letter not in colours)][:5]
    table.play(f"dice {' '.join(dice)}  A stop .  B {last['B']} .  C {last['C']} .")
    assert table.areas("B") == table.areas("C")
    assert table.points() == [0, 4, 4]


def test_b4_3_the_first_action_comes_before_the_second() -> None:
    table = Table(2)
    # Both lack one space; A is active and completes its segment, B follows in the second action.
    (last,) = table.conquer("B", 4, but=1)
    missing = table.conquer("A", 4, but=1)
    segment = table.sign("A", missing[0])
    table.until_active("A")
    dice = [segment[1]] * 4 + [table.sign("B", last)[1]]
    table.play(f"dice {' '.join(dice)}  A stop {segment} .  B {last} .")
    assert table.points() == [4, 2]
    assert table.areas("A")[4] + 1 == table.areas("B")[4]


def test_b4_4_values_and_their_halves() -> None:
    assert VALUES == (12, 11, 10, 9, 8, 7, 6, 5, 4)
    laters = [area.later for area in kit_of().board.areas]
    assert laters == [6, 5, 5, 4, 4, 3, 3, 2, 2]
    assert sum(VALUES[:6]) == 57


@pytest.mark.parametrize("value", VALUES)
def test_b4_4_an_area_scores_its_value_and_later_its_half(value: int) -> None:
    table = Table(2)
    state = table.state
    state.reached[0, VALUES.index(value)] = 3
    state.reached[1, VALUES.index(value)] = 4
    assert table.points() == [value, value // 2]


def test_b4_4_villa_on_top_and_well() -> None:
    for board in (kit_of().board, load()):
        motifs = {area.motif: area for area in board.areas}
        assert set(motifs) == set(MOTIFS)
        assert {"villa", "well", "castle", "windmill", "boat", "eagle"} < set(MOTIFS)
        assert motifs["villa"].value == 9
        assert motifs["well"].value == 4
        top = min(row for _, row in motifs["villa"].inside)
        assert all(top < min(row for _, row in a.inside) for a in board.areas if a.motif != "villa")


def _six(table: Table, actor: str, but: int = 0) -> list[str]:
    """Five areas of a seat and the sixth all but so many spaces; what is missing of it."""
    for value in (4, 5, 11, 9, 6):
        table.conquer(actor, value)
    assert len(table.areas(actor)) == 5, table.areas(actor)
    return table.conquer(actor, 7, but=but)


def test_b4_5_a_sixth_area_in_the_second_action_ends_the_game_with_it() -> None:
    table = Table(2)
    (last,) = _six(table, "A", but=1)
    assert table.acting
    step = table.cross("A", last)
    assert table.match.over
    assert table.acting == []
    assert table.winners() == ["A"]
    assert ("A", "wins") in table.heard(step)


def test_b4_5_a_sixth_area_in_the_first_action_lets_the_second_be_played() -> None:
    table = Table(2)
    missing = _six(table, "A", but=1)
    (last,) = table.conquer("B", 4, but=1)
    segment = table.sign("A", missing[0])
    table.until_active("A")
    dice = [segment[1]] * 4 + [table.sign("B", last)[1]]
    table.play(f"dice {' '.join(dice)}  A stop {segment} .")
    assert len(table.areas("A")) == 6
    assert table.acting == ["B"]
    table.play(f"B {last} .")
    assert table.match.over
    assert table.points()[1] == 2  # the well, after A


def test_b4_5_more_than_six_areas_all_count() -> None:
    table = Table(2)
    for area in range(9):
        table.state.reached[0, area] = 1
    assert table.points()[0] == 72
    table.idle()
    assert table.state.stage == OVER


def test_b4_5_after_two_hundred_rounds_it_ends_anyway() -> None:
    table = Table(2)
    for _ in range(LAST_ROUND - 1):
        table.idle()
    assert table.state.round_no == LAST_ROUND == 200
    step = table.idle()
    assert table.match.over
    assert ("-", "long") in table.heard(step)
    assert table.winners() == ["A", "B"]


def test_b4_6_most_points_win() -> None:
    table = Table(2)
    table.state.reached[0, VALUES.index(12)] = 1
    table.state.reached[1, VALUES.index(11)] = 1
    assert table.winners() == ["A"]


def test_b4_6_a_tie_goes_to_the_highest_single_score() -> None:
    table = Table(3)
    reached = table.state.reached
    reached[0, VALUES.index(9)] = 1  # 9
    reached[1, VALUES.index(5)] = 1  # 5 + 4
    reached[1, VALUES.index(4)] = 1
    assert table.points()[:2] == [9, 9]
    assert table.winners() == ["A"]
    # A 12 taken late is a 6, and no higher than a 6 taken first.
    table = Table(2)
    reached = table.state.reached
    reached[0, VALUES.index(12)] = 3
    reached[1, VALUES.index(12)] = 1
    assert [GAME.tiebreak(table.kit, table.state, seat) for seat in range(2)] == [6, 12]


def test_b4_6_still_tied_is_shared() -> None:
    table = Table(2)
    for seat in range(2):
        table.state.reached[seat, VALUES.index(9)] = 2
    assert table.winners() == ["A", "B"]
    facts = GAME._end_facts(table.kit, table.state)  # type: ignore[attr-defined]
    assert [fact.key for fact in facts].count("the-border-fact-shares") == 2
