"""Devices: when each was last seen, and of which kind it is. Only adds: older workers leave both empty."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("seen", Long))
    op.add_column("tokens", sa.Column("label", sa.String))
