"""Drawing the four boards of The Border: land, pictures and white spaces on all of them, segments on each by itself."""

from __future__ import annotations

import re
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
from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import (
    COLOUR_LETTERS,
    COLUMNS,
    DRAWINGS,
    LENGTHS,
    MOST_ROWS,
    MOTIFS,
    SEA,
    VALUES,
    WHITE,
    WHITES,
    Board,
    is_land,
    segment_of,
)
from landbridge.games.the_border.hexes import Spot
from landbridge.games.the_border.show.scene import HUES, MARGIN, RADIUS, country, hex_spot

COLUMNS_AT_FIRST, ROWS_AT_FIRST = 16, 15
WHITE_SPACE = "white"
LONGEST_WALK = 7  # spaces whose order is looked for; a segment has at most five
Signs = dict[Spot, str]


def _drawn(signs: Signs, width: int, height: int) -> str:
    lines = ["     " + "".join(f"{letter:<4}" for letter in COLUMNS[:width]).rstrip()]
    for row in range(height):
        cells = "".join(f"{signs.get((column, row), SEA):<4}" for column in range(width))
        lines.append(f"{row + 1:>3}  {'  ' * (row % 2)}{cells}".rstrip())
    return "\n".join([*lines, ""])


_EMPTY = _drawn({}, COLUMNS_AT_FIRST, ROWS_AT_FIRST)
NEW = 'name = "?"\nprinted = true\n' + "".join(f'\n{key} = """\n{_EMPTY}"""\n' for key in DRAWINGS)


def pieces() -> list[Piece]:
    land = [
        Piece(str(value), Fact("editor-the-border-land", {"value": value}), group="land") for value in VALUES
    ]
    white = Piece(WHITE_SPACE, Fact("editor-the-border-white"), group="land")
    pictures = [
        Piece(motif, Fact("editor-the-border-picture", {"motif": n}), group="picture")
        for n, motif in enumerate(MOTIFS, 1)
    ]
    segments = [
        Piece(
            f"{length}{letter}",
            Fact("editor-the-border-segment", {"colour": colour, "length": length}),
            group=HUES[colour - 1],
        )
        for colour, letter in enumerate(COLOUR_LETTERS, 1)
        for length in LENGTHS
    ]
    return [*land, white, *pictures, *segments]


def fields(values: Values) -> list[Field]:
    return [
        Field("name", "text", text_in(values, "name")),
        Field("printed", "switch", values.get("printed", False) is True),
    ]


def counts(values: Values, drawing: str) -> list[Count]:
    """B1.2, B1.3, BB1: areas in one piece, white spaces, and on the board that is shown the segments of each colour."""
    signs, _, _ = _read(values, drawing if drawing in DRAWINGS else DRAWINGS[0])
    at: dict[str, set[Spot]] = {}
    for spot, sign in signs.items():
        at.setdefault(sign, set()).add(spot)

    def named(spots: set[Spot]) -> list[str]:
        return sorted(map(hexes.name, spots))

    areas = {str(value): at.get(str(value), set()) for value in VALUES}
    lacking = [sign for sign, spots in areas.items() if len(list(hexes.pieces(spots))) != 1]
    parted = set().union(*(areas[sign] for sign in lacking))
    pen = lacking[0] if lacking else str(VALUES[0])
    white = named(at.get(WHITE, set()))
    found = [
        Count(Fact("editor-count-areas"), len(VALUES) - len(lacking), len(VALUES), pen, named(parted)),
        Count(Fact("editor-the-border-white"), len(white), WHITES, WHITE_SPACE, white),
    ]
    for colour, letter in enumerate(COLOUR_LETTERS, 1):
        of = {length: at.get(f"{length}{letter}", set()) for length in LENGTHS}
        open_ = [n for n, spots in of.items() if len(spots) != n or len(list(hexes.pieces(spots))) != 1]
        label = Fact("editor-count-segments", {"colour": colour})
        spots = named(set().union(*(of[length] for length in open_)))
        pen = f"{open_[0] if open_ else LENGTHS[0]}{letter}"
        found.append(Count(label, len(LENGTHS) - len(open_), len(LENGTHS), pen, spots))
    return found


