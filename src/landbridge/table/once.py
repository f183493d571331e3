"""Requests that may arrive several times and count once."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

_SAID = json.JSONEncoder(sort_keys=True)  # the same letters in every version: events keep their hash


class Once(NamedTuple):
    """Who wants it, the name they gave it, and what was asked, to tell a repetition from a mistake."""

    person: str
    client: str
    content: str

    @classmethod
    def of(cls, person: str, client: str, *content: Any) -> Once:
        said = _SAID.encode(content)
        return cls(person, client, hashlib.sha256(said.encode()).hexdigest()[:16])

    @property
    def asked(self) -> dict[str, str]:
        """What the event remembers of it."""
        return {"asked": self.content}
