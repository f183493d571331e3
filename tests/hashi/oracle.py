"""The rules for one bridge once more, as slowly and plainly as a person checks them; for comparing with the game.

Written from the rulings on names and counts, sharing nothing with the rules it is compared with.
"""

from __future__ import annotations

from typing import Any

from landbridge.games.hashi.board import Board, Island


class Sheet:
    """A sheet of paper: numbers by island, bridges by line."""

    def __init__(self, board: Board, numbers: dict[str, int], bridges: dict[str, int]):
        self.board = board
        self.numbers = dict(numbers)
        self.bridges = dict(bridges)
        self.spots = {island.name: island for island in board.islands}
        self.lines = [board.line_name(n) for n in range(len(board.lines))]

    def degree(self, island: str) -> int:
        return sum(count for line, count in self.bridges.items() if island in line.split("-"))

    def objection(self, line: str) -> str:
        """The ruling against one more bridge on a printed line, or nothing."""
        one, other = line.split("-")
        if one not in self.numbers and other not in self.numbers:
            return "H3.2"
        if any(self._cross(line, old) for old, count in self.bridges.items() if count):
            return "H3.3"
        if self.bridges.get(line, 0) == 2:
            return "H3.4"
        if any(self.numbers.get(end) == self.degree(end) for end in (one, other)):
            return "H3.5"
        if any(end not in self.numbers and self.degree(end) == 6 for end in (one, other)):
            return "H3.6"
        return ""

    def can_draw(self, count: int) -> bool:
        """Whether so many bridges find room, one after the other."""
        return count == 0 or any(
            self.with_bridge(line).can_draw(count - 1) for line in self.lines if not self.objection(line)
        )

    def with_bridge(self, line: str) -> Sheet:
        return Sheet(self.board, self.numbers, {**self.bridges, line: self.bridges.get(line, 0) + 1})

    def largest_linked(self) -> int:
        """The most finished islands one can walk through without stepping on another."""
        finished = {name for name, number in self.numbers.items() if number == self.degree(name)}
        most = 0
        for start in finished:
            walked, ahead = {start}, [start]
            while ahead:
                here = ahead.pop()
                for line, count in self.bridges.items():
                    ends = line.split("-")
                    if count and here in ends:
                        there = ends[1 - ends.index(here)]
                        if there in finished and there not in walked:
                            walked.add(there)
                            ahead.append(there)
            most = max(most, len(walked))
        return most

    def _cross(self, line: str, other: str) -> bool:
        a, b = (self.spots[end] for end in line.split("-"))
        c, d = (self.spots[end] for end in other.split("-"))
        return _between(a, b, c, d) or _between(c, d, a, b)


def _between(a: Island, b: Island, c: Island, d: Island) -> bool:
    """Whether a–b lies in a row, c–d in a column, and they meet between their ends."""
    flat = a.row == b.row and c.column == d.column
    columns = sorted((a.column, b.column))
    rows = sorted((c.row, d.row))
    return flat and columns[0] < c.column < columns[1] and rows[0] < a.row < rows[1]


def sheet_of(board: Board, record: Any, bridges_on: Any) -> Sheet:
    """A sheet of the game, copied out by hand."""
    numbers = {isle.name: record.number[i] for i, isle in enumerate(board.islands) if record.number[i]}
    lines = range(len(board.lines))
    return Sheet(board, numbers, {board.line_name(n): bridges_on(record, n) for n in lines})
