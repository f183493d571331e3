"""The games that were stepped through last: each is played once, then any position is quickly reached."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

from landbridge.table.replay import Replay


class Replays:
    """A cache of so many games; who scrubs asks for one of them again and again."""

    def __init__(self, most: int = 16) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, Replay] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, key: Hashable, play: Callable[[], Replay]) -> Replay:
        """Return a game by its key; `play` makes it if it is not kept."""
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = play()
        with self._lock:
            self._kept[key] = found
            self._kept.move_to_end(key)
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)
        return found
