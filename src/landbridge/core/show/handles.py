"""Handles: what things are called that can be touched.

    island-c3, line-c3-c5     a kind and a name; only the first dash divides them
    done                      a word that stands alone

A game lists its kinds and words in its `handles` module, as the classes `Kind` and `Word`, and nothing else spells one.
`make wire` tells them to the page (`web/src/games/<game>/handles.ts`). A game without that module writes its handles as
it likes.
"""

from __future__ import annotations

from typing import NewType

HandleKind = NewType("HandleKind", str)


def handle(kind: HandleKind, name: str | int) -> str:
    return f"{kind}-{name}"


def name_in(handle: str, kind: HandleKind) -> str | None:
    """The name in a handle of this kind; None if it is of another."""
    found, dash, name = handle.partition("-")
    return name if dash and found == kind else None


def split(handle: str) -> tuple[str, str]:
    """Kind and name, whatever they are; a word has no name."""
    kind, _, name = handle.partition("-")
    return kind, name
