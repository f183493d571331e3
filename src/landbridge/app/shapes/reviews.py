"""The shapes of requests and answers about reviews and exercises."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.app.shapes.common import Fact, Handles, Key, MoveText, SeatedMove
from landbridge.app.shapes.play import Scene
from landbridge.app.shapes.study import PracticeTold

Record = Annotated[str, Text(least=1)]
Id = Annotated[str, Text(pattern="^[0-9a-f]{12}$")]
At = Annotated[int, Whole(least=0, most=1000000)]


@example(game="hashi", theme="finished", level="mine")
@dataclass(frozen=True, kw_only=True)
class NextAsked:
    game: Key
    theme: Annotated[str, Text(most=60), "one of the list's; none: any"] = ""
    level: Literal["easier", "mine", "harder"] = "mine"


@example(game="hashi", id="e28c70094c55", moves=["A 6@a4"])
@dataclass(frozen=True, kw_only=True)
class PuzzleAsked:
    """A position to solve: an exercise of a game, or a decision that cost something in a reviewed game."""

    game: Key | None = None
    id: Id | None = None
    table: Key | None = None
    record: Record | None = None
    at: Annotated[At | None, "of a reviewed game: after how many moves the decision was made"] = None
    moves: Annotated[list[SeatedMove], Many(most=100), "the try so far"] = field(default_factory=list)


@example(game="hashi", id="e28c70094c55", moves=["A 6@a4"], layout=True)
@dataclass(frozen=True, kw_only=True)
class TryAsked(PuzzleAsked):
    handles: Annotated[Handles | None, "a move more, by what was touched"] = None
    layout: Annotated[bool, "with what never changes on the board"] = False


@example(game="hashi", id="e28c70094c55", move="6@a4")
@dataclass(frozen=True, kw_only=True)
class TryWhy(PuzzleAsked):
    move: MoveText | None = None
    handles: Handles | None = None


class SolverTold(TypedDict):
    rating: Annotated[int, "Glicko-2"]
    deviation: int
    tried: int
    right: int


class ThemeTold(TypedDict):
    theme: str
    count: int


class ExercisesOf(TypedDict):
    game: str
    count: int
    themes: list[ThemeTold]
    solver: SolverTold


class Exercises(TypedDict):
    games: list[ExercisesOf]


class ExerciseTold(TypedDict):
    id: str
    game: str
    seat: str
    rating: int
    known: Annotated[bool, "tried before: it does not count any more"]


class TryTold(PracticeTold):
    complete: Annotated[bool, "the try is whole"]


class PlannedMove(TypedDict):
    move: str
    handles: list[str]


class PlanTold(TypedDict):
    moves: list[PlannedMove]
    facts: Annotated[list[Fact], "what they do, in words"]
    scene: Annotated[Scene, "the board afterwards"]


class OtherPlan(TypedDict):
    moves: list[str]
    lost: float


class Verdict(TypedDict):
    right: bool
    answer: Annotated[bool, "the very answer; otherwise something as good"]
    lost: Annotated[float, "points of lead by which the try is behind"]
    share: Annotated[float | None, "part of a win; null where only points are known"]
    tried: PlanTold
    best: PlanTold
    others: list[OtherPlan]
    themes: list[str]
    playouts: Annotated[int | None, "with each plan, to confirm the answer"]
    solver: SolverTold | None
    change: Annotated[int | None, "of the solver's rating; null where it does not count"]


@example(record="landbridge 2 · hashi 1 · seats Ada\n")
@dataclass(frozen=True, kw_only=True)
class RecordAsked:
    record: Record


@example(record="landbridge 2 · hashi 1 · seats Ada\n", at=12)
@dataclass(frozen=True, kw_only=True)
class ShownAsked:
    record: Record
    at: At


@example(agree=True)
@dataclass(frozen=True, kw_only=True)
class ReviewConsent:
    agree: bool


class CurvePoint(TypedDict):
    at: Annotated[int, "after how many moves"]
    leads: list[float]
    shares: Annotated[list[float], "of the win, by seat"]


class SeatReviewed(TypedDict):
    seat: str
    lead: Annotated[float, "the result: points more than the best rival"]
    share: float
    luck_lead: float
    luck_share: float
    adjusted_lead: Annotated[float, "the result without luck"]
    adjusted_share: float
    decisions: Annotated[int | None, "that were not obvious; null: not for this viewer"]
    loss: Annotated[float | None, "points a decision"]


class FindingTold(TypedDict):
    kind: Literal["choice", "draw"]
    at: int
    end: int
    turn: int
    seat: Annotated[str | None, "who decided; whose draw it was, null: everybody's"]
    text: str
    best: Annotated[str | None, "what would have been better; null: nothing"]
    cost: Annotated[float | None, "points of lead"]
    cost_share: Annotated[float | None, "part of a win"]
    obvious: bool
    leads: Annotated[list[float] | None, "luck of a draw, by seat"]
    shares: list[float] | None


class ReviewFound(TypedDict):
    game: str
    names: list[str]
    curve: list[CurvePoint]
    seats: list[SeatReviewed]
    findings: list[FindingTold]
    turning: Annotated[list[int], "the three that changed most, as places in `findings`"]


class ReviewTold(TypedDict):
    done: Annotated[int, "events of the game that are reviewed"]
    events: Annotated[int | None, "of how many; null before the first piece"]
    review: Annotated[ReviewFound | None, "once it is whole"]
    hidden: Annotated[list[str], "seats whose choices are not for this viewer"]
    consent: Annotated[bool | None, "whether others see my choices; null: nobody asks"]


class Shown(TypedDict):
    at: int
    seat: Annotated[str | None, "whose eyes"]
    scene: Scene
    played: PlanTold | None
    better: PlanTold | None
