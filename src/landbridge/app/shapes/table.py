"""Over the wire: a table as anybody may know it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from landbridge.app.shapes.luck import AgreementTold


class SeatTold(TypedDict):
    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    you: bool
    ready: Annotated[bool, "a number is sealed, or the server holds it"]
    reserved: Annotated[bool, "for a player of the game before, who has not joined yet"]
    away: Literal["", "left", "time", "resigned"]
    muted: bool
    points: int | None
    place: Annotated[int | None, "after the end; who left comes behind those who stayed"]
    winner: bool
    clock_ms: int | None


class AskTold(TypedDict):
    seat: str
    moves: int
    agreed: list[str]


class EndTold(TypedDict):
    """The seat whose leaving ended the game."""

    seat: str
    why: Literal["resigned", "time", "deleted"]


class TentativeTold(TypedDict):
    """Public moves that their seat may still take back without asking."""

    seat: str
    moves: int


class DealMark(TypedDict):
    """Of a table: which day's deal is played there."""

    day: Annotated[str, "UTC, as 2026-11-16"]
    told: Annotated[int, "ms; until then its luck is closed to everybody else"]


class TournamentMark(TypedDict):
    """Of a table: which tournament it is part of."""

    id: str
    round: Annotated[int, "from 1"]
    closed: Annotated[bool, "other tables of this round have the same luck and are not over yet"]


class WatchTold(TypedDict):
    moves: NotRequired[int | None]
    minutes: NotRequired[int | None]


class InsightTold(TypedDict):
    """Somebody who is not seated and sees everything, or asks to."""

    name: str
    you: bool
    sees: Annotated[bool, "everybody seated has agreed"]
    agreed: list[str]
    asked: Annotated[list[str], "seats that have not agreed"]


class TableTold(TypedDict):
    """A table as anybody may know it."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    status: Literal["gathering", "playing", "over", "closed"]
    pace: Literal["live", "slow"]
    clock: dict[str, int] | None
    substitute: str
    listed: bool
    help: Annotated[bool, "whether bots may advise those who play here"]
    host: Annotated[bool, "whether you opened it"]
    link: str
    seats: list[SeatTold]
    acting: list[str]
    turn: int | None
    moved_at: Annotated[int, "ms; when something last happened that everybody may know of"]
    promise: Annotated[str, "hash of the secret that decides every card, die and tile"]
    outside: Annotated[bool, "real cards, dice and tiles: there is no promise"]
    words: list[str]
    secret: Annotated[str | None, "after the end"]
    luck: Annotated[AgreementTold | None, "before the game"]
    deal: Annotated[DealMark | None, "a deal of the day"]
    tournament: TournamentMark | None
    ended: Annotated[EndTold | None, "the game ended because somebody left"]
    tentative: TentativeTold | None
    asks: Annotated[AskTold | None, "somebody asks for moves back"]
    rematch: str | None
    watch: Annotated[WatchTold | None, "how far behind those are who watch"]
    behind: Annotated[bool, "this is the table as it was: you watch with a delay"]
    insight: Annotated[InsightTold | None, "somebody who sees everything, or asks to"]


class InviteTold(TypedDict):
    """What an invitation is for, before it is used."""

    seat: str
    table: TableTold


class TableList(TypedDict):
    tables: list[TableTold]
