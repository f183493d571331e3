"""Over the wire: moves, scenes, pictures of a table, and messages of a stream."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example, open_ended
from landbridge.app.shapes.common import ClientId, Fact, Handles, MoveText, Offer, SeatLetter
from landbridge.app.shapes.table import TableTold


@example(seat="A")
@dataclass(frozen=True, kw_only=True)
class SeatOnly:
    seat: SeatLetter


@example(id="m-17", seat="A", move="4@c3")
@dataclass(frozen=True, kw_only=True)
class MoveAsked:
    id: ClientId
    seat: SeatLetter
    move: Annotated[MoveText | None, "the move in the game's notation, as offers have it"] = None
    handles: Annotated[Handles | None, "or what was touched"] = None


@example(id="l-4", seat="A", move="3/2")
@dataclass(frozen=True, kw_only=True)
class Came:
    id: ClientId
    seat: Annotated[SeatLetter, "whose view the answer is"]
    move: Annotated[MoveText, "what came, in the game's notation, as `chance` has it"]


@example(seat="A", handles=["line-c3-c5"])
@dataclass(frozen=True, kw_only=True)
class WhyAsked:
    seat: SeatLetter
    move: MoveText | None = None
    handles: Handles | None = None


@example(id="b-3", seat="A", moves=1)
@dataclass(frozen=True, kw_only=True)
class Back:
    id: ClientId
    seat: SeatLetter
    moves: Annotated[Annotated[int, Whole(least=1, most=10000)] | None, "how many; all by default"] = None


@example(id="a-1", seat="A")
@dataclass(frozen=True, kw_only=True)
class SeatOnce:
    id: ClientId
    seat: SeatLetter


@example(seat="B", agree=True)
@dataclass(frozen=True, kw_only=True)
class Consent:
    seat: SeatLetter
    agree: bool


@example(id="c-1", seat="A", text="Well played!")
@dataclass(frozen=True, kw_only=True)
class Remark:
    id: ClientId
    seat: SeatLetter
    text: Annotated[str, Text(least=1, most=4000)]


@example(seat="B", muted=True)
@dataclass(frozen=True, kw_only=True)
class Mute:
    seat: SeatLetter
    muted: bool


class SceneCell(TypedDict):
    text: str
    mark: Literal["", "got", "lost"]


class SceneRow(TypedDict):
    label: Fact
    about: Fact | None
    kind: Literal["part", "total"]
    cells: Annotated[list[SceneCell], "one for each seat"]


class Scene(TypedDict):
    """How a table looks to one viewer, ready to be drawn."""

    prompt: Annotated[Fact | None, "what the viewer is to do"]
    labels: Annotated[dict[str, Fact], "what a handle is called"]
    controls: Annotated[list[str], "handles that are buttons beside the board"]
    status: Annotated[list[Fact | None], "a word beside each seat's name"]
    first: Annotated[int | None, "number of the first player's seat"]
    sheet: list[SceneRow]
    board: Annotated[dict[str, Any], "the game's own"]


class LayoutTold(TypedDict):
    """What never changes on a board."""

    board: Annotated[dict[str, Any], "the game's own geometry"]
    spots: Annotated[
        dict[str, Annotated[list[float], Many(least=2, most=2)]], "where a finger goes, by handle"
    ]
    near: Annotated[dict[str, list[str]], "where arrow keys lead from a handle"]


class MayCome(TypedDict):
    text: Annotated[str, "in the game's notation"]
    said: Fact | None
    left: Annotated[int | None, "how many of it there are; null: nothing is used up"]


class ChanceOpen(TypedDict):
    what: str
    seat: Annotated[str | None, "for whom"]
    things: list[MayCome]


class Picture(TypedDict):
    """A table as one viewer sees it."""

    table: TableTold
    seat: Annotated[str | None, "whose view this is; null is everybody's"]
    at: Annotated[int, "number of the last message this viewer was sent; go on from there"]
    view: Annotated[
        dict[str, Any] | None, "the state by field names; -1 is unknown; numbers of 64 bits are texts"
    ]
    scene: Annotated[Scene | None, "with look=scene or look=changes, instead of the view"]
    change: Annotated[Any, "with look=changes: what makes this scene of an earlier one (docs/server.md)"]
    since: Annotated[int | None, "the message that the earlier scene was sent with"]
    offers: list[Offer]
    open: Annotated[bool, "more is legal than is offered"]
    draft: Annotated[list[str], "this seat's moves that nobody else knows yet"]
    undo: Annotated[int, "how many of its last moves this seat may take back without asking"]
    final: Annotated[bool, "what this seat does now cannot be taken back, by the rules"]
    chance: Annotated[
        ChanceOpen | None, "with real cards, dice and tiles: what may have come, for whoever opened the table"
    ]
    repeated: NotRequired[Annotated[bool, "this request had come before and counted then"]]
    updates: NotRequired[
        Annotated[list[Update], "what this viewer was told after the message named by `after`"]
    ]


class LogEntry(TypedDict):
    seat: str
    move: Annotated[str | None, "null: hidden from this viewer"]
    turn: int


class KitTold(TypedDict):
    game: str
    version: int
    options: dict[str, str]
    kit: Annotated[dict[str, Any], "board, cards, flags, by field names"]
    layout: Annotated[LayoutTold | None, "with look=scene"]


class Why(TypedDict):
    legal: bool
    reason: Fact | None
    ruling: str | None
    witness: list[str]


class Settled(TypedDict):
    seat: str
    moves: Annotated[list[str | None], "null: hidden from this viewer"]


@open_ended
class MessageTold(TypedDict):
    """One message of a stream; which fields there are depends on the type."""

    id: int
    type: str
    at: int
    facts: list[Fact]
    seat: NotRequired[str | None]
    move: NotRequired[Annotated[str | None, "null: hidden from this viewer"]]
    turn: NotRequired[int | None]
    text: NotRequired[Annotated[str | None, "what somebody said"]]
    tentative: NotRequired[Annotated[bool | None, "its seat may still take this move back without asking"]]
    settled: NotRequired[Annotated[list[Settled] | None, "a resolved phase, seat by seat"]]
    table: NotRequired[Annotated[str | None, "of the rematch"]]


@open_ended
class Update(MessageTold):
    """A message as a stream brings it to whoever asked for scenes."""

    scene: Annotated[Scene | None, "how the table looked then, after another seat's move"]
    change: Annotated[Any, "or what makes that scene of an earlier one"]
    since: Annotated[int | None, "the message that the earlier scene was sent with"]
    picture: Annotated[Picture | None, "with the last of several: the table as it is now"]


class Log(TypedDict):
    messages: list[MessageTold]
    more: bool


class Hint(TypedDict):
    move: str
    handles: list[str]
    plan: Annotated[list[str], "the move and those that would follow it at once"]
    expected: Annotated[float, "points in the end"]
    chance: Annotated[float, "of winning, 0 … 1; a shared win counts as its share"]
    about: Annotated[Fact, "what it brings"]


class Hints(TypedDict):
    moves: Annotated[list[Hint], "the best first, three at most; none if it is not this seat's turn"]
