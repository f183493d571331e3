"""Positions for tests, reached by playing: a table that is told its moves as a record tells them.

    table = Table("EW5 SW4 NS4 NS5 ESW2", "N7 N8 S7 S8 NESW1", start="NESW1")
    table.play("A EW5_h7 SW4_i7 .   tile N7 N8")
    table.refused("B N7_g7")      # ("L2.3", "taken", ("square-g7",))

Nothing here knows a rule: every word is read, checked and carried out by the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import landbridge
from landbridge import FATE, PUBLIC, Fact, Kit, Match, State, texts
from landbridge.core.game import LETTERS
from landbridge.core.play.match import Step
from landbridge.core.state import NOTHING
from landbridge.games.loopit import rules
from landbridge.games.loopit.board import ends_name, square_name
from landbridge.games.loopit.notation import kind_name
from landbridge.games.loopit.state import RACK, SQUARES

# Tiles and bonus squares that are not shipped, so that these tests do not change when those do. A straight may be a 7,
# as in the book's example; there are more crossings and dead ends than in ours, for short ways to the end.
PRACTICE = '''name = "Practice"
printed = true
tiles = """
  N     7 7 7 8
  E     7 7 7 8
  S     7 7 7 8
  W     7 7 7 8
  NS    4 4 5 5 5 6 7 7
  EW    4 4 5 5 5 6 7 7
  NE    4 5 6 6
  ES    4 5 6 6
  SW    4 5 6 6
  NW    4 5 6 6
  NES   2 2 2 3 3 3
  ESW   2 2 2 3 3 3
  NSW   2 2 2 3 3 3
  NEW   2 2 2 3 3 3
  NESW  1 1 1 1 1 1 1 1 1
"""
bonus = """
     a b c d e f g h i j k l m
   1 . . . . . . . . . . . . .
   2 . 6 . . . . . . . . . 6 .
   3 . . 5 . . . . . . . 5 . .
   4 . . . 4 . . 2 . . 4 . . .
   5 . . . . 3 . . . 3 . . . .
   6 . . . . . 2 . 2 . . . . .
   7 . . . 2 . . . . . 2 . . .
   8 . . . . . 2 . 2 . . . . .
   9 . . . . 3 . . . 3 . . . .
  10 . . . 4 . . 2 . . 4 . . .
  11 . . 5 . . . . . . . 5 . .
  12 . 6 . . . . . . . . . 6 .
  13 . . . . . . . . . . . . .
"""
'''


def printed_set(tiles: str) -> str:
    """A file with other tiles."""
    before, mark, rest = PRACTICE.partition('tiles = """\n')
    return before + mark + tiles + rest[rest.index('"""') :]


# As many kinds as there can be: no two tiles are equal.
ALL_DIFFERENT = printed_set(
    "".join(f"  {ends_name(ends)} 1 2 3 4 5 {6 if ends <= 6 else ''}\n" for ends in range(1, 16))
)
NAMES = ("Ada", "Ben", "Cleo", "Dan")
GAME = landbridge.game("loopit")
WORDS = {language: texts.words(language) for language in texts.LANGUAGES}  # read in no test's own time


class Refusal(NamedTuple):
    ruling: str
    reason: str  # the key of the sentence, without what all of them begin with
    witness: tuple[str, ...] = ()


@cache
def _kit(options: tuple[tuple[str, str], ...]) -> Kit:
    return GAME.kit(GAME.options_from(dict(options)))


def kit_of(**options: str) -> Kit:
    return _kit(tuple(sorted(({"board": PRACTICE} | options).items())))


def seat_of(actor: str) -> int:
    """`A` … `D`, or `tile` for chance."""
    return FATE if actor == GAME.fate else LETTERS.index(actor)


