"""What is wrong with a database."""

from __future__ import annotations


class StoreError(RuntimeError):
    """The database is not what it has to be, and nothing may be promised on it."""
