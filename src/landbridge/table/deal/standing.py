"""How good a score is among those of others, and how many days in a row somebody has played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from landbridge.table.deal.deal import days_after
from landbridge.table.deal.entry import Score

__all__ = ["FORGIVEN", "Standing", "standing", "streak"]

FORGIVEN = 1  # days missed in a row that do not end a streak


class Standing(NamedTuple):
    """Among all entries of a deal: the place, how many there are, and the share of the others that are worse."""

    place: int
    entries: int
    better: int | None  # per cent; None: there are no others


def standing(mine: Score, all_scores: Sequence[Score]) -> Standing:
    """`all_scores` has one's own in it."""
    others = len(all_scores) - 1
    above = sum(one.worth > mine.worth for one in all_scores)
    below = sum(one.worth < mine.worth for one in all_scores)
    return Standing(1 + above, len(all_scores), 100 * below // others if others > 0 else None)


def streak(days: Iterable[str], today: str) -> int:
    """On how many days somebody has played since they last missed two in a row. Today may still come."""
    played = set(days)
    count, missed, day = 0, 0, today
    if today not in played:
        day = days_after(today, -1)
    while missed <= FORGIVEN:
        if day in played:
            count, missed = count + 1, 0
        else:
            missed += 1
        day = days_after(day, -1)
    return count
