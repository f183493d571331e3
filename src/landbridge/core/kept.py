"""Options as they are written down, in records, positions, datasets and tables: words mean for ever what they meant.

A game whose editions say more than they once did has `Options.unsaid`: what a text that names an edition and no more
stood for. Whatever differs from that is written out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landbridge.core.options import to_text


def kept(kind: type, given: Mapping[str, str]) -> dict[str, str]:
    """Return what was written down of options, with what it means where it is silent."""
    unsaid = getattr(kind, "unsaid", None)
    meant: dict[str, str] = unsaid(given) if unsaid else {}
    return {**meant, **{name: value for name, value in given.items() if value or name not in meant}}


def to_kept(options: Any) -> dict[str, str]:
    """Return the options to be written down: as words that `kept` reads as these options, today and later."""
    said = to_text(options)
    return {name: value for name, value in said.items() if kept(type(options), _without(said, name)) != said}


def _without(said: Mapping[str, str], name: str) -> dict[str, str]:
    return {other: value for other, value in said.items() if other != name}
