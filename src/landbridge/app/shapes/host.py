"""What goes over the wire between the host console and the server, and when people report something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import Text, example
from landbridge.app.shapes.common import SeatLetter

Reason = Literal["insult", "hate", "spam", "name", "other"]
About = Literal["name", "chat"]
State = Literal["open", "dismissed", "settled"]
HostId = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{1,64}$")]
What = Literal[
    "signed-in",
    "signed-out",
    "wrong-key",
    "closed",
    "muted",
    "unmuted",
    "renamed",
    "dismissed",
    "settled",
    "backed-up",
    "uncommented",
]


@example(seat="B", about="chat", reason="insult", text="")
@dataclass(frozen=True, kw_only=True)
class Report:
    seat: SeatLetter
    about: About
    reason: Reason
    text: Annotated[str, Text(most=300)] = ""


@example(key="…")
@dataclass(frozen=True, kw_only=True)
class GivenKey:
    key: Annotated[str, Text(least=1, most=200)]


@example(muted=True)
@dataclass(frozen=True, kw_only=True)
class Muting:
    muted: bool


@example(state="dismissed")
@dataclass(frozen=True, kw_only=True)
class ReportAnswer:
    state: State


class DatabaseTold(TypedDict):
    kind: Literal["sqlite", "postgresql"]
    bytes: int
    wrong: Annotated[str | None, "why moves cannot be saved; null: they can"]
    damaged: bool


class DiskTold(TypedDict):
    bytes: int
    free: int


class HostCounts(TypedDict):
    gathering: int
    playing: int
    over: int
    closed: int
    people: int
    reports: Annotated[int, "not answered"]
    notifications: Annotated[int, "still to be sent"]


class BotsTold(TypedDict):
    processes: int
    thinking: Annotated[int, "seats"]
    waiting: Annotated[int, "tables whose bots wait for a process"]
    asked: Annotated[int, "hints and practice"]
    substituted: Annotated[int, "moves made in place of a bot, since the start"]
    cores: int
    load: Annotated[float | None, "of the machine, in the last minute"]


class LimitTold(TypedDict):
    name: str
    most: int
    usual: int
    used: Annotated[int | None, "by whoever uses most of it; null: not counted"]


class BackupTold(TypedDict):
    name: str
    bytes: int
    made_at: int


class HostOverview(TypedDict):
    version: str
    python: str
    up_seconds: int
    workers: int
    database: DatabaseTold
    disk: DiskTold
    counts: HostCounts
    bots: BotsTold
    streams: int
    connections: int
    limits: list[LimitTold]
    backups: list[BackupTold]


class HostSeat(TypedDict):
    seat: str
    name: str
    person: str | None
    bot: str | None


class HostTable(TypedDict):
    id: str
    game: str
    status: Literal["gathering", "playing", "over", "closed"]
    events: int
    created_at: int
    touched_at: int
    stuck: Literal["bots", "clock"] | None
    link: str
    seats: list[HostSeat]


class HostTables(TypedDict):
    tables: list[HostTable]


class HostPerson(TypedDict):
    id: str
    name: str
    created_at: int
    seen_at: int
    devices: int
    seats: int
    reports: Annotated[int, "not answered, about them"]
    muted: bool


class HostPeople(TypedDict):
    people: list[HostPerson]


class ChatLine(TypedDict):
    seat: str
    name: str
    at: int
    text: str


class ReportTold(TypedDict):
    id: str
    table: str
    game: str
    seat: str
    name: Annotated[str, "at the table"]
    person: str
    person_name: Annotated[str | None, "now; null: nobody any more"]
    reporter: str | None
    about: About
    reason: Reason
    text: str
    made_at: int
    state: State
    muted: Annotated[bool, "whether they are muted everywhere"]
    chat: Annotated[list[ChatLine], "what was last said there until then"]


class ReportList(TypedDict):
    reports: list[ReportTold]


class HostLogEntry(TypedDict):
    at: int
    what: What
    about: str
    address: str


class HostLogTold(TypedDict):
    entries: list[HostLogEntry]
