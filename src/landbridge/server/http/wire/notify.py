"""Notifications over the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import Field, StringConstraints

from landbridge.server.http.wire.common import Asked, Language, Told, example
from landbridge.server.notify.mail import ADDRESS

Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Url = Annotated[str, StringConstraints(min_length=8, max_length=1000)]
Key = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{16,120}={0,2}$")]
Time = Annotated[str, StringConstraints(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Kind = Literal["turn", "invite", "ready", "ask", "found", "challenge"]
Format = Literal["discord", "matrix", "slack", "ntfy"]


class QuietHours(Asked):
    model_config = example(begin="22:00", end="07:00", zone="Europe/Lisbon")
    begin: Time
    end: Time
    zone: Annotated[str, StringConstraints(min_length=1, max_length=60)] = Field(
        description="by its IANA name"
    )


class NotifyWish(Asked):
    model_config = example(
        unwanted=["invite"], quiet={"begin": "22:00", "end": "07:00", "zone": "Europe/Lisbon"}
    )
    unwanted: Annotated[list[Kind], Field(max_length=6)] = Field(default_factory=list)
    quiet: QuietHours | None = None
    lang: Language = "en"


class Subscribing(Asked):
    """A `PushSubscription`, as a browser makes it."""

    model_config = example(
        endpoint="https://push.example.org/send/1",
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
        lang="en",
    )
    endpoint: Url
    p256dh: Key
    auth: Key
    lang: Language = "en"


class MailWish(Asked):
    model_config = example(address="ada@example.org", lang="en")
    address: Annotated[str, StringConstraints(max_length=200, pattern=f"^{ADDRESS.pattern}$")]
    lang: Language = "en"


class MailCode(Asked):
    model_config = example(code="12345678")
    code: Annotated[str, StringConstraints(pattern="^[0-9]{8}$")]


class Hush(Asked):
    model_config = example(hushed=True)
    hushed: bool


class NewHook(Asked):
    model_config = example(format="ntfy", url="https://ntfy.sh/our-club", lang="en")
    format: Format
    url: Url
    lang: Language = "en"


class NotifyBrowser(Told):
    id: str
    browser: str
    system: str
    subscribed_at: int


class QuietTold(Told):
    begin: str
    end: str
    zone: str


class MailTold(Told):
    address: str
    confirmed: bool


class NotifyTold(Told):
    push_key: str | None = Field(
        description="what a browser subscribes with; null: this server sends no push"
    )
    mail_offered: bool = Field(description="whether this server sends mail")
    browsers: list[NotifyBrowser]
    unwanted: list[Kind]
    quiet: QuietTold | None
    mail: MailTold | None


class HookTold(Told):
    id: str
    format: Format
    host: str = Field(description="of its address; the rest is nobody's business")
    failed: int = Field(description="how often in a row nobody took anything there")


class TableNotify(Told):
    hushed: bool = Field(description="whether I want to hear nothing of this table")
    hooks: list[HookTold]
