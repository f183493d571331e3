"""Boards of The Border: the file format, and every ruling that a drawing can break (B1.2, B1.3, B4.4, BB1–BB5)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from landbridge.core.board import BoardError, BoardFile, Problem
from landbridge.games.the_border import board_check, hexes
from landbridge.games.the_border.board import (
    BOARDS,
    COLOUR_LETTERS,
    DRAWINGS,
    VALUES,
    Board,
    draw,
    is_land,
    load,
    parse,
    segment_name,
)
from landbridge.games.the_border.hexes import Spot
from tests.games.the_border.table import PRACTICE

GOOD = parse(PRACTICE)
Signs = dict[Spot, str]


def spot(name: str) -> Spot:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def edited(changes: dict[str, str], boards: str = "1234", board: Board = GOOD) -> str:
    """The practice file with other signs at some spots of some boards; `.` is the sea."""
    maps: list[Signs] = [dict(one) for one in board.maps]
    for n in boards:
        for name, sign in changes.items():
            if sign == ".":
                maps[int(n) - 1].pop(spot(name), None)
            else:
                maps[int(n) - 1][spot(name)] = sign
    return draw(replace(board, maps=tuple(maps)))


def renamed(names: dict[str, str], boards: str) -> str:
    """Signs that stand for something else on some boards: areas, segments."""
    maps = [
        {s: names.get(sign, sign) if str(n) in boards else sign for s, sign in one.items()}
        for n, one in enumerate(GOOD.maps, 1)
    ]
    return draw(replace(GOOD, maps=tuple(maps)))


def swapped(one: str, other: str, boards: str = "1234") -> str:
    return renamed({one: other, other: one}, boards)


def colours_swapped(one: str, other: str, board: str) -> str:
    names = {f"{k}{a}": f"{k}{b}" for k in "2345" for a, b in ((one, other), (other, one))}
    return renamed(names, board)


def mirrored() -> str:
    """Left and right change places, and the white spaces with them."""
    width = max(column for column, _ in GOOD.maps[0])
    maps = tuple(
        {(width - column - row % 2 + 1, row): sign for (column, row), sign in one.items()}
        for one in GOOD.maps
    )
    return draw(replace(GOOD, maps=maps))


def lines_changed(change: Callable[[list[str]], object]) -> str:
    lines = PRACTICE.split("\n")
    change(lines)
    return "\n".join(lines)


def islands_apart() -> str:
    """Nine lands of one hexagon each, far from each other."""
    one: Signs = {}
    for n, value in enumerate(VALUES):
        middle = (2 + 4 * (n % 3), 2 + 4 * (n // 3))
        one[middle] = str(value)
        for k, near in enumerate(hexes.neighbours(middle)):
            one[near] = f"{2 + k % 4}r"
    return draw(replace(GOOD, maps=(one,) * BOARDS))


def recut(text: str = PRACTICE) -> str:
    """On board 2 the space k1 goes from the orange three to the blue two, which change their names."""
    lines = text.split("\n")
    first = lines.index('board2 = """') + 2
    lines[first] = lines[first].replace("3o  3o  3o", "2b  2b  3o")
    lines[first + 1] = lines[first + 1].replace("2b  2b", "3o  3o")
    return "\n".join(lines)


def motifs(*names: str) -> str:
    listed = ", ".join(f'"{name}"' for name in names)
    return re.sub(r"motifs = \[.*\]", f"motifs = [{listed}]", PRACTICE)


