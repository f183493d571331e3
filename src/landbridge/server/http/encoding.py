"""JSON as it is sent. Scenes are the largest part of it: each is drawn and encoded once, whoever asks.

orjson encodes a game's scene as it is, which takes a tenth of the time of first making plain lists and dicts of it.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

import orjson

from landbridge.app.scenes import EncodedScenes
from landbridge.core.show.scene import plain

EXACT = orjson.OPT_STRICT_INTEGER  # a page's numbers are exact to 53 bits; longer ones are told as text


def encoded(content: Any) -> bytes:
    try:
        return orjson.dumps(content, _other, EXACT)
    except TypeError:
        return orjson.dumps(plain(content))  # longer numbers, and names that are no text


SCENES = EncodedScenes(encoded, orjson.loads, orjson.Fragment)


def _other(value: Any) -> Any:
    """What orjson does not know and scenes contain."""
    if isinstance(value, memoryview):
        return value.tolist()
    if isinstance(value, AbstractSet):
        return sorted(value)
    raise TypeError(type(value).__name__)
