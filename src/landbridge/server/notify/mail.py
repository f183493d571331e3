"""Mail, where the host has configured a server for it: `smtp://name:password@host:587?from=games@example.org`.

`smtps://` speaks TLS from the beginning; `smtp://` begins with STARTTLS, which only a server on this machine may lack.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from landbridge.app.shapes.notify import ADDRESS
from landbridge.server.notify.message import Text

SECONDS = 10.0
LOCAL = ("localhost", "127.0.0.1", "::1")


class Post(NamedTuple):
    """A mail server, as the host has named it."""

    tls: bool
    host: str
    port: int
    name: str
    password: str
    sender: str


def post_office(url: str) -> Post:
    """`ValueError` if it is none."""
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not re.fullmatch(ADDRESS, sender):
        raise ValueError("smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS")
    tls = parts.scheme == "smtps"
    name, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(tls, parts.hostname, parts.port or (465 if tls else 587), name, password, sender)


def letter(office: Post, to: str, text: Text) -> EmailMessage:
    made = EmailMessage()
    made["Subject"] = f"{text.title}: {text.body}".replace("\n", " ")
    made["From"] = office.sender
    made["To"] = to
    made["Date"] = formatdate()
    made["Message-ID"] = (
        f"<{text.tag}@{office.sender.partition('@')[2]}>"  # the same again is the same letter
    )
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(f"{text.body}\n\n{text.link}\n")
    return made


def send(office: Post, to: str, text: Text) -> None:
    """`smtplib.SMTPException` or `OSError` if it is not taken."""
    kind = smtplib.SMTP_SSL if office.tls else smtplib.SMTP
    with kind(office.host, office.port, timeout=SECONDS) as line:
        line.ehlo()
        if not office.tls and (line.has_extn("starttls") or office.host not in LOCAL):
            line.starttls(context=ssl.create_default_context())
        if office.name:
            line.login(office.name, office.password)
        line.send_message(letter(office, to, text))
