"""H3: where a bridge may be drawn. (Every reason is also compared with a plain reading in test_h2_round.)"""

from __future__ import annotations

import pytest

from landbridge.games.hashi.state import BRIDGE, MOST_LINES
from tests.games.hashi.table import GAME, Refusal, Table

NO_LINE = Refusal("H3.1", "no-line")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("b2-a3", "not straight"),
        ("b2-b6", "over another island"),
        ("d1-d4", "over another island"),
        ("b2-f1", "nowhere near"),
        ("d4-d6", "neighbours, but no line is printed"),
        ("b2-b2", "no bridge at all"),
    ],
)
def test_h3_1_only_along_a_printed_line(line: str, why: str, compiled: bool) -> None:
    table = Table(1, "A 4@b2  card 3/1  A 3@d4 .  card 5/1  A 5@d1 .  card 1/1", compiled=compiled)
    assert table.refused(f"A {line}") == NO_LINE, why
    assert table.refused(f"A {'-'.join(reversed(line.split('-')))}") == NO_LINE, why


def test_h3_1_lines_that_the_board_lacks_are_no_moves() -> None:
    table = Table(1, "A 4@b2  card 1/1")
    for n in range(table.kit.fields.lines, MOST_LINES + 1):
        reason = GAME.check(table.kit, table.state, 0, BRIDGE + n)
        assert GAME.reasons[reason].ruling == "H3.1"


def test_h3_1_a_line_has_no_direction() -> None:
    table = Table(1, "A 4@b2  card 1/2  A b2-d2 d2-b2 .")
    assert table.bridges("A") == {"b2-d2": 2}


def test_h3_2_one_of_the_two_islands_has_a_number(compiled: bool) -> None:
    table = Table(1, "A 4@b2  card 1/1", compiled=compiled)
    assert table.refused("A d4-f4") == Refusal("H3.2", "no-number", ("line-d4-f4",))
    assert table.refused("A b4-b6") == Refusal("H3.2", "no-number", ("line-b4-b6",))
    assert table.refused("A b2-d2") is None  # at the smaller end
    table.play("A 1@d4")
    assert table.refused("A d4-f4") is None
    assert table.refused("A d4-b4") is None  # at the greater end
    table.play("A d4-f4 .  card 2/1")
    # A bridge alone makes no number.
    assert table.refused("A f4-f3") == Refusal("H3.2", "no-number", ("line-f3-f4",))


def test_h3_3_bridges_never_cross(compiled: bool) -> None:
    table = Table(1, "A 4@a3  card 5/1  A 5@b2 b2-b4 .  card 6/1", compiled=compiled)
    assert table.refused("A a3-c3") == Refusal("H3.3", "crosses", ("line-b2-b4",))
    across = Table(1, "A 4@a3  card 5/1  A 5@b2 a3-c3 .  card 6/1", compiled=compiled)
    assert across.refused("A b2-b4") == Refusal("H3.3", "crosses", ("line-a3-c3",))


def test_h3_3_not_within_one_card_either() -> None:
    table = Table(1, "A 4@a3  card 5/2  A 5@b2 b2-b4")
    assert table.refused("A a3-c3") == Refusal("H3.3", "crosses", ("line-b2-b4",))
    table.take_back("A", 1)
    assert table.refused("A a3-c3") is None


def test_h3_3_every_bridge_in_the_way_is_shown() -> None:
    table = Table(1, "A 4@d2  card 5/2  A 5@e2 d2-d4 e2-e5 .  card 6/1  A 6@f3 .  card 4/1")
    assert table.refused("A f3-c3") == Refusal("H3.3", "crosses", ("line-d2-d4", "line-e2-e5"))
    # A line is shut by bridges, not by lines: d4-f4 is crossed by e2-e5 alone.
    assert table.refused("A d4-f4") == Refusal("H3.2", "no-number", ("line-d4-f4",))
    table.play("A 4@d4")
    assert table.refused("A d4-f4") == Refusal("H3.3", "crosses", ("line-e2-e5",))


@pytest.mark.parametrize("side", ["A", "B"])
def test_h3_3_every_crossing_of_the_shipped_sides_is_known_to_the_rules(side: str) -> None:
    table = Table(1, board="", side=side)
    board, crosses = table.kit.board, table.kit.fields.crosses
    met = 0
    for one, (a, b) in enumerate(board.lines):
        for other, (c, d) in enumerate(board.lines):
            left, right, top, bottom = (board.islands[i] for i in (a, b, c, d))
            if left.row == right.row and top.column == bottom.column:
                meet = left.column < top.column < right.column and top.row < left.row < bottom.row
                assert (crosses[one] >> other & 1, crosses[other] >> one & 1) == (meet, meet)
                met += meet
    assert met == len(board.crossings)
    assert met > 0


