"""Passkeys, what they are asked to sign, who became one with whom, and how devices were signed in. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("via", sa.String))
    op.add_column("tokens", sa.Column("noticed", Long))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("credential", sa.String, nullable=False, unique=True),
        sa.Column("handle", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", Long, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("created", Long, nullable=False),
        sa.Column("used", Long),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("handle", sa.String, nullable=False),
        sa.Column("expires", Long, nullable=False),
    )
    op.create_index("ix_passkey_challenges_expires", "passkey_challenges", ["expires"])
    op.create_table(
        "merges",
        sa.Column("was", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("at", Long, nullable=False),
    )
    op.create_index("ix_merges_person", "merges", ["person"])
