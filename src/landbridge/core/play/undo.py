"""How far a seat may take its own moves back without asking: as long as it has learned nothing by them.

Public moves stay free until the turn passes, drafts until the phase is resolved. What a seat has learned follows from
the rules: from what they show it before and after its own move. The law *undo* proves it by random play.
"""

from __future__ import annotations

from collections.abc import Sequence

from landbridge.core.game import Game, Kit
from landbridge.core.state import State, uncovers

__all__ = ["Watched"]


class Watched:
    """The moves that a seat makes one after the other, and how many of them it may take back.

    Each move is looked at once, when somebody first asks after it.
    """

    def __init__(self, game: Game, kit: Kit, start: State, seat: int, draft: bool):
        self.game, self.kit, self.seat, self.draft = game, kit, seat, draft
        self.state = start.copy()
        self.view = game.view(kit, start, seat)
        self.seen = 0  # moves that were looked at
        self.fixed = 0  # those that stay

    def free(self, moves: Sequence[int]) -> int:
        """How many of the moves may be taken back; they begin with those that were looked at."""
        for move in moves[self.seen :]:
            self._look_at(move)
        return self.seen - self.fixed

    def _look_at(self, move: int) -> None:
        game, kit, state = self.game, self.kit, self.state
        before, was = state.copy(), self.view
        game.do(kit, state, self.seat, move)
        self.view = game.view(kit, state, self.seat)
        self.seen += 1
        if not self._goes_on(before) or uncovers(was, self.view):
            self.fixed = self.seen

    def _goes_on(self, before: State) -> bool:
        """Whether the turn is the same, and nothing has come to light."""
        game, kit, after = self.game, self.kit, self.state
        phase = game.sealed(kit, before)
        if self.draft != bool(phase) or game.sealed(kit, after) != phase or game.reveals(kit, before, after):
            return False
        if self.draft:
            return True
        was, now = ((game.actors(kit, s), game.turn(kit, s)) for s in (before, after))
        return was == now
