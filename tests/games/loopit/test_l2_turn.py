"""L2: laying, stopping, exchanging, passing."""

from __future__ import annotations

import pytest

from landbridge import PUBLIC, Match, dumps, loads
from landbridge.core.state import FATE
from landbridge.games.loopit.state import DRAW
from tests.games.loopit.table import GAME, Refusal, Table, printed_set

IDLE = "N7 E7 S7 W7 NS4"


def test_l2_1_up_to_three_tiles_one_after_the_other_then_the_rack_is_filled() -> None:
    table = Table("EW4 EW5 EW6 NS4 NS5", IDLE)
    table.play("A EW4_h7 EW5_i7")
    assert table.acting == ["A"]
    table.play("A EW6_j7")
    assert table.acting == ["tile"]
    assert table.rack("A") == ["NS4", "NS5"]
    table.play("tile N8 E8")
    assert table.acting == ["tile"]
    table.play("tile S8")
    assert table.acting == ["B"]
    assert len(table.rack("A")) == 5


def test_l2_1_only_tiles_of_ones_own_rack() -> None:
    table = Table("EW4 EW5 EW6 NS4 NS5", IDLE)
    assert table.refused("A N7_g8") == Refusal("L2.1", "not-in-rack")
    assert table.refused("A EW4_h7") is None


def test_l2_1_only_who_is_in_turn() -> None:
    table = Table("EW4 EW5 EW6 NS4 NS5", IDLE)
    assert table.refused("B N7_g8") == Refusal("", "not-now")
    table.play("A EW4_h7 .  tile N8")
    assert table.refused("B N7_g8") is None
    assert table.refused("A NS4_g8") == Refusal("", "not-now")


def test_l2_1_equal_tiles_are_laid_one_by_one() -> None:
    table = Table("EW4 EW4 NS4 NS5 NS5", IDLE)
    table.play("A EW4_h7")
    assert table.refused("A EW4_i7") is None
    table.play("A EW4_i7")
    assert table.refused("A EW4_j7") == Refusal("L2.1", "not-in-rack")


def test_l2_1_an_empty_bag_fills_no_rack() -> None:
    table = near_the_end()
    table.play("A NS4_g8 .")
    assert table.state.in_bag == 0
    assert table.acting == ["B"]
    assert len(table.rack("A")) == 4


def test_l2_2_a_tile_is_never_turned() -> None:
    table = Table("NE4 NE5 NE6 NS4 NS5", IDLE, start="NEW2")
    # Turned by a quarter a NE would fit east of the start tile; as it is printed it does not.
    assert not any(move.startswith("NE") and move.endswith("h7") for move in table.offers("A"))
    assert table.refused("A NE4_f7") is None


def test_l2_3_a_tile_touches_another() -> None:
    table = Table("EW4 EW5 EW6 NS4 NS5", IDLE)
    assert table.refused("A EW4_a1") == Refusal("L2.3", "no-tile-beside")
    assert table.refused("A EW4_h8") == Refusal("L2.3", "no-tile-beside")  # corner to corner is not beside
    assert table.refused("A EW4_g7") == Refusal("L2.3", "taken", ("square-g7",))
    table = Table(IDLE, "EW4 EW5 EW6 NS4 NS5")
    assert table.refused("A N7_a1") == Refusal("L2.3", "no-tile-beside")  # whatever else is wrong with it


def test_l2_3_a_line_runs_on() -> None:
    table = Table("EW4 EW5 EW6 NS4 E7", "W7 N7 S7 NS5 NS6", start="NEW2")
    # The start tile has no end to the south: beside it is not enough.
    assert table.refused("A EW4_g8") == Refusal("L2.3", "no-line-on", ("square-g7",))
    assert table.refused("A E7_g8") == Refusal("L2.3", "no-line-on", ("square-g7",))


def test_l2_3_a_tile_of_this_turn_counts() -> None:
    table = Table("EW4 EW5 EW6 NS4 NS5", IDLE)
    assert table.refused("A EW5_i7") == Refusal("L2.3", "no-tile-beside")
    table.play("A EW4_h7")
    assert table.refused("A EW5_i7") is None


