"""What an open table is found by, and which bots somebody who waits would play with. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("game", sa.String))
    op.add_column("tables", sa.Column("places", sa.Integer))
    op.add_column("tables", sa.Column("pace", sa.String))
    op.add_column("waiting", sa.Column("bot", sa.String))
