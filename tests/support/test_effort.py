"""What a commit runs and what it leaves to `make test-all`; and the order of both."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import effort
from tests.support.lanes import SLOW, folder_of, in_lanes


@dataclass(eq=False)
class Item:
    nodeid: str
    marks: list[pytest.Mark] = field(default_factory=list)
    callspec: Any = None

    def iter_markers(self, name: str) -> list[pytest.Mark]:
        return [mark for mark in self.marks if mark.name == name]

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return next(iter(self.iter_markers(name)), None)


def cases(name: str, mark: pytest.MarkDecorator, **parameters: int) -> list[Any]:
    """Every combination of so many values of each parameter."""
    found: list[dict[str, int]] = [{}]
    for parameter, count in parameters.items():
        found = [{**one, parameter: place} for one in found for place in range(count)]
    return [Item(f"{name}[{one}]", [mark.mark], SimpleNamespace(params=one)) for one in found]


@pytest.fixture
def commit(monkeypatch: pytest.MonkeyPatch) -> Any:
    def of(name: str) -> None:
        monkeypatch.setattr(effort, "head", lambda: name)

    of("0a1b2c")
    return of


def test_a_commit_draws_its_cases_and_another_one_others(commit: Any) -> None:
    items = cases("tests/a.py::test", pytest.mark.some(3), game=20)
    kept = effort.for_a_commit(items)
    assert len(kept) == 3
    assert kept == [item for item in items if item in kept]  # in their own order
    assert effort.for_a_commit(items) == kept
    seen = set()
    for number in range(100):
        commit(f"commit {number}")
        seen |= {*effort.for_a_commit(items)}
    assert seen == {*items}


def test_one_value_of_a_parameter_with_each_value_of_the_others(commit: Any) -> None:
    items = cases("tests/a.py::test", pytest.mark.some(1, of="database"), database=2, game=4)
    kept = effort.for_a_commit(items)
    assert sorted(vars(item)["callspec"].params["game"] for item in kept) == [0, 1, 2, 3]
    for item in items:
        item.marks.append(pytest.mark.some(2).mark)
    assert len(effort.for_a_commit(items)) == 2


def test_some_of_a_file_after_what_else_is_drawn(commit: Any) -> None:
    of_file = pytest.mark.some(3, of="file")
    items = [one for name in "abcde" for one in cases(f"tests/a.py::test_{name}", of_file, game=2)]
    for item in items:
        item.marks.append(pytest.mark.some(1).mark)
    others = cases("tests/b.py::test_a", of_file, game=2)
    kept = effort.for_a_commit(items + others)
    assert [item for item in kept if item in others] == others
    names = [item.nodeid.partition("[")[0] for item in kept if item in items]
    assert len({*names}) == len(names) == 3


def test_those_that_take_turns(commit: Any) -> None:
    alone, together = pytest.mark.turn(3), pytest.mark.turn(3, of="file")
    items = [one for name in "abcdefg" for one in cases(f"tests/a.py::test_{name}", alone, game=2)]
    items += [one for name in "ab" for one in cases(f"tests/b.py::test_{name}", together, game=1)]
    plain: Any = Item("tests/a.py::plain")
    turns = set()
    for number in range(30):
        commit(f"commit {number}")
        kept = effort.for_a_commit([*items, plain])
        assert plain in kept
        names = {item.nodeid.partition("[")[0] for item in kept if item is not plain}
        assert len(kept) - 1 == sum(
            item.nodeid.partition("[")[0] in names for item in items
        )  # all cases of each
        assert ("tests/b.py::test_a" in names) == ("tests/b.py::test_b" in names)
        assert len(names) in (2, 3, 4)
        turns.add(frozenset(names))
    assert len(turns) == 3
    assert len(frozenset().union(*turns)) == 9
    assert sum(map(len, turns)) == 9  # nobody twice


SUITE = """
import pytest

@pytest.mark.some(1, of="seed")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", [len, print, str])
def test(seed, game): ...
"""


def test_pytest_names_parameters_as_it_is_thought(tmp_path: Path) -> None:
    (tmp_path / "test_suite.py").write_text(SUITE)
    thin = "from tests.support import effort\n\ndef pytest_collection_modifyitems(items):\n"
    (tmp_path / "conftest.py").write_text(thin + "    items[:] = effort.for_a_commit(items)\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-p",
        "no:cacheprovider",
        str(tmp_path),
    ]
    env = {**os.environ, "PYTHONPATH": str(effort.ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    kept = [line for line in done.stdout.splitlines() if "::" in line]
    assert sorted(line.partition("[")[2].partition("-")[0] for line in kept) == ["len", "print", "str"], done


def test_what_is_long_is_left_out_and_what_is_not_marked_stays(commit: Any) -> None:
    plain: Any = Item("tests/a.py::plain")
    long: Any = Item("tests/a.py::long", [pytest.mark.long.mark])
    assert effort.for_a_commit([plain, long]) == [plain]


def test_everything_is_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "ALL", True)
    assert effort.drawn("abcdef", 2, "letters") == list("abcdef")
    assert effort.effort(2, 50) == 50
    monkeypatch.setattr(effort, "ALL", False)
    assert len(effort.drawn("abcdef", 2, "letters")) == 2
    assert effort.effort(2, 50) == 2


@pytest.mark.parametrize("lanes", [1, 2, 3, 5])
def test_every_lane_begins_with_what_takes_long(lanes: int) -> None:
    names = [f"tests/{folder}/test_x.py::test_{n}" for folder in (*SLOW, "games") for n in range(10)]
    items: list[Any] = [Item(name) for name in [*names, *(f"tests/core/a.py::{n}" for n in range(300))]]
    ordered = in_lanes(items, lanes)
    assert sorted(item.nodeid for item in ordered) == sorted(item.nodeid for item in items)
    rest = ordered
    for lane in range(lanes):
        room = len(rest) // (lanes - lane)  # as `worksteal` cuts
        part, rest = rest[:room], rest[room:]
        folders = [folder_of(item) for item in part]
        slow = [folder in SLOW for folder in folders]
        assert slow[0]
        assert slow == sorted(slow, reverse=True)  # first those that take long, then the others
    for folder in SLOW:  # together, since they share a browser or a server
        places = [place for place, item in enumerate(ordered) if folder_of(item) == folder]
        assert places == list(range(places[0], places[0] + 10))
