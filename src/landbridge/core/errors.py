"""What can go wrong, each with a `Fact` that says it in the reader's language."""

from __future__ import annotations

from landbridge.core.facts import Fact

__all__ = ["Illegal", "LandbridgeError", "OptionError", "Unreadable"]


class LandbridgeError(Exception):
    """Something a person did that can be explained to them."""

    def __init__(self, fact: Fact):
        super().__init__(fact)
        self.fact = fact

    def __str__(self) -> str:
        return str(self.fact)


class Unreadable(LandbridgeError):
    """A text that is no move in this game."""


class Illegal(LandbridgeError):
    """A move that the rules refuse; the ruling says why and the witness shows what is in the way."""

    def __init__(self, fact: Fact, reason: int, ruling: str, witness: tuple[str, ...] = ()):
        super().__init__(fact)
        self.reason = reason
        self.ruling = ruling
        self.witness = witness

    def __str__(self) -> str:
        return f"{self.fact} {self.ruling}".rstrip()


class OptionError(LandbridgeError):
    """An option that the game does not have, or a value it does not take."""
