"""The part of the database that is about people among each other. Everything here hangs on ids of people and tables.

tournaments   one row a tournament: what is played, how far it is, the secret its lots and deals follow from
contestants   who takes part, under which name, numbered in the order of joining
boards        the tables of each round; each is planned, then opened, then over, with its result
"""

from __future__ import annotations

import sqlalchemy as sa

from landbridge.server.store.schema import Long, metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column(
        "n", sa.Integer, nullable=False
    ),  # grows with every change; of two writers the second finds it taken
    sa.Column("owner", sa.String, nullable=False),
    sa.Column("client", sa.String, nullable=False),  # the id its maker gave the request
    sa.Column("title", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False, index=True),  # open, running, over, closed
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # 0 before the first
    sa.Column("terms", sa.String, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("worker", sa.String),  # that moves it on
    sa.Column("created", Long, nullable=False),
    sa.Column("touched", Long, nullable=False),
    sa.UniqueConstraint("owner", "client"),
)

contestants = sa.Table(
    "contestants",
    metadata,
    sa.Column("tournament", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),  # "" once they have deleted what is theirs
    sa.Column("name", sa.String, nullable=False),
    sa.Column("lot", sa.Integer, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),  # withdrawn
)

boards = sa.Table(
    "boards",
    metadata,
    sa.Column("tournament", sa.String, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False, index=True),  # decided when it is planned; "" is a bye
    sa.Column("players", sa.String, nullable=False),  # numbers in seat order, as JSON
    sa.Column("status", sa.String, nullable=False),  # planned, opened, over
    sa.Column("result", sa.String),  # places and points, as JSON
    sa.Column("disclosed", sa.Boolean, nullable=False),
)
