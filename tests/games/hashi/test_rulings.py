"""The page of rulings, the tests named after them, the reasons and the words: all say the same."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from landbridge import texts
from landbridge.games.hashi.rules import rulebook
from tests.games.hashi.table import GAME

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "hashi.md"
SOURCES = {"book", "fact", "ours"}
# How many rulings each chapter has: a row lost in editing is noticed.
CHAPTERS = {"H1.": 6, "H2.": 10, "H3.": 7, "H4.": 6, "H5.": 6, "H6.": 3, "HB": 6}
# Refusals that follow from no ruling: it is not one's turn, or the number is no move at all.
NO_RULING = {rulebook.NOT_NOW, rulebook.NO_SUCH_MOVE}


class Ruling(NamedTuple):
    id: str
    decision: str
    sources: list[str]
    tests: list[str]


def _rulings() -> list[Ruling]:
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if row := re.fullmatch(r"\| (H[B0-9][.0-9]*) \| (.+) \| (.+) \| (.*) \|", line):
            found.append(Ruling(row[1], row[2], row[3].split(", "), re.findall(r"`(\w+)`", row[4])))
    return found


@cache
def _test_names() -> set[str]:
    names = set()
    for file in sorted((ROOT / "tests" / "hashi").glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return {name for name in names if name.startswith("test_")}


def _ruling_of(test: str) -> str | None:
    """`test_h2_10_…` carries H2.10, `test_hb3_…` HB3."""
    if found := re.match(r"test_h(\d)_(\d+)_", test):
        return f"H{found[1]}.{found[2]}"
    if found := re.match(r"test_hb(\d)_", test):
        return f"HB{found[1]}"
    return None


RULINGS = _rulings()
IDS = [ruling.id for ruling in RULINGS]


def test_the_page_has_every_ruling_once_and_in_order() -> None:
    assert [f"{chapter}{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)] == IDS


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_a_ruling_has_a_decision_a_source_and_tests_of_its_name(ruling: Ruling) -> None:
    assert ruling.decision.endswith((".", ")"))
    assert ruling.sources
    assert set(ruling.sources) <= SOURCES
    assert ("Ours:" in ruling.decision) == (len(ruling.sources) > 1 and "ours" in ruling.sources)
    assert ruling.tests, f"{ruling.id} names no test"
    assert [test for test in ruling.tests if test not in _test_names()] == []
    assert [test for test in ruling.tests if _ruling_of(test) != ruling.id] == []


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    named = {test: _ruling_of(test) for test in _test_names()}
    assert [test for test, ruling in named.items() if ruling is not None and ruling not in IDS] == []


def test_the_rules_cite_rulings_that_exist() -> None:
    folder = Path(str(rulebook.__file__)).parent
    cited = {
        citation
        for file in folder.glob("*.py")
        for citation in re.findall(r"\b(?:H\d\.\d+|HB\d)\b", file.read_text(encoding="utf-8"))
    }
    assert cited - set(IDS) == set()


def test_every_reason_rests_on_a_ruling() -> None:
    without = {code for code, reason in GAME.reasons.items() if reason.ruling == ""}
    assert without == NO_RULING
    cited = {reason.ruling for reason in GAME.reasons.values()} - {""}
    assert cited <= set(IDS)
    numbers = {value for name, value in vars(rulebook).items() if name.isupper() and name in _reason_names()}
    assert numbers <= set(GAME.reasons) | {rulebook.LEGAL}


def _reason_names() -> set[str]:
    """The block of numbers in rules.py that begins with LEGAL and ends with the first blank line."""
    source = Path(str(rulebook.__file__)).read_text(encoding="utf-8")
    block = source[source.index("\nLEGAL = 0") :].strip().split("\n\n")[0]
    return set(re.findall(r"^([A-Z_]+) = \d+", block, re.MULTILINE))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_reason_has_words_in_every_language(language: str) -> None:
    words = texts.words(language)
    assert [reason.key for reason in GAME.reasons.values() if not words.has(reason.key)] == []
