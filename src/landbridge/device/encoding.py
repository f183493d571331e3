"""JSON as a device sends it. Scenes are most of it, and are encoded as they are: first making plain lists and dicts of
them takes longer than drawing them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.show.scene import plain

LONG = re.compile(r"[:,\[]-?\d{16}")  # perhaps a number that a page does not know exactly
COMPACT = (",", ":")


def encoded(content: Any) -> str:
    with suppress(TypeError):
        text = json.dumps(content, ensure_ascii=False, separators=COMPACT, default=_other)
        if not LONG.search(text):
            return text
    return json.dumps(plain(content), ensure_ascii=False, separators=COMPACT)


def _other(value: Any) -> Any:
    """What JSON does not know and scenes contain."""
    if isinstance(value, Fact):
        return {"key": value.key, "values": dict(value.values)}
    if isinstance(value, memoryview):
        return value.tolist()
    if isinstance(value, AbstractSet):
        return sorted(value)
    raise TypeError(type(value).__name__)
