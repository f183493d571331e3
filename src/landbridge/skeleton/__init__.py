"""Skeleton: players take one to three stones from a heap in turn; the last stone wins. Make it your game."""

from __future__ import annotations

from dataclasses import dataclass

from landbridge.core.game import PLAIN_REASONS, Game, Kit, Luck, Reason
from landbridge.core.state import State

from . import rules


@dataclass(frozen=True)
class Options:
    """How Skeleton is played: switches (bool), numbers (int), or words with choices (str)."""


class Skeleton(Game):
    name = "skeleton"  # the folder's name
    version = 1
    seats = range(2, 5)
    options = Options
    fate = "card"  # the word before chance's moves in a record
    longest = rules.STONES  # no game takes more moves
    reasons = {  # noqa: RUF012 - the interface has it read-only
        **PLAIN_REASONS,
        rules.TOO_MANY: Reason("S2", "skeleton-why-too-many"),
    }

    def build(self, options: Options) -> Kit:
        return Kit(self, options, State.blank(rules.KIT), rules, rules.STATE, rules.MOVES)

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """Nothing is hidden, so the view is the state. A game with secrets fills them in here."""
        return v.copy()

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        return f"take-{move + 1}"