def test_l2_4_the_neighbours_line_is_not_cut() -> None:
    table = Table("EW4 EW5 EW6 NS4 NS5", IDLE)
    assert table.refused("A NS4_h7") == Refusal("L2.4", "cuts-a-line", ("square-g7",))
    assert table.refused("A EW4_g6") == Refusal("L2.4", "cuts-a-line", ("square-g7",))


def test_l2_4_ones_own_line_is_not_cut() -> None:
    table = Table("NS4 NS5 NSW2 NEW2 EW4", IDLE, start="NEW2")
    assert table.refused("A NS4_g8") == Refusal("L2.4", "line-is-cut", ("square-g7",))
    assert table.refused("A NEW2_g8") == Refusal("L2.4", "line-is-cut", ("square-g7",))


def test_l2_4_on_every_side_both_have_an_end_or_neither() -> None:
    """A square between two tiles: one line is met, the other would be cut."""
    table = Table("ES4 SW4 EW4 EW5 NS4", "NW4 NE4 N7 N8 W7", start="NES3")
    table.play("A ES4_g6 SW4_h6 .  tile E7 E8")
    # h7 lies between g7 (an end) and h6 (an end): only a tile with N and W fits.
    assert table.refused("B NW4_h7") is None
    assert table.refused("B N7_h7") == Refusal("L2.4", "cuts-a-line", ("square-g7",))
    assert table.refused("B W7_h7") == Refusal("L2.4", "cuts-a-line", ("square-h6",))


def test_l2_4_all_four_sides_are_looked_at() -> None:
    """Round a hole of one square, one side after the other is wrong."""
    table = Table("EW4 EW5 SW4 NS5 NS6", "ES4 NS4 NE4 EW6 EW7", start="NESW1")
    table.play("A EW4_h7 SW4_i7 NS5_i8  tile NESW1 W7 NW4")
    table.play("B NS4_g8 NE4_g9 EW6_h9  tile N7 E7 S7")
    # h8 is surrounded by h7 (no end), i8 (none), h9 (none) and g8 (none).
    assert table.refused("A NESW1_h8") == Refusal(
        "L2.4", "line-is-cut", ("square-h7", "square-i8", "square-h9", "square-g8")
    )
    for tile in ("NS6", "EW5", "W7"):
        refusal = table.refused(f"A {tile}_h8")
        assert refusal is not None
        assert refusal.reason == "line-is-cut"


@pytest.mark.parametrize(
    ("tiles", "way", "last"),
    [
        ("NS4 NS4 NS5 NS5 NS5 NS6", "g6 g5 g4 g3 g2 g1", "NS6_g1"),
        ("NS4 NS4 NS5 NS5 NS5 NS6", "g8 g9 g10 g11 g12 g13", "NS6_g13"),
        ("EW4 EW4 EW5 EW5 EW5 EW6", "f7 e7 d7 c7 b7 a7", "EW6_a7"),
        ("EW4 EW4 EW5 EW5 EW5 EW6", "h7 i7 j7 k7 l7 m7", "EW6_m7"),
    ],
)
def test_l2_5_no_line_ends_at_the_edge(tiles: str, way: str, last: str) -> None:
    kinds, squares = tiles.split(), way.split()
    other = "EW7 EW7 NE4 NE5 NE6" if "NS" in tiles else "NS7 NS7 NE4 NE5 NE6"
    table = Table(" ".join(kinds[:3]) + " NW4 NW5", other)
    table.play("A " + " ".join(f"{k}_{q}" for k, q in zip(kinds[:3], squares, strict=False)))
    table.play("tile " + " ".join(kinds[3:]))
    idle = "EW7_f7 ." if "NS" in tiles else "NS7_g6 ."
    table.play(f"B {idle}  tile SW4")
    table.play("A " + " ".join(f"{k}_{q}" for k, q in zip(kinds[3:5], squares[3:], strict=False)))
    assert table.refused(f"A {last}") == Refusal("L2.5", "ends-at-edge", (f"square-{squares[-1]}",))


