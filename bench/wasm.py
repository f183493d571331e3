"""The games' WebAssembly modules: how large they are, and random play in Node beside compiled code on one core.

    python bench/wasm.py
    python bench/wasm.py hashi --rounds 10 --json

Both play the same games in turns, and their last states are compared; the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.twin_wasm import play_both
from landbridge import registry
from landbridge.core.compile import wasm
from landbridge.core.game import Game
from tools.wasm.node import NodeHost

SEATS = 4  # as in bench/playouts.py
GAMES = 2_000


def measured(game: Game, host: NodeHost, games: int, rounds: int) -> dict[str, Any]:
    """Sizes in bytes, speeds in decisions per second."""
    built = wasm.manifest()["games"][game.name]
    module, kit = wasm.Module(host, game.name), game.kit()
    play_both(module, kit, SEATS, 10)  # compiled on either side
    played = [play_both(module, kit, SEATS, games) for _ in range(rounds)]
    native = max(one.decisions / one.native for one in played)
    node = max(one.decisions / one.node for one in played)
    return {
        "game": game.name,
        "bytes": built["bytes"],
        "gzipped": built["gzipped"],
        "native": round(native),
        "node": round(node),
        "ratio": round(node / native, 2),
    }


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the games' WebAssembly modules.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--games", type=int, default=GAMES, help="in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    given = parser.parse_args(words)
    with NodeHost() as host:
        names = given.game or registry.game_names()
        rows = [measured(registry.game(name), host, given.games, given.rounds) for name in names]
    if given.json:
        print(json.dumps({"seats": SEATS, "games": rows}))
        return
    print(f"{'game':<14} {'bytes':>7} {'gzipped':>8} {'native M/s':>11} {'Node M/s':>9} {'ratio':>6}")
    for row in rows:
        speeds = f"{row['native'] / 1e6:>11.2f} {row['node'] / 1e6:>9.2f} {row['ratio']:>6.2f}"
        print(f"{row['game']:<14} {row['bytes']:>7} {row['gzipped']:>8} {speeds}")
    print(f"{'together':<14} {'':>7} {sum(row['gzipped'] for row in rows):>8}")


if __name__ == "__main__":
    main()
