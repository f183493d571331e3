"""Over the wire: games as they can be chosen, opening a table, and taking a seat."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from landbridge.core.game import LETTERS
from landbridge.server.http.wire.common import Asked, ClientId, Key, Pace, SeatLetter, Told, Words, example


class SeatPlan(Asked):
    model_config = example(kind="bot", bot="greedy")
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class ClockPlan(Asked):
    model_config = example(seconds=600, add=15)
    seconds: Annotated[int, Field(ge=5, le=90 * 86_400, description="for the whole game")]
    add: Annotated[int, Field(ge=0, le=30 * 86_400, description="for every turn")] = 0


class WatchPlan(Asked):
    model_config = example(moves=5)
    moves: Annotated[int, Field(ge=1, le=100)] | None = None
    minutes: Annotated[int, Field(ge=1, le=1440)] | None = None

    @model_validator(mode="after")
    def _one(self) -> WatchPlan:
        if (self.moves is None) == (self.minutes is None):
            raise ValueError("moves or minutes")
        return self


class NewTable(Asked):
    model_config = example(id="t-1", game="hashi", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    id: ClientId
    game: Key
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=len(LETTERS))]
    options: dict[Key, str] = Field(
        default_factory=dict, description="as GET /api/games lists them, in words"
    )
    listed: bool = Field(False, description="shown among the open tables")
    pace: Pace = Field("live", description="what people have in mind; a clock is set apart")
    clock: ClockPlan | None = None
    substitute: Annotated[str, StringConstraints(max_length=40)] = Field(
        "passive", description="the bot that takes the seat of whoever leaves or runs out of time"
    )
    outside: bool = Field(
        False, description="a game with real cards, dice and tiles: whoever opens the table enters what came"
    )
    help: bool = Field(
        False, description="whether bots may advise people who play with others; such a game is not rated"
    )
    watch: WatchPlan | None = Field(
        None, description="how far behind those are who watch; null: they see the table as it is"
    )


class Sitting(Asked):
    model_config = example(id="s-1")
    id: ClientId


class BotSeat(Asked):
    model_config = example(bot="greedy")
    bot: Annotated[str, StringConstraints(max_length=40)] = Field(
        "", description="empty: the seat is open again"
    )


class Joining(Asked):
    model_config = example(id="j-1", code="mfrggzdfmztwq2lk…", words="low tide")
    id: ClientId
    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    words: Words = ""
    ready: bool = Field(True, description="false: only sit down; the device commits by itself")


class Invitation(Asked):
    model_config = example(seat="B")
    seat: SeatLetter


class OptionTold(Told):
    name: str
    kind: Literal["switch", "number", "choice", "text"]
    default: str
    choices: list[str]


class EditionTold(Told):
    name: str
    title: str = Field(description="as on the box")
    publisher: str
    year: int | None
    options: dict[str, str] = Field(description="to be chosen for a game by it")
    means: dict[str, str] = Field(description="what they come to, where one stands for others")
    seats: int = Field(description="so many players show what is different")


class GameTold(Told):
    name: str
    title: str
    version: int
    fewest: int
    most: int
    fate: str
    options: list[OptionTold]
    bots: list[str]
    editions: list[EditionTold]


class Games(Told):
    games: list[GameTold]


class Joined(Told):
    table: str
    seat: str


class Invited(Told):
    code: str
    link: str
    mark: str = Field(description="to revoke it by")


class Reach(Told):
    """Where others find this server, for whoever sits at its machine."""

    bases: list[str] = Field(description="beginnings of links, the best first; none: nobody else finds it")
    command: str = Field(description="how to start it so that others find it; empty if they do")
