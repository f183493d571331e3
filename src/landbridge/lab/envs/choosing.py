"""The options of a game as an environment is given them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landbridge.core.game import Game


def options_for(game: Game, options: object = None) -> Any:
    """None, a game's own `Options`, or a mapping with words or values, `{"paper": True}`, as the game's own."""
    if isinstance(options, Mapping):
        return game.options_from({str(name): _word(value) for name, value in options.items()})
    if options is not None and not isinstance(options, game.options):
        raise TypeError(f"options of {game.name} are a mapping or {game.options.__name__}, not {options!r}")
    return options


def _word(value: Any) -> str:
    """An option's value as people write it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
