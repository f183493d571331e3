"""Why a table, or the server around it, does not do what somebody asked: a key for the sentence, and its values."""

from __future__ import annotations

from typing import Any

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact, Value


def word(key: str) -> str:
    """What a refusal is called by machines."""
    return key.removeprefix("server-").removeprefix("core-")


class Refused(LandbridgeError):
    """A request that is answered with a reason; nothing has happened."""

    def __init__(self, key: str, extra: dict[str, Any] | None = None, **values: Value):
        super().__init__(Fact(key, values))
        self.extra = extra or {}


class RefusedMove(LandbridgeError):
    """A move that is refused, with what would be legal instead."""

    def __init__(self, error: LandbridgeError, legal: list[dict[str, Any]]):
        super().__init__(error.fact)
        self.error = error
        self.legal = legal
