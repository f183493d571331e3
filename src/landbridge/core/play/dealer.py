"""Who draws the cards: a keyed generator whose secret is promised before the game and shown after it.

Its key follows from a `Transcript`. Every draw has a name (`Game.chance`): purpose, round, seat and index. The same
name has the same luck under the same key, whatever people chose before; so tables that share a key share their luck.
`docs/luck.md` specifies it.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import NamedTuple

from landbridge.core.game import LETTERS, Chance, Game, Kit
from landbridge.core.play import luck
from landbridge.core.play.transcript import Transcript
from landbridge.core.state import State

__all__ = ["WORD", "Dealer", "Draw", "Drawn"]

WORD = 1 << 64


class Draw(NamedTuple):
    """One number: `hit` of 0 … bound - 1."""

    bound: int
    hit: int


class Drawn(NamedTuple):
    """What chance has to do, and the number that says so."""

    move: int
    draw: Draw


class Dealer:
    """Draws by name from a secret and the transcript of how it was agreed on; `LuckError` if they do not fit."""

    def __init__(self, secret: bytes, transcript: Transcript | None = None):
        self.secret = secret
        self.transcript = transcript or Transcript.alone(secret)
        self._key = self.transcript.key(secret)
        self._turn, self._acted = 0, 0  # how often chance has acted in that turn; games may name draws by it

    @property
    def promise(self) -> str:
        """What was published before the game."""
        return self.transcript.last.promise

    def word(self, name: Chance, trial: int) -> int:
        """A word of 64 bits by a draw's name and how often it has been tried."""
        seat = "" if name.seat is None else LETTERS[name.seat]
        said = luck.packed(luck.TAG + "draw", name.purpose, name.round, seat, name.index, trial)
        return int.from_bytes(hmac.digest(self._key, said, "sha256")[:8], "big")

    def due(self, game: Game, kit: Kit, s: State) -> Drawn:
        """What chance has to do in a state; nothing changes by asking."""
        turn = game.turn(kit, s)
        name = game.chance(kit, s, self._acted if turn == self._turn else 0)
        return self.choose(name, game.odds(kit, s))

    def choose(self, name: Chance, odds: Sequence[tuple[int, int]]) -> Drawn:
        """One of the moves by their weights.

        From a bag, one of all that it held at first is drawn, until it is one that is still there. So each move has
        exactly its odds, and what is drawn depends on the choices of people only where they emptied the bag.
        """
        weights = dict(odds)
        content = odds if name.bag is None else name.bag
        if any(weight > dict(content).get(move, 0) for move, weight in odds):
            raise ValueError(f"a bag for {name.purpose} lacks what may be drawn from it")
        bound = sum(weight for _, weight in content)
        if bound > WORD or not any(weights.values()):
            raise ValueError(f"cannot draw one of {bound}")
        fair = WORD - WORD % bound
        trial = 0
        while True:
            word = self.word(name, trial)
            if word < fair:
                move, copy = _at(content, word % bound)
                if copy < weights.get(move, 0):
                    return Drawn(move, Draw(bound, word % bound))
            trial += 1

    def acted(self, game: Game, kit: Kit, s: State) -> None:
        """Chance has acted in this state."""
        turn = game.turn(kit, s)
        self._turn, self._acted = turn, self._acted + 1 if turn == self._turn else 1

    # --- saving and restoring -----------------------------------------------------------------------------

    def anew(self) -> Dealer:
        """One that has drawn nothing yet."""
        return Dealer(self.secret, self.transcript)

    @property
    def place(self) -> list[int]:
        """How far chance has come in the running turn; a snapshot keeps it."""
        return [self._turn, self._acted]

    def go_on(self, place: Sequence[int]) -> None:
        """Continue from a snapshot."""
        self._turn, self._acted = place


def _at(content: Sequence[tuple[int, int]], number: int) -> tuple[int, int]:
    """The move with this number among all that are in a bag, in the order of their moves, and which copy of it."""
    things = iter(sorted(content))
    move, weight = next(things)
    while number >= weight:
        number -= weight
        move, weight = next(things)
    return move, number
