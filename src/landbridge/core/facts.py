"""What the table says: a key and values. The words are in `landbridge.texts`.

Rules never build sentences: a `Fact` crosses the wire, is compared byte for byte by the laws and is put into words
in the reader's language.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Fact", "Value"]

Value = str | int


@dataclass(frozen=True)
class Fact:
    """One thing to be said. Values named in `texts.SEAT_VALUES` are seat numbers and told as names."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        from landbridge import texts  # words are looked up when somebody reads them

        return texts.words("en").say(self.key, self.values)

    def __hash__(self) -> int:
        return hash(self.as_json())

    def as_json(self) -> str:
        """One canonical line; two facts are the same exactly when these are."""
        return json.dumps([self.key, dict(self.values)], sort_keys=True, ensure_ascii=False)
