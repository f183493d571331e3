"""Compile everything once, so that nobody waits for it later: `python -m landbridge.fast.warm`.

One process a game; each leaves its machine code in the cache (`core/kernel.py`), where later starts find it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter

from landbridge import catalogue
from landbridge.core.kernel import can_compile
from landbridge.core.options import to_text, variants
from landbridge.fast.playouts import cores, random_games


def rule_sets(name: str) -> list[dict[str, str]]:
    """Options that between them use every rules module of a game."""
    game = catalogue.game(name)
    seen: dict[str, dict[str, str]] = {}
    for options in variants(game.options):
        seen.setdefault(game.kit(options).rules.module.__name__, to_text(options))
    return list(seen.values())


def warm_one(name: str, options: dict[str, str]) -> float:
    """Seconds it took to have a rules module compiled or loaded: playouts, and the doors a table uses."""
    begun = perf_counter()
    game = catalogue.game(name)
    kit = game.kit(game.options_from(options)).compiled()
    seats = game.seats[-1]
    random_games(kit, seats, 1)
    s = game.start(kit, seats)
    seat = next(i for i in range(17) if game.actors(kit, s) >> i & 1)
    for move in game.offers(kit, s, seat)[:1]:
        game.check(kit, s, seat, move)
        game.do(kit, s.copy(), seat, move)
    for ask in (game.points, game.tiebreak):
        ask(kit, s, 0)
    game.turn(kit, s), game.sealed(kit, s), game.view(kit, s, 0)
    return perf_counter() - begun


def warm(names: list[str] | None = None) -> Iterator[tuple[str, float]]:
    """Compile games side by side; each, when it is ready, with its seconds."""
    todo = [(name, options) for name in names or catalogue.game_names() for options in rule_sets(name)]
    with ProcessPoolExecutor(min(cores(), len(todo)), get_context("spawn")) as pool:
        running = {pool.submit(warm_one, name, options): name for name, options in todo}
        for done in as_completed(running):
            yield running[done], done.result()


def main() -> int:
    from rich.console import Console
    from rich.progress import Progress

    if not can_compile():
        print(
            'Numba is not installed, so there is nothing to compile: pip install "landbridge[fast]"',
            file=sys.stderr,
        )
        return 2
    begun = perf_counter()
    total = sum(len(rule_sets(name)) for name in catalogue.game_names())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Compiling", total=total)
        for name, seconds in warm():
            progress.update(bar, advance=1)
            progress.console.print(f"{name}: {seconds:.1f} s", highlight=False)
    print(f"{perf_counter() - begun:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
