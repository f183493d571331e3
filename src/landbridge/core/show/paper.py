"""Things to print: shapes in millimetres, and what is cut out of the paper.

A game may have a module `printing` (`core/parts.py` says where) with

    parts(kit, words) -> dict[str, Part]        what there is to print, by name, in the order of printing
    score_rows(kit, words) -> list[str]         the lines of the score sheet, if those of the scene will not do
    LEFT_OUT = frozenset({…})                   keys of the rules' texts that make sense on a screen only

x goes to the right and y down, from the upper left corner of the item. Colours are names of `drawing.COLOURS`, by day.
Nothing here knows of PDF: `landbridge.print` turns shapes into pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from landbridge.core.game import Game, Kit
from landbridge.core.parts import part
from landbridge.texts import Words

BLEED = 2.0  # how far a background goes beyond the edge that is cut
BLACK = "black-ink"  # not of the page: true black, for fine lines and for printers without colours

Point = tuple[float, float]


@dataclass(frozen=True)
class Look:
    """How a shape is filled and outlined; no colour means not at all."""

    fill: str = ""
    line: str = ""
    width: float = 0.3
    dash: tuple[float, ...] = ()
    round: bool = False  # the ends of a line


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    radius: float
    look: Look


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float
    look: Look
    radius: float = 0


@dataclass(frozen=True)
class Path:
    """Straight lines from point to point; several of them are several strokes."""

    strokes: tuple[tuple[Point, ...], ...]
    look: Look
    closed: bool = False


@dataclass(frozen=True)
class Curve:
    """Bézier curves one after the other: a point, then for each curve two controls and its end."""

    points: tuple[Point, ...]
    look: Look
    closed: bool = False


@dataclass(frozen=True)
class Label:
    """A text round its middle, or from its left or right end; `size` is the height of the letters' box."""

    x: float
    y: float
    text: str
    size: float
    fill: str = "ink"
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"
    turn: float = 0  # degrees, clockwise
    most: float = 0  # the width it may have; it is made smaller to keep to it


@dataclass(frozen=True)
class Group:
    """Shapes moved, enlarged and turned together."""

    shapes: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0  # degrees, clockwise


Shape = Circle | Box | Path | Curve | Label | Group


@dataclass(frozen=True)
class Item:
    """One thing: a card, a sheet, a board. It is cut out along its edges."""

    name: str
    width: float
    height: float
    front: tuple[Shape, ...]
    back: tuple[Shape, ...] = ()


@dataclass(frozen=True)
class Part:
    """Things that are printed together. What is larger than the paper goes over several pages."""

    items: tuple[Item, ...]
    cut: bool = True  # whether there are cut marks and bleed
    large: bool = False  # one large item, with strips for glue


class Printing(Protocol):
    """What a game's module `printing` has."""

    parts: Callable[[Kit, Words], dict[str, Part]]


def printing_of(game: Game) -> Printing | None:
    """How a game is printed; None if it does not say."""
    found: Printing | None = part(game, "printing")
    return found


def line(points: Iterable[Point], look: Look, *, closed: bool = False) -> Path:
    return Path((tuple(points),), look, closed)


def background(width: float, height: float, fill: str) -> Box:
    """A colour over the whole item and beyond the edges that are cut."""
    return Box(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED, Look(fill))


def hatching(
    width: float, height: float, step: float, colour: str, thick: float = 0.25, *, crossed: bool = True
) -> list[Shape]:
    """Slanted lines over an item: backs of cards that nothing shines through."""
    strokes: list[tuple[Point, ...]] = []
    x0, y0, x1, y1 = -BLEED, -BLEED, width + BLEED, height + BLEED
    count = int((x1 - x0 + y1 - y0) / step)
    for n in range(1, count + 1):
        c = n * step  # x + y = c, measured from the corner
        a = (min(x1, x0 + c), y0 + max(0.0, c - (x1 - x0)))
        b = (x0 + max(0.0, c - (y1 - y0)), min(y1, y0 + c))
        strokes.append((a, b))
        if crossed:
            strokes.append(((x0 + x1 - a[0], a[1]), (x0 + x1 - b[0], b[1])))
    return [Path(tuple(strokes), Look(line=colour, width=thick))]


def marked(number: int) -> str:
    """A number that is read the same way up: a 6 and a 9 have a dot."""
    return f"{number}." if number in (6, 9) else str(number)


def rows_of_cells(
    x: float, y: float, width: float, height: float, columns: int, rows: int, look: Look
) -> list[Shape]:
    """An empty table."""
    across = [((x, y + k * height / rows), (x + width, y + k * height / rows)) for k in range(rows + 1)]
    down = [((x + k * width / columns, y), (x + k * width / columns, y + height)) for k in range(columns + 1)]
    strokes: Sequence[tuple[Point, ...]] = [*across, *down]
    return [Path(tuple(strokes), look)]
