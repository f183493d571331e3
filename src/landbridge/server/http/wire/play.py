"""Over the wire: moves, scenes, pictures of a table, and messages of a stream."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from landbridge.server.http.wire.common import (
    Asked,
    ClientId,
    Handles,
    MoveText,
    Offer,
    SeatLetter,
    Sentence,
    Spoken,
    Told,
    example,
)
from landbridge.server.http.wire.table import TableTold


class SeatOnly(Asked):
    model_config = example(seat="A")
    seat: SeatLetter


class MoveAsked(Asked):
    model_config = example(id="m-17", seat="A", move="4@c3")
    id: ClientId
    seat: SeatLetter
    move: MoveText | None = Field(None, description="the move in the game's notation, as offers have it")
    handles: Handles | None = Field(None, description="or what was touched")


class Came(Asked):
    model_config = example(id="l-4", seat="A", move="3/2")
    id: ClientId
    seat: SeatLetter = Field(description="whose view the answer is")
    move: MoveText = Field(description="what came, in the game's notation, as `chance` has it")


class WhyAsked(Asked):
    model_config = example(seat="A", handles=["line-c3-c5"])
    seat: SeatLetter
    move: MoveText | None = None
    handles: Handles | None = None


class Back(Asked):
    model_config = example(id="b-3", seat="A", moves=1)
    id: ClientId
    seat: SeatLetter
    moves: Annotated[int, Field(ge=1, le=10_000)] | None = Field(None, description="how many; all by default")


class SeatOnce(Asked):
    model_config = example(id="a-1", seat="A")
    id: ClientId
    seat: SeatLetter


class Consent(Asked):
    model_config = example(seat="B", agree=True)
    seat: SeatLetter
    agree: bool


class Remark(Asked):
    model_config = example(id="c-1", seat="A", text="Well played!")
    id: ClientId
    seat: SeatLetter
    text: Annotated[str, StringConstraints(min_length=1, max_length=4000)]


class Mute(Asked):
    model_config = example(seat="B", muted=True)
    seat: SeatLetter
    muted: bool


class SceneCell(Told):
    text: str
    mark: Literal["", "got", "lost"]


class SceneRow(Told):
    label: Spoken
    about: Spoken | None
    kind: Literal["part", "total"]
    cells: list[SceneCell] = Field(description="one for each seat")


class Scene(Told):
    """How a table looks to one viewer, ready to be drawn."""

    prompt: Spoken | None = Field(description="what the viewer is to do")
    labels: dict[str, Spoken] = Field(description="what a handle is called")
    controls: list[str] = Field(description="handles that are buttons beside the board")
    status: list[Spoken | None] = Field(description="a word beside each seat's name")
    first: int | None = Field(description="number of the first player's seat")
    sheet: list[SceneRow]
    board: dict[str, Any] = Field(description="the game's own")


class LayoutTold(Told):
    """What never changes on a board."""

    board: dict[str, Any] = Field(description="the game's own geometry")
    spots: dict[str, Annotated[list[float], Field(min_length=2, max_length=2)]] = Field(
        description="where a finger goes, by handle"
    )
    near: dict[str, list[str]] = Field(description="where arrow keys lead from a handle")


class MayCome(Told):
    text: str = Field(description="in the game's notation")
    said: Spoken | None
    left: int | None = Field(description="how many of it there are; null: nothing is used up")


class ChanceOpen(Told):
    what: str
    seat: str | None = Field(description="for whom")
    things: list[MayCome]


class Picture(Told):
    """A table as one viewer sees it."""

    table: TableTold
    seat: str | None = Field(description="whose view this is; null is everybody's")
    at: int = Field(description="number of the last message this viewer was sent; go on from there")
    view: dict[str, Any] | None = Field(
        description="the state by field names; -1 is unknown; numbers of 64 bits are texts"
    )
    scene: Scene | None = Field(description="with look=scene, instead of the view")
    offers: list[Offer]
    open: bool = Field(description="more is legal than is offered")
    draft: list[str] = Field(description="this seat's moves that nobody else knows yet")
    undo: int = Field(description="how many of its last moves this seat may take back without asking")
    final: bool = Field(description="what this seat does now cannot be taken back, by the rules")
    chance: ChanceOpen | None = Field(
        description="with real cards, dice and tiles: what may have come, for whoever opened the table"
    )
    repeated: bool = Field(False, description="this request had come before and counted then")
    updates: list[Update] = Field(
        default_factory=list, description="what this viewer was told after the message named by `after`"
    )


class LogEntry(Told):
    seat: str
    move: str | None = Field(description="null: hidden from this viewer")
    turn: int


class KitTold(Told):
    game: str
    version: int
    options: dict[str, str]
    kit: dict[str, Any] = Field(description="board, cards, flags, by field names")
    layout: LayoutTold | None = Field(description="with look=scene")


class Why(Told):
    legal: bool
    reason: Sentence | None
    ruling: str | None
    witness: list[str]


class Settled(Told):
    seat: str
    moves: list[str | None] = Field(description="null: hidden from this viewer")


class MessageTold(Told):
    """One message of a stream; which fields there are depends on the type."""

    model_config = ConfigDict(extra="allow")
    id: int
    type: str
    at: int
    facts: list[Sentence]
    seat: str | None = None
    move: str | None = Field(None, description="null: hidden from this viewer")
    turn: int | None = None
    text: str | None = Field(None, description="what somebody said")
    tentative: bool | None = Field(None, description="its seat may still take this move back without asking")
    settled: list[Settled] | None = Field(None, description="a resolved phase, seat by seat")
    table: str | None = Field(None, description="of the rematch")


class Update(MessageTold):
    """A message as a stream brings it to whoever asked for scenes."""

    scene: Scene | None = Field(description="how the table looked then, after somebody else's move")
    picture: Picture | None = Field(description="with the last of several: the table as it is now")


class Log(Told):
    messages: list[MessageTold]
    more: bool


Picture.model_rebuild()
