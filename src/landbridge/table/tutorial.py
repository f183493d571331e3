"""A game's tutorial: steps that are played on practice positions, and what chance does meanwhile."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

from landbridge.core import parts
from landbridge.core.game import Game, Kit
from landbridge.core.play.dealer import Dealer, Draw, Drawn
from landbridge.core.show.scene import plain
from landbridge.core.state import FATE, State


@cache
def tutorial(game: Game) -> dict[str, Any] | None:
    """Return what `tutorial.toml` beside a game says; what it leaves out has its usual value."""
    file = parts.file(game, "tutorial.toml")
    if not file.is_file():
        return None
    told = plain(tomllib.loads(file.read_text("utf-8")))
    usual: dict[str, Any] = {
        "options": {},
        "seats": ["Ada", "Ben"],
        "seat": "A",
        "luck": "",
        "draws": [],
        "auto": None,
        "moves": [],
    }
    step: dict[str, Any] = {"expect": [], "point": []}
    return {**usual, **told, "steps": [{**step, **one} for one in told["steps"]]}


class Told(Dealer):
    """Draws what a list of chance's moves says, as long as it lasts and fits; then by its secret."""

    def __init__(self, secret: bytes, draws: Sequence[str]):
        super().__init__(secret)
        self._draws = iter(draws)
        self._next = next(self._draws, "")

    def due(self, game: Game, kit: Kit, s: State) -> Drawn:
        """What chance has to do in a state."""
        if self._next:
            move = game.read(kit, s, FATE, self._next)
            if move in dict(game.odds(kit, s)):
                return Drawn(move, Draw(1, 0))
        return super().due(game, kit, s)

    def acted(self, game: Game, kit: Kit, s: State) -> None:
        """Chance has acted in this state."""
        super().acted(game, kit, s)
        self._next = next(self._draws, "")
