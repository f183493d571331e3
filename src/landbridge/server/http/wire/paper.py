"""Over the wire: boards of one's own, paper sheets, printing, and draws for a real table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import FailFast, Field, StringConstraints

from landbridge.core.game import LETTERS
from landbridge.server.http.wire.common import Asked, Digest, Key, Language, Sentence, Spoken, Told, example
from landbridge.server.http.wire.play import LayoutTold, Scene


class BoardStroke(Asked):
    """A tap or a drag on a drawn board."""

    piece: Key
    path: Annotated[
        list[Key | Annotated[list[float], Field(min_length=2, max_length=2)]],
        Field(min_length=1, max_length=400),
        FailFast(),
    ] = Field(description="places, or points of the drawing")
    mirror: bool = Field(False, description="also on all twins of these places, where the game has some")


class BoardField(Asked):
    """Something said about a board rather than drawn."""

    name: Key
    value: str | bool | int | Annotated[list[int], Field(max_length=20)]


class BoardAsked(Asked):
    model_config = example(game="hashi", board='name = "Mine"\nside = "A"\n')
    game: Key
    board: Annotated[str, StringConstraints(min_length=1)] = Field(description="TOML, as docs/boards has it")
    drawing: Annotated[str, StringConstraints(max_length=100)] = Field(
        "", description="which drawing to sketch, of a file that has several"
    )
    draw: BoardStroke | None = Field(None, description="what to change before it is checked")
    say: BoardField | None = Field(None, description="what to change before it is checked")


class SheetAsked(Asked):
    model_config = example(game="hashi", sheet="4@d1 d1-d4", draw={"piece": "bridge", "path": ["d1-d4"]})
    game: Key
    options: dict[Key, str] = Field(default_factory=dict)
    sheet: Annotated[str, StringConstraints(max_length=20_000)] = Field(
        "", description="the marks as text, as docs/sheets has it"
    )
    draw: BoardStroke | None = Field(
        None, description="a mark to make, or to take away, before it is checked"
    )
    say: BoardField | None = Field(None, description="what to answer before it is checked")


class PrintAsked(Asked):
    model_config = example(game="hashi", board='name = "Mine"\nside = "A"\n', paper="A4", lang="en")
    game: Key
    board: Annotated[str, StringConstraints(min_length=1)] = Field(description="TOML, as docs/boards has it")
    paper: Literal["A4", "Letter"] = "A4"
    lang: Language = "en"
    what: Annotated[list[Key], Field(max_length=10)] = Field(
        default_factory=list, description="parts, as GET /api/print/<game> lists them; empty: everything"
    )


class DrawPull(Asked):
    model_config = example(what="card", count=1)
    what: Key
    count: Annotated[int, Field(ge=1, le=20)]


class DrawAsked(Asked):
    model_config = example(game="hashi", seats=2, secret="00" * 32, pulls=[{"what": "card", "count": 1}])
    game: Key
    seats: Annotated[int, Field(ge=1, le=len(LETTERS))]
    secret: Digest = Field(description="32 bytes that the asker has drawn; their hash is the promise")
    pulls: Annotated[list[DrawPull], Field(max_length=500)] = Field(
        default_factory=list, description="everything that was wished for since the promise"
    )


class BoardText(Told):
    name: str
    text: str


class BoardPiece(Told):
    name: str
    label: Spoken
    kind: str = Field(description="of the places it can be put on")
    group: str = Field(description="pieces that are chosen together, such as those of a colour")


class Boards(Told):
    boards: list[BoardText]
    new: str = Field(description="a board to draw on; empty where a game has no editor")
    pieces: list[BoardPiece] = Field(description="what can be put on a board; the last one takes away")


class DrawnThing(Told):
    text: str = Field(description="in the game's notation")
    said: Sentence | None


class DrawLot(Told):
    what: str
    together: int = Field(description="how many the rules draw at a time")
    left: int | None = Field(description="in the bag; null: nothing is used up")


class Drawn(Told):
    promise: str
    lots: list[DrawLot]
    drawn: list[list[DrawnThing]] = Field(description="for each pull")


class Printable(Told):
    parts: list[str]
    papers: list[str]
    able: bool = Field(description="whether this server can print")


class BoardProblem(Told):
    place: Sentence | None
    reason: Sentence
    ruling: str
    line: int | None = Field(description="of the text")
    note: bool = Field(description="worth knowing, but the board can be used")
    spots: list[str] = Field(description="places of the sketch")
    drawing: str = Field(description="the drawing they are on; empty: every one")
    drawn: bool = Field(description="what stands there is part of the drawing, although something is wrong")


class BoardPlace(Told):
    at: list[float] = Field(description="in units of the drawing; empty: beside the board")
    kind: str
    holds: str = Field(description="a piece, or how many")


class BoardFieldTold(Told):
    name: str
    kind: Literal["text", "choice", "switch", "number", "numbers"]
    value: Any
    choices: list[str]


class BoardCount(Told):
    label: Spoken
    have: int
    need: int | None = Field(description="null: as many as are printed")
    piece: str = Field(description="what it is drawn with; empty: it is not drawn")
    spots: list[str] = Field(description="what there is of it; of things in parts, those that are not whole")


class BoardSketch(Told):
    """A board as far as it is drawn, right or wrong."""

    layout: LayoutTold
    scene: Scene
    places: dict[str, BoardPlace]
    near: dict[str, list[str]] = Field(description="where arrow keys lead from a place")
    reach: float = Field(description="how far a place extends around its middle")
    drawings: list[str]
    free: bool = Field(description="pieces can be put anywhere, and moved")
    mirror: bool = Field(description="twins can be drawn at the same time")
    stock: list[list[str]] = Field(description="rows of places beside the board")
    fields: list[BoardFieldTold]
    counts: list[BoardCount] = Field(description="how much of what a box has is there")


class BoardChecked(Told):
    ok: bool
    board: str = Field(description="the text, with what was changed")
    problems: list[BoardProblem]
    layout: LayoutTold | None
    sketch: BoardSketch | None = Field(description="null: the text cannot be read, or the game has no editor")


class SheetPen(Told):
    name: str
    label: Spoken
    kind: str = Field(description="of the places it marks")
    group: str = Field(description="pens that are chosen together, such as those of a colour")
    ends: int = Field(description="how many places a mark needs")
    free: bool = Field(description="it can mark any point")


class SheetChoice(Told):
    value: str
    label: Spoken


class SheetAsk(Told):
    """Something said about a sheet rather than marked."""

    name: str
    label: Spoken
    kind: Literal["choice", "switch", "number"]
    value: Any
    choices: list[SheetChoice]


class SheetSketch(Told):
    """A sheet as far as it is entered; what is not allowed is not drawn."""

    layout: LayoutTold
    scene: Scene
    places: dict[str, BoardPlace]
    near: dict[str, list[str]] = Field(description="where arrow keys lead from a place")
    reach: float = Field(description="how far a place extends around its middle")
    pens: list[SheetPen] = Field(description="the last one takes away")
    asks: list[SheetAsk]


class SheetScore(Told):
    label: Spoken
    cells: list[str] = Field(description="one for each of the seats")
    ruling: str | None


class SheetChecked(Told):
    sheet: str = Field(description="the text, with what was changed")
    sketch: SheetSketch
    seats: list[str] = Field(description="whose points the sheet tells")
    rows: list[SheetScore]
    points: list[int]
    total: str = Field(description="the ruling behind the points")
    problems: list[BoardProblem]
