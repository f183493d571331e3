"""Runs the games' modules in Node, by the code that runs them in a browser (`web/src/kernels/host.mjs`)."""

from __future__ import annotations

import json
import subprocess
from importlib import resources
from pathlib import Path
from typing import Any, Self

__all__ = ["NodeHost"]

SCRIPT = Path(__file__).with_name("node.mjs")


class NodeHost:
    """A host as `core/compile/wasm.py` wants it, in another process; knows how long calls took there."""

    def __init__(self) -> None:
        folder = str(resources.files("landbridge.wasm"))
        command = ["node", str(SCRIPT), folder]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seconds = 0.0  # of processor time, all calls together

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def load(self, game: str) -> int:
        return int(self._ask({"what": "load", "game": game})["told"])

    def write(self, game: str, at: int, data: bytes | bytearray | memoryview) -> None:
        self._ask({"what": "write", "game": game, "at": at}, data)

    def call(self, game: str, entry: str, at: int, frame: bytearray) -> int:
        told = self._ask({"what": "call", "game": game, "entry": entry, "at": at}, frame)
        frame[:] = self._read(len(frame))
        self.seconds += told["seconds"]
        return int(told["told"])

    def _ask(self, words: dict[str, Any], data: bytes | bytearray | memoryview = b"") -> Any:
        pipe = self._process.stdin
        assert pipe is not None
        head = json.dumps({**words, "size": len(data)}).encode()
        pipe.write(len(head).to_bytes(4, "little") + head)
        pipe.write(data)
        pipe.flush()
        return json.loads(self._read(int.from_bytes(self._read(4), "little")))

    def _read(self, size: int) -> bytes:
        pipe = self._process.stdout
        assert pipe is not None
        found = pipe.read(size)
        if len(found) < size:
            raise RuntimeError("Node has stopped; what it said is above")
        return found
