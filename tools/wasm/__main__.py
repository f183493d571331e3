"""Builds the WebAssembly modules of the games into `src/landbridge/wasm`; `make wasm` runs it.

    python -m tools.wasm                 what has changed
    python -m tools.wasm hashi --again   Hashi's, changed or not
    python -m tools.wasm --check         builds nothing: says whether all are up to date

Needs Numba and `wasm-ld` (the extra `wasm`). The manifest says what each module can do, with which arguments, what it
was built from and by which tools.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from landbridge import registry
from landbridge.core.compile import wasm
from landbridge.core.game import Game
from landbridge.core.layout import Integer, RecordLayout
from landbridge.core.parts import home
from tools.wasm import emit
from tools.wasm.entries import Entry, entries, games, records
from tools.wasm.sources import sources

FOLDER = Path(__file__).parents[2] / "src/landbridge/wasm"
MANIFEST = FOLDER / "manifest.json"


def stale(game: Game) -> str:
    """Why a game's module has to be built again; nothing if it is up to date."""
    found = _known().get(game.name)
    file = FOLDER / f"{game.name}.wasm"
    if found is None or not file.is_file():
        return f"{game.name} has no WebAssembly module: run `make wasm` and commit src/landbridge/wasm"
    if found["module"] != _digest(file.read_bytes()):
        return f"{file.name} is not what the manifest says: run `make wasm` and commit src/landbridge/wasm"
    if found["sources"] != sources(entries(game)):
        return f"{file.name} is older than its kernels: run `make wasm` and commit src/landbridge/wasm"
    return ""


def build(game: Game) -> dict[str, Any]:
    """Write a game's module; what the manifest says of it."""
    listed = entries(game)
    code = emit.built(listed)
    (FOLDER / f"{game.name}.wasm").write_bytes(code)
    return {
        "package": home(game),
        "file": f"{game.name}.wasm",
        "version": game.version,
        "sources": sources(listed),
        "module": _digest(code),
        "bytes": len(code),
        "gzipped": gzipped(code),
        "tools": tools(),
        "records": {name: _fields(layout) for name, layout in records(game).items()},
        "entries": {entry.name: _described(entry) for entry in listed},
    }


def tools() -> dict[str, str]:
    """What builds, by version."""
    import llvmlite  # type: ignore[import-untyped]
    import numba

    told = subprocess.run([*emit.linker(), "--version"], capture_output=True, text=True, check=True)
    return {
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
        "linker": told.stdout.split(" (")[0].strip(),
    }


def gzipped(code: bytes) -> int:
    """How many bytes travel."""
    return len(gzip.compress(code, 9, mtime=0))


def _described(entry: Entry) -> dict[str, Any]:
    """Arguments as size of an element and number of axes; 0 axes: one integer of 64 bits."""
    returns = entry.dispatcher.overloads[tuple(a.type for a in entry.arguments)].fndesc.restype
    return {
        "arguments": [[argument.item, argument.axes] for argument in entry.arguments],
        "words": " ".join(argument.word for argument in entry.arguments),
        "returns": str(returns) != "none",
    }


def _fields(layout: RecordLayout) -> dict[str, Any]:
    """A record's size, and each field with its kind, axes and offset."""
    return {
        "size": layout.size,
        "fields": {
            field.name: [
                field.kind.name if isinstance(field.kind, Integer) else _fields(field.kind),
                field.shape,
                field.at,
            ]
            for field in layout.fields.values()
        },
    }


def _digest(code: bytes) -> str:
    return hashlib.sha256(code).hexdigest()


def _known() -> dict[str, Any]:
    try:
        found = json.loads(MANIFEST.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return found["games"] if found["form"] == wasm.FORM else {}


def _write(known: dict[str, Any]) -> None:
    there = {name: known[name] for name in sorted(known)}
    text = json.dumps({"form": wasm.FORM, "games": there}, indent=1, ensure_ascii=False)
    MANIFEST.write_text(_on_one_line(text) + "\n", encoding="utf-8")


def _on_one_line(text: str) -> str:
    """Lists of numbers, which indenting would spread over a line each."""
    lines: list[str] = []
    deep = 0
    for line in text.splitlines():
        if deep:
            lines[-1] += line.strip() + (" " if line.endswith(",") else "")
        else:
            lines.append(line)
        deep += line.count("[") - line.count("]")
    return "\n".join(line.rstrip() for line in lines)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the games' WebAssembly modules.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--again", action="store_true", help="also what is up to date")
    parser.add_argument("--check", action="store_true", help="build nothing, say what would be built")
    asked = parser.parse_args(given)
    if strange := set(asked.game) - set(registry.game_names()):
        parser.error(f"there is no game {', '.join(sorted(strange))}")
    wanted = [game for game in games() if not asked.game or game.name in asked.game]
    if asked.check:
        told = [why for game in wanted if (why := stale(game))]
        print("\n".join(told) or "all modules are up to date")
        return bool(told)
    known = _known()
    using = tools()
    for game in wanted:
        if asked.again or stale(game) or known[game.name]["tools"] != using:
            begun = perf_counter()
            known[game.name] = build(game)
            print(f"{game.name}.wasm built in {perf_counter() - begun:.0f} s", flush=True)
            _write(known)
    for name in sorted(known):
        print(f"{name:<14} {known[name]['bytes']:>7} bytes, gzipped {known[name]['gzipped']:>6}")
    print(f"{'together':<14} {'':>7}        gzipped {sum(one['gzipped'] for one in known.values()):>6}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
