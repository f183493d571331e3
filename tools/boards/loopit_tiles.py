"""Looks for a set of tiles: so many dead ends, straights, curves, branches and crossings that games go on (LB4).

python -m tools.boards.loopit_tiles --games 300 --best 12

All directions of a shape are alike, so none is favoured (LB2). Values fall with the number of ends: 7–8 for dead
ends, 4–6 for two, 2–3 for three, 1 for crossings. Sets are ranked by the games that die before 20 tiles are laid, then
by how many tiles nine games in ten lay; every set is played by greedy players with the same luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NamedTuple

import landbridge
from landbridge.games.loopit import board as boards
from landbridge.games.loopit.board import Board, Tiles
from tools.boards.loopit_figures import Figures, figures, row

SHAPES = {
    "dead": (1, 2, 4, 8),
    "straight": (5, 10),
    "curve": (3, 6, 12, 9),
    "branch": (7, 14, 13, 11),
    "cross": (15,),
}
VALUES = {1: (8, 7), 2: (6, 5, 4), 3: (3, 2), 4: (1,)}  # by number of ends, the dearest first


class Mix(NamedTuple):
    """How many tiles of each direction of a shape."""

    dead: int
    straight: int
    curve: int
    branch: int
    cross: int


def mixes() -> Iterator[Mix]:
    """Every set of 81 in reason: none of the shapes rare, none the rule."""
    for dead in (1, 2, 3):
        for straight in range(4, 13, 2):
            for curve in range(2, 8):
                for branch in range(4, 10):
                    cross = 81 - 4 * dead - 2 * straight - 4 * curve - 4 * branch
                    if 3 <= cross <= 15:
                        yield Mix(dead, straight, curve, branch, cross)


def board_of(mix: Mix, bonus: tuple[int, ...]) -> Board:
    kinds: dict[tuple[int, int], int] = {}
    for shape, directions in SHAPES.items():
        for ends in directions:
            values = VALUES[ends.bit_count()]
            for i in range(getattr(mix, shape)):
                kind = ends, values[i % len(values)]
                kinds[kind] = kinds.get(kind, 0) + 1
    tiles = tuple(Tiles(ends, value, count) for (ends, value), count in sorted(kinds.items()))
    return Board(" ".join(map(str, mix)), tiles, bonus)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300, help="games of each set for each number of players")
    parser.add_argument("--best", type=int, default=12, help="how many are listed and played again, longer")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    args = parser.parse_args()
    game = landbridge.game("loopit")
    bonus = boards.load().bonus
    found: list[tuple[float, float, Mix]] = []
    for mix in mixes():
        kit = game.kit(game.options_from({"board": boards.draw(board_of(mix, bonus))})).compiled()
        told: list[Figures] = [figures(kit, seats, args.games) for seats in args.seats]
        if all(f.holds() for f in told):
            found.append((max(f.stopped for f in told), -min(f.tenth for f in told), mix))
    print(f"{len(found)} of {len(list(mixes()))} sets keep LB4")
    for _, _, mix in sorted(found)[: args.best]:
        kit = game.kit(game.options_from({"board": boards.draw(board_of(mix, bonus))})).compiled()
        print(mix)
        for seats in args.seats:
            print(row(seats, figures(kit, seats, 5 * args.games, first=10**6)), flush=True)


if __name__ == "__main__":
    main()
