"""Who wants to hear of what: browsers, an address for mail, webhooks, kinds, quiet hours, tables that stay silent."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.notify.causes import CONFIRM, EVERYBODY, HELLO, KINDS, Cause
from landbridge.server.notify.outbox import HOOK, MAIL, PUSH, Outbox
from landbridge.server.store.people import People, hashed, same
from landbridge.server.store.schema.notify import deliveries, hooks, hushed, subscriptions, wishes
from landbridge.table.refusals import Refused

UTC_NAME = "UTC"
CODE_DIGITS = 8
GUESSES = 5  # wrong codes until a new one is needed
NOBODY: dict[str, Any] = {
    "unwanted": "",
    "quiet_from": None,
    "quiet_to": None,
    "zone": UTC_NAME,
    "lang": "en",
    "mail": "",
    "mail_code": "",
    "mail_tries": 0,
    "base": "",
}


def zone(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # unknown, or no name at all
        return None


def after_quiet(wish: Any, at: int) -> int:
    """When something that is due then may be sent: at once, or when the quiet hours are over."""
    if wish is None or wish.quiet_from is None or wish.quiet_to is None or wish.quiet_from == wish.quiet_to:
        return at
    there = zone(wish.zone) or UTC
    now = datetime.fromtimestamp(at / 1000, there)
    minute = now.hour * 60 + now.minute
    begin, end = wish.quiet_from, wish.quiet_to
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return at
    day = now.date() + timedelta(days=int(minute >= end))
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there)
    return max(at, int(over.timestamp() * 1000))


class Browser(NamedTuple):
    """Where a push goes: what a browser says of itself when it subscribes."""

    endpoint: str
    p256dh: str
    auth: str


class Wishes:
    def __init__(self, people: People, outbox: Outbox):
        self.people, self.store, self.outbox = people, people.store, outbox
        self.clock, self.limits = people.clock, people.limits

    def of(self, person: str) -> dict[str, Any]:
        with self.store.reading() as c:
            row = c.execute(sa.select(wishes).where(wishes.c.person == person)).first()
        return dict(row._mapping) if row is not None else {"person": person, **NOBODY}

    def change(self, person: str, **values: Any) -> None:
        def write(c: Connection) -> None:
            mine = sa.update(wishes).where(wishes.c.person == person)
            if c.execute(mine.values(**values)).rowcount == 0:
                c.execute(sa.insert(wishes).values(person=person, **{**NOBODY, **values}))

        self.store.write(write)

    def want(
        self,
        person: str,
        unwanted: Sequence[str],
        quiet: tuple[int, int] | None,
        zone_name: str,
        lang: str,
        base: str,
    ) -> None:
        begin, end = quiet or (None, None)
        kinds = " ".join(kind for kind in KINDS if kind in unwanted)
        told = {"unwanted": kinds, "quiet_from": begin, "quiet_to": end, "zone": zone_name}
        self.change(person, **told, lang=lang, base=base)

    # --- browsers --------------------------------------------------------------------------------------------------

    def browsers(self, person: str) -> list[Any]:
        with self.store.reading() as c:
            query = sa.select(subscriptions).where(subscriptions.c.person == person)
            return list(c.execute(query.order_by(subscriptions.c.created)).all())

    def subscribe(self, person: str, browser: Browser, lang: str, base: str, label: str) -> str:
        """A browser belongs to whoever subscribed with it last. Of too many, the oldest goes."""
        id = self.people.token(9)

        def write(c: Connection) -> None:
            there = subscriptions.c.endpoint == browser.endpoint
            old = c.execute(sa.select(subscriptions.c.id).where(there)).scalars().all()
            mine = sa.select(subscriptions.c.id).where(subscriptions.c.person == person)
            extra = mine.order_by(subscriptions.c.created.desc()).offset(self.limits.browsers_per_person - 1)
            gone = [*old, *c.execute(extra).scalars()]
            c.execute(sa.delete(subscriptions).where(subscriptions.c.id.in_(gone)))
            c.execute(sa.delete(deliveries).where(deliveries.c.target.in_(gone)))
            row = {"id": id, "person": person, "lang": lang, "base": base, "label": label}
            c.execute(sa.insert(subscriptions).values(**row, **browser._asdict(), created=self.clock()))

        self.store.write(write)
        return id

    def unsubscribe(self, person: str, id: str) -> None:
        def write(c: Connection) -> None:
            this = subscriptions.c.id == id, subscriptions.c.person == person
            if c.execute(sa.delete(subscriptions).where(*this)).rowcount:
                c.execute(sa.delete(deliveries).where(deliveries.c.target == id))

        self.store.write(write)

    def try_out(self, person: str) -> None:
        """A notification that says that it arrives, to all of somebody's browsers."""
        cause = Cause(HELLO, person, self.clock() % 2**31, "")
        targets = [(PUSH, one.id) for one in self.browsers(person)]
        self.store.write(lambda c: self.outbox.add(c, "", cause, targets))

    # --- mail --------------------------------------------------------------------------------------------------------

    def ask_mail(self, person: str, address: str, lang: str, base: str) -> None:
        """Mail an address a code. Nothing else is sent there before the code has come back."""
        code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
        self.change(person, mail=address, mail_code=hashed(person + code), mail_tries=0, lang=lang, base=base)
        cause = Cause(CONFIRM, person, self.clock() % 2**31, code)
        self.store.write(lambda c: self.outbox.add(c, "", cause, [(MAIL, person)]))

    def confirm_mail(self, person: str, code: str) -> None:
        wish = self.of(person)
        if not wish["mail_code"] or wish["mail_tries"] >= GUESSES:
            raise Refused("server-no-code")
        if not same(hashed(person + code), wish["mail_code"]):
            self.change(person, mail_tries=wish["mail_tries"] + 1)
            raise Refused("server-no-code")
        self.change(person, mail_code="", mail_tries=0)

    def forget_mail(self, person: str) -> None:
        self.change(person, mail="", mail_code="", mail_tries=0)

    # --- a table -----------------------------------------------------------------------------------------------------

    def hush(self, person: str, table: str, silent: bool) -> None:
        this = hushed.c.person == person, hushed.c.table_id == table

        def write(c: Connection) -> None:
            c.execute(sa.delete(hushed).where(*this))
            if silent:
                c.execute(sa.insert(hushed).values(person=person, table_id=table))

        self.store.write(write, f"hushed {person}")

    def is_hushed(self, person: str, table: str) -> bool:
        with self.store.reading() as c:
            this = hushed.c.person == person, hushed.c.table_id == table
            return c.execute(sa.select(hushed).where(*this)).first() is not None

    def hooks_of(self, table: str) -> list[Any]:
        with self.store.reading() as c:
            query = sa.select(hooks).where(hooks.c.table_id == table)
            return list(c.execute(query.order_by(hooks.c.created)).all())

    def add_hook(self, person: str, table: str, format: str, url: str, lang: str, base: str) -> str:
        """A webhook, which says hello at once."""
        id = self.people.token(9)

        def write(c: Connection) -> None:
            there = sa.select(sa.func.count()).select_from(hooks).where(hooks.c.table_id == table)
            if (c.execute(there).scalar() or 0) >= self.limits.hooks_per_table:
                raise Refused("server-limit", limit="hooks_per_table", most=self.limits.hooks_per_table)
            row = {"id": id, "table_id": table, "person": person, "format": format, "url": url}
            c.execute(sa.insert(hooks).values(**row, lang=lang, base=base, failed=0, created=self.clock()))
            hello = Cause(HELLO, EVERYBODY, self.clock() % 2**31, "")
            self.outbox.add(c, table, hello, [(HOOK, id)])

        self.store.write(write, f"hooks {table}")
        return id

    def remove_hook(self, table: str, id: str) -> None:
        def write(c: Connection) -> None:
            this = hooks.c.id == id, hooks.c.table_id == table
            if c.execute(sa.delete(hooks).where(*this)).rowcount:
                c.execute(sa.delete(deliveries).where(deliveries.c.target == id))

        self.store.write(write)
