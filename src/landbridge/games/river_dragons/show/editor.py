"""Drawing a board of River Dragons: islands and villages anywhere on the lattice, on request with all their twins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import sqrt

from landbridge.core.facts import Fact
from landbridge.core.show.editor import (
    ERASER,
    Count,
    Field,
    Piece,
    Place,
    Sketch,
    Spot,
    Stroke,
    Values,
    blank_scene,
    text_in,
)
from landbridge.games.river_dragons.board import (
    LARGEST,
    MEASURES,
    NAME,
    Board,
    Point,
    draw,
    load,
    mirrored,
    turned,
)
from landbridge.games.river_dragons.show.scene import UNITS, at, frame_of, islands, measures
from landbridge.games.river_dragons.state import COLOURS, GRID, SIZES, STONES, VILLAGES

ISLAND, VILLAGE = "island", "village"
LETTERS = "abcdefg"  # of names, from left to right
Points = dict[str, Point]


def _empty() -> str:
    """Villages and measures of the Delta, and no island."""
    delta = load("delta")
    bare = replace(delta, name="?", islands=(), names=(), printed=True, notes=())
    return draw(bare) + "\n[islands]\n" if "[islands]" not in draw(bare) else draw(bare)


def pieces() -> list[Piece]:
    return [Piece(name, Fact(f"editor-river-dragons-{name}"), name) for name in (ISLAND, VILLAGE)]


def fields(values: Values) -> list[Field]:
    return [
        Field("name", "text", text_in(values, "name")),
        Field("printed", "switch", values.get("printed", False) is True),
        *(Field(name, "number", value) for name, value in _measures(values).items()),
        Field("lengths", "numbers", list(_lengths(values))),
    ]


def counts(values: Values, drawing: str) -> list[Count]:
    """R1.1, RB1, RB2: islands, villages, and lengths of planks."""
    isles, villages = list(_points(values, "islands")), list(_points(values, "villages"))
    given = values.get("lengths")
    lengths = len(set(map(str, given))) if isinstance(given, list) else 0
    return [
        Count(Fact("editor-count-islands"), len(isles), STONES, ISLAND, isles),
        Count(Fact("editor-count-villages"), len(villages), VILLAGES, VILLAGE, villages),
        Count(Fact("editor-count-lengths"), lengths, SIZES),
    ]


def sketch(values: Values, drawing: str) -> Sketch:
    board = _board(values)
    frame = frame_of(board)
    names, villages = _points(values, "islands"), _points(values, "villages")
    places = {name: Place(at(frame, *point), VILLAGE, VILLAGE) for name, point in villages.items()}
    places |= {name: Place(at(frame, *point), ISLAND, ISLAND) for name, point in names.items()}
    reach = [board.lengths[size] - board.stone_radius for size in range(SIZES)]
    ground = {
        "side": "basic",
        "byEye": False,
        "rounds": 0,
        **measures(board),
        "reach": [UNITS * far for far in reach],
        "reachVillage": [UNITS * (far + board.village_radius) for far in reach],
        "grid": GRID,
        "villages": [at(frame, *point) for point in board.villages],
        "islands": islands(board),
    }
    table = {
        "stage": "first",
        "round": 0,
        "position": None,
        "seat": None,
        "card": None,
        "left": 0,
        "named": None,
        "winner": None,
        "supply": STONES,
        "stones": [],
        "planks": [],
        "gone": [],
        "tried": [],
        "seats": [],
        "points": [],
        "spots": {},
        "near": {},
    }
    layout = {"board": ground, "spots": {}, "near": {}}
    return Sketch(
        layout,  # type: ignore[arg-type]
        blank_scene(table),
        places,
        {},
        UNITS * board.island_radius * 1.4,
        free=True,
        mirror=True,
    )


def put(values: Values, stroke: Stroke) -> dict[str, object]:
    """A tap puts an island or takes it away, a drag moves one; villages are only moved."""
    isles, villages = _points(values, "islands"), _points(values, "villages")
    first, last = stroke.path[0], stroke.path[-1]
    ways = SYMMETRIES if stroke.mirror else SYMMETRIES[:1]
    board = _board(values)
    if isinstance(first, str) and not isinstance(last, str) and stroke.piece != ERASER:
        for points in (isles, villages):
            if first in points:
                _move(points, points[first], _nearest(board, last), ways)
    elif stroke.piece == ISLAND and not isinstance(first, str):
        point = _nearest(board, first)
        for way in ways:
            if way(point) not in isles.values():
                isles[_new_name(isles, board, way(point))] = way(point)
    elif stroke.piece in (ISLAND, ERASER):
        for name in [name for name in stroke.path if isinstance(name, str) and name in isles]:
            twins = {way(isles[name]) for way in ways} if name in isles else set()
            isles = {other: point for other, point in isles.items() if point not in twins}
    changed = {"islands": isles, "villages": villages}
    return {key: {name: list(point) for name, point in points.items()} for key, points in changed.items()}


def _move(points: Points, old: Point, new: Point, ways: list[Callable[[Point], Point]]) -> None:
    """A spot and its twins, each to where the new place's twin is."""
    to: Points = {}
    for way in ways:
        for name, point in points.items():
            if point == way(old) and name not in to:
                to[name] = way(new)
    points.update(to)


