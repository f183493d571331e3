"""Decisions a second in random play: every game beside other engines, measured in one run.

    python bench/playouts.py                    all that is installed, a table
    python bench/playouts.py --quick --json     one JSON object
    python bench/playouts.py --gpu              on an NVIDIA card, beside Pgx
    python bench/playouts.py --plot docs/pictures/playouts.svg

Contenders take turns, several times; the median counts. On one core time is the processor's own, so other work on the
machine weighs little; on many cores and on a card it is the clock's. A decision is one choice of a player; dice, cards
and tiles that are drawn are not counted. Unless it is to be quick, compiling is measured as well (`cold.py`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import metadata
from pathlib import Path
from platform import machine, processor, python_version, system
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import cold, peers
from bench.peers import HEX, Contender
from landbridge import FATE, State, registry
from landbridge.core.compile.kernel import can_compile
from landbridge.core.game import Kit
from landbridge.core.machine import cores
from landbridge.lab.fast import playouts

SEATS = 4
OURS = ("hashi", "the_border", "loopit", "river_dragons")
ROUNDS, SECONDS = 7, 0.5  # how often each has its turn, and how long about
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.15


def ours_on_one_core() -> list[Contender]:
    def run(kit: Kit, games: int) -> tuple[int, float]:
        states = playouts.batch(kit, SEATS, games)
        begun = process_time()
        decisions = playouts.play_on(kit, states).decisions
        return decisions, process_time() - begun

    return [Contender(name, partial(run, kit), 50, "landbridge") for name, kit in kits().items()]


def ours_on_all_cores() -> list[Contender]:
    def run(kit: Kit, games: int) -> tuple[int, float]:
        states = playouts.batch(kit, SEATS, games)
        begun = perf_counter()
        decisions = playouts.play_on(kit, states, threads=0).decisions
        return decisions, perf_counter() - begun

    place = f"{cores()} cores"
    return [Contender(name, partial(run, kit), 100, "landbridge", place) for name, kit in kits().items()]


def ours_on_a_card() -> list[Contender]:
    """What is counted lies on the card already, as it does for Pgx."""
    from landbridge.lab.fast import gpu

    found = []
    for name, kit in kits().items():
        for seen in (False, True):
            label = f"{name}{', observed' if seen else ''}"
            run = partial(gpu.timed, kit, SEATS, watched=seen)
            found.append(Contender(label, run, gpu.THREADS, "landbridge", "card"))
    return found


def kits() -> dict[str, Kit]:
    return {name: registry.game(name).kit().quick() for name in OURS}


def measure(
    contenders: Sequence[Contender], rounds: int, seconds: float, seen: Callable[[str], None]
) -> list[float]:
    """Decisions a second of each: the median over rounds in which all take their turn."""
    fitted = []
    for contender in contenders:
        seen(contender.name)
        contender.run(contender.size)  # what has to be compiled or loaded is not counted
        decisions, took = contender.run(contender.size)
        factor = max(1.0, seconds / max(took, 1e-4))
        fitted.append(replace(contender, size=int(contender.size * factor)))
    rates: list[list[float]] = [[] for _ in fitted]
    for _ in range(rounds):
        for rate, contender in zip(rates, fitted, strict=True):
            seen(contender.name)
            decisions, took = contender.run(contender.size)
            rate.append(decisions / took)
    return [median(rate) for rate in rates]


def search_rates(seconds: float) -> dict[str, float]:
    """Simulations a second on one core: playouts to the end from the middle of random games."""
    rates = {}
    for name, kit in kits().items():
        middles, done, spent = [middle(kit, number) for number in range(8)], 0, 0.0
        count = 50
        playouts.play_on(kit, playouts.repeated(middles[0], 1))
        while spent < 2 * seconds:
            states = playouts.repeated(middles[done // count % len(middles)], count)
            begun = process_time()
            playouts.play_on(kit, states, first=done)
            spent += process_time() - begun
            done += count
        rates[name] = done / spent
    return rates


def middle(kit: Kit, number: int) -> State:
    """A random game, half of it played."""
    game = kit.game
    steps = 0
    for last in (False, True):
        luck, s, n = Random(number), game.start(kit, SEATS), 0
        while (acting := game.actors(kit, s)) and not (last and 2 * n >= steps):
            seat = next(i for i in range(FATE + 1) if acting >> i & 1)
            moves = game.offers(kit, s, seat)
            game.do(kit, s, seat, moves[luck.randrange(len(moves))])
            n += 1
        steps = n
    return s


def report(
    contenders: Sequence[Contender], rates: Sequence[float], searches: dict[str, float], missing: list[str]
) -> dict[str, Any]:
    """What was measured, ready for JSON."""
    rows = [
        {"name": c.name, "place": c.place, "family": c.family, "decisions_per_s": rate}
        for c, rate in zip(contenders, rates, strict=True)
    ]
    single = {c.name: rate for c, rate in zip(contenders, rates, strict=True) if c.place == "one core"}
    told: dict[str, Any] = {
        "decisions_per_s": single or {c.name: r for c, r in zip(contenders, rates, strict=True)}
    }
    if HEX in single:
        told["ratio_to_openspiel_hex6"] = {name: single[name] / single[HEX] for name in OURS}
    told["simulations_per_s"] = searches
    told["seats"] = SEATS
    told["cores"] = cores()
    told["missing"] = missing
    told["python"] = python_version()
    told["machine"] = machine_name()
    told["versions"] = versions()
    told["rows"] = rows
    return told


def machine_name() -> str:
    """What the figures were measured on, as the system calls it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else processor() or machine()}, {system()}"


