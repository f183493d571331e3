"""Look for boards of River Dragons: symmetric patterns, improved step by step, ranked by taste (rulings RB0–RB3).

    python -m tools.boards.river_dragons --seed 1 --starts 24 --show 3

Prints the best as files to be copied, each with what the taste made of it. The same seed gives the same boards. RB4
is then measured with `landbridge arena river_dragons greedy greedy --games 2000`.

A pattern is a few points of which the symmetry (RB1) makes 27 islands. For every pattern the planks' lengths are
chosen so that no distance is within a millimetre of a reach (RB2) and every size has its share of the spans.
The taste, all of it ours: islands well apart and evenly over the water, no large hole, none crowded at a village; few
planks that brush past a stone by less than a millimetre; several ways for every player, so that one may be blocked.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import Counter
from itertools import combinations
from typing import NamedTuple

from landbridge.core.board import BoardError
from landbridge.games.river_dragons.board import Board, Point, draw, orbit, parse
from landbridge.games.river_dragons.state import COLOURS, SIZES, STONES, VILLAGES

RING = 210  # millimetres from the middle to each village
HALF_WIDTH, HALF_HEIGHT = 245, 225
VILLAGE, ISLAND, STONE, WIDTH = 25, 13, 11, 14  # radii, and the width of a plank
VILLAGE_POINTS = ((-RING, RING), (RING, RING), (2 * RING, 0), (RING, -RING), (-RING, -RING), (-2 * RING, 0))
SHORTEST, LONGEST = 66, 150  # millimetres a plank may have
GAPS = range(9, 16)  # by which each plank is longer than the one before
APART = 60.0  # millimetres between islands, as a wish
HOLE = 50.0  # farthest from any support that a point of the water may be, as a wish
STEPS = 1500


class Pattern(NamedTuple):
    """Points off the mirror axes (six islands each), and distances on an axis (three islands each)."""

    free: tuple[Point, ...]
    axis: tuple[int, ...]  # y of a point (0, y); both signs

    def islands(self) -> list[Point]:
        found: set[Point] = set()
        for point in (*self.free, *((0, y) for y in self.axis)):
            found |= orbit(point)
        return sorted(found, key=lambda p: (-p[1], p[0]))


def mm(point: Point) -> tuple[float, float]:
    return point[0] / 2, point[1] * math.sqrt(3) / 2


def some_pattern(luck: random.Random, free: int) -> Pattern:
    axis = (STONES - 6 * free) // 3
    points = []
    for _ in range(free):
        y = luck.randrange(20, 230)
        x = luck.randrange(10, 380)
        points.append((x + (x + y) % 2, y))
    return Pattern(tuple(points), tuple(2 * luck.randrange(-110, 110) for _ in range(axis)))


def moved(pattern: Pattern, luck: random.Random, far: int) -> Pattern:
    i = luck.randrange(len(pattern.free) + len(pattern.axis))
    if i < len(pattern.free):
        x, y = pattern.free[i]
        x, y = x + luck.randint(-2 * far, 2 * far), y + luck.randint(-far, far)
        points = [*pattern.free]
        points[i] = (x + (x + y) % 2, y)
        return pattern._replace(free=tuple(points))
    heights = [*pattern.axis]
    heights[i - len(pattern.free)] += 2 * luck.randint(-far, far)
    return pattern._replace(axis=tuple(heights))


# --- taste ------------------------------------------------------------------------------------------------

WATER = [
    (x, y)
    for x in range(0, 240, 12)
    for y in range(0, 220, 12)
    if math.hypot(x, y) <= 215 and math.atan2(y, x or 1e-9) >= math.pi / 6  # one of six like wedges
]


def layout(islands: list[Point]) -> dict[str, float]:
    """What is bad about where the islands are."""
    places = [mm(p) for p in islands]
    villages = [mm(p) for p in VILLAGE_POINTS]
    bad = {"count": 40.0 * abs(len(islands) - STONES)}
    near = [min(math.dist(p, q) for q in places if q != p) for p in places]
    bad["close"] = sum(max(0.0, APART - d) for d in near) / 2
    shore = [math.dist(p, v) for p in places for v in villages]
    bad["shore"] = sum(max(0.0, VILLAGE + ISLAND + 14 - d) for d in shore)
    bad["rim"] = sum(
        max(0.0, abs(x) + ISLAND + 10 - HALF_WIDTH) + max(0.0, abs(y) + ISLAND + 10 - HALF_HEIGHT)
        for x, y in places
    )
    spots = places + [(x * (1 - VILLAGE / RING), y * (1 - VILLAGE / RING)) for x, y in villages]
    holes = [min(math.dist(w, s) for s in spots) for w in WATER]
    bad["holes"] = sum(max(0.0, h - HOLE) for h in holes) / 4
    return bad


def lengths_for(islands: list[Point]) -> tuple[float, tuple[int, ...]]:
    """The six lengths that suit a pattern best, and how badly they do; 99 if none do."""
    points = [*VILLAGE_POINTS, *islands]
    apart: list[float] = []  # as if between two stones: a village's rim is taken off
    for a, b in combinations(range(len(points)), 2):
        if b >= VILLAGES:
            d = math.dist(mm(points[a]), mm(points[b])) - (VILLAGE if a < VILLAGES else 0)
            if d <= LONGEST:
                apart.append(d)
    clear = [n for n in range(SHORTEST, LONGEST + 1) if all(abs(d - (n - STONE)) > 1.02 for d in apart)]
    closest = min(math.dist(mm(p), mm(q)) for p, q in combinations(islands, 2))
    clear = [n for n in clear if n <= 3 * closest]
    below = {n: sum(d <= n - STONE for d in apart) for n in clear}
    # Step by step the best way to get to each length; every size wants a share of the spans of its own.
    best: dict[int, tuple[float, tuple[int, ...]]] = {
        n: (abs(below[n] - 14) / 3, (n,)) for n in clear if 70 <= n <= 90
    }
    for _ in range(SIZES - 1):
        longer: dict[int, tuple[float, tuple[int, ...]]] = {}
        for n in clear:
            ways = [
                (cost + max(0, 7 - (below[n] - below[m])) + abs(n - m - 12) / 4, (*chosen, n))
                for m, (cost, chosen) in best.items()
                if n - m in GAPS
            ]
            if ways:
                longer[n] = min(ways)
        best = longer
    return min(best.values(), default=(99.0, ()))


def board_of(islands: list[Point], lengths: tuple[int, ...], name: str = "Delta") -> Board:
    return Board(
        name, HALF_WIDTH, HALF_HEIGHT, VILLAGE, ISLAND, STONE, WIDTH, lengths, VILLAGE_POINTS,
        tuple(islands), names_for(islands),
    )  # fmt: skip


def ways(board: Board) -> dict[str, float]:
    """What is bad about getting across; every village sees the same pattern, so that one is asked."""
    pink = COLOURS.index("pink")
    goal = (pink + 3) % VILLAGES
    shortest = board.shortest(pink, goal)
    bad = {"way": 30.0 * max(0, 5 - shortest) + 30.0 * max(0, shortest - 6)}
    near = sum(size <= 3 for size in board.links[pink].values())
    bad["reach"] = 10.0 * max(0, 3 - near) + 2.0 * max(0, near - 5)
    return bad


def brushes(board: Board) -> int:
    """Spans in reach that pass a stone by less than a millimetre, or cover one by less: hard to judge by eye."""
    found = 0
    for a, near in board.links.items():
        for b in near:
            for c in range(VILLAGES, len(board.spots)):
                if a < b and c not in (a, b):
                    p, q, r = (mm(board.spots[i]) for i in (a, b, c))
                    ux, uy = q[0] - p[0], q[1] - p[1]
                    along = ((r[0] - p[0]) * ux + (r[1] - p[1]) * uy) / (ux * ux + uy * uy)
                    if 0 < along < 1:
                        off = abs(ux * (r[1] - p[1]) - uy * (r[0] - p[0])) / math.hypot(ux, uy)
                        found += abs(off - STONE - WIDTH / 2) < 1
    return found


def taste(pattern: Pattern) -> tuple[float, tuple[int, ...], dict[str, float]]:
    islands = pattern.islands()
    bad = layout(islands)
    lengths: tuple[int, ...] = ()
    if len(islands) == STONES and sum(bad.values()) < 60:
        bad["lengths"], lengths = lengths_for(islands)
        if lengths:
            bad |= ways(board_of(islands, lengths))
    else:
        bad["lengths"] = 120.0
    return sum(bad.values()), lengths, bad


def names_for(islands: list[Point]) -> tuple[str, ...]:
    """As on a map: a letter for the column, a number for the row, on the coarsest grid that tells all apart."""
    for columns, rows in sorted(
        ((c, r) for c in range(6, 16) for r in range(6, 16)), key=lambda g: g[0] * g[1]
    ):
        cells = [
            (
                int((mm(p)[0] + HALF_WIDTH) * columns / (2 * HALF_WIDTH)),
                int((HALF_HEIGHT - mm(p)[1]) * rows / (2 * HALF_HEIGHT)),
            )
            for p in islands
        ]
        if len(set(cells)) == len(islands):  # empty columns at the sides get no letter
            left, top = min(column for column, _ in cells), min(row for _, row in cells)
            return tuple(f"{'abcdefghijklmno'[column - left]}{row - top + 1}" for column, row in cells)
    return tuple(f"{'abcdefghijklmno'[i // 9]}{i % 9 + 1}" for i in range(len(islands)))


# --- looking ----------------------------------------------------------------------------------------------


def improved(luck: random.Random, free: int, steps: int) -> tuple[float, Pattern]:
    """A random pattern, moved about as long as it gets better; worse is accepted less and less."""
    here = some_pattern(luck, free)
    cost = taste(here)[0]
    best = cost, here
    for step in range(steps):
        heat = 8.0 * (1 - step / steps) ** 2 + 0.05
        there = moved(here, luck, 24 if step < steps // 3 else 6 if step < 2 * steps // 3 else 2)
        new = taste(there)[0]
        if new <= cost or luck.random() < math.exp((cost - new) / heat):
            here, cost = there, new
            if cost < best[0]:
                best = cost, here
    return best


def describe(board: Board, cost: float, bad: dict[str, float]) -> str:
    pink = COLOURS.index("pink")
    found = Counter(len(way) - 1 for way in board.own_ways(pink, pink + 3))
    sizes = Counter(size for a, near in board.links.items() for b, size in near.items() if a < b)
    own = ", ".join(f"{n} of {k} planks" for k, n in sorted(found.items()))
    spans = ", ".join(f"{size}: {sizes[size]}" for size in range(1, SIZES + 1))
    said = ", ".join(f"{k} {v:.1f}" for k, v in bad.items() if v >= 0.05) or "nothing"
    return (
        f"Shortest way {board.shortest(pink, pink + 3)} planks; ways from the own reserve: {own or 'none'}.\n"
        f"Spans by the smallest plank that reaches: {spans}. Brushed stones: {brushes(board)}.\n"
        f"Taste {cost:.1f}: {said}."
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--starts", type=int, default=24)
    arguments.add_argument("--steps", type=int, default=STEPS)
    arguments.add_argument("--show", type=int, default=3)
    given = arguments.parse_args()
    found: list[tuple[float, str]] = []
    for start in range(given.starts):
        luck = random.Random(f"river dragons {given.seed} {start}")
        cost, pattern = improved(luck, luck.choice((3, 3, 4)), given.steps)
        _, lengths, bad = taste(pattern)
        print(f"start {start}: {cost:.1f}", file=sys.stderr, flush=True)
        if not lengths:
            continue
        board = board_of(pattern.islands(), lengths)
        remark = f"Seed {given.seed}, start {start}.\n{describe(board, cost, bad)}"
        text = draw(board, remark)
        try:
            parse(text, f"start {start}")
        except BoardError as error:
            print(f"start {start} is dropped: {error.problems[0].ruling}", file=sys.stderr, flush=True)
            continue
        found.append((cost + brushes(board), text))
    for _, text in sorted(found)[: given.show]:
        print(text)


if __name__ == "__main__":
    main()
