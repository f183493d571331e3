"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", Long, nullable=False),
        sa.Column("seen", Long, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("created", Long, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("mark", sa.String),
        sa.Column("expires", Long),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("host", sa.String, nullable=False, index=True),
        sa.Column("client", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.String, nullable=False),
        sa.Column("due", Long, index=True),
        sa.Column("bots", sa.Boolean, nullable=False, index=True),
        sa.Column("created", Long, nullable=False),
        sa.Column("touched", Long, nullable=False),
        sa.UniqueConstraint("host", "client"),
    )
    op.create_index("tables_open", "tables", ["listed", "status", "created"])
    op.create_index("tables_old", "tables", ["status", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
    )
    op.create_table(
        "events",
        sa.Column("seq", Long, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", Long, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("client", sa.String),
        sa.UniqueConstraint("table_id", "n"),
        sa.UniqueConstraint("table_id", "person", "client"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("body", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
