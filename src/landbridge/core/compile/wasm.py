"""Kernels as WebAssembly: how Python calls them where there is no Numba, as in a browser.

`make wasm` builds one module for each game, in `landbridge/wasm`, with a manifest that says what each can do. A *host*
runs them: JavaScript in a browser (`web/src/kernels/host.mjs`), a WebAssembly runtime in tests. Whoever starts the
program hands its host over, once, before anything is played:

    wasm.use(host)

From then on `kernel.compiled` and `kernel.compiled_bound` give entry points of the modules, and a kit can be
`compiled()`. Arrays are plain bytes (`arrays.py`), so nothing here needs NumPy.

A module owns its memory. A call is one block of bytes, the *frame*: it is copied in, the kernel runs, and it is copied
back. First in it are numbers of 64 bits: a place for the result, then for each argument its value, or for an array its
address and the length of each axis. The arrays follow. Kits never change and are large: they are copied in once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import resources
from struct import pack_into, unpack_from
from types import ModuleType
from typing import Any, NamedTuple, Protocol

__all__ = ["FORM", "Host", "Module", "NoEntry", "entry_name", "in_use", "lacks", "manifest", "twin", "use"]

FORM = 1  # how manifest and frames are laid out; grows when that changes
KITS = 8  # that a module keeps; with one more it begins anew
ROUND = 16  # arrays begin at multiples of this


class Host(Protocol):
    """What runs WebAssembly."""

    def load(self, game: str, /) -> int:
        """Make a game's module ready; where its free memory begins."""
        ...

    def write(self, game: str, at: int, data: bytes | bytearray | memoryview, /) -> None:
        """Put bytes into its memory, which grows if need be."""
        ...

    def call(self, game: str, entry: str, at: int, frame: bytearray, /) -> int:
        """Put the frame there, call the entry point, and read the frame back; 0 if all went well."""
        ...


class NoEntry(LookupError):
    """No module has this kernel."""


_host: Host | None = None
_modules: dict[str, Module] = {}  # of that host


def use(host: Host | None) -> None:
    """Call compiled kernels through this host from now on; nothing has been compiled before."""
    global _host
    _host = host
    _modules.clear()


def in_use() -> bool:
    """Whether there is a host."""
    return _host is not None


@cache
def manifest() -> dict[str, Any]:
    """What `make wasm` wrote."""
    text = resources.files("landbridge.wasm").joinpath("manifest.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    if found["form"] != FORM:
        raise NoEntry(f"the WebAssembly modules are of form {found['form']}, not {FORM}: run `make wasm`")
    return found


def entry_name(modules: Sequence[ModuleType], function: str) -> str:
    """What an entry point is called: `loops.rulebook.check_at`, by the last words of its modules' names."""
    return ".".join([*(module.__name__.rpartition(".")[2] for module in modules), function])


def lacks(*modules: ModuleType) -> bool:
    """Whether WebAssembly is used and has none of these: a module of kernels, or loops and what they are filled with.

    Games of other people have no module; they are played interpreted.
    """
    return in_use() and not _entries(modules)


def twin(*modules: ModuleType) -> ModuleType:
    """A module with these entry points, to be called as Numba's are."""
    found = _entries(modules)
    if not found:
        raise NoEntry(f"no WebAssembly module has {', '.join(module.__name__ for module in modules)}")
    made = ModuleType(modules[0].__name__ + "__wasm")
    for function, (game, name) in found.items():
        made.__dict__[function] = _module(game).entry(name)
    return made


def _module(game: str) -> Module:
    assert _host is not None
    if game not in _modules:
        _modules[game] = Module(_host, game)
    return _modules[game]


def _entries(modules: Sequence[ModuleType]) -> dict[str, tuple[str, str]]:
    """Entry points by function: their game and full name. The last module is always the game's own."""
    start = entry_name(modules, "")
    for game, built in manifest()["games"].items():
        if modules[-1].__name__.startswith(f"{built['package']}."):
            names = (name for name in built["entries"] if name.startswith(start))
            return {name.removeprefix(start): (game, name) for name in names}
    return {}


# --- calling ----------------------------------------------------------------------------------------------


class _Kept(NamedTuple):
    """A kit in a module's memory."""

    memory: Any  # held, so that no other kit is taken for it
    address: int


class Module:
    """A game's module, and what its memory is used for."""

    def __init__(self, host: Host, game: str):
        self.host, self.game = host, game
        self._first = self._top = _up(host.load(game))  # what is free; behind it lie kits, then frames
        self._kits: list[_Kept] = []

    def entry(self, name: str) -> Callable[..., Any]:
        """An entry point by its full name; it takes a kit first, then integers and arrays: anything with bytes."""
        built = manifest()["games"][self.game]["entries"][name]
        items = tuple(0 if axes == 0 else item for item, axes in built["arguments"])
        numbers = 1 + sum(1 + axes for _, axes in built["arguments"])
        return partial(self._call, name, items[1:], _up(8 * numbers), built["returns"])

    def _call(
        self, name: str, items: tuple[int, ...], head: int, returns: bool, kit: Any, *given: Any
    ) -> Any:
        """`items` are the bytes of an element of each array, 0 for an integer; behind `head` bytes lie the arrays."""
        numbers = [0, self._kit_at(kit), 1]
        arrays: list[tuple[int, int, memoryview]] = []
        end = head
        for item, value in zip(items, given, strict=True):
            if item == 0:
                numbers.append(value)
                continue
            view = memoryview(value)
            numbers.append(self._top + end)
            axes = view.shape or ()
            numbers += axes if len(axes) > 1 else (view.nbytes // item,)
            start, end = end, end + view.nbytes
            arrays.append((start, end, view if view.format == "B" else view.cast("B")))
            end = _up(end)
        frame = bytearray(end)
        pack_into(f"<{len(numbers)}q", frame, 0, *numbers)
        for start, stop, view in arrays:
            frame[start:stop] = view
        if self.host.call(self.game, name, self._top, frame) != 0:
            raise RuntimeError(f"the kernel {name} of {self.game} failed")
        changed = memoryview(frame)
        for start, stop, view in arrays:
            if not view.readonly:
                view[:] = changed[start:stop]
        return unpack_from("<q", frame)[0] if returns else None

    def _kit_at(self, memory: Any) -> int:
        """The address of a kit."""
        for kept in self._kits:
            if kept.memory is memory:
                return kept.address
        if len(self._kits) >= KITS:
            self._kits.clear()
            self._top = self._first
        address = self._top
        self.host.write(self.game, address, memory)
        self._kits.append(_Kept(memory, address))
        self._top += _up(len(memory))
        return address


def _up(size: int) -> int:
    return -(-size // ROUND) * ROUND
