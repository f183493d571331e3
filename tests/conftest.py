"""What all tests share: which of them a commit runs, their order, and the report of the laws from every process."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Generator
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
LESS = pytest.StashKey[bool]()  # whether only what a commit needs is run


def pytest_configure(config: pytest.Config) -> None:
    """The whole suite is thinned; whoever names a file gets all of it. Processes of pytest-xdist are told."""
    whole = config.args_source is not pytest.Config.ArgsSource.ARGS
    config.stash[LESS] = getattr(config, "workerinput", {}).get("less", whole and not effort.ALL)
    os.environ.setdefault(effort.COMMIT, effort.head())


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["less"] = node.config.stash[LESS]


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