OURS = GOOD.motifs
BROKEN = {
    # what is wrong: the text, the ruling, the key's end, the place
    "another key": (PRACTICE.replace("printed =", "print ="), "file", "board-key-meant", "key 'print'"),
    "a board missing": (
        PRACTICE.replace("board3 =", "board5 ="),
        "file",
        "board-key-missing",
        "key 'board3'",
    ),
    "no header": (
        lines_changed(lambda rows: rows.pop(5)),
        "file",
        "the-border-board-header",
        "line 6",
    ),
    "a row without its number": (
        PRACTICE.replace("\n  3  .   .   .   2r", "\n  4  .   .   .   2r"),
        "file",
        "the-border-board-row-label",
        "line 9, column 3",
    ),
    "a short row": (
        PRACTICE.replace("2y  .   .\n  4", "2y  .\n  4"),
        "file",
        "the-border-board-row-length",
        "line 9",
    ),
    "a strange sign": (
        PRACTICE.replace("4r  4r  3g", "4r  6r  3g"),
        "file",
        "the-border-board-sign",
        "line 10",
    ),
    "too many rows": (
        PRACTICE.replace('2s  2s  .   .   .   .\n"""', "2s  2s  .   .   .   .\n" + " 16 .\n" * 20 + '"""', 1),
        "file",
        "the-border-board-rows",
        "line 37",
    ),
    "a list of motifs that is none": (
        PRACTICE.replace("motifs = [", "motifs = 9 # ["),
        "file",
        "board-key-not-list",
        "key 'motifs'",
    ),
    "a picture nobody knows": (
        motifs("castle", "dragon", *OURS[2:]),
        "B4.4",
        "the-border-board-motif-unknown",
        "key 'motifs', entry 2",
    ),
    "eight pictures": (motifs(*OURS[:8]), "B4.4", "the-border-board-motifs", "key 'motifs'"),
    "a picture twice": (
        motifs("castle", "castle", *OURS[2:]),
        "B4.4",
        "the-border-board-motifs",
        "key 'motifs'",
    ),
    "the villa elsewhere": (
        motifs("villa", *OURS[1:3], "castle", *OURS[4:]),
        "B4.4",
        "the-border-board-motif-value",
        "key 'motifs'",
    ),
    "the well elsewhere": (
        motifs("well", *OURS[1:8], "castle"),
        "B4.4",
        "the-border-board-motif-value",
        "key 'motifs'",
    ),
    "the top area is no villa": (swapped("9", "8"), "B4.4", "the-border-board-top", "f2"),
    "a board with another coast": (
        edited({"f1": "."}, "2"),
        "B1.2",
        "the-border-board-differs",
        "board2, f1",
    ),
    "a board with another area": (edited({"h2": "8"}, "4"), "B1.2", "the-border-board-differs", "board4, h2"),
    "no area worth seven": (
        renamed({"7": "6"}, "1234"),
        "B1.2",
        "the-border-board-area-missing",
        "key 'board1'",
    ),
    "an area in pieces": (edited({"j2": "6"}), "B1.2", "the-border-board-area-apart", "j2"),
    "85 spaces": (edited({"f1": "."}), "BB1", "the-border-board-spaces", "key 'board1'"),
    "87 spaces": (edited({"e1": "3y"}), "BB1", "the-border-board-spaces", "key 'board1'"),
    "a segment too short": (
        edited({"f1": "4y"}, "1"),
        "BB1",
        "the-border-board-segment-length",
        "board1, 3y",
    ),
    "one white space": (edited({"c4": "2r"}), "B1.3", "the-border-board-white", "k14"),
    "three white spaces": (edited({"f1": "xx"}), "B1.3", "the-border-board-white", "f1, c4, k14"),
    "white upper right": (mirrored(), "B1.3", "the-border-board-upper-left", "m4"),
    "white lower left": (mirrored(), "B1.3", "the-border-board-lower-right", "e14"),
    "a segment in pieces": (
        edited({"f1": "3b", "i1": "3y"}, "1"),
        "BB2",
        "the-border-board-segment-apart",
        "board1, 3b",
    ),
    "neighbours of one colour": (
        swapped("3y", "3o", "1"),
        "BB2",
        "the-border-board-same-colour",
        "board1, 3o, 4o",
    ),
    "an area open to the sea": (edited({"f1": "."}), "BB3", "the-border-board-open", "f2"),
    "an area open to another": (edited({"i7": "7"}), "BB3", "the-border-board-open", "i7"),
    "a border inside an area": (edited({"h13": "2r"}), "BB3", "the-border-board-ring", "h13"),
    "a space at no area": (edited({"a1": "2r"}), "BB3", "the-border-board-idle", "a1"),
    "spaces at one area only": (islands_apart(), "BB3", "the-border-board-between", "key 'board1'"),
    "a border in pieces": (islands_apart(), "BB3", "the-border-board-apart", ""),
    "blue beside no white": (
        colours_swapped("b", "g", "1"),
        "BB3",
        "the-border-board-white-blue",
        "key 'board1'",
    ),
    "yellow beside no white": (
        colours_swapped("y", "g", "1"),
        "BB3",
        "the-border-board-white-yellow",
        "key 'board1'",
    ),
    "a short ring for much": (swapped("12", "4"), "BB4", "the-border-board-ring-short", "12, 11"),
    "few segments for much": (recut(), "BB4", "the-border-board-segments-short", "board2, 9, 8"),
    "a board cut otherwise": (recut(), "BB5", "the-border-board-cut", "board2, "),
    "colours torn apart": (swapped("2g", "2s", "2"), "BB5", "the-border-board-groups", "board2, "),
    "a colour twice": (
        draw(replace(GOOD, maps=(GOOD.maps[0], *GOOD.maps[:3]))),
        "BB5",
        "the-border-board-repeat",
        "",
    ),
}


