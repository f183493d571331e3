"""Runs the games' modules inside this process, by wasmtime: where Numba has not compiled yet, and for tests."""

from __future__ import annotations

import atexit
import ctypes
from importlib import resources
from typing import Any

import wasmtime

from landbridge.core.compile.wasm import manifest

__all__ = ["WasmtimeHost"]

PAGE = 65536  # WebAssembly's memory grows by this


class WasmtimeHost:
    """A host as `core/compile/wasm.py` wants it; it counts calls."""

    def __init__(self) -> None:
        self._store = wasmtime.Store()
        atexit.register(self._store.close)
        atexit.register(self._store.engine.close)
        self._exports: dict[str, Any] = {}
        self.calls: dict[str, int] = {}

    def load(self, game: str) -> int:
        if game not in self._exports:
            file = resources.files("landbridge.wasm").joinpath(manifest()["games"][game]["file"])
            module = wasmtime.Module(self._store.engine, file.read_bytes())
            assert not module.imports, "a module needs nothing from outside"
            self._exports[game] = wasmtime.Instance(self._store, module, []).exports(self._store)
        return int(self._exports[game]["__heap_base"].value(self._store))

    def write(self, game: str, at: int, data: bytes | bytearray | memoryview) -> None:
        memory = self._exports[game]["memory"]
        missing = at + len(data) - memory.data_len(self._store)
        if missing > 0:
            memory.grow(self._store, -(-missing // PAGE))
        memory.write(self._store, data, at)

    def call(self, game: str, entry: str, at: int, frame: bytearray) -> int:
        self.calls[entry] = self.calls.get(entry, 0) + 1
        self.write(game, at, frame)
        told = self._exports[game][entry](self._store, at)
        memory = self._exports[game]["memory"]
        start = ctypes.addressof(memory.data_ptr(self._store).contents) + at
        frame[:] = ctypes.string_at(start, len(frame))
        return int(told)
