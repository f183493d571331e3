"""PDFs read back: which shapes and words are where, in millimetres from the upper left corner of the page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

import pdfplumber

from landbridge.core.show.drawing import COLOURS
from landbridge.print import make
from landbridge.registry import game as game_of

MM = 72 / 25.4
NEAR = 0.06  # millimetres; numbers in the file have a few digits only


class Shape(NamedTuple):
    kind: str  # line, rect, curve
    x0: float
    y0: float
    x1: float
    y1: float
    points: tuple[tuple[float, float], ...]
    fill: str  # "#rrggbb", or "" where nothing is filled
    line: str
    width: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.x1 - self.x0, self.y1 - self.y0


class Word(NamedTuple):
    text: str
    x: float  # of its middle
    y: float


class Page(NamedTuple):
    width: float
    height: float
    shapes: tuple[Shape, ...]
    words: tuple[Word, ...]

    def circles(self, radius: float, fill: str = "") -> list[tuple[float, float]]:
        """The middles of the circles of this size."""
        return [
            shape.middle
            for shape in self.shapes
            if shape.kind == "curve"
            and all(near(side, 2 * radius) for side in shape.size)
            and (not fill or shape.fill == fill)
        ]


def near(a: float, b: float, by: float = NEAR) -> bool:
    return abs(a - b) <= by


def colour(name: str) -> str:
    return COLOURS[name][0]


def pages(pdf: bytes) -> Iterator[Page]:
    with pdfplumber.open(BytesIO(pdf)) as document:
        for page in document.pages:
            shapes = tuple(
                _shape(kind, one)
                for kind, found in (("line", page.lines), ("rect", page.rects), ("curve", page.curves))
                for one in found
            )
            words = page.extract_words(x_tolerance=1.0, keep_blank_chars=False)
            yield Page(
                page.width / MM,
                page.height / MM,
                shapes,
                tuple(
                    Word(one["text"], (one["x0"] + one["x1"]) / 2 / MM, (one["top"] + one["bottom"]) / 2 / MM)
                    for one in words
                ),
            )


def _shape(kind: str, one: dict[str, Any]) -> Shape:
    box = [one[side] / MM for side in ("x0", "top", "x1", "bottom")]
    points = tuple((x / MM, y / MM) for x, y in one.get("pts") or ())
    fill = _hex(one["non_stroking_color"]) if one["fill"] else ""
    line = _hex(one["stroking_color"]) if one["stroke"] else ""
    x0, y0, x1, y1 = box
    return Shape(kind, x0, y0, x1, y1, points, fill, line, float(one["linewidth"] or 0) / MM)


def _hex(rgb: Any) -> str:
    parts = tuple(rgb or (0,))
    parts = parts * 3 if len(parts) == 1 else parts
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


@cache
def printed(
    game: str, what: str, paper: str = "A4", language: str = "en", board: str = ""
) -> tuple[Page, ...]:
    found = game_of(game)
    kit = found.kit(found.options_from({"board": board} if board else {}))
    return tuple(pages(make(found, kit, paper, language, [what]).pdf))
