"""Seats that were given up before the game was over, and what that means for its end.

A match keeps who left, why and when. It does not know who is a person and who is a bot: whoever runs the game does,
asks `ends` and tells the match.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

__all__ = ["DELETED", "RESIGNED", "TIME", "WHYS", "Left", "ends", "places"]

RESIGNED = "resigned"
TIME = "time"  # the clock ran out
DELETED = "deleted"  # somebody deleted everything that was theirs
WHYS = (RESIGNED, TIME, DELETED)


class Left(NamedTuple):
    """A seat that was given up."""

    seat: int
    why: str
    at: int  # how many moves were settled by then
    end: bool  # whether the game ended with it


def ends(people: Collection[int], left: Collection[int]) -> bool:
    """Whether a game is over now that these seats were given up; `people` are the seats that people took.

    Two people or more: it goes on as long as two are left. One person among bots: it ends with that person.
    """
    staying = sum(seat not in left for seat in people)
    return staying < min(2, len(people))


def places(own: Sequence[int], left: Collection[int], ended: bool) -> list[int]:
    """Every seat's place: those who stayed come first, each group in the game's `own` order.

    If the game `ended` because somebody left, all who stayed share the first place: nobody can say who would have won.
    """
    marks = [(seat in left, 1 if ended and seat not in left else place) for seat, place in enumerate(own)]
    return [1 + sum(other < mark for other in marks) for mark in marks]
