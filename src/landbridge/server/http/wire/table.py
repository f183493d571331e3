"""Over the wire: a table as anybody may know it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from landbridge.server.http.wire.common import Told
from landbridge.server.http.wire.luck import AgreementTold


class SeatTold(Told):
    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    you: bool
    ready: bool
    away: Literal["", "left", "time", "resigned"]
    muted: bool
    points: int | None
    place: int | None = Field(description="after the end; who left comes behind those who stayed")
    winner: bool
    clock_ms: int | None


class AskTold(Told):
    seat: str
    moves: int
    agreed: list[str]


class EndTold(Told):
    """The seat whose leaving ended the game."""

    seat: str
    why: Literal["resigned", "time", "deleted"]


class TentativeTold(Told):
    """Public moves that their seat may still take back without asking."""

    seat: str
    moves: int


class DealMark(Told):
    """Of a table: which day's deal is played there."""

    day: str = Field(description="UTC, as 2026-11-16")
    told: int = Field(description="ms; until then its luck is closed to everybody else")


class TournamentMark(Told):
    """Of a table: which tournament it is part of."""

    id: str
    round: int = Field(description="from 1")
    closed: bool = Field(description="other tables of this round have the same luck and are not over yet")


class WatchTold(Told):
    moves: int | None = None
    minutes: int | None = None


class InsightTold(Told):
    """Somebody who is not seated and sees everything, or asks to."""

    name: str
    you: bool
    sees: bool = Field(description="everybody seated has agreed")
    agreed: list[str]
    asked: list[str] = Field(description="seats that have not agreed")


class TableTold(Told):
    """A table as anybody may know it."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    status: Literal["gathering", "playing", "over", "closed"]
    pace: Literal["live", "slow"]
    clock: dict[str, int] | None
    substitute: str
    help: bool = Field(description="whether bots may advise those who play here")
    listed: bool
    host: bool = Field(description="whether you opened it")
    link: str
    seats: list[SeatTold]
    acting: list[str]
    turn: int | None
    moved_at: int = Field(description="ms; when something last happened that everybody may know of")
    promise: str = Field(description="hash of the secret that decides every card, die and tile")
    outside: bool = Field(description="real cards, dice and tiles: there is no promise")
    words: list[str]
    secret: str | None = Field(description="after the end")
    luck: AgreementTold | None = Field(description="before the game")
    deal: DealMark | None = Field(description="a deal of the day")
    tournament: TournamentMark | None
    ended: EndTold | None = Field(description="the game ended because somebody left")
    tentative: TentativeTold | None
    asks: AskTold | None = Field(description="somebody asks for moves back")
    rematch: str | None
    watch: WatchTold | None = Field(description="how far behind those are who watch")
    behind: bool = Field(description="this is the table as it was: you watch with a delay")
    insight: InsightTold | None = Field(description="somebody who sees everything, or asks to")


class InviteTold(Told):
    """What an invitation is for, before it is used."""

    seat: str
    table: TableTold


class TableList(Told):
    tables: list[TableTold]
