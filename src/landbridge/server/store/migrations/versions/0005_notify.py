"""Notifications: subscriptions, webhooks, wishes, and what is to be sent. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seats", sa.String, nullable=False),
        sa.Column("made", Long, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seats", sa.String, nullable=False),
        sa.Column("made", Long, nullable=False),
        sa.Column("due", Long, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease", Long, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Index("deliveries_due", "state", "due"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("endpoint", sa.String, nullable=False, unique=True),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("base", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("created", Long, nullable=False),
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, index=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("format", sa.String, nullable=False),
        sa.Column("url", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("base", sa.String, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("created", Long, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("unwanted", sa.String, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("mail", sa.String, nullable=False),
        sa.Column("mail_code", sa.String, nullable=False),
        sa.Column("mail_tries", sa.Integer, nullable=False),
        sa.Column("base", sa.String, nullable=False),
    )
    op.create_table(
        "hushed",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True, index=True),
    )
