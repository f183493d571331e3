"""Loopit to print: the board over several pages, and the tiles that fit its squares."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.show.paper import (
    Box,
    Circle,
    Curve,
    Group,
    Item,
    Label,
    Look,
    Part,
    Shape,
    background,
    line,
    marked,
)
from landbridge.core.show.scene import scene_of
from landbridge.games.loopit.show.drawing import TO, TURN, middle_of
from landbridge.texts import Words

LEFT_OUT = frozenset(
    {"loopit-learn-here-title", "loopit-learn-here", "loopit-learn-phone", "loopit-learn-score-example"}
)

SQUARE = 24.0  # millimetres, of the board's squares and of the tiles
ROUNDS = 20  # lines of the score sheet


def parts(kit: Kit, words: Words) -> dict[str, Part]:
    ground = scene_of(kit.game).layout(kit)["board"]
    scale = scale_of(ground)
    side = (2 * ground["margin"] + ground["size"] * ground["square"]) * scale
    board = Item(
        "board", side, side, (background(side, side, "cloth"), Group(tuple(_squares(ground)), scale=scale))
    )
    tiles = tuple(
        Item(f"tile {kind['name']}", SQUARE, SQUARE, _tile(kind, scale))
        for kind in ground["kinds"]
        for _ in range(kind["count"])
    )
    return {"board": Part((board,), large=True), "tiles": Part(tiles)}


def score_rows(kit: Kit, words: Words) -> list[str]:
    return [str(n) for n in range(1, ROUNDS + 1)]


def scale_of(ground: dict[str, Any]) -> float:
    """Millimetres for a unit of the layout."""
    return SQUARE / float(ground["square"])


def _squares(ground: dict[str, Any]) -> list[Shape]:
    shapes: list[Shape] = []
    for row in range(ground["size"]):
        for column in ground["columns"]:
            name = f"{column}{row + 1}"
            x, y = middle_of(ground, name)
            times = ground["bonus"].get(name, 0)
            fill = f"bonus-{times}" if times else "cloth-2"
            shapes.append(Box(x - 50, y - 50, 100, 100, Look(fill, "rule-2", 1.2)))
            if times:
                shapes.append(Label(x, y, f"×{times}", 42, bold=True))
            elif name == ground["centre"]:
                shapes.append(Circle(x, y, 26, Look(line="ink-2", width=5)))
    for n, column in enumerate(ground["columns"]):
        middle = ground["margin"] + ground["square"] * (n + 0.5)
        shapes += [Label(middle, 22, column, 24), Label(22, middle, str(n + 1), 24)]
    return shapes


def _tile(kind: dict[str, Any], scale: float) -> tuple[Shape, ...]:
    """The line leads from end to end, or to a bud, as on the page. The value is up left: a tile is never turned."""
    ends = kind["ends"]
    shapes: list[Shape] = []
    for look in (Look(line="line-case", width=24), Look(line="line-core", width=13)):
        shapes += _line(ends, look)
    if len(ends) in (1, 3):
        shapes.append(Circle(0, 0, 14 if len(ends) == 1 else 10, Look("line-core", "line-case", 5)))
    shapes.append(Label(-33, -31, marked(kind["value"]), 30, "tile-ink", bold=True))
    drawn = Group(tuple(shapes), SQUARE / 2, SQUARE / 2, scale)
    return (background(SQUARE, SQUARE, "tile"), drawn)


def _line(ends: str, look: Look) -> list[Shape]:
    """A little beyond the edge, into the bleed."""
    if len(ends) == 2:
        (x1, y1), (x2, y2) = TO[ends[0]], TO[ends[1]]
        k = 1 - TURN
        curve = ((x1, y1), (x1 * k, y1 * k), (x2 * k, y2 * k), (x2, y2))
        beyond = [line([(x, y), (x * 1.18, y * 1.18)], look) for x, y in ((x1, y1), (x2, y2))]
        return [Curve(curve, look), *beyond]
    return [line([(0, 0), (TO[end][0] * 1.18, TO[end][1] * 1.18)], look) for end in ends]
