"""What a game's package may contain besides its `Game`, and where: the one place that knows.

A small game may keep these modules beside its `game.py` (`scene.py`); a larger one sorts them into folders
(`show/scene.py`). Each of them may be missing; whoever asks has something plain instead.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import TYPE_CHECKING

from landbridge.core.game import Game

if TYPE_CHECKING:
    from importlib.abc import Traversable

PLACES = {
    "scene": ("show.scene", "scene"),  # how a table looks on the page (core/show/scene.py)
    "editor": ("show.editor", "editor"),  # drawing a board of one's own (core/show/editor.py)
    "drawing": ("show.drawing", "drawing"),  # a state as SVG (core/show/drawing.py)
    "printing": ("show.printing", "printing"),  # what is printed and cut out (core/show/paper.py)
    "sheet": ("sheet",),  # finished sheets, judged by the rules (core/play/finished.py)
    "entering": ("show.entering", "entering"),  # and entered by touch (core/show/entering.py)
    "editions": ("show.editions", "editions"),  # printed editions and their options (core/show/editions.py)
    "terminal": ("show.terminal", "terminal"),  # a table in a terminal (terminal/art.py)
    "bots": ("bot.levels", "bot"),  # BOTS and LEVELS (bots/bot.py, bots/search.py)
    "planner": ("bot.planner", "planner"),  # what the search tries (bots/search.py)
    "champion": ("bot.champion", "champion"),  # a planner whose evaluation was learned (bots/learned.py)
    "observation": ("learn.observation", "observation"),  # what a learner sees (core/plane.py)
}

_elsewhere: list[Callable[[str], Traversable | None]] = []


@cache
def part(game: Game, name: str) -> ModuleType | None:
    """A module of a game by what it is for, imported; None if the game has none."""
    for place in PLACES[name]:
        if _is_there(home(game), place):
            return import_module(f"{home(game)}.{place}")
    return None


def file(game: Game, *names: str) -> Traversable:
    """A file or folder in a game's package: `boards`, `tutorial.toml`."""
    from importlib import resources

    for find in _elsewhere:
        if found := find("/".join((*home(game).split("."), *names))):
            return found
    return resources.files(home(game)).joinpath(*names)


def look_elsewhere(find: Callable[[str], Traversable | None]) -> None:
    """Some files of packages are not beside the others: a site fetches them when somebody needs them."""
    _elsewhere.append(find)


def home(game: Game) -> str:
    """The package a game lives in."""
    return sys.modules[type(game).__module__].__package__ or type(game).__module__


def _is_there(package: str, place: str) -> bool:
    folder = place.rpartition(".")[0]
    if folder:
        spec = util.find_spec(f"{package}.{folder}")
        if spec is None or spec.submodule_search_locations is None:  # a module of that name is no folder
            return False
    return util.find_spec(f"{package}.{place}") is not None
