"""The words of a notification: the game's name, what is wanted, and a link. No person, no move, nothing of the game."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from landbridge.server.notify.causes import (
    ASK,
    CHALLENGE,
    CONFIRM,
    EVERYBODY,
    FOUND,
    HELLO,
    INVITE,
    READY,
    TURN,
    Cause,
)
from landbridge.texts import words

SENTENCES = {
    TURN: "notify-turn",
    INVITE: "notify-invite",
    READY: "notify-ready",
    ASK: "notify-ask",
    FOUND: "notify-found",
    CHALLENGE: "notify-challenge",
    HELLO: "notify-hello",
    CONFIRM: "notify-confirm",
}


class Text(NamedTuple):
    title: str
    body: str
    link: str
    tag: str  # the same for the same cause: a second one takes the place of the first


def text_of(cause: Cause, table: str, game: str, lang: str, base: str) -> Text:
    """`game`: its name, "" where there is none."""
    say = words(lang).say
    title = say(game.replace("_", "-")) if game else say("page-name")
    if cause.person == EVERYBODY and cause.kind == TURN:
        body = say("notify-hook-turn", {"count": len(cause.seats), "seats": ", ".join(cause.seats)})
    elif cause.person == EVERYBODY:
        body = say("notify-hook-hello")
    else:
        body = say(SENTENCES[cause.kind], {"code": cause.seats} if cause.kind == CONFIRM else None)
    link = f"{base}/table#{table}" if table else f"{base}/me"
    tag = hashlib.sha256(cause.id(table).encode()).hexdigest()[:24]
    return Text(title, body, link, tag)
