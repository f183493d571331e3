"""Several workers at one database. Only adds: a worker of the first schema goes on beside those of this one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("minder", sa.String))
    op.create_index("ix_tables_minder", "tables", ["minder"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", Long, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
    )
    op.create_table(
        "ledger",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
