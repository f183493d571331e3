"""L1: the tiles, the racks, the start tile, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from landbridge import FATE, Dealer, Illegal, Match
from landbridge.games.loopit.board import ends_of
from landbridge.games.loopit.state import DRAW
from tests.games.loopit.table import ALL_DIFFERENT, GAME, NAMES, PRACTICE, Refusal, Table, kit_of

ANY = "N7 E7 S7 W7 NS4"
OTHER = "N7 E7 S7 W7 EW4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l1_1_two_to_four_play_with_81_tiles(seats: int) -> None:
    table = Table(seats=seats)
    assert sum(table.bag().values()) == table.state.in_bag == 81
    assert {int(tile[-1]) for tile in table.bag()} == set(range(1, 9))
    assert table.tiles_in_all() == 81


@pytest.mark.parametrize("seats", [1, 5])
def test_l1_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Illegal):
        Match(GAME, kit_of(), [*NAMES, "Eve"][:seats])


def test_l1_1_a_tile_that_is_not_in_the_bag_is_not_drawn() -> None:
    table = Table(seats=2)
    table.play("tile first_A N8")
    refusal = table.refused("tile N8")
    assert refusal is not None
    assert (refusal.ruling, refusal.reason) == ("L1.1", "not-in-bag")


def test_l1_1_every_tile_in_the_bag_is_as_likely() -> None:
    table = Table(seats=2)
    table.play("tile first_A NESW1 NESW1")
    odds = {GAME.write(table.kit, table.state, FATE, m): w for m, w in GAME.odds(table.kit, table.state)}
    assert odds == table.bag()
    assert odds["NESW1"] == 7


def test_l1_1_all_81_tiles_may_be_different() -> None:
    table = Table(seats=2, board=ALL_DIFFERENT)
    table.play("tile first_A")
    assert len(table.bag()) == len(table.offers("tile")) == 81
    table.play("tile N1 NESW5")
    assert len(table.offers("tile")) == 79


@pytest.mark.parametrize("board", [PRACTICE, ALL_DIFFERENT], ids=["practice", "all different"])
def test_l1_1_a_tile_that_is_not_in_the_set_is_no_tile(board: str) -> None:
    """Unlike one that has been drawn already."""
    table = Table(seats=2, board=board)
    table.play("tile first_A")
    refusal = GAME.refusal(table.kit, table.state, FATE, DRAW + table.kit.fields.kinds)
    assert refusal is not None
    assert (refusal.ruling, refusal.fact.key) == ("", "loopit-why-no-such-move")


def test_l1_2_five_tiles_each() -> None:
    table = Table(ANY, OTHER, "NE4 NE5 NE6 NE6 ES4")
    assert Counter(table.rack("A")) == Counter(ANY.split())
    assert [len(table.rack(seat)) for seat in "ABC"] == [5, 5, 5]
    assert table.tiles_in_all() == 81


def test_l1_2_a_rack_is_hidden_from_the_others() -> None:
    table = Table(ANY, OTHER)
    assert table.rack("A", viewer="B") == ["?"] * 5
    assert table.rack("A", viewer="-") == ["?"] * 5
    assert Counter(table.rack("A", viewer="A")) == Counter(ANY.split())


def test_l1_2_the_bag_would_tell_the_racks_and_is_hidden_too() -> None:
    table = Table(ANY, OTHER)
    for viewer in ("A", "B", "-"):
        view = table.seen(viewer)
        assert {view.bag[kind] for kind in range(table.kit.fields.kinds)} == {-1}
        assert view.in_bag == 70


def test_l1_2_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    table = Table(seats=2)
    table.play("tile first_B")
    step = table.play("tile N8")
    assert [fact.key for fact in table.told(step, "A")] == ["loopit-fact-draws"]
    assert table.told(step, "B") == table.told(step, "-") == []


def test_l1_3_the_start_tile_lies_on_the_centre_and_scores_nothing() -> None:
    table = Table(ANY, OTHER, start="NES3")
    assert table.board() == {"g7": "NES3"}
    assert table.points() == [0, 0]
    assert table.acting == ["A"]


@pytest.mark.parametrize(
    ("options", "least"),
    [
        ({}, 3),
        ({"edition": "en"}, 1),
        ({"edition": "nl"}, 1),
        ({"edition": "de"}, 1),
        ({"edition": "es"}, 1),
        ({"edition": "pt"}, 1),
        ({"edition": "fr"}, 2),
        ({"edition": "fr", "start_ends": "3"}, 3),
        ({"start_ends": "4"}, 4),
    ],
)
def test_l1_4_the_start_tile_has_enough_ends(options: dict[str, str], least: int) -> None:
    table = Table(seats=2, options=options)
    table.play(f"tile first_A {ANY} {OTHER}")
    drawn = {text: ends_of(text[:-1]).bit_count() for text in table.offers("tile")}
    assert set(drawn.values()) == set(range(least, 5))
    if least > 1:
        refusal = table.refused("tile N8")
        assert refusal is not None
        assert (refusal.ruling, refusal.reason) == ("L1.4", "too-few-ends")


def test_l1_4_a_tile_that_is_set_aside_is_back_in_the_bag_when_play_begins() -> None:
    table = Table(ANY, OTHER, start="NESW1")
    assert table.tiles_in_all() == 81
    assert table.state.in_bag == 70


def test_l1_4_where_no_tile_has_enough_ends_any_will_do() -> None:
    table = Table(seats=4, start_ends="4")
    table.play("tile first_A NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 N8")
    table.play("tile NS4 NS4 NS5 NS5 NS5 NS6 NS7 NS7 EW4 EW4")
    assert table.refused("tile N7") is None


def test_l1_4_a_single_tile_with_enough_ends_has_to_do() -> None:
    table = Table(seats=4, start_ends="4")
    table.play("tile first_A NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 NESW1 N7 N8")
    table.play("tile NS4 NS4 NS5 NS5 NS5 NS6 NS7 NS7 EW4 EW4")
    assert table.offers("tile") == {"NESW1"}
    assert table.refused("tile N7") == Refusal("L1.4", "too-few-ends")


def test_l1_4_tiles_that_leave_do_so_before_anything_is_dealt() -> None:
    table = Table(seats=2, rounds="book")
    table.play("tile first_A N8 E8 S8")
    assert [table.state.held[seat] for seat in range(2)] == [0, 0]
    table.play("tile W8 N7")
    assert table.state.gone_count == 4
    assert table.rack("A") == ["N7"]


def test_l1_5_chance_says_who_begins_each_as_likely() -> None:
    table = Table(seats=3)
    assert table.offers("tile") == {"first A", "first B", "first C"}
    assert {weight for _, weight in GAME.odds(table.kit, table.state)} == {1}
    table = Table(ANY, OTHER, "NE4 NE5 NE6 NE6 ES4", first="C")
    assert table.acting == ["C"]


def test_l1_5_over_many_games_everybody_begins_as_often() -> None:
    begins: Counter[int] = Counter()
    for n in range(300):
        match = Match(GAME, kit_of(), NAMES[:3], Dealer(n.to_bytes(8, "big")))
        match.deal()
        begins[match.state.first] += 1
    assert all(70 < begins[seat] < 130 for seat in range(3))
