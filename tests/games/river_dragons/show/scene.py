"""Positions for tests: a table on which stones, planks and pawns are put where a test wants them, then played by rule.

    scene = Scene(2, stones="c4 d4", planks="2 pink c4-d4", pawns="A c4-d4")
    scene.programme(A="step", B="stone")       # the first cards; the other positions get cards that are left
    scene.heard                                # what a spectator was told: ["position", "reveals A", …]
    scene.play("A", "step pink")
    scene.refused("A", "step black")           # ("R6.1", "not-adjacent", …)

Putting things somewhere is all that is done by hand; whatever happens then is read, checked and done by the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import landbridge
from landbridge import FATE, PUBLIC, Fact, Kit, State
from landbridge.core.game import LETTERS
from landbridge.games.river_dragons import Options, notation
from landbridge.games.river_dragons.game import members
from landbridge.games.river_dragons.rules.occupancy import put_down
from landbridge.games.river_dragons.state import (
    COLOURS,
    DRAGON,
    PROGRAMME,
    REVEAL,
    SIZES,
    START,
    VILLAGES,
)
from tests.support.table import Position, Refusal

GAME = landbridge.game("river_dragons")
CARDS = notation.CARD_NAMES
KEY = f"{GAME.key}-fact-"


@cache
def kit_of(options: Options, compiled: bool = False) -> Kit:
    kit = GAME.kit(options)
    return kit.compiled() if compiled else kit


class Scene(Position):
    def __init__(
        self,
        seats: int = 2,
        *,
        stones: str = "",
        planks: str = "",
        pawns: str = "",
        first: str = "A",
        compiled: bool = False,
        **options: Any,
    ):
        self.kit = kit_of(Options(**options), compiled)
        self._state = GAME.start(self.kit, seats)
        GAME.do(self.kit, self.state, FATE, START + LETTERS.index(first))
        self.facts: list[Fact] = []
        for stone in stones.split():
            self._stone(stone)
        for plank in filter(None, map(str.strip, planks.split(","))):
            self._plank(*plank.split())
        for pawn in filter(None, map(str.strip, pawns.split(","))):
            seat, where = pawn.split()
            self.state.pawn[LETTERS.index(seat)] = self.place(where)

    @property
    def state(self) -> State:
        return self._state

    # --- putting things on the table ----------------------------------------------------------------------

    def support(self, name: str) -> int:
        return next(i for i in range(33) if notation.support_name(self.kit, i) == name)

    def place(self, where: str) -> int:
        move = GAME.read(self.kit, self.state, 0, f"step {where}")
        return move - GAME.read(self.kit, self.state, 0, "step blue")

    def _stone(self, name: str) -> None:
        """`c4`, or on the expert side `s1=60,0`."""
        name, _, point = name.partition("=")
        support = self.support(name)
        x, y = map(int, point.split(",")) if point else self.kit.board.spots[support]
        self.state.stones |= 1 << support
        self.state.x[support], self.state.y[support] = x, y

    def _plank(self, size: str, colour: str, where: str) -> None:
        plank = SIZES * COLOURS.index(colour) + int(size) - 1
        for seat in range(self.state.seats):
            self.state.reserve[seat] &= ~(1 << plank)
        ends = sorted(self.support(end) for end in where.split("-"))
        put_down(self.kit.fields.fields, self.state.fields, plank, *ends)

    def reserve(self, seat: str, planks: str) -> None:
        """A seat's planks: `1 pink, 2 black`."""
        held = 0
        for plank in filter(None, map(str.strip, planks.split(","))):
            size, colour = plank.split()
            held |= 1 << SIZES * COLOURS.index(colour) + int(size) - 1
        self.state.reserve[LETTERS.index(seat)] = held

    # --- playing ------------------------------------------------------------------------------------------

    def programme(self, **cards: str) -> list[str]:
        """Cards of each seat, position by position, separated by commas; what is missing is filled with others."""
        self.facts = []
        for seat in range(self.state.seats):
            wanted = [c.strip() for c in cards.get(LETTERS[seat], "").split(",") if c.strip()]
            rest = [card for card in CARDS if card not in wanted]
            for card in (wanted + rest)[:5]:
                self.play(LETTERS[seat], card, forget=False)
        return self.heard

    def play(self, seat: str, text: str, *, forget: bool = True) -> list[str]:
        """One move, which has to be legal; what a spectator hears of it."""
        number = LETTERS.index(seat)
        move = GAME.read(self.kit, self.state, number, text)
        refusal = GAME.refusal(self.kit, self.state, number, move)
        assert refusal is None, f"{seat} {text}: {refusal}"
        before = self.state.copy()
        GAME.do(self.kit, self.state, number, move)
        told = GAME.told(self.kit, before, number, move, self.state, PUBLIC)
        self.facts = told if forget else self.facts + told
        return self.heard

    def until(self, seat: str) -> None:
        """Let the others make any choices until this seat has to act."""
        while self.acting != [seat]:
            other = self.acting[0]
            move = GAME.offers(self.kit, self.state, LETTERS.index(other))[0]
            self.play(other, GAME.write(self.kit, self.state, LETTERS.index(other), move))

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def heard(self) -> list[str]:
        """Facts in short, with the seat they are about."""
        said = []
        for fact in self.facts:
            seat = fact.values.get("seat")
            name = fact.key.removeprefix(KEY)
            said.append(name if seat is None else f"{name} {LETTERS[int(seat)]}")
        return said

    def said(self) -> list[str]:
        """The same in English."""
        return [str(fact) for fact in self.facts]

    @property
    def card(self) -> str:
        return notation.card_name(self.state.card)

    def refused(self, seat: str, text: str) -> Refusal | None:
        """Why a move is refused, None if it is legal."""
        number = LETTERS.index(seat)
        return self.why_refused(number, GAME.read(self.kit, self.state, number, text))

    def where(self, seat: str) -> str:
        """Where a pawn stands."""
        return notation.place_name(self.kit, self.state, self.state.pawn[LETTERS.index(seat)])

    def stones(self) -> set[str]:
        return {notation.support_name(self.kit, i) for i in members(self.state.stones) if i >= VILLAGES}

    def planks(self) -> dict[str, str]:
        """What lies where: {"c4-d4": "2 pink"}."""
        return {
            notation.laid_name(self.kit, self.state, p): notation.plank_name(p).removeprefix("plank ")
            for p in members(self.state.laid)
        }

    def held(self, seat: str) -> set[str]:
        """The planks in a reserve."""
        held = members(self.state.reserve[LETTERS.index(seat)])
        return {notation.plank_name(p).removeprefix("plank ") for p in held}

    @property
    def winner(self) -> str | None:
        return LETTERS[self.state.winner] if self.state.winner >= 0 else None


__all__ = ["CARDS", "DRAGON", "GAME", "PROGRAMME", "REVEAL", "Refusal", "Scene", "kit_of"]
