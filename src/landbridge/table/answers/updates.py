"""What a viewer was told since some message: the messages in order, and how the table looked in between.

A page uses them to show move after move. The last one needs no scene, because the picture sent with it contains one. A
player's own moves need none either unless they settle a phase, nor do many at once, which nobody wants to watch. Dice
that are rolled together, or tiles that are drawn together, are shown together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from landbridge.core.game import LETTERS
from landbridge.core.state import FATE
from landbridge.table import views
from landbridge.table.answers.facts import message
from landbridge.table.parts import SEATS
from landbridge.table.table import Table

MOST = 100  # messages in one answer; a page that has missed more asks again
WATCHED = 12  # with more moves than this at once, no scenes are sent
CHANCE = SEATS[FATE]

# Messages that are no longer in memory: of a table and viewer, after a number, so many at most.
Older = Callable[[str, int, int, int], list[tuple[int, dict[str, Any]]]]
Drawn = Callable[[int, bytes], dict[str, Any]]  # how a table looked after the message of that number


def since(
    t: Table, viewer: int, after: int, look: str | None, older: Older, drawn: Drawn
) -> list[dict[str, Any]]:
    """The messages after that number, as they are sent; for whoever draws, others' moves with the scene they led to.

    `look` None: messages alone.
    """
    if after >= t.counts[viewer]:
        return []
    recent = t.recent.after(viewer, after)
    states = {message.id: state for message, state in recent}
    if after + 1 in states:
        found = [(message.id, message.body) for message, _ in recent[:MOST]]
    else:
        found = [told for told in older(t.id, viewer, after, MOST) if told[0] <= t.counts[viewer]]
    own = LETTERS[viewer] if viewer >= 0 else None
    watched = {id for (id, body), (_, following) in pairwise(found) if _is_watched(body, following, own)}
    if look in (None, views.VIEW) or len(watched) > WATCHED:
        watched = set()
    updates = []
    for id, body in found:
        update = message(id, body)
        if look is not None:
            update |= {"scene": None, "change": None, "since": None, "picture": None}
        if id in watched and id in states:
            update |= drawn(id, states[id])
        updates.append(update)
    return updates


def _is_watched(body: Mapping[str, Any], following: Mapping[str, Any], own: str | None) -> bool:
    """Whether a page shows how the table looked between two messages."""
    if body["type"] == "settled":
        return True  # whoever settles a phase with a move of their own sees what the others had drafted
    if body["type"] != "move" or body["seat"] == own:
        return False
    return not body["seat"] == CHANCE == following.get("seat")
