"""What every page of rulings is held against: tests of its names, the citations in the rules, reasons and words."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import landbridge
from landbridge import texts

ROOT = Path(__file__).parents[2]
SOURCES = {"book", "fact", "ours"}


class Ruling(NamedTuple):
    id: str
    decision: str
    sources: list[str]
    tests: list[str]


class Page:
    """The rulings of a game: `docs/rules/<game>.md`, letters such as B and BB, tests in `tests/games/<game>`."""

    def __init__(
        self, name: str, rules: ModuleType, letter: str, chapters: dict[str, int], first_board: int = 1
    ):
        """The module of the rules in which refusals are numbered; how many rulings each chapter has."""
        self.game = landbridge.game(name)
        self.rules: Any = rules
        self.letter = letter
        firsts = {chapter: first_board if chapter.endswith("B") else 1 for chapter in chapters}
        self.expected = [f"{c}{firsts[c] + n}" for c, count in chapters.items() for n in range(count)]
        self.text = text = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
        row = re.compile(rf"\| ({letter}(?:\d\.\d+|B\d+)) \| (.+) \| (.+) \| (.*) \|")
        rows = (row.fullmatch(line) for line in text.splitlines())
        self.rulings = [
            Ruling(found[1], found[2], found[3].split(", "), re.findall(r"`(\w+)`", found[4]))
            for found in rows
            if found
        ]

    @property
    def ids(self) -> list[str]:
        return [ruling.id for ruling in self.rulings]

    @cache  # noqa: B019 - a page lives as long as its tests
    def tests(self) -> set[str]:
        names: set[str] = set()
        for file in sorted((ROOT / "tests" / "games" / self.game.name).glob("test_*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        return {name for name in names if name.startswith("test_")}

    def ruling_of(self, test: str) -> str | None:
        """`test_b2_10_…` carries B2.10, `test_bb3_…` BB3."""
        letter = self.letter.lower()
        if found := re.match(rf"test_{letter}(\d)_(\d+)_", test):
            return f"{self.letter}{found[1]}.{found[2]}"
        if found := re.match(rf"test_{letter}b(\d+)_", test):
            return f"{self.letter}B{found[1]}"
        return None

    def check_ruling(self, ruling: Ruling) -> None:
        assert ruling.decision.endswith((".", ")"))
        assert ruling.sources
        assert set(ruling.sources) <= SOURCES
        assert ("Ours:" in ruling.decision) == (len(ruling.sources) > 1 and "ours" in ruling.sources)
        assert ruling.tests, f"{ruling.id} names no test"
        assert [test for test in ruling.tests if test not in self.tests()] == []
        assert [test for test in ruling.tests if self.ruling_of(test) != ruling.id] == []

    def check_tests(self) -> None:
        """A test named after a ruling is listed there, so that the page tells the whole story."""
        listed = {test for ruling in self.rulings for test in ruling.tests}
        named = {test for test in self.tests() if self.ruling_of(test) is not None}
        assert named - listed == set()

    def check_examples(self) -> None:
        """Every worked example of the rulebook is listed, with a test that plays it."""
        _, heading, rest = self.text.partition("\n## The worked examples\n")
        rows = re.findall(r"^\| .+ \| .+ \| `(test_\w+)` \|$", rest.partition("\n## ")[0], re.MULTILINE)
        assert heading
        assert rows
        assert [test for test in rows if test not in self.tests()] == []

    def check_citations(self) -> None:
        folder = Path(str(sys.modules[f"landbridge.games.{self.game.name}"].__file__)).parent
        cite = re.compile(rf"\b{self.letter}(?:\d\.\d+|B\d+)\b")
        files = folder.rglob("*.py")
        cited = {found for file in files for found in cite.findall(file.read_text(encoding="utf-8"))}
        assert cited - set(self.ids) == set()

    def check_reasons(self, without_ruling: set[int], numbered_elsewhere: set[int]) -> None:
        reasons = self.game.reasons
        assert {code for code, reason in reasons.items() if reason.ruling == ""} == without_ruling
        assert {reason.ruling for reason in reasons.values()} - {""} <= set(self.ids)
        source = Path(str(self.rules.__file__)).read_text(encoding="utf-8")
        block = source[source.index("\nLEGAL = 0") :].strip().split("\n\n")[0]
        numbers = {int(n) for n in re.findall(r"^[A-Z_]+ = (\d+)", block, re.MULTILINE)}
        assert numbers - {0} == set(reasons) - numbered_elsewhere

    def check_words(self) -> None:
        for language in texts.LANGUAGES:
            words = texts.words(language)
            assert [r.key for r in self.game.reasons.values() if not words.has(r.key)] == [], language
