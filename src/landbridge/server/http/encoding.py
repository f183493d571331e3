"""JSON as it is sent. Scenes are the largest part of it: each is drawn and encoded once, whoever asks.

orjson encodes a game's scene as it is, which takes a tenth of the time of first making plain lists and dicts of it.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

import orjson
from fastapi import Response

from landbridge.core.show.scene import plain, scene_of
from landbridge.core.state import PUBLIC, State
from landbridge.table.table import Table
from landbridge.table.watching.insight import ALL

EXACT = orjson.OPT_STRICT_INTEGER  # a page's numbers are exact to 53 bits; longer ones are told as text


class Answer(Response):
    """A JSON answer."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encoded(content)


def encoded(content: Any) -> bytes:
    try:
        return orjson.dumps(content, _other, EXACT)
    except TypeError:
        return orjson.dumps(plain(content))  # longer numbers, and names that are no text


def drawn(t: Table, viewer: int) -> orjson.Fragment:
    """How a table looks to a viewer now; worked out once, until something happens."""
    key = "scene", viewer
    if key not in t.memo:
        assert t.live is not None
        t.memo[key] = _scene(t, t.live.view(viewer), viewer)
    found: orjson.Fragment = t.memo[key]
    return found


def drawn_then(t: Table, state: bytes, viewer: int) -> orjson.Fragment:
    """How it looked in an earlier state."""
    then = State.from_bytes(state, t.kit.state)
    return _scene(t, then if viewer == ALL else t.game.view(t.kit, then, viewer), viewer)


def _scene(t: Table, view: State, viewer: int) -> orjson.Fragment:
    return orjson.Fragment(encoded(scene_of(t.game).raw(t.kit, view, max(PUBLIC, viewer))))


def _other(value: Any) -> Any:
    """What orjson does not know and scenes contain."""
    if isinstance(value, memoryview):
        return value.tolist()
    if isinstance(value, AbstractSet):
        return sorted(value)
    raise TypeError(type(value).__name__)
