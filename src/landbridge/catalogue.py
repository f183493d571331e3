"""The games this installation knows, found by name and imported when asked for.

A game that lives elsewhere announces itself with an entry point in the group `landbridge.games`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from landbridge.core import record
from landbridge.core.game import Game
from landbridge.core.match import Match

OURS = {
    "hashi": "landbridge.games.hashi:Hashi",
    "river_dragons": "landbridge.games.river_dragons:RiverDragons",
    "the_border": "landbridge.games.the_border:TheBorder",
    "loopit": "landbridge.games.loopit:Loopit",
}
GROUP = "landbridge.games"


def game_names() -> list[str]:
    """The names of all games."""
    return [*OURS, *(point.name for point in entry_points(group=GROUP) if point.name not in OURS)]


@cache
def find(name: str) -> Game | None:
    """A game by name, or None."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        kind = getattr(import_module(module), attribute)
    else:
        point = next(iter(entry_points(group=GROUP, name=name)), None)
        if point is None:
            return None
        kind = point.load()
    game: Game = kind()
    return game


def game(name: str) -> Game:
    """A game by name; a KeyError names those there are."""
    found = find(name)
    if found is None:
        raise KeyError(f"no game {name!r}; there are {', '.join(game_names())}")
    return found


def loads(text: str | bytes, quick: bool = False) -> Match:
    """The match a record tells, whatever its game; `RecordError` says where it cannot be read on and why."""
    if isinstance(text, bytes):
        return record.loads_bytes(text, find, quick)
    return record.loads(text, find, quick)
