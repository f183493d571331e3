"""One side of the Hashi board: 18 islands, the lines between them, and where the lines cross.

    i, j   an island, numbered in reading order; people call it by column and row, "c3"
    line   two islands, the smaller number first; people write "c3-c5"

The file format is drawn by hand (`docs/boards/hashi.md`); `parse` checks it against the rulings HB1–HB4.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import NamedTuple

from landbridge.core.board import FILE, BoardError, BoardFile, Problem, key_place
from landbridge.core.facts import Fact
from landbridge.core.text import shown

SIZE = 6
COLUMNS = "abcdef"
ROWS = "123456"
ISLANDS = 18
FLAGS = {"red": 4, "blue": 3}  # HB2
FLAG_OF_SIGN = {"o": "", "R": "red", "B": "blue"}
SIGN_OF_FLAG = {flag: sign for sign, flag in FLAG_OF_SIGN.items()}
WATER = "."
SIDES = ("A", "B")
CROSSINGS = {"A": (3, 6), "B": (8, SIZE * SIZE)}  # HB3: at least and at most
BUSY_ISLANDS = 6  # HB4: so many have three lines or more
KEYS = ("name", "side", "printed", "drawing", "without")

Line = tuple[int, int]


class Island(NamedTuple):
    column: int
    row: int
    flag: str  # "", "red" or "blue"

    @property
    def name(self) -> str:
        return COLUMNS[self.column] + ROWS[self.row]


@dataclass(frozen=True)
class Board:
    name: str
    side: str  # "A" or "B"
    islands: tuple[Island, ...]  # in reading order, row by row from the top
    lines: tuple[Line, ...]  # sorted
    crossings: tuple[tuple[int, int], ...]  # pairs of lines, the smaller first, sorted
    printed: bool = False  # copied from a printed board
    notes: tuple[Problem, ...] = ()

    def line_name(self, line: int) -> str:
        return _pair_name(self.islands, self.lines[line])

    def degrees(self) -> tuple[int, ...]:
        """How many lines lead to each island."""
        count = Counter(end for line in self.lines for end in line)
        return tuple(count[i] for i in range(len(self.islands)))


def neighbours(islands: Sequence[Island]) -> list[Line]:
    """The pairs in one row or column with no island between: every line a board can have (HB1)."""
    number = {(island.column, island.row): i for i, island in enumerate(islands)}
    pairs = []
    for (column, row), i in number.items():
        right = ((c, row) for c in range(column + 1, SIZE))
        down = ((column, r) for r in range(row + 1, SIZE))
        for direction in (right, down):
            met = next((number[spot] for spot in direction if spot in number), None)
            if met is not None:
                pairs.append((i, met))
    return sorted(pairs)


def crossings(islands: Sequence[Island], lines: Sequence[Line]) -> list[tuple[int, int]]:
    """The pairs of lines that cross in open water (H3.3)."""
    across: list[tuple[int, Island, Island]] = []
    down: list[tuple[int, Island, Island]] = []
    for n, (i, j) in enumerate(lines):
        (across if islands[i].row == islands[j].row else down).append((n, islands[i], islands[j]))
    return sorted(
        (min(h, v), max(h, v))
        for h, left, right in across
        for v, top, bottom in down
        if left.column < top.column < right.column and top.row < left.row < bottom.row
    )


def pieces(count: int, lines: Iterable[Line]) -> list[list[int]]:
    """The connected pieces, the largest first."""
    piece_of = {i: [i] for i in range(count)}
    for i, j in lines:
        if piece_of[i] is not piece_of[j]:
            joined = sorted(piece_of[i] + piece_of[j])
            piece_of.update((k, joined) for k in joined)
    return sorted({id(p): p for p in piece_of.values()}.values(), key=lambda p: (-len(p), p))


@cache
def load(name: str) -> Board:
    """A shipped side: "a" or "b", in either case."""
    if name.upper() not in SIDES:
        fact = Fact("board-not-shipped", {"name": shown(name), "known": ", ".join(SIDES)})
        raise BoardError(shown(name), [Problem(FILE, key_place("side"), fact)])
    file = resources.files("landbridge.games.hashi").joinpath("boards").joinpath(f"{name.lower()}.toml")
    return parse(file.read_text(encoding="utf-8"), f"{name.lower()}.toml")


def parse(text: str, source: str = "board") -> Board:
    """Read a board file; a `BoardError` lists everything that is wrong with it."""
    file = BoardFile(text, source)
    file.refuse_unknown(KEYS)
    name = file.title("name")
    side = file.choice("side", SIDES)
    printed = file.switch("printed", False)
    drawing = file.text_of("drawing")
    islands = _read_drawing(file, drawing) if drawing is not None else None
    without = _read_without(file)
    if islands is None:
        # Half a drawing would be blamed for things that are only not there yet.
        file.finish()
        raise AssertionError("a drawing that cannot be read always has a fatal problem")
    lines = _leave_out(file, islands, without)
    crossed = crossings(islands, lines)
    _check_islands(file, islands, ours_fatal=not printed)
    if side is not None:
        _check_crossings(file, side, len(crossed), ours_fatal=not printed)
    _check_lines(file, islands, lines, ours_fatal=not printed)
    notes = file.finish()
    assert name is not None
    assert side is not None
    return Board(name, side, tuple(islands), tuple(lines), tuple(crossed), printed, notes)


def draw(board: Board) -> str:
    """The file of a board: `parse` gives the same board back."""
    name = board.name.replace("\\", "\\\\").replace('"', '\\"')
    left_out = [pair for pair in neighbours(board.islands) if pair not in board.lines]
    without = ", ".join(f'"{_pair_name(board.islands, pair)}"' for pair in left_out)
    sign = {(island.column, island.row): SIGN_OF_FLAG[island.flag] for island in board.islands}
    rows = [
        f"  {ROWS[row]} " + " ".join(sign.get((column, row), WATER) for column in range(SIZE))
        for row in range(SIZE)
    ]
    drawing = "\n".join(["    " + " ".join(COLUMNS), *rows])
    printed = "true" if board.printed else "false"
    return (
        f'name = "{name}"\nside = "{board.side}"\nprinted = {printed}\n'
        f'drawing = """\n{drawing}\n"""\nwithout = [{without}]\n'
    )


def picture(board: Board) -> str:
    """The board with its lines, for the eye; ┼ is a crossing."""
    canvas = [[" "] * (4 * SIZE - 3) for _ in range(2 * SIZE - 1)]
    for i, j in board.lines:
        (left, top, _), (right, bottom, _) = board.islands[i], board.islands[j]
        for x in range(4 * left + 1, 4 * right):
            canvas[2 * top][x] = "─" if canvas[2 * top][x] == " " else "┼"
        for y in range(2 * top + 1, 2 * bottom):
            canvas[y][4 * left] = "│" if canvas[y][4 * left] == " " else "┼"
    for island in board.islands:
        canvas[2 * island.row][4 * island.column] = SIGN_OF_FLAG[island.flag]
    rows = [
        f"  {ROWS[y // 2] if y % 2 == 0 else ' '} {''.join(row)}".rstrip() for y, row in enumerate(canvas)
    ]
    return "\n".join(["    " + "   ".join(COLUMNS), *rows])


def _pair_name(islands: Sequence[Island], pair: Line) -> str:
    return f"{islands[pair[0]].name}-{islands[pair[1]].name}"


def _read_drawing(file: BoardFile, drawing: str) -> list[Island] | None:
    """The islands of the drawing, or None if any of it could not be read."""
    start = file.starts_at("drawing")
    before = len(file.problems)

    def spot(n: int, column: int | None = None) -> str:
        if start is None:  # written in one line or with escapes: the file's columns tell nothing
            return f"{key_place('drawing')}, row {n + 1}"
        line = f"line {start[0] + n}"
        return line if column is None else f"{line}, column {column + 1 + (start[1] - 1 if n == 0 else 0)}"

    rows = [
        (n, [(x, char) for x, char in enumerate(line) if char not in " \t"])
        for n, line in enumerate(drawing.split("\n"))
        if line.strip(" \t")
    ]
    if rows and "".join(char for _, char in rows[0][1]) == COLUMNS:
        rows.pop(0)
    else:
        file.add(FILE, spot(rows[0][0] if rows else 0), "hashi-board-header", header=" ".join(COLUMNS))
        if rows and rows[0][1][0][1] not in ROWS:
            rows.pop(0)  # a misspelt header, and not a row as well
    islands = []
    for row, (n, signs) in enumerate(rows[:SIZE]):
        x, label = signs[0]
        if label != ROWS[row]:
            file.add(FILE, spot(n, x), "hashi-board-row-label", label=shown(label), expected=ROWS[row])
        if len(signs) != SIZE + 1:
            file.add("HB1", spot(n), "hashi-board-row-length", row=ROWS[row], count=len(signs) - 1, size=SIZE)
        for column, (x, sign) in enumerate(signs[1 : SIZE + 1]):
            if sign in FLAG_OF_SIGN:
                islands.append(Island(column, row, FLAG_OF_SIGN[sign]))
            elif sign != WATER:
                where = COLUMNS[column] + ROWS[row]
                file.add(FILE, spot(n, x), "hashi-board-sign", at=[where], sign=shown(sign), island=where)
    if len(rows) < SIZE:
        last = rows[-1][0] if rows else 0
        file.add("HB1", spot(last), "hashi-board-rows-missing", count=len(rows), size=SIZE)
    elif len(rows) > SIZE:
        file.add("HB1", spot(rows[SIZE][0]), "hashi-board-rows-extra", count=len(rows), size=SIZE)
    return islands if len(file.problems) == before else None


def _read_without(file: BoardFile) -> list[tuple[str, str]]:
    """Pairs of island names; what does not look like one is noted."""
    pairs = []
    for entry, place in file.text_list("without"):
        if re.fullmatch("[a-f][1-6]-[a-f][1-6]", entry):
            pairs.append((entry[:2], entry[3:]))
        else:
            file.add(FILE, place, "hashi-board-without-form", entry=shown(entry))
    return pairs


def _leave_out(file: BoardFile, islands: Sequence[Island], without: Iterable[tuple[str, str]]) -> list[Line]:
    """The lines of the board (HB1): all neighbours but those left out."""
    lines = neighbours(islands)
    number = {island.name: i for i, island in enumerate(islands)}
    gone: set[Line] = set()
    for ends in without:
        place = "-".join(ends)
        missing = [end for end in dict.fromkeys(ends) if end not in number]
        for end in missing:
            file.add("HB1", place, "hashi-board-without-water", at=[end], island=end, line=place)
        if missing:
            continue
        first, second = sorted(number[end] for end in ends)
        if (first, second) not in lines:
            file.add("HB1", place, "hashi-board-without-no-line", at=ends, line=place)
        elif (first, second) in gone:
            file.add("HB1", place, "hashi-board-without-twice", at=[place], line=place)
        gone.add((first, second))
    return [line for line in lines if line not in gone]


def _check_islands(file: BoardFile, islands: list[Island], *, ours_fatal: bool) -> None:
    if len(islands) != ISLANDS:  # HB1
        file.add("HB1", key_place("drawing"), "hashi-board-islands", count=len(islands), needed=ISLANDS)
    for flag, needed in FLAGS.items():  # HB2
        flagged = [island.name for island in islands if island.flag == flag]
        if len(flagged) != needed:
            place = ", ".join(flagged) or key_place("drawing")
            file.add("HB2", place, f"hashi-board-flags-{flag}", at=flagged, count=len(flagged), needed=needed)
    for i, j in neighbours(islands):
        if islands[i].flag and islands[i].flag == islands[j].flag:
            key = f"hashi-board-flags-near-{islands[i].flag}"
            ends = {"first": islands[i].name, "second": islands[j].name}
            file.add("HB2", _pair_name(islands, (i, j)), key, fatal=ours_fatal, at=ends.values(), **ends)


def _check_crossings(file: BoardFile, side: str, count: int, *, ours_fatal: bool) -> None:
    least, most = CROSSINGS[side]  # HB3
    if count == 0:
        file.add("HB3", key_place("drawing"), "hashi-board-crossings-none")
    elif count < least:
        key = "hashi-board-crossings-few"
        file.add("HB3", key_place("drawing"), key, fatal=ours_fatal, side=side, count=count, least=least)
    elif count > most:
        key = "hashi-board-crossings-many"
        file.add("HB3", key_place("drawing"), key, fatal=ours_fatal, side=side, count=count, most=most)


def _check_lines(
    file: BoardFile, islands: Sequence[Island], lines: Sequence[Line], *, ours_fatal: bool
) -> None:
    count = Counter(end for line in lines for end in line)  # HB4; more than 4 cannot be drawn on a grid
    for i, island in enumerate(islands):
        if count[i] < 2:
            key = "hashi-board-lines-few"
            at = [island.name]
            file.add("HB4", island.name, key, fatal=ours_fatal, at=at, island=island.name, count=count[i])
    busy = sum(lines_there >= 3 for lines_there in count.values())
    if busy < BUSY_ISLANDS:
        key = "hashi-board-busy-few"
        file.add("HB4", key_place("drawing"), key, fatal=ours_fatal, count=busy, needed=BUSY_ISLANDS)
    if 4 not in count.values():
        file.add("HB4", key_place("drawing"), "hashi-board-no-four", fatal=ours_fatal)
    for piece in pieces(len(islands), lines)[1:]:
        at = [islands[i].name for i in piece]
        names = ", ".join(at)
        file.add("HB4", names, "hashi-board-apart", fatal=ours_fatal, at=at, islands=names, count=len(piece))
