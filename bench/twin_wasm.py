"""The same in a browser: final states of random games, and what bots think. `python bench/twin.py --wasm` runs it.

Compiled code and Node play the same numbers; last states are compared byte by byte. Thoughts of bots come from a
process without NumPy and Numba (`bench/thoughts.py`) and are compared line by line.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

from bench.thoughts import thoughts
from landbridge.core.compile import loops, wasm
from landbridge.core.game import Game, Kit
from landbridge.core.options import to_text, variants
from landbridge.lab.fast import playouts
from tools.wasm.node import NodeHost

__all__ = ["Played", "WasmDiffers", "compare_ends", "compare_thoughts", "few", "others", "play_both"]

PIECE = 2_000  # games handed over at once
FEW = 1_000  # games of every variant


class WasmDiffers(Exception):
    """A game that ends otherwise as WebAssembly, or a bot that thinks otherwise."""


class Played(NamedTuple):
    """Games of both, and the time they took."""

    games: int
    decisions: int
    native: float  # seconds of processor time
    node: float


def play_both(module: wasm.Module, kit: Kit, seats: int, games: int, first: int = 0) -> Played:
    """So many random games by compiled code and by a game's module; `WasmDiffers` at the first that differs."""
    host = module.host
    assert isinstance(host, NodeHost)
    fast = kit.compiled()
    starts = playouts.batch(fast, seats, games)
    play = module.entry(wasm.entry_name((loops, kit.rules.module), "play_many"))
    begun = process_time()
    ours = playouts.play_on(fast, starts, first)
    native = process_time() - begun
    theirs, before = bytearray(starts.tobytes()), host.seconds
    decisions = play(kit.fields.memory, theirs, first, bytearray(16), bytearray(8 * kit.moves))
    if theirs != ours.states.tobytes() or decisions != ours.decisions:
        size = kit.state.size
        ends = ours.states.tobytes()
        parts = ((ends[at : at + size], theirs[at : at + size]) for at in range(0, len(ends), size))
        at = next((i for i, (a, b) in enumerate(parts) if a != b), -1)
        where = f"{kit.game.name}, {to_text(kit.options)}, {seats} seats"
        raise WasmDiffers(f"{where}, game {first + at}; {decisions} decisions, not {ours.decisions}")
    return Played(games, ours.decisions, native, host.seconds - before)


def others(game: Game) -> list[tuple[Kit, int]]:
    """Every variant but the usual one, with as many seats as is its turn."""
    usual = to_text(game.kit().options)
    kits = [game.kit(options) for options in variants(game.options)]
    turns = [(kit, game.seats[i % len(game.seats)]) for i, kit in enumerate(kits)]
    return [(kit, seats) for kit, seats in turns if to_text(kit.options) != usual]


def few(kit: Kit, games: int) -> int:
    """Fewer games of a variant with more moves: those of River Dragons' expert side take a hundred times as long."""
    return max(1, games * kit.game.kit().moves // kit.moves) if kit.moves > kit.game.kit().moves else games


def compare_ends(
    game: Game, count: int, seen: Callable[[int], None] = lambda n: None
) -> dict[tuple[str, int], list[int]]:
    """So many games as usual over all numbers of seats, and some of each variant; games and decisions of each."""
    tables = [(game.kit(), seats, -(-count // len(game.seats))) for seats in game.seats]
    tables += [(kit, seats, few(kit, FEW)) for kit, seats in others(game)]
    counts: dict[tuple[str, int], list[int]] = {}
    with NodeHost() as host:
        module = wasm.Module(host, game.name)
        for kit, seats, share in tables:
            name = " ".join(f"{name} {value}" for name, value in to_text(kit.options).items()) or "basic"
            row = counts[name, seats] = [0, 0]
            for first in range(0, share, PIECE):
                played = play_both(module, kit, seats, min(PIECE, share - first), first)
                row[0] += played.games
                row[1] += played.decisions
                seen(played.games)
    return counts


def compare_thoughts(name: str, positions: int, budget: int | None = None, first: int = 0) -> int:
    """What bots think at so many positions; how many lines were compared."""
    script = Path(__file__).with_name("thoughts.py")
    command = [sys.executable, str(script), name, "--positions", str(positions), "--first", str(first)]
    command += ["--budget", str(budget)] if budget is not None else []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        ours = list(thoughts(name, positions, budget, first))  # meanwhile
        theirs, said = run.communicate()
    if run.returncode != 0:
        raise WasmDiffers(f"{name}: {said}")
    return _same(name, ours, theirs.splitlines())


def _same(name: str, ours: Sequence[str], theirs: Sequence[str]) -> int:
    for number, (mine, its) in enumerate(zip(ours, theirs, strict=True)):
        if mine != its:
            raise WasmDiffers(f"{name}, position {number}:\n{mine}\n{its}")
    return len(ours)
