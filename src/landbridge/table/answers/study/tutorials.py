"""A game's tutorial, as JSON: steps to be played on practice positions."""

from __future__ import annotations

from typing import Any

from landbridge import registry
from landbridge.table.refusals import Refused
from landbridge.table.tutorial import tutorial


def tutorial_json(name: str) -> Any:
    found = registry.find(name)
    if found is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    told = tutorial(found)
    if told is None:
        raise Refused("server-no-tutorial")
    return {"game": name, **{key: value for key, value in told.items() if key != "draws"}}
