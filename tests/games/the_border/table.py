"""Positions for tests, reached by playing: a table that is told its moves as a record tells them.

    table = Table(2)                                  # boards 1, 2, … are dealt in order, A begins
    table.play("dice s s s y b  A stop 3s .  B c5 .")
    table.refused("A 2y")                             # ("B2.2", "dice-lack", ("space-m3", …))

The practice boards are not the shipped ones, so that these tests do not change when those do. On board 1:

         a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
      1  .   .   .   .   .   3y  3y  3y  3b  3b  3b  .   .   .   .
      2    .   .   .   2r  4o  9   9   9   9   9   2o  2o  .   .   .
      3  .   .   .   2r  11  4o  9   9   9   9   3g  8   2y  .   .
      4    .   .   xx  11  11  4o  9   9   4r  4r  3g  8   2y  3s  .
      5  .   .   5b  11  11  11  4o  4r  4r  6   6   3g  8   8   3s
      6    .   4y  5b  11  11  11  2g  6   6   6   6   5s  8   3s  .
      7  .   4y  5   5b  11  11  11  2g  5o  5o  5o  5o  5s  8   4g
      8    4y  5   5   5b  11  11  11  5o  7   7   7   7   5s  4g  .
      9  .   4y  5   5   5b  11  5g  5g  7   7   4b  5s  5s  10  4g
     10    .   5r  5r  5g  5g  5g  12  4b  4b  4b  10  10  10  4g  .
     11  .   5r  4   4   2b  12  12  12  12  3o  10  10  10  10  5y
     12    .   5r  5r  4   2b  12  12  12  12  3o  10  10  5y  5y  .
     13  .   .   .   4s  4s  12  12  12  12  12  3o  10  5y  .   .
     14    .   .   .   .   4s  12  12  12  12  12  xx  5y  .   .   .
     15  .   .   .   .   .   4s  3r  3r  3r  2s  2s  .   .   .   .
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import landbridge
from landbridge import Kit
from landbridge.core.game import LETTERS
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Step
from landbridge.games.the_border import Options, hexes
from landbridge.games.the_border.board import VALUES, segment_name
from landbridge.games.the_border.state import HALF, SECOND
from tests.support.table import NAMES, Refusal
from tests.support.table import Table as AnyTable

PRACTICE = (Path(__file__).parent / "practice.toml").read_text(encoding="utf-8")
GAME = landbridge.game("the_border")
SEGMENT_NAMES = [segment_name(segment) for segment in range(24)]


@cache
def kit_of(board: str = PRACTICE, compiled: bool = False) -> Kit:
    kit = GAME.kit(Options(board=board))
    return kit.compiled() if compiled else kit


class Table(AnyTable):
    def __init__(
        self,
        seats: int = 2,
        script: str = "",
        *,
        boards: str = "1234",
        board: str = PRACTICE,
        compiled: bool = False,
        dealer: Dealer | None = None,
    ):
        super().__init__(kit_of(board, compiled), seats, dealer=dealer)
        if boards:
            self.play("dice " + " ".join(f"board{n}" for n in boards[:seats]) + " start-A")
        if script:
            self.play(script)

    # --- playing ------------------------------------------------------------------------------------------

    def finish_second(self, step: Step) -> Step:
        """Everybody who is not done yet says so; the step that resolves the action comes back."""
        while self.state.stage == SECOND:
            step = self.play(f"{self.acting[0]} .")
        return step

    def idle(self) -> Step:
        """A round in which nobody does anything."""
        return self.finish_second(self.play(f"dice r g b y o  {self.active} stop ."))

    def until_active(self, actor: str, active: bool = True) -> None:
        """Idle rounds until a seat is active, or is not."""
        while (self.active == actor) != active:
            self.idle()

    def complete(self, actor: str, *segments: str) -> Step:
        """First actions, one for each segment, with five dice of its colour; the others cross off nothing."""
        step = None
        for segment in segments:
            self.until_active(actor)
            five = " ".join(segment[1] * 5)
            step = self.finish_second(self.play(f"dice {five}  {actor} stop {segment} ."))
        assert step is not None
        return step

    def offer_dice(self, actor: str, *spaces: str) -> None:
        """Roll what a seat needs for these spaces and let the active player leave all of it."""
        self.until_active(actor, False)
        colours = [self.sign(actor, space)[1] for space in spaces]
        spare = [letter for letter in "rgbyos" if letter not in colours][: 5 - len(colours)]
        self.play(f"dice {' '.join(colours + spare)}  {self.active} stop .")

    def cross(self, actor: str, *spaces: str) -> Step:
        """A second action with these spaces, in this order."""
        self.offer_dice(actor, *spaces)
        return self.finish_second(self.play(f"{actor} {' '.join(spaces)} ."))

    def conquer(self, actor: str, value: int, but: int = 0) -> list[str]:
        """Cross off the ring of an area, all `but` so many spaces of it; those are left in the end.

        Space by space where the ring is near, else by completing a segment of it.
        """
        while len(open_ := self.missing(actor, value)) > but:
            near = [space for space in open_ if self.is_near(actor, space)][: min(5, len(open_) - but)]
            if near:
                self.cross(actor, *near)
            else:
                inside = [s for s in SEGMENT_NAMES if set(self.spaces(actor, s)) <= set(open_)]
                self.complete(actor, inside[0])
        return self.missing(actor, value)

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def active(self) -> str:
        return LETTERS[self.state.active]

    def areas(self, actor: str) -> dict[int, int]:
        """The values of the areas a seat has completed, with the action in which it did."""
        reached = self.state.reached
        return {
            value: reached[self.seat_of(actor), a]
            for a, value in enumerate(VALUES)
            if reached[self.seat_of(actor), a]
        }

    # --- looking ------------------------------------------------------------------------------------------

    def crossed(self, owner: str, viewer: str | None = None) -> set[str]:
        """The spaces crossed off on a sheet, the white ones left out."""
        words = self.seen(viewer).sheets[self.seat_of(owner)].crossed
        names: list[str] = self.kit.memo["names"]
        crossed = (n for n in range(len(names)) if words[n // HALF] >> n % HALF & 1)
        return {names[n] for n in crossed if n not in self.kit.board.white}

    def is_near(self, actor: str, space: str) -> bool:
        """Whether a space touches one that is crossed off, by the map."""
        names: list[str] = self.kit.memo["names"]
        marks = self.crossed(actor) | {names[n] for n in self.kit.board.white}
        spot = self.kit.board.spaces[names.index(space)]
        return any(hexes.name(near) in marks for near in hexes.neighbours(spot))

    def sign(self, actor: str, space: str) -> str:
        """What is printed on a space of a seat's board: `5r`."""
        return self._signs(actor)[space]

    def _signs(self, actor: str) -> dict[str, str]:
        n = self.state.board[self.seat_of(actor)]
        if f"signs {n}" not in self.kit.memo:
            signs = self.kit.board.maps[n].items()
            self.kit.memo[f"signs {n}"] = {hexes.name(spot): sign for spot, sign in signs}
        signs_by_name: dict[str, str] = self.kit.memo[f"signs {n}"]
        return signs_by_name

    def spaces(self, actor: str, segment: str) -> list[str]:
        """The spaces of a segment on a seat's board."""
        return [name for name, sign in self._signs(actor).items() if sign == segment]

    def missing(self, actor: str, value: int) -> list[str]:
        """The spaces that a ring still lacks, by the map."""
        area = self.kit.board.areas[VALUES.index(value)]
        ring = [hexes.name(self.kit.board.spaces[n]) for n in area.ring if n not in self.kit.board.white]
        return [space for space in ring if space not in self.crossed(actor)]


__all__ = ["GAME", "NAMES", "PRACTICE", "Refusal", "Table", "kit_of"]
