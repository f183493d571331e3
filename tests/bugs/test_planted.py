"""Every planted bug is caught, and by the law or the ruling that is there for it.

Each is planted in a child forked from a process that has imported everything and played nothing; what has to be
compiled gets a process of its own.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.bugs.bug import Bug, all_bugs
from tests.bugs.plant import broken_law, planted
from tests.mutants.planting import plant_source

ROOT = Path(__file__).parents[2]
BUGS = all_bugs()
BY_LAW = [bug for bug in BUGS if bug.caught_by.startswith("law: ")]
BY_RULING = [bug for bug in BUGS if bug not in BY_LAW]
FORKING = get_context("forkserver")
FORKING.set_forkserver_preload(["tests.bugs.imported"])
# Plugins of pytest would take three quarters of the time, and none is needed.
PLAIN = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def in_fork(work: Callable[..., str], *arguments: object) -> str:
    """What a child has to say that was forked from a process without a past."""
    reader, writer = FORKING.Pipe(duplex=False)
    child = FORKING.Process(target=_say, args=(writer, work, arguments))
    child.start()
    writer.close()
    try:
        told: str = reader.recv()
    except EOFError:
        child.join()
        pytest.fail(f"the child ended with {child.exitcode}; what it printed is above")
    child.join()
    return told


def _say(writer: Connection, work: Callable[..., str], arguments: tuple[object, ...]) -> None:
    writer.send(work(*arguments))


def in_process(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), **more}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def plant(bug: Bug) -> None:
    module = importlib.import_module(bug.module)
    plant_source(module, planted(Path(str(module.__file__)).read_text(encoding="utf-8"), bug))
    sys.modules["numba"] = None  # type: ignore[assignment]  # plain Python alone has the bug


def law_that_breaks(bug: Bug, forgotten: str = "", steps: int = 2500) -> str:
    if not bug.compiled:
        return in_fork(_law_that_breaks, bug, forgotten, steps)
    done = in_process("tests.bugs.plant", bug.name, forgotten)
    assert done.returncode == 0, done.stderr
    return done.stdout


def _law_that_breaks(bug: Bug, forgotten: str, steps: int) -> str:
    plant(bug)
    return broken_law(bug, forgotten, steps)


def failures(bug: Bug) -> str:
    """What pytest says of the tests that ought to fail."""
    file, _, name = bug.caught_by.partition("::")
    words = [
        file,
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:faulthandler",
        "--tb=line",
        "--rootdir",
        str(ROOT),
        "-k",
    ]
    if not bug.compiled:
        return in_fork(_failures, bug, [*words, f"{name} and not compiled"])
    return in_process("pytest", "-p", "tests.bugs.plant", *words, name, **PLAIN, PLANT=bug.name).stdout


def _failures(bug: Bug, words: list[str]) -> str:
    plant(bug)
    os.environ.update(PLAIN)
    os.environ.pop("PYTEST_XDIST_WORKER", None)  # nothing of what this run was told
    with redirect_stdout(StringIO()) as told:
        pytest.main(words)
    return told.getvalue()


@pytest.mark.few(8)
@pytest.mark.parametrize("bug", BY_LAW, ids=lambda bug: bug.name)
def test_a_law_catches(bug: Bug) -> None:
    told = law_that_breaks(bug)
    assert told.splitlines()[0] == bug.caught_by, told


@pytest.mark.few(1)
@pytest.mark.parametrize("bug", [bug for bug in BY_LAW if bug.only], ids=lambda bug: bug.name)
def test_no_other_law_catches(bug: Bug) -> None:
    told = law_that_breaks(bug, bug.caught_by.removeprefix("law: "), 500)
    assert told.splitlines()[0] == "law: none", told


@pytest.mark.few(8)
@pytest.mark.parametrize("bug", BY_RULING, ids=lambda bug: bug.name)
def test_a_ruling_catches(bug: Bug) -> None:
    told = failures(bug)
    failed = [line for line in told.splitlines() if line.startswith("FAILED")]
    name = bug.caught_by.partition("::")[2]
    assert any(f"::{name}" in line for line in failed), told


def test_every_bug_has_its_line() -> None:
    """Of all of them, though a commit plants only some: the source has not moved away from any."""
    for bug in BUGS:
        found = importlib.util.find_spec(bug.module)
        assert found is not None, bug.name
        planted(Path(str(found.origin)).read_text(encoding="utf-8"), bug)


def test_no_bug_is_planted_twice() -> None:
    assert len({bug.name for bug in BUGS}) == len(BUGS)
