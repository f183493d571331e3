"""Tables and people as the console lists them. Read from the database alone: nothing of a game's state is in it."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from landbridge.core.game import LETTERS
from landbridge.server.store.reports import OPEN
from landbridge.server.store.schema import people, seats, tables, tokens
from landbridge.server.store.schema.host import reports, silenced
from landbridge.server.store.sql.database import Store
from landbridge.table.parts import PLAYING

RUNNING, STUCK, LARGEST = "running", "stuck", "largest"
RECENT, REPORTED, SILENCED = "recent", "reported", "muted"
PATIENCE = 120_000  # ms after which a bot that should have moved, or a clock that has run out, is stuck


def tables_told(store: Store, show: str, now: int, base: str, most: int) -> Any:
    """Those that were touched last, those where nothing goes on, or those with the most events."""
    late = now - PATIENCE
    bots = sa.and_(tables.c.status == PLAYING, tables.c.bots, tables.c.touched < late)
    clock = tables.c.due < late
    query = sa.select(
        tables, bots.label("bots_late"), sa.func.coalesce(clock, sa.false()).label("clock_late")
    )
    if show == LARGEST:
        query = query.order_by(tables.c.n.desc(), tables.c.id)
    else:
        query = query.where(sa.or_(bots, clock) if show == STUCK else tables.c.status == PLAYING)
        query = query.order_by(tables.c.touched.desc(), tables.c.id)
    with store.reading() as c:
        rows = c.execute(query.limit(most)).all()
    return [_table(row, base) for row in rows]


def _table(row: Any, base: str) -> dict[str, Any]:
    kept = json.loads(row.snapshot)
    return {
        "id": row.id,
        "game": kept["terms"]["game"],
        "status": row.status,
        "events": row.n,
        "created_at": row.created,
        "touched_at": row.touched,
        "stuck": "bots" if row.bots_late else "clock" if row.clock_late else None,
        "link": f"{base}/table#{row.id}",
        "seats": [
            {
                "seat": LETTERS[place],
                "name": seat["name"],
                "person": seat["person"] or None,
                "bot": seat["bot"] or None,
            }
            for place, seat in enumerate(kept["seats"])
        ],
    }


def people_told(store: Store, show: str, find: str, most: int) -> Any:
    """Whoever was here last; those with open reports; those who are silenced. `find`: a part of the name."""

    def count(table: sa.Table, *where: sa.ColumnElement[bool]) -> Any:
        return sa.select(sa.func.count()).select_from(table).where(*where).scalar_subquery()

    reported = count(reports, reports.c.accused == people.c.id, reports.c.state == OPEN)
    silent = sa.exists().where(silenced.c.person == people.c.id)
    query = sa.select(
        people,
        count(tokens, tokens.c.person == people.c.id).label("devices"),
        count(seats, seats.c.person == people.c.id).label("seats"),
        reported.label("reports"),
        silent.label("muted"),
    )
    if show == REPORTED:
        query = query.where(reported > 0)
    elif show == SILENCED:
        query = query.where(silent)
    if find:
        query = query.where(people.c.name.icontains(find, autoescape=True))
    with store.reading() as c:
        rows = c.execute(query.order_by(people.c.seen.desc(), people.c.id).limit(most)).all()
    return [
        {
            "id": row.id,
            "name": row.name,
            "created_at": row.created,
            "seen_at": row.seen,
            "devices": row.devices,
            "seats": row.seats,
            "reports": row.reports,
            "muted": bool(row.muted),
        }
        for row in rows
    ]
