"""The delta in characters: planks as lines of braille dots, everything else as short labels.

    c4  [c4]        an island, the same with a stone on it; on the expert side stones [s7] only
    ⌂pink ♟A        a village, and the pawns in it
    A3  A3♟B        in the middle of a plank: whose colour and which size, and the pawn on it

Letters are the seats', so that colour tells nothing that a sign does not tell as well.
"""

from __future__ import annotations

from itertools import groupby
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from landbridge.core.game import LETTERS, Kit
from landbridge.core.show.handles import handle
from landbridge.core.state import State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.board import Board
from landbridge.games.river_dragons.game import members
from landbridge.games.river_dragons.handles import Kind, support_handle, way_handle
from landbridge.games.river_dragons.state import COLOURS, SIZES, SUPPORTS, VILLAGES

if TYPE_CHECKING:
    from rich.text import Text

INKS = {
    "blue": "bright_blue",
    "green": "green",
    "pink": "bright_magenta",
    "yellow": "yellow",
    "red": "red",
    "black": "bright_black",
}
STYLES = {
    **INKS,
    "": "default",
    "island": "dim",
    "stone": "bold",
    "pawn": "bold",
    "way": "bold reverse red",  # what stands in the way
}
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # rows of a braille sign
HOUSE, PAWN = "⌂", "♟"


class Layout(NamedTuple):
    columns: int
    rows: int

    @property
    def dots(self) -> tuple[int, int]:
        return 2 * self.columns, 4 * self.rows


SMALL = Layout(48, 20)
LARGE = Layout(74, 34)


class Canvas:
    """Dots with a style, and labels above them."""

    def __init__(self, board: Board, layout: Layout):
        self.board, self.layout = board, layout
        self.dots = [[0] * layout.columns for _ in range(layout.rows)]
        self.inks = [[""] * layout.columns for _ in range(layout.rows)]
        self.labels: dict[tuple[int, int], tuple[str, str]] = {}

    def dot(self, x: int, y: int) -> tuple[int, int]:
        """A point of the board as a dot of the canvas."""
        width, height = self.layout.dots
        right = (x / 2 + self.board.half_width) / (2 * self.board.half_width)
        down = (self.board.half_height - y * sqrt(3) / 2) / (2 * self.board.half_height)
        return round(right * (width - 1)), round(down * (height - 1))

    def cell(self, x: int, y: int) -> tuple[int, int]:
        across, down = self.dot(x, y)
        return across // 2, down // 4

    def line(self, start: tuple[int, int], end: tuple[int, int], ink: str) -> None:
        (x0, y0), (x1, y1) = self.dot(*start), self.dot(*end)
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for i in range(steps + 1):
            x, y = x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps)
            self.dots[y // 4][x // 2] |= DOTS[y % 4][x % 2]
            self.inks[y // 4][x // 2] = ink

    def label(self, x: int, y: int, text: str, ink: str) -> None:
        """A text around a point; it stays on the canvas."""
        column, row = self.cell(x, y)
        left = max(0, min(column - len(text) // 2, self.layout.columns - len(text)))
        for i, char in enumerate(text):
            self.labels[left + i, row] = (char, ink)

    def squeeze(self, points: list[tuple[int, int]], text: str, ink: str) -> None:
        """A text at the first of some points where it covers no other; above or below it if need be."""
        for up in (0, 1, -1):
            for x, y in points:
                column, row = self.cell(x, y)
                left = max(0, min(column - len(text) // 2, self.layout.columns - len(text)))
                row -= up
                spots = [(left + i, row) for i in range(len(text))]
                if 0 <= row < self.layout.rows and not any(spot in self.labels for spot in spots):
                    self.labels.update((spot, (char, ink)) for spot, char in zip(spots, text, strict=True))
                    return
        self.label(*points[0], text, ink)

    def text(self) -> Text:
        from rich.text import Text

        drawn = Text(no_wrap=True)
        for y in range(self.layout.rows):
            cells = []
            for x in range(self.layout.columns):
                dots = self.dots[y][x]
                plain = (chr(0x2800 + dots) if dots else " ", self.inks[y][x])
                cells.append(self.labels.get((x, y), plain))
            for ink, run in groupby(cells, key=lambda cell: cell[1]):
                drawn.append("".join(char for char, _ in run), STYLES[ink])
            drawn.append("\n")
        drawn.rstrip()
        return drawn


def draw(kit: Kit, s: Any, layout: Layout, highlight: tuple[str, ...] = ()) -> Text:
    """The board as a state has it, or bare (None)."""
    board: Board = kit.board
    canvas = Canvas(board, layout)
    if not kit.fields.expert:
        for name, (x, y) in zip(board.names, board.islands, strict=True):
            canvas.label(x, y, name, "way" if handle(Kind.ISLAND, name) in highlight else "island")
    for village, (x, y) in enumerate(board.villages):
        name = COLOURS[village]
        canvas.label(x, y, _house(s, village), "way" if support_handle(kit, village) in highlight else name)
    if s is not None:
        for support in range(VILLAGES, SUPPORTS):
            if s.stones >> support & 1:
                ink = "way" if support_handle(kit, support) in highlight else "stone"
                name = f"[{notation.support_name(kit, support)}]"
                canvas.label(s.x[support], s.y[support], name, ink)
        _draw_planks(kit, s, canvas, highlight)
    return canvas.text()


def _house(s: Any, village: int) -> str:
    inside = "" if s is None else "".join(LETTERS[i] for i in range(s.seats) if s.pawn[i] == village)
    return HOUSE + COLOURS[village] + (f" {PAWN}{inside}" if inside else "")


def _draw_planks(kit: Kit, s: State, canvas: Canvas, highlight: tuple[str, ...]) -> None:
    owner = {s.colour[seat]: LETTERS[seat] for seat in range(s.seats)}
    laid = members(s.laid)
    for plank in laid:
        a, b = s.ends[plank, 0], s.ends[plank, 1]
        ink = "way" if way_handle(kit, s, plank) in highlight else COLOURS[plank // SIZES]
        canvas.line((s.x[a], s.y[a]), (s.x[b], s.y[b]), ink)
    for plank in laid:
        a, b = s.ends[plank, 0], s.ends[plank, 1]
        on = [LETTERS[i] for i in range(s.seats) if s.pawn[i] == VILLAGES + plank]
        ink = "way" if way_handle(kit, s, plank) in highlight else "pawn" if on else COLOURS[plank // SIZES]
        text = f"{owner.get(plank // SIZES, '?')}{plank % SIZES + 1}" + "".join(
            PAWN + letter for letter in on
        )
        shares = (0.5, 0.58, 0.42, 0.66, 0.34)
        points = [
            (round(s.x[a] + (s.x[b] - s.x[a]) * share), round(s.y[a] + (s.y[b] - s.y[a]) * share))
            for share in shares
        ]
        canvas.squeeze(points, text, ink)
