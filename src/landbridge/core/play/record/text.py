"""The words a record consists of, and what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.play.match import Match
from landbridge.core.text import shown

FORMAT = 2
BETWEEN = " · "
LONGEST = 2_000_000  # characters; the longest game there is takes a hundredth
NOT_TEXT = re.compile("[\ud800-\udfff]")  # what is left of bytes that are no UTF-8
HIDDEN = "?"
LUCK, LEFT, END = "luck", "-", "end"
GamesByName = Callable[[str], "Game | None"]
Kits = dict[tuple[str, Any], Kit]  # by game and options


class RecordError(LandbridgeError):
    """Where a record cannot be read on, and why; `intact` is the match up to there (None: not begun)."""

    def __init__(self, fact: Fact, line: int, column: int, token: str, intact: Match | None = None):
        super().__init__(fact)
        self.line = line
        self.column = column
        self.token = token
        self.intact = intact

    @property
    def place(self) -> Fact:
        """Where it is, as a sentence."""
        match = self.intact
        moves = len(match.log) + sum(map(len, match.drafts.values())) if match else 0
        values: dict[str, str | int] = {
            "line": self.line,
            "column": self.column,
            "token": self.token,
            "moves": moves,
        }
        return Fact("core-record-place" if self.token else "core-record-place-line", values)

    def __str__(self) -> str:
        return f"{self.place} {self.fact}"


class Token(NamedTuple):
    """A word of a record and where it stands."""

    text: str
    line: int
    column: int

    def error(self, key: str, intact: Match | None = None, **values: str | int) -> RecordError:
        """What is wrong with this word, by the key of the sentence."""
        return self.because(Fact(key, {"token": shown(self.text), **values}), intact)

    def because(self, fact: Fact, intact: Match | None = None) -> RecordError:
        """What is wrong with this word, by a sentence."""
        return RecordError(fact, self.line, self.column, shown(self.text), intact)
