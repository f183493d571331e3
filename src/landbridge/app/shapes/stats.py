"""What goes over the wire about how people do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import example

Company = Literal["alone", "bots", "people"]


@example(shared=True)
@dataclass(frozen=True, kw_only=True)
class StatsSharing:
    shared: Annotated[bool, "whether whoever has the link may see my statistics"]


class RatingTold(TypedDict):
    rating: int
    deviation: Annotated[int, "nineteen of twenty are within two of them"]
    games: int


class GameStats(TypedDict):
    game: str
    played: int
    won: Annotated[int, "first, and nobody else was"]
    tied: Annotated[int, "first, with others"]
    alone: Annotated[int, "played without others; part of `played`"]
    mean: Annotated[float, "points of a game"]
    most: int
    last: Annotated[int, "ms; when the latest one ended"]
    ratings: dict[Literal["people", "bots"], RatingTold]


class Stats(TypedDict):
    name: str
    link: Annotated[str | None, "for others; null: not shared"]
    rated: Annotated[bool, "whether this server rates people"]
    games: list[GameStats]


class Versus(TypedDict):
    bot: Annotated[str | None, "the level; null: people"]
    played: Annotated[int, "games"]
    ahead: Annotated[int, "of so many of them"]
    level: int
    behind: int
    mean: Annotated[float, "points of mine in these games"]
    rating: Annotated[RatingTold | None, "of that level, from games against people"]


class Opponent(TypedDict):
    name: Annotated[str, "as they were called at the last table together"]
    table: Annotated[str, "and which it was"]
    seat: str
    played: int
    ahead: int
    level: int
    behind: int


class GamePlayed(TypedDict):
    table: Annotated[str | None, "null: it was deleted, or is not shown to others"]
    ended: Annotated[int, "ms"]
    company: Company
    seats: int
    points: int
    place: int
    shared: Annotated[bool, "whether somebody else has the same place"]
    gone: Annotated[str, "why the seat was given up; empty: it was not"]
    decisions: int | None
    loss: Annotated[float | None, "points a decision, where the game was reviewed"]
    rating: Annotated[int | None, "after the game"]
    deviation: int | None


class GameDetails(TypedDict):
    game: str
    versus: list[Versus]
    opponents: list[Opponent]
    best: list[GamePlayed]
    played: Annotated[list[GamePlayed], "the latest, or the latest before `before`"]
    more: Annotated[bool, "whether there are earlier ones"]
