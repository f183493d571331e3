"""The page of rulings, the tests named after them, the reasons and the words: all say the same."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from landbridge import texts
from landbridge.games.river_dragons.rules import outcomes
from tests.games.river_dragons.scene import GAME

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "river_dragons.md"
SOURCES = {"book", "fact", "ours"}
# How many rulings each chapter has: a row lost in editing is noticed. The board's are numbered from 0.
CHAPTERS = {"R1.": 5, "R2.": 3, "R3.": 3, "R4.": 4, "R5.": 7, "R6.": 5, "R7.": 4, "R8.": 3, "R9.": 2}
BOARD = [f"RB{n}" for n in range(5)]
# Refusals that follow from no ruling: it is not one's turn, or the number is no move at all.
NO_RULING = {outcomes.NOT_NOW, outcomes.NO_SUCH_MOVE}


class Ruling(NamedTuple):
    id: str
    decision: str
    sources: list[str]
    tests: list[str]


def _rulings() -> list[Ruling]:
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if row := re.fullmatch(r"\| (R[B0-9][.0-9]*) \| (.+) \| (.+) \| (.*) \|", line):
            found.append(Ruling(row[1], row[2], row[3].split(", "), re.findall(r"`(\w+)`", row[4])))
    return found


@cache
def _test_names() -> set[str]:
    names = set()
    for file in sorted((ROOT / "tests" / "river_dragons").glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return {name for name in names if name.startswith("test_")}


def _ruling_of(test: str) -> str | None:
    """`test_r5_4_…` carries R5.4, `test_rb3_…` RB3."""
    if found := re.match(r"test_r(\d)_(\d+)_", test):
        return f"R{found[1]}.{found[2]}"
    if found := re.match(r"test_rb(\d)_", test):
        return f"RB{found[1]}"
    return None


RULINGS = _rulings()
IDS = [ruling.id for ruling in RULINGS]


def test_the_page_has_every_ruling_once_and_in_order() -> None:
    assert [
        f"{chapter}{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)
    ] + BOARD == IDS


@pytest.mark.parametrize("ruling", RULINGS, ids=IDS)
def test_a_ruling_has_a_decision_a_source_and_tests_of_its_name(ruling: Ruling) -> None:
    assert ruling.decision.endswith((".", ")"))
    assert ruling.sources
    assert set(ruling.sources) <= SOURCES
    assert ("Ours:" in ruling.decision) == (len(ruling.sources) > 1 and "ours" in ruling.sources)
    assert ruling.tests, f"{ruling.id} names no test"
    named = {test for test in _test_names() if _ruling_of(test) == ruling.id}
    assert set(ruling.tests) == named


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    named = {test: _ruling_of(test) for test in _test_names()}
    assert [test for test, ruling in named.items() if ruling is not None and ruling not in IDS] == []


def test_the_five_worked_examples_are_tests() -> None:
    page = PAGE.read_text(encoding="utf-8")
    examples = re.findall(r"^\| [1-5] \| .+ \| `(\w+)` \|$", page, re.MULTILINE)
    assert len(examples) == 5
    assert set(examples) <= _test_names()


def test_the_rules_cite_rulings_that_exist() -> None:
    folder = Path(str(outcomes.__file__)).parent
    cited = {
        citation
        for file in folder.glob("*.py")
        for citation in re.findall(r"\b(?:R\d\.\d+|RB\d)\b", file.read_text(encoding="utf-8"))
    }
    assert cited - set(IDS) == set()


def test_every_reason_rests_on_a_ruling() -> None:
    without = {code for code, reason in GAME.reasons.items() if reason.ruling == ""}
    assert without == NO_RULING
    assert {reason.ruling for reason in GAME.reasons.values()} - {""} <= set(IDS)
    source = Path(str(outcomes.__file__)).read_text(encoding="utf-8")
    block = source[source.index("\nLEGAL = 0") :].strip().split("\n\n")[0]
    numbers = {int(number) for number in re.findall(r"^[A-Z_]+ = (\d+)", block, re.MULTILINE)}
    assert numbers == set(GAME.reasons) | {outcomes.LEGAL}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_reason_has_words_in_every_language(language: str) -> None:
    words = texts.words(language)
    assert [reason.key for reason in GAME.reasons.values() if not words.has(reason.key)] == []