class Table:
    """A match with a tongue. Racks are dealt as told, A begins unless told otherwise."""

    def __init__(
        self,
        *racks: str,
        seats: int = 2,
        start: str = "NESW1",
        first: str = "A",
        leave: str = "",
        options: Mapping[str, str] | None = None,
        **more: str,
    ):
        options = {**(options or {}), **more}
        seats = len(racks) or seats
        self.kit = kit_of(**options)
        self.match = Match(GAME, self.kit, NAMES[:seats])
        if racks or options.get("rounds") == "german":
            self.play(" ".join(["tile", f"first_{first}", leave, *racks, start]))

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, script: str) -> Step:
        """Groups of who acts and what; the last step comes back."""
        step = None
        for seat, move in self._moves(script):
            step = self.match.play(seat, move)
        assert step is not None, "a script has moves"
        return step

    def fill(self) -> None:
        """Let chance draw whatever comes first in the bag, as long as it acts."""
        while self.acting == ["tile"]:
            self.match.play(FATE, GAME.offers(self.kit, self.state, FATE)[0])

    def _moves(self, script: str) -> Iterator[tuple[int, int]]:
        """Read one by one: what a word means depends on what was played before it."""
        seat: int | None = None
        for word in script.split():
            if word == GAME.fate or (len(word) == 1 and word in LETTERS):
                seat = seat_of(word)
            else:
                assert seat is not None, f"who plays {word}?"
                yield seat, GAME.read(self.kit, self.state, seat, word.replace("_", " "))

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def acting(self) -> list[str]:
        return [GAME.fate if seat == FATE else LETTERS[seat] for seat in self.match.acting]

    def refused(self, group: str) -> Refusal | None:
        """Why `A NES3_h8` is refused; None: it is legal. The offers must say the same."""
        ((seat, move),) = self._moves(group)
        refusal = GAME.refusal(self.kit, self.state, seat, move)
        offered = move in self._offers(seat)
        assert offered == (refusal is None), f"{group}: the offers and check disagree"
        if refusal is None:
            return None
        for language, words in WORDS.items():  # whatever is refused can be explained
            sentence = words.say(refusal.fact.key, refusal.fact.values)
            assert not sentence.startswith(refusal.fact.key), f"{language} lacks a value of {refusal.fact}"
        return Refusal(refusal.ruling, refusal.fact.key.removeprefix("loopit-why-"), refusal.witness)

    def offers(self, actor: str) -> set[str]:
        seat = seat_of(actor)
        return {GAME.write(self.kit, self.state, seat, m) for m in self._offers(seat)}

    def _offers(self, seat: int) -> list[int]:
        """Random play, which counts and lists nothing, has to know the same moves, whatever was listed before."""
        offers = GAME.offers(self.kit, self.state, seat)
        kit, s = self.kit.fields.fields, self.state.fields
        for left_over in (0, 99):
            out = [left_over] * self.kit.moves
            if self.match.acting == [FATE] == [seat]:
                due = [move for move in offers for _ in range(rules.weight(kit, s, move))]
                drawn = [rules.lot(kit, s, pick, out) for pick in range(rules.lots(kit, s, out))]
                assert drawn == due, "the lots and the offers disagree"
            elif seat in self.match.acting:
                count = rules.choices(kit, s, seat, out)
                chosen = [rules.choice(kit, s, seat, pick, out) for pick in range(count)]
                assert chosen == offers, "the choices and the offers disagree"
        return offers

    def points(self) -> list[int]:
        return self.match.points()

    def rack(self, owner: str, viewer: str | None = None) -> list[str]:
        """The names of a seat's tiles, as a seat sees them or as they are; `?` is one seen from behind."""
        s, seat = self.seen(viewer), seat_of(owner)
        kinds = [s.rack[seat, slot] for slot in range(s.held[seat])]
        assert {s.rack[seat, slot] for slot in range(s.held[seat], RACK)} <= {NOTHING}, "a tile too many"
        return [kind_name(self.kit, kind) if kind >= 0 else "?" for kind in kinds]

    def bag(self) -> dict[str, int]:
        s = self.state
        return {
            kind_name(self.kit, kind): s.bag[kind] for kind in range(self.kit.fields.kinds) if s.bag[kind]
        }

    def board(self) -> dict[str, str]:
        lies = self.state.lies
        return {square_name(q): kind_name(self.kit, lies[q]) for q in range(SQUARES) if lies[q] >= 0}

    def seen(self, viewer: str | None) -> Any:
        """The state as a seat sees it, or as it is; `-` is somebody who holds no seat."""
        if viewer is None:
            return self.state
        return self.match.view(PUBLIC if viewer == "-" else seat_of(viewer))

    def told(self, step: Step, viewer: str = "-") -> list[Fact]:
        ear = PUBLIC if viewer == "-" else seat_of(viewer)
        return GAME.told(self.kit, *step, ear)

    def tiles_in_all(self) -> int:
        """Wherever they are: nothing may get lost or come from nowhere."""
        s = self.state
        out = s.gone_count + sum(s.thrown_count[seat] for seat in range(s.seats))
        racks = sum(s.held[seat] for seat in range(s.seats))
        return int(len(self.board()) + s.in_bag + racks + out)
