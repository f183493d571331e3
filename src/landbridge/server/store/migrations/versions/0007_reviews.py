"""Reviews of games that are over, who lets others see them, and how people do at exercises. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("body", sa.String, nullable=False),
        sa.Column("made", Long, nullable=False),
    )
    op.create_index("ix_reviews_made", "reviews", ["made"])
    op.create_table(
        "consents",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )
    op.create_index("ix_consents_person", "consents", ["person"])
    op.create_table(
        "solvers",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("body", sa.String, nullable=False),
    )
