"""A game's tutorial, as JSON: steps to be played on practice positions."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from landbridge import registry
from landbridge.core import parts
from landbridge.core.game import Game
from landbridge.core.show.scene import plain
from landbridge.table.refusals import Refused


def tutorial_json(name: str) -> Any:
    found = registry.find(name)
    if found is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    told = tutorial(found)
    if told is None:
        raise Refused("server-no-tutorial")
    return {"game": name, **told}


@cache
def tutorial(game: Game) -> dict[str, Any] | None:
    """`tutorial.toml` beside a game; what a game leaves out has its usual value."""
    file = parts.file(game, "tutorial.toml")
    if not file.is_file():
        return None
    told = plain(tomllib.loads(file.read_text("utf-8")))
    usual: dict[str, Any] = {
        "options": {},
        "seats": ["Ada", "Ben"],
        "seat": "A",
        "luck": "",
        "auto": None,
        "moves": [],
    }
    step: dict[str, Any] = {"expect": [], "point": []}
    return {**usual, **told, "steps": [{**step, **one} for one in told["steps"]]}
