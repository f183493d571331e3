"""What came of finished games: written in the transaction that ends them, added up when somebody asks.

Every question is about one person and one game, reads by an index, and answers with a bounded number of rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.reviewing.report import Review
from landbridge.server.store.people import Clock, Tokens
from landbridge.server.store.schema import people, tables
from landbridge.server.store.schema.social import finished, results, sharing
from landbridge.server.store.sql.database import Store
from landbridge.server.store.tables import Tables
from landbridge.table.fair import counts
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from landbridge.table.watching.delay import MINUTE

WAITING, DONE, NEVER = 0, 1, 2  # whether a game is rated
ALONE, BOTS, PEOPLE = "alone", "bots", "people"  # with whom it was played
PAGE = 200  # games told at once
BEST, OPPONENTS = 5, 20
FILE_ROWS = 100_000  # of a CSV file
READ_ROWS = 1_000


class Scope(NamedTuple):
    """Whose results, and for whose eyes: others see what is no secret any more."""

    person: str
    told: int | None = None  # ms; None: one's own

    def of(self, table: sa.FromClause, game: str | None = None) -> list[sa.ColumnElement[bool]]:
        where = [table.c.person == self.person]
        if game is not None:
            where.append(table.c.game == game)
        if self.told is not None:
            where.append(table.c.told <= self.told)
        return where


class Results:
    def __init__(self, tables: Tables, clock: Clock, token: Tokens, rated: bool):
        """`rated`: whether games that end from now on are to be rated."""
        self.tables, self.clock, self.token, self.rated = tables, clock, token, rated
        self.store: Store = tables.store
        tables.at_the_end.append(self.note)

    # --- writing ----------------------------------------------------------------------------------------------

    def note(self, c: Connection, t: Table) -> None:
        """A game is over. Once for each table; of luck that others still play with, once all of them are over."""
        if t.live is None or (t.duplicate and not t.disclosed):
            return
        if c.execute(sa.select(finished.c.rated).where(finished.c.table_id == t.id)).first() is not None:
            return
        rows = list(_rows(t))
        rated = WAITING if self.rated and _is_rated(t, rows) else NEVER
        c.execute(
            sa.insert(finished).values(table_id=t.id, game=t.terms["game"], ended=told_at(t), rated=rated)
        )
        if rows:
            c.execute(sa.insert(results), rows)

    def reviewed(self, table: str, review: Review) -> None:
        """A review is whole: what a decision cost, on average."""

        def write(c: Connection) -> None:
            for seat in range(review.seats):
                found = review.summary(seat)
                this = sa.update(results).where(results.c.table_id == table, results.c.seat == seat)
                if found.decisions:
                    c.execute(
                        this.where(results.c.person != "").values(decisions=found.decisions, loss=found.loss)
                    )

        self.store.write(write)

    # --- asking -----------------------------------------------------------------------------------------------

    def games(self, scope: Scope) -> list[Any]:
        """Every game somebody has played, summed up."""
        first = results.c.place == 1
        query = (
            sa.select(
                results.c.game,
                sa.func.count().label("played"),
                _count(sa.and_(first, ~results.c.shared, results.c.company != ALONE)).label("won"),
                _count(sa.and_(first, results.c.shared)).label("tied"),
                _count(results.c.company == ALONE).label("alone"),
                sa.func.avg(results.c.points).label("mean"),
                sa.func.max(results.c.points).label("most"),
                sa.func.max(results.c.ended).label("last"),
            )
            .where(*scope.of(results))
            .group_by(results.c.game)
            .order_by(sa.func.max(results.c.ended).desc())
        )
        with self.store.reading() as c:
            return list(c.execute(query).all())

    def versus(self, scope: Scope, game: str) -> list[Any]:
        """Against people, and against each level of bots: at how many tables, and ahead of how many of them."""
        mine, theirs = results.alias("mine"), results.alias("theirs")
        query = (
            sa.select(
                theirs.c.bot,
                sa.func.count(sa.distinct(mine.c.table_id)).label("played"),
                _count(mine.c.place < theirs.c.place).label("ahead"),
                _count(mine.c.place == theirs.c.place).label("level"),
                _count(mine.c.place > theirs.c.place).label("behind"),
                sa.func.avg(mine.c.points).label("mean"),
            )
            .join(theirs, _together(mine, theirs))
            .where(*scope.of(mine, game))
            .group_by(theirs.c.bot)
            .order_by(theirs.c.bot)
        )
        with self.store.reading() as c:
            return list(c.execute(query).all())

    def opponents(self, scope: Scope, game: str | None = None) -> list[dict[str, Any]]:
        """Those whom somebody has met most often, under the name they last had at a table together."""
        mine, theirs = results.alias("mine"), results.alias("theirs")
        met = sa.func.count().label("played")
        query = (
            sa.select(
                theirs.c.person,
                met,
                _count(mine.c.place < theirs.c.place).label("ahead"),
                _count(mine.c.place == theirs.c.place).label("level"),
                _count(mine.c.place > theirs.c.place).label("behind"),
            )
            .join(theirs, _together(mine, theirs))
            .where(*scope.of(mine, game), theirs.c.person != "")
            .group_by(theirs.c.person)
            .order_by(met.desc(), theirs.c.person)
            .limit(OPPONENTS)
        )
        last = (
            sa.select(theirs.c.name, theirs.c.table_id, theirs.c.seat)
            .join(mine, _together(mine, theirs))
            .where(*scope.of(mine, game), theirs.c.person == sa.bindparam("other"))
            .order_by(theirs.c.ended.desc())
            .limit(1)
        )
        found = []
        with self.store.reading() as c:
            for row in c.execute(query).all():
                seen = c.execute(last, {"other": row.person}).first()
                if seen is not None:
                    told = dict(row._mapping) | {
                        "name": seen.name,
                        "table": seen.table_id,
                        "seat": seen.seat,
                    }
                    found.append(told)
        return found

    def played(
        self, scope: Scope, game: str, before: int | None = None, most: int = PAGE
    ) -> tuple[list[Any], bool]:
        """The latest games before a time, and whether there are earlier ones."""
        query = _games().where(*scope.of(results, game)).order_by(results.c.ended.desc(), results.c.table_id)
        if before is not None:
            query = query.where(results.c.ended < before)
        with self.store.reading() as c:
            rows = list(c.execute(query.limit(most + 1)).all())
        return rows[:most], len(rows) > most

    def best(self, scope: Scope, game: str) -> list[Any]:
        """The games with most points; of equals the earlier."""
        query = _games().where(*scope.of(results, game)).order_by(results.c.points.desc(), results.c.ended)
        with self.store.reading() as c:
            return list(c.execute(query.limit(BEST)).all())

    def every(self, scope: Scope, game: str) -> Iterator[tuple[Any, list[Any]]]:
        """All games, the latest first, each with its other seats; a thousand are read at a time."""
        before: tuple[int, str] | None = None
        told = 0
        while told < FILE_ROWS:
            query = _games().where(*scope.of(results, game))
            if before is not None:
                ended, id = before
                later = sa.and_(results.c.ended == ended, results.c.table_id > id)
                query = query.where(sa.or_(results.c.ended < ended, later))
            query = query.order_by(results.c.ended.desc(), results.c.table_id).limit(READ_ROWS)
            with self.store.reading() as c:
                rows = list(c.execute(query).all())
                ids = [row.table_id for row in rows]
                seats = sa.select(results).where(results.c.table_id.in_(ids)).order_by(results.c.seat)
                others: dict[str, list[Any]] = {}
                for one in c.execute(seats).all():
                    others.setdefault(one.table_id, []).append(one)
            for row in rows:
                yield row, [one for one in others[row.table_id] if one.seat != row.seat]
            if len(rows) < READ_ROWS:
                return
            told += len(rows)
            before = rows[-1].ended, rows[-1].table_id

    # --- sharing ----------------------------------------------------------------------------------------------

    def link_of(self, person: str) -> str | None:
        """The mark of the link to somebody's statistics; None: they share them with nobody."""
        with self.store.reading() as c:
            return c.execute(sa.select(sharing.c.mark).where(sharing.c.person == person)).scalar()

    def share(self, person: str, shared: bool) -> str | None:
        """A link for everybody who has it. One that was taken back never works again."""

        def write(c: Connection) -> str | None:
            kept = c.execute(sa.select(sharing.c.mark).where(sharing.c.person == person)).first()
            mark = None if not shared else (kept.mark if kept is not None else None) or self.token(12)
            say(c, person, {"mark": mark})
            return mark

        try:
            return self.store.write(write)
        except IntegrityError:  # the same, at the same moment
            return self.store.write(write)

    def shared_by(self, mark: str) -> tuple[str, str]:
        """Whose link it is: the person and their name."""
        if mark.isprintable():
            query = sa.select(people.c.id, people.c.name).join(sharing, sharing.c.person == people.c.id)
            with self.store.reading() as c:
                row = c.execute(query.where(sharing.c.mark == mark)).first()
            if row is not None:
                return row.id, row.name
        raise Refused("stats-none")


