"""Over the wire: replays, practice, tutorials and deals of the day."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import FailFast, Field, StringConstraints

from landbridge.core.game import LETTERS
from landbridge.server.http.wire.common import (
    Asked,
    Handles,
    Happening,
    Key,
    Look,
    MoveText,
    Name,
    Offer,
    Refusal,
    SeatedMove,
    SeatLetter,
    Sentence,
    Spoken,
    Told,
    Words,
    example,
)
from landbridge.server.http.wire.play import LayoutTold, LogEntry, Scene


class DealPlayed(Asked):
    model_config = example(table="k3vq9x…")
    table: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class ReplayAsked(Asked):
    model_config = example(record="landbridge 2 · hashi 1 · seats Ada\n", step=0)
    record: Annotated[str, StringConstraints(min_length=1)]
    step: Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        0, description="after how many moves to show the table"
    )
    look: Look = "view"
    steps: bool = Field(True, description="with the list of steps, the course and the layout")


class PracticePosition(Asked):
    """Where a position comes from."""

    game: Key
    options: dict[Key, str] = Field(default_factory=dict)
    seats: Annotated[list[Name], Field(min_length=1, max_length=len(LETTERS))]
    moves: Annotated[list[SeatedMove], Field(max_length=4000), FailFast()] = Field(
        default_factory=list, description="`A 4@d2`: who and what; chance's are dealt, unless they stand here"
    )
    luck: Words = Field("", description="a word that decides every card, die and tile")


class PracticeAsked(PracticePosition):
    model_config = example(game="hashi", seats=["Ada", "Ben"], moves=["A 4@d1"], seat="A", luck="harbour")
    seat: SeatLetter | None = Field(None, description="whose eyes; everybody's, if none is named")
    handles: Handles | None = Field(None, description="a move more, by what this seat touched")
    told: Annotated[int, Field(ge=0, le=1_000_000)] | None = Field(
        None,
        description="after how many moves the last answer was; facts are of what came since. None: of all",
    )
    auto: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        None, description="the bot that plays for all other seats, until it is this seat's turn"
    )
    layout: bool = Field(False, description="with what never changes on the board")


class PracticeWhy(PracticePosition):
    model_config = example(game="hashi", seats=["Ada", "Ben"], seat="A", move="4@a1")
    seat: SeatLetter
    move: MoveText | None = None
    handles: Handles | None = None


class PracticeTold(Told):
    game: str
    names: list[str]
    seat: str | None
    scene: Scene
    layout: LayoutTold | None
    offers: list[Offer]
    open: bool
    final: bool = Field(description="what this seat does now cannot be taken back, by the rules")
    acting: list[str]
    over: bool
    points: list[int]
    winners: list[str]
    turn: int
    facts: list[Happening]
    log: list[LogEntry]
    moves: list[str] = Field(description="all of them, the bots' too: to be sent again with the next one")


class TutorialStep(Told):
    say: str = Field(description="key of a message")
    expect: list[str] = Field(description="any of these moves leads on; none: just go on")
    point: list[str] = Field(description="handles to point at")


class Tutorial(Told):
    game: str
    options: dict[str, str]
    seats: list[str]
    seat: str
    luck: str
    auto: str | None
    moves: list[str] = Field(description="made before the first step")
    steps: list[TutorialStep]


class Step(Told):
    seat: str
    move: str
    turn: int
    facts: list[Spoken]


class SeatOffer(Offer):
    seat: str


class Standing(Told):
    turn: int
    points: list[int]


class Replay(Told):
    game: str
    version: int
    options: dict[str, str]
    names: list[str]
    count: int = Field(description="how many steps there are")
    steps: list[Step] = Field(description="empty with steps=false")
    course: list[Standing] = Field(description="the points at the end of every turn; empty with steps=false")
    step: int
    view: dict[str, Any] | None
    scene: Scene | None = Field(description="with look=scene, instead of the view")
    layout: LayoutTold | None = Field(description="with look=scene, unless steps=false")
    acting: list[str]
    offers: list[SeatOffer] = Field(description="what could be done at this step, with look=scene")
    turn: int
    points: list[int]
    over: bool
    facts: list[Sentence]
    broken: Refusal | None = Field(description="where the record cannot be read on; the steps end there")


class DealScore(Told):
    points: int
    place: int
    rounds: int


class DealEntry(Told):
    """My game of a deal."""

    table: str
    score: DealScore | None = Field(description="once it counts")
    refused: Sentence | None = Field(description="why it does not count")
    place: int | None = Field(description="among all entries of this server")
    better: int | None = Field(
        description="per cent of the other entries that are worse; null: there are none"
    )


class DealTold(Told):
    game: str
    day: str
    bots: list[str] = Field(description="against whom it is played; none: alone")
    promise: str = Field(description="hash of the secret that decides its luck (docs/luck.md)")
    promised_at: int | None = Field(description="ms; when the server published it")
    secret: str | None = Field(description="once everybody has finished")
    entry: DealEntry | None
    par: DealScore | None = Field(description="the champion's, once my own game counts and it is worked out")
    clairvoyant: int | None = Field(
        description="alone: points that whoever knew all cards could have had at least, told with the par"
    )
    entries: int | None = Field(description="how many count")


class DealPromise(Told):
    game: str
    promise: str


class Deals(Told):
    """The deals of today."""

    day: str = Field(description="UTC, as 2026-11-16")
    luck: Literal["server", "date"] = Field(
        description="date: it follows from the day; anybody can look ahead"
    )
    left_ms: int = Field(description="until the day is over")
    deals: list[DealTold]
    tomorrow: list[DealPromise]
    streak: int = Field(description="days on which I played since I last missed two in a row")


class DealsOfDay(Told):
    day: str
    deals: list[DealTold]
