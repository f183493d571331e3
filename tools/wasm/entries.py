"""What a game's WebAssembly module can do: the kernels that Python calls, and what each of them is handed.

Modules of kernels say it themselves, in `ENTRIES`: a name and, word for word, its arguments.

    kit       records of the kit's layout, in practice one; it never changes
    s         records of the state's layout
    scratch   records of the module's own layout SCRATCH
    ints      integers of 64 bits in a row; `grid`: in rows and columns; `table`: in a row, only read
    int       one integer
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.bots import rollouts
from landbridge.core.compile import kernel, loops
from landbridge.core.compile.wasm import entry_name
from landbridge.core.game import Game
from landbridge.core.layout import RecordLayout
from landbridge.core.options import variants
from landbridge.core.parts import home, part
from landbridge.reviewing import positions

__all__ = ["Argument", "Entry", "entries", "records"]

AXES = {"int": 0, "ints": 1, "table": 1, "grid": 2}


class Argument(NamedTuple):
    """One argument of a kernel: an integer, or an array of integers or records."""

    word: str
    axes: int  # 0: a single integer
    layout: RecordLayout | None = None  # None: integers of 64 bits

    @property
    def type(self) -> Any:
        """As Numba calls it."""
        from numba import types
        from numba.np.numpy_support import from_dtype

        if self.axes == 0:
            return types.int64
        of = from_dtype(self.layout.dtype) if self.layout else types.int64
        return types.Array(of, self.axes, "C", readonly=self.word == "table")

    @property
    def item(self) -> int:
        """Bytes of an element."""
        return self.layout.size if self.layout else 8


class Entry(NamedTuple):
    """A kernel that Python calls."""

    name: str
    modules: tuple[ModuleType, ...]  # where it is written, and what its placeholders are filled with
    function: str
    arguments: tuple[Argument, ...]

    @property
    def dispatcher(self) -> Any:
        """Numba's, for intermediate code."""
        home, *fillers = self.modules
        twin = kernel.wasm_bound(home, *fillers) if fillers else kernel.wasm_linked(home)
        return getattr(twin, self.function)


def entries(game: Game) -> list[Entry]:
    """All of a game's, in a fixed order."""
    usual = game.kit()
    found: list[Entry] = []
    for rules, kit in sorted(_kits(game).items(), key=lambda pair: pair[0].__name__):
        found += _listed((loops, rules), {"kit": kit.fields.layout, "s": kit.state})
    layouts = {"kit": usual.fields.layout, "s": usual.state}
    planner = part(game, "planner")
    if planner is not None:
        for kernels in (rollouts, positions):
            found += _listed((kernels, planner), {**layouts, "scratch": planner.SCRATCH})
    champion = part(game, "champion")
    if champion is not None:
        found += _listed((rollouts, champion), {**layouts, "kit": champion.KIT, "scratch": champion.SCRATCH})
    for module in _modules(game):
        found += _listed((module,), {**layouts, "scratch": getattr(module, "SCRATCH", usual.state)})
    return found


def records(game: Game) -> dict[str, RecordLayout]:
    """Every layout that occurs, by a name."""
    found = {"kit": game.kit().fields.layout}
    champion = part(game, "champion")
    if champion is not None:
        found["kit of champion"] = champion.KIT
    for rules, kit in _kits(game).items():
        found[f"state of {rules.__name__.rpartition('.')[2]}"] = kit.state
    return found


def _kits(game: Game) -> dict[ModuleType, Any]:
    """A kit for each module of rules."""
    kits = (game.kit(options) for options in variants(game.options))
    return {kit.rules.module: kit for kit in kits}


def _modules(game: Game) -> Iterator[ModuleType]:
    """The game's own modules that have entries."""
    package = import_module(home(game))
    names = sorted(found.name for found in walk_packages(package.__path__, f"{package.__name__}."))
    for name in names:
        if ".show" not in name and ".learn" not in name:  # they have none, and need more than playing does
            module = import_module(name)
            if hasattr(module, "ENTRIES"):
                yield module


def _listed(modules: tuple[ModuleType, ...], layouts: dict[str, RecordLayout]) -> Iterator[Entry]:
    for function, words in modules[0].ENTRIES.items():
        arguments = tuple(Argument(word, AXES.get(word, 1), layouts.get(word)) for word in words.split())
        yield Entry(entry_name(modules, function), modules, function, arguments)


def games() -> list[Game]:
    """The games of this project."""
    return [registry.game(name) for name in registry.game_names()]