def say(c: Connection, person: str, values: Mapping[str, Any]) -> None:
    """Change what somebody shares."""
    if not c.execute(sa.update(sharing).where(sharing.c.person == person).values(**values)).rowcount:
        c.execute(sa.insert(sharing).values(**{"person": person, "presence": False, "here": 0, **values}))


def _rows(t: Table) -> Iterator[dict[str, Any]]:
    """Nothing, where one person has several seats: whose result would it be? Nor of what people entered."""
    persons = [seat.person for seat in t.seats if seat.person]
    if len(persons) != len(set(persons)) or not persons or t.live is None or t.outside:
        return
    places, points, lost = t.places(), t.live.points(), t.gone
    company = ALONE if len(t.seats) == 1 else PEOPLE if len(t.people) > 1 else BOTS
    told = t.daily["told"] if t.daily is not None else told_at(t)
    for place, seat in enumerate(t.seats):
        yield {
            "table_id": t.id,
            "seat": place,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "game": t.terms["game"],
            "seats": len(t.seats),
            "company": company,
            "ended": t.since,
            "told": told,
            "points": points[place],
            "place": places[place],
            "shared": places.count(places[place]) > 1,
            "gone": lost.get(place, ""),
        }


def told_at(t: Table) -> int:
    """When those may know the result who were not there."""
    return t.since + (t.delay or {}).get("minutes", 0) * MINUTE


def _is_rated(t: Table, rows: list[dict[str, Any]]) -> bool:
    """Deals of the day are not: their results stay closed for a day, and a rating would tell of them.

    Nor are games that began after a deadline without somebody's number: they may not have been there.
    """
    players = [row for row in rows if row["person"] or row["bot"]]
    late = t.luck is not None and any(one.failed == "commit" for one in t.luck.transcript.attempts)
    if late or not counts(t) or t.daily is not None or not rows or rows[0]["company"] == ALONE:
        return False
    if rows[0]["company"] == PEOPLE:
        players = [row for row in players if row["person"]]
    return len(players) > 1


def _games() -> sa.Select[Any]:
    """Results, and whether their tables are still there."""
    return sa.select(results, tables.c.id.is_not(None).label("kept")).join(
        tables, tables.c.id == results.c.table_id, isouter=True
    )


def _together(mine: sa.FromClause, theirs: sa.FromClause) -> sa.ColumnElement[bool]:
    return sa.and_(theirs.c.table_id == mine.c.table_id, theirs.c.seat != mine.c.seat)


def _count(what: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.func.sum(sa.case((what, 1), else_=0))
