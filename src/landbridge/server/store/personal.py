"""What the database has of one person: every table with a column `person`. All of it can be exported and erased."""

from __future__ import annotations

import base64
import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.bots.names import FORGOTTEN
from landbridge.core.game import LETTERS
from landbridge.server.store import tournaments
from landbridge.server.store.schema import events, messages, people
from landbridge.server.store.schema.host import reports
from landbridge.server.store.schema.identity import merges
from landbridge.server.store.schema.social import results
from landbridge.server.store.schema.whole import every_table
from landbridge.table.person import TAG, Person

# Proofs of who somebody is: of no use to anybody else's eyes, and only hashes anyway.
PROOFS = {"hash", "mail_code", "mark"}


def of_people() -> list[sa.Table]:
    """Tables whose rows are one person's. Events are not: games are others', too, so only words in them are erased."""
    return [table for table in every_table() if "person" in table.c and table is not events]


def erase(c: Connection, who: sa.ColumnElement[Any] | sa.Select[Any] | str) -> None:
    """Delete the rows of a person, or of all whom a query finds. `other` is the second of two whom a row is about.

    Results of games and tournaments are others', too: a place without a name is left of them.
    """

    def names(column: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
        return column == who if isinstance(who, str) else column.in_(who)

    tournaments.forget(c, who)
    c.execute(sa.delete(reports).where(names(reports.c.accused)))
    bare = {"person": "", "name": FORGOTTEN, "decisions": None, "loss": None}
    c.execute(sa.update(results).where(names(results.c.person)).values(**bare, rating=None, deviation=None))
    for table in of_people():
        c.execute(sa.delete(table).where(names(table.c.person)))
        if "other" in table.c:
            c.execute(sa.delete(table).where(names(table.c.other)))


def formerly(c: Connection, person: str) -> list[str]:
    """All ids somebody has had, the present one first: what happened at tables still names the others."""
    before = c.execute(sa.select(merges.c.was).where(merges.c.person == person)).scalars()
    return [person, *before]


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def export(c: Connection, person: str) -> Any:
    """Everything, as it is kept: rows by table, and what this person did at tables."""
    told: dict[str, Any] = {}
    for table in of_people():
        told[table.name] = []
        for mine in (name for name in ("person", "other") if name in table.c):
            # Who the other one is, as this server calls people, is theirs.
            hidden = {*PROOFS, "accused", "other" if mine == "person" else "person"}
            columns = [column for column in table.c if column.name not in hidden]
            if mine == "other" and table.primary_key.columns.contains_column(table.c.person):
                continue  # they have a row of their own
            rows = c.execute(sa.select(*columns).where(table.c[mine] == person)).all()
            told[table.name] += [
                {name: _plain(value) for name, value in row._mapping.items()} for row in rows
            ]
    me = c.execute(sa.select(people).where(people.c.id == person)).one()
    did = sa.select(events.c.table_id, events.c.at, events.c.kind, events.c.seat, events.c.data)
    acts = c.execute(did.where(events.c.person.in_(formerly(c, person))).order_by(events.c.seq)).all()
    return {
        "person": dict(me._mapping),
        "rows": told,
        "events": [dict(row._mapping) for row in acts],
    }


NO_NAME = "…"
LUCKY = (
    "ready",
    "reveal",
)  # hashes of words (tables of earlier versions have the words): no luck can be checked without


def erase_words(c: Connection, table: str, person: Person) -> None:
    """The one thing that is ever changed in the events: somebody's own words, at their wish."""
    _change_words(c, table, person, ("text", "name", "words"), NO_NAME)


def erase_name(c: Connection, table: str, person: Person, instead: str) -> None:
    """A name that nobody should have to read."""
    _change_words(c, table, person, ("name",), instead)


def _change_words(c: Connection, table: str, person: Person, keys: tuple[str, ...], name: str) -> None:
    said: set[tuple[str, int]] = set()
    names = {person.name}
    who = events.c.person.in_(formerly(c, person.id))
    mine = c.execute(sa.select(events).where(events.c.table_id == table, who)).all()
    for row in mine:
        data = json.loads(row.data)
        if row.kind == "chat" and "text" in keys:
            said.add((LETTERS[row.seat], row.at))
        names.add(data.get("name", person.name))
        for key in keys:
            if key in data and (key != "words" or row.kind not in LUCKY):  # words have gone into the luck
                data[key] = name
        c.execute(sa.update(events).where(events.c.seq == row.seq).values(data=json.dumps(data)))
    for row in c.execute(sa.select(messages).where(messages.c.table_id == table)).all():
        body = json.loads(row.body)
        if (erased := _without(body, said, names, name)) != body:
            where = (messages.c.table_id == table, messages.c.viewer == row.viewer, messages.c.id == row.id)
            c.execute(sa.update(messages).where(*where).values(body=json.dumps(erased, ensure_ascii=False)))


def _without(
    body: dict[str, Any], said: set[tuple[str, int]], names: set[str], instead: str
) -> dict[str, Any]:
    """A message without what somebody said, and without their name where it says who asks to see everything."""
    if body["type"] == "chat" and (body["seat"], body["at"]) in said:
        return {**body, "text": NO_NAME}
    if body["type"] == "insight" and body["seat"] is None:
        facts = [
            [key, {**told, "name": instead} if {told["name"], _untagged(told["name"])} & names else told]
            for key, told in body["facts"]
        ]
        return {**body, "facts": facts}
    return body


def _untagged(name: str) -> str:
    return name.rpartition(TAG)[0]
