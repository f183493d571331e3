"""Mutation testing: plant every small bug there is, and see whether a test notices.

    python -m tests.mutants                     all suites; what has not changed since the last run is not run again
    python -m tests.mutants hashi --only paper  some of them

Results are kept in `.mutants/`. `tests/mutants/equivalent.txt` lists the mutants that change nothing, each with the
reason; a survivor that is not listed there fails the run.
"""

from __future__ import annotations

import argparse
import glob
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.mutants.report import Result, report
from tests.mutants.suites import SUITES, Suite

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".mutants"


def tests_of(suite: Suite) -> list[str]:
    return [file for pattern in suite.tests for file in sorted(glob.glob(pattern, root_dir=ROOT))]


def mark_of_tests(suite: Suite) -> str:
    """Changes with anything that might notice a mutant: a survivor is asked again then."""
    files = [ROOT / file for file in tests_of(suite)]
    files += [*sorted((ROOT / "tests" / "oracles").glob("*.py")), ROOT / "src/landbridge/core/laws.py"]
    joined = b"".join(file.read_bytes() for file in files)
    return hashlib.sha256(joined).hexdigest()[:12]


def kept(suite: Suite) -> dict[str, Result]:
    """The results of earlier runs; later lines win."""
    file = FOLDER / f"{suite.name}.jsonl"
    if not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {told["name"]: Result(**told) for told in map(json.loads, lines)}


def still_true(suite: Suite, results: dict[str, Result]) -> dict[str, str]:
    """A killed mutant stays killed while its function is the same; a survivor only while the tests are."""
    mark = FOLDER / f"{suite.name}.tests"
    same = mark.exists() and mark.read_text() == mark_of_tests(suite)
    return {n: r.source for n, r in results.items() if r.result == "killed" or same}


def run(suite: Suite, jobs: int, only: str, anew: bool) -> float:
    FOLDER.mkdir(exist_ok=True)
    began = time.monotonic()
    out = FOLDER / f"{suite.name}.jsonl"
    known = {} if anew else still_true(suite, kept(suite))
    wish = {
        "modules": suite.full_modules,
        "jobs": jobs,
        "out": str(out),
        "known": known,
        "only": only,
    }
    asked = FOLDER / f"{suite.name}.wish.json"
    asked.write_text(json.dumps(wish), encoding="utf-8")
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "LANDBRIDGE_MUTANTS": str(asked),
    }
    words = [
        "-m",
        "pytest",
        "-q",
        "-m",
        "",
        "-p",
        "tests.mutants.plugin",
        "-p",
        "no:cacheprovider",
        "--tb=short",
    ]
    # Its closing line would say that no test ran; what is wrong with the tests goes to stderr.
    done = subprocess.run(
        [sys.executable, *words, *tests_of(suite)], cwd=ROOT, env=env, check=False, stdout=subprocess.DEVNULL
    )
    if done.returncode != 0:
        raise SystemExit(f"{suite.name}: the tests could not be run")
    if not only:
        (FOLDER / f"{suite.name}.tests").write_text(mark_of_tests(suite))
    return time.monotonic() - began


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("suite", nargs="*", help=f"of {', '.join(s.name for s in SUITES)}; all by default")
    parser.add_argument("--only", default="", help="a pattern that a mutant's name must have")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--anew", action="store_true", help="forget what is known")
    parser.add_argument("--report", action="store_true", help="run nothing, tell what is known")
    asked = parser.parse_args()
    suites = [suite for suite in SUITES if not asked.suite or suite.name in asked.suite]
    for suite in suites:
        if not asked.report:
            took = run(suite, asked.jobs, asked.only, asked.anew)
            print(f"{suite.name}: {took:.0f} s", file=sys.stderr)
    return report({suite: kept(suite) for suite in suites})


if __name__ == "__main__":
    sys.exit(main())
