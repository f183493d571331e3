"""The part of the database that is about how people do, and how they find each other.

finished     games that are over, each once: whether it is still to be rated
results      what came of them, a row for each seat; it stays when the table is deleted
ratings      how strong somebody, or a level of bots, is at a game, and how sure that is
sharing      what somebody lets others see; no row is nothing
friends      who is whose friend, a row in each direction
challenges   a seat that somebody keeps for somebody
waiting      who wants to play somebody: a place in a queue, for as long as its lease is renewed
"""

from __future__ import annotations

import sqlalchemy as sa

from landbridge.server.store.schema import Long, metadata

finished = sa.Table(
    "finished",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("ended", Long, nullable=False),  # ms
    sa.Column("rated", sa.Integer, nullable=False),  # WAITING, DONE, NEVER
    sa.Index("finished_rated", "rated", "ended"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String, nullable=False),  # "": a bot, or somebody who has deleted what is theirs
    sa.Column("name", sa.String, nullable=False),  # at that table
    sa.Column("bot", sa.String, nullable=False),  # its level; "" is a person
    sa.Column("game", sa.String, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("company", sa.String, nullable=False),  # alone, bots, people
    sa.Column("ended", Long, nullable=False),  # ms
    sa.Column("told", Long, nullable=False),  # from when on others may know
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # whether somebody else has the same place
    sa.Column("gone", sa.String, nullable=False),  # "", resigned, time …: why the seat was given up
    sa.Column("decisions", sa.Integer),  # of a review, once there is one
    sa.Column("loss", sa.Double),  # points a decision
    sa.Column("rating", sa.Double),  # after the game
    sa.Column("deviation", sa.Double),
    sa.Index("results_of", "person", "game", "ended"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", sa.String, primary_key=True),  # a person, or bot:LEVEL
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("company", sa.String, primary_key=True),  # people, bots
    sa.Column("person", sa.String, nullable=False, index=True),  # "" is a bot
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

sharing = sa.Table(
    "sharing",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("mark", sa.String, unique=True),  # of the link to one's statistics; empty: not shared
    sa.Column("presence", sa.Boolean, nullable=False),
    sa.Column("here", Long, nullable=False),  # until when one is here, by the database's clock
)

friends = sa.Table(
    "friends",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("other", sa.String, primary_key=True, index=True),
    sa.Column("id", sa.String, nullable=False),  # what this person calls the other by
    sa.Column("since", Long, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),  # who is challenged
    sa.Column("other", sa.String, nullable=False, index=True),  # by whom
    sa.Column("table_id", sa.String, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("made", Long, nullable=False),
    sa.UniqueConstraint("table_id", "seat"),
)

waiting = sa.Table(
    "waiting",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("address", sa.String, nullable=False),  # hashed, for the limit of one address
    sa.Column("game", sa.String, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.String, nullable=False),
    sa.Column("bots", sa.Integer),  # ms after which bots may fill the table; empty: never
    sa.Column("bot", sa.String),  # and of which level
    sa.Column("since", Long, nullable=False),  # by the database's clock
    sa.Column("until", Long, nullable=False),  # of the lease, likewise
    sa.Column("table_id", sa.String, nullable=False),  # where they were seated; "" while they wait
    sa.Index("waiting_for", "game", "seats", "pace", "since"),
)
