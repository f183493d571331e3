"""Look for Hashi boards: random ones, improved step by step, ranked by taste (rulings HB1–HB4).

    python -m tools.boards.hashi A --seed 1 --starts 40 --show 5

Prints the best as files to be copied, each with a picture and what the taste made of it. The same seed gives
the same boards. A person chooses by eye; HB5 is then measured with `tools/boards/hashi_perfect.py`. Needs the extra
`tools` (OR-Tools).

The taste, all of it ours: islands evenly over rows, columns and quarters, some in the corners, few clumps and
holes; many islands with three and four lines and few chains of islands that have only two; no line or island
whose loss cuts the board in two; lines of different lengths, short ones on side A, longer and more crossed
ones on side B; crossings that share their lines, so that there is room for 33 bridges (a board without it is
dropped); flags of one colour far apart, over all quarters, beside islands without a flag.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from ortools.sat.python import cp_model
from rich.console import Console
from rich.progress import Progress

from landbridge.games.hashi.board import (
    CROSSINGS,
    FLAGS,
    ISLANDS,
    SIDES,
    SIZE,
    Board,
    Island,
    crossings,
    draw,
    neighbours,
    parse,
    picture,
    pieces,
)

Spot = tuple[int, int]  # column, row
FORBIDDEN = 10.0  # for each thing a ruling forbids: more than any taste can make up for
ROOM = {"A": 3, "B": 4}  # so many lines may be lost to crossings before it gets tight
STEPS = 4000
FLAG_STEPS = 1500


def layout_taste(side: str, spots: Sequence[Spot]) -> dict[str, float]:
    """What is good and bad about where the islands are, flags aside."""
    islands = [Island(column, row, "") for row, column in sorted((row, column) for column, row in spots)]
    lines = neighbours(islands)
    level = [islands[i].row == islands[j].row for i, j in lines]
    crossed = [(m, n) if level[m] else (n, m) for m, n in crossings(islands, lines)]
    degree = Counter(end for line in lines for end in line)
    lengths = [islands[j].column - islands[i].column + islands[j].row - islands[i].row for i, j in lines]
    taken = set(spots)
    return {
        "rulings": -FORBIDDEN * _broken_rulings(side, islands, lines, len(crossed)),
        "spread": -_unevenness(islands),
        "clumps": -1.0 * sum(_full(taken, x, y, 2) for x in range(SIZE - 1) for y in range(SIZE - 1)),
        "holes": -1.0 * sum(_empty(taken, x, y, 2) for x in range(SIZE - 1) for y in range(SIZE - 1)) / 2,
        "corners": 0.3 * min(sum((x, y) in taken for x in (0, SIZE - 1) for y in (0, SIZE - 1)), 3),
        "busy islands": 0.4 * min(sum(d >= 3 for d in degree.values()), 10),
        "four lines": 0.6 * min(sum(d == 4 for d in degree.values()), 3),
        "chains": -0.3 * sum(degree[i] == degree[j] == 2 for i, j in lines),
        "lengths": _length_taste(side, lengths),
        "crossings": _crossing_taste(side, crossed),
        "weak spots": -_weak_spots(len(islands), lines),
    }


def flag_taste(islands: Sequence[Island]) -> dict[str, float]:
    """What is good and bad about the flags."""
    near = neighbours(islands)
    degree = Counter(end for line in near for end in line)
    clash = sum(bool(islands[i].flag) and islands[i].flag == islands[j].flag for i, j in near)
    mixed = sum(bool(islands[i].flag) and bool(islands[j].flag) for i, j in near)
    apart, quarters, alleys = 0.0, 0.0, 0.0
    for flag in FLAGS:
        flagged = [island for island in islands if island.flag == flag]
        steps = [abs(a.column - b.column) + abs(a.row - b.row) for a, b in combinations(flagged, 2)]
        apart += 0.8 * min(min(steps), 4) + 0.1 * sum(steps)
        quarters += 1.0 * len({(2 * f.column // SIZE, 2 * f.row // SIZE) for f in flagged})
        alleys -= 0.5 * (len(flagged) - len({f.column for f in flagged}))
        alleys -= 0.5 * (len(flagged) - len({f.row for f in flagged}))
    flag_degrees = [degree[i] for i, island in enumerate(islands) if island.flag]
    return {
        "flag rulings": -FORBIDDEN * clash,
        "flags apart": apart,
        "flags over the quarters": quarters,
        "flags in one row": alleys,
        "flags side by side": -0.8 * mixed,
        "flags of two and three lines": 0.4 * min(sum(d == 2 for d in flag_degrees), 3)
        + 0.4 * min(sum(d == 3 for d in flag_degrees), 3),
    }


def _broken_rulings(
    side: str, islands: Sequence[Island], lines: Sequence[tuple[int, int]], crossed: int
) -> int:
    degree = Counter(end for line in lines for end in line)
    least, most = CROSSINGS[side]
    in_row = Counter(island.row for island in islands)
    in_column = Counter(island.column for island in islands)
    return (
        max(0, least - crossed, crossed - most)  # HB3
        + sum(max(0, 2 - degree[i]) for i in range(len(islands)))  # HB4
        + max(0, 6 - sum(d >= 3 for d in degree.values()))
        + (4 not in degree.values())
        + len(pieces(len(islands), lines))
        - 1
        + sum(
            not 2 <= count[n] <= 4 for count in (in_row, in_column) for n in range(SIZE)
        )  # no ruling, but asked for
    )


def _unevenness(islands: Sequence[Island]) -> float:
    half = SIZE // 2
    quarters = Counter((island.column // half, island.row // half) for island in islands)
    uneven = sum((quarters[x, y] - ISLANDS / 4) ** 2 - 0.25 for x in range(2) for y in range(2))
    for count in (Counter(island.row for island in islands), Counter(island.column for island in islands)):
        uneven += sum((count[n] - ISLANDS / SIZE) ** 2 for n in range(SIZE)) / 2
    return 0.3 * uneven


def _full(taken: set[Spot], column: int, row: int, size: int) -> bool:
    return all((column + x, row + y) in taken for x in range(size) for y in range(size))


def _empty(taken: set[Spot], column: int, row: int, size: int) -> bool:
    return not any((column + x, row + y) in taken for x in range(size) for y in range(size))


def _length_taste(side: str, lengths: Sequence[int]) -> float:
    kinds = Counter(lengths)
    if side == "A":
        return 0.15 * min(kinds[2], 8) + 0.2 * min(kinds[3], 4) - 0.7 * kinds[4] - 2.0 * kinds[5]
    return 0.1 * min(kinds[2], 8) + 0.4 * min(kinds[3], 6) + 0.4 * min(kinds[4], 2) - 1.0 * kinds[5]


def _crossing_taste(side: str, crossed: Sequence[tuple[int, int]]) -> float:
    wanted = 5 if side == "A" else 9
    often = Counter(line for pair in crossed for line in pair)
    return (
        -0.7 * abs(len(crossed) - wanted)
        - 0.5 * sum(times > 3 for times in often.values())
        - 1.5 * max(0, _lines_lost(crossed) - ROOM[side])
    )


def _lines_lost(crossed: Sequence[tuple[int, int]]) -> int:
    """How many lines must stay empty so that no bridges cross; each pair has the line across first.

    By König's theorem that is the size of the largest matching. Crossings that share their lines cost little,
    and the 33 bridges of a full board need their room.
    """
    meets: dict[int, list[int]] = {}
    for across, down in crossed:
        meets.setdefault(across, []).append(down)
    partner: dict[int, int] = {}

    def place(across: int, seen: set[int]) -> bool:
        for down in meets[across]:
            if down not in seen:
                seen.add(down)
                if down not in partner or place(partner[down], seen):
                    partner[down] = across
                    return True
        return False

    return sum(place(across, set()) for across in meets)


def roomy(board: Board) -> bool:
    """Whether, whichever number is missing, the numbers fit on the islands with bridges that do not cross.

    HB5 without the order of the cards: a board that fails here fails every deal that lacks that number.
    """
    return all(_fits(board, missing) for missing in range(1, 7))


def _fits(board: Board, missing: int) -> bool:
    start = 4 if missing % 2 else 3  # the sum of all numbers is twice the bridges
    stock = Counter(dict.fromkeys(range(1, 7), 3)) - Counter([missing]) + Counter([start])
    model = cp_model.CpModel()
    bridges = [model.new_int_var(0, 2, f"bridges {n}") for n in range(len(board.lines))]
    used = [model.new_bool_var(f"used {n}") for n in range(len(board.lines))]
    for n, line_used in enumerate(used):
        model.add(bridges[n] <= 2 * line_used)
    for one, other in board.crossings:
        model.add_at_most_one([used[one], used[other]])
    has = [{v: model.new_bool_var(f"{i} is {v}") for v in stock} for i in range(len(board.islands))]
    for i, numbers in enumerate(has):
        model.add_exactly_one(numbers.values())
        leading = [bridges[n] for n, line in enumerate(board.lines) if i in line]
        model.add(sum(leading) == sum(v * chosen for v, chosen in numbers.items()))
    for v, count in stock.items():
        model.add(sum(numbers[v] for numbers in has) == count)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = 20
    return bool(solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE))


def _weak_spots(count: int, lines: Sequence[tuple[int, int]]) -> float:
    """Lines and islands whose loss would cut the board in two."""
    weak = 0.0
    for line in lines:
        weak += 1.5 * (len(pieces(count, [other for other in lines if other != line])) > 1)
    for i in range(count):
        # An island alone is always a piece, so a sound board falls into exactly two.
        weak += 0.7 * (len(pieces(count, [line for line in lines if i not in line])) > 2)
    return weak


def _anneal_layout(side: str, rng: random.Random) -> tuple[list[Spot], float]:
    every = [(column, row) for row in range(SIZE) for column in range(SIZE)]
    rng.shuffle(every)
    spots, water = every[:ISLANDS], every[ISLANDS:]
    score = sum(layout_taste(side, spots).values())
    best, best_score = list(spots), score
    for step in range(STEPS):
        heat = 2.0 * (1 - step / STEPS) ** 2 + 0.05
        i, w = rng.randrange(len(spots)), rng.randrange(len(water))
        spots[i], water[w] = water[w], spots[i]
        new = sum(layout_taste(side, spots).values())
        if new >= score or rng.random() < math.exp((new - score) / heat):
            score = new
            if score > best_score:
                best, best_score = list(spots), score
        else:
            spots[i], water[w] = water[w], spots[i]
    return best, best_score


def _anneal_flags(spots: Sequence[Spot], rng: random.Random) -> tuple[list[Island], float]:
    places = sorted((row, column) for column, row in spots)
    flags = [flag for flag, needed in FLAGS.items() for _ in range(needed)]
    flags += [""] * (ISLANDS - len(flags))
    rng.shuffle(flags)

    def islands() -> list[Island]:
        return [Island(column, row, flag) for (row, column), flag in zip(places, flags, strict=True)]

    score = sum(flag_taste(islands()).values())
    best, best_score = islands(), score
    for step in range(FLAG_STEPS):
        heat = 1.0 * (1 - step / FLAG_STEPS) ** 2 + 0.02
        i, j = rng.sample(range(ISLANDS), 2)
        if flags[i] == flags[j]:
            continue
        flags[i], flags[j] = flags[j], flags[i]
        new = sum(flag_taste(islands()).values())
        if new >= score or rng.random() < math.exp((new - score) / heat):
            score = new
            if score > best_score:
                best, best_score = islands(), score
        else:
            flags[i], flags[j] = flags[j], flags[i]
    return best, best_score


def find(side: str, rng: random.Random) -> tuple[float, Board]:
    """One board from one random start, and how well it pleases; -inf where the numbers have no room."""
    spots, layout_score = _anneal_layout(side, rng)
    islands, flag_score = _anneal_flags(spots, rng)
    lines = neighbours(islands)
    crossed = crossings(islands, lines)
    board = Board(f"Side {side}", side, tuple(islands), tuple(lines), tuple(crossed))
    return layout_score + flag_score if roomy(board) else -math.inf, board


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Look for Hashi boards that satisfy HB1 to HB4 and please.")
    parser.add_argument("side", choices=SIDES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--starts", type=int, default=40, help="random starts; each takes seconds")
    parser.add_argument("--show", type=int, default=5, help="how many of the best to print")
    options = parser.parse_args(arguments)
    console = Console(highlight=False)
    found: dict[tuple[Island, ...], tuple[float, int, Board]] = {}
    with Progress(console=console, transient=True) as progress:
        for start in progress.track(range(options.starts), description=f"side {options.side}"):
            # A seed of its own for each start: more starts never change the earlier boards.
            score, board = find(options.side, random.Random(f"{options.side} {options.seed} {start}"))
            if score > -math.inf:
                found[board.islands] = (score, start, board)
    ranked = sorted(found.values(), key=lambda entry: (-entry[0], entry[1]))
    for score, start, board in ranked[: options.show]:
        parse(draw(board))  # refused here rather than when somebody plays it
        taste = layout_taste(options.side, [(i.column, i.row) for i in board.islands]) | flag_taste(
            board.islands
        )
        console.print(
            f"# start {start} of seed {options.seed}: {score:.2f}, {len(board.crossings)} crossings"
        )
        console.print(
            "# " + ", ".join(f"{name} {value:+.1f}" for name, value in taste.items()), soft_wrap=True
        )
        console.print(picture(board), markup=False)
        console.print(draw(board), markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
