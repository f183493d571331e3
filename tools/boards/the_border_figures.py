"""What greedy bots make of a map of The Border: BB4's completion rates, BB6's shares by board, rounds and scores.

    python -m tools.boards.the_border_figures --games 12000            # the shipped map, four players
    python -m tools.boards.the_border_figures --seats 2 --board my.toml

Compiled games with the luck of playouts, hundreds a second; `landbridge arena` plays the same bots at a real table.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from landbridge.games.the_border import Options, TheBorder
from landbridge.games.the_border.board import BOARDS
from tools.boards.the_border_loops import completion, greedy_games, points, shares


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--board", type=Path)
    given = parser.parse_args()
    text = given.board.read_text(encoding="utf-8") if given.board else ""
    kit = TheBorder().kit(Options(board=text))
    seats = given.seats
    states = greedy_games(kit, seats, given.games, 1_000_000 * given.seed)

    rates = 100 * completion(states, seats)
    names = [f"{area.motif} {area.value}" for area in kit.board.areas]
    print("completed, % of sheets:", ", ".join(f"{n} {r:.1f}" for n, r in zip(names, rates, strict=True)))
    won = shares(states, seats)
    board = states["board"][:, :seats]
    # A board is not dealt in every game to fewer than four; its share is of the games it was in.
    print("wins by board, %:", " ".join(f"{100 * won[board == b].mean():.2f}" for b in range(BOARDS)))
    rounds = states["round_no"].astype(int)
    first = (states["active"].astype(int) - (rounds - 1)) % seats
    turn = (np.arange(seats) - first[:, None]) % seats
    print("wins by order of play, %:", " ".join(f"{100 * won[turn == t].mean():.2f}" for t in range(seats)))
    scores = points(states, seats)
    for name, values in (("rounds", rounds), ("points", scores), ("winner's points", scores.max(axis=1))):
        least, low, middle, high, most = np.percentile(values, (0, 10, 50, 90, 100))
        spread = f"{least:.0f} · {low:.0f} · {middle:.0f} · {high:.0f} · {most:.0f}"
        print(f"{name}: mean {values.mean():.2f}; least, tenth, median, nine tenths, most: {spread}")


if __name__ == "__main__":
    main()
