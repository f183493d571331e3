"""What a viewer was told since some message: the messages in order, and how the table looked in between.

A page uses them to show move after move. The last one needs no scene, because the picture sent with it contains one. A
player's own moves need none either, nor do many at once, which nobody wants to watch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landbridge.core.game import LETTERS
from landbridge.core.state import PUBLIC, State
from landbridge.server.http import answers
from landbridge.server.store.tables import Tables
from landbridge.table import views
from landbridge.table.table import Table
from landbridge.texts import Words

MOST = 100  # messages in one answer; a page that has missed more asks again
WATCHED = 12  # with more moves than this at once, no scenes are sent
MOVES = ("move", "settled")

Messages = Sequence[tuple[int, dict[str, Any]]]


def since(
    tables: Tables, t: Table, viewer: int, after: int | None, look: str, say: Words
) -> list[dict[str, Any]]:
    """The messages after that number; empty if the request did not ask for them."""
    at = t.counts[viewer]
    if after is None or after >= at:
        return []
    found = [(id, body) for id, body in tables.messages(t.id, viewer, after, MOST) if id <= at]
    return told(t, viewer, found, look, say)


def told(t: Table, viewer: int, found: Messages, look: str, say: Words) -> list[dict[str, Any]]:
    """Messages as they are sent; for whoever draws, those of others' moves with the scene they led to."""
    shown = scenes(t, viewer, found) if look == views.SCENE else {}
    return [
        {**answers.message(id, body, say, t.names), "scene": shown.get(id), "picture": None}
        for id, body in found
    ]


def scenes(t: Table, viewer: int, found: Messages) -> dict[int, dict[str, Any]]:
    """How the table looked to a viewer after each move of somebody else but the last, as far as it is remembered."""
    own = LETTERS[viewer] if viewer != PUBLIC else None
    wanted = {id for id, body in found[:-1] if body["type"] in MOVES and body.get("seat") != own}
    if not wanted or len(wanted) > WATCHED:
        return {}
    kit = t.kit
    return {
        id: views.scene(kit, kit.game.view(kit, State.from_bytes(state, kit.state), viewer), viewer)
        for id, state in t.recent.after(viewer, min(wanted) - 1)
        if id in wanted
    }
