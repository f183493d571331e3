"""Over the wire: games as they can be chosen, opening a table, and taking a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import Many, Text, Whole, example
from landbridge.app.shapes.common import ClientId, Key, Pace, SeatLetter, Words
from landbridge.core.game import LETTERS


@example(kind="bot", bot="greedy")
@dataclass(frozen=True, kw_only=True)
class SeatPlan:
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Text(most=40)] | None = None


@example(seconds=600, add=15)
@dataclass(frozen=True, kw_only=True)
class ClockPlan:
    seconds: Annotated[int, Whole(least=5, most=90 * 86400), "for the whole game"]
    add: Annotated[int, Whole(least=0, most=30 * 86400), "for every turn"] = 0


@example(moves=5)
@dataclass(frozen=True, kw_only=True)
class WatchPlan:
    moves: Annotated[int, Whole(least=1, most=100)] | None = None
    minutes: Annotated[int, Whole(least=1, most=1440)] | None = None

    def __post_init__(self) -> None:
        if (self.moves is None) == (self.minutes is None):
            raise ValueError("moves or minutes")


@example(id="t-1", game="hashi", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
@dataclass(frozen=True, kw_only=True)
class NewTable:
    id: ClientId
    game: Key
    seats: Annotated[list[SeatPlan], Many(least=1, most=len(LETTERS))]
    options: Annotated[dict[Key, str], "as GET /api/games lists them, in words"] = field(default_factory=dict)
    listed: Annotated[bool, "shown among the open tables"] = False
    pace: Annotated[Pace, "what people have in mind; a clock is set apart"] = "live"
    clock: ClockPlan | None = None
    substitute: Annotated[
        str, Text(most=40), "the bot that takes the seat of whoever leaves or runs out of time"
    ] = "passive"
    help: Annotated[bool, "whether bots may advise people who play with others; such a game is not rated"] = (
        False
    )
    outside: Annotated[
        bool, "a game with real cards, dice and tiles: whoever opens the table enters what came"
    ] = False
    watch: Annotated[
        WatchPlan | None, "how far behind those are who watch; null: they see the table as it is"
    ] = None


@example(id="s-1")
@dataclass(frozen=True, kw_only=True)
class Sitting:
    id: ClientId


@example(bot="greedy")
@dataclass(frozen=True, kw_only=True)
class BotSeat:
    bot: Annotated[str, Text(most=40), "empty: the seat is open again"] = ""


@example(id="j-1", code="mfrggzdfmztwq2lk…", words="low tide")
@dataclass(frozen=True, kw_only=True)
class Joining:
    id: ClientId
    code: Annotated[str, Text(least=1, most=100)]
    words: Words = ""
    ready: Annotated[bool, "the server holds the salt; false: the device commits by itself"] = True


@example(seat="B")
@dataclass(frozen=True, kw_only=True)
class Invitation:
    seat: SeatLetter


class OptionTold(TypedDict):
    name: str
    kind: Literal["switch", "number", "choice", "text"]
    default: str
    choices: list[str]


class EditionTold(TypedDict):
    name: str
    title: Annotated[str, "as on the box"]
    publisher: str
    year: int | None
    options: Annotated[dict[str, str], "to be chosen for a game by it"]
    means: Annotated[dict[str, str], "what they come to, where one stands for others"]
    seats: Annotated[int, "so many players show what is different"]


class GameTold(TypedDict):
    name: str
    version: int
    fewest: int
    most: int
    fate: str
    options: list[OptionTold]
    bots: list[str]
    editions: list[EditionTold]


class Games(TypedDict):
    games: list[GameTold]


class Joined(TypedDict):
    table: str
    seat: str


class Invited(TypedDict):
    code: str
    link: str
    mark: Annotated[str, "to revoke it by"]


class Reach(TypedDict):
    """Where others find this server, for whoever sits at its machine."""

    bases: Annotated[list[str], "beginnings of links, the best first; none: nobody else finds it"]
    command: Annotated[str, "how to start it so that others find it; empty if they do"]
