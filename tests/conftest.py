"""What all tests share: the report of the laws, gathered from every process that proved some."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landbridge.core.laws import Report

TOTAL = Report()


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
