"""Alembic's entrance: the connection comes from `upgrade`, inside one transaction."""

from __future__ import annotations

from alembic import context

from landbridge.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
