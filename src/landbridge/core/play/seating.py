"""Renaming seats: the same table, seen by people who sit one chair further on.

The law *seats* uses it: a game that treats everybody alike plays the same game with other names. Only the order around
the table is kept, since the order of play depends on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

from landbridge.core.game import Kit
from landbridge.core.state import FATE, Fields, State

__all__ = ["Seating"]


def _always(kit: Kit, s: State) -> bool:
    return True


@dataclass(frozen=True)
class Seating:
    """Where a state and its moves speak of seats. Fields are named with dots: `table.sheets`.

    Some rules go from the first seat to the last, as when the first hands are dealt. There the seats are not alike, and
    `holds(kit, state)` returns False: the law *seats* leaves out moves from and to such a state.
    """

    rows: tuple[str, ...]  # arrays with a row for every seat
    numbers: tuple[str, ...] = ()  # the number of a seat; what is below 0 names none
    sets: tuple[str, ...] = ()  # bit sets of seats
    moves: tuple[tuple[int, int], ...] = ()  # moves about a seat: the first, and how many for each seat
    holds: Callable[[Kit, State], bool] = _always  # False where the rules go from the first seat to the last

    def rotated(self, s: State, seats: int, by: int) -> State:
        """Everybody moves `by` seats on."""
        other = s.copy()
        for name in self.rows:
            field = s.layout.find(name)
            row = (field.end - field.at) // field.shape[0]
            for seat in range(seats):
                there, here = field.at + (seat + by) % seats * row, field.at + seat * row
                other.memory[there : there + row] = s.memory[here : here + row]
        for name in self.numbers:
            record, last = _home(other, name)
            number = getattr(record, last)
            if number >= 0:
                setattr(record, last, (number + by) % seats)
        for name in self.sets:
            record, last = _home(other, name)
            setattr(record, last, self.rotated_set(getattr(record, last), seats, by))
        return other

    def rotated_set(self, members: int, seats: int, by: int) -> int:
        """The same for a bit set of seats; FATE stays where it is."""
        everybody = (1 << seats) - 1
        inside = members & everybody
        turned = (inside << by | inside >> seats - by) & everybody
        return members & ~everybody | turned

    def rotated_move(self, move: int, seats: int, by: int) -> int:
        """The same for a move."""
        for first, width in self.moves:
            seat, rest = divmod(move - first, width)
            if 0 <= seat < seats:
                return first + (seat + by) % seats * width + rest
        return move

    def rotated_seat(self, seat: int, seats: int, by: int) -> int:
        """The same for one seat, or FATE."""
        return seat if seat == FATE or seat < 0 else (seat + by) % seats


def _home(s: State, name: str) -> tuple[Fields, str]:
    """The record that has a field, and the field's own name in it."""
    *outer, last = name.split(".")
    return reduce(getattr, outer, s.fields), last
