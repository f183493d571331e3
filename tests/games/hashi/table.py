"""Positions for tests, reached by playing: a table that is told its moves as a record tells them.

    table = Table(2)
    table.play("A 4@a3  B 3@d2   card 5/3  A 5@b4 b4-b6 b4-b6 b4-d4 .")
    table.refused("B 5@d2")      # ("H2.3", "has-number", ("island-d2",))

Nothing here knows a rule: every word is read, checked and carried out by the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import landbridge
from landbridge import FATE, PUBLIC, Dealer, Fact, Kit, Match, State, texts
from landbridge.core.game import LETTERS
from landbridge.core.play.match import Step
from landbridge.games.hashi import Options
from landbridge.games.hashi.game import bridges_on
from landbridge.games.hashi.game import table as ordinary

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
NAMES = ("Ada", "Ben", "Cleo", "Dan")
GAME = landbridge.game("hashi")


class Refusal(NamedTuple):
    ruling: str
    reason: str  # the key of the sentence, without what all of them begin with
    witness: tuple[str, ...] = ()


@cache
def kit_of(board: str = PRACTICE, paper: bool = False, compiled: bool = False, side: str = "A") -> Kit:
    kit = GAME.kit(Options(side=side, board=board, paper=paper))
    return kit.compiled() if compiled else kit


def seat_of(actor: str) -> int:
    """`A` … `D`, or `card` for chance."""
    return FATE if actor == GAME.fate else LETTERS.index(actor)


class Table:
    """A match with a tongue."""

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
        self.kit = kit_of(board, paper, compiled, side)
        self.match = Match(GAME, self.kit, NAMES[:seats], dealer)
        if script:
            self.play(script)

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, script: str) -> Step:
        """Groups of who acts and what; the last step comes back."""
        step = None
        for seat, move in self._moves(script):
            step = self.match.play(seat, move)
        assert step is not None, "a script has moves"
        return step

    def waive(self, *cards: str) -> Step:
        """Cards with which nobody does anything."""
        everybody = "  ".join(f"{LETTERS[seat]} ." for seat in range(self.match.seats))
        return [self.play(f"card {card}  {everybody}") for card in cards][-1]

    def take_back(self, actor: str, moves: int | None = None) -> int:
        return self.match.take_back(seat_of(actor), moves)

    def _moves(self, script: str) -> Iterator[tuple[int, int]]:
        """Read one by one: what a word means depends on what was played before it."""
        seat: int | None = None
        for word in script.split():
            if word == GAME.fate or (len(word) == 1 and word in LETTERS):
                seat = seat_of(word)
            else:
                assert seat is not None, f"who plays {word}?"
                yield seat, GAME.read(self.kit, self.state, seat, word)

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def acting(self) -> list[str]:
        return [GAME.fate if seat == FATE else LETTERS[seat] for seat in self.match.acting]

    def refused(self, group: str) -> Refusal | None:
        """Why `A 5@c3` is refused; None: it is legal. The offers must say the same."""
        ((seat, move),) = self._moves(group)
        refusal = GAME.refusal(self.kit, self.state, seat, move)
        offered = move in GAME.offers(self.kit, self.state, seat)
        assert offered == (refusal is None), f"{group}: the offers and check disagree"
        if refusal is None:
            return None
        for language in texts.LANGUAGES:  # whatever is refused can be explained
            sentence = texts.words(language).say(refusal.fact.key, refusal.fact.values)
            assert not sentence.startswith(refusal.fact.key), f"{language} lacks a value of {refusal.fact}"
        return Refusal(refusal.ruling, refusal.fact.key.removeprefix("hashi-why-"), refusal.witness)

    def offers(self, actor: str) -> set[str]:
        seat = seat_of(actor)
        return {GAME.write(self.kit, self.state, seat, m) for m in GAME.offers(self.kit, self.state, seat)}

    def points(self) -> list[int]:
        return self.match.points()

    def goals(self, actor: str) -> list[int]:
        """With which card a seat reached red, blue and six linked; 0: not yet."""
        reached = ordinary(self.state).reached
        return [reached[seat_of(actor), goal] for goal in range(3)]

    # --- looking ------------------------------------------------------------------------------------------

    def seen(self, viewer: str | None) -> Any:
        """The ordinary game's record as a seat sees it, or as it is; `-` is somebody who holds no seat."""
        if viewer is None:
            return ordinary(self.state)
        return ordinary(self.match.view(PUBLIC if viewer == "-" else seat_of(viewer)))

    def numbers(self, owner: str, viewer: str | None = None) -> dict[str, int]:
        sheet = self.seen(viewer).sheets[seat_of(owner)]
        return {
            isle.name: sheet.number[i] for i, isle in enumerate(self.kit.board.islands) if sheet.number[i]
        }

    def bridges(self, owner: str, viewer: str | None = None) -> dict[str, int]:
        sheet = self.seen(viewer).sheets[seat_of(owner)]
        lines = range(len(self.kit.board.lines))
        return {self.kit.board.line_name(n): bridges_on(sheet, n) for n in lines if bridges_on(sheet, n)}

    def degree(self, owner: str, island: str) -> int:
        """Bridges that lead to an island; on paper a line may have three."""
        names = [isle.name for isle in self.kit.board.islands]
        degree: int = ordinary(self.state).sheets[seat_of(owner)].degree[names.index(island)]
        return degree

    def finished(self, owner: str) -> set[str]:
        finished = ordinary(self.state).sheets[seat_of(owner)].finished
        return {isle.name for i, isle in enumerate(self.kit.board.islands) if finished >> i & 1}

    def told(self, step: Step, viewer: str = "-") -> list[Fact]:
        """What a viewer hears of a step."""
        ear = PUBLIC if viewer == "-" else seat_of(viewer)
        return GAME.told(self.kit, step.before, step.seat, step.move, step.after, ear)

    def heard(self, step: Step, viewer: str = "-") -> list[tuple[str, str]]:
        """The same in short: about whom, and which fact."""
        said = []
        for fact in self.told(step, viewer):
            seat = fact.values.get("seat", PUBLIC)
            assert isinstance(seat, int)
            said.append((LETTERS[seat] if seat >= 0 else "-", fact.key.removeprefix("hashi-fact-")))
        return said


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
