"""Printed editions of a game: by whom and when, and which options make a game of Landbridge the game of that box.

A game may bring a module `editions` (`core/parts.py` says where) with `EDITIONS`, a list of these. What is different in
an edition is said by the text `<game>-edition-<name>`, where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from landbridge.core.game import Game
from landbridge.core.parts import part

__all__ = ["Edition", "editions_of"]


@dataclass(frozen=True)
class Edition:
    name: str  # a word for texts and links
    title: str  # as on the box
    publisher: str
    year: int | None  # None: not known
    options: Mapping[str, str] = field(default_factory=dict)  # to be chosen for it
    means: Mapping[str, str] = field(
        default_factory=dict
    )  # what that comes to, where an option stands for others
    seats: int = 2  # so many players show what is different


def editions_of(game: Game) -> Sequence[Edition]:
    """The editions of a game; none if nothing is known of them."""
    module = part(game, "editions")
    found: Sequence[Edition] = module.EDITIONS if module is not None else ()
    return found
