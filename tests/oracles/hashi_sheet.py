"""One sheet of Hashi, as slowly and plainly as a person checks it: numbers by island, bridges by line.

Islands and lines are the texts that people write, `c3` and `c3-c5`. What a line joins and what it crosses is worked
out from where the islands are printed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

GOALS = ("red", "blue", "linked")


class Island(NamedTuple):
    column: int
    row: int
    flag: str


class Printed:
    """What can be seen on the board before anybody writes."""

    def __init__(self, islands: tuple[Island, ...], lines: tuple[tuple[int, int], ...]):
        names = ["abcdef"[island.column] + "123456"[island.row] for island in islands]
        self.islands = dict(zip(names, islands, strict=True))
        self.ends = {f"{names[a]}-{names[b]}": (names[a], names[b]) for a, b in lines}
        self.at = {name: [line for line, ends in self.ends.items() if name in ends] for name in names}
        self.across = {line: [other for other in self.ends if self._cross(line, other)] for line in self.ends}
        self.flagged = {
            flag: {name for name in names if self.islands[name].flag == flag} for flag in ("red", "blue")
        }

    def _cross(self, line: str, other: str) -> bool:
        """H3.3: one lies in a row, the other in a column, and they meet between their ends."""
        return self._meet(line, other) or self._meet(other, line)

    def _meet(self, level: str, upright: str) -> bool:
        a, b = (self.islands[end] for end in self.ends[level])
        c, d = (self.islands[end] for end in self.ends[upright])
        if a.row != b.row or c.column != d.column:
            return False
        left, right = sorted((a.column, b.column))
        top, bottom = sorted((c.row, d.row))
        return left < c.column < right and top < a.row < bottom


@cache
def _printed(islands: tuple[Island, ...], lines: tuple[tuple[int, int], ...]) -> Printed:
    return Printed(islands, lines)


def printed(board: Any) -> Printed:
    return _printed(tuple(Island(*island) for island in board.islands), tuple(board.lines))


class Sheet:
    """A sheet with what is written and drawn on it; `lost` are islands that can never be finished (H5.1)."""

    def __init__(self, board: Printed, numbers: dict[str, int], bridges: dict[str, int]):
        self.board = board
        self.numbers = dict(numbers)
        self.bridges = {line: count for line, count in bridges.items() if count}
        self.lost: set[str] = set()

    def copy(self) -> Sheet:
        other = Sheet(self.board, self.numbers, self.bridges)
        other.lost = set(self.lost)
        return other

    def degree(self, island: str) -> int:
        return sum(self.bridges.get(line, 0) for line in self.board.at[island])

    def finished(self) -> set[str]:
        """Islands with exactly as many bridges as their number."""
        return {name for name, number in self.numbers.items() if number == self.degree(name)} - self.lost

    # --- writing and drawing -------------------------------------------------------------------------------

    def write(self, island: str, number: int) -> None:
        self.numbers[island] = number

    def draw(self, line: str) -> None:
        self.bridges[line] = self.bridges.get(line, 0) + 1

    def against_number(self, island: str, number: int) -> list[str]:
        """The rulings against a number on an island, whoever writes it and when."""
        found = []
        if island in self.numbers:
            found.append("H2.3")  # only where none is yet
        if self.board.islands[island].flag and self.degree(island) == 0:
            found.append("H2.5")  # a flag needs a bridge; without one it does not matter (H2.4)
        if number < self.degree(island):
            found.append("H2.6")  # not smaller than the bridges there
        return found

    def against_bridge(self, line: str) -> list[str]:
        """The rulings against one more bridge on a line, whatever the card shows."""
        if line not in self.board.ends:
            return ["H3.1"]  # only along a printed line
        one, other = self.board.ends[line]
        found = []
        if one not in self.numbers and other not in self.numbers:
            found.append("H3.2")
        if any(self.bridges.get(old) for old in self.board.across[line]):
            found.append("H3.3")
        if self.bridges.get(line, 0) >= 2:
            found.append("H3.4")
        for ruling, full in (("H3.5", self._has_its_number), ("H3.6", self._has_six)):
            if full(one) or full(other):
                found.append(ruling)
        return found

    def _has_its_number(self, island: str) -> bool:
        return island in self.numbers and self.degree(island) >= self.numbers[island]

    def _has_six(self, island: str) -> bool:
        return island not in self.numbers and self.degree(island) >= 6

    def can_draw(self, count: int) -> bool:
        """Whether so many bridges find room, one after the other (H2.7)."""
        return count == 0 or any(
            self.leaves_room(line, count - 1) for line in self.board.ends if not self.against_bridge(line)
        )

    def leaves_room(self, line: str, count: int) -> bool:
        """Whether so many bridges find room after one on a line (H2.7)."""
        if count == 0:
            return True
        after = self.copy()
        after.draw(line)
        return after.can_draw(count)

    # --- goals ---------------------------------------------------------------------------------------------

    def reaches(self, goal: str) -> bool:
        if goal == "linked":
            return self.largest_linked() >= 6  # H4.3
        return self.board.flagged[goal] <= self.finished()  # H4.1, H4.2

    def largest_linked(self) -> int:
        """The most finished islands one can walk through without stepping on another."""
        finished = self.finished()
        most = 0
        for start in finished:
            walked, ahead = {start}, [start]
            while ahead:
                here = ahead.pop()
                for line in self.board.at[here]:
                    one, other = self.board.ends[line]
                    there = other if here == one else one
                    if self.bridges.get(line) and there in finished and there not in walked:
                        walked.add(there)
                        ahead.append(there)
            most = max(most, len(walked))
        return most


def sheet_of(board: Any, record: Any, bridges_on: Any) -> Sheet:
    """A sheet of the game, copied out by hand."""
    print_ = printed(board)
    numbers = {name: int(record.number[i]) for i, name in enumerate(print_.islands) if record.number[i]}
    return Sheet(print_, numbers, {line: bridges_on(record, n) for n, line in enumerate(print_.ends)})
