"""Interpreted and compiled rules in step: random games, the whole record compared after every move.

    python bench/twin.py --games 10000

plays them over every number of seats and every combination of options, and exits with 1 and a record of the game at
the first difference.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import numpy as np

from landbridge import Match, State, catalogue, dumps
from landbridge.core.game import Game, Kit
from landbridge.core.options import to_text, variants
from landbridge.core.state import differences

WORD = 32  # a step is `seat << 32 | move`


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


def twins(game: Game) -> list[Twins]:
    """Every combination of options, interpreted and compiled."""
    kits = [game.kit(options) for options in variants(game.options)]
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
    game: Game, games: int, first: int = 0, seen: Callable[[], None] | None = None
) -> dict[tuple[str, int], list[int]]:
    """So many games in turn over options and seats; for each pair of these how many games and steps it had."""
    tables = [(pair, seats) for pair in twins(game) for seats in game.seats]
    counts = {(pair.name, seats): [0, 0] for pair, seats in tables}
    for number, (pair, seats) in enumerate(islice(cycle(tables), games), start=first):
        counts[pair.name, seats][1] += play(pair, seats, number)
        counts[pair.name, seats][0] += 1
        if seen is not None:
            seen()
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare interpreted and compiled rules, move by move.")
    parser.add_argument("game", nargs="?", default="hashi", choices=catalogue.game_names())
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    from rich.console import Console
    from rich.progress import Progress

    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("Twins", total=given.games)
            counts = compare(
                catalogue.game(given.game), given.games, given.first, lambda: progress.advance(bar)
            )
    except Difference as difference:
        file = Path(f"twin-{given.game}-{difference.number}.txt")
        file.write_text(difference.record(), encoding="utf-8")
        print(f"DIFFERENCE: {difference}\nThe game up to there is in {file}.", file=sys.stderr)
        return 1
    print(f"{'options':<20} {'seats':>5} {'games':>7} {'moves':>10}")
    for (options, seats), (games, steps) in counts.items():
        print(f"{options:<20} {seats:>5} {games:>7} {steps:>10}")
    total = [sum(column) for column in zip(*counts.values(), strict=True)]
    print(f"{'all':<26} {total[0]:>7} {total[1]:>10}   0 differences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
