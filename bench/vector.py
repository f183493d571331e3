"""Steps a second of environments, observations and masks included: ours beside others, measured in one run.

    python bench/vector.py                      all that is installed, a table
    python bench/vector.py --quick --json       one JSON object, within two minutes
    python bench/vector.py --gpu                on an NVIDIA card, beside Pgx
    python bench/vector.py --batches 1,4096 --games hashi,loopit --seats 2
    python bench/vector.py --twin               a processor and a card, step by step; with --gpu timed after that
    python bench/vector.py --choosing           ways to take the best of the moves on offer, without the others

A step is one choice of one player in one game. Every contender draws a random legal action where its games are, makes
it, lets chance act, begins a game anew when it is over, and writes what the next player sees and may do. The median of
several rounds counts. On a processor time is the processor's own on one thread, so other work weighs little
(JAX uses more threads, and all of their time is counted); on a card, and with --threads, it is the clock's.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from platform import python_version
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import vector_peers as peers
from bench.vector_peers import Contender
from landbridge.core.compile.kernel import can_compile
from landbridge.lab.envs import VectorEnv

OURS = ("hashi", "the_border", "loopit", "river_dragons")
BATCHES = (1, 8, 64, 512, 4096, 32_768, 262_144)
ROUNDS, SECONDS = 5, 0.4  # how often each has its turn with a batch, and how long about
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.1
QUICK_BATCHES = (1, 64, 4096)
QUICK_LIMIT = 90.0  # seconds after which no other peer is begun: JAX compiles each batch of each game anew
BACKGAMMON, HEX = "Pgx backgammon", "Pgx hex 11×11"
MEMORY = 8 << 30  # bytes a batch may take on a processor


def ours(names: Sequence[str], seats: int, device: str, threads: int) -> list[Contender]:
    return [Contender(name, "landbridge", partial(_batch_of, name, seats, device, threads)) for name in names]


def _batch_of(name: str, seats: int, device: str, threads: int, batch: int) -> Callable[[int], Any]:
    if device == "cpu":
        one = VectorEnv(name, seats, 1, threads=1)
        needed = batch * sum(array.nbytes for array in one.place.games)
        if needed > MEMORY:
            raise MemoryError(f"{needed / (1 << 30):.1f} GiB")
    env = VectorEnv(name, seats, batch, seed=1, device=device, threads=threads, checked=device == "cpu")
    for _ in range(40 if batch > 1 else 400):  # away from the first moves
        env.step(env.random_actions())

    def play(steps: int) -> None:
        for _ in range(steps):
            env.step(env.random_actions())
        env.place.numpy("refused")  # waits for a card

    return play


def choosing(names: Sequence[str], seats: int) -> list[Contender]:
    """Steps whose actions are chosen by scores of every move, in three ways; the scores are there already."""
    ways: dict[str, Callable[[VectorEnv, Any], Any]] = {
        "random_actions": lambda env, scores: env.random_actions(),
        "best": lambda env, scores: env.best(scores),
        "masks": lambda env, scores: np.where(env.masks, scores, -np.inf).argmax(axis=1),
    }
    return [
        Contender(f"{name}, {way}", "landbridge", partial(_chosen, name, seats, choose))
        for name in names
        for way, choose in ways.items()
    ]


def _chosen(
    name: str, seats: int, choose: Callable[[VectorEnv, Any], Any], batch: int
) -> Callable[[int], Any]:
    env = VectorEnv(name, seats, batch, seed=1, threads=1)
    scores = np.random.default_rng(1).random(env.masks.shape, dtype=np.float32)

    def play(steps: int) -> None:
        for _ in range(steps):
            env.step(choose(env, scores))

    return play


def measure(
    contender: Contender, batch: int, rounds: int, seconds: float, clock: Callable[[], float]
) -> float | None:
    """Steps a second, all games of a batch counted; None if that batch cannot be made."""
    if contender.batches is not None and batch not in contender.batches:
        return None
    try:
        play = contender.make(batch)
    except MemoryError:
        return None
    least = contender.least
    play(least)  # what has to be compiled or loaded is not counted
    begun = clock()
    play(least)
    steps = max(1, int(seconds / max(clock() - begun, 1e-6))) * least
    rates = []
    for _ in range(rounds):
        begun = clock()
        play(steps)
        rates.append(steps * batch / (clock() - begun))
    return median(rates)


def report(rows: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """What was measured, ready for JSON."""
    best: dict[str, float] = {}
    for row in rows:
        name = row["name"].removesuffix(", scanned")
        best[name] = max(best.get(name, 0.0), row["steps_per_s"])
    told: dict[str, Any] = {"best_steps_per_s": best}
    for peer in (BACKGAMMON, HEX):
        if peer in best:
            told[f"times {peer}"] = {name: best[name] / best[peer] for name in OURS if name in best}
    return told | more | {"python": python_version(), "rows": rows}


def show(told: dict[str, Any]) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    batches = sorted({row["batch"] for row in told["rows"]})
    names = list(dict.fromkeys(row["name"] for row in told["rows"]))
    rates = {(row["name"], row["batch"]): row["steps_per_s"] for row in told["rows"]}
    table = Table(
        title=f"Steps a second, {told['place']}, {told['seats']} players, by games at once", box=SIMPLE
    )
    table.add_column("")
    for batch in batches:
        table.add_column(f"{batch:,}", justify="right")
    for name in names:
        cells = [f"{rates[name, batch]:,.0f}" if (name, batch) in rates else "" for batch in batches]
        table.add_row(name, *cells, style="bold" if name in OURS else "")
    console = Console(highlight=False, width=150)
    console.print(table)
    for name in told["missing"]:
        console.print(
            f"{name} is not installed and not measured: pip install -e '.[bench-peers]'", markup=False
        )


def twin(name: str, seats: int, batch: int, steps: int) -> int:
    """Play on a processor and on a card; how many games were ended on the way, an AssertionError if they part."""
    options = {"max_rounds": 3} if name == "river_dragons" else {}
    here, there = (
        VectorEnv(name, seats, batch, options, seed=5, device=device) for device in ("cpu", "cuda")
    )
    ended = 0
    for step in range(steps):
        here.random_actions(), there.random_actions()
        here.step(here.place.games.actions), there.step(there.place.games.actions)
        ended += int(here.done.sum())
        for part in ("actions", *here.turn._fields, "counts", "states"):
            same = here.place.numpy(part).tobytes() == there.place.numpy(part).tobytes()
            assert same, f"{name}: {part} differ after step {step + 1}"
    return ended


def read_elsewhere(name: str) -> list[str]:
    """The libraries that are here and read a card's arrays where they lie; an AssertionError if they see others."""
    env = VectorEnv(name, 2, 64, seed=1, device="cuda")
    readers: dict[str, Callable[[Any], Any]] = {
        "torch": lambda shared: import_module("torch").as_tensor(shared, device="cuda"),
        "cupy": lambda shared: import_module("cupy").asarray(shared),
        "jax": lambda shared: import_module("jax").numpy.from_dlpack(shared),
    }
    found = [library for library in readers if find_spec(library) is not None]
    for library in found:
        for part in ("observations", "masks", "to_move", "rewards", "done"):
            env.step(env.random_actions())
            seen = readers[library](env.place.shared(part))
            host = (
                seen.cpu().numpy()
                if library == "torch"
                else (seen.get() if library == "cupy" else np.asarray(seen))
            )
            assert (host == env.place.numpy(part)).all(), f"{library} sees other {part}"
            if library != "jax":  # whose arrays are not to be changed by others
                env.step(env.random_actions())
                host = seen.cpu().numpy() if library == "torch" else seen.get()
                assert (host == env.place.numpy(part)).all(), f"{library} has copied {part}"
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Steps a second of environments, beside others.")
    parser.add_argument("--quick", action="store_true", help="less exact")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    parser.add_argument("--gpu", action="store_true", help="on an NVIDIA card")
    parser.add_argument("--seats", type=int, default=2, help="players of our games; the others have two")
    parser.add_argument("--games", default=",".join(OURS), help="which of ours")
    parser.add_argument("--batches", default="", help="games at once; fewer with --quick")
    parser.add_argument("--threads", type=int, default=1, help="of ours on a processor; 0: one for each core")
    parser.add_argument("--alone", action="store_true", help="without the others")
    parser.add_argument("--choosing", action="store_true", help="ways to take the best move on offer")
    parser.add_argument("--twin", action="store_true", help="compare a card with the processor")
    given = parser.parse_args(words)
    if not can_compile():
        print("Numba is not installed, and there is nothing to measure without: pip install numba")
        return 2
    if given.twin:
        for name in given.games.split(","):
            ended = twin(name, given.seats, 2000, 400)
            print(f"{name}: 800,000 steps, {ended} games ended, the same on both", flush=True)
        print("read where they lie:", *read_elsewhere(given.games.split(",")[0]), flush=True)
        if not given.gpu:
            return 0
    from rich.console import Console
    from rich.progress import Progress

    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if given.quick else (ROUNDS, SECONDS)
    device = "cuda" if given.gpu else "cpu"
    clock = process_time if not given.gpu and given.threads == 1 else perf_counter
    there, missing = ([], []) if given.alone else peers.installed(given.gpu)
    contenders = ours(given.games.split(","), given.seats, device, given.threads) + there
    if given.choosing:
        contenders, missing = choosing(given.games.split(","), given.seats), []
    usual = QUICK_BATCHES if given.quick and not given.gpu else BATCHES
    batches = [int(text) for text in given.batches.split(",")] if given.batches else list(usual)
    begun, left_out = perf_counter(), 0
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(contenders) * len(batches))
        for batch in batches:
            for contender in contenders:
                progress.update(bar, description=f"{contender.name}, {batch:,} games")
                late = given.quick and not given.batches and perf_counter() - begun > QUICK_LIMIT
                if late and contender.family != "landbridge":
                    left_out += contender.batches is None or batch in contender.batches
                    progress.update(bar, advance=1)
                    continue
                rate = measure(contender, batch, rounds, seconds, clock)
                progress.update(bar, advance=1)
                if rate is not None:
                    row = {"name": contender.name, "family": contender.family, "batch": batch}
                    rows.append(row | {"steps_per_s": rate})
    place = (
        "card" if given.gpu else ("one core" if given.threads == 1 else f"{given.threads or 'all'} threads")
    )
    told = report(rows, place=place, seats=given.seats, missing=missing, left_out=left_out)
    print(json.dumps(told, indent=None if given.quick else 2)) if given.json else show(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
