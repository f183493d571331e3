"""The games this installation knows, found by name and imported when asked for.

A game from outside this package is found in one of two ways: in a folder named by $LANDBRIDGE_GAMES (several are
separated as in $PATH), or through an entry point in the group `landbridge.games`. A folder is a package, and its game
has the folder's name. Either way, the game's texts are in `texts/<language>/*.ftl` next to its code.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module, util
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.play import position as positions
from landbridge.core.play import record
from landbridge.core.play.match import Match
from landbridge.core.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS = {
    "hashi": "landbridge.games.hashi:Hashi",
    "river_dragons": "landbridge.games.river_dragons:RiverDragons",
    "the_border": "landbridge.games.the_border:TheBorder",
    "loopit": "landbridge.games.loopit:Loopit",
}
GROUP = "landbridge.games"
FOLDERS = "LANDBRIDGE_GAMES"


class NoGameThere(LandbridgeError):
    """A folder that was named as a game's and holds none."""


def game_names() -> list[str]:
    """The names of all games; a folder that cannot hold one is complained about."""
    elsewhere = [*_folders(), *(point.name for point in _entry_points())]
    return list(dict.fromkeys([*OURS, *elsewhere]))


def find(name: str) -> Game | None:
    """A game by name, or None."""
    return _found(name, None if name in OURS else _folders().get(name))


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


def read_position(text: str) -> tuple[Kit, State]:
    """The kit and the state of a position written as one line (`position`), whatever its game."""
    return positions.read_position(text, find)


# --- games from elsewhere -------------------------------------------------------------------------------------


@cache
def _found(name: str, folder: Path | None) -> Game | None:
    """One game of each name and place for the whole process: kits and caches hang on it."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        kind = getattr(import_module(module), attribute)
    elif folder is not None:
        kind = _kind_in(folder)
        _add_words(folder)
    else:
        point = next((point for point in _entry_points() if point.name == name), None)
        if point is None:
            return None
        kind = point.load()
        file = sys.modules[kind.__module__].__file__
        if file is not None:
            _add_words(Path(file).parent)
    game: Game = kind()
    return game


def _entry_points() -> Iterable[EntryPoint]:
    try:
        from importlib.metadata import entry_points  # takes its time, and games of our own need none of it
    except ModuleNotFoundError:  # in a browser no packages are installed, and that module is left out
        return ()
    return entry_points(group=GROUP)


def _add_words(folder: Path) -> None:
    from landbridge import texts

    texts.add_catalogues(folder / "texts")


def _folders() -> dict[str, Path]:
    """The folders of the environment, by the names of their games."""
    places = [Path(place).resolve() for place in os.environ.get(FOLDERS, "").split(os.pathsep) if place]
    for place in places:
        if not (place / "__init__.py").is_file():
            raise NoGameThere(Fact("catalogue-no-package", {"folder": str(place), "variable": FOLDERS}))
    return {place.name: place for place in places}


def _kind_in(folder: Path) -> Any:
    """The one game that a package exports, called as its folder is."""
    package = _package(folder)
    for kind in vars(package).values():
        if isinstance(kind, type) and issubclass(kind, Game) and getattr(kind, "name", "") == folder.name:
            return kind
    raise NoGameThere(Fact("catalogue-no-game", {"folder": str(folder), "name": folder.name}))


def _package(folder: Path) -> ModuleType:
    """Imported under the folder's own name, without a place on the import path: nothing else there can be reached."""
    start = folder / "__init__.py"
    known = sys.modules.get(folder.name)
    if known is not None:
        if known.__file__ is None or Path(known.__file__).resolve() != start:
            raise NoGameThere(Fact("catalogue-name-taken", {"folder": str(folder), "name": folder.name}))
        return known
    spec = util.spec_from_file_location(folder.name, start, submodule_search_locations=[str(folder)])
    assert spec is not None  # the name ends with .py
    assert spec.loader is not None
    package = sys.modules[folder.name] = util.module_from_spec(spec)
    try:
        spec.loader.exec_module(package)
    except BaseException:
        del sys.modules[folder.name]  # half a package would be taken for a whole one
        raise
    return package