def versions() -> dict[str, str]:
    """Of whatever is measured and installed."""
    found = {}
    for name in ("landbridge", "numpy", "numba", "llvmlite", "open_spiel", "pgx", "jax", "catanatron"):
        with suppress(metadata.PackageNotFoundError):
            found[name] = metadata.version(name)
    return found


def show(told: dict[str, Any]) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    hex6 = told["decisions_per_s"].get(HEX)
    table = Table(title=f"Random play, {SEATS} players", box=SIMPLE)
    table.add_column("")
    table.add_column("on")
    table.add_column("decisions a second", justify="right")
    table.add_column("times hex 6×6" if hex6 else "", justify="right")
    for row in sorted(told["rows"], key=lambda row: -row["decisions_per_s"]):
        ratio = f"{row['decisions_per_s'] / hex6:.2f}" if hex6 else ""
        style = "bold" if row["family"] == "landbridge" else ""
        table.add_row(row["name"], row["place"], f"{row['decisions_per_s']:,.0f}", ratio, style=style)
    console = Console(highlight=False)
    console.print(table)
    for name, rate in told["simulations_per_s"].items():
        console.print(f"{name}: {rate:,.0f} playouts a second to the end from the middle of a game, one core")
    if "compiling" in told:
        warm, starts = told["compiling"]["warm"], told["compiling"]["starts"]
        console.print(
            f"landbridge warm: {warm['wall_s']:.1f} s, {warm['cpu_s']:.1f} s of processor time;"
            f" a game started after it is played after {max(one['first_game_s'] for one in starts):.2f} s at most"
        )
    named = ", ".join(f"{name} {version}" for name, version in told["versions"].items())
    console.print(f"{told['machine']}, {told['cores']} cores; Python {told['python']}, {named}", markup=False)
    for name in told["missing"]:
        console.print(
            f"{name} is not installed and not measured: pip install -e '.[bench-peers]'", markup=False
        )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random play: decisions a second, beside other engines.")
    parser.add_argument("--quick", action="store_true", help="less than a minute, less exact")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    parser.add_argument("--gpu", action="store_true", help="on an NVIDIA card")
    parser.add_argument("--plot", type=Path, metavar="SVG", help="draw the result")
    given = parser.parse_args(words)
    if not can_compile():
        print("Numba is not installed, and without it there is nothing to compare: pip install numba")
        return 2
    from rich.console import Console
    from rich.progress import Progress

    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if given.quick else (ROUNDS, SECONDS)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("compiling")
        there, missing = peers.installed(card=given.gpu)
        own = ours_on_a_card() if given.gpu else ours_on_one_core() + ours_on_all_cores()
        contenders = own + there
        progress.update(bar, total=len(contenders) * (rounds + 1))
        rates = measure(
            contenders, rounds, seconds, lambda name: progress.update(bar, description=name, advance=1)
        )
        searches = {} if given.gpu else search_rates(seconds)
    told = report(contenders, rates, searches, missing)
    if not given.quick and not given.gpu:
        told["compiling"] = cold.measured(list(OURS))
    if given.plot:
        from bench.playouts_plot import plot

        given.plot.write_text(plot(told), encoding="utf-8")
    if given.json:
        print(json.dumps(told, indent=None if given.quick else 2))
    else:
        show(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
