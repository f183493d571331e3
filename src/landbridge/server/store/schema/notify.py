"""What notifications keep: who wants to hear of what, and what is still to be sent.

A notice is a cause, written in the same transaction as the event behind it. It becomes deliveries, one for each place
it goes to, and each is sent once.
"""

from __future__ import annotations

import sqlalchemy as sa

from landbridge.server.store.schema import Long, metadata

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.String, primary_key=True),  # kind, table, number of the event, person
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False),  # "": whatever is told at this table, for its webhooks
    sa.Column("kind", sa.String, nullable=False),  # turn, invite, ready, ask
    sa.Column("n", sa.Integer, nullable=False),  # the number of the event
    sa.Column("seats", sa.String, nullable=False),  # letters
    sa.Column("made", Long, nullable=False),  # ms
)

deliveries = sa.Table(
    "deliveries",
    metadata,
    sa.Column("id", sa.String, primary_key=True),  # the notice's and the target's
    sa.Column("channel", sa.String, nullable=False),  # push, hook, mail
    sa.Column("target", sa.String, nullable=False, index=True),  # a subscription, a webhook, or whose mail
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("seats", sa.String, nullable=False),
    sa.Column("made", Long, nullable=False),
    sa.Column("due", Long, nullable=False),  # when it is to be sent
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("lease", Long, nullable=False),  # until when a worker has it; 0: nobody has
    sa.Column("state", sa.String, nullable=False),  # "": waiting; sent, stale, failed
    sa.Index("deliveries_due", "state", "due"),
)

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("endpoint", sa.String, nullable=False, unique=True),
    sa.Column("p256dh", sa.String, nullable=False),
    sa.Column("auth", sa.String, nullable=False),
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("base", sa.String, nullable=False),  # this server's address, as that browser knows it
    sa.Column("label", sa.String, nullable=False),  # the kind of device: Firefox/Android
    sa.Column("created", Long, nullable=False),
)

hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False, index=True),
    sa.Column("person", sa.String, nullable=False, index=True),  # who has added it
    sa.Column("format", sa.String, nullable=False),  # discord, matrix, slack, ntfy
    sa.Column("url", sa.String, nullable=False),
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("base", sa.String, nullable=False),
    sa.Column("failed", sa.Integer, nullable=False),  # times in a row
    sa.Column("created", Long, nullable=False),
)

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("unwanted", sa.String, nullable=False),  # kinds, with spaces between
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight; empty: no quiet hours
    sa.Column("quiet_to", sa.Integer),
    sa.Column("zone", sa.String, nullable=False),  # such as Europe/Lisbon
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("mail", sa.String, nullable=False),  # an address; "" is none
    sa.Column("mail_code", sa.String, nullable=False),  # the hash of what confirms it; "" is confirmed
    sa.Column("mail_tries", sa.Integer, nullable=False),
    sa.Column("base", sa.String, nullable=False),
)

hushed = sa.Table(
    "hushed",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True, index=True),
)