def sketch(values: Values, drawing: str) -> Sketch:
    """One of the boards, on its whole grid."""
    key = drawing if drawing in DRAWINGS else DRAWINGS[0]
    signs, width, height = _read(values, key)
    grid = [(column, row) for row in range(height) for column in range(width)]
    edge = RADIUS + MARGIN
    at = {spot: (round(x + edge, 1), round(y + edge, 1)) for spot in grid for x, y in [hex_spot(spot)]}
    board = Board(text_in(values, "name"), _motifs(values), (signs,) * len(DRAWINGS))
    ground = {**country(board, at), "boards": [_chains(board, signs)]}
    sheet = {
        "board": 0,
        "dry": [],
        "now": [],
        "wet": [],
        "done": False,
        "points": 0,
        "completed": 0,
        "left": [],
        "areas": [{"points": 0, "now": area["value"], "lacks": 1} for area in ground["areas"]],
    }
    table = {
        "stage": "begin",
        "round": 0,
        "roll": 0,
        "rolls": 0,
        "enough": 0,
        "active": None,
        "dice": [],
        "flying": 0,
        "viewer": -1,  # nobody plays
        "seats": [sheet],
    }
    places = {
        hexes.name(spot): Place(at[spot], "cell", WHITE_SPACE if sign == WHITE else sign)
        for spot in grid
        for sign in [signs.get(spot, "")]
    }
    near = {hexes.name(spot): [hexes.name(n) for n in hexes.neighbours(spot) if n in at] for spot in grid}
    layout = {"board": ground, "spots": {}, "near": {}}
    return Sketch(layout, blank_scene(table), places, near, RADIUS * 0.95, DRAWINGS)  # type: ignore[arg-type]


def put(values: Values, stroke: Stroke) -> dict[str, object]:
    """What is no segment is the same on all four boards; a space that is new is coloured alike on all."""
    read = {key: _read(values, key) for key in DRAWINGS}
    shown = stroke.drawing if stroke.drawing in DRAWINGS else DRAWINGS[0]
    sign = {ERASER: "", WHITE_SPACE: WHITE}.get(stroke.piece, stroke.piece)
    signs, width, height = read[shown]
    spots = [spot for name in stroke.path if isinstance(name, str) and (spot := _spot(name, width, height))]
    if stroke.piece in MOTIFS:
        return _with_picture(_motifs(values), stroke.piece, [signs.get(spot, "") for spot in spots])
    if len(spots) == 1 and signs.get(spots[0], "") == sign:
        sign = ""
    for spot in spots:
        for key in DRAWINGS:
            other = read[key][0]
            if key == shown or not _is_segment(sign) or not _is_segment(other.get(spot, "")):
                other.pop(spot, None)
                if sign:
                    other[spot] = sign
    return {key: _drawn(*read[key]) for key in DRAWINGS}


def _with_picture(motifs: tuple[str, ...], motif: str, signs: list[str]) -> dict[str, object]:
    """An area is given another picture; the one that had it gets the other, as every picture is there once."""
    land = [sign for sign in signs if is_land(sign)]
    if not land:
        return {}
    area, other = VALUES.index(int(land[-1])), motifs.index(motif)
    changed = list(motifs)
    changed[area], changed[other] = motif, motifs[area]
    return {"motifs": changed}


def _is_segment(sign: str) -> bool:
    return bool(sign) and not is_land(sign) and sign != WHITE


def _spot(name: str, width: int, height: int) -> Spot | None:
    if not re.fullmatch("[a-z][1-9][0-9]?", name):
        return None
    spot = COLUMNS.index(name[0]), int(name[1:]) - 1
    return spot if spot[0] < width and spot[1] < height else None


def _chains(board: Board, signs: Signs) -> list[dict[str, Any]]:
    """The segments as far as they go: what hangs together is drawn as one."""
    number = {spot: n for n, spot in enumerate(board.spaces)}
    found: list[dict[str, Any]] = []
    for sign in sorted({sign for sign in signs.values() if _is_segment(sign)}):
        for piece in hexes.pieces({spot for spot, there in signs.items() if there == sign}):
            walk = next(hexes.chains(piece), None) if len(piece) <= LONGEST_WALK else None
            for spots in [walk] if walk else [[spot] for spot in piece]:
                hue = HUES[segment_of(sign) // 4]
                found.append(
                    {"name": f"{sign}/{len(found)}", "hue": hue, "spaces": [number[s] for s in spots]}
                )
    return found


def _read(values: Values, key: str) -> tuple[Signs, int, int]:
    """What can be read of a drawing, and how large its grid is."""
    rows = [line.split() for line in text_in(values, key).split("\n") if line.strip()]
    head = len(rows[0]) if rows and "".join(rows[0]) == COLUMNS[: len(rows[0])] else COLUMNS_AT_FIRST
    signs: Signs = {}
    height = 0
    for row in rows:
        if not re.fullmatch("[1-9][0-9]?", row[0]) or int(row[0]) > MOST_ROWS:
            continue
        height = max(height, int(row[0]))
        for column, sign in enumerate(row[1 : head + 1]):
            if sign in map(str, VALUES) or sign == WHITE or re.fullmatch(f"[2-5][{COLOUR_LETTERS}]", sign):
                signs[column, int(row[0]) - 1] = sign
    return signs, head, height or ROWS_AT_FIRST


def _motifs(values: Values) -> tuple[str, ...]:
    given = values.get("motifs")
    if isinstance(given, list) and sorted(map(str, given)) == sorted(MOTIFS):
        return tuple(map(str, given))
    return MOTIFS
