"""Every table of the database: what copies, exports or erases all of it asks here, so that none is forgotten."""

from __future__ import annotations

import sqlalchemy as sa

from landbridge.server.store.schema import community, host, identity, metadata, notify, social

PARTS = (
    community,
    host,
    identity,
    notify,
    social,
)  # their tables are part of the schema once they are imported


def every_table() -> list[sa.Table]:
    """Each after those it refers to."""
    return metadata.sorted_tables
