"""How far from clairvoyance: points alone of whoever knows the deal beforehand, beside the levels'.

    python bench/hashi_bound.py --deals 200

The solver of `tools/hashi_perfect.py` finishes all 18 islands of a deal, red flags by card 12 and blue ones by card 7
if that can be done (H6.2), and the rules count what it brings. It does not try to link six islands early, so the best
there is lies between its points and four more. Needs the extra `tools`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import fmean

from landbridge import FATE, catalogue
from landbridge.games.hashi.state import BRIDGE, DONE, PREPARE, TURN, WRITE

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.hashi_perfect import Deal, Solution, UndecidedError, open_board, random_deal, solve

# The goals' last cards for their higher value, dearest first.
EARLY: tuple[dict[str, int], ...] = ({"red": 12, "blue": 7}, {"red": 12}, {"blue": 7}, {})
SECONDS = 60.0  # for each of them


def way(side: str, deal: Deal) -> Solution | None:
    for by in EARLY:
        try:
            found = solve(open_board(side.lower()), deal, SECONDS, by=by)
        except UndecidedError:
            continue
        if found is not None:
            return found
    return None


def points(side: str, deal: Deal) -> int | None:
    """What the solver's way through a deal brings by the rules; None if it finds none."""
    found = way(side, deal)
    if found is None:
        return None
    game = catalogue.game("hashi")
    kit = game.kit(game.options_from({"side": side}))
    s = game.start(kit, 1)

    def do(seat: int, move: int) -> None:
        assert game.check(kit, s, seat, move) == 0, (seat, move)
        game.do(kit, s, seat, move)

    do(0, PREPARE + 2 * found.start_island + found.start_number - 3)
    for card, round_ in zip(deal, found.rounds, strict=True):
        same = [
            c
            for c in range(len(kit.fields.card_number))
            if (kit.fields.card_number[c], kit.fields.card_bridges[c]) == (card.number, card.bridges)
        ]
        do(FATE, next(TURN + c for c in same if game.check(kit, s, FATE, TURN + c) == 0))
        do(0, WRITE + round_.island)
        for line in round_.lines:
            do(0, BRIDGE + line)
        do(0, DONE)
    return game.points(kit, s, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Points of whoever knows the deal.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--side", default="A", choices=("A", "B"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    luck = Random(given.seed)
    found: list[int] = []
    for number in range(1, given.deals + 1):
        one = points(given.side, random_deal(luck))
        if one is not None:
            found.append(one)
        if found:
            told = f"{number} deals, {len(found)} solved: {fmean(found):.2f} points ({min(found)} to {max(found)})"
            print(told, end="\n" if number == given.deals else "\r", flush=True)


if __name__ == "__main__":
    main()
