"""How a table looked after its last events, so that a page can show one move after another when several came at once.

It is kept in memory only. What is too old, or was before a restart, is simply missing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

LONGEST = 128  # events; less than 1 KiB each


class Then(NamedTuple):
    """After one event: the whole truth, and how many messages each viewer had been sent."""

    state: bytes
    counts: Mapping[int, int]


class RecentViews:
    def __init__(self) -> None:
        self._past: deque[Then] = deque(maxlen=LONGEST)

    def add(self, state: bytes, counts: Mapping[int, int]) -> None:
        if self._past and self._past[-1].state == state:
            state = self._past[-1].state  # chat, coming and going change no state: keep it once
        self._past.append(Then(state, dict(counts)))

    def after(self, viewer: int, id: int) -> list[tuple[int, bytes]]:
        """The viewer's messages after that number, each with the state that it left behind."""
        found: list[tuple[int, bytes]] = []
        told: int | None = None
        for then in self._past:
            count = then.counts[viewer]
            # Of the oldest it is known only that its last message came then or before, and nothing after it.
            begin = count - 1 if told is None else told
            found += [(one, then.state) for one in range(max(begin, id) + 1, count + 1)]
            told = count
        return found
