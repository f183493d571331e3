"""Tournaments. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("client", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("terms", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("worker", sa.String),
        sa.Column("created", Long, nullable=False),
        sa.Column("touched", Long, nullable=False),
        sa.UniqueConstraint("owner", "client"),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    op.create_table(
        "contestants",
        sa.Column("tournament", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("ix_contestants_person", "contestants", ["person"])
    op.create_table(
        "boards",
        sa.Column("tournament", sa.String, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("players", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("result", sa.String),
        sa.Column("disclosed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_boards_table_id", "boards", ["table_id"])
