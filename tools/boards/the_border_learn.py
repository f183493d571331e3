"""Better weights for The Border's greedy bot, by playing against those it has.

    python -m tools.boards.the_border_learn --steps 60 --games 1200 --seed 1

Two seats play changed weights, two the best so far, every deal in both seatings; what wins clearly more is kept. The
same seed gives the same weights. Prints them whenever they change.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from landbridge.games.the_border import Options, TheBorder
from landbridge.games.the_border.bot.greedy import WEIGHTS
from tools.boards.the_border_loops import greedy_games, shares

CLEARLY = 1.5  # standard deviations


def changed(weights: list[int], luck: random.Random) -> list[int]:
    """One to three weights a little larger or smaller; efforts still grow with what is lacking."""
    new = list(weights)
    for _ in range(luck.choice((1, 1, 2, 3))):
        i = luck.choice([n for n in range(len(new)) if n not in (0, 6)])
        new[i] = max(0, new[i] + luck.choice((-1, 1)) * max(1, round(new[i] * luck.choice((0.1, 0.25, 0.5)))))
    new[1:6] = sorted(new[1:6])
    new[7:12] = sorted(new[7:12])
    return new


def edge(kit: object, new: list[int], old: list[int], games: int, number: int) -> float:
    """By how many standard deviations the new weights win more than half."""
    won: list[NDArray[np.float64]] = []
    for seats in ((0, 2), (1, 3)):
        weights = np.array([new if seat in seats else old for seat in range(4)], np.int64)
        states = greedy_games(kit, 4, games // 2, number, weights)  # type: ignore[arg-type]
        won.append(shares(states, 4)[:, list(seats)].sum(axis=1))
    each = (won[0] + won[1]) / 2
    return float((each.mean() - 0.5) / (each.std() / len(each) ** 0.5 + 1e-9))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", default="")
    given = parser.parse_args()
    text = Path(given.board).read_text(encoding="utf-8") if given.board else ""
    kit = TheBorder().kit(Options(board=text))
    luck = random.Random(given.seed)
    best = list(WEIGHTS)
    number = 1_000_000 * given.seed
    for step in range(given.steps):
        new = changed(best, luck)
        first_look = edge(kit, new, best, given.games // 4, number)
        number += given.games
        if first_look < 0:
            continue
        won = edge(kit, new, best, given.games, number)
        number += given.games
        if won > CLEARLY:
            best = new
            print(f"step {step}: {won:+.1f} standard deviations: {tuple(best)}", flush=True)
    print(f"against the shipped weights: {edge(kit, best, list(WEIGHTS), 4 * given.games, number):+.1f}")


if __name__ == "__main__":
    main()
