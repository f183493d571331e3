"""What the strongest level's search and a hint cost: processor time at moments spread over games of two.

python bench/bots/hints.py --games 5
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import fmean

import landbridge
from landbridge import Dealer, Match
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.reviewing.judging import level_of

MOMENTS = 0.15  # part of the decisions
WARM = 2  # the first few compile or load what there is


def seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def costs(name: str, games: int) -> tuple[list[float], list[float]]:
    """Of searches, and of hints."""
    game = landbridge.game(name)
    kit = game.kit().compiled()
    level, player = level_of(game, kit), bots.find(game, "club")
    searches: list[float] = []
    hints: list[float] = []
    for number in range(games):
        rng = Random(f"{name} {number}")
        match = Match(game, kit, ["A", "B"], Dealer(rng.randbytes(32)))
        match.deal()
        while not match.over:
            seat = match.acting[0]
            view = match.view(seat)
            if rng.random() < MOMENTS:
                luck = rng.getrandbits(30)
                searches.append(seconds(partial(search.tried, level, game, kit, view, seat, luck, None)))
                hints.append(seconds(partial(search.expected, level, game, kit, view, seat, rng)))
            match.make(seat, player(game, kit, view, seat, rng, None))
            match.deal()
    return searches[WARM:], hints[WARM:]


def main() -> None:
    parser = argparse.ArgumentParser(description="What searches and hints cost.")
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    for name in landbridge.game_names():
        for what, found in zip(("search", "hint"), costs(name, given.games), strict=True):
            print(f"{name}: {what} {fmean(found):.3f} s, {max(found):.3f} at most ({len(found)} moments)")


if __name__ == "__main__":
    main()
