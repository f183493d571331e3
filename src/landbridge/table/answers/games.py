"""Games as they can be chosen: seats, options as a form, bots, editions."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core.game import Game
from landbridge.core.show.editions import Edition, editions_of


def games_json() -> Any:
    return {"games": [game_json(name) for name in registry.game_names()]}


@cache
def game_json(name: str) -> Any:
    game = registry.game(name)
    return {
        "name": game.name,
        "version": game.version,
        "fewest": game.seats.start,
        "most": game.seats.stop - 1,
        "fate": game.fate,
        "options": _options(game),
        "bots": sorted(bots.bots(game)),
        "editions": [_edition(one) for one in editions_of(game)],
    }


def _edition(one: Edition) -> dict[str, Any]:
    return {**vars(one), "options": dict(one.options), "means": dict(one.means)}


def _options(game: Game) -> list[dict[str, Any]]:
    told = []
    for option in fields(game.options):
        default = option.default
        limits = option.metadata.get("choices", ())
        choices = list(limits or option.metadata.get("words", ()))
        if isinstance(default, bool):
            kind, choices, default = "switch", ["on", "off"], "on" if default else "off"
        else:
            kind = "number" if isinstance(default, int) else "choice" if limits else "text"
        told.append({"name": option.name, "kind": kind, "default": str(default), "choices": choices})
    return told
