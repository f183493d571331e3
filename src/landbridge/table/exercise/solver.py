"""Somebody who solves exercises: a rating, what was solved before, and which exercise comes next."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from landbridge.reviewing.exercises import Exercise
from landbridge.reviewing.glicko import NEW, Rating, rated
from landbridge.table.refusals import Refused

__all__ = ["LEVELS", "Solver", "next_one"]

LEVELS = {"easier": -300, "mine": 0, "harder": 300}  # points beside one's own rating
NEAREST = 8  # of which chance picks one
REMEMBERED = 1000


@dataclass(frozen=True)
class Solver:
    """What is kept of a person and a game."""

    rating: Rating = NEW
    tried: int = 0
    right: int = 0
    seen: tuple[str, ...] = ()  # exercises, those of late at the end

    def after(self, exercise: Exercise, right: bool) -> Solver:
        """After a try. The first one counts; whoever comes back knows the answer."""
        seen = (*(id for id in self.seen if id != exercise.id), exercise.id)[-REMEMBERED:]
        if exercise.id in self.seen:
            return replace(self, seen=seen)
        rival = Rating(exercise.rating, exercise.deviation)
        rating = rated(self.rating, rival, float(right))
        return Solver(rating, self.tried + 1, self.right + right, seen)

    def joined(self, other: Solver) -> Solver:
        """Both were the same person: the rating that is more certain, and all that was tried."""
        surer = min(self.rating, other.rating, key=lambda one: one.deviation)
        seen = (*(id for id in other.seen if id not in self.seen), *self.seen)[-REMEMBERED:]
        return Solver(surer, self.tried + other.tried, self.right + other.right, seen)

    def kept(self) -> str:
        return json.dumps([*self.rating, self.tried, self.right, self.seen])

    @classmethod
    def from_kept(cls, text: str | None) -> Solver:
        if not text:
            return cls()
        rating, deviation, volatility, tried, right, seen = json.loads(text)
        return cls(Rating(rating, deviation, volatility), tried, right, tuple(seen))

    def as_json(self) -> dict[str, Any]:
        return {
            "rating": round(self.rating.rating),
            "deviation": round(self.rating.deviation),
            "tried": self.tried,
            "right": self.right,
        }


def next_one(exercises: Iterable[Exercise], solver: Solver, theme: str, level: str, luck: Random) -> Exercise:
    """A new exercise about as difficult as wished; if all are known, the one that was solved longest ago."""
    fitting = {one.id: one for one in exercises if not theme or theme in one.themes}
    if not fitting:
        raise Refused("exercise-none")
    new = [one for one in fitting.values() if one.id not in solver.seen]
    if not new:
        return next(fitting[id] for id in solver.seen if id in fitting)
    wanted = solver.rating.rating + LEVELS[level]
    new.sort(key=lambda one: (abs(one.rating - wanted), one.id))
    return luck.choice(new[:NEAREST])
