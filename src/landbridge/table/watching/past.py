"""What those see who watch a table with a delay: its events, but only the first of them.

When the game is over, a delay of moves is, too; one of minutes lasts.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable

from landbridge.core.state import FATE
from landbridge.table.parts import PLAYING, Event
from landbridge.table.table import Table
from landbridge.table.watching.delay import MINUTE


class Past:
    """A table as those see it who watch it with a delay, and of what they have not seen as much as says when they may.

    Each event is looked at once, however often somebody looks and however far they are behind.
    """

    def __init__(self, table: Table):
        self.table = table  # one without events
        self.heard = 0  # the number of the last event that was looked at
        self._begun = 0  # that of the one with which the game began
        self._at = array("q")  # of each that is not shown: when it was,
        self._moves = array("q")  # and how many moves it made
        self._settled = True  # nothing was heard since somebody asked what is due

    @property
    def id(self) -> str:
        return self.table.id

    def rest(self) -> None:
        self.table.rest()

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.heard = event.n
            self._at.append(event.at)
            self._moves.append(_moves(event))
            self._settled = False
            if event.kind == "start":
                self._begun = event.n

    def due(self, t: Table, now: int) -> int:
        """How many of the events that are not shown may be by now. `t` is the table as it is."""
        assert t.delay is not None
        settled, self._settled = self._settled, True
        if "minutes" in t.delay:
            return max(self._first, bisect_right(self._at, now - t.delay["minutes"] * MINUTE))
        return 0 if settled else self._due_by_moves(t)

    def _due_by_moves(self, t: Table) -> int:
        assert t.delay is not None
        whole, first = len(self._moves), self._first
        if t.status != PLAYING:
            return whole
        behind, count = 0, whole
        while count > first and behind < t.delay["moves"]:
            count -= 1
            behind += self._moves[count]
        if behind >= t.delay["moves"]:
            return count
        # What was dealt before the first move is shown: there is no earlier position.
        return next((i for i in range(first, whole) if self._moves[i]), whole)

    @property
    def _first(self) -> int:
        """Until the game begins everything is shown: whoever looks for a seat has to see who sits there."""
        if self.table.live is not None:
            return 0
        return self._begun - self.table.n if self._begun else len(self._at)

    def show(self, events: Iterable[Event]) -> None:
        """The next ones, which are due."""
        before = self.table.n
        for event in events:
            self.table.apply(event)
            self.table.told.clear()
        del self._at[: self.table.n - before], self._moves[: self.table.n - before]


def _moves(event: Event) -> int:
    """How many moves of people and bots are made; those that are taken back were never made."""
    if event.kind == "move":
        return int(event.seat != FATE)
    if event.kind in ("back", "rewind"):
        return -int(event.data.get("moves" if event.kind == "back" else "count") or 0)
    return 0
