"""Perfect play of Hashi (ruling HB5): for how many deals can all 18 islands be finished?

    python -m tools.boards.hashi_perfect a b --deals 200 --seed 1

The solver knows the whole deal and also chooses the 3 or 4 of the set-up, so this is a property of the board,
not a strength anybody can play with. Needs the extra `tools` (OR-Tools).
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from ortools.sat.python import cp_model
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landbridge.core.board import BoardError
from landbridge.games.hashi import Hashi
from landbridge.games.hashi.board import Board, load, parse
from landbridge.games.hashi.state import CARDS

START_NUMBERS = (3, 4)  # H1.3


@dataclass(frozen=True)
class Card:
    number: int
    bridges: int


Deal = tuple[Card, ...]  # the 17 cards in the order they are turned


@dataclass(frozen=True)
class Round:
    """What is done with one card: write first, then draw (H2.1)."""

    number: int
    island: int
    lines: tuple[int, ...]  # one entry a bridge; a line may stand here twice


@dataclass(frozen=True)
class Solution:
    """All 18 islands finished; islands and lines are numbered as in the board."""

    start_number: int
    start_island: int
    rounds: tuple[Round, ...]


class UndecidedError(Exception):
    """The solver ran out of time; the deal may be perfect or not."""


def random_deal(rng: random.Random) -> Deal:
    """The deck in random order, its last card out of the game (H1.6)."""
    kit = Hashi().kit().fields
    deck = [Card(kit.card_number[card], kit.card_bridges[card]) for card in range(CARDS)]
    rng.shuffle(deck)
    return tuple(deck[:-1])


def solve(
    board: Board, deal: Deal, seconds: float = 120.0, workers: int = 1, by: Mapping[str, int] | None = None
) -> Solution | None:
    """A way to finish all islands, None if there is none; `UndecidedError` when the time is over.

    `by` names flags and the card with which their islands have to be finished at the latest.

    18 islands need 18 numbers and there are 17 cards and the set-up: each card is written somewhere. Since
    bridges never go away and every island ends with exactly its number, no island ever has too many, and
    H2.6, H3.5 and H3.6 hold without being asked for.
    """
    model = cp_model.CpModel()
    islands, lines, rounds = range(len(board.islands)), range(len(board.lines)), range(len(deal))
    at = [[n for n in lines if i in board.lines[n]] for i in islands]

    start = {(i, v): model.new_bool_var(f"start {v}@{i}") for i in islands for v in START_NUMBERS}
    written = [[model.new_bool_var(f"{t}: write {i}") for i in islands] for t in rounds]
    drawn = [model.new_bool_var(f"{t}: draw") for t in rounds]
    # One or two bridges on a line in one round: the second variable stands for the second bridge.
    first = [[model.new_bool_var(f"{t}: first {n}") for n in lines] for t in rounds]
    second = [[model.new_bool_var(f"{t}: second {n}") for n in lines] for t in rounds]
    used = [model.new_bool_var(f"used {n}") for n in lines]

    model.add_exactly_one(start.values())  # H1.3
    for (i, _), chosen in start.items():
        if board.islands[i].flag:
            model.add(chosen == 0)
    for t in rounds:
        model.add_exactly_one(written[t])
    for i in islands:  # H2.3: one number each
        model.add_exactly_one([*(start[i, v] for v in START_NUMBERS), *(written[t][i] for t in rounds)])

    for t, card in enumerate(deal):  # H2.7: as many as the card shows, or none
        model.add(sum(first[t]) + sum(second[t]) == card.bridges * drawn[t])
        for n in lines:
            model.add_implication(second[t][n], first[t][n])

    for n in lines:  # H3.4
        ever = [first[t][n] for t in rounds]
        model.add(sum(ever) + sum(second[t][n] for t in rounds) <= 2)
        for bridge in ever:
            model.add_implication(bridge, used[n])
        model.add_bool_or([*ever, ~used[n]])
    for one, other in board.crossings:  # H3.3
        model.add_at_most_one([used[one], used[other]])

    for n, (i, j) in enumerate(board.lines):  # H3.2, with the number of this very round (H2.8)
        for t in rounds:
            numbered = [start[end, v] for end in (i, j) for v in START_NUMBERS]
            numbered += [written[earlier][end] for end in (i, j) for earlier in range(t + 1)]
            model.add_bool_or([~first[t][n], *numbered])

    for i in islands:
        if board.islands[i].flag:  # H2.5: a bridge of an earlier card
            for t in rounds:
                earlier_bridges = [first[earlier][n] for earlier in range(t) for n in at[i]]
                model.add_bool_or([~written[t][i], *earlier_bridges])
        number = [v * start[i, v] for v in START_NUMBERS]
        number += [card.number * written[t][i] for t, card in enumerate(deal)]
        model.add(sum(first[t][n] + second[t][n] for t in rounds for n in at[i]) == sum(number))  # finished

    for i in islands:
        last = (by or {}).get(board.islands[i].flag or "", len(deal))
        for t in range(last, len(deal)):  # what is finished gets neither number nor bridge any more
            model.add(written[t][i] == 0)
            for n in at[i]:
                model.add(first[t][n] == 0)

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = workers
    solver.parameters.random_seed = 0
    solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise UndecidedError
    start_island, start_number = next(place for place, chosen in start.items() if solver.value(chosen))
    return Solution(
        start_number,
        start_island,
        tuple(
            Round(
                card.number,
                next(i for i in islands if solver.value(written[t][i])),
                tuple(n for n in lines for bridge in (first, second) if solver.value(bridge[t][n])),
            )
            for t, card in enumerate(deal)
        ),
    )


def wilson(hits: int, tries: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share; it stays honest near 0 and 1."""
    share = hits / tries
    middle = (share + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries)) / (1 + z * z / tries)
    return max(0.0, middle - half), min(1.0, middle + half)


def open_board(name: str) -> Board:
    """A shipped side by its letter, or a file."""
    if name.endswith(".toml"):
        return parse(Path(name).read_text(encoding="utf-8"), name)
    return load(name)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="For how many random deals can all 18 islands be finished? (HB5)"
    )
    parser.add_argument("boards", nargs="+", help="a, b or a .toml file")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120.0, help="at most this long for one deal")
    parser.add_argument("--workers", type=int, default=1, help="threads of the solver")
    options = parser.parse_args(arguments)
    if options.deals < 1:
        parser.error("--deals must be at least 1")
    console = Console()
    enough = True
    for name in options.boards:
        try:
            board = open_board(name)
        except (BoardError, OSError) as error:
            console.print(str(error), markup=False)
            return 2
        rng = random.Random(options.seed)
        perfect = undecided = 0
        began = time.perf_counter()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            for _ in progress.track(range(options.deals), description=board.name):
                try:
                    perfect += solve(board, random_deal(rng), options.seconds, options.workers) is not None
                except UndecidedError:
                    undecided += 1
        took = time.perf_counter() - began
        low, high = wilson(perfect, options.deals)
        console.print(
            f"{board.name}: {perfect} of {options.deals} deals are perfect ({perfect / options.deals:.1%}, "
            f"95 % interval {low:.1%} to {high:.1%}), {undecided} undecided; "
            f"seed {options.seed}, {took:.0f} s, {took / options.deals:.2f} s a deal",
            highlight=False,
            soft_wrap=True,
        )
        enough = enough and perfect >= 0.9 * options.deals
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
