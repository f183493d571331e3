"""What goes over the wire about comments on replays."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import Field, StringConstraints

from landbridge.server.http.wire.common import Asked, ClientId, Handle, SeatLetter, Told, example

MARKS = 20
CommentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Mark(Asked):
    model_config = example(at="here", to="there", seat="A")
    at: Handle
    to: Handle | None = Field(None, description="an arrow's end; null: a ring")
    seat: SeatLetter = Field("A", description="on whose board")


class NewComment(Asked):
    model_config = example(id="c-1", step=12, text="The long bridge first.", marks=[])
    id: ClientId
    step: Annotated[int, Field(ge=0, le=10**6)]
    text: Annotated[str, StringConstraints(max_length=2000)] = ""
    marks: Annotated[list[Mark], Field(max_length=MARKS)] = Field(default_factory=list)


class MarkTold(Told):
    at: str
    to: str | None
    seat: str


class CommentTold(Told):
    id: str
    step: int
    name: str
    mine: bool
    text: str
    marks: list[MarkTold]
    made_at: int


class CommentList(Told):
    comments: list[CommentTold]


class HostComment(CommentTold):
    table: str


class HostComments(Told):
    comments: list[HostComment]
