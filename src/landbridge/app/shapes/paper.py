"""Over the wire: boards of one's own, paper sheets, printing, and draws for a real table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.app.shapes.common import Digest, Fact, Key, Language
from landbridge.app.shapes.play import LayoutTold, Scene
from landbridge.core.game import LETTERS
from landbridge.core.show.editor import Spot


@dataclass(frozen=True, kw_only=True)
class BoardStroke:
    """A tap or a drag on a drawn board."""

    piece: Key
    path: Annotated[
        list[Key | Annotated[list[float], Many(least=2, most=2)]],
        Many(least=1, most=400),
        "places, or points of the drawing",
    ]
    mirror: Annotated[bool, "also on all twins of these places, where the game has some"] = False

    @property
    def spots(self) -> list[Spot]:
        return [spot if isinstance(spot, str) else (spot[0], spot[1]) for spot in self.path]


@dataclass(frozen=True, kw_only=True)
class BoardField:
    """Something said about a board rather than drawn."""

    name: Key
    value: str | bool | int | Annotated[list[int], Many(most=20)]


@example(game="hashi", board='name = "Mine"\nside = "A"\n')
@dataclass(frozen=True, kw_only=True)
class BoardAsked:
    game: Key
    board: Annotated[str, Text(least=1), "TOML, as docs/boards has it"]
    drawing: Annotated[str, Text(most=100), "which drawing to sketch, of a file that has several"] = ""
    draw: Annotated[BoardStroke | None, "what to change before it is checked"] = None
    say: Annotated[BoardField | None, "what to change before it is checked"] = None


@example(game="hashi", sheet="4@d1 d1-d4", draw={"piece": "bridge", "path": ["d1-d4"]})
@dataclass(frozen=True, kw_only=True)
class SheetAsked:
    game: Key
    options: dict[Key, str] = field(default_factory=dict)
    sheet: Annotated[str, Text(most=20000), "the marks as text, as docs/sheets has it"] = ""
    draw: Annotated[BoardStroke | None, "a mark to make, or to take away, before it is checked"] = None
    say: Annotated[BoardField | None, "what to answer before it is checked"] = None


@example(game="hashi", board='name = "Mine"\nside = "A"\n', paper="A4", lang="en")
@dataclass(frozen=True, kw_only=True)
class PrintAsked:
    game: Key
    board: Annotated[str, Text(least=1), "TOML, as docs/boards has it"]
    paper: Literal["A4", "Letter"] = "A4"
    lang: Language = "en"
    what: Annotated[
        list[Key], Many(most=10), "parts, as GET /api/print/<game> lists them; empty: everything"
    ] = field(default_factory=list)


@example(what="card", count=1)
@dataclass(frozen=True, kw_only=True)
class DrawPull:
    what: Key
    count: Annotated[int, Whole(least=1, most=20)]


@example(game="hashi", seats=2, secret="00" * 32, pulls=[{"what": "card", "count": 1}])
@dataclass(frozen=True, kw_only=True)
class DrawAsked:
    game: Key
    seats: Annotated[int, Whole(least=1, most=len(LETTERS))]
    secret: Annotated[Digest, "32 bytes that the asker has drawn; their hash is the promise"]
    pulls: Annotated[list[DrawPull], Many(most=500), "everything that was wished for since the promise"] = (
        field(default_factory=list)
    )


class BoardText(TypedDict):
    name: str
    text: str


class BoardPiece(TypedDict):
    name: str
    label: Fact
    kind: Annotated[str, "of the places it can be put on"]
    group: Annotated[str, "pieces that are chosen together, such as those of a colour"]


class Boards(TypedDict):
    boards: list[BoardText]
    new: Annotated[str, "a board to draw on; empty where a game has no editor"]
    pieces: Annotated[list[BoardPiece], "what can be put on a board; the last one takes away"]


class DrawnThing(TypedDict):
    text: Annotated[str, "in the game's notation"]
    said: Fact | None


class DrawLot(TypedDict):
    what: str
    together: Annotated[int, "how many the rules draw at a time"]
    left: Annotated[int | None, "in the bag; null: nothing is used up"]


class Drawn(TypedDict):
    promise: str
    lots: list[DrawLot]
    drawn: Annotated[list[list[DrawnThing]], "for each pull"]


class Printable(TypedDict):
    parts: list[str]
    papers: list[str]
    able: Annotated[bool, "whether this server can print"]


class BoardProblem(TypedDict):
    place: Fact | None
    reason: Fact
    ruling: str
    line: Annotated[int | None, "of the text"]
    note: Annotated[bool, "worth knowing, but the board can be used"]
    spots: Annotated[list[str], "places of the sketch"]
    drawing: Annotated[str, "the drawing they are on; empty: every one"]
    drawn: Annotated[bool, "what stands there is part of the drawing, although something is wrong"]


class BoardPlace(TypedDict):
    at: Annotated[list[float], "in units of the drawing; empty: beside the board"]
    kind: str
    holds: Annotated[str, "a piece, or how many"]


class BoardFieldTold(TypedDict):
    name: str
    kind: Literal["text", "choice", "switch", "number", "numbers"]
    value: Any
    choices: list[str]


class BoardCount(TypedDict):
    label: Fact
    have: int
    need: Annotated[int | None, "null: as many as are printed"]
    piece: Annotated[str, "what it is drawn with; empty: it is not drawn"]
    spots: Annotated[list[str], "what there is of it; of things in parts, those that are not whole"]


class BoardSketch(TypedDict):
    """A board as far as it is drawn, right or wrong."""

    layout: LayoutTold
    scene: Scene
    places: dict[str, BoardPlace]
    near: Annotated[dict[str, list[str]], "where arrow keys lead from a place"]
    reach: Annotated[float, "how far a place extends around its middle"]
    drawings: list[str]
    free: Annotated[bool, "pieces can be put anywhere, and moved"]
    mirror: Annotated[bool, "twins can be drawn at the same time"]
    stock: Annotated[list[list[str]], "rows of places beside the board"]
    fields: list[BoardFieldTold]
    counts: Annotated[list[BoardCount], "how much of what a box has is there"]


class BoardChecked(TypedDict):
    ok: bool
    board: Annotated[str, "the text, with what was changed"]
    problems: list[BoardProblem]
    layout: LayoutTold | None
    sketch: Annotated[BoardSketch | None, "null: the text cannot be read, or the game has no editor"]


class SheetPen(TypedDict):
    name: str
    label: Fact
    kind: Annotated[str, "of the places it marks"]
    group: Annotated[str, "pens that are chosen together, such as those of a colour"]
    ends: Annotated[int, "how many places a mark needs"]
    free: Annotated[bool, "it can mark any point"]


class SheetChoice(TypedDict):
    value: str
    label: Fact


class SheetAsk(TypedDict):
    """Something said about a sheet rather than marked."""

    name: str
    label: Fact
    kind: Literal["choice", "switch", "number"]
    value: Any
    choices: list[SheetChoice]


class SheetSketch(TypedDict):
    """A sheet as far as it is entered; what is not allowed is not drawn."""

    layout: LayoutTold
    scene: Scene
    places: dict[str, BoardPlace]
    near: Annotated[dict[str, list[str]], "where arrow keys lead from a place"]
    reach: Annotated[float, "how far a place extends around its middle"]
    pens: Annotated[list[SheetPen], "the last one takes away"]
    asks: list[SheetAsk]


class SheetScore(TypedDict):
    label: Fact
    cells: Annotated[list[str], "one for each of the seats"]
    ruling: str | None


class SheetChecked(TypedDict):
    sheet: Annotated[str, "the text, with what was changed"]
    sketch: SheetSketch
    seats: Annotated[list[str], "whose points the sheet tells"]
    rows: list[SheetScore]
    points: list[int]
    total: Annotated[str, "the ruling behind the points"]
    problems: list[BoardProblem]
