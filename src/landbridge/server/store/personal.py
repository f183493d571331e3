"""What the database has of one person: every table with a column `person`. All of it can be exported and erased."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from landbridge.server.store import schema_notify  # noqa: F401 (its tables count, too)
from landbridge.server.store.schema import events, metadata, people

# Proofs of who somebody is: of no use to anybody else's eyes, and only hashes anyway.
PROOFS = {"hash", "mail_code", "mark"}


def of_people() -> list[sa.Table]:
    """Tables whose rows are one person's. Events are not: games are others', too, so only words in them are erased."""
    return [table for table in metadata.sorted_tables if "person" in table.c and table is not events]


def erase(c: Connection, who: sa.ColumnElement[Any] | sa.Select[Any] | str) -> None:
    """Delete the rows of a person, or of all whom a query finds."""
    for table in of_people():
        mine = table.c.person == who if isinstance(who, str) else table.c.person.in_(who)
        c.execute(sa.delete(table).where(mine))


def export(c: Connection, person: str) -> dict[str, Any]:
    """Everything, as it is kept: rows by table, and what this person did at tables."""
    told: dict[str, Any] = {}
    for table in of_people():
        columns = [column for column in table.c if column.name not in PROOFS]
        rows = c.execute(sa.select(*columns).where(table.c.person == person)).all()
        told[table.name] = [dict(row._mapping) for row in rows]
    me = c.execute(sa.select(people).where(people.c.id == person)).one()
    did = sa.select(events.c.table_id, events.c.at, events.c.kind, events.c.seat, events.c.data)
    acts = c.execute(did.where(events.c.person == person).order_by(events.c.seq)).all()
    return {
        "person": dict(me._mapping),
        "rows": told,
        "events": [dict(row._mapping) for row in acts],
    }
