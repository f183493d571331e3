"""B1: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from landbridge import FATE, Dealer, Match
from landbridge.core.errors import Illegal
from landbridge.games.the_border import Options, hexes
from landbridge.games.the_border.board import load
from landbridge.games.the_border.state import CHOOSE, FACE
from tests.games.the_border.table import GAME, NAMES, PRACTICE, Refusal, Table, kit_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_1_two_to_four_play(seats: int, compiled: bool) -> None:
    table = Table(seats, "dice r g b y o", compiled=compiled)
    assert table.acting == ["A"]
    assert table.state.stage == CHOOSE
    table.play("A stop .")
    assert table.acting == list("BCD"[: seats - 1])


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_b1_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Illegal):
        Match(GAME, kit_of(), (*NAMES, "Eve")[:seats])


def test_b1_1_anybody_may_begin_and_nobody_else() -> None:
    table = Table(3, boards="")
    table.play("dice board1 board2 board3")
    assert table.offers("dice") == {"start-A", "start-B", "start-C"}
    assert table.refused("dice start-D") == Refusal("B1.1", "no-such-seat")
    odds = GAME.odds(table.kit, table.state)
    assert [weight for _, weight in odds] == [1, 1, 1]
    table.play("dice start-C r g b y o")
    assert table.acting == ["C"]


def test_b1_1_who_begins_is_drawn_between_the_boards_and_the_dice() -> None:
    table = Table(3, boards="")
    assert table.refused("dice start-A") == Refusal("", "no-such-move")
    table.play("dice board1 board2 board3")
    assert table.refused("dice board4") == Refusal("", "no-such-move")
    assert table.refused("dice r") == Refusal("", "no-such-move")
    table.play("dice start-A")
    assert table.refused("dice start-A") == Refusal("", "no-such-move")
    assert table.refused("dice r") is None


def test_b1_2_boards_are_dealt_one_to_a_seat() -> None:
    table = Table(3, boards="")
    assert table.offers("dice") == {"board1", "board2", "board3", "board4"}
    table.play("dice board3")
    assert table.refused("dice board3") == Refusal("B1.2", "board-gone")
    table.play("dice board1")
    assert table.offers("dice") == {"board2", "board4"}
    assert [weight for _, weight in GAME.odds(table.kit, table.state)] == [1, 1]
    table.play("dice board4")
    assert [table.state.board[seat] for seat in range(3)] == [2, 0, 3]


def test_b1_2_everybody_gets_each_board_about_as_often() -> None:
    dealt: Counter[tuple[int, int]] = Counter()
    for n in range(1000):
        match = Match(GAME, kit_of(), NAMES[:2], Dealer(b"boards %d" % n))
        match.deal()
        dealt.update((seat, match.state.board[seat]) for seat in range(2))
    assert len(dealt) == 8
    assert all(182 < count < 318 for count in dealt.values())  # five standard deviations


def test_b1_2_areas_and_spaces_are_the_same_on_every_board() -> None:
    for board in (kit_of().board, load()):
        plain = [
            {spot: sign if sign.isdigit() or sign == "xx" else "space" for spot, sign in one.items()}
            for one in board.maps
        ]
        assert plain[0] == plain[1] == plain[2] == plain[3]
        assert len({frozenset(one.items()) for one in board.maps}) == 4


def test_b1_3_the_white_spaces_are_crossed_off_from_the_start() -> None:
    table = Table(2)
    board = table.kit.board
    white = [hexes.name(board.spaces[n]) for n in board.white]
    assert white == ["c4", "k14"]
    for seat in range(2):
        words = table.state.sheets[seat].crossed
        assert [n for n in range(86) if words[n // 43] >> n % 43 & 1] == board.white
    table.play("dice b y r s o  A stop .")
    assert table.refused("B c4") == Refusal("B3.1", "crossed-off", ("space-c4",))


def test_b1_3_whichever_spaces_are_white() -> None:
    """The first of each half of the border, as spaces are kept, and the last."""
    white = [0, 43, 85]
    kit = GAME.kit(Options(board=PRACTICE))
    for word in range(2):
        kit.fields.white[word] = sum(1 << n % 43 for n in white if n // 43 == word)
    match = Match(GAME, kit, NAMES[:2], Dealer(b"white spaces"))
    match.deal()
    for seat in range(2):
        words = match.state.sheets[seat].crossed
        assert [n for n in range(86) if words[n // 43] >> n % 43 & 1] == white


def test_b1_3_white_spaces_count_in_the_rings_they_belong_to() -> None:
    table = Table(2)
    ring = next(area.ring for area in table.kit.board.areas if area.value == 12)
    assert table.kit.board.white[1] in ring
    table.conquer("A", 12)  # every space of its ring but the white one
    assert 12 in table.areas("A")


def test_b1_4_a_die_has_six_faces_each_as_likely() -> None:
    table = Table(2)
    assert table.acting == ["dice"]
    assert table.offers("dice") == set("rgbyos")
    odds = GAME.odds(table.kit, table.state)
    assert odds == [(FACE + colour, 1) for colour in range(6)]
    assert GAME.check(table.kit, table.state, FATE, FACE - 1) != 0


def test_b1_2_a_board_file_carries_its_own_segments() -> None:
    """A printed board may be cut in its own way: on board 2 a space changes from one segment to the next."""
    lines = PRACTICE.replace("printed = false", "printed = true").split("\n")
    first = lines.index('board2 = """') + 2
    assert lines[first].split()[6:12] == ["3s", "3s", "3s", "3o", "3o", "3o"]
    assert lines[first + 1].split()[11:13] == ["2b", "2b"]
    lines[first] = lines[first].replace("3o  3o  3o", "2b  2b  3o")
    lines[first + 1] = lines[first + 1].replace("2b  2b", "3o  3o")
    kit = kit_of("\n".join(lines))
    cuts = [sorted(kit.board.segments(n)) for n in range(4)]
    assert cuts[0] == cuts[2] == cuts[3] != cuts[1]
    table = Table(2, "dice o o o r r  A stop 3o .", boards="21", board="\n".join(lines))
    assert table.crossed("A") == {"k1", "k2", "l2"}
