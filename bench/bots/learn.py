"""Search better weights for Hashi's greedy bot, by playing alone on both sides.

    python bench/bots/learn.py --rounds 40

The cross-entropy method: try weights scattered around the present ones on the same deals, keep the best quarter, move
towards their mean, scatter like them. Half of the games begin with a random number, because with others at the table a
neighbour chooses it. Prints the weights for `games/hashi/bot/greedy.py` and what they bring on deals of their own.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean

import numpy as np

from landbridge import FATE, registry
from landbridge.core.game import Game, Kit
from landbridge.games.hashi.bot.greedy import WEIGHTS, planned

TRIED, KEPT = 36, 9
DEALS, EXAM = 60, 1000  # games a side for every trial; for the figure that is printed


def alone(game: Game, kit: Kit, weights: tuple[int, ...], deal: int, scattered: bool) -> int:
    """The points of one game alone."""
    luck = Random(deal)
    s = game.start(kit, 1)
    if scattered and luck.random() < 0.5:
        moves = game.offers(kit, s, 0)
        game.do(kit, s, 0, moves[luck.randrange(len(moves))])
    while acting := game.actors(kit, s):
        if acting >> FATE:
            cards = game.offers(kit, s, FATE)
            game.do(kit, s, FATE, cards[luck.randrange(len(cards))])
        else:
            game.do(kit, s, 0, planned(kit, s, 0, weights))
    return game.points(kit, s, 0)


def mean(game: Game, kits: list[Kit], weights: np.ndarray, first: int, count: int) -> float:
    whole = tuple(int(w) for w in np.round(weights))
    return fmean(alone(game, kit, whole, first + i, True) for kit in kits for i in range(count))


def main() -> None:
    parser = argparse.ArgumentParser(description="Search better weights for Hashi's greedy bot.")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = registry.game("hashi")
    kits = [game.kit(game.options_from({"side": side})).quick() for side in "AB"]
    rng = np.random.default_rng(given.seed)
    centre = np.array(WEIGHTS, float)
    width = np.maximum(6, abs(centre) * 0.3)
    print(f"start: {mean(game, kits, centre, 10**9, EXAM):.2f} points")
    for number in range(1, given.rounds + 1):
        tried = [centre, *(centre + width * rng.standard_normal(len(centre)) for _ in range(TRIED - 1))]
        points = [mean(game, kits, weights, number * DEALS, DEALS) for weights in tried]
        best = np.array([tried[i] for i in np.argsort(points)[::-1][:KEPT]])
        centre = (centre + best.mean(0)) / 2
        width = np.maximum(1, 0.6 * width + 0.4 * best.std(0))
        if number % 5 == 0 or number == given.rounds:
            exam = mean(game, kits, centre, 10**9, EXAM)
            print(
                f"round {number}: {exam:.2f} points with {tuple(int(w) for w in np.round(centre))}",
                flush=True,
            )


if __name__ == "__main__":
    main()
