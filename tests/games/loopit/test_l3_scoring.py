"""L3: every tile is scored as it is laid."""

from __future__ import annotations

from landbridge.core.play.match import Step
from tests.games.loopit.table import ALL_DIFFERENT, Table

IDLE = "N7 E7 S7 W7 NS4"


def test_l3_1_the_value_times_the_bonus_of_the_square() -> None:
    table = Table("ES5 SW4 EW4 NS4 NE4", IDLE, start="NEW2")
    step = table.play("A ES5_g6")
    assert table.points() == [5 + 2, 0]
    table.play("A SW4_h6")  # ×2
    assert table.points() == [7 + 2 * 4 + 5, 0]
    (fact,) = table.told(step)
    assert (fact.values["own"], fact.values["linked"], fact.values["points"]) == (5, 2, 7)


def test_l3_2_every_tile_it_is_connected_to_and_never_the_whole_path() -> None:
    table = Table("EW4 EW5 EW6 NS4 NE4", IDLE)
    table.play("A EW4_h7 EW5_i7 EW6_j7")
    assert table.points()[0] == (4 + 1) + (5 + 4) + (2 * 6 + 5)  # j7 is ×2


def test_l3_2_the_neighbours_plain_value_whatever_square_it_lies_on() -> None:
    table = Table("ES5 SW4 NW4 NS5 NE4", IDLE, start="NEW2")
    table.play("A ES5_g6 SW4_h6")
    before = table.points()[0]
    table.play("A NW4_h7")
    assert table.points()[0] - before == 4 + 4 + 2  # h6 lies on ×2, but its 4 counts once


def test_l3_2_a_neighbour_without_a_connecting_line_counts_nothing() -> None:
    table = Table("ES4 EW4 EW5 SW5 SW6", "EW5 EW5 EW4 NS4 NS4", start="NEW2")
    table.play("A ES4_g6 EW5_h6 .  tile N7 N8")
    before = table.points()[1]
    table.play("B EW5_h7")  # below h6, no line between them
    assert table.points()[1] - before == 5 + 2


def test_l3_2_a_line_that_leads_to_an_empty_square_counts_nothing() -> None:
    table = Table("NESW2 NESW3 EW4 NS4 NE4", "N1 E1 S1 W1 NS1", board=ALL_DIFFERENT)
    table.play("A NESW2_h7")  # three of its lines lead nowhere yet
    assert table.points() == [2 + 1, 0]
    table.play("A NESW3_i7")
    assert table.points() == [3 + 3 + 2, 0]


def test_l3_3_a_tile_of_the_same_turn_counts() -> None:
    table = Table("EW4 EW5 EW6 NS4 NE4", IDLE)
    table.play("A EW4_h7")
    before = table.points()[0]
    table.play("A EW5_i7")
    assert table.points()[0] - before == 5 + 4


def example() -> Table:
    """The book's position: a 7 with an open end, a 4 and a 5 with a gap between, and another 5."""
    table = Table("EW7 EW5 SW4 SW5 NS4", "ES4 EW4 EW5 NW4 NE5", start="NEW3")
    table.play("A EW7_f7 EW5_h7 SW4_i7  tile NS5 ESW2 NSW3")
    table.play("B ES4_g6 EW4_h6 EW5_i6  tile N7 N7 N7")
    table.play("A SW5_j6 NS4_j7 NS5_j8  tile ESW2 N8 E8")
    table.play("B NW4_j9 NE5_i9 .  tile S7 S7")
    return table


def test_l3_4_the_books_turn_of_28_points() -> None:
    table = example()
    before = table.points()[0]
    steps: list[Step] = []
    gained = []
    for move in ("ESW2_e7", "NSW3_i8", "ESW2_h8"):
        last = table.points()[0]
        steps.append(table.play(f"A {move}"))
        gained.append(table.points()[0] - last)
    assert gained == [2 + 7, 3 + 4 + 5, 2 * 2 + 3]
    assert table.points()[0] - before == 28
    assert [table.told(step)[0].values["points"] for step in steps] == [9, 12, 7]
    # The 5 beside the last tile is another than the 5 under the 3, and no line leads to it.
    assert table.board()["h7"] == table.board()["i9"].replace("NE", "EW") == "EW5"
