"""Two that are the same person become one: what a guest has goes to whom they really are, in one transaction.

Every table with a column `person` is dealt with. By default rows change hands, and where both have one that there can
be only one of, theirs who stays is kept. What needs more thought has a function of its own:

    tables        an event says it, so that every worker and every replay learns it; both seats stay where both sit
    tournaments   where both take part, the guest's entry withdraws; results stay
    deals         of two entries for the same deal, the one that was begun first counts
    exercises     the rating that is more certain, and everything that was tried
    codes         links and recovery sheets of the guest end; invitations stay good
    sharing       what the guest shared was the guest's: nothing of the other's is shown by it
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.store.people import LINK, PASSKEY, RECOVERY, TAKEN
from landbridge.server.store.personal import of_people
from landbridge.server.store.schema import (
    codes,
    entries,
    events,
    people,
    reviews,
    seats,
    solvers,
    tables,
)
from landbridge.server.store.schema.community import contestants, tournaments
from landbridge.server.store.schema.identity import challenges, merges
from landbridge.server.store.schema.notify import deliveries, wishes
from landbridge.server.store.schema.social import sharing
from landbridge.table.exercise.solver import Solver
from landbridge.table.parts import CLOSED, GATHERING, OVER, PLAYING
from landbridge.table.refusals import Refused

IDS = ("person", "other", "player", "accused")  # columns that hold somebody's id


@dataclass(frozen=True)
class Belongings:
    """What a guest has, and where the other one is as well."""

    tables: int
    tournaments: int
    deals: int
    exercises: int
    both_tables: int
    both_tournaments: int
    both_deals: int

    @property
    def some(self) -> bool:
        return bool(self.tables or self.tournaments or self.deals or self.exercises)


def belongings(c: Connection, was: str, now: str) -> Belongings:
    mine = _tables_of(c, was)
    played = {one.tournament for one in c.execute(sa.select(contestants).where(contestants.c.person == was))}
    theirs = set(c.execute(sa.select(contestants.c.tournament).where(contestants.c.person == now)).scalars())
    sits = set(c.execute(sa.select(seats.c.table_id).where(seats.c.person == was)).scalars())
    both = set(c.execute(sa.select(seats.c.table_id).where(seats.c.person == now)).scalars())
    deals = {(one.day, one.game) for one in c.execute(sa.select(entries).where(entries.c.person == was))}
    dealt = {(one.day, one.game) for one in c.execute(sa.select(entries).where(entries.c.person == now))}
    tried = c.execute(sa.select(solvers.c.game).where(solvers.c.person == was)).scalars().all()
    return Belongings(
        len(mine),
        len(played),
        len(deals),
        len(tried),
        len(sits & both),
        len(played & theirs),
        len(deals & dealt),
    )


def merge(c: Connection, was: str, now: str, at: int) -> None:
    """From now on `was` is `now`; there is no such person as `was` any more."""
    for person in sorted((was, now)):  # the same order for all: two of them do not wait for each other
        this = sa.update(people).where(people.c.id == person).values(seen=people.c.seen)
        if c.execute(this).rowcount != 1:
            raise Refused("server-unknown-person")
    _tables(c, was, now, at)
    _tournaments(c, was, now)
    _deals(c, was, now)
    _exercises(c, was, now)
    _reviews(c, was, now)
    _mail(c, was, now)
    ended = codes.c.kind.in_((LINK, RECOVERY, TAKEN, PASSKEY))
    c.execute(sa.delete(codes).where(codes.c.person == was, ended))
    c.execute(sa.delete(challenges).where(challenges.c.person == was))
    c.execute(sa.delete(sharing).where(sharing.c.person == was))  # what is shared stays as `now` has it
    for table in of_people():
        _change_hands(c, table, was, now)
    c.execute(sa.insert(merges).values(was=was, person=now, at=at))
    c.execute(sa.delete(people).where(people.c.id == was))


def _change_hands(c: Connection, table: sa.Table, was: str, now: str) -> None:
    for name in (name for name in IDS if name in table.c):
        column = table.c[name]
        for key in (table.primary_key, *_uniques(table)):
            names = [one.name for one in key.columns]
            if name not in names:
                continue
            other = table.alias()
            same = [other.c[one] == table.c[one] for one in names if one != name]
            there = sa.select(sa.literal(1)).select_from(other).where(other.c[name] == now, *same)
            c.execute(sa.delete(table).where(column == was, there.correlate(table).exists()))
        c.execute(sa.update(table).where(column == was).values({name: now}))
    if "other" in table.c:  # nobody is their own friend
        c.execute(sa.delete(table).where(table.c.person == now, table.c.other == now))


def _uniques(table: sa.Table) -> list[sa.UniqueConstraint]:
    return [one for one in table.constraints if isinstance(one, sa.UniqueConstraint)]


def _tables_of(c: Connection, person: str) -> list[str]:
    """Where somebody sits or is host, or did something: the server may hold their salts, or they see everything."""
    sits = sa.select(seats.c.table_id).where(seats.c.person == person)
    acted = sa.select(events.c.table_id).where(events.c.table_id == tables.c.id, events.c.person == person)
    gathers = sa.and_(tables.c.status.in_((GATHERING, PLAYING)), acted.correlate(tables).exists())
    mine = sa.or_(tables.c.id.in_(sits), tables.c.host == person, gathers)
    return list(c.execute(sa.select(tables.c.id).where(mine).order_by(tables.c.id)).scalars())


def _tables(c: Connection, was: str, now: str, at: int) -> None:
    """An event at each. Its number is taken in the row, so that whoever writes meanwhile reads again."""
    data = json.dumps({"was": was, "now": now})
    for id in _tables_of(c, was):
        this = tables.c.id == id
        c.execute(sa.update(tables).where(this).values(n=tables.c.n + 1))
        row = c.execute(sa.select(tables).where(this)).one()
        change: dict[str, Any] = {}
        if row.host == was:
            change["host"] = now
            twin = sa.select(tables.c.id).where(tables.c.host == now, tables.c.client == row.client)
            if row.client is not None and c.execute(twin).first():
                change["client"] = None
        sitting = set(c.execute(sa.select(seats.c.person).where(seats.c.table_id == id)).scalars())
        if row.status == GATHERING and sitting <= {was, now}:
            change["due"] = None  # alone there is no deadline
        if change:
            c.execute(sa.update(tables).where(this).values(**change))
        event = {"table_id": id, "n": row.n, "at": max(at, row.touched), "kind": "merge", "data": data}
        c.execute(sa.insert(events).values(**event, person=now))


def _tournaments(c: Connection, was: str, now: str) -> None:
    """Somebody takes part once: where both do, the entry that has not been withdrawn stays, the present one's first."""
    mine = c.execute(sa.select(contestants).where(contestants.c.person == was)).all()
    touched = {one.tournament for one in mine}
    owned = c.execute(sa.select(tournaments).where(tournaments.c.owner == was)).all()
    for row in owned:
        twin = sa.select(tournaments.c.id).where(
            tournaments.c.owner == now, tournaments.c.client == row.client
        )
        client = f"{row.client} {was}" if c.execute(twin).first() else row.client
        this = sa.update(tournaments).where(tournaments.c.id == row.id)
        c.execute(this.values(owner=now, client=client))
    for id in sorted(touched):
        c.execute(sa.update(tournaments).where(tournaments.c.id == id).values(n=tournaments.c.n + 1))
        ended = c.execute(sa.select(tournaments.c.status).where(tournaments.c.id == id)).scalar()
        where = contestants.c.tournament == id, ~contestants.c.gone
        stays = c.execute(sa.select(contestants.c.number).where(*where, contestants.c.person == now)).first()
        if stays is not None and ended not in (OVER, CLOSED):
            c.execute(sa.update(contestants).where(*where, contestants.c.person == was).values(gone=True))


