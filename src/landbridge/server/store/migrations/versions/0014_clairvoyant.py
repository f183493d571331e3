"""What there was to be had from a deal of the day for whoever knew it. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("deals", sa.Column("clairvoyant", sa.Integer))
