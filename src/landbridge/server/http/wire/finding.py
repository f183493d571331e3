"""What goes over the wire about finding a game and each other."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import Field, StringConstraints

from landbridge.core.game import LETTERS
from landbridge.server.http.wire.common import Asked, Key, Pace, SeatLetter, Told, example
from landbridge.server.http.wire.table import TableTold

FriendId = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,64}$")]
InPath = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Wanting(Asked):
    model_config = example(game="hashi", seats=2, pace="live", bots_after=30, bot="casual")
    game: Key
    seats: Annotated[int, Field(ge=2, le=len(LETTERS), description="at the table")]
    pace: Pace = "live"
    bots_after: Annotated[int, Field(ge=5, le=600)] | None = Field(
        None, description="seconds after which bots may take the seats that are left; null: never"
    )
    bot: Annotated[str, StringConstraints(max_length=40)] = Field("passive", description="of which level")


class Waiting(Told):
    game: str
    seats: int
    pace: Pace
    waited: int = Field(description="seconds")
    people: int = Field(description="who wait for the same, this one included")
    bots_after: int | None
    bot: str
    table: str | None = Field(description="where one was seated; null while one waits")


class WaitingTold(Told):
    waiting: Waiting | None = Field(description="null: one does not wait for a game")


class FriendLink(Told):
    code: str
    link: str
    days: int = Field(description="for which it works, for everybody who has it")


class FriendOffered(Told):
    name: str
    me: bool = Field(description="whether the link is one's own")


class Friend(Told):
    id: str = Field(description="what this person is called by in requests; others have other ids for them")
    name: str
    here: bool = Field(description="whether their page is open; of those who do not share it, never")


class FriendList(Told):
    friends: list[Friend]
    presence: bool = Field(description="whether my friends see when I am here")


class Presence(Asked):
    model_config = example(shared=True)
    shared: bool = Field(description="whether friends may see when I am here")


class Challenging(Asked):
    model_config = example(seat="B", friend="Zm9vYmFy")
    seat: SeatLetter
    friend: FriendId


class Challenge(Told):
    id: str
    name: str = Field(description="who sent it")
    seat: str
    made_at: int
    table: TableTold


class ChallengeList(Told):
    challenges: list[Challenge]


class ChallengeSent(Told):
    id: str
    name: str = Field(description="to whom")
    seat: str


class ChallengesSent(Told):
    challenges: list[ChallengeSent]


class Accepted(Told):
    table: str
    seat: str
