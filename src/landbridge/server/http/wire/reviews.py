"""The shapes of requests and answers about reviews and exercises."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import FailFast, Field, StringConstraints

from landbridge.server.http.wire.common import (
    Asked,
    Handles,
    Key,
    MoveText,
    SeatedMove,
    Sentence,
    Told,
    example,
)
from landbridge.server.http.wire.play import Scene
from landbridge.server.http.wire.study import PracticeTold

Record = Annotated[str, StringConstraints(min_length=1)]
Id = Annotated[str, StringConstraints(pattern="^[0-9a-f]{12}$")]
At = Annotated[int, Field(ge=0, le=1_000_000)]

# --- exercises ----------------------------------------------------------------------------------------------


class NextAsked(Asked):
    model_config = example(game="hashi", theme="finished", level="mine")
    game: Key
    theme: Annotated[str, StringConstraints(max_length=60)] = Field(
        "", description="one of the list's; none: any"
    )
    level: Literal["easier", "mine", "harder"] = "mine"


class PuzzleAsked(Asked):
    """A position to solve: an exercise of a game, or a decision that cost something in a reviewed game."""

    model_config = example(game="hashi", id="e28c70094c55", moves=["A 6@a4"])
    game: Key | None = None
    id: Id | None = None
    table: Key | None = None
    record: Record | None = None
    at: At | None = Field(None, description="of a reviewed game: after how many moves the decision was made")
    moves: Annotated[list[SeatedMove], Field(max_length=100), FailFast()] = Field(
        default_factory=list, description="the try so far"
    )


class TryAsked(PuzzleAsked):
    handles: Handles | None = Field(None, description="a move more, by what was touched")
    layout: bool = Field(False, description="with what never changes on the board")


class TryWhy(PuzzleAsked):
    move: MoveText | None = None
    handles: Handles | None = None


class SolverTold(Told):
    rating: int = Field(description="Glicko-2")
    deviation: int
    tried: int
    right: int


class ThemeTold(Told):
    theme: str
    count: int


class ExercisesOf(Told):
    game: str
    count: int
    themes: list[ThemeTold]
    solver: SolverTold


class Exercises(Told):
    games: list[ExercisesOf]


class ExerciseTold(Told):
    id: str
    game: str
    seat: str
    rating: int
    known: bool = Field(description="tried before: it does not count any more")


class TryTold(PracticeTold):
    complete: bool = Field(description="the try is whole")


class PlannedMove(Told):
    move: str
    handles: list[str]


class PlanTold(Told):
    moves: list[PlannedMove]
    facts: list[Sentence] = Field(description="what they do, in words")
    scene: Scene = Field(description="the board afterwards")


class OtherPlan(Told):
    moves: list[str]
    lost: float


class Verdict(Told):
    right: bool
    answer: bool = Field(description="the very answer; otherwise something as good")
    lost: float = Field(description="points of lead by which the try is behind")
    share: float | None = Field(description="part of a win; null where only points are known")
    tried: PlanTold
    best: PlanTold
    others: list[OtherPlan]
    themes: list[str]
    playouts: int | None = Field(description="with each plan, to confirm the answer")
    solver: SolverTold | None
    change: int | None = Field(description="of the solver's rating; null where it does not count")


# --- reviews ------------------------------------------------------------------------------------------------


class RecordAsked(Asked):
    model_config = example(record="landbridge 2 · hashi 1 · seats Ada\n")
    record: Record


class ShownAsked(Asked):
    model_config = example(record="landbridge 2 · hashi 1 · seats Ada\n", at=12)
    record: Record
    at: At


class ReviewConsent(Asked):
    model_config = example(agree=True)
    agree: bool


class CurvePoint(Told):
    at: int = Field(description="after how many moves")
    leads: list[float]
    shares: list[float] = Field(description="of the win, by seat")


class SeatReviewed(Told):
    seat: str
    lead: float = Field(description="the result: points more than the best rival")
    share: float
    luck_lead: float
    luck_share: float
    adjusted_lead: float = Field(description="the result without luck")
    adjusted_share: float
    decisions: int | None = Field(description="that were not obvious; null: not for this viewer")
    loss: float | None = Field(description="points a decision")


class FindingTold(Told):
    kind: Literal["choice", "draw"]
    at: int
    end: int
    turn: int
    seat: str | None = Field(description="who decided; whose draw it was, null: everybody's")
    text: str
    best: str | None = Field(description="what would have been better; null: nothing")
    cost: float | None = Field(description="points of lead")
    cost_share: float | None = Field(description="part of a win")
    obvious: bool
    leads: list[float] | None = Field(description="luck of a draw, by seat")
    shares: list[float] | None


class ReviewFound(Told):
    game: str
    names: list[str]
    curve: list[CurvePoint]
    seats: list[SeatReviewed]
    findings: list[FindingTold]
    turning: list[int] = Field(description="the three that changed most, as places in `findings`")


class ReviewTold(Told):
    done: int = Field(description="events of the game that are reviewed")
    events: int | None = Field(description="of how many; null before the first piece")
    review: ReviewFound | None = Field(description="once it is whole")
    hidden: list[str] = Field(description="seats whose choices are not for this viewer")
    consent: bool | None = Field(description="whether others see my choices; null: nobody asks")


class Shown(Told):
    at: int
    seat: str | None = Field(description="whose eyes")
    scene: Scene
    played: PlanTold | None
    better: PlanTold | None
