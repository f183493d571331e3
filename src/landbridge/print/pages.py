"""Things on paper: cards and tiles side by side with cut marks, backs behind them, large boards over several pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from landbridge.core.show.paper import BLACK, BLEED, Box, Item, Label, Look, Part, Path, Shape, line
from landbridge.print.pen import Pen
from landbridge.texts import Words

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
EDGE = 12.0  # printers leave it white
FOOT = 16.0  # the same below, with the ruler in it
GAP = 2 * BLEED + 2.0  # between two things that are cut out
GLUE = 10.0  # the strip on which the next page of a board lies
RULER = 100.0
MARK = (0.4, 2.0)  # cut marks begin and end so far from the corner
FINE = Look(line=BLACK, width=0.15)
DASHED = Look(line=BLACK, width=0.25, dash=(2, 1.5))
HALO = Look(line="card", width=0.5)  # under the marks, so that dark cards show them


class Paper(NamedTuple):
    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        return self.width - 2 * EDGE, self.height - EDGE - FOOT


def paper(name: str) -> Paper:
    return Paper(name, *PAPERS[name])


@dataclass(frozen=True)
class Placed:
    """An item and where it is on its page."""

    item: Item
    x: float
    y: float


def placed(items: Sequence[Item], on: Paper) -> Iterator[list[Placed]]:
    """The items page by page, in rows. A row is in the middle, so that backs lie behind their fronts."""
    wide, high = on.room
    page: list[Placed] = []
    y = EDGE
    for row in _rows(items, wide):
        tall = max(item.height for item in row)
        if page and y + tall > EDGE + high:
            yield page
            page, y = [], EDGE
        x = (on.width - sum(item.width for item in row) - GAP * (len(row) - 1)) / 2
        for item in row:
            page.append(Placed(item, x, y))
            x += item.width + GAP
        y += tall + GAP
    if page:
        yield page


def _rows(items: Sequence[Item], wide: float) -> Iterator[list[Item]]:
    row: list[Item] = []
    for item in items:
        used = sum(one.width + GAP for one in row)
        if row and (used + item.width > wide or item.height != row[0].height):
            yield row
            row = []
        row.append(item)
    if row:
        yield row


def turned(there: Placed, on: Paper) -> Placed:
    """Where its back is, on a page that is turned over its long edge."""
    return Placed(there.item, on.width - there.x - there.item.width, there.y)


def print_part(pen: Pen, part: Part, on: Paper, title: str, words: Words) -> None:
    if part.large:
        for item in part.items:
            _large(pen, item, on, title, words)
        return
    for page in placed(part.items, on):
        pen.page(on.width, on.height)
        for there in page:
            _cut_out(pen, there, there.item.front)
        foot(pen, on, title, words)
        if any(there.item.back for there in page):
            pen.page(on.width, on.height)
            for there in page:
                if there.item.back:
                    _cut_out(pen, turned(there, on), there.item.back)
            foot(pen, on, f"{title} · {words.say('print-backs')}", words)


def _cut_out(pen: Pen, there: Placed, shapes: Sequence[Shape]) -> None:
    item = there.item
    around = (-BLEED, -BLEED, item.width + 2 * BLEED, item.height + 2 * BLEED)
    pen.at(there.x, there.y, shapes, around)
    marks = cut_marks(item.width, item.height)
    pen.at(there.x, there.y, [Path(marks, HALO), Path(marks, FINE)])


def cut_marks(width: float, height: float) -> tuple[tuple[tuple[float, float], ...], ...]:
    """Two short lines at every corner, outside of what is kept."""
    near, far = MARK
    strokes = []
    for x, out in ((0.0, -1), (width, 1)):
        for y, down in ((0.0, -1), (height, 1)):
            strokes.append(((x + out * near, y), (x + out * far, y)))
            strokes.append(((x, y + down * near), (x, y + down * far)))
    return tuple(strokes)


# --- a board over several pages ------------------------------------------------------------------------------


class Window(NamedTuple):
    """A part of a large item, on one page: column, row, and what it shows."""

    column: int
    row: int
    x: float
    y: float
    width: float
    height: float


def windows(item: Item, on: Paper) -> list[Window]:
    """The item cut into pages. Neighbours share a strip of GLUE millimetres."""
    found: list[Window] = []
    wide, high = on.room
    columns = max(1, ceil((item.width - GLUE) / (wide - GLUE)))
    rows = max(1, ceil((item.height - GLUE) / (high - GLUE)))
    # All pages alike, as large as they need to be.
    across = (item.width - GLUE) / columns + GLUE
    down = (item.height - GLUE) / rows + GLUE
    for row in range(rows):
        for column in range(columns):
            found.append(Window(column, row, column * (across - GLUE), row * (down - GLUE), across, down))
    return found


def origin(window: Window, on: Paper) -> tuple[float, float]:
    """Where the window is on its page."""
    return (on.width - window.width) / 2, EDGE + (on.room[1] - window.height) / 2


def _large(pen: Pen, item: Item, on: Paper, title: str, words: Words) -> None:
    pages = windows(item, on)
    columns, rows = 1 + max(one.column for one in pages), 1 + max(one.row for one in pages)
    for n, window in enumerate(pages):
        x, y = origin(window, on)
        left, top = window.column > 0, window.row > 0
        right, bottom = window.column < columns - 1, window.row < rows - 1
        # Bleed only where the board ends.
        over = [0.0 if inner else BLEED for inner in (left, top, right, bottom)]
        seen = (
            window.x - over[0],
            window.y - over[1],
            window.width + over[0] + over[2],
            window.height + over[1] + over[3],
        )
        pen.page(on.width, on.height)
        pen.at(x - window.x, y - window.y, item.front, seen)
        pen.at(x, y, _glue(window, right, bottom, words))
        marks = cut_marks(window.width, window.height)
        pen.at(x, y, [Path(marks, HALO), Path(marks, FINE)])
        place = words.say("print-page-of", {"page": n + 1, "pages": len(pages)})
        pen.at(on.width - EDGE, on.height - FOOT + 4, _little_map(columns, rows, window))
        foot(pen, on, f"{title} · {place}", words, room=16)


def _glue(window: Window, right: bool, bottom: bool, words: Words) -> list[Shape]:
    """The strips that the next pages cover: hatched, with the line along which their edges lie."""
    shapes: list[Shape] = []
    wide, high = window.width, window.height
    if right:
        shapes += _strip(wide - GLUE, 0, GLUE, high)
        shapes.append(line([(wide - GLUE, 0), (wide - GLUE, high)], DASHED))
        shapes.append(Label(wide - GLUE / 2, high / 4, words.say("print-glue"), 3, BLACK, turn=90))
    if bottom:
        shapes += _strip(0, high - GLUE, wide, GLUE)
        shapes.append(line([(0, high - GLUE), (wide, high - GLUE)], DASHED))
        shapes.append(Label(wide / 4, high - GLUE / 2, words.say("print-glue"), 3, BLACK))
    return shapes


def _strip(x: float, y: float, wide: float, high: float) -> list[Shape]:
    along = max(wide, high)
    strokes = []
    for n in range(1, int(along / GLUE)):
        at = n * GLUE
        if abs(at - along / 4) < 30:  # room for the words
            continue
        strokes.append(
            ((x, y + at), (x + GLUE, y + at - GLUE))
            if high > wide
            else ((x + at, y), (x + at - GLUE, y + GLUE))
        )
    return [Path(tuple(strokes), FINE)]


def _little_map(columns: int, rows: int, here: Window) -> list[Shape]:
    """Which of the pages this is."""
    size = min(3.0, 9.0 / rows)
    return [
        Box(
            (column - columns) * size,
            row * size,
            size,
            size,
            Look("ink-2" if (column, row) == here[:2] else "card", "ink-2", 0.2),
        )
        for column in range(columns)
        for row in range(rows)
    ]


# --- below every page ----------------------------------------------------------------------------------------


def foot(pen: Pen, on: Paper, title: str, words: Words, room: float = 0) -> None:
    """A ruler that shows whether the printer kept the size, and what this page is."""
    y = on.height - FOOT + 6
    ticks = [
        ((x, 0.0), (x, 3.0 if x % 50 == 0 else 2.0 if x % 10 == 0 else 1.0))
        for x in range(0, int(RULER) + 1, 5)
    ]
    shapes: list[Shape] = [Path((((0.0, 0.0), (RULER, 0.0)), *ticks), FINE)]
    shapes += [Label(float(x), 4.6, str(x), 2.2, BLACK) for x in range(0, int(RULER) + 1, 10)]
    shapes.append(
        Label(
            RULER + 4,
            0.6,
            words.say("print-scale"),
            2.5,
            BLACK,
            anchor="start",
            most=on.width - 2 * EDGE - RULER - 4 - room,
        )
    )
    shapes.append(
        Label(
            RULER + 4, 4.4, title, 2.5, "ink-2", anchor="start", most=on.width - 2 * EDGE - RULER - 4 - room
        )
    )
    pen.at(EDGE, y, shapes)
