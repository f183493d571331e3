"""The database, as the newest migration leaves it.

people     who plays: no account, a name and what proves it is them
tokens     what their cookies hold, as hashes; several devices, several tokens
codes      invitations, links to a second device, recovery codes, as hashes
tables     one row a table: how far it has come, and a snapshot so that opening it reads nothing else
seats      who sits where, for looking up somebody's tables
events     what happened at a table, in order; nothing is ever changed or taken out (a person's own words excepted)
messages   what each viewer was told of it, numbered for that viewer alone; gaps would tell of hidden things
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("created", sa.Integer, nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),  # invite, link, recovery
    sa.Column("person", sa.String, nullable=False, index=True),  # whose it is
    sa.Column("table_id", sa.String, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("mark", sa.String),  # what its owner calls it by when revoking it
    sa.Column("expires", sa.Integer),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("host", sa.String, nullable=False, index=True),
    sa.Column("client", sa.String),  # the id its maker gave the request
    sa.Column("status", sa.String, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("snapshot", sa.String, nullable=False),
    sa.Column("due", sa.Integer, index=True),  # when a clock runs out, in ms
    sa.Column("bots", sa.Boolean, nullable=False, index=True),  # a bot has to act
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False),
    sa.UniqueConstraint("host", "client"),
    sa.Index("tables_open", "listed", "status", "created"),
    sa.Index("tables_old", "status", "touched"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),  # ms
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.String, nullable=False),
    sa.Column("person", sa.String),
    sa.Column("client", sa.String),  # the id the client gave the request
    sa.UniqueConstraint("table_id", "n"),
    sa.UniqueConstraint("table_id", "person", "client"),
    sqlite_autoincrement=True,
)

messages = sa.Table(
    "messages",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("viewer", sa.Integer, primary_key=True),  # a seat, or PUBLIC
    sa.Column("id", sa.Integer, primary_key=True),  # 1, 2, 3 … for this viewer
    sa.Column("body", sa.String, nullable=False),
    sqlite_with_rowid=False,
)
