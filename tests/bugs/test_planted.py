"""Every planted bug is caught, and by the law that is there for it.

Each is planted in a child forked from a process that has imported everything and played nothing.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection

import pytest

from landbridge.core.laws import LAWS
from tests.bugs.bug import Bug
from tests.bugs.plant import broken_law, plant, planted
from tests.bugs.planted import BUGS

FORKING = get_context("forkserver")
FORKING.set_forkserver_preload(["tests.bugs.imported"])
COMPARED = {
    "twin",
    "view",
}  # with compiled code, and with the caller's own copy: no line of a game breaks them


def law_that_breaks(bug: Bug, forgotten: str = "", steps: int = 2500) -> str:
    reader, writer = FORKING.Pipe(duplex=False)
    child = FORKING.Process(target=_say, args=(writer, bug, forgotten, steps))
    child.start()
    writer.close()
    try:
        told: str = reader.recv()
    except EOFError:
        child.join()
        pytest.fail(f"the child ended with {child.exitcode}; what it printed is above")
    child.join()
    return told


def _say(writer: Connection, bug: Bug, forgotten: str, steps: int) -> None:
    plant(bug)
    writer.send(broken_law(bug, forgotten, steps))


@pytest.mark.few(15)
@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_law_catches(bug: Bug) -> None:
    told = law_that_breaks(bug)
    assert told.splitlines()[0] == bug.law, told


@pytest.mark.all
@pytest.mark.parametrize("bug", [bug for bug in BUGS if bug.only], ids=lambda bug: bug.name)
def test_no_other_law_catches(bug: Bug) -> None:
    told = law_that_breaks(bug, bug.law)
    assert told.splitlines()[0] == "none", told


def test_every_law_has_a_bug_and_every_bug_its_line() -> None:
    assert {bug.law for bug in BUGS} == {*LAWS} - COMPARED
    for bug in BUGS:
        planted(bug)
    assert len({bug.name for bug in BUGS}) == len(BUGS)
