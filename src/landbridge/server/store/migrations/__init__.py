"""The steps from the first schema to this one. Alembic runs them; it is imported only when there is a step to take.

Workers of two versions may share a database while one replaces the other. So a step only adds what the older version
can do without; what it no longer needs is taken away by a later step, in a release that comes after. `SERVES` names
the oldest schema whose workers can go on with this one, and the database remembers it for them.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from landbridge.server.store.schema import ledger

HEAD = "0014"
SERVES = "0001"
LEDGER = "serves"
ONE_AT_A_TIME = 0x1A2DB21D6E  # an advisory lock of PostgreSQL: any number nobody else uses


class LaterSchema(RuntimeError):
    """The database has been brought to a schema that this version cannot serve."""


def upgrade(engine: Engine, to: str = HEAD) -> None:
    """Bring a database, new or old, to this schema. A later one is served if it says that it can be."""
    with engine.connect() as connection:
        if _fits(connection, to):
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:  # SQLite lets one write at a time by itself
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        if _fits(connection, to):  # another worker was faster
            return
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        if to == HEAD:
            connection.execute(sa.delete(ledger).where(ledger.c.name == LEDGER))
            connection.execute(sa.insert(ledger).values(name=LEDGER, value=SERVES))


def _fits(connection: Connection, to: str) -> bool:
    """Whether there is nothing to do."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    found = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    if found <= to:
        return found == to
    serves = connection.execute(sa.select(ledger.c.value).where(ledger.c.name == LEDGER)).scalar()
    if serves is None or str(serves) > to:
        raise LaterSchema(
            f"the database has schema {found}, which needs at least {serves}; this version has {to}"
        )
    return True