def test_the_shipped_board_passes_every_ruling() -> None:
    board = load()
    assert board.notes == ()
    assert parse(draw(board)) == board


@pytest.mark.parametrize("board", [GOOD, load()], ids=["practice", "shipped"])
def test_bb1_eighty_six_spaces_and_every_length_once_in_every_colour(board: Board) -> None:
    assert len(board.spaces) == 86
    for n in range(BOARDS):
        assert sorted(len(s) for s in board.segments(n)) == sorted([2, 3, 4, 5] * 6)
        signs = Counter(sign for sign in board.maps[n].values() if not is_land(sign))
        assert signs.pop("xx") == 2
        assert signs == {f"{k}{letter}": k for k in (2, 3, 4, 5) for letter in COLOUR_LETTERS}


@pytest.mark.parametrize("board", [GOOD, load()], ids=["practice", "shipped"])
def test_bb2_chains_whose_neighbours_differ(board: Board) -> None:
    for one in board.maps:
        for segment in range(24):
            spots = [s for s, sign in one.items() if sign == segment_name(segment)]
            ends = sum(sum(n in spots for n in hexes.neighbours(s)) == 1 for s in spots)
            assert ends == 2  # ours are chains that touch themselves nowhere else
        for s, sign in one.items():
            for near in hexes.neighbours(s):
                other = one.get(near, ".")
                if not is_land(sign) and not is_land(other) and "xx" not in (sign, other) and other != ".":
                    assert sign == other or sign[1] != other[1]


@pytest.mark.parametrize("board", [GOOD, load()], ids=["practice", "shipped"])
def test_bb3_closed_rings_most_spaces_between_two_areas(board: Board) -> None:
    touched: Counter[int] = Counter()
    for area in board.areas:
        touched.update(area.ring)
        # Whoever leaves the area without crossing its ring never reaches the coast.
        ring = {board.spaces[n] for n in area.ring}
        around = {(x, y) for x in range(-1, 20) for y in range(-1, 20)} - ring
        assert hexes.reach(area.inside[0], around) == set(area.inside)
    assert len(touched) == 86
    assert sum(count > 1 for count in touched.values()) > 43
    assert len(hexes.pieces(board.spaces)) == 1


@pytest.mark.parametrize("board", [GOOD, load()], ids=["practice", "shipped"])
def test_bb3_the_books_second_action_can_be_played(board: Board) -> None:
    colours = []
    for one in board.maps:
        near = {one[n] for m in board.white for n in hexes.neighbours(board.spaces[m]) if n in one}
        colours.append({sign[1] for sign in near if not is_land(sign)})
        for m in board.white:
            beside = {one.get(n, ".") for n in hexes.neighbours(board.spaces[m])}
            assert len([sign for sign in beside if re.fullmatch("[2-5][a-z]", sign)]) >= 2
    blue = [c for c in colours if "b" in c]
    assert len(blue) >= 3
    assert sum("y" in c for c in blue) >= 2


@pytest.mark.parametrize("board", [GOOD, load()], ids=["practice", "shipped"])
def test_bb4_rings_and_segments_rise_with_the_value(board: Board) -> None:
    rings = [len(area.ring) for area in board.areas]
    assert rings == sorted(set(rings), reverse=True)  # ours are nine different lengths
    insides = [len(area.inside) for area in board.areas]
    assert insides == sorted(insides, reverse=True)
    for n in range(BOARDS):
        touched = [board_check.touched_length(board, n, area.ring) for area in board.areas]
        assert touched == sorted(touched, reverse=True)


