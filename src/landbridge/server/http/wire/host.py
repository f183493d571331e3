"""What goes over the wire between the host console and the server, and when people report something."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import Field, StringConstraints

from landbridge.server.http.wire.common import Asked, SeatLetter, Told, example

Reason = Literal["insult", "hate", "spam", "name", "other"]
About = Literal["name", "chat"]
State = Literal["open", "dismissed", "settled"]
HostId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
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


class Report(Asked):
    model_config = example(seat="B", about="chat", reason="insult", text="")
    seat: SeatLetter
    about: About
    reason: Reason
    text: Annotated[str, StringConstraints(max_length=300)] = ""


class GivenKey(Asked):
    model_config = example(key="…")
    key: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Muting(Asked):
    model_config = example(muted=True)
    muted: bool


class ReportAnswer(Asked):
    model_config = example(state="dismissed")
    state: State


class DatabaseTold(Told):
    kind: Literal["sqlite", "postgresql"]
    bytes: int
    wrong: str | None = Field(description="why moves cannot be saved; null: they can")
    damaged: bool


class DiskTold(Told):
    bytes: int
    free: int


class HostCounts(Told):
    gathering: int
    playing: int
    over: int
    closed: int
    people: int
    reports: int = Field(description="not answered")
    notifications: int = Field(description="still to be sent")


class BotsTold(Told):
    processes: int
    thinking: int = Field(description="seats")
    waiting: int = Field(description="tables whose bots wait for a process")
    asked: int = Field(description="hints and practice")
    substituted: int = Field(description="moves made in place of a bot, since the start")
    cores: int
    load: float | None = Field(description="of the machine, in the last minute")


class LimitTold(Told):
    name: str
    most: int
    usual: int
    used: int | None = Field(description="by whoever uses most of it; null: not counted")


class BackupTold(Told):
    name: str
    bytes: int
    made_at: int


class HostOverview(Told):
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


class HostSeat(Told):
    seat: str
    name: str
    person: str | None
    bot: str | None


class HostTable(Told):
    id: str
    game: str
    status: Literal["gathering", "playing", "over", "closed"]
    events: int
    created_at: int
    touched_at: int
    stuck: Literal["bots", "clock"] | None
    link: str
    seats: list[HostSeat]


class HostTables(Told):
    tables: list[HostTable]


class HostPerson(Told):
    id: str
    name: str
    created_at: int
    seen_at: int
    devices: int
    seats: int
    reports: int = Field(description="not answered, about them")
    muted: bool


class HostPeople(Told):
    people: list[HostPerson]


class ChatLine(Told):
    seat: str
    name: str
    at: int
    text: str


class ReportTold(Told):
    id: str
    table: str
    game: str
    seat: str
    name: str = Field(description="at the table")
    person: str
    person_name: str | None = Field(description="now; null: nobody any more")
    reporter: str | None
    about: About
    reason: Reason
    text: str
    made_at: int
    state: State
    muted: bool = Field(description="whether they are muted everywhere")
    chat: list[ChatLine] = Field(description="what was last said there until then")


class ReportList(Told):
    reports: list[ReportTold]


class HostLogEntry(Told):
    at: int
    what: What
    about: str
    address: str


class HostLogTold(Told):
    entries: list[HostLogEntry]
