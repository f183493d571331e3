"""How much is proved: enough for a commit, or all that `make test-all` asks for.

Marks say it of a test:

    @pytest.mark.long                     only `make test-all` runs it
    @pytest.mark.some(2)                  a commit runs two of its cases, drawn by its hash; `make test-all` runs all
    @pytest.mark.some(1, of="database")   one value of that parameter, with each value of the others
    pytestmark = pytest.mark.some(6, of="file")    six tests of the file, after what else is drawn
    @pytest.mark.turn(3)                  one commit in three runs it: of all tests with this mark, every third one

Tests that take seconds take turns, so that each commit runs as much of them as the next. Those that share something
that takes long to prepare take their turn together: `@pytest.mark.turn(3, of="file")`.

Marks count when the whole suite runs. Whoever names a file or a test gets all of it.
"""

from __future__ import annotations

import os
import random
import subprocess
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

ALL = os.environ.get("LANDBRIDGE_TEST_ALL", "") == "1"
COMMIT = "LANDBRIDGE_COMMIT"  # set for the processes of one run: all draw alike, even if somebody commits
ROOT = Path(__file__).parents[2]

Case = TypeVar("Case")


def effort(commit: int, everything: int) -> int:
    """How many steps, games or cases: for a commit, or for everything."""
    return everything if ALL else commit


def drawn(cases: Sequence[Case], count: int, name: str) -> list[Case]:
    """The cases that a test goes through itself: some of them for a commit, or all."""
    return list(cases) if ALL else draw(cases, count, name)


@cache
def head() -> str:
    """The commit that decides what is drawn; without git it is always the same."""
    if COMMIT in os.environ:
        return os.environ[COMMIT]
    asked = ["git", "rev-parse", "HEAD"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.strip() or "no commit"


def draw(cases: Sequence[Case], count: int, name: str) -> list[Case]:
    """Some of the cases, in their own order; every name has a draw of its own."""
    places = random.Random(f"{head()} {name}").sample(range(len(cases)), min(count, len(cases)))
    return [cases[place] for place in sorted(places)]


def for_a_commit(items: list[pytest.Item]) -> list[pytest.Item]:
    """What the marks leave of the whole suite."""
    kept = [item for item in items if not item.get_closest_marker("long")]
    # First one value of a parameter, then some of what is left of a test, then some of what is left of a file.
    for of in ("parameter", "test", "file"):
        kept = _thinned(kept, of)
    return _in_turn(kept)


def _thinned(items: list[pytest.Item], of: str) -> list[pytest.Item]:
    groups: dict[tuple[str, str, int], list[pytest.Item]] = defaultdict(list)
    left_out: set[pytest.Item] = set()
    for item in items:
        mark = next((mark for mark in item.iter_markers("some") if _drawn_of(mark) == of), None)
        if mark is not None:
            name = item.nodeid.partition("::" if of == "file" else "[")[0]
            others = _others(item, mark.kwargs["of"]) if of == "parameter" else ""
            groups[name, others, mark.args[0]].append(item)
    for number, ((name, _, count), cases) in enumerate(groups.items()):
        left_out |= {*cases} - {*draw(cases, count, f"{name} {number}")}
    return [item for item in items if item not in left_out]


def _in_turn(items: list[pytest.Item]) -> list[pytest.Item]:
    """Of those that take turns every so many-th, in their order, so that no folder has more of them than its part."""
    groups: dict[int, dict[str, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    left_out: set[pytest.Item] = set()
    for item in items:
        if mark := item.get_closest_marker("turn"):
            end = "::" if mark.kwargs.get("of") == "file" else "["
            groups[mark.args[0]][item.nodeid.partition(end)[0]].append(item)
    for every, units in groups.items():
        first = random.Random(f"{head()} turn {every}").randrange(every)
        left_out.update(
            item for place, unit in enumerate(units.values()) if place % every != first for item in unit
        )
    return [item for item in items if item not in left_out]


def _drawn_of(mark: pytest.Mark) -> str:
    of = mark.kwargs.get("of", "test")
    return of if of in ("test", "file") else "parameter"


def _others(item: pytest.Item, of: str) -> str:
    """The values of all parameters but one."""
    spec = getattr(item, "callspec", None)
    return repr([(name, value) for name, value in spec.params.items() if name != of]) if spec else ""
