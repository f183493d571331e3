"""A whole server into another database: every row copied as it is, then both read again and compared byte for byte.

Games continue where they were. Meanwhile nobody can write to the old database, and afterwards nobody can serve from it:
whatever it acknowledged would be missing here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from landbridge.server.store.migrations import LEDGER, upgrade
from landbridge.server.store.schema import events, ledger, tables, workers
from landbridge.server.store.schema.whole import every_table
from landbridge.server.store.sql import postgres, sqlite
from landbridge.server.store.sql.database import MOVED, MOVED_TABLES
from landbridge.server.store.sql.errors import StoreError

AT_ONCE = 500  # rows


class Copied(NamedTuple):
    """What is in a database, without the roster of those who serve it."""

    rows: dict[str, int]
    digest: str


class NotEmpty(StoreError):
    """The target database is not empty."""


class Different(StoreError):
    """The copy differs from the original."""


def place(said: str) -> Engine:
    """A database by its address, or SQLite by its folder."""
    if "://" in said:
        return postgres.engine_at(said, 4)
    file = Path(said) / sqlite.FILE
    sqlite.private_folder(file.parent)
    sqlite.private_file(file)
    return sqlite.engine_at(file, writes=True)


def shown(said: str) -> str:
    """An address without its password."""
    return postgres.address(said).render_as_string(hide_password=True) if "://" in said else said


def copy(source: Engine, target: Engine, moving_to: str = "") -> Copied:
    """Copy everything; with a name of the new place, the old one is closed for good once both are the same."""
    upgrade(source)
    upgrade(target)
    with source.begin() as old:
        _alone(old, writers_wait=bool(moving_to))
        there = digest(old)
        with target.begin() as new:
            _alone(new, writers_wait=True)
            if new.execute(sa.select(sa.func.count()).select_from(tables)).scalar():
                raise NotEmpty(str(target.url.render_as_string(hide_password=True)))
            _fill(old, new)
        with target.begin() as new:
            _alone(new, writers_wait=False)
            here = digest(new)
        if here != there:
            with target.begin() as new:
                for table in _copied():
                    new.execute(sa.delete(table))
            raise Different(f"{there} / {here}")
        if moving_to:
            old.execute(sa.insert(ledger).values(name=MOVED, value=moving_to))
            old.exec_driver_sql(f"ALTER TABLE {tables.name} RENAME TO {MOVED_TABLES}")
    return here


def digest(c: Connection) -> Copied:
    """Every value of every row, in the order of the keys; the same in every database."""
    mixed = hashlib.sha256()
    rows = {}
    for table in _copied():
        rows[table.name] = 0
        mixed.update(_packed([table.name]))
        for row in _rows(c, table):
            rows[table.name] += 1
            mixed.update(_packed(row))
    return Copied(rows, mixed.hexdigest())


def _copied() -> list[sa.Table]:
    return [table for table in every_table() if table is not workers]


def _rows(c: Connection, table: sa.Table) -> Iterator[sa.Row[Any]]:
    binary = c.dialect.name == "postgresql"  # SQLite compares texts byte by byte anyway
    order = [
        sa.collate(column, "C") if binary and isinstance(column.type, sa.String) else column
        for column in table.primary_key.columns
    ]
    query = sa.select(table).order_by(*order)
    if table is ledger:
        query = query.where(ledger.c.name != LEDGER)
    yield from c.execute(query, execution_options={"yield_per": AT_ONCE})


def _packed(values: Any) -> bytes:
    """Values with their kinds and lengths, so that no two rows look alike."""
    parts = []
    for value in values:
        if value is None:
            parts.append(b"-")
            continue
        body = (
            value
            if isinstance(value, bytes)
            else str(int(value) if isinstance(value, int) else value).encode()
        )
        kind = b"b" if isinstance(value, bytes) else b"i" if isinstance(value, int) else b"s"
        parts.append(kind + str(len(body)).encode() + b":" + body)
    return b"(" + b"".join(parts) + b")"


def _fill(old: Connection, new: Connection) -> None:
    for table in _copied():
        if table is ledger:  # the new one has made notes of its own
            new.execute(sa.delete(ledger).where(ledger.c.name != LEDGER))
        batch: list[dict[str, Any]] = []
        for row in _rows(old, table):
            batch.append(dict(row._mapping))
            if len(batch) == AT_ONCE:
                new.execute(sa.insert(table), batch)
                batch = []
        if batch:
            new.execute(sa.insert(table), batch)
    if new.dialect.name == "postgresql":  # numbers of events go on after the last one
        last = "coalesce(max(seq), 1), max(seq) IS NOT NULL"
        sequence = f"pg_get_serial_sequence('{events.name}', 'seq')"
        new.exec_driver_sql(f"SELECT setval({sequence}, {last}) FROM {events.name}")


def _alone(c: Connection, writers_wait: bool) -> None:
    """One moment of the database. SQLite's writing transaction keeps all others out by itself."""
    if c.dialect.name != "postgresql":
        return
    c.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    for patience in postgres.PATIENCE:
        c.exec_driver_sql(f"SET LOCAL {patience} = 0")
    if writers_wait:
        names = ", ".join(table.name for table in _copied())
        c.exec_driver_sql(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")
