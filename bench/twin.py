"""Interpreted and compiled rules in step: random games, the whole record compared after every move.

    python bench/twin.py                        all games, 10,000 of each
    python bench/twin.py hashi --games 500
    python bench/twin.py --gpu                  and a million final states of each on an NVIDIA card
    python bench/twin.py --games 0 --wasm       a million of each as WebAssembly in Node, and 1,000 thoughts of bots
    python bench/twin.py hashi --games 0 --wasm --wasm-games 0 --wasm-thoughts 100 --first 500      a part of the latter

plays them over every number of seats and every combination of options, and exits with 1 and a record of the game at
the first difference. On a card the last states are compared, byte by byte, with those of the processor's cores,
and so they are in Node (`bench/twin_wasm.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from landbridge import Match, State, dumps, registry
from landbridge.core.game import Game, Kit
from landbridge.core.machine import cores
from landbridge.core.options import to_text, variants
from landbridge.core.state import differences
from landbridge.lab.fast import playouts

WORD = 32  # a step is `seat << 32 | move`
PIECE = 50_000  # games compared at once on a card
FEW = 1000  # games of every variant there


@dataclass(frozen=True)
class Twins:
    """The same kit twice."""

    plain: Kit
    fast: Kit

    @property
    def name(self) -> str:
        said = to_text(self.plain.options)
        return " ".join(f"{name} {value}" for name, value in said.items()) or "basic"


@dataclass(eq=False)
class Difference(Exception):
    """The first move after which the two disagree."""

    twins: Twins
    seats: int
    number: int
    steps: tuple[tuple[int, int], ...]  # seat and move; the last one did it
    what: str

    def __str__(self) -> str:
        return (
            f"{self.twins.name}, {self.seats} seats, game {self.number}, step {len(self.steps)}: {self.what}"
        )

    def record(self) -> str:
        """The game up to there, by the interpreted rules."""
        kit = self.twins.plain
        match = Match(kit.game, kit, ["twin"] * self.seats)
        for seat, move in self.steps:
            match.play(seat, move)
        return dumps(match)


def twins(game: Game, only: Mapping[str, str] = MappingProxyType({})) -> list[Twins]:
    """Every combination of options (with those of `only` as they are there), interpreted and compiled."""
    wanted = game.options_from(only)
    kits = [
        game.kit(options)
        for options in variants(game.options)
        if all(getattr(options, name) == getattr(wanted, name) for name in only)
    ]
    return [Twins(kit, kit.compiled()) for kit in kits]


def play(pair: Twins, seats: int, number: int) -> int:
    """A random game on both at once; how many steps it had. `Difference` where they part."""
    plain, fast = pair.plain, pair.fast
    game = plain.game
    slow_state, fast_state = game.start(plain, seats), game.start(plain, seats)
    slow_luck, slow_out = [0, 0], [0] * plain.moves
    fast_luck, fast_out = np.zeros(2, np.int64), np.zeros(plain.moves, np.int64)
    trace = np.zeros(1, np.int64)
    for rules, luck in ((plain.rules, slow_luck), (fast.rules, fast_luck)):
        rules.loops.seed_luck(luck, number)
    steps: list[tuple[int, int]] = []
    while game.actors(plain, slow_state) != 0:
        step = plain.rules.loops.random_step(plain.fields.fields, slow_state.fields, slow_luck, slow_out)
        fast.rules.loops.some_steps(fast.fields.record, fast_state.record, fast_luck, fast_out, trace)
        steps.append((step >> WORD, step & (1 << WORD) - 1))
        if step != trace[0]:
            other = int(trace[0])
            what = f"the compiled twin chose seat {other >> WORD}, move {other & (1 << WORD) - 1}"
            raise Difference(pair, seats, number, tuple(steps), what)
        if slow_state.tobytes() != fast_state.tobytes():
            what = ", ".join(differences(slow_state, fast_state)) or "the bytes between the fields"
            raise Difference(pair, seats, number, tuple(steps), what)
    _compare_ends(pair, seats, number, tuple(steps), slow_state, fast_state)
    return len(steps)


def _compare_ends(
    pair: Twins, seats: int, number: int, steps: tuple[tuple[int, int], ...], slow: State, fast: State
) -> None:
    game = pair.plain.game
    if game.actors(pair.fast, fast) != 0:
        raise Difference(pair, seats, number, steps, "the compiled twin plays on")
    asked: tuple[Callable[..., Any], ...] = (game.points, game.tiebreak)
    for ask in asked:
        for seat in range(seats):
            if ask(pair.plain, slow, seat) != ask(pair.fast, fast, seat):
                raise Difference(pair, seats, number, steps, f"{ask.__name__} of seat {seat}")


def compare(
    game: Game, games: int, first: int = 0, only: Mapping[str, str] = MappingProxyType({})
) -> dict[tuple[str, int], list[int]]:
    """So many games in turn over options and seats; for each pair of these how many games and steps it had."""
    tables = [(pair, seats) for pair in twins(game, only) for seats in game.seats]
    counts = {(pair.name, seats): [0, 0] for pair, seats in tables}
    for number in range(first, first + games):
        pair, seats = tables[number % len(tables)]
        counts[pair.name, seats][1] += play(pair, seats, number)
        counts[pair.name, seats][0] += 1
    return counts


@dataclass(frozen=True)
class Piece:
    """What a process found in its share of the games."""

    counts: dict[tuple[str, int], list[int]]
    number: int = 0  # of the game with a difference
    what: str = ""
    record: str = ""


def piece(name: str, games: int, first: int, only: dict[str, str]) -> Piece:
    try:
        return Piece(compare(registry.game(name), games, first, only))
    except Difference as difference:
        return Piece({}, difference.number, str(difference), difference.record())


def compare_in_pieces(
    name: str,
    games: int,
    first: int,
    jobs: int,
    only: dict[str, str],
    seen: Callable[[int], None] = lambda n: None,
) -> Piece:
    """The same in several processes; the first difference counts."""
    counts = compare(registry.game(name), 0, only=only)  # every table that there is
    each = max(1, min(100, -(-games // jobs)))
    shares = [(name, min(each, first + games - n), n, only) for n in range(first, first + games, each)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for found, share in zip(pool.map(piece, *zip(*shares, strict=True)), shares, strict=True):
            if found.what:
                pool.shutdown(cancel_futures=True)
                return found
            for table, row in found.counts.items():
                counts[table][0] += row[0]
                counts[table][1] += row[1]
            seen(share[1])
    return Piece(counts)


def compare_on_card(
    game: Game, count: int, seen: Callable[[int], None] = lambda n: None
) -> dict[tuple[str, int], list[int]]:
    """Final states of compiled games on all cores and on the card, over options and seats; games and decisions."""
    from landbridge.lab.fast import gpu

    counts: dict[tuple[str, int], list[int]] = {}
    kits = [game.kit(options) for options in variants(game.options)]
    usual = to_text(game.kit().options)
    tables: list[tuple[Kit, int, int]] = []
    for i, kit in enumerate(kits):
        # The usual game has nearly all, at every table. Some variants take a hundred times as long: few games of
        # each, with as many seats as is its turn.
        if to_text(kit.options) == usual:
            tables += [(kit, seats, -(-count // len(game.seats))) for seats in game.seats]
        else:
            tables.append((kit, game.seats[i % len(game.seats)], FEW))
    for kit, seats, share in tables:
        name = Twins(kit, kit).name
        counts[name, seats] = [0, 0]
        for first in range(0, share, PIECE):
            many = min(PIECE, share - first)
            ours = playouts.random_games(kit.quick(), seats, many, first, threads=0)
            cards = gpu.random_games(kit, seats, many, first)
            if ours.states.tobytes() != cards.states.tobytes():
                at = next(i for i in range(many) if ours.states[i].tobytes() != cards.states[i].tobytes())
                raise CardDiffers(f"{game.name}, {name}, {seats} seats, game {first + at}")
            counts[name, seats][0] += many
            counts[name, seats][1] += ours.decisions
            seen(many)
    return counts


class CardDiffers(Exception):
    """A game that ends otherwise on the card."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare interpreted and compiled rules, move by move.")
    known = registry.game_names()
    parser.add_argument("game", nargs="*", metavar="GAME", help=", ".join(known) + "; all by default")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME=VALUE", help="an option held fast"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; one a core by default")
    parser.add_argument("--gpu", action="store_true", help="compare final states on an NVIDIA card as well")
    parser.add_argument("--card-games", type=int, default=1_000_000, help="how many of each game on the card")
    parser.add_argument("--wasm", action="store_true", help="compare with WebAssembly as well")
    parser.add_argument("--wasm-games", type=int, default=1_000_000, help="how many of each game in Node")
    parser.add_argument("--wasm-thoughts", type=int, default=1000, help="how many positions bots think about")
    parser.add_argument(
        "--wasm-budget", type=int, help="rollouts for one decision; the level's own by default"
    )
    given = parser.parse_args(words)
    if strange := set(given.game) - set(known):
        parser.error(f"there is no game {', '.join(sorted(strange))}; there are {', '.join(known)}")
    only = dict(text.split("=", 1) for text in given.only)
    for name in given.game or known:
        if given.games:
            with bar(name, given.games) as step:
                found = compare_in_pieces(name, given.games, given.first, given.jobs, only, step)
            if found.what:
                file = Path(f"twin-{name}-{found.number}.txt")
                file.write_text(found.record, encoding="utf-8")
                print(f"DIFFERENCE: {found.what}\nThe game up to there is in {file}.", file=sys.stderr)
                return 1
            show(name, "moves", found.counts)
        if given.gpu:
            try:
                with bar(f"{name}, card", given.card_games) as step:
                    counts = compare_on_card(registry.game(name), given.card_games, step)
            except CardDiffers as difference:
                print(f"DIFFERENCE on the card: {difference}", file=sys.stderr)
                return 1
            show(f"{name}, card", "decisions", counts)
        thoughts = given.wasm_thoughts, given.wasm_budget, given.first
        if given.wasm and not same_as_wasm(name, given.wasm_games, *thoughts):
            return 1
    return 0


