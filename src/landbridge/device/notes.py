"""Small things that a device keeps beside its tables: ratings of whoever solves exercises, pieces of reviews.

The worker brings those whose names begin alike when they are asked for, and keeps what `writes` says.
"""

from __future__ import annotations

from collections.abc import Mapping


class WantedNotes(Exception):
    """Notes that may be in the browser's storage."""

    kind = "notes"

    def __init__(self, name: str):
        """`name`: how theirs begin."""
        super().__init__(name)
        self.name = name


class Notes:
    def __init__(self) -> None:
        self._known: dict[str, dict[str, str]] = {}
        self._writes: dict[str, str] = {}

    def of(self, prefix: str) -> Mapping[str, str]:
        """Those whose names begin with this."""
        if prefix not in self._known:
            raise WantedNotes(prefix)
        return self._known[prefix]

    def bring(self, prefix: str, kept: Mapping[str, str]) -> None:
        self._known[prefix] = dict(kept)

    def keep(self, name: str, text: str) -> None:
        self._writes[name] = text
        for prefix, known in self._known.items():
            if name.startswith(prefix):
                known[name] = text

    def writes(self) -> dict[str, str]:
        """What has to be kept since this was last asked. What was brought is forgotten: another tab may change it."""
        found, self._writes, self._known = self._writes, {}, {}
        return found
