"""Reports, who is silenced, the host's sessions and log, comments on replays. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0010"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("accused", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("made", Long, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.UniqueConstraint("person", "table_id", "seat", "about"),
    )
    for column in ("person", "accused", "table_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_index("reports_state", "reports", ["state", "made"])
    op.create_table(
        "silenced",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("made", Long, nullable=False),
    )
    op.create_table(
        "host_sessions",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("made", Long, nullable=False),
        sa.Column("until", Long, nullable=False),
    )
    op.create_table(
        "host_log",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", Long, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
    )
    op.create_index("ix_host_log_at", "host_log", ["at"])
    op.create_table(
        "comments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("client", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("marks", sa.String, nullable=False),
        sa.Column("made", Long, nullable=False),
        sa.UniqueConstraint("person", "client"),
    )
    for column in ("person", "table_id"):
        op.create_index(f"ix_comments_{column}", "comments", [column])
