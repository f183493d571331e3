"""The Border to print: its boards, and faces for five dice. Every space has its colour's glyph besides the colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from landbridge.core.game import Kit
from landbridge.core.show.glyphs import glyph
from landbridge.core.show.paper import (
    Box,
    Group,
    Item,
    Label,
    Look,
    Part,
    Path,
    Point,
    Shape,
    background,
    line,
    rows_of_cells,
)
from landbridge.core.show.scene import scene_of
from landbridge.games.the_border.show.drawing import GROUND, roomiest
from landbridge.games.the_border.show.scene import HUES
from landbridge.games.the_border.state import DICE
from landbridge.texts import Words

LEFT_OUT = frozenset({"the-border-learn-second-4"})

SHEET = (184.0, 206.0)
EDGE = 2.0
TOP = 12.0
FACE = 16.0
SPACE = 0.86  # of a space's hexagon that is printed
CORNERS = [(cos(pi / 3 * k - pi / 2), sin(pi / 3 * k - pi / 2)) for k in range(6)]


def parts(kit: Kit, words: Words) -> dict[str, Part]:
    ground = scene_of(kit.game).layout(kit)["board"]
    boards = tuple(
        Item(f"board {n + 1}", *SHEET, _sheet(kit, ground, n, words)) for n in range(len(ground["boards"]))
    )
    faces = tuple(Item(f"face {hue}", FACE, FACE, _face(hue)) for _ in range(DICE) for hue in HUES)
    return {"boards": Part(boards), "dice": Part(faces)}


def scale_of(ground: dict[str, Any]) -> float:
    """Millimetres for a unit of the layout."""
    return (SHEET[0] - 2 * EDGE) / float(ground["width"])


def _sheet(kit: Kit, ground: dict[str, Any], board: int, words: Words) -> tuple[Shape, ...]:
    scale = scale_of(ground)
    below = TOP + ground["height"] * scale + 4
    return (
        background(*SHEET, "sheet"),
        Label(EDGE + 2, 6.4, words.say("the-border"), 5, bold=True, anchor="start"),
        Label(SHEET[0] - EDGE - 2, 6.4, str(board + 1), 6, bold=True, anchor="end"),
        Group((*_country(ground), *_border(ground, board), *_values(ground)), EDGE, TOP, scale),
        *_areas(ground, words, below),
    )


def _country(ground: dict[str, Any]) -> list[Shape]:
    radius = ground["radius"]
    shapes: list[Shape] = [Box(0, 0, ground["width"], ground["height"], Look("water", "rule-2", 2), 14)]
    for area in ground["areas"]:
        cells = tuple(hexagon(at, radius * 1.03) for at in area["inside"])
        shapes.append(Path(cells, Look(GROUND.get(area["motif"], "land")), closed=True))
    edge = tuple(hexagon(space["at"], radius * 1.03) for space in ground["spaces"])
    shapes.append(Path(edge, Look("land-2"), closed=True))
    return shapes


def _values(ground: dict[str, Any]) -> list[Shape]:
    """What an area is worth for the first and for those who come later."""
    shapes: list[Shape] = []
    for area in ground["areas"]:
        x, y = roomiest(area, ground)
        shapes.append(Label(x, y, f"{area['value']}·{area['later']}", 24, bold=True))
    return shapes


def _border(ground: dict[str, Any], board: int) -> list[Shape]:
    """The spaces of one board: glyph and colour, joined to segments; the first of each says how long it is."""
    at = [space["at"] for space in ground["spaces"]]
    small = ground["radius"] * SPACE
    shapes: list[Shape] = []
    for space in ground["white"]:
        x, y = at[space]
        shapes.append(line(hexagon((x, y), small), Look("sheet", "ink-2", 2), closed=True))
        cross = (((x - 13, y - 13), (x + 13, y + 13)), ((x - 13, y + 13), (x + 13, y - 13)))
        shapes.append(Path(cross, Look(line="ink", width=5)))
    for segment in ground["boards"][board]:
        hue, spaces = segment["hue"], segment["spaces"]
        shapes.append(line([tuple(at[n]) for n in spaces], Look(line=f"{hue}-edge", width=24)))
        for n in spaces:
            shapes.append(line(hexagon(at[n], small), Look(hue, f"{hue}-edge", 2.5), closed=True))
        for n in spaces:
            shapes.append(glyph(hue, at[n][0], at[n][1], 26))
        x, y = at[spaces[0]]
        shapes.append(Label(x, y + 17, str(len(spaces)), 14, f"{hue}-on", bold=True))
    return shapes


def _areas(ground: dict[str, Any], words: Words, y: float) -> list[Shape]:
    """What each area scored, and the sum."""
    columns = len(ground["areas"]) + 1
    left, wide, high = EDGE + 2, SHEET[0] - 2 * EDGE - 4, 34.0
    step = wide / columns
    shapes: list[Shape] = rows_of_cells(left, y, wide, high, columns, 1, Look(line="rule-2", width=0.3))
    for n, area in enumerate(ground["areas"]):
        x = left + step * (n + 0.5)
        motif = words.say("the-border-area-name", {"motif": area["name"]})
        shapes.append(Label(x, y + 4, motif, 3, "ink-2", most=step - 1.5))
        shapes.append(Label(x, y + 10, f"{area['value']} / {area['later']}", 4, bold=True))
        shapes.append(Box(x - 5, y + 16, 10, 14, Look("card", "rule-2", 0.3), 1))
    total = words.say("the-border-sheet-total")
    shapes.append(Label(left + step * (columns - 0.5), y + 4, total, 3, bold=True, most=step - 1.5))
    shapes.append(Box(left + step * (columns - 0.5) - 6, y + 10, 12, 20, Look("card", "ink", 0.5), 1))
    return shapes


def _face(hue: str) -> tuple[Shape, ...]:
    middle = FACE / 2
    return (background(FACE, FACE, hue), glyph(hue, middle, middle, 12))


def hexagon(at: Any, radius: float) -> tuple[Point, ...]:
    return tuple((at[0] + u * radius, at[1] + v * radius) for u, v in CORNERS)
