"""Who acts at a table, and how two of the same name are told apart. How somebody proves it is the server's business."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from landbridge.core.text import shapes

TAG = " ·"  # between a name and its tag
SHORTEST = 2  # letters of a tag


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    tag: str = ""  # digits that follow from the id; "" where nobody else is


@lru_cache(maxsize=1024)  # seats change rarely, and names are told with every move
def told_apart(people: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """Names as they are shown, from names and tags: those that look alike have as much of the tag as it takes."""
    tags: defaultdict[str, set[str]] = defaultdict(set)
    for name, tag in people:
        for shape in shapes(name):
            tags[shape].add(tag)
    shown = []
    for name, tag in people:
        others = set().union(*(tags[shape] for shape in shapes(name))) - {tag}
        shown.append(name + TAG + _enough(tag, others) if tag and others else name)
    return tuple(shown)


def _enough(tag: str, others: set[str]) -> str:
    length = SHORTEST
    while length < len(tag) and any(other.startswith(tag[:length]) for other in others):
        length += 1
    return tag[:length]
