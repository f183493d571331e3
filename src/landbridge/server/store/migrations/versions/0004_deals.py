"""Deals of the day, who has played them, and what was drawn in all finished games. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", Long, nullable=False),
        sa.Column("par", sa.String),
        sa.Column("claimed", Long),
    )
    op.create_table(
        "entries",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("score", sa.String),
        sa.Column("refused", sa.String),
    )
    op.create_index("ix_entries_person", "entries", ["person"])
    op.create_index("ix_entries_table_id", "entries", ["table_id"])
    op.create_table("counted", sa.Column("table_id", sa.String, primary_key=True))
