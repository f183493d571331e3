"""How a table looks to one viewer, in words a page can draw: worked out from the viewer's view and nothing else.

A game brings a module `scene` (`core/parts.py` says where) with two functions:

    layout(kit) -> dict              what never changes: the board's geometry, where fingers go, where arrow keys lead
    scene(kit, view, viewer) -> dict how the table looks; `view` is `game.view(kit, state, viewer)`

They may use `Fact`, tuples, sets and memoryviews; `plain` makes JSON of them. A game without such a module gets the
plainest scene there is, a button for every handle, so that it can be played all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypedDict

from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.parts import part
from landbridge.core.state import PUBLIC, State

__all__ = ["EXACT", "Cell", "Layout", "Scene", "Scenes", "SheetRow", "Spoken", "plain", "scene_of"]

EXACT = 1 << 53  # a page's numbers are exact up to here; what is larger is told as text


class Spoken(TypedDict):
    """A `Fact` as it is sent."""

    key: str
    values: dict[str, str | int]


class Cell(TypedDict):
    """What a seat has in a line of the score sheet."""

    text: str
    mark: Literal["", "got", "lost"]


class SheetRow(TypedDict):
    """A line of the score sheet, a cell for each seat."""

    label: Spoken | Fact
    about: Spoken | Fact | None
    kind: Literal["part", "total"]
    cells: list[Cell]


class Scene(TypedDict):
    """How a table looks to one viewer."""

    prompt: Spoken | Fact | None
    labels: dict[str, Spoken | Fact]  # by handle
    controls: list[str]  # handles that are buttons beside the board
    status: list[Spoken | Fact | None]  # by seat
    first: int | None
    sheet: list[SheetRow]
    board: dict[str, Any]


class Layout(TypedDict):
    """What never changes on a board."""

    board: dict[str, Any]
    spots: dict[str, Sequence[float]]
    near: dict[str, list[str]]


@dataclass(frozen=True)
class Scenes:
    """A game's scenes; what these answer is JSON already."""

    own: bool  # False: the game brings none
    _layout: Callable[[Kit], Mapping[str, Any]]
    _scene: Callable[[Kit, State, int], Mapping[str, Any]]

    def layout(self, kit: Kit) -> dict[str, Any]:
        """What never changes with this kit."""
        if "layout" not in kit.memo:
            kit.memo["layout"] = plain(self._layout(kit))
        found: dict[str, Any] = kit.memo["layout"]
        return found

    def scene(self, kit: Kit, view: State, viewer: int) -> dict[str, Any]:
        """How a view looks to its viewer."""
        found: dict[str, Any] = plain(self._scene(kit, view, viewer))
        return found

    def raw(self, kit: Kit, view: State, viewer: int) -> Mapping[str, Any]:
        """The same before it is JSON, for an encoder that knows `Fact`, sets and memoryviews."""
        return self._scene(kit, view, viewer)


@cache
def scene_of(game: Game) -> Scenes:
    """The scenes of a game: its own, or the plainest."""
    module = part(game, "scene")
    if module is None:
        return Scenes(False, _no_layout, _buttons)
    return Scenes(True, module.layout, module.scene)


def plain(value: Any) -> Any:
    """The same as JSON has it."""
    if isinstance(value, Fact):
        return {"key": value.key, "values": {name: plain(one) for name, one in value.values.items()}}
    if value is None or isinstance(value, str | bool | float):
        return value
    if isinstance(value, int):
        return value if -EXACT <= value <= EXACT else str(value)
    if hasattr(value, "tolist"):  # memoryviews, and whatever NumPy has
        return plain(value.tolist())
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    if isinstance(value, AbstractSet):
        return [plain(one) for one in sorted(value)]
    if isinstance(value, Sequence):
        return [plain(one) for one in value]
    raise TypeError(f"a scene cannot hold {type(value).__name__}")


# --- a game without scenes of its own -----------------------------------------------------------------------


def _no_layout(kit: Kit) -> Layout:
    return {"board": {}, "spots": {}, "near": {}}


def _buttons(kit: Kit, view: State, viewer: int) -> Scene:
    game = kit.game
    handles: list[str] = []
    if viewer != PUBLIC and viewer in seats_in(game.actors(kit, view)):
        for move in game.offers(kit, view, viewer):
            handles += game.handles(kit, view, viewer, move)
    handles = list(dict.fromkeys(handles))
    seats = int(getattr(view, "seats", 0))
    cells: list[Cell] = [{"text": str(game.points(kit, view, seat)), "mark": ""} for seat in range(seats)]
    return {
        "prompt": None,
        "labels": {handle: Fact("server-scene-handle", {"handle": handle}) for handle in handles},
        "controls": handles,
        "status": [None] * seats,
        "first": None,
        "sheet": [{"label": Fact("server-scene-points"), "about": None, "kind": "total", "cells": cells}],
        "board": {},
    }
