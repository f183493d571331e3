"""Drawing a board for Loopit: squares that multiply, and beside the board how many tiles there are of each kind."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.show.editor import (
    ERASER,
    Count,
    Field,
    Piece,
    Place,
    Sketch,
    Stroke,
    Values,
    blank_scene,
    text_in,
)
from landbridge.core.show.handles import handle
from landbridge.games.loopit.board import (
    BONUSES,
    COLUMNS,
    PATTERNS,
    PLAIN,
    VALUES,
    ends_count,
    ends_name,
    ends_of,
    load,
    square_name,
    turned,
)
from landbridge.games.loopit.board import draw as draw_file
from landbridge.games.loopit.handles import Kind
from landbridge.games.loopit.show.scene import MARGIN, SQUARE, cloth
from landbridge.games.loopit.state import SIZE, SQUARES, TILES

TILE = "tile"
ORDER = sorted(PATTERNS, key=lambda ends: (ends_count(ends), ends))
SQUARE_OF = {square_name(square): square for square in range(SQUARES)}


def _empty() -> str:
    """Our tiles, and no square that multiplies."""
    listed = draw_file(load())
    empty = re.sub(r"(?m)^( *\d+ ).*$", lambda row: row[1] + " ".join(PLAIN * SIZE), listed)
    return re.sub(r'name = ".*"', 'name = "?"', empty).replace("printed = false", "printed = true")


NEW = _empty()


def pieces() -> list[Piece]:
    bonus = [Piece(f"x{times}", Fact("editor-loopit-bonus", {"times": times})) for times in BONUSES]
    return [*bonus, Piece(TILE, Fact("editor-loopit-tile"), TILE)]


def fields(values: Values) -> list[Field]:
    return [
        Field("name", "text", text_in(values, "name")),
        Field("printed", "switch", values.get("printed", False) is True),
    ]


def counts(values: Values, drawing: str) -> list[Count]:
    """LB2, LB3: squares that multiply, and tiles."""
    bonus = _bonus(values)
    found = []
    for times, need in BONUSES.items():
        there = [name for name, square in SQUARE_OF.items() if bonus[square] == times]
        found.append(
            Count(Fact("editor-loopit-bonus", {"times": times}), len(there), need, f"x{times}", there)
        )
    return [*found, Count(Fact("editor-count-tiles"), _tiles(values).total(), TILES)]


def sketch(values: Values, drawing: str) -> Sketch:
    bonus, count = _bonus(values), _tiles(values)
    places: dict[str, Place] = {}
    near: dict[str, list[str]] = {}
    for name, square in SQUARE_OF.items():
        row, column = divmod(square, SIZE)
        at = MARGIN + SQUARE * (column + 0.5), MARGIN + SQUARE * (row + 0.5)
        places[name] = Place(at, "cell", f"x{bonus[square]}" if bonus[square] > 1 else "")
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        near[name] = [square_name(r * SIZE + c) for r, c in beside if 0 <= r < SIZE and 0 <= c < SIZE]
    stock = [[f"{ends_name(ends)}{value}" for value in VALUES] for ends in ORDER]
    for row_of in stock:
        for name in row_of:
            places[name] = Place((), TILE, str(count[name]))
    table: dict[str, Any] = {
        "tiles": {},
        "open": {},
        "racks": [],
        "fits": {},
        "points": [],
        "mover": None,
        "turn": [0, 0],
        "laid": 0,
        "bag": sum(count.values()),
        "gone": 0,
        "thrown": [],
        "round": 0,
        "rounds": 0,
        "hand": 0,
        "over": False,
    }
    squares = {handle(Kind.SQUARE, name): place.at for name, place in places.items() if place.kind == "cell"}
    ground = {**cloth(bonus), "kinds": [], "lays": 0, "agreed": {}}
    layout = {"board": ground, "spots": squares, "near": {}}
    return Sketch(
        layout,  # type: ignore[arg-type]
        blank_scene(table),
        places,
        near,
        SQUARE * 0.5,
        mirror=True,
        stock=stock,
    )


def put(values: Values, stroke: Stroke) -> dict[str, object]:
    """Bonuses on squares, on request on all four that a turned board makes of one; tiles one by one."""
    path = [name for name in stroke.path if isinstance(name, str)]
    squares = [SQUARE_OF[name] for name in path if name in SQUARE_OF]
    tiles = [name for name in path if re.fullmatch("[NESW]{1,4}[1-8]", name)]
    if tiles:
        count = _tiles(values)
        for name in tiles:
            count[name] = max(0, min(99, count[name] + (-1 if stroke.piece == ERASER else 1)))
        return {"tiles": _listed(count)}
    bonus = _bonus(values)
    times = int(stroke.piece[1:]) if re.fullmatch("x[2-6]", stroke.piece) else 1
    if len(squares) == 1 and bonus[squares[0]] == times:
        times = 1
    for square in squares:
        for _ in range(4 if stroke.mirror else 1):
            bonus[square] = times
            square = turned(square)
    signs = [str(b) if b > 1 else PLAIN for b in bonus]
    rows = [f"  {row + 1:>2} {' '.join(signs[row * SIZE : (row + 1) * SIZE])}" for row in range(SIZE)]
    return {"bonus": "\n".join(["     " + " ".join(COLUMNS), *rows, ""])}


def _bonus(values: Values) -> list[int]:
    """What can be read of the drawing."""
    bonus = [1] * SQUARES
    for line in text_in(values, "bonus").split("\n"):
        signs = line.split()
        if signs and re.fullmatch("[1-9][0-9]?", signs[0]) and int(signs[0]) <= SIZE:
            for column, sign in enumerate(signs[1 : SIZE + 1]):
                if re.fullmatch("[2-6]", sign):
                    bonus[(int(signs[0]) - 1) * SIZE + column] = int(sign)
    return bonus


def _tiles(values: Values) -> Counter[str]:
    """How many there are of each, by ends and value: "NES3"."""
    found: Counter[str] = Counter()
    for line in text_in(values, "tiles").split("\n"):
        words = line.split()
        if words and re.fullmatch("[NESW]{1,4}", words[0]):
            name = ends_name(ends_of(words[0]))
            found.update(f"{name}{word}" for word in words[1:] if re.fullmatch("[1-8]", word))
    return found


def _listed(count: Counter[str]) -> str:
    rows = []
    for ends in ORDER:
        name = ends_name(ends)
        values = [str(value) for value in VALUES for _ in range(count[f"{name}{value}"])]
        if values:
            rows.append(f"  {name:<4}  {' '.join(values)}")
    return "\n".join([*rows, ""])
