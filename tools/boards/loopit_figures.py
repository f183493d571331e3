"""How Loopit plays between greedy players: tiles laid, exchanges, and what beginning is worth (LB4).

python -m tools.boards.loopit_figures --games 1000                      # the shipped tiles, all numbers of players
python -m tools.boards.loopit_figures --board my.toml --option rounds=book
landbridge arena loopit greedy greedy --games 1000 --records FOLDER
python -m tools.boards.loopit_figures --records FOLDER                  # the same from the records of an arena
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import NamedTuple

import numpy as np

import landbridge
from landbridge.core.game import Kit
from landbridge.games.loopit.bot.playout import EXCHANGES, FULL, PASSES, TURNS, play_greedy
from landbridge.games.loopit.state import TILES


class Figures(NamedTuple):
    """Of many games between greedy players."""

    median: float  # tiles on the board at the end, the start tile among them
    tenth: float  # nine games in ten lay at least so many
    whole: float  # share of the games in which all are laid
    stopped: float  # share of the games that end before 20 are
    exchanges: float  # share of the turns
    passes: float
    full: float  # share of the turns with three lays
    points: float  # a turn
    turns: float  # a game
    first: float  # share of the wins of whoever begins

    def holds(self) -> bool:
        """LB4."""
        return self.median >= 60 and self.tenth >= 50 and self.exchanges < 0.1


def figures(kit: Kit, seats: int, games: int, first: int = 0) -> Figures:
    played = play_greedy(kit, seats, games, first)
    states, tallies = played.states, played.tallies
    laid = (states["lies"] >= 0).sum(axis=1)
    score = states["score"][:, :seats].astype(int)
    best = score == score.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    turns = tallies[:, TURNS].sum()
    everything = TILES - states["gone_count"] - states["thrown_count"].sum(axis=1)
    return Figures(
        median=float(np.median(laid)),
        tenth=float(np.percentile(laid, 10, method="lower")),
        whole=float((laid == everything).mean()),
        stopped=float((laid < 20).mean()),
        exchanges=float(tallies[:, EXCHANGES].sum() / turns),
        passes=float(tallies[:, PASSES].sum() / turns),
        full=float(tallies[:, FULL].sum() / turns),
        points=float(score.sum() / turns),
        turns=float(tallies[:, TURNS].mean()),
        first=float(shares[np.arange(games), states["first"]].mean()),
    )


def of_records(folder: Path) -> tuple[int, Figures]:
    """The same figures from records, read as a person reads them; and how many played."""
    laid, full, exchanges, passes, turns, points, first, whole = [], 0, 0, 0, 0, 0, 0.0, 0
    seats = 0
    for file in sorted(folder.iterdir()):
        lines = file.read_text(encoding="utf-8").splitlines()
        result = next(line for line in lines if line.startswith("= ")).split()
        scores = [int(word) for word in result[2::2]]
        seats = len(scores)
        begins = "ABCD".index(next(word for word in lines[1].split() if word.startswith("first_"))[-1])
        first += (scores[begins] == max(scores)) / scores.count(max(scores))
        count, who = 1, ""
        for word in " ".join(lines[1:]).split(" = ")[0].split():
            if word in ("tile", *"ABCD"[:seats]):
                who = word
                turns += word != "tile"
                this_turn = 0
            elif who != "tile":
                exchanges += word == "exchange"
                passes += word == "pass"
                if re.fullmatch(r"[NESW]+\d_[a-m]\d+", word):
                    this_turn += 1
                    count += 1
                    full += this_turn == 3
        laid.append(count)
        whole += count == TILES
        points += sum(scores)
    games = len(laid)
    return seats, Figures(
        median=float(np.median(laid)),
        tenth=float(np.percentile(laid, 10, method="lower")),
        whole=whole / games,
        stopped=sum(n < 20 for n in laid) / games,
        exchanges=exchanges / turns,
        passes=passes / turns,
        full=full / turns,
        points=points / turns,
        turns=turns / games,
        first=first / games,
    )


HEADINGS = (
    "players",
    "median",
    "9 in 10",
    "all %",
    "<20 %",
    "exch %",
    "pass %",
    "full %",
    "points",
    "turns",
    "first %",
)


def row(seats: int, f: Figures) -> str:
    share = (f.whole, f.stopped, f.exchanges, f.passes, f.full)
    cells = [f"{f.median:.0f}", f"{f.tenth:.0f}", *(f"{100 * x:.1f}" for x in share), f"{f.points:.1f}"]
    cells += [f"{f.turns:.1f}", f"{100 * f.first:.1f}"]
    return " | ".join([f"{seats:>7}", *(f"{c:>7}" for c in cells)]) + (
        "" if f.holds() else "   LB4 does not hold"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first game: other numbers, other luck"
    )
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--board", type=Path)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--records", type=Path, help="figures from the records in this folder instead")
    args = parser.parse_args()
    print(" | ".join(f"{h:>7}" for h in HEADINGS))
    if args.records:
        print(row(*of_records(args.records)))
        return
    game = landbridge.game("loopit")
    given = dict(text.split("=", 1) for text in args.option)
    if args.board:
        given["board"] = args.board.read_text(encoding="utf-8")
    kit = game.kit(game.options_from(given)).compiled()
    for seats in args.seats:
        print(row(seats, figures(kit, seats, args.games, args.first)), flush=True)


if __name__ == "__main__":
    main()
