"""Deals of the day on disk: secrets that are promised a day before, who has played, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge import registry
from landbridge.server.store.people import Clock
from landbridge.server.store.schema import deals, entries, events, tables
from landbridge.server.store.sql.database import Store
from landbridge.table.deal.deal import Deal, day_at, days_after
from landbridge.table.deal.entry import Score
from landbridge.table.deal.par import Par
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.refusals import Refused

CLAIMED = 3_600_000  # ms; a par that was not worked out by then is begun anew
AT_ONCE = 20  # entries judged in one go


class KnownDeal(NamedTuple):
    deal: Deal
    made: int  # ms
    par: Par | None


class Begun(NamedTuple):
    """Somebody's game of a deal."""

    day: str
    game: str
    person: str
    table: str
    score: Score | None
    refused: str


class Deals:
    def __init__(self, store: Store, clock: Clock, secret: Callable[[], bytes]):
        self.store, self.clock, self._secret = store, clock, secret

    # --- what is dealt ----------------------------------------------------------------------------------------

    def promise(self) -> None:
        """Draw the secrets of today and tomorrow, where there are none yet."""
        now = self.clock()
        for day in (day_at(now), days_after(day_at(now), 1)):
            missing = set(registry.game_names()) - self.of(day).keys()
            if missing:
                self._draw(day, sorted(missing), now)

    def _draw(self, day: str, games: Iterable[str], now: int) -> None:
        rows = [{"day": day, "game": game, "secret": self._secret(), "made": now} for game in games]
        with suppress(IntegrityError):  # another worker was faster: its secrets count
            self.store.write(lambda c: c.execute(sa.insert(deals), rows))

    def of(self, day: str) -> dict[str, KnownDeal]:
        """The deals of a day by game; none if the server was not there."""
        with self.store.reading() as c:
            rows = c.execute(sa.select(deals).where(deals.c.day == day)).all()
        known = registry.game_names()
        return {
            row.game: KnownDeal(Deal.of_server(row.game, row.day, row.secret), row.made, _par(row))
            for row in sorted(rows, key=lambda row: str(row.game))
            if row.game in known
        }

    def one(self, day: str, game: str) -> KnownDeal:
        found = self.of(day).get(game)
        if found is None:
            raise Refused("server-no-game", known=", ".join(registry.game_names()))
        return found

    # --- who plays --------------------------------------------------------------------------------------------

    def begin(self, deal: Deal, person: str, table: str) -> Callable[[Connection], None]:
        """What is written with a new table: one person begins a deal once."""

        def write(c: Connection) -> None:
            this = sa.select(entries.c.table_id).where(*_key(deal.day, deal.game, person))
            there = c.execute(this).scalar()
            if there is not None:
                raise Refused("deal-second", {"table": there})
            row = {"day": deal.day, "game": deal.game, "person": person, "table_id": table}
            c.execute(sa.insert(entries).values(**row))

        return write

    def begun_by(self, person: str) -> list[Begun]:
        return self._begun(entries.c.person == person)

    def scores(self, day: str, game: str) -> list[Score]:
        """All that count."""
        query = sa.select(entries.c.score).where(entries.c.day == day, entries.c.game == game)
        with self.store.reading() as c:
            rows = c.execute(query.where(entries.c.score.is_not(None))).scalars()
            return [Score(*json.loads(row)) for row in rows]

    def unjudged(self) -> list[Begun]:
        """Games that are over and neither counted nor refused."""
        ended = sa.select(tables.c.id).where(tables.c.status.in_((OVER, CLOSED)))
        open_ones = sa.and_(entries.c.score.is_(None), entries.c.refused.is_(None))
        return self._begun(sa.and_(open_ones, entries.c.table_id.in_(ended)), AT_ONCE)

    def _begun(self, where: sa.ColumnElement[bool], most: int | None = None) -> list[Begun]:
        with self.store.reading() as c:
            rows = c.execute(sa.select(entries).where(where).limit(most)).all()
        return [
            Begun(row.day, row.game, row.person, row.table_id, _score(row.score), row.refused or "")
            for row in rows
        ]

    def last_move(self, table: str) -> int:
        """When it was made (ms)."""
        query = sa.select(sa.func.max(events.c.at)).where(events.c.table_id == table, events.c.kind == "move")
        with self.store.reading() as c:
            return int(c.execute(query).scalar() or 0)

    def count(self, begun: Begun, score: Score | None, refused: str = "") -> None:
        """An entry was judged; what was said first stays."""
        said = {"score": json.dumps(score) if score else None, "refused": refused or None}
        this = sa.update(entries).where(
            *_key(begun.day, begun.game, begun.person), entries.c.score.is_(None), entries.c.refused.is_(None)
        )
        self.store.write(lambda c: c.execute(this.values(**said)))

    # --- the champion's par -----------------------------------------------------------------------------------

    def claim_par(self) -> Deal | None:
        """A deal of today that somebody has played and whose par nobody works out yet: from now on this worker does."""
        now = self.clock()
        played = sa.select(entries.c.game).where(entries.c.day == day_at(now), entries.c.score.is_not(None))
        free = sa.or_(deals.c.claimed.is_(None), deals.c.claimed < now - CLAIMED)
        wanted = sa.and_(deals.c.day == day_at(now), deals.c.par.is_(None), free, deals.c.game.in_(played))
        with self.store.reading() as c:
            rows = c.execute(sa.select(deals.c.game).where(wanted).order_by(deals.c.game)).scalars().all()
        for game in rows:
            this = sa.update(deals).where(wanted, deals.c.game == game).values(claimed=now)
            if registry.find(game) and self.store.write(lambda c, this=this: c.execute(this).rowcount):  # type: ignore[misc]
                return self.one(day_at(now), game).deal
        return None

    def set_par(self, deal: Deal, par: Par) -> None:
        this = sa.update(deals).where(deals.c.day == deal.day, deals.c.game == deal.game)
        self.store.write(
            lambda c: c.execute(this.values(par=json.dumps(par.score), clairvoyant=par.clairvoyant))
        )


def _key(day: str, game: str, person: str) -> tuple[sa.ColumnElement[bool], ...]:
    return entries.c.day == day, entries.c.game == game, entries.c.person == person


def _par(row: Any) -> Par | None:
    score = _score(row.par)
    return Par(score, row.clairvoyant) if score else None


def _score(kept: Any) -> Score | None:
    return Score(*json.loads(kept)) if kept else None
