"""A Hashi sheet drawn in characters: islands, printed lines, bridges, on a grid of six by six.

    ╭───╮···╔═══╗       a box is an island, a double one is finished; ► and ◆ are flags
    │►4₂╞═══╣ 3 ║       4₂: a four that lacks two bridges; two bridges lead to the 3
    ╰───╯···╚═╤═╝       dots: a printed line that may still take a bridge

A line that can never take one (again) is left out, so that what is drawn in dots is what is left to do. Fresh
ink, the running draft, has a style of its own; everything that colour tells is told by a sign as well.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from landbridge.core.bits import has
from landbridge.core.game import Kit
from landbridge.core.state import State
from landbridge.games.hashi.board import COLUMNS, ROWS, SIZE, Board
from landbridge.games.hashi.game import bridges, on_paper, table
from landbridge.games.hashi.handles import island_handles, line_handles
from landbridge.games.hashi.rules.rulebook import room

if TYPE_CHECKING:
    from rich.text import Text

FLAGS = {"": " ", "red": "►", "blue": "◆"}
STYLES = {
    "": "default",
    "red": "bright_red",
    "blue": "bright_blue",
    "label": "dim",
    "free": "dim",
    "dry": "default",
    "wet": "bold italic cyan",  # ink of the running card
    "number": "bold",
    "finished": "bold green",
    "struck": "dim red",
    "way": "bold reverse red",  # what stands in the way
}
ACROSS = {1: "─", 2: "═", 3: "≡"}
DOWN = {1: "│", 2: "║", 3: "┃"}
FREE_ACROSS, FREE_DOWN, FREE_CROSSING, CROSSING = "·", "┊", "┼", "╬"
MISSING = " ₁₂₃₄₅₆"
MARGIN = 2  # columns for the rows' numbers
# The border of a box: corners, then top, right, bottom and left side with no, one and two bridges.
BOX = ("╭╮╯╰", "─┴╨", "│├╞", "─┬╥", "│┤╡")
RING = ("╔╗╝╚", "═╧╩", "║╟╠", "═╤╦", "║╢╣")
STRUCK = ("××××", "─┴╨", "│├╞", "─┬╥", "│┤╡")


class Layout(NamedTuple):
    """How far islands stand apart and how tall they are; all are five wide."""

    across: int
    down: int
    tall: int

    @property
    def width(self) -> int:
        return MARGIN + self.across * (SIZE - 1) + 5

    @property
    def height(self) -> int:
        return 1 + self.down * (SIZE - 1) + self.tall

    def centre(self, column: int, row: int) -> tuple[int, int]:
        return MARGIN + self.across * column + 2, 1 + self.down * row + self.tall // 2


SMALL = Layout(8, 3, 1)
LARGE = Layout(8, 4, 3)


class Ink(NamedTuple):
    """What stands on one sheet: the bridges of each line, and what is of the running card."""

    sheet: Any
    bridges: list[int]
    fresh: list[int]  # how many of them belong to the running card
    fresh_numbers: set[int]
    struck: int
    checked: bool  # False on paper, where every printed line may be drawn on


def ink(kit: Kit, view: State, seat: int) -> Ink:
    paper = on_paper(view)
    t = table(view)
    now, before = t.sheets[seat], t.settled[seat]
    counts, dry = bridges(kit, view, seat, draft=True), bridges(kit, view, seat)
    numbers = enumerate(zip(now.number, before.number, strict=True))
    return Ink(
        now,
        counts,
        [new - old for new, old in zip(counts, dry, strict=True)],
        {i for i, (new, old) in numbers if new and not old},
        view.marks[seat].struck if paper else 0,
        not paper,
    )


class Canvas:
    """Characters with styles; later ones cover earlier ones."""

    def __init__(self, layout: Layout):
        self.layout = layout
        self.cells = [[(" ", "")] * layout.width for _ in range(layout.height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, char in enumerate(text):
            self.cells[y][x + i] = (char, style)

    def text(self) -> Text:
        from rich.text import Text

        drawn = Text(no_wrap=True)
        for row in self.cells:
            for style, run in groupby(row, key=lambda cell: cell[1]):
                drawn.append("".join(char for char, _ in run), STYLES[style])
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def draw(kit: Kit, marks: Ink | None, layout: Layout, highlight: tuple[str, ...] = ()) -> Text:
    """A sheet, or the bare board (None); `highlight` holds handles such as `line-c3-c5`."""
    board: Board = kit.board
    canvas = Canvas(layout)
    for i in range(SIZE):
        x, y = layout.centre(i, i)
        canvas.put(x, 0, COLUMNS[i], "label")
        canvas.put(0, y, ROWS[i], "label")
    counts = marks.bridges if marks else [0] * len(board.lines)
    bare_first = sorted(range(len(board.lines)), key=lambda line: counts[line] > 0)
    for line in bare_first:
        _draw_line(canvas, kit, marks, line, highlight)
    for i in range(len(board.islands)):
        _draw_island(canvas, kit, marks, i, highlight)
    return canvas.text()


def _draw_line(canvas: Canvas, kit: Kit, marks: Ink | None, line: int, highlight: tuple[str, ...]) -> None:
    board: Board = kit.board
    count = marks.bridges[line] if marks else 0
    named = line_handles(kit)[line] in highlight
    if count == 0 and not named and marks and marks.checked and not _may_come(marks.sheet, line):
        return
    a, b = (board.islands[i] for i in board.lines[line])
    (x1, y1), (x2, y2) = canvas.layout.centre(a.column, a.row), canvas.layout.centre(b.column, b.row)
    style = "free"
    if count and marks:
        style = "wet" if marks.fresh[line] else "dry"
    style = "way" if named else style
    if y1 == y2:
        spots = [(x, y1) for x in range(x1 + 3, x2 - 2)]
        sign = ACROSS.get(count, FREE_ACROSS)
    else:
        half = canvas.layout.tall // 2
        spots = [(x1, y) for y in range(y1 + half + 1, y2 - half)]
        sign = DOWN.get(count, FREE_DOWN)
    for x, y in spots:
        there = canvas.cells[y][x][0]
        crossing = sign
        if there in (FREE_ACROSS, FREE_DOWN) and count == 0:
            crossing = FREE_CROSSING
        elif there not in (" ", FREE_ACROSS, FREE_DOWN) and count:
            crossing = CROSSING  # on paper only
        canvas.put(x, y, crossing, style)


def _may_come(sheet: Any, line: int) -> bool:
    """Whether a bridge may still come here, with this card or a later one."""
    return not has(sheet.crossed | sheet.stopped, line)


def _draw_island(canvas: Canvas, kit: Kit, marks: Ink | None, i: int, highlight: tuple[str, ...]) -> None:
    board: Board = kit.board
    island = board.islands[i]
    x, y = canvas.layout.centre(island.column, island.row)
    number = marks.sheet.number[i] if marks else 0
    finished = bool(marks and has(marks.sheet.finished, i))
    struck = bool(marks and has(marks.struck, i))
    style = "struck" if struck else "finished" if finished else island.flag
    style = "way" if island_handles(kit)[i] in highlight else style
    missing = " "
    if marks and number and not finished and not struck:
        missing = MISSING[max(0, room(marks.sheet, i) - marks.sheet.degree[i])]
    if canvas.layout.tall == 1:
        ends = "xx" if struck else "[]" if finished else "()"
        canvas.put(x - 2, y, ends[0], style)
        canvas.put(x + 2, y, ends[1], style)
    else:
        _draw_box(canvas, kit, marks, i, STRUCK if struck else RING if finished else BOX, style)
    canvas.put(x - 1, y, FLAGS[island.flag], style if style == "way" else island.flag)
    digit = "wet" if marks and i in marks.fresh_numbers else "finished" if finished else "number"
    canvas.put(x, y, str(number) if number else " ", style if style == "way" else digit)
    canvas.put(x + 1, y, missing, "label")


def _draw_box(
    canvas: Canvas, kit: Kit, marks: Ink | None, i: int, signs: tuple[str, ...], style: str
) -> None:
    """A border whose sides take up the bridges that lead there."""
    board: Board = kit.board
    here = board.islands[i]
    x, y = canvas.layout.centre(here.column, here.row)
    corners, *sides = signs
    canvas.put(x - 2, y - 1, corners[0] + 3 * sides[0][0] + corners[1], style)
    canvas.put(x - 2, y, sides[3][0] + "   " + sides[1][0], style)
    canvas.put(x - 2, y + 1, corners[3] + 3 * sides[2][0] + corners[2], style)
    for line, ends in enumerate(board.lines):
        if marks and i in ends and marks.bridges[line]:
            other = board.islands[ends[0] + ends[1] - i]
            side = (
                (other.row > here.row) * 2
                if other.column == here.column
                else 3 - 2 * (other.column > here.column)
            )
            dx, dy = ((0, -1), (2, 0), (0, 1), (-2, 0))[side]
            canvas.put(x + dx, y + dy, sides[side][min(2, marks.bridges[line])], style)
