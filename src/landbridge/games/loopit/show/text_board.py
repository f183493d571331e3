"""The Loopit board drawn in characters: every line runs on from tile to tile, every value can be read.

    ─┬3──╮5      one row a square: where the lines meet, the value, the line that goes on to the east
    ─┬───╮       two rows a square: the lines above, below them the line that goes on to the south, and the value
     │3  │5

An empty square is a dot or its bonus, ×2 … ×6; where a line leads to it, a ring stands in front: something is to be
laid there. Everything that colour tells is told by a sign as well.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from landbridge.core.game import Kit
from landbridge.core.state import NOTHING, State
from landbridge.games.loopit.board import COLUMNS
from landbridge.games.loopit.handles import SQUARE_HANDLES
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.state import SIZE, WORD

if TYPE_CHECKING:
    from rich.text import Text

# Where a tile's lines meet, by its ends (N 1, E 2, S 4, W 8).
MEETING = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
STYLES = {
    "": "default",
    "label": "dim",
    "plain": "dim",
    "bonus": "yellow",
    "open": "bold cyan",
    "line": "bold",
    "value": "green",
    "way": "bold reverse red",  # what stands in the way
}
MARGIN = 3  # columns for the rows' numbers
WIDE = 4  # columns a square


class Cell(NamedTuple):
    char: str
    style: str


def rows_of(kit: Kit, view: State | None, tall: int, highlight: tuple[str, ...] = ()) -> list[list[Cell]]:
    """The whole board, with letters above and numbers at the side; `tall` rows a square, one or two."""
    letters = " " * MARGIN + "".join(f" {c}  " for c in COLUMNS)
    rows = [[Cell(c, "label") for c in letters]]
    for row in range(SIZE):
        lines = [[Cell(c, "label") for c in f"{row + 1:>2} "], [Cell(" ", "")] * MARGIN]
        for column in range(SIZE):
            square = row * SIZE + column
            way = SQUARE_HANDLES[square] in highlight
            for line, cells in zip(lines, square_cells(kit, view, square, tall), strict=True):
                line += [Cell(cell.char, "way") for cell in cells] if way else cells
        rows += lines[:tall]
    return rows


def square_cells(kit: Kit, view: State | None, square: int, tall: int) -> tuple[list[Cell], list[Cell]]:
    """One square in two rows; the second is empty where a square has only one."""
    kind = view.lies[square] if view is not None else NOTHING
    if kind != NOTHING:
        return tile_cells(kit.fields.ends[kind], kit.fields.value[kind], tall)
    times = kit.fields.bonus[square]
    asked = view is not None and view.front[square // WORD] >> square % WORD & 1
    sign = f"×{times}" if times > 1 else "·"
    style = "open" if asked else "bonus" if times > 1 else "plain"
    text = ("○" if asked else " ") + (sign if times > 1 or not asked else "")
    return [Cell(c, style) for c in f"{text:<{WIDE}}"], [Cell(" ", "")] * WIDE


def tile_cells(ends: int, value: int, tall: int) -> tuple[list[Cell], list[Cell]]:
    east = Cell("─" if ends & EAST else " ", "line")
    above = [Cell("─" if ends & WEST else " ", "line"), Cell(MEETING[ends], "line"), east, east]
    south = Cell("│" if ends & SOUTH else " ", "line")
    below = [Cell(" ", ""), south, Cell(str(value), "value"), Cell(" ", "")]
    if tall == 1:
        above[2] = Cell(str(value), "value")
    return above, below


def rack_rows(kit: Kit, kinds: list[int]) -> list[list[Cell]]:
    """Tiles in a row, three rows each, their names below; a negative kind is a tile seen from behind."""
    rows: list[list[Cell]] = [[], [], [], []]
    for kind in kinds:
        if kind < 0:
            picture, name = (" ░░░ ", " ░░░ ", " ░░░ "), ""
        else:
            ends, value = kit.fields.ends[kind], kit.fields.value[kind]
            picture = (
                f"  {'│' if ends & NORTH else ' '} {value}",
                ("──" if ends & WEST else "  ") + MEETING[ends] + ("──" if ends & EAST else "  "),
                f"  {'│' if ends & SOUTH else ' '}  ",
            )
            name = kind_name(kit, kind)
        for row, text in zip(rows, (*picture, f"{name:^5}"), strict=True):
            row += [Cell(c, "value" if c.isdigit() else "line") for c in text] + [Cell(" ", "")] * 3
    return rows


def text_of(rows: list[list[Cell]]) -> Text:
    from rich.text import Text

    drawn = Text(no_wrap=True)
    for row in rows:
        for style, run in groupby(row, key=lambda cell: cell.style):
            drawn.append("".join(cell.char for cell in run), STYLES[style])
        drawn.append("\n")
    drawn.rstrip()
    return drawn
