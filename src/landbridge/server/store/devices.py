"""The devices of a person. Each has a token of its own, so that each can be signed out by itself."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.identity import merging
from landbridge.server.identity.merging import Belongings
from landbridge.server.store.people import BECOMING, RECOVERY, TAKEN, People, hashed, known
from landbridge.server.store.schema import codes, people, tokens
from landbridge.server.store.schema.identity import passkeys
from landbridge.server.store.sql.database import Store
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

# What stands in a browser's User-Agent, most particular first: most of them claim to be several others as well.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
AT_ONCE = 500  # values in one query
MOST = 20  # of one person; one more, and the one that was not seen for longest is signed out
BETWEEN = "/"  # browser and system, in the database


def kind_of(agent: str) -> str:
    """A short name for a device, such as `Firefox/Android`; nothing else of its User-Agent is kept."""
    found = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return BETWEEN.join(found)


def device_id(hash: str) -> str:
    """What a device is called when it is signed out. It tells nothing of the token, and rows need not keep it."""
    return hashlib.sha256(b"landbridge device " + hash.encode()).hexdigest()[:16]


def gone(store: Store, hashes: Iterable[str]) -> set[str]:
    """Those of these tokens that no longer prove anything."""
    asked = list(hashes)
    there: set[str] = set()
    with store.reading() as c:
        for start in range(0, len(asked), AT_ONCE):
            some = asked[start : start + AT_ONCE]
            there |= set(c.execute(sa.select(tokens.c.hash).where(tokens.c.hash.in_(some))).scalars())
    return set(asked) - there


@dataclass(frozen=True)
class Device:
    id: str
    browser: str
    system: str
    linked: int
    seen: int | None  # None: not since devices are counted
    this: bool
    via: str = ""  # how it was signed in: link, recovery, passkey


class Claimed(NamedTuple):
    person: Person
    token: str


class Offered(NamedTuple):
    """What a code would make of this device, and what of whoever it belongs to now could come along."""

    person: Person
    kind: str
    mine: Belongings | None


class Devices:
    def __init__(self, everybody: People, secret: str):
        self.people, self.store = everybody, everybody.store
        self.secret = secret

    def of(self, person: Person, here: str) -> list[Device]:
        """All of somebody's devices, this one first, then those seen last."""
        query = sa.select(tokens).where(tokens.c.person == person.id)
        with self.store.reading() as c:
            rows = c.execute(query).all()
        found = []
        for row in rows:
            browser, _, system = (row.label or "").partition(BETWEEN)
            id, this = device_id(row.hash), row.hash == here
            found.append(Device(id, browser, system, row.created, row.seen, this, row.via or ""))
        return sorted(found, key=lambda one: (not one.this, -(one.seen or one.linked), one.id))

    def way_back(self, person: Person, here: str) -> bool:
        """Whether somebody could come back if this device forgot them: another device, a recovery sheet, a passkey."""
        others = sa.select(tokens.c.hash).where(tokens.c.person == person.id, tokens.c.hash != here)
        kept = sa.select(codes.c.hash).where(codes.c.person == person.id, codes.c.kind == RECOVERY)
        keys = sa.select(passkeys.c.id).where(passkeys.c.person == person.id)
        with self.store.reading() as c:
            return any(c.execute(one.limit(1)).first() for one in (others, kept, keys))

    def has_sheet(self, person: Person) -> bool:
        kept = sa.select(codes.c.hash).where(codes.c.person == person.id, codes.c.kind == RECOVERY)
        with self.store.reading() as c:
            return c.execute(kept).first() is not None

    # --- what one has not noticed yet -------------------------------------------------------------------------

    def news(self, person: Person, here: str) -> list[Device]:
        """Devices that were signed in since this one last heard of any."""
        with self.store.reading() as c:
            row = c.execute(sa.select(tokens).where(tokens.c.hash == here)).first()
        since = (row.noticed or row.created) if row is not None else 0
        return [one for one in self.of(person, here) if not one.this and one.via and one.linked > since]

    def noticed(self, here: str) -> None:
        this = sa.update(tokens).where(tokens.c.hash == here).values(noticed=self.people.clock())
        self.store.write(lambda c: c.execute(this))

    def sign_out(self, person: Person, id: str, here: str) -> set[str]:
        """End one device's access; the hashes of its tokens."""
        return self._end(person, here, lambda hash: device_id(hash) == id)

    def sign_out_others(self, person: Person, here: str) -> set[str]:
        return self._end(person, here, lambda hash: hash != here)

    def _end(self, person: Person, here: str, meant: Callable[[str], bool]) -> set[str]:
        """With another device go all links and recovery codes, which it may have made or seen, and its passkeys."""

        def write(c: Connection) -> set[str]:
            mine = sa.select(tokens.c.hash).where(tokens.c.person == person.id)
            gone = {hash for hash in c.execute(mine).scalars() if meant(hash)}
            c.execute(sa.delete(tokens).where(tokens.c.hash.in_(gone)))
            if gone - {here}:
                made = codes.c.kind.in_((*BECOMING, TAKEN))
                c.execute(sa.delete(codes).where(codes.c.person == person.id, made))
                theirs = passkeys.c.device.in_([device_id(hash) for hash in gone - {here}])
                c.execute(sa.delete(passkeys).where(passkeys.c.person == person.id, theirs))
            return gone

        return self.store.write(write)

    # --- becoming somebody ----------------------------------------------------------------------------------

    def offered(self, code: str, me: Person | None = None) -> Offered:
        """Whose device this would become, without using the code up."""
        found = self.people.look(code)
        if found.kind not in BECOMING:
            raise Refused("server-no-code")
        with self.store.reading() as c:
            row = c.execute(sa.select(people).where(people.c.id == found.person)).one()
            other = me is not None and me.id != row.id
            mine = merging.belongings(c, me.id, row.id) if me is not None and other else None
        return Offered(known(row.id, row.name), found.kind, mine)

    def claim(self, code: str, label: str, id: str = "", here: str = "", merge: bool = False) -> Claimed:
        """This device becomes another one of whoever made the code, and `here`, what it was before, is signed out.

        `merge`: whoever it was before becomes one with them.

        The same request sent again, with the same id, is answered in the same way: an answer may get lost, and the
        code is used up.
        """
        token = self._derived(code, id) if id else self.people.token(24)

        def write(c: Connection) -> Person:
            found = self.people.spend(c, code, id=id)
            if found.kind not in BECOMING:
                raise Refused("server-no-code")
            was = c.execute(sa.select(tokens.c.person).where(tokens.c.hash == here)).scalar()
            if merge and was is not None and was != found.person:
                merging.merge(c, was, found.person, self.people.clock())
            row = c.execute(sa.select(people).where(people.c.id == found.person)).one()
            c.execute(sa.delete(tokens).where(tokens.c.hash.in_({hashed(token), here})))
            c.execute(sa.insert(tokens).values(self.people.token_row(token, row.id, label, found.kind)))
            last = sa.func.coalesce(tokens.c.seen, tokens.c.created)
            mine = sa.select(tokens.c.hash).where(tokens.c.person == row.id, tokens.c.hash != hashed(token))
            extra = c.execute(mine.order_by(last.desc()).offset(MOST - 1)).scalars().all()
            c.execute(sa.delete(tokens).where(tokens.c.hash.in_(extra)))
            return known(row.id, row.name)

        return Claimed(self.store.write(write), token)

    def _derived(self, code: str, id: str) -> str:
        """A token that the same request is given again, and that nobody else can work out."""
        said = f"landbridge claim {code} {id}".encode()
        return base64.urlsafe_b64encode(hmac.digest(self.secret.encode(), said, "sha256")[:24]).decode()