def _turn(times: int, flip: bool) -> Callable[[Point], Point]:
    def way(point: Point) -> Point:
        point = mirrored(point) if flip else point
        for _ in range(times):
            point = turned(point)
        return point

    return way


SYMMETRIES = [_turn(times, flip) for flip in (False, True) for times in range(3)]


def _nearest(board: Board, spot: Spot) -> Point:
    """The point of the lattice under a point of the drawing."""
    assert not isinstance(spot, str)
    frame = frame_of(board)
    x, y = spot[0] - frame.width, (frame.height - spot[1]) / sqrt(3)
    rows = {int(y // 1), int(y // 1) + 1}
    near = [(round((x - row % 2) / 2) * 2 + row % 2, row) for row in rows]
    return min(near, key=lambda point: (point[0] - x) ** 2 + 3 * (point[1] - y) ** 2)


def _new_name(isles: Points, board: Board, point: Point) -> str:
    """A letter by where it lies across, and the first free number."""
    across = (point[0] + 2 * board.half_width) / (4 * board.half_width)
    letter = LETTERS[max(0, min(len(LETTERS) - 1, int(across * len(LETTERS))))]
    return next(name for n in range(1, 100) if (name := f"{letter}{n}") not in isles)


# --- what can be read ---------------------------------------------------------------------------------------


def _board(values: Values) -> Board:
    isles, villages = _points(values, "islands"), _points(values, "villages")
    known = load("delta")
    places = tuple(villages.get(colour, point) for colour, point in zip(COLOURS, known.villages, strict=True))
    wide, high, village, island, stone, width = _measures(values).values()
    return Board(
        text_in(values, "name"),
        wide,
        high,
        village,
        island,
        stone,
        width,
        _lengths(values),
        places,
        tuple(isles.values()),
        tuple(isles),
    )


def _measures(values: Values) -> dict[str, int]:
    found = {}
    for name in MEASURES:
        value = values.get(name)
        good = isinstance(value, int) and not isinstance(value, bool) and 0 < value <= LARGEST
        found[name] = value if good and isinstance(value, int) else int(getattr(load("delta"), name))
    return found


def _lengths(values: Values) -> tuple[int, ...]:
    value = values.get("lengths")
    whole = isinstance(value, list) and all(type(one) is int and 0 < one <= 2 * LARGEST for one in value)
    if isinstance(value, list) and whole and len(value) == SIZES:
        return tuple(value)
    return load("delta").lengths


def _points(values: Values, key: str) -> Points:
    table = values.get(key)
    found: Points = {}
    for name, value in table.items() if isinstance(table, dict) else ():
        good = isinstance(value, list) and len(value) == 2
        good = good and all(type(v) is int and abs(v) <= 3 * LARGEST for v in value)
        if good and (name in COLOURS if key == "villages" else NAME.fullmatch(name)):
            found[name] = (value[0], value[1])
    return found


NEW = _empty()
