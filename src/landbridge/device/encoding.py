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
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.state import State
from landbridge.table.table import Table

LONG = re.compile(r"[:,\[]-?\d{16}")  # perhaps a number that a page does not know exactly
COMPACT = (",", ":")


def encoded(content: Any) -> str:
    with suppress(TypeError):
        text = json.dumps(content, ensure_ascii=False, separators=COMPACT, default=_other)
        if not LONG.search(text):
            return text
    return json.dumps(plain(content), ensure_ascii=False, separators=COMPACT)


def drawn(t: Table, viewer: int) -> Any:
    """How a table looks to a viewer now; worked out once, until something happens."""
    assert t.live is not None
    key = "scene", viewer
    if key not in t.memo:
        t.memo[key] = scene_of(t.game).raw(t.kit, t.live.view(viewer), viewer)
    return t.memo[key]


def drawn_then(t: Table, state: bytes, viewer: int) -> Any:
    """How it looked in an earlier state."""
    view = t.game.view(t.kit, State.from_bytes(state, t.kit.state), viewer)
    return scene_of(t.game).raw(t.kit, view, viewer)


def _other(value: Any) -> Any:
    """What JSON does not know and scenes contain."""
    if isinstance(value, Fact):
        return {"key": value.key, "values": dict(value.values)}
    if isinstance(value, memoryview):
        return value.tolist()
    if isinstance(value, AbstractSet):
        return sorted(value)
    raise TypeError(type(value).__name__)
