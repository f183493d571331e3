"""What compiling costs: `landbridge warm` with an empty cache, and what is left to do for those who start afterwards.

    python bench/cold.py                  all games
    python bench/cold.py loopit --json

After warming, every game is started in a process of its own, which plays a random game, asks every bot for moves and
a hint, and counts what had to be compiled: nothing, or it is said.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from landbridge import Dealer, Match, State, registry

SEATS = 3  # not the number that is warmed with
MOVES = 60


def started(name: str, options: dict[str, str], evening: bool = True) -> dict[str, Any]:
    """In a fresh process: seconds until the first random game is played, and all that had to be compiled."""
    compiled: list[str] = []
    begun = perf_counter()
    listen(compiled)
    game = registry.game(name)
    kit = game.kit(game.options_from(options)).compiled()
    from landbridge.lab.fast.playouts import random_games

    random_games(kit, SEATS, 2)
    first, cpu = perf_counter() - begun, process_time()
    moved = an_evening(kit) if evening else None
    return {"first_game_s": first, "first_game_cpu_s": cpu, "first_move_s": moved, "compiled": compiled}


def listen(compiled: list[str]) -> None:
    """Note every kernel that Numba compiles; what is loaded from a cache is none."""
    events: Any = import_module("numba.core.event")  # untyped

    class Listener(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            function = event.data["dispatcher"].py_func
            compiled.append(f"{function.__module__}.{function.__name__}")

        def on_end(self, event: Any) -> None:
            pass

    events.register("numba:compile", Listener())


def an_evening(kit: Any) -> float:
    """All bots at a table and a hint, asked as the server asks them; seconds until the strongest has moved first."""
    from landbridge.bots import bot as bots
    from landbridge.bots.advice import advise
    from landbridge.lab.observation import encoding

    game, took = kit.game, 0.0
    match = Match(game, kit, "abc"[:SEATS], Dealer(b"an evening"))
    names = [name for name in reversed(bots.bots(game)) if name != "passive"]
    for number in range(MOVES):
        match.deal()
        if match.over:
            break
        seat = match.acting[0]
        view = State.from_bytes(match.view(seat).tobytes(), kit.state)
        encoding(kit, SEATS).write(view, seat)
        begun = perf_counter()
        move = bots.find(game, names[number % len(names)])(game, kit, view, seat, Random(number), 64)
        took = took or perf_counter() - begun
        if number == MOVES // 2:
            advise(game, kit, view, seat, Random(1))
        match.play(seat, move)
    match.points(), game.winners(kit, match.state, SEATS)
    return took


def timed(words: Sequence[str], cache: str) -> dict[str, Any]:
    """Run Python afresh: its output, wall seconds and processor seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = perf_counter()
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "LANDBRIDGE_CACHE": cache},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    wall, after = perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"out": done.stdout, "wall_s": wall, "cpu_s": cpu}


def measured(names: Sequence[str]) -> dict[str, Any]:
    """Warm an empty cache, then start every game anew, once for each of its rules modules."""
    from landbridge.core.options import to_text
    from landbridge.warm import rule_sets

    with tempfile.TemporaryDirectory(prefix="landbridge-cold-") as cache:
        warm = timed(["-m", "landbridge", "warm", *names], cache)
        starts = []
        for name in names:
            for kit in rule_sets(name):
                options = json.dumps(to_text(kit.options))
                done = timed([__file__, "--start", name, options], cache)
                starts.append({"game": name, "options": options, **json.loads(done.pop("out")), **done})
        files = [file for file in Path(cache).rglob("*") if file.is_file()]
        size = sum(file.stat().st_size for file in files)
        folders = sum(1 for _ in Path(cache).iterdir())
    return {"warm": warm, "starts": starts, "cache_bytes": size, "cache_folders": folders}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What compiling costs, and later starts.")
    parser.add_argument("games", nargs="*", help="all by default")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--start", nargs=2, metavar=("GAME", "OPTIONS"), help=argparse.SUPPRESS)
    parser.add_argument("--only-game", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    if given.start:
        name, options = given.start
        print(json.dumps(started(name, json.loads(options), evening=not given.only_game)))
        return 0
    told = measured(given.games or registry.game_names())
    if given.json:
        print(json.dumps(told))
    else:
        warm = told["warm"]
        print(warm["out"], end="")
        print(f"warm: {warm['wall_s']:.1f} s by the clock, {warm['cpu_s']:.1f} s of processor time")
        print(f"cache: {told['cache_bytes'] / 1e6:.1f} MB in {told['cache_folders']} folders")
        for one in told["starts"]:
            print(
                f"{one['game']} {one['options']}: first game after {one['first_game_s']:.2f} s"
                f" ({one['first_game_cpu_s']:.2f} s of processor time), first move of the strongest bot"
                f" {one['first_move_s']:.2f} s, {len(one['compiled'])} kernels compiled"
            )
    return 1 if any(one["compiled"] for one in told["starts"]) else 0


if __name__ == "__main__":
    sys.exit(main())
