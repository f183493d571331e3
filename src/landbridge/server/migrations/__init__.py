"""The steps from the first schema to this one. Alembic runs them; it is imported only when there is a step to take."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import Engine

HEAD = "0001"


def upgrade(engine: Engine, to: str = HEAD) -> None:
    """Bring a database, new or old, to this schema; one of a later version is refused by Alembic with its number."""
    if _version(engine) == to:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        found = connection.exec_driver_sql(
            "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        ).first()
        return (
            connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if found else None
        )
