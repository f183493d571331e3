"""The Border as a drawing: everybody's map with what is crossed off, and the dice."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from landbridge.core.game import LETTERS, Kit
from landbridge.core.show.drawing import Drawing, among, label, piece, printed, table
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State

HEAD = 84  # the strip with the dice
TOP = 50  # above each map: who, points
GAP = 24
SPACE = 0.86  # of a space's hexagon that is printed
CORNERS = [(cos(pi / 3 * k - pi / 2), sin(pi / 3 * k - pi / 2)) for k in range(6)]
GROUND = {
    "castle": "rock",
    "eagle": "rock",
    "oak": "meadow",
    "windmill": "meadow",
    "skep": "meadow",
    "boat": "river",
}


def drawing(kit: Kit, s: State) -> Drawing:
    scenes = scene_of(kit.game)
    ground, lying = scenes.layout(kit)["board"], scenes.scene(kit, s, PUBLIC)["board"]
    sheets = lying["seats"]
    across = min(2, len(sheets))
    down = -(-len(sheets) // across)
    width = GAP + across * (ground["width"] + GAP)
    height = HEAD + down * (ground["height"] + TOP + GAP)
    pieces = [table(width, height), *_dice(lying)]
    country = printed(kit, lambda: _country(ground))
    for seat, sheet in enumerate(sheets):
        x = GAP + seat % across * (ground["width"] + GAP)
        y = HEAD + seat // across * (ground["height"] + TOP + GAP)
        pieces += among(_name(sheet, seat, lying["active"] == seat, ground["width"]), x, y)
        pieces += among([*country, *_map(ground, sheet, seat)], x, y + TOP)
    return Drawing(width, height, len(sheets), pieces)


def _dice(lying: dict[str, Any]) -> list[str]:
    pieces = []
    for n, die in enumerate(lying["dice"]):
        hue, x = die["hue"], GAP + n * 68
        faint: dict[str, Any] = {} if die["use"] == "free" else {"opacity": "0.45"}
        box: dict[str, Any] = {"x": x, "y": 14, "width": 56, "height": 56, "rx": 10, "stroke_width": 3}
        pieces.append(piece("rect", hue, f"{hue}-edge", **box, **faint))
        pieces.append(label(x + 28, 42, die["letter"], 30, f"{hue}-on", font_weight=700, **faint))
    return pieces


def _name(sheet: dict[str, Any], seat: int, active: bool, width: float) -> list[str]:
    done = " ✓" if sheet["done"] else ""
    ink = "wet" if active else "ink"
    return [
        label(8, TOP / 2, LETTERS[seat] + done, 36, ink, text_anchor="start", font_weight=700),
        label(width - 8, TOP / 2, sheet["points"], 36, text_anchor="end", font_weight=700),
    ]


def _country(ground: dict[str, Any]) -> list[str]:
    """What is printed on every map alike: the areas, and what they are worth."""
    radius = ground["radius"]
    pieces = [
        piece(
            "rect", "water", "rule-2", width=ground["width"], height=ground["height"], rx=14, stroke_width=2
        )
    ]
    for area in ground["areas"]:
        fill = GROUND.get(area["motif"], "land")
        d = "".join(_hexagon(at, radius * 1.03) for at in area["inside"])
        pieces.append(piece("path", fill, d=d))
        x, y = roomiest(area, ground)
        pieces.append(label(x, y, f"{area['value']}·{area['later']}", 30, "ink", font_weight=700))
    d = "".join(_hexagon(space["at"], radius * 1.03) for space in ground["spaces"])
    return [*pieces, piece("path", "land-2", d=d)]


def _map(ground: dict[str, Any], sheet: dict[str, Any], seat: int) -> list[str]:
    """The segments of one board in their colours; what is crossed off is washed out and crossed."""
    at = [space["at"] for space in ground["spaces"]]
    small = ground["radius"] * SPACE
    dry, wet = set(sheet["dry"]), set(sheet["wet"])
    pieces = []
    for space in ground["white"]:
        pieces.append(piece("path", "sheet", "rule-2", d=_hexagon(at[space], small), stroke_width=2))
    for segment in ground["boards"][sheet["board"]] if sheet["board"] is not None else []:
        hue, spaces = segment["hue"], segment["spaces"]
        walk = "L".join(f"{at[n][0]:g} {at[n][1]:g}" for n in spaces)
        pieces.append(piece("path", line=f"{hue}-edge", d=f"M{walk}", stroke_width=22))
        for n in spaces:
            fill = f"{hue}-wash" if n in dry | wet else hue
            pieces.append(piece("path", fill, f"{hue}-edge", d=_hexagon(at[n], small), stroke_width=2.5))
        x, y = at[spaces[0]]
        pieces.append(label(x, y, len(spaces), 24, "ink" if spaces[0] in dry | wet else f"{hue}-on"))
    for n, (x, y) in enumerate(at):
        if n in dry | wet:
            ink = "wet" if n in wet else "marker"
            cross = f"M{x - 13:g} {y - 13:g}l26 26m0-26l-26 26"
            name = f"{LETTERS[seat]} {ground['spaces'][n]['name']}"
            pieces.append(
                piece("path", line=ink, d=cross, stroke_width=5, stroke_linecap="round", data_at=name)
            )
    return pieces


def _hexagon(at: Any, radius: float) -> str:
    return "M" + "L".join(f"{at[0] + u * radius:.1f} {at[1] + v * radius:.1f}" for u, v in CORNERS) + "Z"


def roomiest(area: dict[str, Any], ground: dict[str, Any]) -> tuple[float, float]:
    """The middle of the inner hexagon that is farthest from the border: there is room for a number."""
    ring = [ground["spaces"][n]["at"] for n in area["ring"]]

    def room(at: Any) -> float:
        return min(float((at[0] - x) ** 2 + (at[1] - y) ** 2) for x, y in ring)

    x, y = max(area["inside"], key=room)
    return x, y
