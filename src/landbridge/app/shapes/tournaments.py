"""What goes over the wire about tournaments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.app.shapes.common import ClientId, Key
from landbridge.app.shapes.opening import ClockPlan
from landbridge.core.bounded import LONGEST, OPTIONS
from landbridge.table.tournament.parts import MOST_ROUNDS, MOST_SEATS

OptionText = Annotated[str, Text(most=LONGEST)]
Format = Literal["swiss", "round-robin", "knock-out"]
Status = Literal["open", "running", "over", "closed"]
GiveUp = Literal["absent", "withdraw"]
TieBreak = Literal["rounds", "points", "matchpoints", "direct", "buchholz", "sonneborn_berger", "wins"]


@example(id="t-1", title="Club evening", game="hashi", format="swiss", seats=2, rounds=5)
@dataclass(frozen=True, kw_only=True)
class NewTournament:
    id: ClientId
    title: Annotated[str, Text(least=1, most=200)]
    game: Key
    format: Format = "swiss"
    seats: Annotated[int, Whole(least=2, most=MOST_SEATS), "at a table"] = 2
    rounds: Annotated[int, Whole(least=1, most=MOST_ROUNDS), "of a Swiss tournament"] = 5
    duplicate: Annotated[bool, "the same luck at every table of a round"] = True
    options: Annotated[dict[Key, OptionText], Many(most=OPTIONS), "as GET /api/games lists them"] = field(
        default_factory=dict
    )
    clock: ClockPlan | None = None
    pace: Literal["live", "slow"] = "live"
    listed: Annotated[bool, "shown to everybody; otherwise one needs the link"] = False


class ContestantTold(TypedDict):
    number: int
    name: str
    gone: Annotated[bool, "withdrawn"]


class BoardTold(TypedDict):
    board: Annotated[int, "from 1"]
    table: Annotated[str | None, "null: a bye"]
    players: Annotated[list[int], "numbers, in seat order"]
    status: Literal["planned", "opened", "over"]
    places: Annotated[list[int] | None, "null: not over, or not told before the round is"]
    points: Annotated[list[int] | None, "of the game"]


class RoundTold(TypedDict):
    round: int
    boards: list[BoardTold]
    promise: Annotated[str | None, "hash of the secret that decides its luck, with duplicate deals"]
    secret: Annotated[str | None, "once the round is over at every table"]


class StandingTold(TypedDict):
    number: int
    place: int
    played: int
    values: Annotated[dict[TieBreak, float], "in the order in which they count"]


class TournamentTold(TypedDict):
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
    round: Annotated[int, "0 before the first"]
    rounds: Annotated[int, "how many there will be, if nobody withdraws"]
    link: str
    owner: Annotated[bool, "whether I run it"]
    me: Annotated[int | None, "my number, if I take part"]
    table: Annotated[str | None, "where I play now"]
    players: list[ContestantTold]
    tie_breaks: list[TieBreak]
    standings: list[StandingTold]
    played: list[RoundTold]


class TournamentSummary(TypedDict):
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
    table: Annotated[str | None, "where I play now"]


class TournamentList(TypedDict):
    tournaments: list[TournamentSummary]
