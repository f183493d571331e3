"""People without accounts: a name, and secrets that prove who it is. Only hashes of secrets are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.bots.names import looks_like_a_bot
from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.text import entered, has_tag
from landbridge.server.identity import sheet
from landbridge.server.run.limits import Limits
from landbridge.server.store.schema import codes, people, tokens
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.prepared import Prepared
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

INVITE, USED = "invite", "used"
LINK, RECOVERY, PASSKEY, TAKEN = "link", "recovery", "passkey", "taken"
BECOMING = (LINK, RECOVERY, PASSKEY)  # codes by which a device becomes somebody's
DAY = 86_400_000  # ms
HOUR = 3_600_000
AGAIN = 600_000  # ms for which a request whose answer got lost may be sent again

Clock = Callable[[], int]
Tokens = Callable[[int], str]


def hashed(secret: str) -> str:
    """What is kept of a token or code. They are long and random, so a plain hash cannot be searched."""
    return hashlib.sha256(b"landbridge token " + secret.encode()).hexdigest()


@lru_cache(maxsize=4096)
def tag_of(person: str) -> str:
    """What tells people of the same name apart. An id is random and long: of six digits nobody finds it out."""
    return hashlib.sha256(b"landbridge tag " + person.encode()).hexdigest()[:6] if person else ""


def known(id: str, name: str) -> Person:
    return Person(id, name, tag_of(id))


def spoken(token: str) -> str:
    """A code that people can read to one another: 120 bits in letters and digits that no keyboard changes."""
    return base64.b32encode(hashlib.sha256(token.encode()).digest()[:15]).decode().lower()


def meant(code: str) -> list[str]:
    """What may be kept of a code as somebody has typed it: that of a sheet, or as it stands, or as it is spoken."""
    printed = sheet.read(code)
    if printed is not None:
        return [hashed(printed)]
    return [hashed(code), hashed("".join(code.split()).replace("-", "").lower())]


def same(a: str, b: str) -> bool:
    return hmac.compare_digest(a.encode(), b.encode())


@dataclass(frozen=True)
class Code:
    kind: str
    person: str
    table: str | None
    seat: int | None
    hash: str
    mark: str | None


class People:
    def __init__(self, store: Store, limits: Limits, clock: Clock, token: Tokens = secrets.token_urlsafe):
        self.store, self.limits, self.clock, self.token = store, limits, clock, token

    def name(self, name: str) -> str:
        """A name as it is kept; refused if it is none."""
        name = entered(name, self.limits.name_letters)
        if looks_like_a_bot(name):
            raise Unreadable(Fact("entry-name-bot", {"name": name}))
        if has_tag(name):
            raise Unreadable(Fact("entry-name-tag", {"name": name}))
        return name

    def arrive(self, name: str, label: str = "") -> tuple[Person, str]:
        """A new guest and the token of the cookie. `label` is the kind of device."""
        person = known(self.token(9), self.name(name))
        token = self.token(24)

        def write(c: Connection) -> None:
            now = self.clock()
            c.execute(sa.insert(people).values(id=person.id, name=person.name, created=now, seen=now))
            c.execute(sa.insert(tokens).values(self.token_row(token, person.id, label)))

        self.store.write(write)
        return person, token

    def token_row(self, token: str, person: str, label: str, via: str = "") -> dict[str, str | int]:
        now = self.clock()
        row = {"hash": hashed(token), "person": person, "label": label, "via": via}
        return {**row, "created": now, "seen": now, "noticed": now}

    def by_token(self, token: str) -> Person | None:
        hash = hashed(token)
        row = self.store.first(_BY_TOKEN, {"hash": hash})
        if row is None:
            return None
        id, name, last_seen = row
        now = self.clock()
        if now - (last_seen or 0) > HOUR:  # once an hour, so that reading hardly ever writes

            def seen(c: Connection) -> None:
                c.execute(sa.update(people).where(people.c.id == id).values(seen=now))
                c.execute(sa.update(tokens).where(tokens.c.hash == hash).values(seen=now))

            self.store.write(seen)
        return known(id, name)

    def rename(self, person: Person, name: str) -> Person:
        name = self.name(name)
        self.store.write(
            lambda c: c.execute(sa.update(people).where(people.c.id == person.id).values(name=name))
        )
        return known(person.id, name)

    # --- codes ----------------------------------------------------------------------------------------------

    def make_code(
        self, kind: str, person: str, table: str | None = None, seat: int | None = None
    ) -> tuple[str, str]:
        """A code, and the mark by which it can be revoked. A new recovery code or link replaces the old.

        All work once, except that of a recovery sheet: paper cannot change, and lies in a drawer for years.
        """
        code, mark = sheet.new() if kind == RECOVERY else spoken(self.token(18)), self.token(6)
        passing = kind in (LINK, PASSKEY)
        expires = self.clock() + self.limits.link_minutes * 60_000 if passing else None
        row = {
            "hash": meant(code)[0],
            "kind": kind,
            "person": person,
            "table_id": table,
            "seat": seat,
            "mark": mark,
        }

        def write(c: Connection) -> None:
            if kind in (LINK, RECOVERY):
                c.execute(sa.delete(codes).where(codes.c.person == person, codes.c.kind == kind))
            elif kind == INVITE:
                waiting = (
                    sa.select(sa.func.count())
                    .select_from(codes)
                    .where(codes.c.table_id == table, codes.c.kind == INVITE)
                )
                if (c.execute(waiting).scalar() or 0) >= self.limits.invites_per_table:
                    raise Refused(
                        "server-limit", limit="invites_per_table", most=self.limits.invites_per_table
                    )
            c.execute(sa.insert(codes).values(**row, expires=expires))

        self.store.write(write, f"codes {table or person}")
        return code, mark

    def look(self, code: str) -> Code:
        """What a code is good for, without using it."""
        with self.store.reading() as c:
            return self._look(c, code)

    def _look(self, c: Connection, code: str) -> Code:
        row = c.execute(sa.select(codes).where(codes.c.hash.in_(meant(code)))).first()
        if row is None or (row.expires is not None and row.expires < self.clock()):
            raise Refused("server-no-code")
        return Code(row.kind, row.person, row.table_id, row.seat, row.hash, row.mark)

    def spend(self, c: Connection, code: str, person: str = "", id: str = "") -> Code:
        """Use a code up, inside the transaction that does what it is good for.

        An invitation remembers who used it, and a link for some minutes the id of the request, so that a repeated
        request does no harm. The code of a recovery sheet stays good.
        """
        found = self._look(c, code)
        this = sa.and_(codes.c.hash == found.hash, codes.c.kind == found.kind)
        spent = 1
        if found.kind == INVITE:
            spent = c.execute(sa.update(codes).where(this).values(kind=USED, person=person)).rowcount
        elif found.kind in (LINK, PASSKEY):
            again = {"kind": TAKEN, "mark": found.kind + hashed(id), "expires": self.clock() + AGAIN}
            used = sa.update(codes).where(this).values(again) if id else sa.delete(codes).where(this)
            spent = c.execute(used).rowcount
        elif found.kind == TAKEN:
            kind = next((kind for kind in (LINK, PASSKEY) if id and found.mark == kind + hashed(id)), "")
            spent = bool(kind)
            found = replace(found, kind=kind)
        if not spent:  # used or revoked before, or at the same moment through another worker
            raise Refused("server-no-code")
        return found

    def revoke(self, table: str, mark: str) -> None:
        if not mark.isprintable():
            raise Refused("server-no-code")
        this = sa.delete(codes).where(codes.c.table_id == table, codes.c.mark == mark, codes.c.kind == INVITE)

        def write(c: Connection) -> int:
            return c.execute(this).rowcount

        if not self.store.write(write):
            raise Refused("server-no-code")


_BY_TOKEN = Prepared(
    sa.select(people.c.id, people.c.name, tokens.c.seen)
    .join(tokens, tokens.c.person == people.c.id)
    .where(tokens.c.hash == sa.bindparam("hash"))
)
