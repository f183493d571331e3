"""Loopit as a drawing: the board with its tiles, everybody's rack below."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import LETTERS, Kit
from landbridge.core.show.drawing import Drawing, among, label, piece, printed, table
from landbridge.core.show.scene import scene_of
from landbridge.core.state import PUBLIC, State

TO = {"N": (0, -50), "E": (50, 0), "S": (0, 50), "W": (-50, 0)}  # from the middle of a tile
TURN = 0.55  # how round a bend is
RACK = 84  # height of a rack's line
SMALL = 0.62


def drawing(kit: Kit, s: State) -> Drawing:
    scenes = scene_of(kit.game)
    ground, lying = scenes.layout(kit)["board"], scenes.scene(kit, s, PUBLIC)["board"]
    side = 2 * ground["margin"] + ground["size"] * ground["square"]
    seats = len(lying["racks"])
    height = side + seats * RACK + 20
    pieces = [table(side, height), piece("rect", "cloth", width=side, height=side, rx=14)]
    pieces += printed(kit, lambda: _squares(ground))
    for name, tile in lying["tiles"].items():
        pieces += among(_tile(tile, name), *middle_of(ground, name))
    for seat in range(seats):
        pieces += _rack(lying, seat, side + 10 + seat * RACK, side)
    return Drawing(side, height, seats, pieces)


def middle_of(ground: dict[str, Any], name: str) -> tuple[float, float]:
    column, row = ground["columns"].index(name[0]), int(name[1:]) - 1
    half = ground["margin"] + ground["square"] / 2
    return half + column * ground["square"], half + row * ground["square"]


def _squares(ground: dict[str, Any]) -> list[str]:
    pieces = []
    for row in range(ground["size"]):
        for column in ground["columns"]:
            name = f"{column}{row + 1}"
            x, y = middle_of(ground, name)
            times = ground["bonus"].get(name, 0)
            fill = f"bonus-{times}" if times else "cloth-2"
            pieces.append(piece("rect", fill, x=x - 47, y=y - 47, width=94, height=94, rx=7))
            if times:
                pieces.append(label(x, y, f"×{times}", 34, "ink"))
            elif name == ground["centre"]:
                pieces.append(piece("circle", line="rule-2", cx=x, cy=y, r=22, stroke_width=4))
    for n, column in enumerate(ground["columns"]):
        middle = ground["margin"] + ground["square"] * (n + 0.5)
        pieces += [label(middle, 20, column, 24, "ink-2"), label(20, middle, n + 1, 24, "ink-2")]
    return pieces


def _tile(tile: dict[str, Any], at: str) -> list[str]:
    """A tile round 0, 0: its line leads from the ends it has to each other, or to a bud."""
    ends = tile["ends"]
    d = _line(ends)
    pieces = [
        piece(
            "rect",
            "tile",
            "tile-edge",
            x=-47,
            y=-47,
            width=94,
            height=94,
            rx=9,
            stroke_width=2,
            data_at=f"{at} {tile['name']}",
        ),
        piece("path", line="line-case", d=d, stroke_width=21, stroke_linejoin="round"),
        piece("path", line="line-core", d=d, stroke_width=13, stroke_linejoin="round"),
    ]
    if len(ends) in (1, 3):
        pieces.append(
            piece("circle", "line-core", "line-case", r=13 if len(ends) == 1 else 9, stroke_width=4)
        )
    return [*pieces, label(-32, -30, tile["value"], 25, "tile-ink", font_weight=700)]


def _line(ends: str) -> str:
    if len(ends) == 2:
        (x1, y1), (x2, y2) = TO[ends[0]], TO[ends[1]]
        k = 1 - TURN
        return f"M{x1} {y1}C{x1 * k:g} {y1 * k:g} {x2 * k:g} {y2 * k:g} {x2} {y2}"
    return "".join(f"M0 0L{TO[end][0]} {TO[end][1]}" for end in ends)


def _rack(lying: dict[str, Any], seat: int, y: float, side: float) -> list[str]:
    mover = lying["mover"] == seat
    pieces = [
        label(
            24,
            y + RACK / 2,
            LETTERS[seat],
            40,
            "wet" if mover else "ink",
            text_anchor="start",
            font_weight=700,
        )
    ]
    pieces.append(
        label(side - 24, y + RACK / 2, lying["points"][seat], 40, "ink", text_anchor="end", font_weight=700)
    )
    for n, tile in enumerate(lying["racks"][seat]):
        x = 120 + n * 72
        if tile is None:
            pieces.append(
                piece("rect", "cloth", "rule-2", x=x - 29, y=y + RACK / 2 - 29, width=58, height=58, rx=6)
            )
        else:
            pieces += among(_tile(tile, LETTERS[seat]), x, y + RACK / 2, SMALL)
    return pieces
