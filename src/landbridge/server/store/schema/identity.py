"""What is kept so that somebody stays the same person.

passkeys             public keys of authenticators; whoever can sign with the other half is that person
passkey_challenges   what an authenticator is asked to sign, until it was, once
merges               who somebody was before: ids of guests that became one with them
"""

from __future__ import annotations

import sqlalchemy as sa

from landbridge.server.store.schema import Long, metadata

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String, primary_key=True),  # of this list; the authenticator's own is `credential`
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("credential", sa.String, nullable=False, unique=True),
    sa.Column("handle", sa.String, nullable=False),  # what the authenticator calls the person; random
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("counter", Long, nullable=False),  # grows with each use, or stays 0
    sa.Column("label", sa.String, nullable=False),  # the kind of device: Firefox/Android
    sa.Column("device", sa.String, nullable=False),  # the device it was added from
    sa.Column("synced", sa.Boolean, nullable=False),  # whether its owner's other devices have it, too
    sa.Column("created", Long, nullable=False),
    sa.Column("used", Long),
)

challenges = sa.Table(
    "passkey_challenges",
    metadata,
    sa.Column("challenge", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False),  # who adds a passkey; "" is whoever signs in
    sa.Column("handle", sa.String, nullable=False),
    sa.Column("expires", Long, nullable=False, index=True),
)

merges = sa.Table(
    "merges",
    metadata,
    sa.Column("was", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("at", Long, nullable=False),  # ms
)
