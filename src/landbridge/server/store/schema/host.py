"""The part of the database that is for whoever runs the server, and what people write about games of others.

reports         what people have reported: a name or a chat, and why; what was said stays in the table's events
silenced        who may not write anything that others read
host_sessions   browsers that have given the host's key, as hashes
host_log        what was done with the key, and wrong keys
comments        what somebody wrote or drew at a position of a finished game
"""

from __future__ import annotations

import sqlalchemy as sa

from landbridge.server.store.schema import Long, metadata

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),  # who reports
    sa.Column("accused", sa.String, nullable=False, index=True),  # whom
    sa.Column("table_id", sa.String, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("about", sa.String, nullable=False),  # name, chat
    sa.Column("reason", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),  # how far the table was
    sa.Column("made", Long, nullable=False),  # ms
    sa.Column("state", sa.String, nullable=False),  # open, dismissed, settled
    sa.UniqueConstraint("person", "table_id", "seat", "about"),
    sa.Index("reports_state", "state", "made"),
)

silenced = sa.Table(
    "silenced",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("made", Long, nullable=False),
)

host_sessions = sa.Table(
    "host_sessions",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("made", Long, nullable=False),
    sa.Column("until", Long, nullable=False),
)

host_log = sa.Table(
    "host_log",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("at", Long, nullable=False, index=True),
    sa.Column("what", sa.String, nullable=False),
    sa.Column(
        "about", sa.String, nullable=False
    ),  # the id of a table, a person, a report; the name of a backup
    sa.Column("address", sa.String, nullable=False),  # from where, as limits count it
)

comments = sa.Table(
    "comments",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False, index=True),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("client", sa.String, nullable=False),  # the id its author gave the request
    sa.Column("text", sa.String, nullable=False),
    sa.Column("marks", sa.String, nullable=False),  # as JSON
    sa.Column("made", Long, nullable=False),
    sa.UniqueConstraint("person", "client"),
)
