"""Sets of up to 62 small things in one integer, for kernels."""

from __future__ import annotations

from landbridge.core.compile.kernel import kernel, native

__all__ = ["bit", "first", "has", "nth", "size"]


@kernel
def bit(i: int) -> int:
    """The set of one member."""
    return 1 << i


@kernel
def has(members: int, i: int) -> bool:
    """Whether a set has a member."""
    return members >> i & 1 != 0


@native("popc")
def size(members: int) -> int:
    """How many members; written so that compilers see one instruction in it."""
    m = members - (members >> 1 & 0x5555555555555555)
    m = (m & 0x3333333333333333) + (m >> 2 & 0x3333333333333333)
    m = m + (m >> 4) & 0x0F0F0F0F0F0F0F0F
    return m * 0x0101010101010101 >> 56 & 0x7F


@kernel
def first(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return size((members & -members) - 1)


@kernel
def nth(members: int, place: int) -> int:
    """The member that has so many smaller ones beside it in the set."""
    while place > 0:
        members &= members - 1
        place -= 1
    return first(members)
