"""The database, as the newest migration leaves it.

people     who plays: no account, a name and what proves it is them
tokens     what their cookies hold, as hashes; several devices, several tokens
codes      invitations, links to a second device, recovery codes, as hashes
tables     one row a table: how far it has come, and a snapshot so that opening it reads nothing else
seats      who sits where, for looking up somebody's tables
events     what happened at a table, in order; nothing is ever changed or taken out (a person's own words excepted)
messages   what each viewer was told of it, numbered for that viewer alone; gaps would tell of hidden things
workers    the processes that serve this database: until when each is believed to be at work, and by which rules
deals      a game's deal of a day: its secret, when it was promised, the champion's par
entries    who has begun which deal at which table, and what came of it
reviews    what was found in games that are over, piece by piece; records that people brought along are not tables
consents   who lets the others at a table see what their choices cost
solvers    how somebody does at a game's exercises
counted    finished tables whose draws are part of the server's statistics
ledger     what concerns the whole server: the host's key, when it was last cleaned, which versions may use it
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
# Milliseconds, and numbers that never stop growing: 64 bits everywhere. SQLite's INTEGER has them anyway.
Long = sa.BigInteger().with_variant(sa.Integer, "sqlite")

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("created", Long, nullable=False),
    sa.Column("seen", Long, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("created", Long, nullable=False),
    sa.Column("seen", Long),  # the hour; empty where a worker of an older version wrote it
    sa.Column("label", sa.String),  # the kind of device: Firefox/Android
    sa.Column(
        "via", sa.String
    ),  # how it was signed in: link, recovery, passkey; empty: somebody arrived here
    sa.Column("noticed", Long),  # until when it has heard of other devices that were signed in
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),  # invite, link, recovery, passkey; used, taken
    sa.Column("person", sa.String, nullable=False, index=True),  # whose it is
    sa.Column("table_id", sa.String, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("mark", sa.String),  # what its owner calls it by when revoking it
    sa.Column("expires", Long),
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
    sa.Column("due", Long, index=True),  # when a clock runs out, in ms
    sa.Column("bots", sa.Boolean, nullable=False, index=True),  # a bot has to act
    sa.Column("created", Long, nullable=False),
    sa.Column("touched", Long, nullable=False),
    sa.Column("minder", sa.String, key="bot_worker", index=True),  # the worker that runs its bots
    # For whoever looks for a table; empty where a worker of an older version opened it.
    sa.Column("game", sa.String),
    sa.Column("places", sa.Integer),
    sa.Column("pace", sa.String),
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
    sa.Column("seq", Long, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("at", Long, nullable=False),  # ms
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

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("until", Long, nullable=False),  # ms, by the database's clock: all machines agree on it
    sa.Column("rules", sa.String, nullable=False),  # {game: version}
)

deals = sa.Table(
    "deals",
    metadata,
    sa.Column("day", sa.String, primary_key=True),  # UTC, as 2026-11-16
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("made", Long, nullable=False),  # ms
    sa.Column("par", sa.String),  # points, place and rounds, as JSON
    sa.Column("clairvoyant", sa.Integer),  # points that whoever knew the deal could have had
    sa.Column("claimed", Long),  # ms; when a worker began to work the par out
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("day", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("person", sa.String, primary_key=True, index=True),
    sa.Column("table_id", sa.String, nullable=False, index=True),
    sa.Column("score", sa.String),  # points, place and rounds, as JSON; empty until it counts
    sa.Column("refused", sa.String),  # the key of the reason why it does not
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),  # or a person and the hash of their record
    sa.Column("first", sa.Integer, primary_key=True),  # event of the game
    sa.Column("body", sa.String, nullable=False),
    sa.Column("made", Long, nullable=False, index=True),  # ms
)

consents = sa.Table(
    "consents",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("person", sa.String, primary_key=True, index=True),
)

solvers = sa.Table(
    "solvers",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("body", sa.String, nullable=False),
)

counted = sa.Table("counted", metadata, sa.Column("table_id", sa.String, primary_key=True))

ledger = sa.Table(
    "ledger",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
