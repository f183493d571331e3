"""Shapes drawn on a page of a PDF. Everything comes in millimetres from the upper left corner, y going down."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import BytesIO
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from landbridge.core.show.drawing import COLOURS
from landbridge.core.show.paper import BLACK, Box, Circle, Curve, Group, Label, Look, Path, Shape

MM = 72 / 25.4  # points
PLAIN, BOLD = "LandbridgePlain", "LandbridgeBold"
DOWN = 0.36  # of a letter's size from its middle to the line it stands on
# What the font has no sign for, as something it has.
INSTEAD = str.maketrans({"\u202f": "\u00a0", "→": "–", "−": "–"})


class Pen:
    """A document that is being drawn, page by page."""

    def __init__(self, title: str, language: str):
        self._out = BytesIO()
        _fonts()
        # Without time and chance: the same things make the same file.
        self.canvas: Any = Canvas(self._out, pageCompression=1, invariant=1, lang=language)
        self.canvas.setTitle(title)
        self.canvas.setAuthor("Landbridge")
        self.canvas.setCreator("Landbridge")
        self.pages = 0

    def page(self, width: float, height: float) -> None:
        """Begin a page of this size."""
        if self.pages:
            self.canvas.showPage()
        self.pages += 1
        self.canvas.setPageSize((width * MM, height * MM))
        self.canvas.transform(MM, 0, 0, -MM, 0, height * MM)

    def finish(self) -> bytes:
        self.canvas.save()
        return self._out.getvalue()

    def draw(self, shapes: Iterable[Shape]) -> None:
        for shape in shapes:
            self._shape(shape)

    def at(
        self,
        x: float,
        y: float,
        shapes: Iterable[Shape],
        window: tuple[float, float, float, float] | None = None,
    ) -> None:
        """Shapes moved to x, y; with a window (of their own x, y, width, height) nothing outside it shows."""
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(x, y)
        if window is not None:
            clip = canvas.beginPath()
            clip.rect(*window)
            canvas.clipPath(clip, stroke=0, fill=0)
        self.draw(shapes)
        canvas.restoreState()

    def _shape(self, shape: Shape) -> None:
        canvas = self.canvas
        if isinstance(shape, Group):
            canvas.saveState()
            canvas.translate(shape.x, shape.y)
            canvas.rotate(shape.turn)
            canvas.scale(shape.scale, shape.scale)
            self.draw(shape.shapes)
            canvas.restoreState()
        elif isinstance(shape, Label):
            self._label(shape)
        else:
            fill, stroke = self._take(shape.look)
            if isinstance(shape, Circle):
                canvas.circle(shape.x, shape.y, shape.radius, fill=fill, stroke=stroke)
            elif isinstance(shape, Box) and shape.radius:
                canvas.roundRect(
                    shape.x, shape.y, shape.width, shape.height, shape.radius, fill=fill, stroke=stroke
                )
            elif isinstance(shape, Box):
                canvas.rect(shape.x, shape.y, shape.width, shape.height, fill=fill, stroke=stroke)
            else:
                canvas.drawPath(_path(canvas, shape), fill=fill, stroke=stroke)

    def _take(self, look: Look) -> tuple[int, int]:
        canvas = self.canvas
        if look.fill:
            canvas.setFillColor(_colour(look.fill))
        if look.line:
            canvas.setStrokeColor(_colour(look.line))
            canvas.setLineWidth(look.width)
            canvas.setLineCap(1 if look.round else 0)
            canvas.setLineJoin(1)
            canvas.setDash(list(look.dash))
        return int(bool(look.fill)), int(bool(look.line))

    def _label(self, label: Label) -> None:
        canvas, font = self.canvas, BOLD if label.bold else PLAIN
        text = printable(label.text)
        size, wide = label.size, stringWidth(text, font, label.size)
        if label.most and wide > label.most:
            size, wide = size * label.most / wide, label.most
        left = {"start": 0.0, "middle": -wide / 2, "end": -wide}[label.anchor]
        canvas.saveState()
        canvas.translate(label.x, label.y)
        canvas.rotate(label.turn)
        canvas.scale(1, -1)  # letters stand upright though y goes down
        canvas.setFillColor(_colour(label.fill))
        canvas.setFont(font, size)
        canvas.drawString(left, -size * DOWN, text)
        canvas.restoreState()


def _path(canvas: Any, shape: Path | Curve) -> Any:
    path = canvas.beginPath()
    if isinstance(shape, Curve):
        path.moveTo(*shape.points[0])
        for n in range(1, len(shape.points), 3):
            (a, b), (c, d), (x, y) = shape.points[n : n + 3]
            path.curveTo(a, b, c, d, x, y)
        if shape.closed:
            path.close()
        return path
    for stroke in shape.strokes:
        path.moveTo(*stroke[0])
        for point in stroke[1:]:
            path.lineTo(*point)
        if shape.closed:
            path.close()
    return path


def printable(text: str) -> str:
    """A text in signs that the font has."""
    said = text.translate(INSTEAD)
    known = _fonts()
    return "".join(sign if ord(sign) in known else "?" for sign in said)


@cache
def width_of(word: str) -> float:
    """How wide a word is, in letters of size 1."""
    return float(stringWidth(printable(word), PLAIN, 1))


@cache
def _fonts() -> frozenset[int]:
    """The font goes into the file, so that it looks alike everywhere; the library brings it. The signs it has."""
    for name, file in ((PLAIN, "Vera.ttf"), (BOLD, "VeraBd.ttf")):
        registerFont(TTFont(name, file))
    return frozenset(TTFont("signs", "VeraBd.ttf").face.charToGlyph)


@cache
def _colour(name: str) -> Any:
    return HexColor("#000000" if name == BLACK else COLOURS[name][0])
