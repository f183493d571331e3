"""What all shapes on the wire share: letters, names, bounds of texts, sentences and refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.core.game import LETTERS

SeatLetter = Annotated[str, Text(pattern=f"^[{LETTERS[0]}-{LETTERS[-1]}]$")]
Eyes = Annotated[str, Text(pattern=f"^[{LETTERS[0]}-{LETTERS[-1]}*]$")]
ClientId = Annotated[
    str,
    Text(pattern="^[A-Za-z0-9_-]{1,64}$"),
    "Chosen by the client, new for each thing it wants; sent again, it counts once.",
]
Name = Annotated[str, Text(least=1, most=200)]
Words = Annotated[
    str,
    Text(most=60, pattern="^[^\\x00-\\x1f\\x7f]*$"),
    "Anything: goes into the luck of the game, so that nobody can have chosen it beforehand.",
]
SeatedMove = Annotated[str, Text(least=3, most=220)]
MoveText = Annotated[str, Text(least=1, most=200)]
Handle = Annotated[str, Text(least=1, most=100)]
Handles = Annotated[list[Handle], Many(most=20)]
Key = Annotated[str, Text(least=1, most=100)]
Language = Literal["en", "pt", "fr", "de", "nl", "es"]
Look = Literal["view", "scene", "changes"]
Message = Annotated[int, Whole(least=0, most=10**9), "the number of a message that this viewer was sent"]


@example()
@dataclass(frozen=True, kw_only=True)
class Nothing:
    """A body without anything."""


Pace = Literal["live", "slow"]
Digest = Annotated[str, Text(pattern="^[0-9a-f]{64}$")]


class Fact(TypedDict):
    """A message of the catalogues (`GET /api/texts/{lang}`). Clients put it into words."""

    key: str
    values: dict[str, str | int]


class Happening(Fact):
    turn: Annotated[int, "the round or turn it happened in"]


class Offer(TypedDict):
    handles: list[str]
    move: str


class Refusal(TypedDict):
    """Every 4xx and 503."""

    error: Annotated[str, "one word for a machine"]
    reason: Fact
    ruling: NotRequired[Annotated[str | None, "of the rules, where they refuse"]]
    witness: NotRequired[Annotated[list[str] | None, "handles of what stands in the way"]]
    legal: NotRequired[Annotated[list[Offer] | None, "what would be legal"]]
    place: NotRequired[Annotated[Fact | None, "where a record cannot be read on"]]
    repeat_after: NotRequired[Annotated[int | None, "seconds"]]
    table: NotRequired[Annotated[str | None, "where a deal of the day was begun before"]]


class LanguageTold(TypedDict):
    lang: Language
    name: Annotated[str, "in that language"]


class Languages(TypedDict):
    languages: list[LanguageTold]