@pytest.mark.parametrize("board", [GOOD, load()], ids=["practice", "shipped"])
def test_bb5_one_cut_one_partition_and_no_colour_twice(board: Board) -> None:
    cuts = [
        {frozenset(members): s // 4 for s, members in enumerate(board.segments(n))} for n in range(BOARDS)
    ]
    assert all(cut.keys() == cuts[0].keys() for cut in cuts)
    for members in cuts[0]:
        assert len({cut[members] for cut in cuts}) == BOARDS
    for cut in cuts:
        assert len({(cuts[0][members], cut[members]) for members in cut}) == 6


@pytest.mark.parametrize("case", BROKEN, ids=lambda name: name.replace(" ", "-"))
def test_a_broken_board_is_refused_with_its_ruling_and_its_place(case: str) -> None:
    text, ruling, key, place = BROKEN[case]
    with pytest.raises(BoardError) as caught:
        parse(text)
    met = [(p.ruling, p.place) for p in caught.value.problems if p.fact.key == key and p.fatal]
    assert met, f"{key} is not among\n{caught.value}"
    assert all(found == ruling for found, _ in met)
    assert any(where.startswith(place) for _, where in met), met
    assert all(str(p.fact)[0] != "{" and "-board-" not in str(p.fact) for p in caught.value.problems)


def test_there_are_enough_broken_boards() -> None:
    assert len(BROKEN) >= 20
    assert {case[1] for case in BROKEN.values()} == {
        "file", "B1.2", "B1.3", "B4.4", "BB1", "BB2", "BB3", "BB4", "BB5",
    }  # fmt: skip


def test_bb3_a_white_space_at_one_segment_only() -> None:
    maps = tuple(
        {s: "5b" if s in (spot("d2"), spot("d3")) else sign for s, sign in one.items()} for one in GOOD.maps
    )
    file = BoardFile(PRACTICE, "board")
    board_check._check_white(file, replace(GOOD, maps=maps), ours=True)
    assert [(p.ruling, p.place) for p in file.problems] == [("BB3", "board1, c4")]


@pytest.mark.parametrize(
    "case", ["neighbours of one colour", "a short ring for much", "a board cut otherwise", "a colour twice"]
)
def test_bb4_what_is_ours_is_a_note_on_a_printed_board(case: str) -> None:
    text, ruling, key, _ = BROKEN[case]
    board = parse(text.replace("printed = false", "printed = true"))
    assert board.printed
    assert (ruling, key) in {(note.ruling, note.fact.key) for note in board.notes}
    assert not any(note.fatal for note in board.notes)


def test_a_file_is_read_to_the_end() -> None:
    """Whoever draws a board wants the whole list."""
    text = edited({"f1": "4y", "g1": "4y"}, "1").replace("motifs = [", "motives = [")
    with pytest.raises(BoardError) as caught:
        parse(text)
    assert {p.ruling for p in caught.value.problems} >= {"file", "BB1"}
    assert len(DRAWINGS) == BOARDS


@pytest.mark.parametrize("ending", ["\r\n", "\r", "\n"])
def test_line_ends_do_not_matter(ending: str) -> None:
    assert parse(PRACTICE.replace("\n", ending)) == GOOD


def problems_of(text: str) -> list[Problem]:
    try:
        return list(parse(text).notes)
    except BoardError as error:
        return list(error.problems)


def test_whatever_is_written_the_answer_is_a_board_or_a_list() -> None:
    """Hundreds of slips of the pen: never a crash, and never a problem without place, ruling and sentence."""
    luck = Random(7)
    signs = [".", "xx", *map(str, VALUES), *(f"{k}{letter}" for k in "2345" for letter in COLOUR_LETTERS)]
    found: list[Problem] = []
    for _ in range(400):
        text = list(PRACTICE)
        for _ in range(luck.choice((1, 1, 1, 2, 5, 40))):
            at = luck.randrange(len(text))
            text[at] = luck.choice(luck.choice((" .x", "23456789", "rgbyos", '"=\n[]{}\\', "ä\t\x00")))
        found += problems_of("".join(text))
        wrong = {
            hexes.name(luck.choice(list(GOOD.maps[0]))): luck.choice(signs)
            for _ in range(luck.choice((1, 1, 2, 5)))
        }
        found += problems_of(edited(wrong, luck.choice(("1234", "1234", "2"))))
    assert all(p.place and p.ruling and str(p.fact) for p in found)
    assert len({p.fact.key for p in found}) >= 15
