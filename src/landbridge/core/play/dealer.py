"""Who draws the cards: a keyed generator whose secret is promised before the game and shown after it.

`Dealer` is the second edition. Its key follows from a `Transcript`. Every draw has a name (`Game.chance`): purpose,
round, seat and index. The same name has the same luck under the same key, whatever people chose before; so
tables that share a key share their luck. `docs/luck.md` specifies it.

`CounterDealer` is the first edition: a secret and words lead to a key, and draws are numbered by one counter. It checks
records of format 1, and continues games that began with it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

from landbridge.core.game import LETTERS, Chance, Game, Kit
from landbridge.core.play import luck
from landbridge.core.play.luck import LONGEST, SHORTEST
from landbridge.core.play.transcript import Transcript
from landbridge.core.state import State
from landbridge.core.text import NAME_LENGTH, readable

__all__ = ["WORD", "AnyDealer", "CounterDealer", "Dealer", "Draw", "Drawn", "counter_promise", "dealer_for"]

WORD = 1 << 64
_COUNTER_TAG = b"landbridge luck 1"


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

    words: tuple[str, ...] = ()  # of the first edition

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


# --- the first edition ------------------------------------------------------------------------------------


def counter_promise(secret: bytes) -> str:
    """What the first edition published before the game."""
    return hashlib.sha256(_COUNTER_TAG + secret).hexdigest()


class CounterDealer:
    """Draws whole numbers from a secret and the words of the seats, the same ones every time."""

    transcript: Transcript | None = None

    def __init__(self, secret: bytes, words: Sequence[str] = (), counter: int = 0):
        if not SHORTEST <= len(secret) <= LONGEST:
            raise ValueError(f"a secret has {SHORTEST} to {LONGEST} bytes")
        if not all(map(readable, words)):
            raise ValueError(f"the seats' words are printable, 1 to {NAME_LENGTH} characters each")
        self.secret = secret
        self.words = tuple(words)
        key = hmac.new(secret, _COUNTER_TAG, hashlib.sha256)
        for word in self.words:
            said = word.encode()
            key.update(len(said).to_bytes(4, "big") + said)
        self._key = key.digest()
        self._counter = counter
        self.draws: list[Draw] = []

    @property
    def promise(self) -> str:
        """What was published before the game."""
        return counter_promise(self.secret)

    def draw(self, bound: int) -> int:
        """An even choice of 0 … bound - 1."""
        if not 0 < bound <= WORD:
            raise ValueError(f"cannot draw one of {bound}")
        fair = WORD - WORD % bound
        while True:
            block = hmac.new(self._key, self._counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self._counter += 1
            word = int.from_bytes(block[:8], "big")
            if word < fair:
                self.draws.append(Draw(bound, word % bound))
                return word % bound

    def choose(self, weights: Sequence[int]) -> int:
        """The place in `weights` that a draw hits."""
        rest = self.draw(sum(weights))
        place = 0
        while rest >= weights[place]:
            rest -= weights[place]
            place += 1
        return place

    def due(self, game: Game, kit: Kit, s: State) -> Drawn:
        """What chance has to do in a state; nothing changes by asking."""
        counter = self._counter
        odds = game.odds(kit, s)
        move = odds[self.choose([weight for _, weight in odds])][0]
        self._counter = counter
        return Drawn(move, self.draws.pop())

    def acted(self, game: Game, kit: Kit, s: State) -> None:
        """Chance has acted in this state."""
        self.choose([weight for _, weight in game.odds(kit, s)])

    def anew(self) -> CounterDealer:
        """One that has drawn nothing yet."""
        return CounterDealer(self.secret, self.words)

    @property
    def place(self) -> list[int]:
        """The counter; a snapshot keeps it."""
        return [self._counter]

    def go_on(self, place: Sequence[int]) -> None:
        """Continue from a snapshot."""
        (self._counter,) = place


AnyDealer = Dealer | CounterDealer


def dealer_for(secret: bytes, transcript: Transcript | None, words: Sequence[str]) -> AnyDealer:
    """The dealer of the edition a match was begun with: without a transcript it was the first."""
    return CounterDealer(secret, words) if transcript is None else Dealer(secret, transcript)
