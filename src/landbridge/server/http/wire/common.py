"""What all shapes on the wire share: letters, names, bounds of texts, sentences and refusals."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from landbridge.core.game import LETTERS
from landbridge.texts import LANGUAGES

SeatLetter = Annotated[str, StringConstraints(pattern=f"^[{LETTERS[0]}-{LETTERS[-1]}]$")]
Eyes = Annotated[str, StringConstraints(pattern=f"^[{LETTERS[0]}-{LETTERS[-1]}*]$")]
ClientId = Annotated[
    str,
    StringConstraints(pattern="^[A-Za-z0-9_-]{1,64}$"),
    Field(description="Chosen by the client, new for each thing it wants; sent again, it counts once."),
]
Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Words = Annotated[
    str,
    StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$"),
    Field(
        description="Anything: goes into the luck of the game, so that nobody can have chosen it beforehand."
    ),
]
SeatedMove = Annotated[str, StringConstraints(min_length=3, max_length=220)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Handle = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Handles = Annotated[list[Handle], Field(max_length=20)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Language = Literal["en", "pt", "fr", "de", "nl", "es"]
assert set(LANGUAGES) == {"en", "pt", "fr", "de", "nl", "es"}
Look = Literal["view", "scene"]


class Asked(BaseModel):
    """A request's body: nothing in it is ignored."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid")


def example(**values: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", strict=True, json_schema_extra={"examples": [values]})


class Nothing(Asked):
    """A body without anything."""

    model_config = example()


Pace = Literal["live", "slow"]
Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]


class Sentence(Told):
    key: str
    values: dict[str, str | int]
    text: str = Field(description="in the language asked for; text, never markup")


class Happening(Sentence):
    turn: int = Field(description="the round or turn it happened in")


class Offer(Told):
    handles: list[str]
    move: str


class Refusal(Told):
    """Every 4xx and 503."""

    error: str = Field(description="one word for a machine")
    reason: Sentence
    ruling: str | None = Field(None, description="of the rules, where they refuse")
    witness: list[str] | None = Field(None, description="handles of what stands in the way")
    legal: list[Offer] | None = Field(None, description="what would be legal")
    place: Sentence | None = Field(None, description="where a record cannot be read on")
    repeat_after: int | None = Field(None, description="seconds")
    table: str | None = Field(None, description="where a deal of the day was begun before")


class LanguageTold(Told):
    lang: Language
    name: str = Field(description="in that language")


class Languages(Told):
    languages: list[LanguageTold]


class Spoken(Told):
    """A message of the catalogues (/api/texts), to be put into words by whoever reads it."""

    key: str
    values: dict[str, str | int]
