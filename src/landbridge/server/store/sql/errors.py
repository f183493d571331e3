"""What is wrong with a database."""

from __future__ import annotations


class StoreError(RuntimeError):
    """The database is not usable, so nothing may be acknowledged."""
