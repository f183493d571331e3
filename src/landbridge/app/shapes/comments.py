"""What goes over the wire about comments on replays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.app.shapes.common import ClientId, Handle, SeatLetter

MARKS = 20
CommentId = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{1,64}$")]


@example(at="here", to="there", seat="A")
@dataclass(frozen=True, kw_only=True)
class Mark:
    at: Handle
    to: Annotated[Handle | None, "an arrow's end; null: a ring"] = None
    seat: Annotated[SeatLetter, "on whose board"] = "A"


@example(id="c-1", step=12, text="The long bridge first.", marks=[])
@dataclass(frozen=True, kw_only=True)
class NewComment:
    id: ClientId
    step: Annotated[int, Whole(least=0, most=10**6)]
    text: Annotated[str, Text(most=2000)] = ""
    marks: Annotated[list[Mark], Many(most=MARKS)] = field(default_factory=list)


class MarkTold(TypedDict):
    at: str
    to: str | None
    seat: str


class CommentTold(TypedDict):
    id: str
    step: int
    name: str
    mine: bool
    text: str
    marks: list[MarkTold]
    made_at: int


class CommentList(TypedDict):
    comments: list[CommentTold]


class HostComment(CommentTold):
    table: str


class HostComments(TypedDict):
    comments: list[HostComment]
