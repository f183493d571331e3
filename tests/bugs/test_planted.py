"""Every planted bug is caught, and by the law or the ruling that is there for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bugs.bug import Bug, all_bugs

ROOT = Path(__file__).parents[2]
BUGS = all_bugs()
BY_LAW = [bug for bug in BUGS if bug.caught_by.startswith("law: ")]
BY_RULING = [bug for bug in BUGS if bug not in BY_LAW]


def run(bug: Bug, *words: str) -> subprocess.CompletedProcess[str]:
    # Every bug starts Python anew; pytest's plugins would take three quarters of its time, and none is needed.
    switches = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    env = {**os.environ, **switches, "PLANT": bug.name}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("bug", BY_LAW, ids=lambda bug: bug.name)
def test_a_law_catches(bug: Bug) -> None:
    done = run(bug, "-m", "tests.bugs.plant", bug.name)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == bug.caught_by, done.stdout


@pytest.mark.parametrize("bug", [bug for bug in BY_LAW if bug.only], ids=lambda bug: bug.name)
def test_no_other_law_catches(bug: Bug) -> None:
    done = run(bug, "-m", "tests.bugs.plant", bug.name, bug.caught_by.removeprefix("law: "))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "law: none", done.stdout


@pytest.mark.parametrize("bug", BY_RULING, ids=lambda bug: bug.name)
def test_a_ruling_catches(bug: Bug) -> None:
    file, _, name = bug.caught_by.partition("::")
    words = ["-m", "pytest", "-q", "-p", "tests.bugs.plant", "-p", "no:cacheprovider", file]
    done = run(bug, *words, "-k", f"{name} and not compiled", "--tb=no")
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert any(f"::{name}" in line for line in failed), done.stdout + done.stderr


def test_no_bug_is_planted_twice() -> None:
    assert len({bug.name for bug in BUGS}) == len(BUGS)
