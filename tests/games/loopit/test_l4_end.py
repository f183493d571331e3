"""L4: when it is over, and who wins."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from landbridge import FATE, Dealer, Match
from landbridge.games.loopit.state import DRAW, OVER, SQUARES
from tests.games.loopit.table import GAME, NAMES, Table, kit_of
from tests.games.loopit.test_l2_turn import helpless


def put_into_the_bag(table: Table, tile: str) -> None:
    s = table.state
    kind = GAME.read(table.kit, s, FATE, tile) - DRAW
    s.bag[kind] += 1
    s.in_bag += 1
    s.gone[kind] -= 1
    s.gone_count -= 1


CLOSING = "N7 S7 W7 E7 NS4"  # the start tile's four lines, closed


def test_l4_1_stuck_when_nobody_can_lay_any_more() -> None:
    table = Table(CLOSING, "NS4 NS5 NS5 W7 W7", start="NESW1")
    table.play("A S7_g6 N7_g8 W7_h7  tile E8 N8 S8")
    table.play("B exchange  tile E7 W8 W7 N7 N7")
    assert table.state.stage != OVER
    step = table.play("A E7_f7 .  tile NS5")
    assert table.match.over
    assert table.told(step)[0].key == "loopit-fact-over"


def test_l4_1_all_tiles_used() -> None:
    table = Table("N7 S7 W7 EW4 EW5", "E7 E7 E8 NS4 NS4", start="NESW1")
    table.empty_bag()
    s = table.state
    for slot in range(5):
        s.rack[1, slot] = -2
    s.held[1] = 0
    table.play("A S7_g6 N7_g8 W7_h7  B pass")
    step = table.play("A EW4_f7 EW5_e7 .")
    assert table.match.over
    assert "loopit-fact-all-laid" in [fact.key for fact in table.told(step)]


@pytest.mark.parametrize("edition", ["es", "pt"])
def test_l4_1_bag_when_the_bag_is_empty_after_the_refill(edition: str) -> None:
    table = Table("EW4 EW4 EW5 NS4 NS4", "E7 E7 E8 NS5 NS5", edition=edition, stop="free")
    s = table.state
    keep = [kind for kind in range(table.kit.fields.kinds) if s.bag[kind]][:1]
    table.empty_bag()
    for kind in keep:
        s.bag[kind], s.in_bag = 1, 1
        s.gone[kind] -= 1
        s.gone_count -= 1
    table.play("A EW4_h7 .")
    assert table.acting == ["tile"]
    table.fill()
    assert table.match.over  # A has had one turn more than B
    assert s.in_bag == 0


@pytest.mark.parametrize("edition", ["landbridge", "en", "fr", "nl", "de"])
def test_l4_1_elsewhere_an_empty_bag_ends_nothing(edition: str) -> None:
    table = Table("EW4 EW4 EW5 NS4 NS4", "E7 E7 E8 NS5 NS5", edition=edition, stop="free")
    table.empty_bag()
    table.play("A EW4_h7 .")
    assert table.acting == ["B"]


@pytest.mark.parametrize("where", ["a rack", "the bag", "nowhere"])
def test_l4_2_a_tile_in_the_bag_or_in_any_rack_keeps_it_going(where: str) -> None:
    rack = "E7" if where == "a rack" else "NS4"
    table = Table("N7 S7 W7 NS5 NS5", f"{rack} NS4 NS5 NS6 NS7", start="NESW1")
    table.empty_bag()
    for tile in ("N7", "N8", "S7", "E7") if where == "the bag" else ("N7", "N8", "S7"):
        put_into_the_bag(table, tile)
    table.play("A S7_g6 N7_g8 W7_h7  tile N7 N8 S7")
    # Only f7 is left, and nothing but the E7 fits there.
    assert table.acting == ([] if where == "nowhere" else ["B"])


def test_l4_2_a_closed_figure_ends_it_with_a_full_bag() -> None:
    table = Table("W7 N7 E7 S7 NS4", "EW4 EW5 NE4 NE5 NE6", start="NEW2")
    table.play("A W7_h7 S7_g6 E7_f7")
    table.fill()
    assert table.match.over
    assert table.state.in_bag == 67


def test_l4_2_two_full_rounds_without_a_lay_end_it() -> None:
    table = helpless("W7 W7 W8 NS4 NS4")
    s = table.state
    for slot, tile in enumerate(("NS5", "NS5", "NS5", "NS5", "NS5")):
        s.rack[0, slot] = GAME.read(table.kit, s, FATE, tile) - DRAW  # neither fits f7
    table.play("B pass  A pass  B pass")
    assert table.acting == ["A"]
    table.play("A pass")
    assert table.match.over
    assert table.bag().get("E7")  # which would have fitted


def test_l4_2_an_exchange_is_no_lay() -> None:
    table = helpless("W7 W7 W8 NS4 NS4")
    for drawn in ("W7 W7 W8 NS4 NS4", "W7 W7 W8 NS4 NS4"):
        table.play(f"B exchange  tile {drawn}")
        s = table.state
        for slot in range(5):
            s.rack[0, slot] = s.rack[1, 4]
        table.play("A pass")
    assert table.match.over


def test_l4_2_decided_by_the_real_state_whatever_a_player_knows() -> None:
    """The only tile that fits has left unseen: it is over, though for all that A and B know it might be in the bag."""
    table = Table("N7 S7 W7 NS5 NS5", "NS4 NS4 NS5 NS6 NS7", start="NESW1", edition="en")
    s = table.state
    for kind in range(table.kit.fields.kinds):
        if table.kit.fields.ends[kind] & 2:  # a line to the east: all that could lie on f7
            s.gone[kind] += s.bag[kind]
            s.gone_count += s.bag[kind]
            s.in_bag -= s.bag[kind]
            s.bag[kind] = 0
    table.play("A S7_g6 N7_g8 W7_h7")
    table.fill()
    assert table.match.over
    assert table.state.in_bag > 0


def test_l4_2_exactly_when_no_tile_fits_anywhere() -> None:
    """After every turn of many games, compared with a look at every tile on every square."""
    for n in range(12):
        match = Match(
            GAME,
            kit_of(edition="fr", exchange="discard", rounds="book"),
            NAMES[: 2 + n % 3],
            Dealer(n.to_bytes(8, "big")),
        )
        rng = np.random.default_rng(n)
        match.deal()
        while not match.over:
            moves = GAME.offers(match.kit, match.state, match.acting[0])
            match.play(match.acting[0], moves[int(rng.integers(len(moves)))])
            match.deal()
            s, kit = match.state, match.kit.fields
            ends = {kit.ends[kind] for kind in range(kit.kinds) if s.bag[kind]}
            ends |= {kit.ends[s.rack[seat, i]] for seat in range(s.seats) for i in range(s.held[seat])}
            fits = any(fits_by_eye(s, kit, e, q) for e in ends for q in range(SQUARES))
            if match.acting and s.laid == 0:
                assert fits
            if not match.acting and s.idle < 2 * s.seats and s.round_no < s.last_round:
                assert not fits


def fits_by_eye(s: Any, kit: Any, ends: int, square: int) -> bool:
    """L2.3 … L2.5 once more, from the tiles that lie there and nothing else."""
    lies = s.lies
    if lies[square] >= 0:
        return False
    row, column = divmod(square, 13)
    joined = False
    for side, (y, x) in enumerate(
        ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    ):
        line = ends >> side & 1
        if not (0 <= y < 13 and 0 <= x < 13):
            if line:
                return False
        elif lies[13 * y + x] >= 0:
            theirs = kit.ends[lies[13 * y + x]] >> (side + 2) % 4 & 1
            if line != theirs:
                return False
            joined = joined or bool(line)
    return joined


def test_l4_3_most_points_win_and_a_tie_is_shared() -> None:
    table = Table(CLOSING, "NS4 NS5 NS5 EW4 EW4", start="NESW1")
    s = table.state
    s.score[0], s.score[1] = 7, 5
    assert GAME.winners(table.kit, s, 2) == [0]
    s.score[1] = 7
    assert GAME.winners(table.kit, s, 2) == [0, 1]
    assert [GAME.tiebreak(table.kit, s, seat) for seat in range(2)] == [0, 0]  # there is nothing to break it


def test_l4_4_the_round_in_which_the_bag_runs_empty_is_the_last() -> None:
    table = Table("EW4 EW4 EW5 NS4 NS4", "E7 E7 E8 NS5 NS5", start="NESW1", end="round")
    table.empty_bag()
    table.play("A EW4_h7 .")
    assert table.acting == ["B"]
    table.play("B NS5_g6 .")
    assert table.match.over
    assert GAME.turn(table.kit, table.state) == 1
