"""Results and ratings, what people share, friends, challenges, and who waits for a game. Only adds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from landbridge.server.store.schema import Long

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", Long, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
    )
    op.create_index("finished_rated", "finished", ["rated", "ended"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("company", sa.String, nullable=False),
        sa.Column("ended", Long, nullable=False),
        sa.Column("told", Long, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("gone", sa.String, nullable=False),
        sa.Column("decisions", sa.Integer),
        sa.Column("loss", sa.Double),
        sa.Column("rating", sa.Double),
        sa.Column("deviation", sa.Double),
    )
    op.create_index("results_of", "results", ["person", "game", "ended"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("company", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_table(
        "sharing",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("mark", sa.String, unique=True),
        sa.Column("presence", sa.Boolean, nullable=False),
        sa.Column("here", Long, nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("since", Long, nullable=False),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", Long, nullable=False),
        sa.UniqueConstraint("table_id", "seat"),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])
    op.create_index("ix_challenges_other", "challenges", ["other"])
    op.create_index("ix_challenges_table_id", "challenges", ["table_id"])
    op.create_table(
        "waiting",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("bots", sa.Integer),
        sa.Column("since", Long, nullable=False),
        sa.Column("until", Long, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
    )
    op.create_index("waiting_for", "waiting", ["game", "seats", "pace", "since"])
