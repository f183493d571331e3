"""LB1–LB3: tiles and bonus squares, and files that are wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from landbridge.core.board import BoardError
from landbridge.games.loopit import board as boards
from landbridge.games.loopit.board import ends_count, opposite, square_name, steps, turned
from landbridge.games.loopit.state import CENTRE, SQUARES
from tests.games.loopit.table import GAME, PRACTICE

SHIPPED = boards.load()
FILE = boards.draw(SHIPPED)


def problems(text: str) -> list[tuple[str, str]]:
    with pytest.raises(BoardError) as refused:
        boards.parse(text)
    return [
        (problem.ruling, problem.fact.key.removeprefix("loopit-board-")) for problem in refused.value.problems
    ]


def test_lb1_one_end_a_side_and_fifteen_patterns() -> None:
    assert {kind.ends for kind in SHIPPED.kinds} == set(range(1, 16))
    for wrong in ("NN    7 8", "X     7 8", "n     7 8", "NESWN 7 8"):
        assert ("LB1", "ends") in problems(FILE.replace("N     7 8", wrong, 1))


def test_lb2_81_tiles_of_values_1_to_8() -> None:
    assert sum(kind.tiles for kind in SHIPPED.kinds) == 81
    assert {kind.value for kind in SHIPPED.kinds} == set(range(1, 9))
    assert problems(FILE.replace("NESW  1 1", "NESW  1")) == [("LB2", "tiles")]
    assert problems(FILE.replace("NESW  1 1", "NESW  1 9")) == [("LB2", "value")]
    assert problems(FILE.replace("NESW  1 1", "NESW  1 0")) == [("LB2", "value")]


def test_lb2_the_more_ends_the_lower_the_value() -> None:
    for one in SHIPPED.kinds:
        for other in SHIPPED.kinds:
            if ends_count(one.ends) < ends_count(other.ends):
                assert one.value >= other.value
    assert ("LB2", "too-dear") in problems(FILE.replace("NESW  1 1", "NESW  1 5"))


def test_lb2_every_pattern_and_its_opposite_equally_often() -> None:
    count: Counter[int] = Counter()
    for kind in SHIPPED.kinds:
        count[kind.ends] += kind.tiles
    assert all(count[ends] == count[opposite(ends)] > 0 for ends in range(1, 16))
    lost = FILE.replace("  N     7 8\n", "").replace("NESW  1", "NESW  1 1 1")
    assert ("LB2", "pattern-missing") in problems(lost)
    uneven = FILE.replace("  N     7 8\n", "  N     7\n").replace("NESW  1", "NESW  1 1")
    assert problems(uneven) == [("LB2", "opposite")]


def test_lb3_thirteen_by_thirteen_with_a_plain_centre() -> None:
    assert len(SHIPPED.bonus) == SQUARES == 169
    assert square_name(CENTRE) == "g7"
    assert SHIPPED.bonus[CENTRE] == 1
    assert ("LB3", "centre") in problems(FILE.replace("   7 . . . 2 . . .", "   7 . . . 2 . . 2"))
    assert ("LB3", "rows") in problems(FILE.replace("  13 . . . . . . . . . . . . .\n", ""))
    assert ("LB3", "row-length") in problems(FILE.replace("  13 . .", "  13 ."))
    assert ("LB3", "sign") in problems(FILE.replace("  13 . .", "  13 . 7"))


def test_lb3_bonus_squares_rise_towards_the_corners_and_are_fourfold_symmetric() -> None:
    count = Counter(SHIPPED.bonus)
    assert (count[2], count[3], count[4], count[5], count[6]) == (8, 4, 4, 4, 4)
    assert all(SHIPPED.bonus[q] == SHIPPED.bonus[turned(q)] for q in range(SQUARES))
    for times in range(2, 6):
        inner = [steps(q) for q in range(SQUARES) if SHIPPED.bonus[q] == times]
        outer = [steps(q) for q in range(SQUARES) if SHIPPED.bonus[q] == times + 1]
        assert max(inner) <= min(outer)
    assert ("LB3", "bonus-count") in problems(FILE.replace("  13 . .", "  13 . 2"))
    assert ("LB3", "skew") in problems(FILE.replace("   2 . 6 .", "   2 . . 6"))
    tiles, squares = FILE.split("bonus = ")
    swap = str.maketrans("36", "63")
    rows = [row[:5] + row[5:].translate(swap) for row in squares.split("\n")]
    assert ("LB3", "falling") in problems(f"{tiles}bonus = " + "\n".join(rows))


def test_a_printed_set_need_not_keep_what_is_ours() -> None:
    board = boards.parse(PRACTICE)
    assert board.printed
    kit = GAME.kit(GAME.options_from({"board": PRACTICE}))
    assert kit.board == board
    uneven = FILE.replace("printed = false", "printed = true").replace("  N     7 8\n", "  N     7\n")
    uneven = uneven.replace("NESW  1", "NESW  1 1")
    assert [note.fact.key for note in boards.parse(uneven).notes] == ["loopit-board-opposite"]


def test_drawing_and_reading_a_board_are_inverse() -> None:
    assert boards.parse(FILE) == SHIPPED
    assert boards.draw(boards.parse(FILE)) == FILE
    assert boards.parse(boards.draw(boards.parse(PRACTICE))) == boards.parse(PRACTICE)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("name = ", "nam = ", "board-key-meant"),
        ("     a b c", "     a b b", "loopit-board-header"),
        ("   5 . .", "   6 . .", "loopit-board-row-label"),
        ('tiles = """', 'tiles = 5\nmore = """', "board-key-not-text"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(old: str, new: str, problem: str) -> None:
    with pytest.raises(BoardError) as refused:
        boards.parse(FILE.replace(old, new, 1))
    assert problem in [p.fact.key for p in refused.value.problems]
    assert all(p.place for p in refused.value.problems)
