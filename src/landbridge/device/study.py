"""Reviews and exercises in a browser: pieces and ratings are notes beside the tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from landbridge.device.notes import Notes
from landbridge.features.reviews.keeping import Reviews
from landbridge.reviewing.pieces import still_true
from landbridge.table.exercise.solver import Solver

SOLVER = "solver "


class NotedReviews(Reviews):
    effort = 0.15  # a phone has a fraction of a server's speed
    try_effort = 0.15

    def __init__(self, notes: Notes):
        self.notes = notes

    def pieces(self, key: str, moves: str) -> list[dict[str, Any]]:
        kept = self.notes.of(f"review {key} ")
        return still_true((json.loads(kept[name]) for name in sorted(kept)), moves)

    def keep(self, key: str, piece: dict[str, Any]) -> None:
        self.notes.keep(f"review {key} {piece['first']:06}", json.dumps(piece))

    def agreed(self, table: str) -> set[str]:
        return set()  # everything here is one person's

    def solver(self, person: str, game: str) -> Solver:
        return Solver.from_kept(self.notes.of(SOLVER).get(SOLVER + game))

    def solved(self, person: str, game: str, change: Callable[[Solver], Solver]) -> tuple[Solver, Solver]:
        before = self.solver(person, game)
        after = change(before)
        self.notes.keep(SOLVER + game, after.kept())
        return before, after