def test_l2_5_a_line_along_the_edge_may_end_in_the_corner() -> None:
    """With a printed set whose first tile, in the order of the ends, is a dead end to the east."""
    tiles = " E 7 7 8\n W 7 7 8\n NS 4 4 5 5 5 6\n SW 4 5\n EW 4 4 5 5 5 6\n NESW" + 61 * " 1"
    table = Table("NS4 NS4 NS5 EW4 EW4", "NS5 NS5 SW4 EW5 EW5", board=printed_set(tiles))
    table.play("A NS4_g6 NS4_g5 NS5_g4  tile EW6 W7 W7  B NS5_g3 NS5_g2 SW4_g1  tile E7 W8 NESW1")
    table.play("A EW4_f1 EW4_e1 EW6_d1  tile NESW1 NESW1 NESW1  B EW5_c1 EW5_b1")
    assert table.refused("B NESW1_a1") == Refusal("L2.5", "ends-at-edge", ("square-a1",))
    before = table.points()[1]
    table.play("B E7_a1")
    assert table.board()["a1"] == "E7"
    assert table.points()[1] - before == 7 + 5


def test_l2_6_in_a_row_or_in_different_places() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE)
    table.play("A EW4_h7 NS4_g6 EW5_i7")
    assert set(table.board()) == {"g7", "h7", "g6", "i7"}


def test_l2_7_one_may_stop_after_one_tile() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE)
    assert table.refused("A .") == Refusal("L2.7", "lay-first")
    table.play("A EW4_h7")
    assert table.refused("A .") is None
    table.play("A .")
    assert table.acting == ["tile"]


def test_l2_7_laying_none_only_if_none_fits() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE)
    refusal = table.refused("A pass")
    assert refusal is not None
    assert (refusal.ruling, refusal.reason) == ("L2.7", "one-fits")
    assert len(refusal.witness) == 2
    refusal = table.refused("A exchange")
    assert refusal is not None
    assert refusal.reason == "one-fits"
    # The witness is a lay that is possible.
    handles = refusal.witness
    move = GAME.aim(table.kit, table.state, 0, handles)
    assert move is not None
    assert GAME.check(table.kit, table.state, 0, move) == 0


def helpless(rack: str = "W7 W7 W8 NS4 NS4", **options: str) -> Table:
    """B's tiles fit nowhere: the only line left leads west to f7."""
    table = Table("N7 S7 W7 NW4 NW5", rack, start="NESW1", options=options)
    table.play("A S7_g6 N7_g8 W7_h7  tile NS5 NS5 NS5")
    assert table.acting == ["B"]
    return table


def test_l2_8_who_can_lay_nothing_exchanges_everything_or_passes() -> None:
    table = helpless()
    assert table.offers("B") == {"exchange", "pass"}


def test_l2_8_exchanged_tiles_go_back_first_and_may_be_drawn_again() -> None:
    table = helpless()
    before = table.state.in_bag
    table.play("B exchange")
    assert table.rack("B") == []
    assert table.state.in_bag == before + 5
    assert table.bag()["W8"] == 1
    table.play("tile W8 W7 E7 E8 NESW1")
    assert set(table.rack("B")) == {"W8", "W7", "E7", "E8", "NESW1"}
    assert table.points()[1] == 0
    assert table.acting == ["A"]
    assert table.tiles_in_all() == 81


def test_l2_8_discarded_tiles_leave_the_game() -> None:
    table = helpless(exchange="discard")
    before = table.state.in_bag
    table.play("B exchange")
    assert table.state.in_bag == before
    assert table.state.thrown_count[1] == 5
    assert table.refused("tile W8") == Refusal("L1.1", "not-in-bag")
    table.play("tile E7 E8 NESW1 ES4 ES5")
    assert table.tiles_in_all() == 81
    view = table.seen("A")
    assert view.thrown[1, 0] == -1
    assert table.seen("B").thrown_count[1] == 5
    assert sum(table.seen("B").thrown[1, kind] for kind in range(table.kit.fields.kinds)) == 5


