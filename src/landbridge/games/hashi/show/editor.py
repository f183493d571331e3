"""Drawing a Hashi board: islands and flags on the grid, and lines that are left out (`core/show/editor.py`)."""

from __future__ import annotations

from collections.abc import Sequence

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
from landbridge.games.hashi.board import (
    COLUMNS,
    FLAG_OF_SIGN,
    FLAGS,
    ISLANDS,
    ROWS,
    SIDES,
    SIZE,
    WATER,
    Board,
    Island,
    Line,
    crossings,
    neighbours,
)
from landbridge.games.hashi.show.scene import STEP, cell_spot, chart, line_spot
from landbridge.games.hashi.state import ROUNDS

SIGNS = {"island": "o", "red": "R", "blue": "B"}
LINE = "line"
Cells = dict[tuple[int, int], str]  # the sign at a column and row; water is left out


def _drawn(cells: Cells) -> str:
    rows = [
        f"  {ROWS[row]} " + " ".join(cells.get((column, row), WATER) for column in range(SIZE))
        for row in range(SIZE)
    ]
    return "\n".join(["    " + " ".join(COLUMNS), *rows, ""])


NEW = f'name = "?"\nside = "A"\nprinted = true\ndrawing = """\n{_drawn({})}"""\nwithout = []\n'


def pieces() -> list[Piece]:
    islands = [Piece(name, Fact(f"editor-hashi-{name}")) for name in SIGNS]
    return [*islands, Piece(LINE, Fact("editor-hashi-line"), LINE)]


def fields(values: Values) -> list[Field]:
    return [
        Field("name", "text", text_in(values, "name")),
        Field("side", "choice", text_in(values, "side"), SIDES),
        Field("printed", "switch", values.get("printed", False) is True),
    ]


def counts(values: Values, drawing: str) -> list[Count]:
    """HB1, HB2: islands, those with flags among them, and the lines between."""
    islands, every = _islands(_cells(values))
    gone = _left_out(values)
    lines = [name for pair in every if (name := _name(islands, pair)) not in gone]
    found = [Count(Fact("editor-count-islands"), len(islands), ISLANDS, "island", [i.name for i in islands])]
    for flag, need in FLAGS.items():
        there = [island.name for island in islands if island.flag == flag]
        found.append(Count(Fact(f"editor-hashi-{flag}"), len(there), need, flag, there))
    return [*found, Count(Fact("editor-count-lines"), len(lines), None, LINE, lines)]


def sketch(values: Values, drawing: str) -> Sketch:
    """The grid with whatever is drawn; lines that are left out can be put back."""
    cells = _cells(values)
    islands, every = _islands(cells)
    gone = _left_out(values)
    lines = [pair for pair in every if _name(islands, pair) not in gone]
    side = text_in(values, "side") or SIDES[0]
    board = Board(
        text_in(values, "name"), side, tuple(islands), tuple(lines), tuple(crossings(islands, lines))
    )
    places: dict[str, Place] = {}
    near: dict[str, list[str]] = {}
    name_of = {sign: name for name, sign in SIGNS.items()}
    for row in range(SIZE):
        for column in range(SIZE):
            name = COLUMNS[column] + ROWS[row]
            places[name] = Place(
                cell_spot(column, row), "cell", name_of.get(cells.get((column, row), ""), "")
            )
            beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
            near[name] = [COLUMNS[c] + ROWS[r] for c, r in beside if 0 <= c < SIZE and 0 <= r < SIZE]
    for pair in every:
        name = _name(islands, pair)
        places[name] = Place(line_spot(islands, pair), LINE, LINE if pair in lines else "")
        near[name] = [islands[end].name for end in pair]
        for end in near[name]:
            near[end].append(name)
    blank = {"wet": False, "bridges": 0, "finished": False, "ring_wet": False, "struck": False}
    sheet = {
        "islands": [{"name": island.name, "number": 0, **blank} for island in islands],
        "lines": [{"bridges": 0, "wet": 0, "shut": False} for _ in lines],
        "done": False,
        "points": 0,
        "goals": [False, False, False],
    }
    table = {
        "stage": "card",
        "seat": -1,  # nobody plays
        "card_no": 0,
        "rounds": ROUNDS,
        "card": None,
        "deck": [],
        "piles": None,
        "challenger": None,
        "wrote": None,
        "drawn": 0,
        "done": False,
        "sheets": [sheet],
    }
    ground = {**chart(board), "paper": False, "cards": []}
    layout = {"board": ground, "spots": {}, "near": {}}
    return Sketch(layout, blank_scene(table), places, near, STEP * 0.4)  # type: ignore[arg-type]


def put(values: Values, stroke: Stroke) -> dict[str, object]:
    """Islands in cells, lines between them; the same again takes it away."""
    cells, gone = _cells(values), _left_out(values)
    before = _islands(cells)
    path = [name for name in stroke.path if isinstance(name, str)]
    lines = [name for name in path if "-" in name]
    if stroke.piece == LINE or (stroke.piece == ERASER and lines):
        add = stroke.piece == LINE and (len(lines) > 1 or lines[:1] == [n for n in lines if n in gone])
        gone = [name for name in gone if name not in lines] if add else list(dict.fromkeys([*gone, *lines]))
    else:
        sign = SIGNS.get(stroke.piece, "")
        spots = [spot for spot in map(_spot, path) if spot is not None]
        if len(spots) == 1 and cells.get(spots[0], "") == sign:
            sign = ""
        for spot in spots:
            cells.pop(spot, None)
            if sign:
                cells[spot] = sign
    if (islands := _islands(cells)) != before or gone != _left_out(values):
        known = {_name(islands[0], pair) for pair in islands[1]}
        gone = [name for name in gone if name in known]  # what lies between other islands now is no line
    return {"drawing": _drawn(cells), "without": gone}


def _cells(values: Values) -> Cells:
    """What can be read of the drawing."""
    found: Cells = {}
    for line in text_in(values, "drawing").split("\n"):
        signs = [sign for sign in line if sign not in " \t"]
        if signs and signs[0] in ROWS:
            for column, sign in enumerate(signs[1 : SIZE + 1]):
                if sign in FLAG_OF_SIGN:
                    found[column, ROWS.index(signs[0])] = sign
    return found


def _islands(cells: Cells) -> tuple[list[Island], list[Line]]:
    spots = sorted(cells, key=lambda spot: (spot[1], spot[0]))
    islands = [Island(column, row, FLAG_OF_SIGN[cells[column, row]]) for column, row in spots]
    return islands, neighbours(islands)


def _left_out(values: Values) -> list[str]:
    gone = values.get("without")
    return [name for name in gone if isinstance(name, str)] if isinstance(gone, list) else []


def _name(islands: Sequence[Island], pair: Line) -> str:
    return f"{islands[pair[0]].name}-{islands[pair[1]].name}"


def _spot(name: str) -> tuple[int, int] | None:
    if len(name) == 2 and name[0] in COLUMNS and name[1] in ROWS:
        return COLUMNS.index(name[0]), ROWS.index(name[1])
    return None
