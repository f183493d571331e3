"""How the server is: version, database, disk, bots, streams, and its limits as configured and as used."""

from __future__ import annotations

import os
import platform
import shutil
import time
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

import landbridge
from landbridge.core import machine
from landbridge.server.run.limits import Limits
from landbridge.server.store.reports import OPEN
from landbridge.server.store.schema import people, tables, workers
from landbridge.server.store.schema.community import contestants, tournaments
from landbridge.server.store.schema.host import comments, reports
from landbridge.server.store.schema.notify import deliveries
from landbridge.server.store.sql.sqlite import FILE
from landbridge.table.parts import CLOSED, OVER

if TYPE_CHECKING:
    from landbridge.server.run.services import Services


def overview(services: Services) -> Any:
    """Streams, connections and bots are this worker's; the rest is everybody's."""
    settings = services.settings
    disk = shutil.disk_usage(settings.data)
    with services.store.reading() as c:
        counts = _counts(c, services)
        used = _used(c, services)
        size = _size(c, services)
    return {
        "version": landbridge.__version__,
        "python": platform.python_version(),
        "up_seconds": int(time.monotonic() - services.begun),
        "workers": counts.pop("workers"),
        "database": {
            "kind": "postgresql" if settings.database else "sqlite",
            "bytes": size,
            "wrong": services.health.wrong_now() or None,
            "damaged": bool(services.checkup.wrong),
        },
        "disk": {"bytes": disk.total, "free": disk.free},
        "counts": counts,
        "bots": {
            "processes": settings.bot_workers,
            "thinking": services.bot_pool.at_work,
            "waiting": services.bot_pool.waiting,
            "asked": services.thinking.asked,
            "substituted": services.bot_pool.substituted,
            "cores": machine.cores(),
            "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        },
        "streams": services.streams.count,
        "connections": len(services.connections),
        "limits": [
            {
                "name": limit.name,
                "most": getattr(services.limits, limit.name),
                "usual": getattr(Limits(), limit.name),
                "used": used.get(limit.name),
            }
            for limit in fields(Limits)
        ],
        "backups": services.backups.told(),
    }


def _counts(c: Connection, services: Services) -> dict[str, Any]:
    def count(table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
        return int(c.execute(sa.select(sa.func.count()).select_from(table).where(*where)).scalar() or 0)

    by_status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
    found: dict[str, int] = {row[0]: row[1] for row in c.execute(by_status)}
    return {
        "workers": max(1, count(workers, workers.c.until > services.store.now)),
        "gathering": found.get("gathering", 0),
        "playing": found.get("playing", 0),
        "over": found.get("over", 0),
        "closed": found.get("closed", 0),
        "people": count(people),
        "reports": count(reports, reports.c.state == OPEN),
        "notifications": count(deliveries, deliveries.c.state == ""),
    }


def _used(c: Connection, services: Services) -> dict[str, int]:
    """How much of a limit is used now: of those for each person or table, by whoever uses most."""

    def most(table: sa.Table, column: sa.Column[Any], *where: sa.ColumnElement[bool]) -> int:
        number = sa.func.count()
        query = sa.select(number).select_from(table).where(*where).group_by(column)
        return int(c.execute(query.order_by(number.desc()).limit(1)).scalar() or 0)

    running = tables.c.status.not_in((OVER, CLOSED))
    going_on = tournaments.c.status.in_(("open", "running"))
    return {
        "tables": int(c.execute(sa.select(sa.func.count()).select_from(tables).where(running)).scalar() or 0),
        "tables_per_person": most(tables, tables.c.host, running),
        "tournaments_per_person": most(tournaments, tournaments.c.owner, going_on),
        "tournament_players": most(contestants, contestants.c.tournament),
        "events_per_table": int(c.execute(sa.select(sa.func.max(tables.c.n))).scalar() or 0),
        "reports_per_person": most(reports, reports.c.person, reports.c.state == OPEN),
        "comments_per_table": most(comments, comments.c.table_id),
        "streams": services.streams.count,
        "sockets": len(services.connections),
        "thinking": services.thinking.asked,
        "backups": len(services.backups.told()),
    }


def _size(c: Connection, services: Services) -> int:
    """Bytes of the database."""
    if services.settings.database:
        return int(c.execute(sa.select(sa.func.pg_database_size(sa.func.current_database()))).scalar() or 0)
    file = services.settings.data / FILE
    return sum(one.stat().st_size for one in file.parent.glob(FILE + "*") if one.is_file())