def test_l2_8_in_the_french_edition_too_they_go_back() -> None:
    """“Se défausser” is one verb for the start tile (L1.4) and for exchanged ones; what leaves is “retiré du jeu”."""
    table = helpless(edition="fr")
    before = table.state.in_bag
    table.play("B exchange")
    assert table.state.in_bag == before + 5
    assert table.state.thrown_count[1] == 0
    # A record that names the edition alone is from when they left the game.
    match = loads("landbridge 2 · loopit 1 · edition fr · seats Ada, Ben\n")
    assert match.kit.options.chosen("exchange") == "discard"
    assert dumps(match).splitlines()[0].count("exchange") == 0
    now = Match(GAME, GAME.kit(edition="fr"), ["Ada", "Ben"])
    assert "exchange bag" in dumps(now).splitlines()[0]
    assert loads(dumps(now)).kit.options == now.kit.options


def test_l2_8_that_nobody_has_thrown_a_tile_away_is_no_secret() -> None:
    table = helpless(exchange="discard")
    for viewer in ("A", "B", "-"):
        view = table.seen(viewer)
        assert {view.thrown[seat, kind] for seat in range(2) for kind in range(table.kit.fields.kinds)} == {0}


def test_l2_8_an_exchange_tells_nobody_what_went_back() -> None:
    one, other = helpless(), helpless("W8 NS4 NS6 NS7 NS7")
    for table, drawn in ((one, "E7 E8 NESW1 ES4 ES5"), (other, "W8 W7 N8 EW4 NW6")):
        step = table.play("B exchange")
        for viewer in ("A", "-"):
            (fact,) = table.told(step, viewer)
            assert fact.key == "loopit-fact-exchanges"
            assert set(fact.values) == {"seat", "count"}
        table.play(f"tile {drawn}")
    assert one.state != other.state
    for seen_by in (0, PUBLIC):
        assert one.match.view(seen_by) == other.match.view(seen_by)
        assert dumps(one.match, seen_by) == dumps(other.match, seen_by)


def test_l2_8_keeping_them_and_passing() -> None:
    table = helpless()
    rack = table.rack("B")
    table.play("B pass")
    assert table.rack("B") == rack
    assert table.acting == ["A"]


def test_l2_8_only_before_the_first_lay() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE)
    table.play("A EW4_h7")
    assert table.refused("A exchange") == Refusal("L2.8", "after-laying")
    assert table.refused("A pass") == Refusal("L2.8", "after-laying")


def near_the_end() -> Table:
    """Two players, an empty bag: everything but the racks has left the game for this test."""
    table = Table("NS4 NS5 N7 S7 E7", "E7 E8 E7 W8 W7", start="NESW1")
    table.empty_bag()
    return table


def test_l2_8_with_an_empty_bag_there_is_no_exchange() -> None:
    table = near_the_end()
    table.play("A N7_g8 E7_f7 .")
    table.play("B W7_h7 .")
    table.play("A NS4_g6 NS5_g5 .")
    assert table.refused("B exchange") == Refusal("L2.8", "bag-empty")
    assert table.offers("B") == {"pass"}


def test_l2_8_a_small_bag_gives_what_it_has() -> None:
    table = helpless(exchange="discard")
    s = table.state
    for kind in range(table.kit.fields.kinds):
        s.gone[kind] += s.bag[kind]
        s.gone_count += s.bag[kind]
        s.bag[kind] = 0
    names = [GAME.write(table.kit, s, FATE, DRAW + kind) for kind in range(table.kit.fields.kinds)]
    for tile in ("E7", "ES4"):
        s.bag[names.index(tile)] += 1
        s.gone[names.index(tile)] -= 1
        s.gone_count -= 1
    s.in_bag = 2
    table.play("B exchange  tile E7 ES4")
    assert table.rack("B") == ["E7", "ES4"]
    assert table.acting == ["A"]
    assert table.tiles_in_all() == 81
