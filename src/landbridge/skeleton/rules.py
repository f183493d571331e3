"""The rules of Skeleton. Legality is `check` alone.

S1  There are 21 stones on the heap.
S2  In turn everybody takes one, two or three of them.
S3  Taking the last stone wins.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, has
from landbridge.core.compile.kernel import kernel
from landbridge.core.layout import RecordLayout, i1
from landbridge.core.state import LEGAL, NO_SUCH_MOVE, NOT_NOW

STONES = 21
MOVES = 3  # take one, two or three

TOO_MANY = 3  # why a move is refused; 1 and 2 are the same in every game

KIT = RecordLayout([("unused", i1)])  # what never changes in a match
STATE = RecordLayout(
    [
        ("stones", i1),
        ("mover", i1),
        ("turn_no", i1),
        ("seats", i1),
    ]
)


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    """S1; `s` is all zero."""
    s.seats = seats
    s.stones = STONES


@kernel
def actors(kit: Any, s: Any) -> int:
    """Return the set of seats that may act; 0 is the end of the game."""
    return bit(s.mover) if s.stones > 0 else 0


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    """S2."""
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    return LEGAL if move + 1 <= s.stones else TOO_MANY


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    s.stones -= move + 1
    s.turn_no += 1
    if s.stones > 0:
        s.mover = (seat + 1) % s.seats


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    """S3: a point for the last stone."""
    return int(s.stones == 0 and s.mover == seat)


@kernel
def turn(kit: Any, s: Any) -> int:
    return int(s.turn_no)
