"""Notifications over the wire."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import Many, Text, example
from landbridge.app.shapes.common import Language

Id = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{1,40}$")]
Url = Annotated[str, Text(least=8, most=1000)]
Key = Annotated[str, Text(pattern="^[A-Za-z0-9_-]{16,120}={0,2}$")]
Time = Annotated[str, Text(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Kind = Literal["turn", "invite", "ready", "ask", "found", "challenge"]
ADDRESS = r"[A-Za-z0-9.!#$%&*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"
Format = Literal["discord", "matrix", "slack", "ntfy"]


@example(begin="22:00", end="07:00", zone="Europe/Lisbon")
@dataclass(frozen=True, kw_only=True)
class QuietHours:
    begin: Time
    end: Time
    zone: Annotated[str, Text(least=1, most=60), "by its IANA name"]


@example(unwanted=["invite"], quiet={"begin": "22:00", "end": "07:00", "zone": "Europe/Lisbon"})
@dataclass(frozen=True, kw_only=True)
class NotifyWish:
    unwanted: Annotated[list[Kind], Many(most=6)] = field(default_factory=list)
    quiet: QuietHours | None = None
    lang: Language = "en"


@example(
    endpoint="https://push.example.org/send/1",
    p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth="BTBZMqHH6r4Tts7J_aSIgg",
    lang="en",
)
@dataclass(frozen=True, kw_only=True)
class Subscribing:
    """A `PushSubscription`, as a browser makes it."""

    endpoint: Url
    p256dh: Key
    auth: Key
    lang: Language = "en"


@example(address="ada@example.org", lang="en")
@dataclass(frozen=True, kw_only=True)
class MailWish:
    address: Annotated[str, Text(most=200, pattern=f"^{ADDRESS}$")]
    lang: Language = "en"


@example(code="12345678")
@dataclass(frozen=True, kw_only=True)
class MailCode:
    code: Annotated[str, Text(pattern="^[0-9]{8}$")]


@example(hushed=True)
@dataclass(frozen=True, kw_only=True)
class Hush:
    hushed: bool


@example(format="ntfy", url="https://ntfy.sh/our-club", lang="en")
@dataclass(frozen=True, kw_only=True)
class NewHook:
    format: Format
    url: Url
    lang: Language = "en"


class NotifyBrowser(TypedDict):
    id: str
    browser: str
    system: str
    subscribed_at: int


class QuietTold(TypedDict):
    begin: str
    end: str
    zone: str


class MailTold(TypedDict):
    address: str
    confirmed: bool


class NotifyTold(TypedDict):
    push_key: Annotated[str | None, "what a browser subscribes with; null: this server sends no push"]
    mail_offered: Annotated[bool, "whether this server sends mail"]
    browsers: list[NotifyBrowser]
    unwanted: list[Kind]
    quiet: QuietTold | None
    mail: MailTold | None


class HookTold(TypedDict):
    id: str
    format: Format
    host: Annotated[str, "of its address; the rest is nobody's business"]
    failed: Annotated[int, "how often in a row nobody took anything there"]


class TableNotify(TypedDict):
    hushed: Annotated[bool, "whether I want to hear nothing of this table"]
    hooks: list[HookTold]
