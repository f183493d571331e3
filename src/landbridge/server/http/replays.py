"""A cache of the games that were stepped through last: each is played once, then any position is quickly reached."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable

from landbridge.table.replay import Replay

KEPT = 16  # games; whoever scrubs asks for one of them again and again


class Replays:
    """The games that were stepped through last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Replay] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, key: Hashable) -> Replay | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, replay: Replay) -> Replay:
        with self._lock:
            self._kept[key] = replay
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return replay