def same_as_wasm(name: str, games: int, positions: int, budget: int | None = None, first: int = 0) -> bool:
    """Whether a game is the same as WebAssembly; says what was compared, or what differs.

    `first`: of the games whose positions bots think about, so that they can be compared in parts.
    """
    from bench import twin_wasm

    try:
        if games:
            with bar(f"{name}, wasm", games) as step:
                counts = twin_wasm.compare_ends(registry.game(name), games, step)
            show(f"{name}, wasm", "decisions", counts)
        if positions:
            compared = twin_wasm.compare_thoughts(name, positions, budget, first)
            print(f"{name:<22} bots thought the same at {compared} positions", flush=True)
    except twin_wasm.WasmDiffers as difference:
        print(f"DIFFERENCE as WebAssembly: {difference}", file=sys.stderr)
        return False
    return True


@contextmanager
def bar(name: str, total: int) -> Iterator[Callable[..., None]]:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=total)
        yield lambda n=1: progress.advance(task, n)


def show(name: str, what: str, counts: dict[tuple[str, int], list[int]]) -> None:
    """One line for each number of seats: options are many."""
    print(f"{name:<22} {'seats':>5} {'games':>9} {what:>13}")
    for seats in sorted({seats for _, seats in counts}):
        rows = [row for (_, n), row in counts.items() if n == seats]
        print(f"{'':<22} {seats:>5} {sum(r[0] for r in rows):>9} {sum(r[1] for r in rows):>13}")
    games, steps = (sum(column) for column in zip(*counts.values(), strict=True))
    ways = len({options for options, _ in counts})
    print(f"{'':<22} {'all':>5} {games:>9} {steps:>13}   {ways} sets of options, 0 differences", flush=True)


if __name__ == "__main__":
    sys.exit(main())
