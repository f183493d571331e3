"""Sets of places as scenes tell them: the rules keep a set as the bits of an integer, a page wants a list."""

from __future__ import annotations

from itertools import compress

__all__ = ["marks", "members"]

_NUMBERS = range(1 << 12)  # no set is larger
_MARKS = bytes.maketrans(b"01", b"\0\1")


def marks(found: int, size: int) -> bytes:
    """For each of so many places, 1 if the set has it, 0 if not."""
    return f"{found:0{size}b}"[::-1].encode().translate(_MARKS)


def members(found: int) -> list[int]:
    """The members of a set, in order."""
    return list(compress(_NUMBERS, marks(found, 1)))