def test_h3_4_two_bridges_on_a_line_and_never_three(compiled: bool) -> None:
    """The second in the same round, or much later."""
    table = Table(1, "A 4@b2  card 5/3  A 5@d2 b2-d2 b2-d2", compiled=compiled)
    assert table.refused("A b2-d2") == Refusal("H3.4", "line-full", ("line-b2-d2",))
    later = Table(1, "A 4@b2  card 5/1  A 5@d2 b2-d2 .", compiled=compiled)
    later.waive("6/1", "6/2")
    later.play("card 6/3  A b2-d2")
    assert later.bridges("A") == {"b2-d2": 2}
    assert later.refused("A b2-d2") == Refusal("H3.4", "line-full", ("line-b2-d2",))
    later.play("A b2-b4 d2-e2 .  card 4/1")
    assert later.refused("A b2-d2") == Refusal("H3.4", "line-full", ("line-b2-d2",))


def test_h3_5_a_finished_island_takes_no_more(compiled: bool) -> None:
    table = Table(1, "A 3@b2  card 5/3  A 5@b4 b2-b4 b2-b4 b2-d2", compiled=compiled)
    assert table.finished("A") == {"b2"}
    table.play("A .  card 6/1  A 6@d2")
    assert table.refused("A b2-d2") == Refusal("H3.5", "finished", ("island-b2",))
    assert table.refused("A d2-e2") is None


def test_h3_5_example_1_linus_finishes_an_island_with_a_three(compiled: bool) -> None:
    """He writes the 3 and draws a bridge to a neighbour; with three, the island is finished and takes no more."""
    table = Table(1, "A 4@a3  card 3/1  A 3@d2 d2-d1 .", compiled=compiled)
    assert table.finished("A") == set()
    table.play("card 5/2  A d2-b2 d2-b2 .")
    assert table.finished("A") == {"d2"}
    table.play("card 1/1")
    assert table.refused("A d2-e2") == Refusal("H3.5", "finished", ("island-d2",))


def test_h3_5_neither_end_may_be_finished() -> None:
    table = Table(1, "A 3@b2  card 1/3  A 1@d2 d2-b2 b2-b4 b2-b4 .  card 6/1  A 6@d1")
    assert table.finished("A") == {"b2", "d2"}
    assert table.refused("A b2-d2") == Refusal("H3.5", "finished", ("island-b2", "island-d2"))
    assert table.refused("A d1-d2") == Refusal("H3.5", "finished", ("island-d2",))  # the far end


def test_h3_5_no_island_ever_has_more_than_its_number() -> None:
    table = Table(1, "A 3@b2  card 5/2  A b2-b4 b2-b4 .  card 6/2  A 6@d2")
    # b2 lacks one: of two bridges to it only the first finds room.
    table.play("A b2-d2")
    assert table.refused("A b2-d2") == Refusal("H3.5", "finished", ("island-b2",))


def test_h3_6_without_a_number_six_bridges_are_the_most(compiled: bool) -> None:
    table = Table(
        1, "A 4@d4  card 5/2  A 5@b2 b2-d2 b2-d2 .  card 4/2  A 4@d1 d1-d2 d1-d2 .", compiled=compiled
    )
    table.play("card 3/1  A 3@e2 d4-d2 .  card 2/1")
    assert table.refused("A e2-d2") is None  # the sixth
    table.play("A e2-d2 .  card 1/1")
    assert table.refused("A e2-d2") == Refusal("H3.6", "six-bridges", ("island-d2",))
    assert table.refused("A d4-d2") == Refusal("H3.6", "six-bridges", ("island-d2",))
    table.play("A .  card 6/1  A 6@d2")  # a six is just enough
    assert "d2" in table.finished("A")
    assert table.refused("A e2-d2") == Refusal("H3.5", "finished", ("island-d2",))


def test_h3_7_the_network_may_fall_apart() -> None:
    table = Table(1, "A 3@b2  card 1/1  A 1@f4 f4-f6 .  card 2/2  A 2@c5 c5-e5 c5-a5 .")
    assert table.finished("A") == {"f4", "c5"}
    assert table.points() == [4]
