"""Texts that people bring along: names, words, pieces of files — what may be kept, and how it is shown."""

from __future__ import annotations

NAME_LENGTH = 60
PATH = 4096  # what may be shown of a file's name: all of it, as it is needed to find the file


def fit_name(name: str) -> bool:
    """Whether a name can stand in a record and on a screen: one printable line, not blank, not endless."""
    return bool(name.strip()) and len(name) <= NAME_LENGTH and name.isprintable()


def shown(text: str, longest: int = 40) -> str:
    """A piece of somebody's text, safe to print in one line."""
    plain = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:longest])
    return plain + "…" if len(text) > longest else plain
