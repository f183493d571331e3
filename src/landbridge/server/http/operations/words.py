"""The words of every language: what clients say for the keys in scenes, facts and refusals."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from landbridge.app.operation import Group
from landbridge.app.shapes.common import Language, Languages
from landbridge.server.http.page import ASK_AGAIN, catalogues, handed
from landbridge.server.http.room import ServerRoom
from landbridge.texts import LANGUAGES, words

operations = Group("words")


@operations.get("texts", door=True)
def languages(room: ServerRoom) -> Languages:
    """The languages, each by the name it has in itself."""
    told: list[Any] = [{"lang": lang, "name": words(lang).say("server-language")} for lang in LANGUAGES]
    return {"languages": told}


@operations.get("texts/{lang}", door=True, kind="text/plain")
def texts(room: ServerRoom, lang: Language) -> Response:
    """Every word of a language, as Fluent messages, those of all games among them."""
    return handed(room.request, catalogues(lang), ASK_AGAIN)
