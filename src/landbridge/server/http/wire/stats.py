"""What goes over the wire about how people do."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from landbridge.server.http.wire.common import Asked, Told, example

Company = Literal["alone", "bots", "people"]


class StatsSharing(Asked):
    model_config = example(shared=True)
    shared: bool = Field(description="whether whoever has the link may see my statistics")


class RatingTold(Told):
    rating: int
    deviation: int = Field(description="nineteen of twenty are within two of them")
    games: int


class GameStats(Told):
    game: str
    played: int
    won: int = Field(description="first, and nobody else was")
    tied: int = Field(description="first, with others")
    alone: int = Field(description="played without others; part of `played`")
    mean: float = Field(description="points of a game")
    most: int
    last: int = Field(description="ms; when the latest one ended")
    ratings: dict[Literal["people", "bots"], RatingTold]


class Stats(Told):
    name: str
    link: str | None = Field(description="for others; null: not shared")
    rated: bool = Field(description="whether this server rates people")
    games: list[GameStats]


class Versus(Told):
    bot: str | None = Field(description="the level; null: people")
    played: int = Field(description="games")
    ahead: int = Field(description="of so many of them")
    level: int
    behind: int
    mean: float = Field(description="points of mine in these games")
    rating: RatingTold | None = Field(description="of that level, from games against people")


class Opponent(Told):
    name: str = Field(description="as they were called at the last table together")
    table: str = Field(description="and which it was")
    seat: str
    played: int
    ahead: int
    level: int
    behind: int


class GamePlayed(Told):
    table: str | None = Field(description="null: it was deleted, or is not shown to others")
    ended: int = Field(description="ms")
    company: Company
    seats: int
    points: int
    place: int
    shared: bool = Field(description="whether somebody else has the same place")
    gone: str = Field(description="why the seat was given up; empty: it was not")
    decisions: int | None
    loss: float | None = Field(description="points a decision, where the game was reviewed")
    rating: int | None = Field(description="after the game")
    deviation: int | None


class GameDetails(Told):
    game: str
    versus: list[Versus]
    opponents: list[Opponent]
    best: list[GamePlayed]
    played: list[GamePlayed] = Field(description="the latest, or the latest before `before`")
    more: bool = Field(description="whether there are earlier ones")
