"""Give every test its size, and report what the laws checked in all processes together."""

from __future__ import annotations

import gc
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from landbridge.core.laws import Report

# A helper that checks says what differs, as a test does.
pytest.register_assert_rewrite(
    *(f"tests.support.{name}" for name in ("golden", "hostile", "rulings", "table"))
)
# The same examples for everybody.
hypothesis.settings.register_profile("same", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("same")

TOTAL = Report()
BROWSER = Path(__file__).parent / "browser"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and tests stay until the end: to look through them for garbage again and again finds none."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser as `system`, and what `few` leaves out as `all`."""
    cases: dict[tuple[str, bool], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker("system")
        if item.get_closest_marker("few") and not item.get_closest_marker("all"):
            cases[item.nodeid.partition("[")[0], item.get_closest_marker("system") is None].append(item)
    for group in cases.values():
        (count,) = group[0].get_closest_marker("few").args  # type: ignore[union-attr]
        kept = {number * len(group) // count for number in range(count)}
        for number, item in enumerate(group):
            if number not in kept:
                item.add_marker("all")


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
