"""Reviews and exercises on disk: pieces of reviews, who lets others see them, and how people do at exercises."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.features.reviews.keeping import Reviews
from landbridge.reviewing.pieces import complete, joined, still_true
from landbridge.reviewing.report import Review
from landbridge.server.store.people import Clock
from landbridge.server.store.schema import consents, reviews, solvers
from landbridge.server.store.sql.database import Store
from landbridge.table.exercise.solver import Solver

__all__ = ["StoredReviews"]


class StoredReviews(Reviews):
    effort = 0.5
    try_effort = 1.0

    def __init__(self, store: Store, clock: Clock, whole: Callable[[str, Review], None]):
        """`whole` is called with each review that is complete."""
        self.store, self.clock, self.whole = store, clock, whole

    # --- pieces -----------------------------------------------------------------------------------------------

    def pieces(self, key: str, moves: str) -> list[dict[str, Any]]:
        """What is there of a review of these moves, in order."""
        with self.store.reading() as c:
            return _pieces(c, key, moves)

    def keep(self, key: str, piece: dict[str, Any]) -> None:
        """A piece more, if it goes on where what is kept ends: of two who ask at the same time the first is kept."""
        row = {"table_id": key, "first": piece["first"], "body": json.dumps(piece), "made": self.clock()}

        def write(c: Connection) -> None:
            kept = _pieces(c, key, piece["moves"])
            if piece["first"] != (kept[-1]["end"] if kept else 0):
                return
            # What an older version made goes, or what was true before a correction.
            beyond = reviews.c.table_id == key, reviews.c.first >= piece["first"]
            c.execute(sa.delete(reviews).where(*beyond))
            c.execute(sa.insert(reviews).values(**row))

        with suppress(IntegrityError):
            self.store.write(write)
        pieces = self.pieces(key, piece["moves"])
        if complete(pieces):
            self.whole(key, joined(pieces))

    # --- who may see it ---------------------------------------------------------------------------------------

    def agreed(self, table: str) -> set[str]:
        """Who lets the others see what their choices cost."""
        with self.store.reading() as c:
            return set(c.execute(sa.select(consents.c.person).where(consents.c.table_id == table)).scalars())

    def agree(self, table: str, person: str, agrees: bool) -> None:
        def write(c: Connection) -> None:
            c.execute(sa.delete(consents).where(consents.c.table_id == table, consents.c.person == person))
            if agrees:
                c.execute(sa.insert(consents).values(table_id=table, person=person))

        with suppress(IntegrityError):  # said twice at the same time
            self.store.write(write)

    # --- exercises --------------------------------------------------------------------------------------------

    def solver(self, person: str, game: str) -> Solver:
        this = solvers.c.person == person, solvers.c.game == game
        with self.store.reading() as c:
            return Solver.from_kept(c.execute(sa.select(solvers.c.body).where(*this)).scalar())

    def solved(self, person: str, game: str, change: Callable[[Solver], Solver]) -> tuple[Solver, Solver]:
        """Somebody has tried an exercise: how they stood before, and how they do now."""
        this = solvers.c.person == person, solvers.c.game == game

        def write(c: Connection) -> tuple[Solver, Solver]:
            before = Solver.from_kept(c.execute(sa.select(solvers.c.body).where(*this)).scalar())
            after = change(before)
            c.execute(sa.delete(solvers).where(*this))
            c.execute(sa.insert(solvers).values(person=person, game=game, body=after.kept()))
            return before, after

        try:
            return self.store.write(write)
        except IntegrityError:  # another try of theirs at the same time was first
            return self.store.write(write)


def _pieces(c: Connection, key: str, moves: str) -> list[dict[str, Any]]:
    query = sa.select(reviews.c.body).where(reviews.c.table_id == key).order_by(reviews.c.first)
    return still_true((json.loads(body) for body in c.execute(query).scalars()), moves)
