"""Ratings of people and of levels of bots, for each game: one step for each finished game, in the order they ended.

A step takes the game from the list, changes the ratings and says in each result what came of it, all in one
transaction. So a game is rated once, whoever dies, and whichever of several workers comes first.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.bots.names import PREFIX
from landbridge.server.community.results import BOTS, DONE, WAITING
from landbridge.server.community.strength import Strength, after
from landbridge.server.store.people import DAY, Clock
from landbridge.server.store.schema.social import finished, ratings, results
from landbridge.server.store.sql.database import Store

LOOK = 1.0  # seconds between two looks
AT_ONCE = 50  # games
SEASON = 90 * DAY  # ms in which games of the same two people count less and less
FULL = 3  # after so many


class Ratings:
    def __init__(self, store: Store, wanted: bool, clock: Clock):
        """`wanted`: whether there are ratings here; otherwise nothing is rated, and none is told."""
        self.store, self.wanted, self.clock = store, wanted, clock

    def rate_waiting(self) -> None:
        """Some of the games that are to be rated, the earliest first."""
        # A rating tells of a result, so it waits as long as that does.
        query = sa.select(finished.c.table_id).where(
            finished.c.rated == WAITING, finished.c.ended <= self.clock()
        )
        with self.store.reading() as c:
            found = list(c.execute(query.order_by(finished.c.ended).limit(AT_ONCE)).scalars())
        for id in found:
            try:
                self.store.write(lambda c, id=id: self._rate(c, id))  # type: ignore[misc]
            except IntegrityError:
                return  # another worker gave somebody their first rating; the next look finds it

    def _rate(self, c: Connection, table: str) -> None:
        this = sa.update(finished).where(finished.c.table_id == table, finished.c.rated == WAITING)
        if not c.execute(this.values(rated=DONE)).rowcount:
            return
        rows = c.execute(sa.select(results).where(results.c.table_id == table).order_by(results.c.seat)).all()
        company = rows[0].company if rows else ""
        players = [row for row in rows if row.person or (row.bot and company == BOTS)]
        if len(players) < 2:
            return
        names = [_name(row) for row in players]
        if company == BOTS and len(set(names)) < len(names):
            players = _one_of_each(players)
            names = [_name(row) for row in players]
        kept = self._kept(c, rows[0].game, company, names)
        before = [Strength(kept[name].mu, kept[name].sigma) if name in kept else Strength() for name in names]
        stepped = after(before, [row.place for row in players])
        weights = [1.0] * len(players) if company == BOTS else _weights(c, players)
        for row, name, was, now, weight in zip(players, names, before, stepped, weights, strict=True):
            self._keep(c, row, name, was.towards(now, weight), kept.get(name))

    def _kept(self, c: Connection, game: str, company: str, names: list[str]) -> dict[str, Any]:
        """In one order for all workers, so that none waits for another that waits for it."""
        these = (ratings.c.game == game, ratings.c.company == company, ratings.c.player.in_(names))
        rows = c.execute(sa.select(ratings).where(*these).order_by(ratings.c.player).with_for_update()).all()
        return {row.player: row for row in rows}

    def _keep(self, c: Connection, row: Any, name: str, now: Strength, before: Any) -> None:
        values = {"mu": now.mu, "sigma": now.sigma, "games": 1 + (before.games if before is not None else 0)}
        if before is None:
            key = {"player": name, "game": row.game, "company": row.company, "person": row.person}
            c.execute(sa.insert(ratings).values(**key, **values))
        else:
            this = (ratings.c.player == name, ratings.c.game == row.game, ratings.c.company == row.company)
            c.execute(sa.update(ratings).where(*this).values(**values))
        seat = (results.c.table_id == row.table_id, results.c.seat == row.seat)
        c.execute(
            sa.update(results)
            .where(*seat, results.c.person == row.person)
            .values(rating=now.rating, deviation=now.deviation)
        )

    def of(self, person: str, game: str | None = None) -> dict[str, dict[str, dict[str, float]]]:
        """Somebody's ratings, by game and by company; nothing where there are none."""
        if not self.wanted:
            return {}
        query = sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.games)
        if game is not None:
            query = query.where(ratings.c.game == game)
        return self._told(query)

    def of_bots(self, game: str) -> dict[str, dict[str, float]]:
        """Those of the levels of bots, from games against people."""
        if not self.wanted:
            return {}
        with self.store.reading() as c:
            query = sa.select(ratings).where(ratings.c.game == game, ratings.c.company == BOTS)
            rows = c.execute(query.where(ratings.c.person == "")).all()
        return {row.player.removeprefix(PREFIX): _told(row) for row in rows}

    def _told(self, query: sa.Select[Any]) -> dict[str, dict[str, dict[str, float]]]:
        found: dict[str, dict[str, dict[str, float]]] = {}
        with self.store.reading() as c:
            for row in c.execute(query).all():
                found.setdefault(row.game, {})[row.company] = _told(row)
        return found


def _weights(c: Connection, players: list[Any]) -> list[float]:
    """Return how much a game counts for each: less, the more of the last ones were against the same people.

    However often two play each other in a season, all their games together count as less than ten.
    """
    found = []
    for mine in players:
        pairs = [_again(_games_of(c, mine, theirs)) for theirs in players if theirs is not mine]
        found.append(sum(pairs) / len(pairs))
    return found


def _again(games: int) -> float:
    return min(1.0, (FULL / (games + 1)) ** 2)


def _games_of(c: Connection, mine: Any, theirs: Any) -> int:
    """How many rated games two people have played against each other lately."""
    a, b = results.alias(), results.alias()
    same = sa.and_(a.c.table_id == b.c.table_id, b.c.person == theirs.person, b.c.rating.is_not(None))
    query = sa.select(sa.func.count()).select_from(a.join(b, same))
    lately = (a.c.ended > mine.ended - SEASON, a.c.rating.is_not(None))
    who = (a.c.person == mine.person, a.c.game == mine.game, a.c.company == mine.company)
    return c.execute(query.where(*who, *lately)).scalar() or 0


def _told(row: Any) -> dict[str, float]:
    now = Strength(row.mu, row.sigma)
    return {"rating": round(now.rating), "deviation": round(now.deviation), "games": row.games}


def _name(row: Any) -> str:
    return str(row.person or PREFIX + row.bot)


def _one_of_each(players: list[Any]) -> list[Any]:
    """Of several bots of one level the one in the middle: two of them would be one player at two places."""
    found: dict[str, list[Any]] = {}
    for row in sorted(players, key=lambda row: row.place):
        found.setdefault(_name(row), []).append(row)
    return [rows[(len(rows) - 1) // 2] for rows in found.values()]
