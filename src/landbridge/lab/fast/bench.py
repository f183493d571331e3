"""How fast random play is on one core, and what compiling costs. Nothing is printed here."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from platform import python_version
from time import perf_counter

from landbridge import registry
from landbridge.core.compile.kernel import can_compile
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.lab.fast.playouts import random_games

Told = Callable[[str], None]  # gets the key of what is being done


@dataclass(frozen=True)
class Speed:
    """Random play for a while."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True)
class Bench:
    game: str
    options: Mapping[str, str]
    seats: int
    interpreted: Speed
    compiled: Speed | None  # None: Numba is not installed
    compile_seconds: float | None  # the first start of all
    load_seconds: float | None  # later ones
    versions: Mapping[str, str]

    @property
    def ratio(self) -> float | None:
        fast = self.compiled
        return fast.decisions_per_second / self.interpreted.decisions_per_second if fast else None


def bench(
    game: str, options: Mapping[str, str], seats: int, seconds: float = 3.0, told: Told = lambda key: None
) -> Bench:
    """Measure a game; `told` hears what is going on."""
    rules = registry.game(game)
    if seats not in rules.seats:
        few, many = rules.seats.start, rules.seats.stop - 1
        raise LandbridgeError(Fact("bench-seats", {"game": game, "few": few, "many": many, "seats": seats}))
    kit = rules.kit(rules.options_from(options))
    compile_seconds = load_seconds = fast = None
    if can_compile():
        with tempfile.TemporaryDirectory(prefix="landbridge-bench-") as empty:
            told("bench-compiling")
            compile_seconds = _start_seconds(game, options, seats, empty)
            told("bench-loading")
            load_seconds = _start_seconds(game, options, seats, empty)
        told("bench-compiled-running")
        fast = speed(kit.compiled(), seats, seconds)
    told("bench-interpreted-running")
    slow = speed(kit, seats, seconds)
    names = ("numpy", "numba") if fast else ("numpy",)
    versions = {"python": python_version()} | {name: version(name) for name in names}
    return Bench(game, dict(options), seats, slow, fast, compile_seconds, load_seconds, versions)


def speed(kit: Kit, seats: int, seconds: float) -> Speed:
    """Random games for about so many seconds; what has to be compiled or loaded first is not counted."""
    random_games(kit, seats, 1)
    games = decisions = 0
    batch = 1
    spent = 0.0
    while spent < seconds:
        begun = perf_counter()
        decisions += random_games(kit, seats, batch, games).decisions
        took = perf_counter() - begun
        spent += took
        games += batch
        # Batches of about a twentieth of the time: a call's own cost vanishes, and the end comes in time.
        batch = max(1, min(2 * batch, 20_000, int(batch * seconds / 20 / max(took, 1e-6))))
    return Speed(decisions, games, spent)


def first_game(game: str, seats: int, *options: str) -> None:
    """One compiled game: what a fresh process waits for."""
    rules = registry.game(game)
    kit = rules.kit(rules.options_from(dict(text.split("=", 1) for text in options)))
    begun = perf_counter()
    random_games(kit.compiled(), seats, 1)
    print(perf_counter() - begun)


def _start_seconds(game: str, options: Mapping[str, str], seats: int, cache: str) -> float:
    """Seconds until a fresh process has played its first compiled game, with a cache of its own."""
    call = f"first_game({game!r}, {seats}, *__import__('sys').argv[1:])"
    code = f"from landbridge.lab.fast.bench import first_game; {call}"
    said = subprocess.run(
        [sys.executable, "-c", code, *(f"{name}={value}" for name, value in options.items())],
        env={**os.environ, "LANDBRIDGE_CACHE": cache},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(said.stdout)
