"""Sentences that the page says. A device has no catalogues: in the place of a text it hands on what there is to say."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from landbridge.core.game import LETTERS

MARK = "\u0002"  # nobody can type it; `web/src/device/spoken.ts` looks for it
SEATS = frozenset(("seat", "owner", "other"))  # values that are seat numbers, as in `texts`


class Unspoken:
    """A speaker without words."""

    def say(
        self, key: str, values: Mapping[str, str | int] | None = None, names: Sequence[str] | None = None
    ) -> str:
        told = dict(values or {})
        for value in SEATS & told.keys():
            seat = told[value]
            if isinstance(seat, int):
                known = names is not None and 0 <= seat < len(names)
                told[value] = names[seat] if known and names is not None else LETTERS[seat]
        return MARK + json.dumps([key, told], ensure_ascii=False)

    def has(self, key: str) -> bool:
        return True
