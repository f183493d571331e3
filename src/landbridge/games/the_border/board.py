"""The map of The Border: nine areas, the border around them, and four boards that colour it differently.

    spot      (column, row) from 0; people call it `c12`
    space     a spot of the border, numbered in reading order
    segment   4 * colour + length - 2; people write `5r`

The file format is drawn by hand (`docs/boards/the_border.md`); `board_check.py` checks a board against the rulings.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, NamedTuple

from landbridge.core.board import FILE, BoardFile, Problem, key_place
from landbridge.core.text import shown
from landbridge.games.the_border import hexes
from landbridge.games.the_border.hexes import Spot
from landbridge.games.the_border.rules import FIRST_POINTS, LATER_POINTS

COLOUR_LETTERS = "rgbyos"  # red, green, blue, yellow, orange, grey ("silver")
LENGTHS = (2, 3, 4, 5)  # BB1
VALUES = FIRST_POINTS  # as the map names the areas
MOTIFS = ("castle", "eagle", "oak", "villa", "windmill", "boat", "lighthouse", "skep", "well")
BOARDS = 4
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
MOST_ROWS = 30
SEA = "."
WHITE = "xx"
WHITES = 2  # B1.3: white spaces
DRAWINGS = tuple(f"board{n}" for n in range(1, BOARDS + 1))
KEYS = ("name", "printed", "motifs", *DRAWINGS)

Map = Mapping[Spot, str]  # what is drawn at a spot: "12", "xx", "5r"; the sea is left out


class Area(NamedTuple):
    value: int  # the higher one
    motif: str
    inside: tuple[Spot, ...]
    ring: tuple[int, ...]  # spaces

    @property
    def later(self) -> int:
        return LATER_POINTS[VALUES.index(self.value)]


@dataclass(frozen=True)
class Board:
    name: str
    motifs: tuple[str, ...]  # from the area worth 12 down
    maps: tuple[Map, ...]  # one a board, the same areas and spaces on each
    printed: bool = False  # copied from printed boards
    notes: tuple[Problem, ...] = ()

    @cached_property
    def spaces(self) -> list[Spot]:
        return hexes.reading_order(spot for spot, sign in self.maps[0].items() if not is_land(sign))

    @cached_property
    def white(self) -> list[int]:
        return [n for n, spot in enumerate(self.spaces) if self.maps[0][spot] == WHITE]

    @cached_property
    def areas(self) -> list[Area]:
        """From the one worth 12 to the one worth 4."""
        number = {spot: n for n, spot in enumerate(self.spaces)}
        found = []
        for value, motif in zip(VALUES, self.motifs, strict=True):
            inside = hexes.reading_order(spot for spot, sign in self.maps[0].items() if sign == str(value))
            around = {n for spot in inside for n in hexes.neighbours(spot)}
            ring = tuple(sorted(number[spot] for spot in around if spot in number))
            found.append(Area(value, motif, tuple(inside), ring))
        return found

    def segments(self, board: int) -> list[list[int]]:
        """The spaces of every segment of one board."""
        found: list[list[int]] = [[] for _ in range(len(COLOUR_LETTERS) * len(LENGTHS))]
        for n, spot in enumerate(self.spaces):
            sign = self.maps[board][spot]
            if sign != WHITE:
                found[segment_of(sign)].append(n)
        return found


def is_land(sign: str) -> bool:
    return sign.isdigit()


def segment_of(sign: str) -> int:
    """The number of the segment written `5r`."""
    return 4 * COLOUR_LETTERS.index(sign[1]) + int(sign[0]) - 2


def segment_name(segment: int) -> str:
    return f"{segment % 4 + 2}{COLOUR_LETTERS[segment // 4]}"


def load() -> Board:
    """The shipped board."""
    file = resources.files("landbridge.games.the_border").joinpath("boards").joinpath("nine_lands.toml")
    return parse(file.read_text(encoding="utf-8"), "nine_lands.toml")


def parse(text: str, source: str = "board") -> Board:
    """Read a board file; a `BoardError` lists everything that is wrong with it."""
    from landbridge.games.the_border.board_check import survey

    file = BoardFile(text, source)
    file.refuse_unknown(KEYS)
    name = file.title("name")
    printed = file.switch("printed", False)
    motifs = _read_motifs(file)
    maps = [_read_drawing(file, key) for key in DRAWINGS]
    whole = [one for one in maps if one is not None]
    if len(whole) < BOARDS or motifs is None or name is None:
        file.finish()
        raise AssertionError("what cannot be read is always a fatal problem")
    board = Board(name, motifs, tuple(whole), printed)
    survey(file, board)
    return Board(name, motifs, tuple(whole), printed, file.finish())


def draw(board: Board) -> str:
    """The file of a board: `parse` gives the same board back."""
    name = board.name.replace("\\", "\\\\").replace('"', '\\"')
    motifs = ", ".join(f'"{motif}"' for motif in board.motifs)
    lines = [f'name = "{name}"', f"printed = {'true' if board.printed else 'false'}", f"motifs = [{motifs}]"]
    for key, one in zip(DRAWINGS, board.maps, strict=True):
        lines += ["", f'{key} = """', *drawing(one), '"""']
    return "\n".join(lines) + "\n"


def drawing(one: Map) -> list[str]:
    """One board as people draw it: a line a row, every second one half a space to the right."""
    width = max(column for column, _ in one) + 1
    height = max(row for _, row in one) + 1
    lines = ["     " + "".join(f"{letter:<4}" for letter in COLUMNS[:width]).rstrip()]
    for row in range(height):
        signs = "".join(f"{one.get((column, row), SEA):<4}" for column in range(width))
        lines.append(f"{row + 1:>3}  {'  ' * (row % 2)}{signs}".rstrip())
    return lines


def _read_motifs(file: BoardFile) -> tuple[str, ...] | None:
    """Nine pictures, from the area worth 12 down; without the key, ours."""
    if "motifs" not in file.values:
        return MOTIFS
    before = len(file.problems)
    given = file.text_list("motifs")
    for entry, place in given:
        if entry not in MOTIFS:
            known = ", ".join(MOTIFS)
            file.add("B4.4", place, "the-border-board-motif-unknown", motif=shown(entry), known=known)
    if len(file.problems) == before and sorted(entry for entry, _ in given) != sorted(MOTIFS):
        file.add("B4.4", key_place("motifs"), "the-border-board-motifs", needed=len(MOTIFS), count=len(given))
    return tuple(entry for entry, _ in given) if len(file.problems) == before else None


def _read_drawing(file: BoardFile, key: str) -> Map | None:
    """What a drawing shows, or None if any of it could not be read."""
    text = file.text_of(key)
    if text is None:
        return None
    start = file.starts_at(key)
    before = len(file.problems)

    def spot(n: int, x: int | None = None) -> str:
        if start is None:  # written in one line or with escapes: the file's columns tell nothing
            return f"{key_place(key)}, row {n + 1}"
        line = f"line {start[0] + n}"
        return line if x is None else f"{line}, column {x + 1 + (start[1] - 1 if n == 0 else 0)}"

    rows = [
        (n, [(found.start(), found[0]) for found in re.finditer(r"[^ \t]+", line)])
        for n, line in enumerate(text.split("\n"))
        if line.strip(" \t")
    ]
    header = "".join(sign for _, sign in rows[0][1]) if rows else ""
    width = len(header)
    if not header or header != COLUMNS[:width]:
        file.add(FILE, spot(rows[0][0] if rows else 0), "the-border-board-header", header="a b c d …")
        return None
    if len(rows) - 1 > MOST_ROWS:
        file.add(FILE, spot(rows[MOST_ROWS + 1][0]), "the-border-board-rows", longest=MOST_ROWS)
        return None
    drawn: dict[Spot, str] = {}
    for row, (n, signs) in enumerate(rows[1:]):
        x, label = signs[0]
        if label != str(row + 1):
            file.add(FILE, spot(n, x), "the-border-board-row-label", label=shown(label), expected=row + 1)
        if len(signs) != width + 1:
            counts: dict[str, Any] = {"row": row + 1, "count": len(signs) - 1, "size": width}
            file.add(FILE, spot(n), "the-border-board-row-length", fatal=True, **counts)
        for column, (x, sign) in enumerate(signs[1 : width + 1]):
            if sign in map(str, VALUES) or sign == WHITE or re.fullmatch(f"[2-5][{COLOUR_LETTERS}]", sign):
                drawn[column, row] = sign
            elif sign != SEA:
                where = hexes.name((column, row))
                at = [where]
                file.add(
                    FILE, spot(n, x), "the-border-board-sign", at=at, on=key, sign=shown(sign), space=where
                )
    return drawn if len(file.problems) == before else None
