"""The schema of a database: made whole where there is none, brought forward step by step where it is older.

Alembic takes the steps and is imported only then. Workers of two versions may share a database while one replaces the
other. So a step only adds what the older version can do without; what it no longer needs is taken away by a later step,
in a release that comes after. `SERVES` names the oldest schema whose workers can go on with this one, and the database
remembers it for them.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from landbridge.server.store.schema import ledger, metadata
from landbridge.server.store.schema.whole import every_table

HEAD = "0001"
SERVES = "0001"
STEPS = Path(__file__).parent / "versions"
LEDGER = "serves"
ONE_AT_A_TIME = 0x1A2DB21D6E  # an advisory lock of PostgreSQL: any number nobody else uses

_version = sa.Table(  # as Alembic has it
    "alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True)
)


class LaterSchema(RuntimeError):
    """The database has been brought to a schema that this version cannot serve."""


def upgrade(engine: Engine) -> None:
    """Bring a database, new or old, to this schema. A later one is served if it says that it can be."""
    with engine.connect() as connection:
        if _fits(connection, _found(connection)):
            return
    with engine.begin() as connection:  # SQLite lets one write at a time by itself
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        found = _found(connection)
        if _fits(connection, found):  # another worker was faster
            return
        if found:
            _step(connection)
        else:
            every_table()  # of all subjects
            metadata.create_all(connection)
            _version.create(connection)
            connection.execute(sa.insert(_version).values(version_num=HEAD))
        connection.execute(sa.delete(ledger).where(ledger.c.name == LEDGER))
        connection.execute(sa.insert(ledger).values(name=LEDGER, value=SERVES))


def _found(connection: Connection) -> str:
    """Return the schema of a database, or nothing if it is new."""
    if not sa.inspect(connection).has_table(_version.name):
        return ""
    return str(connection.execute(sa.select(_version.c.version_num)).scalar() or "")


def _fits(connection: Connection, found: str) -> bool:
    """Return whether there is nothing to do."""
    if found <= HEAD:
        return found == HEAD
    serves = connection.execute(sa.select(ledger.c.value).where(ledger.c.name == LEDGER)).scalar()
    if serves is None or str(serves) > HEAD:
        raise LaterSchema(
            f"the database has schema {found}, which needs at least {serves}; this version has {HEAD}"
        )
    return True


def _step(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    for name, folder in (("script_location", Path(__file__).parent), ("version_locations", STEPS)):
        config.set_main_option(name, str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    command.upgrade(config, HEAD)
