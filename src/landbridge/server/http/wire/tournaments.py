"""What goes over the wire about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from landbridge.core.bounded import LONGEST, OPTIONS
from landbridge.server.http.wire.common import Asked, ClientId, Key, Told, example
from landbridge.server.http.wire.opening import ClockPlan
from landbridge.table.tournament.parts import MOST_ROUNDS, MOST_SEATS

OptionText = Annotated[str, StringConstraints(max_length=LONGEST)]  # a board of one's own
Format = Literal["swiss", "round-robin", "knock-out"]
Status = Literal["open", "running", "over", "closed"]
GiveUp = Literal["absent", "withdraw"]
TieBreak = Literal["rounds", "points", "matchpoints", "direct", "buchholz", "sonneborn_berger", "wins"]


class NewTournament(Asked):
    model_config = example(id="t-1", title="Club evening", game="hashi", format="swiss", seats=2, rounds=5)
    id: ClientId
    title: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    game: Key
    format: Format = "swiss"
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS, description="at a table")] = 2
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS, description="of a Swiss tournament")] = 5
    duplicate: bool = Field(True, description="the same luck at every table of a round")
    options: Annotated[dict[Key, OptionText], Field(max_length=OPTIONS)] = Field(
        default_factory=dict,
        description="as GET /api/games lists them",
    )
    clock: ClockPlan | None = None
    pace: Literal["live", "slow"] = "live"
    listed: bool = Field(False, description="shown to everybody; otherwise one needs the link")


class ContestantTold(Told):
    number: int
    name: str
    gone: bool = Field(description="withdrawn")


class BoardTold(Told):
    board: int = Field(description="from 1")
    table: str | None = Field(description="null: a bye")
    players: list[int] = Field(description="numbers, in seat order")
    status: Literal["planned", "opened", "over"]
    places: list[int] | None = Field(description="null: not over, or not told before the round is")
    points: list[int] | None = Field(description="of the game")


class RoundTold(Told):
    round: int
    boards: list[BoardTold]
    promise: str | None = Field(description="hash of the secret that decides its luck, with duplicate deals")
    secret: str | None = Field(description="once the round is over at every table")


class StandingTold(Told):
    number: int
    place: int
    played: int
    values: dict[TieBreak, float] = Field(description="in the order in which they count")


class TournamentTold(Told):
    id: str
    title: str
    game: str
    format: Format
    seats: int
    duplicate: bool
    options: dict[str, str]
    clock: dict[str, int] | None
    pace: Literal["live", "slow"]
    listed: bool
    status: Status
    round: int = Field(description="0 before the first")
    rounds: int = Field(description="how many there will be, if nobody withdraws")
    link: str
    owner: bool = Field(description="whether I run it")
    me: int | None = Field(description="my number, if I take part")
    table: str | None = Field(description="where I play now")
    players: list[ContestantTold]
    tie_breaks: list[TieBreak]
    standings: list[StandingTold]
    played: list[RoundTold]


class TournamentSummary(Told):
    id: str
    title: str
    game: str
    format: Format
    seats: int
    status: Status
    round: int
    rounds: int
    players: int
    owner: bool
    me: bool
    table: str | None = Field(description="where I play now")


class TournamentList(Told):
    tournaments: list[TournamentSummary]
