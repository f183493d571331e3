"""Prints at the end of a run on how many steps each law was checked."""

from __future__ import annotations

import pytest

from landbridge.core import laws

TOTAL = laws.Report()


@pytest.fixture(scope="session")
def law_report() -> laws.Report:
    return TOTAL


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if TOTAL.steps:
        terminalreporter.section("the laws")
        terminalreporter.write_line(str(TOTAL))
