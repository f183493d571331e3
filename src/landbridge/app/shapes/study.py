"""Over the wire: replays, practice, tutorials and deals of the day."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.app.shapes.common import (
    Fact,
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
    Words,
)
from landbridge.app.shapes.play import LayoutTold, LogEntry, Scene
from landbridge.core.game import LETTERS


@example(day="2026-11-16")
@dataclass(frozen=True, kw_only=True)
class DealDay:
    day: Annotated[str, Text(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


@example(table="k3vq9x…")
@dataclass(frozen=True, kw_only=True)
class DealPlayed:
    table: Annotated[str, Text(least=1, most=100)]


@example(record="landbridge 1 · hashi 1 · seats Ada\n", step=0)
@dataclass(frozen=True, kw_only=True)
class ReplayAsked:
    record: Annotated[str, Text(least=1)]
    step: Annotated[int, Whole(least=0, most=1000000), "after how many moves to show the table"] = 0
    look: Look = "view"
    steps: Annotated[bool, "with the list of steps, the course and the layout"] = True


@dataclass(frozen=True, kw_only=True)
class PracticePosition:
    """Where a position comes from."""

    game: Key
    options: dict[Key, str] = field(default_factory=dict)
    seats: Annotated[list[Name], Many(least=1, most=len(LETTERS))]
    moves: Annotated[
        list[SeatedMove],
        Many(most=4000),
        "`A 4@d2`: who and what; chance's are dealt, unless they stand here",
    ] = field(default_factory=list)
    luck: Annotated[Words, "a word that decides every card, die and tile"] = ""


@example(game="hashi", seats=["Ada", "Ben"], moves=["A 4@d1"], seat="A", luck="harbour")
@dataclass(frozen=True, kw_only=True)
class PracticeAsked(PracticePosition):
    seat: Annotated[SeatLetter | None, "whose eyes; everybody's, if none is named"] = None
    handles: Annotated[Handles | None, "a move more, by what this seat touched"] = None
    told: Annotated[
        Annotated[int, Whole(least=0, most=1000000)] | None,
        "after how many moves the last answer was; facts are of what came since. None: of all",
    ] = None
    auto: Annotated[
        Annotated[str, Text(most=40)] | None,
        "the bot that plays for all other seats, until it is this seat's turn",
    ] = None
    layout: Annotated[bool, "with what never changes on the board"] = False


@example(game="hashi", seats=["Ada", "Ben"], seat="A", move="4@a1")
@dataclass(frozen=True, kw_only=True)
class PracticeWhy(PracticePosition):
    seat: SeatLetter
    move: MoveText | None = None
    handles: Handles | None = None


class PracticeTold(TypedDict):
    game: str
    names: list[str]
    seat: str | None
    scene: Scene
    layout: LayoutTold | None
    offers: list[Offer]
    open: bool
    final: Annotated[bool, "what this seat does now cannot be taken back, by the rules"]
    acting: list[str]
    over: bool
    points: list[int]
    winners: list[str]
    turn: int
    facts: list[Happening]
    log: list[LogEntry]
    moves: Annotated[list[str], "all of them, the bots' too: to be sent again with the next one"]


class TutorialStep(TypedDict):
    say: Annotated[str, "key of a message"]
    expect: Annotated[list[str], "any of these moves leads on; none: just go on"]
    point: Annotated[list[str], "handles to point at"]


class Tutorial(TypedDict):
    game: str
    options: dict[str, str]
    seats: list[str]
    seat: str
    luck: str
    auto: str | None
    moves: Annotated[list[str], "made before the first step"]
    steps: list[TutorialStep]


class Step(TypedDict):
    seat: str
    move: str
    turn: int
    facts: list[Fact]


class SeatOffer(Offer):
    seat: str


class Standing(TypedDict):
    turn: int
    points: list[int]


class Replay(TypedDict):
    game: str
    version: int
    options: dict[str, str]
    names: list[str]
    count: Annotated[int, "how many steps there are"]
    steps: Annotated[list[Step], "empty with steps=false"]
    course: Annotated[list[Standing], "the points at the end of every turn; empty with steps=false"]
    step: int
    view: dict[str, Any] | None
    scene: Annotated[Scene | None, "with look=scene, instead of the view"]
    layout: Annotated[LayoutTold | None, "with look=scene, unless steps=false"]
    acting: list[str]
    offers: Annotated[list[SeatOffer], "what could be done at this step, with look=scene"]
    turn: int
    points: list[int]
    over: bool
    facts: list[Fact]
    broken: Annotated[Refusal | None, "where the record cannot be read on; the steps end there"]


class DealScore(TypedDict):
    points: int
    place: int
    rounds: int


class DealEntry(TypedDict):
    """My game of a deal."""

    table: str
    score: Annotated[DealScore | None, "once it counts"]
    refused: Annotated[Fact | None, "why it does not count"]
    place: Annotated[int | None, "among all entries of this server"]
    better: Annotated[int | None, "per cent of the other entries that are worse; null: there are none"]


class DealTold(TypedDict):
    game: str
    day: str
    bots: Annotated[list[str], "against whom it is played; none: alone"]
    promise: Annotated[str, "hash of the secret that decides its luck (docs/luck.md)"]
    promised_at: Annotated[int | None, "ms; when the server published it"]
    secret: Annotated[str | None, "once everybody has finished"]
    entry: DealEntry | None
    par: Annotated[DealScore | None, "the champion's, once my own game counts and it is worked out"]
    clairvoyant: Annotated[
        int | None, "alone: points that whoever knew all cards could have had at least, told with the par"
    ]
    entries: Annotated[int | None, "how many count"]


class DealPromise(TypedDict):
    game: str
    promise: str


class Deals(TypedDict):
    """The deals of today."""

    day: Annotated[str, "UTC, as 2026-11-16"]
    luck: Annotated[Literal["server", "date"], "date: it follows from the day; anybody can look ahead"]
    left_ms: Annotated[int, "until the day is over"]
    deals: list[DealTold]
    tomorrow: list[DealPromise]
    streak: Annotated[int, "days on which I played since I last missed two in a row"]


class DealsOfDay(TypedDict):
    day: str
    deals: list[DealTold]
