"""What all tests share: which of them a commit runs, their order, and the report of the laws from every process."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from landbridge.core.laws import Report
from tests.support import effort
from tests.support.lanes import in_lanes

# A helper that checks says what differs, as a test does.
pytest.register_assert_rewrite(
    *(f"tests.support.{name}" for name in ("golden", "hostile", "rulings", "table"))
)

TOTAL = Report()
WHOLE = pytest.StashKey[bool]()  # whether everything is run, and not what somebody named
LESS = pytest.StashKey[bool]()  # whether only what a commit needs is run
# Two cores with several browsers, servers and clocks: what fails there gets one more try, and the report names it.
BROWSER = Path(__file__).parent / "browser"


def pytest_configure(config: pytest.Config) -> None:
    """The whole suite is thinned; whoever names a file gets all of it. Processes of pytest-xdist are told."""
    whole = config.args_source is not pytest.Config.ArgsSource.ARGS
    config.stash[WHOLE] = getattr(config, "workerinput", {}).get("whole", whole)
    config.stash[LESS] = config.stash[WHOLE] and not effort.ALL
    os.environ.setdefault(effort.COMMIT, effort.head())


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["whole"] = node.config.stash[WHOLE]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and tests stay until the end: to look through them for garbage again and again finds none."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.stash[LESS]:
        kept = effort.for_a_commit(items)
        config.hook.pytest_deselected(items=list({*items} - {*kept}))
        items[:] = kept
    if config.stash[WHOLE]:
        for item in items:
            if item.path.is_relative_to(BROWSER):
                item.add_marker(pytest.mark.flaky(reruns=1))
    if lanes := getattr(config, "workerinput", {}).get("workercount"):
        items[:] = in_lanes(items, lanes)


@pytest.fixture(scope="session")
def law_report() -> Report:
    """Proofs add theirs; the sum is printed at the end of the run."""
    return TOTAL


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):  # a process of pytest-xdist hands its part over
        session.config.workeroutput["laws"] = [TOTAL.steps, TOTAL.games, dict(TOTAL.checked)]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    steps, games, checked = getattr(node, "workeroutput", {}).get("laws", (0, 0, {}))
    TOTAL.__iadd__(Report(steps, games, Counter(checked)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if TOTAL.steps:
        terminalreporter.section("the laws")
        terminalreporter.write_line(str(TOTAL))
