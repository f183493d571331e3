"""Challenges: a seat at a table that somebody offers to a friend, who is told and accepts or declines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.core.game import LETTERS
from landbridge.server.finding.friends import Friends
from landbridge.server.notify.causes import CHALLENGE, Cause
from landbridge.server.notify.outbox import Outbox
from landbridge.server.store.people import known
from landbridge.server.store.schema import people, tables
from landbridge.server.store.schema.social import challenges
from landbridge.table.parts import GATHERING
from landbridge.table.person import told_apart
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

BETWEEN_TWO = 3  # that one friend may have open with another
TOLD = 50  # of those somebody was sent
CLEARING = 600.0  # seconds


class Challenges:
    def __init__(self, friends: Friends, outbox: Outbox):
        self.friends, self.outbox = friends, outbox
        self.store, self.people, self.limits = friends.store, friends.people, friends.limits

    def make(self, t: Table, seat: int, person: str, friend: str) -> None:
        """Offer a free seat. A friend is offered one seat of a table, and is told once."""
        other = self.friends.friend(person, friend).id
        if t.status != GATHERING:
            raise Refused("server-started")
        if not t.seats[seat].free:
            raise Refused("server-seat-taken")
        if t.seats_of(other):
            raise Refused("friend-seated")
        now = self.people.clock()
        row = {"id": self.people.token(9), "person": other, "other": person, "made": now}
        mine = sa.select(sa.func.count()).select_from(challenges).where(challenges.c.other == person)
        cause = Cause(CHALLENGE, other, now % 2**31, LETTERS[seat])

        def write(c: Connection) -> None:
            if not self.friends.still(c, person, other):
                raise Refused("friend-none")
            same = challenges.c.table_id == t.id, challenges.c.person == other
            if c.execute(sa.select(challenges.c.id).where(*same)).first():
                return
            self._end(c, challenges.c.table_id == t.id, challenges.c.seat == seat)
            most = self.limits.challenges_per_person
            if (c.execute(mine).scalar() or 0) >= most:
                raise Refused("server-limit", limit="challenges_per_person", most=most)
            if (c.execute(mine.where(challenges.c.person == other)).scalar() or 0) >= BETWEEN_TWO:
                raise Refused("server-limit", limit="challenges", most=BETWEEN_TWO)
            c.execute(sa.insert(challenges).values(**row, table_id=t.id, seat=seat))
            self.outbox.tell(c, t.id, [cause])

        try:
            self.store.write(write, f"challenges {person}")
        except IntegrityError:  # somebody else, at the same moment
            self.store.write(write, f"challenges {person}")

    def to(self, person: str) -> list[Any]:
        """The latest that somebody has been sent, with who sent them: two hundred friends could send six hundred."""
        return self._found(challenges.c.person == person, challenges.c.other)[:TOLD]

    def at(self, table: str) -> list[Any]:
        """Those of a table, with whom they were sent."""
        return self._found(challenges.c.table_id == table, challenges.c.person)

    def _found(self, where: sa.ColumnElement[bool], who: sa.ColumnElement[str]) -> list[Any]:
        query = (
            sa.select(
                challenges.c.id,
                challenges.c.table_id,
                challenges.c.seat,
                challenges.c.made,
                people.c.name,
                who,
            )
            .join(people, people.c.id == who)
            .join(tables, tables.c.id == challenges.c.table_id)
            .where(where, tables.c.status == GATHERING)
            .order_by(challenges.c.made.desc(), challenges.c.id)
        )
        with self.store.reading() as c:
            return list(c.execute(query).all())

    def find(self, id: str, person: str) -> Any:
        """One that somebody was sent or has sent."""
        mine = sa.or_(challenges.c.person == person, challenges.c.other == person)
        with self.store.reading() as c:
            row = c.execute(sa.select(challenges).where(challenges.c.id == id, mine)).first()
        if row is None:
            raise Refused("friend-no-challenge")
        return row

    def end(self, c: Connection, id: str) -> None:
        """It is accepted, declined or taken back, once: of two at the same moment the second is refused."""
        if not self._end(c, challenges.c.id == id):
            raise Refused("friend-no-challenge")

    def part(self, person: str, friend: str) -> None:
        """No friends any more: what they have sent each other ends, too."""

        def write(c: Connection, other: str) -> None:
            for one, two in ((person, other), (other, person)):
                self._end(c, challenges.c.person == one, challenges.c.other == two)

        self.friends.part(person, friend, write)

    def _end(self, c: Connection, *which: sa.ColumnElement[bool]) -> int:
        """Who has not been told of them yet is not told any more. How many there were."""
        ended = 0
        for row in c.execute(sa.select(challenges).where(*which)).all():
            self.outbox.untell(c, CHALLENGE, row.table_id, row.person)
            ended += c.execute(sa.delete(challenges).where(challenges.c.id == row.id)).rowcount
        return ended

    def clear(self) -> None:
        """Forget those of tables that have begun, or are gone."""
        gathers = sa.select(tables.c.id).where(tables.c.status == GATHERING)
        old = challenges.c.table_id.not_in(gathers)
        with self.store.reading() as c:
            if c.execute(sa.select(challenges.c.id).where(old).limit(1)).first() is None:
                return
        self.store.write(lambda c: c.execute(sa.delete(challenges).where(old)))


def names_of(rows: Iterable[Any], who: str) -> list[str]:
    """Who sent challenges, or whom they were sent: two who look alike are told apart."""
    return list(told_apart(tuple((row.name, known(row._mapping[who], "").tag) for row in rows)))
