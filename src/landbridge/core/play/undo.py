"""How far a seat may take its own moves back without asking: as long as it has learned nothing by them.

Public moves stay free until the turn passes, drafts until the phase is resolved. What a seat has learned follows from
the rules: from what they show it before and after its own move. The law *undo* proves it by random play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landbridge.core.game import Game, Kit
from landbridge.core.state import State, uncovers

__all__ = ["Free", "free", "told_nothing"]


class Free(NamedTuple):
    """The last of a seat's moves, those that it may take back; and the state before them."""

    moves: Sequence[int]
    before: State


def free(game: Game, kit: Kit, start: State, seat: int, moves: Sequence[int], draft: bool) -> Free:
    """Which of the `moves` that a seat has made one after the other from `start` on may be taken back."""
    before, after = start.copy(), start.copy()
    found = Free(moves, start.copy())
    for made, move in enumerate(moves, start=1):
        game.do(kit, after, seat, move)
        if not told_nothing(game, kit, before, seat, after, draft):
            found = Free(moves[made:], after.copy())
        before.set_to(after)
    return found


def told_nothing(game: Game, kit: Kit, before: State, seat: int, after: State, draft: bool) -> bool:
    """Whether a seat's own move has told it nothing, and it is still its turn."""
    phase = game.sealed(kit, before)
    if draft != bool(phase) or game.sealed(kit, after) != phase or game.reveals(kit, before, after):
        return False
    if not draft:
        was, now = ((game.actors(kit, s), game.turn(kit, s)) for s in (before, after))
        if was != now:
            return False
    return not uncovers(game.view(kit, before, seat), game.view(kit, after, seat))