def _deals(c: Connection, was: str, now: str) -> None:
    mine, theirs = (
        {
            (row.day, row.game): row
            for row in c.execute(sa.select(entries).where(entries.c.person == person)).all()
        }
        for person in (was, now)
    )
    for key in mine.keys() & theirs.keys():
        begun = [_begun(c, one[key].table_id) for one in (mine, theirs)]
        second = was if begun[0] >= begun[1] else now
        this = entries.c.day == key[0], entries.c.game == key[1], entries.c.person == second
        c.execute(sa.delete(entries).where(*this))


def _begun(c: Connection, table: str) -> int:
    """When a table was opened; one that is gone was before all others."""
    return int(c.execute(sa.select(tables.c.created).where(tables.c.id == table)).scalar() or 0)


def _exercises(c: Connection, was: str, now: str) -> None:
    for row in c.execute(sa.select(solvers).where(solvers.c.person == was)).all():
        this = solvers.c.person == now, solvers.c.game == row.game
        there = c.execute(sa.select(solvers.c.body).where(*this)).scalar()
        if there is not None:
            both = Solver.from_kept(there).joined(Solver.from_kept(row.body))
            c.execute(sa.update(solvers).where(*this).values(body=both.kept()))


def _reviews(c: Connection, was: str, now: str) -> None:
    """Of records that somebody brought along: the key begins with who it was."""
    brought = reviews.c.table_id.startswith(f"{was} ", autoescape=True)
    for key in set(c.execute(sa.select(reviews.c.table_id).where(brought)).scalars()):
        theirs = now + key.removeprefix(was)
        this = reviews.c.table_id == key
        if c.execute(sa.select(reviews.c.first).where(reviews.c.table_id == theirs)).first():
            c.execute(sa.delete(reviews).where(this))
        else:
            c.execute(sa.update(reviews).where(this).values(table_id=theirs))


def _mail(c: Connection, was: str, now: str) -> None:
    """What is to be mailed goes on to the same address; a code that was mailed was made for the guest alone."""
    has = c.execute(sa.select(wishes.c.person).where(wishes.c.person == now)).first()
    mine = deliveries.c.person == was, deliveries.c.channel == "mail"
    if has:
        c.execute(sa.delete(deliveries).where(*mine))
    else:
        c.execute(sa.update(deliveries).where(*mine).values(target=now))
        waits = sa.update(wishes).where(wishes.c.person == was, wishes.c.mail_code != "")
        c.execute(waits.values(mail="", mail_code=""))
