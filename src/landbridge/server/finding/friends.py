"""Friends: one has given the other a link. Only they see whether somebody is here, and only of those who share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.server.community.results import say
from landbridge.server.store.people import DAY, People, known, meant, spoken
from landbridge.server.store.schema import codes, people
from landbridge.server.store.schema.social import friends, sharing
from landbridge.table.person import Person, told_apart
from landbridge.table.refusals import Refused

FRIEND = "friend"  # a kind of code
LINK_DAYS = 7
HERE = 90_000  # ms; a page says twice in that time that it is open


class Friends:
    def __init__(self, people: People):
        self.people, self.store, self.limits = people, people.store, people.limits

    # --- by a link ----------------------------------------------------------------------------------------------

    def link(self, person: str) -> str:
        """A code for all who want to be this person's friends, for some days. A new one ends the old."""
        code = spoken(self.people.token(18))
        expires = self.people.clock() + LINK_DAYS * DAY
        row = {"hash": meant(code)[0], "kind": FRIEND, "person": person, "expires": expires}

        def write(c: Connection) -> None:
            _end_links(c, person)
            c.execute(sa.insert(codes).values(**row))

        self.store.write(write)
        return code

    def whose(self, code: str) -> Person:
        """Who gave this link away."""
        found = self.people.look(code)
        if found.kind == FRIEND:
            with self.store.reading() as c:
                name = c.execute(sa.select(people.c.name).where(people.c.id == found.person)).scalar()
            if name is not None:
                return known(found.person, name)
        raise Refused("server-no-code")

    def befriend(self, person: str, code: str) -> Person:
        """Both are friends from now on. Done again, it does nothing."""
        other = self.whose(code)
        if other.id == person:
            raise Refused("friend-self")

        def write(c: Connection) -> None:
            for one, two in ((person, other.id), (other.id, person)):
                count = sa.select(sa.func.count()).select_from(friends).where(friends.c.person == one)
                this = friends.c.person == one, friends.c.other == two
                if c.execute(sa.select(friends.c.id).where(*this)).first():
                    continue
                most = self.limits.friends_per_person
                if (c.execute(count).scalar() or 0) >= most:
                    raise Refused("server-limit", limit="friends_per_person", most=most)
                row = {"person": one, "other": two, "id": self.people.token(9), "since": self.people.clock()}
                c.execute(sa.insert(friends).values(**row))

        try:
            self.store.write(write, "friends")
        except IntegrityError:  # both at the same moment
            self.store.write(write, "friends")
        return other

    def part(self, person: str, id: str, beside: Callable[[Connection, str], None]) -> None:
        """No friends any more, in both directions; links end, too: nobody comes back by an old one.

        What else ends between this person and the other is done `beside` it, in the same transaction.
        """
        other = self.friend(person, id).id

        def write(c: Connection) -> None:
            for one, two in ((person, other), (other, person)):
                c.execute(sa.delete(friends).where(friends.c.person == one, friends.c.other == two))
            _end_links(c, person)
            beside(c, other)

        self.store.write(write)

    # --- who they are -------------------------------------------------------------------------------------------

    def of(self, person: str) -> list[dict[str, Any]]:
        """All of somebody's friends, those who are here first."""
        here = sa.and_(sharing.c.presence, sharing.c.here > self.store.now)
        query = (
            sa.select(
                friends.c.id, friends.c.other, people.c.name, sa.func.coalesce(here, sa.false()).label("here")
            )
            .join(people, people.c.id == friends.c.other)
            .outerjoin(sharing, sharing.c.person == friends.c.other)
            .where(friends.c.person == person)
        )
        with self.store.reading() as c:
            rows = c.execute(query).all()
        names = told_apart(tuple((row.name, known(row.other, "").tag) for row in rows))
        found = [
            {"id": row.id, "name": name, "here": bool(row.here)}
            for row, name in zip(rows, names, strict=True)
        ]
        return sorted(found, key=lambda one: (not one["here"], str(one["name"]).casefold(), one["id"]))

    def friend(self, person: str, id: str) -> Person:
        """The one whom somebody calls by this id."""
        query = sa.select(friends.c.other, people.c.name).join(people, people.c.id == friends.c.other)
        with self.store.reading() as c:
            row = c.execute(query.where(friends.c.person == person, friends.c.id == id)).first()
        if row is None:
            raise Refused("friend-none")
        return known(row.other, row.name)

    def still(self, c: Connection, person: str, other: str) -> bool:
        """Whether they are friends at this moment, and stay so as long as the transaction lasts."""
        this = friends.c.person == person, friends.c.other == other
        return c.execute(sa.select(friends.c.id).where(*this).with_for_update()).first() is not None

    # --- who is here --------------------------------------------------------------------------------------------

    def shares(self, person: str) -> bool:
        with self.store.reading() as c:
            return bool(c.execute(sa.select(sharing.c.presence).where(sharing.c.person == person)).scalar())

    def share(self, person: str, shared: bool) -> None:
        """Let friends see when I am here, or no longer: then I am not, from this moment."""
        here = self.store.now + HERE if shared else 0

        def write(c: Connection) -> None:
            say(c, person, {"presence": shared, "here": here})

        try:
            self.store.write(write)
        except IntegrityError:  # the same, at the same moment
            self.store.write(write)

    def here(self, person: str) -> None:
        """Somebody's page is open. Nothing is written of those who do not share it, nor more often than needed."""
        soon = sharing.c.person == person, sharing.c.presence, sharing.c.here < self.store.now + HERE // 2
        with self.store.reading() as c:
            if c.execute(sa.select(sharing.c.person).where(*soon)).first() is None:
                return
        renewed = sa.update(sharing).where(*soon).values(here=self.store.now + HERE)
        self.store.write(lambda c: c.execute(renewed))


def _end_links(c: Connection, person: str) -> None:
    c.execute(sa.delete(codes).where(codes.c.person == person, codes.c.kind == FRIEND))
