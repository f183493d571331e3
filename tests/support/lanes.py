"""The order of the tests: what takes long begins first, and what shares a browser or a server stays together.

`--dist worksteal` cuts the list into as many equal parts as there are processes, and whoever is ready takes over the
end of somebody else's part. So every part, a lane, begins with folders that take long and ends with quick tests.
"""

from __future__ import annotations

from collections import deque

import pytest

# Roughly the seconds that a folder takes for a commit; a folder that is not here is quick.
SLOW = {
    "browser": 330,
    "server": 250,
    "lab": 110,
    "laws": 60,
    "bots": 45,
    "table": 40,
    "bugs": 30,
    "examples": 20,
    "print": 15,
    "wasm": 15,
    "oracles": 10,
    "device": 10,
}


def folder_of(item: pytest.Item) -> str:
    """`browser` of `tests/browser/people/test_together.py::…`."""
    return item.nodeid.removeprefix("tests/").partition("/")[0]


def in_lanes(items: list[pytest.Item], lanes: int) -> list[pytest.Item]:
    """The same tests, in the order of the lanes."""
    by_folder: dict[str, list[pytest.Item]] = {folder: [] for folder in SLOW}
    quick: deque[pytest.Item] = deque()
    for item in items:
        by_folder.get(folder_of(item), quick).append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(lanes)]
    seconds = [0] * lanes
    for folder in sorted(SLOW, key=lambda name: -SLOW[name]):
        lane = seconds.index(min(seconds))
        parts[lane] += by_folder[folder]
        seconds[lane] += SLOW[folder]
    # As `worksteal` cuts: what cannot be divided evenly goes to the last ones.
    left = len(items)
    for number, part in enumerate(parts):
        room = left // (lanes - number)
        left -= room
        while len(part) < room and quick:
            part.append(quick.popleft())
    return [item for part in parts for item in part] + list(quick)
