"""Board files: TOML that people draw by hand, and everything wrong with one, said so that it can be fixed.

A file is read to the end before it is refused: people who draw a board want the whole list, not one problem at a
time. `BoardFile` collects the problems; each game adds its own and then calls `finish`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from landbridge.core import bounded
from landbridge.core.bounded import TooMuch
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact, Value
from landbridge.core.text import shown

__all__ = ["FILE", "PROBLEMS", "BoardError", "BoardFile", "Problem", "key_place"]

FILE = "file"  # the ruling of a problem with the file itself
PROBLEMS = 50  # of one file; more are counted, not listed


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a board file."""

    ruling: str  # "HB2", or "file"
    place: str  # where to look: "c3", "c3-c5", "line 7", "key 'side'"
    fact: Fact
    fatal: bool = True  # False: worth saying, but the board is usable
    spots: tuple[str, ...] = ()  # the same place on the drawn board, as its editor calls it: ("c3", "c5")
    drawing: str = ""  # where a file has several drawings, which of them; "": all

    def __str__(self) -> str:
        return f"{self.place}: {self.fact} ({self.ruling})"


class BoardError(LandbridgeError, ValueError):
    """A board that is refused, with every problem that was found in it; `fact` is the first that is fatal."""

    def __init__(self, source: str, problems: Sequence[Problem]):
        super().__init__(next(problem.fact for problem in problems if problem.fatal))
        self.args = source, tuple(problems)  # what makes the same error again, after a trip between processes
        self.source = source
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {problem}" for problem in self.problems)


def key_place(name: str) -> str:
    """How a key of the file is named among problems."""
    return f"key '{shown(name)}'"


class BoardFile:
    """A board file that could be read as TOML, and the problems found in it so far."""

    def __init__(self, text: str, source: str):
        self.source = source
        self.problems: list[Problem] = []
        # Editors write line ends in three ways and some put a mark in front; none of it matters to a board.
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self.values: dict[str, object] = self._read()

    def _read(self) -> dict[str, object]:
        try:
            return bounded.toml(self.text)
        except TooMuch as error:
            self.problems.append(Problem(FILE, f"line {error.line}", error.fact))
        except ValueError as error:
            # tomllib says where inside its sentence.
            said, _, where = str(error).partition(" (at ")
            spot = re.match(r"line \d+, column \d+", where)
            last = f"line {self.text.count(chr(10)) + 1}"
            self.add(FILE, spot[0] if spot else last, "board-not-toml", reason=shown(said, 120))
        self.finish()
        raise AssertionError("a file that cannot be read always has a fatal problem")

    def add(
        self,
        ruling: str,
        place: str,
        key: str,
        *,
        fatal: bool = True,
        at: Iterable[str] = (),
        on: str = "",
        **values: Value,
    ) -> None:
        """Note a problem at a place, drawn `at` spots `on` a drawing; one that is not fatal is a remark."""
        self.problems.append(Problem(ruling, place, Fact(key, values), fatal, tuple(at), on))

    def finish(self) -> tuple[Problem, ...]:
        """The notes of a usable board; a `BoardError` with everything found if it is not usable."""
        if any(problem.fatal for problem in self.problems):
            raise BoardError(self.source, self._listed())
        return tuple(self._listed())

    def _listed(self) -> list[Problem]:
        """The problems, or as many as a person wants to read at once; the first that is fatal is always there."""
        if len(self.problems) <= PROBLEMS:
            return self.problems
        found = sorted(self.problems[PROBLEMS - 1 :], key=lambda problem: not problem.fatal)[:1]
        more = Fact("entry-more", {"count": len(self.problems) - PROBLEMS})
        place = f"line {self.text.count(chr(10)) + 1}"
        return [*self.problems[: PROBLEMS - 1], *found, Problem(FILE, place, more, fatal=False)]

    def refuse_unknown(self, known: Sequence[str]) -> None:
        """Note every key that a board of this game does not have."""
        for name in self.values:
            if name not in known:
                meant = get_close_matches(name.lower()[:40], known, n=1)
                if meant:
                    self.add(FILE, key_place(name), "board-key-meant", name=shown(name), meant=meant[0])
                else:
                    listed = ", ".join(known)
                    self.add(FILE, key_place(name), "board-key-unknown", name=shown(name), known=listed)

    def text_of(self, name: str) -> str | None:
        """The text under a key that must be there, or None once the problem is noted."""
        if name not in self.values:
            self.add(FILE, key_place(name), "board-key-missing", name=name)
            return None
        value = self.values[name]
        if isinstance(value, str):
            return value
        self.add(FILE, key_place(name), "board-key-not-text", name=name)
        return None

    def title(self, name: str, longest: int = 60) -> str | None:
        """A text that is shown as a heading: one line, neither empty nor endless."""
        text = self.text_of(name)
        if text is None:
            return None
        if text == text.strip() and text.isprintable() and 0 < len(text) <= longest:
            return text
        self.add(FILE, key_place(name), "board-title-unfit", name=name, longest=longest)
        return None

    def choice(self, name: str, choices: Sequence[str]) -> str | None:
        """One of some words, or None with a problem noted."""
        text = self.text_of(name)
        if text is None or text in choices:
            return text
        listed = ", ".join(choices)
        self.add(FILE, key_place(name), "board-key-not-choice", name=name, value=shown(text), choices=listed)
        return None

    def switch(self, name: str, default: bool) -> bool:
        """A true or false that may be missing."""
        value = self.values.get(name, default)
        if isinstance(value, bool):
            return value
        self.add(FILE, key_place(name), "board-key-not-switch", name=name)
        return default

    def text_list(self, name: str) -> list[tuple[str, str]]:
        """The texts in a list that may be missing, each with its place; others are noted and left out."""
        value = self.values.get(name, [])
        if not isinstance(value, list):
            self.add(FILE, key_place(name), "board-key-not-list", name=name)
            return []
        texts = []
        for n, entry in enumerate(value, 1):
            place = f"{key_place(name)}, entry {n}"
            if isinstance(entry, str):
                texts.append((entry, place))
            else:
                self.add(FILE, place, "board-entry-not-text", name=name, entry=n)
        return texts

    def starts_at(self, name: str) -> tuple[int, int] | None:
        """Line and column (from 1) where a multi-line text begins; None if it is written otherwise."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return None
        opening = rf"""^[ \t]*(["']?){re.escape(name)}\1[ \t]*=[ \t]*(?:\"{{3}}|'{{3}})\n?"""
        for found in re.finditer(opening, self.text, re.MULTILINE):
            # Compared with what TOML made of it: escapes would shift the columns.
            if self.text.startswith(value, found.end()):
                line_start = self.text.rfind("\n", 0, found.end()) + 1
                return self.text.count("\n", 0, found.end()) + 1, found.end() - line_start + 1
        return None
