"""Alembic's entrance: the connection comes from `upgrade`, inside one transaction."""

from __future__ import annotations

from alembic import context

from landbridge.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
