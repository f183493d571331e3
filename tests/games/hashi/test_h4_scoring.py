"""H4: three goals, and two points an island."""

from __future__ import annotations

from pathlib import Path

import pytest

import landbridge
from tests.games.hashi.table import GAME, TO_BLUE, TO_LINKED, TO_RED, Table, Way, on_the_way

RED, BLUE, LINKED = range(3)
VALUES = {"red": (TO_RED, RED, 9), "blue": (TO_BLUE, BLUE, 7), "linked": (TO_LINKED, LINKED, 8)}


def _islands(table: Table) -> list[int]:
    return [2 * len(table.finished(owner)) for owner in "ABCD"[: table.match.seats]]


def _the_first(goal: str, compiled: bool) -> None:
    """Both are one card short; one of them completes the goal."""
    way, which, value = VALUES[goal]
    table = on_the_way(way, 2, compiled=compiled)
    assert table.goals("A")[which] == 0
    assert table.points() == _islands(table)  # all but one is not enough
    step = table.play(f"card {way.last[0]}  A {way.last[1]}  B .")
    assert [fact.values for fact in table.told(step) if fact.key == f"hashi-fact-{goal}"] == [
        {"seat": 0, "points": value}
    ]
    assert table.points() == [_islands(table)[0] + value, _islands(table)[1]]


def test_h4_1_all_red_flags_nine_for_the_first(compiled: bool) -> None:
    _the_first("red", compiled)


def test_h4_1_all_red_flags_five_later() -> None:
    table = on_the_way(TO_RED, 2)
    table.play("card 2/1  A 2@f6 f4-f6 .  B 2@f6 .")
    step = table.play("card 4/1  A .  B f4-f6 .")
    assert ("B", "red") in table.heard(step)
    assert table.finished("A") == table.finished("B") == {"a1", "c3", "e5", "f6"}
    assert table.points() == [8 + 9, 8 + 5]


def test_h4_2_all_blue_flags_seven_for_the_first(compiled: bool) -> None:
    _the_first("blue", compiled)


def test_h4_2_all_blue_flags_three_later() -> None:
    table = on_the_way(TO_BLUE, 2)
    table.play("card 1/3  A 1@d6 .  B .")
    step = table.play("card 2/1  A .  B 2@d6 d6-b6 .")
    assert ("B", "blue") in table.heard(step)
    assert {"f1", "a5", "d6"} <= table.finished("B")
    assert table.points() == [_islands(table)[0] + 7, _islands(table)[1] + 3]


def test_h4_3_six_linked_eight_for_the_first(compiled: bool) -> None:
    _the_first("linked", compiled)


def test_h4_3_six_linked_four_later() -> None:
    table = on_the_way(TO_LINKED, 2)
    assert len(table.finished("A")) == 5  # five linked are not enough
    table.play("card 2/1  A 2@b4 .  B .")
    table.play("card 2/2  A .  B 2@b4 .")
    assert table.points() == [12 + 8, 12 + 4]


def test_h4_3_an_unfinished_island_parts_what_it_joins(compiled: bool) -> None:
    table = Table(1, "A 4@b4", compiled=compiled)
    table.play("card 1/3  A 1@d1 d1-d2 b4-d4 b4-d4 .")
    table.play("card 1/1  A 1@b2 b2-d2 .")
    table.play("card 1/2  A 1@e2 e2-d2 b4-b6 .")
    table.play("card 3/1  A 3@d4 d4-d2 .")
    table.play("card 2/1  A 2@b6 b4-b6 .")
    assert table.finished("A") == {"d1", "b2", "e2", "d4", "b4", "b6"}
    assert table.points() == [12]  # six, but d2 in their middle has no number
    apart = Table(1, compiled=compiled)
    for seat, move in table.match.log:
        apart.match.play(seat, move)
    step = table.play("card 4/1  A 4@d2 .")
    assert ("A", "linked") in table.heard(step)
    assert table.points() == [14 + 8]
    apart.play("card 5/1  A 5@d2 .")  # a number, but not finished by it
    assert apart.points() == [12]


def test_h4_3_finished_islands_without_a_bridge_between_them_do_not_count() -> None:
    """Six finished, neighbours on the board, in two pieces of three."""
    table = Table(1, "A 3@d2")
    table.play("card 2/2  A 2@b2 b2-d2 b2-d2 .  card 1/1  A 1@e2 e2-d2 .")
    assert table.finished("A") == {"d2", "b2", "e2"}
    table.play(
        "card 4/2  A 4@d4 d4-b4 d4-b4 .  card 2/3  A 2@b4 .  card 2/1  A 2@f4 d4-f4 .  card 3/1  A d4-f4 ."
    )
    assert table.finished("A") == {"d2", "b2", "e2", "d4", "b4", "f4"}
    assert table.points() == [12]


def test_h4_4_all_who_reach_a_goal_in_the_same_round_get_the_higher_value(compiled: bool) -> None:
    table = on_the_way(TO_RED, 4, compiled=compiled)
    table.play("card 2/1  A 2@f6 .  B 2@f6 f4-f6 .  C 2@f6 .  D 2@f6 f4-f6 .")
    assert [table.goals(owner)[RED] for owner in "ABCD"] == [0, 6, 0, 6]
    table.play("card 4/1  A f4-f6 .  B .  C .  D .")
    table.waive("5/1", "5/2", "5/3", "6/2", "6/3")
    step = table.play("card 6/1  A .  B .  C f4-f6 .  D .")  # much later is later too
    assert ("C", "red") in table.heard(step)
    assert table.points() == [8 + 5, 8 + 9, 8 + 5, 8 + 9]


