"""A finished sheet, as somebody wrote it down, judged by the rules: what is not allowed, where, and the points.

A game may have a module `sheet` (`core/parts.py` says where) with

    judge(kit, text) -> Judged            the sheet's marks made one by one, each if the rules allow it
    written(match, seat) -> str           the sheet of a seat of a match, as text
    RULINGS                               the rulings behind lines of the score sheet, by the keys of their labels
    TOTAL                                 the ruling behind the points

Legality stays in the rules: a mark is a move, and `Game.refusal` says why it is none. Marks have no order on paper; so
they are tried until none of those left can be made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from landbridge.core.errors import Illegal, LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.parts import part
from landbridge.core.play.match import Match
from landbridge.core.state import State

LONGEST = 20_000  # characters of a sheet
MOST = 1_000  # marks


class Mark(NamedTuple):
    """Something on the sheet, and in which line of the text it stands."""

    text: str
    line: int


@dataclass(frozen=True)
class Fault:
    """What is not allowed, and where."""

    mark: Mark
    fact: Fact
    ruling: str = ""
    witness: tuple[str, ...] = ()  # handles of what stands in the way
    drawn: bool = False  # the mark stands in the state; only what was said of it is wrong


class Row(NamedTuple):
    """A line of the score sheet, with a cell for each player whose points the sheet tells."""

    label: Fact
    cells: list[str]
    ruling: str = ""


@dataclass
class Judged:
    """The state that the sheet amounts to, without what is not allowed."""

    state: State
    seats: list[int]  # whose points the sheet tells
    faults: list[Fault] = field(default_factory=list)
    rows: list[Row] = field(
        default_factory=list
    )  # where a score sheet does not tell how the points came about

    def refuse(self, mark: Mark, why: LandbridgeError | Fact, ruling: str = "", drawn: bool = False) -> None:
        if isinstance(why, Illegal):
            self.faults.append(Fault(mark, why.fact, why.ruling, why.witness))
        else:
            fact = why.fact if isinstance(why, LandbridgeError) else why
            self.faults.append(Fault(mark, fact, ruling, drawn=drawn))


class Sheets(Protocol):
    """What a game's module `sheet` has."""

    judge: Callable[[Kit, str], Judged]
    written: Callable[[Match, int], str]
    RULINGS: Mapping[str, str]
    TOTAL: str


def sheets_of(game: Game) -> Sheets | None:
    found: Sheets | None = part(game, "sheet")
    return found


def lines(text: str) -> Iterator[Mark]:
    """The lines that say something; what follows a # is for people."""
    if len(text) > LONGEST:
        raise LandbridgeError(Fact("sheet-too-long", {"most": LONGEST}))
    for number, one in enumerate(text.splitlines(), 1):
        said = one.partition("#")[0].strip()
        if said:
            yield Mark(said, number)


def marks(text: str) -> Iterator[Mark]:
    """Lines cut at blanks and commas."""
    count = 0
    for mark in lines(text):
        for word in mark.text.replace(",", " ").split():
            count += 1
            if count > MOST:
                raise LandbridgeError(Fact("sheet-too-long", {"most": LONGEST}))
            yield Mark(word, mark.line)


def settle(waiting: list[Mark], make: Callable[[Mark], LandbridgeError | None], judged: Judged) -> None:
    """Make every mark that can be made, in whatever order; the others are refused for what they lack at the end."""
    left = waiting
    while True:
        refused = [(mark, why) for mark in left if (why := make(mark)) is not None]
        if len(refused) == len(left):
            break
        left = [mark for mark, _ in refused]
    for mark, why in refused:
        judged.refuse(mark, why)
