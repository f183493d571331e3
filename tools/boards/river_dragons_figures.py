"""How long games of River Dragons are between equal bots, and how they end (ruling RB4).

    python -m tools.boards.river_dragons_figures --games 2000
    python -m tools.boards.river_dragons_figures --seats 4 --games 400 --option side=expert

The same seed gives the same games. Drawn games are those in which nobody has arrived after the last round.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import median

from landbridge.lab.arena import Contest, Played, arena


@dataclass
class Figures:
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    drawn: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by seat

    def note(self, played: Played) -> None:
        self.rounds.append(played.turns)
        self.decisions.append(played.decisions)
        if not any(played.points):
            self.drawn += 1
            return
        winner = played.points.index(max(played.points))
        self.wins[(winner + played.rotation) % len(played.points)] += 1

    @property
    def median(self) -> float:
        return float(median(self.rounds))


def measured(
    seats: int, games: int, seed: int = 0, options: tuple[tuple[str, str], ...] = (), jobs: int = 1
) -> Figures:
    figures = Figures()
    contest = Contest("river_dragons", ("greedy",) * seats, options, seed)
    arena(contest, games, jobs, seen=figures.note)
    return figures


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = arguments.parse_args()
    pairs = tuple((name, value) for name, _, value in (text.partition("=") for text in given.option))
    figures = measured(given.seats, given.games, given.seed, pairs, given.jobs)
    games = len(figures.rounds)
    rounds = sorted(figures.rounds)
    print(f"{games:,} games, {given.seats} seats, {sum(figures.decisions) / games:.0f} decisions a game")
    print(
        f"rounds: median {figures.median:g}, nine of ten games in {rounds[games // 20]} to {rounds[-games // 20 - 1]}"
    )
    print("rounds and games: " + ", ".join(f"{n}: {k}" for n, k in sorted(Counter(rounds).items())))
    print(f"drawn: {figures.drawn} ({100 * figures.drawn / games:.2f} %)")
    shares = (f"{'ABCDEF'[seat]} {100 * figures.wins[seat] / games:.1f} %" for seat in range(given.seats))
    print("won by seat: " + ", ".join(shares))


if __name__ == "__main__":
    main()
