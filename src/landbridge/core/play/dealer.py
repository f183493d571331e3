"""Luck one can check: a keyed generator whose key is promised before the game and shown after it.

The table draws a secret and publishes its hash, the *promise*. Then every seat may add words of its own, so that
a host cannot try secrets until the cards please. Every draw is HMAC-SHA-256 over a counter, made even by
rejection. Once the secret is known, anybody can follow every card from it. A host can still look into its own
machine during the game; what it cannot do is change anything.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

from landbridge.core.names import NAME_LENGTH, fit_name

__all__ = ["LONGEST", "SHORTEST", "TAG", "WORD", "Dealer", "Draw", "promise"]

TAG = b"landbridge luck 1"
WORD = 1 << 64
SHORTEST, LONGEST = 8, 64  # bytes of a secret; a table takes 32


class Draw(NamedTuple):
    """One chance event: `hit` of 0 … bound - 1."""

    bound: int
    hit: int


def promise(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(TAG + secret).hexdigest()


class Dealer:
    """Draws whole numbers from a secret and the words of the seats, the same ones every time."""

    def __init__(self, secret: bytes, words: Sequence[str] = ()):
        if not SHORTEST <= len(secret) <= LONGEST:
            raise ValueError(f"a secret has {SHORTEST} to {LONGEST} bytes")
        if not all(map(fit_name, words)):
            raise ValueError(f"the seats' words are printable, 1 to {NAME_LENGTH} characters each")
        self.secret = secret
        self.words = tuple(words)
        key = hmac.new(secret, TAG, hashlib.sha256)
        for word in self.words:
            said = word.encode()
            key.update(len(said).to_bytes(4, "big") + said)
        self._key = key.digest()
        self._counter = 0
        self.draws: list[Draw] = []

    @property
    def promise(self) -> str:
        """What is published before the game."""
        return promise(self.secret)

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
