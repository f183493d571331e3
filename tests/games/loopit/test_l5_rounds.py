"""L5: a fixed number of rounds, and the German variant without racks."""

from __future__ import annotations

import pytest

from landbridge import FATE, PUBLIC, Dealer, Match, OptionError, dumps
from landbridge.games.loopit.state import DRAW
from tests.games.loopit.table import GAME, NAMES, Refusal, Table, kit_of


def played(seats: int, seed: int, **options: str) -> Match:
    """A whole game of first moves."""
    match = Match(GAME, kit_of(**options), NAMES[:seats], Dealer(seed.to_bytes(8, "big")))
    match.deal()
    while not match.over:
        moves = GAME.offers(match.kit, match.state, match.acting[0])
        match.play(match.acting[0], moves[-1])
        match.deal()
    return match


@pytest.mark.parametrize(("seats", "rounds", "leave"), [(4, 7, 0), (3, 9, 2), (2, 13, 4)])
def test_l5_1_the_books_rounds_and_the_tiles_that_leave(seats: int, rounds: int, leave: int) -> None:
    table = Table(seats=seats, rounds="book")
    assert (table.state.last_round, table.state.leaving) == (rounds, leave)
    table.fill()
    assert table.state.gone_count == leave
    assert table.tiles_in_all() == 81
    ends = [played(seats, seed, rounds="book").state.round_no for seed in range(8)]
    assert max(ends) == rounds


@pytest.mark.parametrize("rounds", ["1", "5"])
def test_l5_1_or_any_agreed_number(rounds: str) -> None:
    match = played(3, 1, rounds=rounds)
    assert match.state.round_no == int(rounds)
    assert match.state.gone_count == 0
    last = [entry.seat for entry in match.log if entry.seat < 3][-1]
    assert last == (match.state.first + 2) % 3  # everybody has had as many turns


@pytest.mark.parametrize("rounds", ["0", "100", "-1", "seven", "1.5", "٣", ""])
def test_l5_1_what_is_no_number_of_rounds_is_refused(rounds: str) -> None:
    with pytest.raises(OptionError):
        GAME.options_from({"rounds": rounds})


def test_l5_1_the_other_endings_hold_too() -> None:
    table = Table("W7 N7 E7 S7 NS4", "EW4 EW5 NE4 NE5 NE6", start="NEW2", rounds="9")
    table.play("A W7_h7 S7_g6 E7_f7")
    table.fill()
    assert table.match.over
    assert table.state.round_no == 1


def test_l5_1_a_tile_leaves_unseen_and_that_none_has_left_is_no_secret() -> None:
    table = Table(seats=2, rounds="book")
    table.play("tile first_A")
    for tile, seen in (("", 0), ("N8", -1), ("E8", -1)):
        if tile:
            table.play(f"tile {tile}")
        for viewer in ("A", "B", "-"):
            assert {table.seen(viewer).gone[kind] for kind in range(table.kit.fields.kinds)} == {seen}


def test_l5_1_what_left_is_known_to_nobody_until_the_end() -> None:
    table = Table("W7 N7 E7 S7 NS4", "EW4 EW5 NE4 NE5 NE6", start="NEW2", rounds="book", leave="N8 E8 S8 W8")
    for viewer in ("A", "B", "-"):
        assert {table.seen(viewer).gone[kind] for kind in range(table.kit.fields.kinds)} == {-1}
        assert table.seen(viewer).gone_count == 4
    table.play("A W7_h7 S7_g6 E7_f7")
    table.fill()
    assert sum(table.seen("-").gone[kind] for kind in range(table.kit.fields.kinds)) == 4


@pytest.mark.parametrize(("seats", "rounds", "hand"), [(4, 7, 2), (3, 9, 3), (2, 13, 4)])
def test_l5_2_so_many_tiles_are_drawn_for_a_turn(seats: int, rounds: int, hand: int) -> None:
    table = Table(seats=seats, rounds="german")
    assert (table.state.last_round, table.state.leaving) == (rounds, 0)
    table.fill()
    mover = table.acting[0]
    assert [len(table.rack(seat)) for seat in "ABCD"[:seats]] == [
        hand if seat == mover else 0 for seat in "ABCD"[:seats]
    ]


def german() -> Table:
    table = Table(seats=2, rounds="german")
    table.play("tile EW4 N7 EW5 NS7")
    return table


def test_l5_2_up_to_three_are_laid_and_the_rest_goes_back() -> None:
    table = german()
    before = table.state.in_bag
    table.play("A EW4_h7 EW5_i7 NS7_g6")
    assert table.rack("A") == []
    assert table.state.in_bag == before + 1
    assert table.bag()["N7"] == 3
    assert table.acting == ["tile"]  # B's hand
    assert table.tiles_in_all() == 81


def test_l5_2_only_what_cannot_be_laid_goes_back() -> None:
    """“Können Steine nicht angelegt werden, kommen sie zurück in den Beutel.”"""
    table = german()
    table.play("A EW4_h7")
    refusal = table.refused("A .")
    assert refusal is not None
    assert (refusal.ruling, refusal.reason) == ("L2.7", "still-fits")
    free = Table(seats=2, rounds="german", options={"stop": "free"})
    free.play("tile EW4 N7 EW5 NS7  A EW4_h7 .")
    assert free.state.in_bag == table.state.in_bag + 3


def test_l5_2_drawn_tiles_are_open_to_all() -> None:
    table = german()
    for viewer in ("A", "B", "-"):
        assert table.rack("A", viewer) == table.rack("A")
        assert table.seen(viewer) == table.state
    assert "?" not in dumps(table.match, PUBLIC)


def test_l5_2_at_least_one_is_laid_if_one_fits_and_nothing_is_exchanged() -> None:
    table = german()
    refusal = table.refused("A pass")
    assert refusal is not None
    assert refusal.reason == "one-fits"
    assert table.refused("A exchange") == Refusal("L5.2", "no-exchange")
    assert table.refused("A .") == Refusal("L2.7", "lay-first")


def test_l5_2_who_can_lay_nothing_passes_and_puts_everything_back() -> None:
    table = Table(seats=2, rounds="german")
    table.play("tile S7 N7 W7 NS4  A S7_g6 N7_g8 W7_h7  tile W7 W7 W8 NS4")
    assert table.offers("B") == {"pass"}
    before = table.state.in_bag
    table.play("B pass")
    assert table.state.in_bag == before + 4


def test_l5_2_a_short_bag_gives_what_it_has() -> None:
    table = Table(seats=2, rounds="german")
    s = table.state
    for kind in range(table.kit.fields.kinds):
        s.gone[kind] += s.bag[kind]
        s.gone_count += s.bag[kind]
        s.bag[kind] = 0
    kind = GAME.read(table.kit, s, FATE, "EW4") - DRAW
    s.bag[kind] = s.in_bag = 2
    s.gone[kind] -= 2
    s.gone_count -= 2
    table.play("tile EW4 EW4")
    assert table.acting == ["A"]
    assert table.rack("A") == ["EW4", "EW4"]
