"""Positions for tests, reached by playing: a table that is told its moves as a record tells them.

table = Table(2)
table.play("A 4@a3  B 3@d2   card 5/3  A 5@b4 b4-b6 b4-b6 b4-d4 .")
table.refused("B 5@d2")      # ("H2.3", "has-number", ("island-d2",))
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import landbridge
from landbridge import Kit
from landbridge.core.game import LETTERS
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Step
from landbridge.games.hashi import Options
from landbridge.games.hashi.game import bridges_on
from landbridge.games.hashi.game import table as ordinary
from tests.support.table import NAMES, Refusal
from tests.support.table import Table as AnyTable

# A side A that is not shipped, so that these tests do not change when a shipped side does.
#
#     a   b   c   d   e   f
#   1 R───────────o───────B
#     │           │       │
#   2 │   o───────o───o   │
#     │   │       │   │   │
#   3 o───┼───R───┼───┼───o
#     │   │   │   │   │   │
#   4 │   o───┼───o───┼───o
#     │   │   │       │   │
#   5 B───┼───o───────R   │
#         │               │
#   6     o───────B───────R
PRACTICE = '''name = "Practice"
side = "A"
drawing = """
    a b c d e f
  1 R . . o . B
  2 . o . o o .
  3 o . R . . o
  4 . o . o . o
  5 B . o . R .
  6 . o . B . R
"""
without = ["d4-d6"]
'''
GAME = landbridge.game("hashi")


@cache
def kit_of(board: str = PRACTICE, paper: bool = False, compiled: bool = False, side: str = "A") -> Kit:
    kit = GAME.kit(Options(side=side, board=board, paper=paper))
    return kit.compiled() if compiled else kit


class Table(AnyTable):
    def __init__(
        self,
        seats: int = 1,
        script: str = "",
        *,
        board: str = PRACTICE,
        side: str = "A",
        paper: bool = False,
        compiled: bool = False,
        dealer: Dealer | None = None,
    ):
        super().__init__(kit_of(board, paper, compiled, side), seats, script, dealer)

    def waive(self, *cards: str) -> Step:
        """Cards with which nobody does anything."""
        everybody = "  ".join(f"{LETTERS[seat]} ." for seat in range(self.match.seats))
        return [self.play(f"card {card}  {everybody}") for card in cards][-1]

    def goals(self, actor: str) -> list[int]:
        """With which card a seat reached red, blue and six linked; 0: not yet."""
        reached = ordinary(self.state).reached
        return [reached[self.seat_of(actor), goal] for goal in range(3)]

    # --- looking ------------------------------------------------------------------------------------------

    def seen(self, viewer: str | None) -> Any:
        """The ordinary game's record."""
        return ordinary(super().seen(viewer))

    def numbers(self, owner: str, viewer: str | None = None) -> dict[str, int]:
        sheet = self.seen(viewer).sheets[self.seat_of(owner)]
        return {
            isle.name: sheet.number[i] for i, isle in enumerate(self.kit.board.islands) if sheet.number[i]
        }

    def bridges(self, owner: str, viewer: str | None = None) -> dict[str, int]:
        sheet = self.seen(viewer).sheets[self.seat_of(owner)]
        lines = range(len(self.kit.board.lines))
        return {self.kit.board.line_name(n): bridges_on(sheet, n) for n in lines if bridges_on(sheet, n)}

    def degree(self, owner: str, island: str) -> int:
        """Bridges that lead to an island; on paper a line may have three."""
        names = [isle.name for isle in self.kit.board.islands]
        degree: int = ordinary(self.state).sheets[self.seat_of(owner)].degree[names.index(island)]
        return degree

    def finished(self, owner: str) -> set[str]:
        finished = ordinary(self.state).sheets[self.seat_of(owner)].finished
        return {isle.name for i, isle in enumerate(self.kit.board.islands) if finished >> i & 1}


# --- sheets on the way to a goal --------------------------------------------------------------------------


class Way(NamedTuple):
    """How a sheet of the practice board reaches a goal: the first number, cards and what to do with each.

    The last card completes the goal; until then nothing of it is done, so it may be turned much later.
    """

    start: str
    rounds: tuple[tuple[str, str], ...]
    last: tuple[str, str]

    @property
    def cards(self) -> list[str]:
        return [card for card, _ in (*self.rounds, self.last)]


TO_RED = Way(
    "4@a3",
    (
        ("3/2", "3@c5 a3-a1 a3-c3 ."),
        ("1/1", "1@a1 c5-e5 ."),
        ("1/2", "1@c3 ."),
        ("1/3", "1@e5 ."),
        ("3/1", "3@f4 f4-f6 ."),
    ),
    ("2/1", "2@f6 f4-f6 ."),
)
TO_BLUE = Way(
    "4@c5",
    (
        ("3/1", "3@f3 f3-f1 ."),
        ("2/2", "2@b6 b6-d6 c5-a5 ."),
        ("1/1", "1@f1 ."),
        ("1/2", "1@a5 ."),
    ),
    ("1/3", "1@d6 ."),
)
TO_LINKED = Way(
    "4@d2",
    (
        ("1/3", "1@d1 d1-d2 d2-b2 d2-e2 ."),
        ("1/1", "1@b2 d2-d4 ."),
        ("1/2", "1@e2 ."),
        ("3/2", "3@d4 d4-b4 d4-b4 ."),
    ),
    ("2/1", "2@b4 ."),
)
DECK = [f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)]


def on_the_way(way: Way, seats: int = 1, *, before_card: int | None = None, compiled: bool = False) -> Table:
    """Everybody one card short of the goal; idle cards follow until the card of that number is due."""
    table = Table(seats, compiled=compiled)
    letters = LETTERS[:seats]
    table.play("  ".join(f"{letter} {way.start}" for letter in letters))
    for card, moves in way.rounds:
        table.play(f"card {card}  " + "  ".join(f"{letter} {moves}" for letter in letters))
    idle = [card for card in DECK if card not in way.cards]
    if before_card is not None:
        for card in idle[: before_card - 1 - len(way.rounds)]:
            table.waive(card)
    return table


__all__ = [
    "DECK",
    "GAME",
    "NAMES",
    "PRACTICE",
    "TO_BLUE",
    "TO_LINKED",
    "TO_RED",
    "Refusal",
    "Table",
    "Way",
    "kit_of",
    "on_the_way",
]
