"""What goes over the wire about finding a game and each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from landbridge.app.bounds import Text, Whole, example
from landbridge.app.shapes.common import Key, Pace, SeatLetter
from landbridge.app.shapes.table import TableTold
from landbridge.core.game import LETTERS

FriendId = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{1,64}$")]
InPath = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{1,64}$")]


@example(game="hashi", seats=2, pace="live", bots_after=30, bot="casual")
@dataclass(frozen=True, kw_only=True)
class Wanting:
    game: Key
    seats: Annotated[int, Whole(least=2, most=len(LETTERS)), "at the table"]
    pace: Pace = "live"
    bots_after: Annotated[
        Annotated[int, Whole(least=5, most=600)] | None,
        "seconds after which bots may take the seats that are left; null: never",
    ] = None
    bot: Annotated[str, Text(most=40), "of which level"] = "passive"


class Waiting(TypedDict):
    game: str
    seats: int
    pace: Pace
    waited: Annotated[int, "seconds"]
    people: Annotated[int, "who wait for the same, this one included"]
    bots_after: int | None
    bot: str
    table: Annotated[str | None, "where one was seated; null while one waits"]


class WaitingTold(TypedDict):
    waiting: Annotated[Waiting | None, "null: one does not wait for a game"]


class FriendLink(TypedDict):
    code: str
    link: str
    days: Annotated[int, "for which it works, for everybody who has it"]


class FriendOffered(TypedDict):
    name: str
    me: Annotated[bool, "whether the link is one's own"]


class Friend(TypedDict):
    id: Annotated[str, "what this person is called by in requests; others have other ids for them"]
    name: str
    here: Annotated[bool, "whether their page is open; of those who do not share it, never"]


class FriendList(TypedDict):
    friends: list[Friend]
    presence: Annotated[bool, "whether my friends see when I am here"]


@example(shared=True)
@dataclass(frozen=True, kw_only=True)
class Presence:
    shared: Annotated[bool, "whether friends may see when I am here"]


@example(seat="B", friend="Zm9vYmFy")
@dataclass(frozen=True, kw_only=True)
class Challenging:
    seat: SeatLetter
    friend: FriendId


class Challenge(TypedDict):
    id: str
    name: Annotated[str, "who sent it"]
    seat: str
    made_at: int
    table: TableTold


class ChallengeList(TypedDict):
    challenges: list[Challenge]


class ChallengeSent(TypedDict):
    id: str
    name: Annotated[str, "to whom"]
    seat: str


class ChallengesSent(TypedDict):
    challenges: list[ChallengeSent]


class Accepted(TypedDict):
    table: str
    seat: str
