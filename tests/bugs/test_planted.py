"""Every planted bug is caught, and by the law or the ruling that is there for it.

Each is planted in a forked child of this process, where everything is imported already; what has to be compiled gets a
process of its own.
"""

from __future__ import annotations

import gc
import importlib
import os
import subprocess
import sys
from contextlib import redirect_stdout
from functools import _lru_cache_wrapper
from io import StringIO
from pathlib import Path

import pytest

from tests.bugs.bug import Bug, all_bugs
from tests.bugs.plant import broken_law, planted
from tests.mutants.planting import in_child, plant_source

ROOT = Path(__file__).parents[2]
BUGS = all_bugs()
BY_LAW = [bug for bug in BUGS if bug.caught_by.startswith("law: ")]
BY_RULING = [bug for bug in BUGS if bug not in BY_LAW]


def plant(bug: Bug) -> None:
    module = importlib.import_module(bug.module)
    plant_source(module, planted(Path(str(module.__file__)).read_text(encoding="utf-8"), bug))
    forget()


def forget() -> None:
    """Whatever earlier tests of this process made with the right source: kits, tables, compiled functions."""
    for made in gc.get_objects():
        if isinstance(made, _lru_cache_wrapper) and made.__module__.startswith("landbridge"):
            made.cache_clear()
    for name in [name for name in sys.modules if name.startswith("tests.") and "test_" in name]:
        del sys.modules[name]
    sys.modules["numba"] = None  # type: ignore[assignment]  # what is compiled already would be right


def in_process(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def law_that_breaks(bug: Bug, forgotten: str = "") -> str:
    def work() -> str:
        plant(bug)
        return broken_law(bug, forgotten)

    if not bug.compiled:
        return in_child(work)
    done = in_process("tests.bugs.plant", bug.name, forgotten)
    assert done.returncode == 0, done.stderr
    return done.stdout


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
    # Plugins would take three quarters of the time, and none is needed; nor is what this run was told.
    plain = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    def work() -> str:
        plant(bug)
        os.environ.update(plain)
        os.environ.pop("PYTEST_XDIST_WORKER", None)
        with redirect_stdout(StringIO()) as told:
            pytest.main([*words, f"{name} and not compiled"])
        return told.getvalue()

    if not bug.compiled:
        return in_child(work)
    return in_process("pytest", "-p", "tests.bugs.plant", *words, name, **plain, PLANT=bug.name).stdout


@pytest.mark.parametrize("bug", BY_LAW, ids=lambda bug: bug.name)
def test_a_law_catches(bug: Bug) -> None:
    told = law_that_breaks(bug)
    assert told.splitlines()[0] == bug.caught_by, told


@pytest.mark.parametrize("bug", [bug for bug in BY_LAW if bug.only], ids=lambda bug: bug.name)
def test_no_other_law_catches(bug: Bug) -> None:
    told = law_that_breaks(bug, bug.caught_by.removeprefix("law: "))
    assert told.splitlines()[0] == "law: none", told


@pytest.mark.parametrize("bug", BY_RULING, ids=lambda bug: bug.name)
def test_a_ruling_catches(bug: Bug) -> None:
    told = failures(bug)
    failed = [line for line in told.splitlines() if line.startswith("FAILED")]
    name = bug.caught_by.partition("::")[2]
    assert any(f"::{name}" in line for line in failed), told


def test_no_bug_is_planted_twice() -> None:
    assert len({bug.name for bug in BUGS}) == len(BUGS)