def test_h4_4_each_goal_is_a_race_of_its_own() -> None:
    """Ben is the first with blue; that does not make Ada, two cards later, the second with red."""
    table = Table(2, "B 4@a3  A 4@c5")
    table.play("card 3/1  A .  B 3@f3 f3-f1 .  card 2/2  A .  B 2@b6 b6-d6 c5-a5 .")
    table.play("card 3/2  A 3@c5 a3-a1 a3-c3 .  B .  card 1/1  A 1@a1 c5-e5 .  B 1@f1 .")
    table.play("card 1/2  A 1@c3 .  B 1@a5 .  card 1/3  A 1@e5 .  B 1@d6 .")
    table.play("card 4/1  A 4@f4 f4-f6 .  B .  card 2/1  A 2@f6 f4-f6 .  B .")
    assert table.goals("A") == [8, 0, 0]
    assert table.goals("B") == [0, 6, 0]
    assert table.points() == [8 + 9, 6 + 7]


def test_h4_4_each_goal_once() -> None:
    table = on_the_way(TO_LINKED)
    table.play("card 2/1  A 2@b4 .")
    assert table.points() == [12 + 8]
    table.play("card 2/2  A .  card 5/1  A 5@b6 .  card 6/1  A 6@f4 .")
    assert table.points() == [12 + 8]
    assert table.goals("A") == [0, 0, 5]


def test_h4_4_points_are_announced_when_the_round_is_resolved() -> None:
    table = on_the_way(TO_LINKED, 2)
    early = table.play("card 2/1  A 2@b4 .")
    assert table.heard(early) == [("A", "done")]
    assert table.goals("A")[LINKED] == 0
    assert table.points()[0] == 12  # an island is counted when it is finished, a goal when the round is over
    last = table.play("B .")
    for viewer in ("A", "B", "-"):
        assert table.heard(last, viewer) == [
            ("A", "wrote"),
            ("A", "finished"),
            ("A", "linked"),
            ("B", "waived"),
        ]


@pytest.mark.parametrize(("way", "value"), [(TO_RED, 9), (TO_BLUE, 7), (TO_LINKED, 8)])
def test_h4_4_the_seventeenth_card_counts_too(way: Way, value: int) -> None:
    table = on_the_way(way, 2, before_card=17)
    card, moves = way.last
    step = table.play(f"card {card}  A {moves}  B .")
    assert table.match.over
    assert table.points() == [_islands(table)[0] + value, _islands(table)[1]]
    said = table.heard(step)
    goal = {9: "red", 7: "blue", 8: "linked"}[value]
    assert said.index(("A", goal)) < said.index(("A", "total"))  # goals first, then the islands


def test_h4_5_two_points_for_every_finished_island_and_the_most_points_win(compiled: bool) -> None:
    table = Table(3, "A 4@a3  B 4@a3  C 4@a3  card 1/1", compiled=compiled)
    table.play("A 1@b2 b2-d2 .  B 1@b2 .  C .  card 2/1  A 2@e2 e2-d2 .  B .  C .")
    table.play("card 3/1  A e2-d2 .  B .  C .")
    assert table.finished("A") == {"b2", "e2"}
    last = table.waive(*[f"{n}/{b}" for n in (4, 5, 6) for b in (1, 2, 3)], "3/2", "3/3", "2/2", "2/3", "1/2")
    assert table.match.over
    assert table.points() == [4, 0, 0]
    assert table.heard(last)[-4:] == [("A", "total"), ("B", "total"), ("C", "total"), ("A", "wins")]
    assert GAME.winners(table.kit, table.state, 3) == [0]


def test_h4_5_a_tie_is_shared() -> None:
    table = Table(3, "A 4@a3  B 4@a3  C 4@a3  card 1/1  A 1@b2 b2-d2 .  B .  C 1@e2 e2-d2 .")
    last = table.waive(*[f"{n}/{b}" for n in range(2, 7) for b in (1, 2, 3)], "1/2")
    assert table.match.over
    assert table.points() == [2, 0, 2]
    assert GAME.winners(table.kit, table.state, 3) == [0, 2]
    assert table.heard(last)[-2:] == [("A", "shares"), ("C", "shares")]


def test_h4_6_fifteen_islands_with_red_and_six_linked_later_are_39() -> None:
    """A whole game by the rules that ends like the book's example; the record is replayed move by move."""
    file = Path(__file__).parents[2] / "records" / "hashi-2-a-book.landbridge"
    table = Table(2, board="")
    for seat, move in landbridge.loads(file.read_bytes()).log:
        table.match.play(seat, move)
    assert table.match.over
    assert len(table.finished("B")) == 15
    ada, ben = table.goals("A"), table.goals("B")
    assert 0 < ada[RED] < ben[RED]
    assert 0 < ada[LINKED] < ben[LINKED]
    assert ben[BLUE] == 0
    assert table.points()[1] == 2 * 15 + 5 + 4 == 39
