"""What a host keeps of reviews and exercises, and how much it thinks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landbridge.table.exercise.solver import Solver


class Reviews:
    """Each host keeps these in its own way."""

    effort: float  # of a whole review
    seconds = 0.4  # for a piece: who plays waits no longer for it
    try_effort: float  # of an exercise that has to be thought about

    def pieces(self, key: str, moves: str) -> list[dict[str, Any]]:
        """Return what there is of a review of these moves, in order."""
        raise NotImplementedError

    def keep(self, key: str, piece: dict[str, Any]) -> None:
        """Keep one piece more."""
        raise NotImplementedError

    def agreed(self, table: str) -> set[str]:
        """Return the people who let others see what their choices cost."""
        raise NotImplementedError

    def agree(self, table: str, person: str, agrees: bool) -> None:
        raise NotImplementedError

    def solver(self, person: str, game: str) -> Solver:
        """Return how a person does at a game's exercises."""
        raise NotImplementedError

    def solved(self, person: str, game: str, change: Callable[[Solver], Solver]) -> tuple[Solver, Solver]:
        """Keep that a person has tried an exercise; return how they did before, and how they do now."""
        raise NotImplementedError
