"""Look for maps of The Border: a geometry, a cut into segments, four colourings (rulings BB1–BB5), played for BB4.

    python -m tools.boards.the_border --seed 1 --maps 40 --cuts 6 --games 250 --keep 3 --out found/

1. *Land.* Nine seeds with weights in an ellipse of hexagons; a hexagon belongs to its nearest seed, the border runs
   where owners meet and along the coast. Annealing moves the seeds until the border has exactly 86 spaces, the nine
   rings have clearly different lengths, the top area is the fourth-longest and areas with longer rings are larger.
2. *Cut.* CP-SAT covers the border by chains of 2 to 5 that do not touch themselves, six of each, with a white space
   upper left and one lower right; the total of the segments a ring touches rises with its length (BB4). After the games
   the cut is made anew, with longer segments at areas that were completed too often and shorter ones at the others.
3. *Colours.* CP-SAT puts one segment of each length into each of six groups, no two neighbours into one; the four
   boards are shifts of one order of colours, so that no segment has a colour twice (BB5) and the book's example can be
   played (BB3).
4. *Games.* Greedy bots play; a map is the better, the less any area is completed on fewer than 25 or more than 75 of
   100 sheets (BB4).

Everything follows from the seed. Needs the extra `tools` (OR-Tools) and Numba. A person chooses by eye.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from ortools.sat.python import cp_model

from landbridge.core.board import BoardError
from landbridge.games.the_border import Options, TheBorder
from landbridge.games.the_border.board import (
    COLOUR_LETTERS,
    MOTIFS,
    VALUES,
    WHITE,
    Board,
    draw,
    drawing,
    parse,
)
from landbridge.games.the_border.hexes import Spot, neighbours, pieces, reading_order
from landbridge.games.the_border.state import SPACES
from tools.boards.the_border_loops import completion, greedy_games

WIDTH, HEIGHT = 17, 15
AREAS = 9
VILLA = 3  # the top area is the fourth-longest (B4.4)
LOW, HIGH = 0.25, 0.75  # BB4
LONGEST_RING, SHORTEST_RING = 20, 10  # a wider range makes the ends a gift and a dead land
EFFORT = {2: 12, 3: 20, 4: 30, 5: 40}  # of a segment in a ring, about as the bot sees it


# --- 1 land -----------------------------------------------------------------------------------------------


class Seed(NamedTuple):
    x: float
    y: float
    weight: float


class Land(NamedTuple):
    """Insides of the areas, the longest ring first, and the border."""

    insides: tuple[frozenset[Spot], ...]
    border: frozenset[Spot]

    def ring(self, area: int) -> set[Spot]:
        return {n for spot in self.insides[area] for n in around(spot) if n in self.border}


@cache
def around(spot: Spot) -> tuple[Spot, ...]:
    return tuple(neighbours(spot))


def centre(spot: Spot) -> tuple[float, float]:
    return spot[0] + (spot[1] % 2) / 2, spot[1] * math.sqrt(3) / 2


MIDDLE = centre((WIDTH // 2, HEIGHT // 2))


def settle(seeds: Sequence[Seed], radius: tuple[float, float]) -> tuple[list[set[Spot]], set[Spot]]:
    """Who owns which hexagon, and the border between them."""
    owner: dict[Spot, int] = {}
    for row in range(HEIGHT):
        for column in range(WIDTH):
            x, y = centre((column, row))
            if ((x - MIDDLE[0]) / radius[0]) ** 2 + ((y - MIDDLE[1]) / radius[1]) ** 2 <= 1:
                far = [(x - s.x) ** 2 + (y - s.y) ** 2 - s.weight for s in seeds]
                owner[column, row] = far.index(min(far))
    wall = {
        spot for spot, mine in owner.items() if any(n not in owner or owner[n] < mine for n in around(spot))
    }
    changed = True
    while changed:  # a wall with the same land on all sides falls to it; one at the open sea falls away
        changed = False
        for spot in reading_order(wall):
            sides = {owner.get(n, -1) for n in around(spot) if n not in wall}
            if len(sides) == 1 and sides != {-1}:
                wall.discard(spot)
                owner[spot] = sides.pop()
                changed = True
            elif sides == {-1} or (sides == set() and any(n not in owner for n in around(spot))):
                wall.discard(spot)
                del owner[spot]
                changed = True
    insides: list[set[Spot]] = [set() for _ in seeds]
    for spot, mine in owner.items():
        if spot not in wall:
            insides[mine].add(spot)
    return insides, wall


def flaws(insides: Sequence[set[Spot]], wall: set[Spot]) -> float:
    """0 for a land that can be used; otherwise how far it is from that."""
    if not all(insides):
        return 1000.0
    bad = 3.0 * abs(len(wall) - SPACES)
    bad += sum(10 * (len(pieces(inside)) - 1) for inside in insides)
    rings = [len({n for spot in inside for n in around(spot) if n in wall}) for inside in insides]
    order = sorted(range(AREAS), key=lambda a: (-rings[a], -len(insides[a])))
    ranked = [rings[a] for a in order]
    sizes = [len(insides[a]) for a in order]
    bad += sum(2.0 * max(0, 1 - (a - b)) for a, b in pairwise(ranked))
    bad += sum(0.7 * max(0, b - a) for a, b in pairwise(sizes))
    bad += 2.0 * max(0, ranked[0] - LONGEST_RING) + 2.0 * max(0, SHORTEST_RING - ranked[-1])
    tops = [min(row for _, row in inside) for inside in insides]
    bad += 2.0 * sum(tops[order[VILLA]] >= tops[a] for a in range(AREAS) if a != order[VILLA])
    touched = [sum(spot in ring for ring in (inside_ring(i, wall) for i in insides)) for spot in wall]
    bad += max(0, SPACES // 2 + 1 - sum(t > 1 for t in touched))
    return bad + 5.0 * sum(t == 0 for t in touched)


def inside_ring(inside: set[Spot], wall: set[Spot]) -> set[Spot]:
    return {n for spot in inside for n in around(spot) if n in wall}


def find_land(luck: random.Random, steps: int = 1500) -> Land | None:
    """Anneal the seeds; None if that came to nothing."""
    radius = (luck.uniform(7.0, 8.2), luck.uniform(5.9, 6.6))
    seeds = []
    for k in range(AREAS):
        angle = 2 * math.pi * k / 7 + luck.uniform(-0.3, 0.3)
        far = 0.66 if k < 7 else 0.15
        x = MIDDLE[0] + far * radius[0] * math.cos(angle) + luck.uniform(-1, 1)
        y = MIDDLE[1] + far * radius[1] * math.sin(angle) + luck.uniform(-1, 1)
        seeds.append(Seed(x, y, luck.uniform(-3, 5)))
    bad = flaws(*settle(seeds, radius))
    for step in range(steps):
        if bad == 0:
            break
        heat = 3.0 * (1 - step / steps) + 0.05
        tried, size = list(seeds), radius
        if luck.random() < 0.15:
            size = (radius[0] + luck.gauss(0, 0.15), radius[1] + luck.gauss(0, 0.12))
        else:
            k = luck.randrange(AREAS)
            s = seeds[k]
            tried[k] = Seed(s.x + luck.gauss(0, 0.5), s.y + luck.gauss(0, 0.5), s.weight + luck.gauss(0, 0.8))
        worse = flaws(*settle(tried, size))
        if worse <= bad or luck.random() < math.exp((bad - worse) / heat):
            seeds, radius, bad = tried, size, worse
    if bad > 0:
        return None
    insides, wall = settle(seeds, radius)
    order = sorted(insides, key=lambda i: (-len(inside_ring(i, wall)), -len(i)))
    return Land(tuple(frozenset(i) for i in order), frozenset(wall))


# --- 2 cut ------------------------------------------------------------------------------------------------


def chains(border: frozenset[Spot]) -> list[tuple[Spot, ...]]:
    """Chains of 2 to 5 that touch themselves nowhere else, each in one direction."""
    found = []

    def grow(chain: tuple[Spot, ...]) -> None:
        if len(chain) >= 2 and chain[0] < chain[-1]:
            found.append(chain)
        if len(chain) < 5:
            for spot in around(chain[-1]):
                if spot in border and spot not in chain and not set(around(spot)) & set(chain[:-1]):
                    grow((*chain, spot))

    for spot in reading_order(border):
        grow((spot,))
    return found


class Cut(NamedTuple):
    segments: list[tuple[Spot, ...]]
    white: list[Spot]


def find_cut(land: Land, wish: Sequence[float], luck: random.Random) -> Cut | None:
    """A cut that makes the effort for each area great where the wish is positive, and small where it is negative."""
    ways = chains(land.border)
    model = cp_model.CpModel()
    taken = [model.new_bool_var(f"chain {n}") for n in range(len(ways))]
    columns = [centre(spot)[0] for spot in land.border]
    rows = [centre(spot)[1] for spot in land.border]
    middle = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
    corners: list[dict[Spot, cp_model.IntVar]] = []
    for sign in (-1, 1):
        fit = {}
        for spot in reading_order(land.border):
            x, y = centre(spot)
            if sign * (x - middle[0]) > 3 and sign * (y - middle[1]) > 2:
                fit[spot] = model.new_bool_var(f"white {spot}")
        corners.append(fit)
        model.add_exactly_one(fit.values())
    at: dict[Spot, list[int]] = {spot: [] for spot in land.border}
    for n, way in enumerate(ways):
        for spot in way:
            at[spot].append(n)
    white = {**corners[0], **corners[1]}
    for spot in land.border:
        model.add_exactly_one([taken[n] for n in at[spot]] + ([white[spot]] if spot in white else []))
    for length in (2, 3, 4, 5):
        model.add(sum(taken[n] for n, way in enumerate(ways) if len(way) == length) == 6)
    for spot, here in white.items():  # BB3: two segments at least, three for a livelier start
        near = {n for other in around(spot) if other in land.border for n in at[other]}
        model.add(sum(taken[n] for n in near) >= 2).only_enforce_if(here)
    touched = []
    for area in range(AREAS):
        ring = land.ring(area)
        touched.append(sum(len(way) * taken[n] for n, way in enumerate(ways) if ring & set(way)))
    for more, less in pairwise(touched):
        model.add(more >= less)
    rings = [land.ring(area) for area in range(AREAS)]
    liked = []
    for way in ways:
        effort = EFFORT[len(way)] * sum(wish[a] for a, ring in enumerate(rings) if ring & set(way))
        liked.append(round(10 * effort) + luck.randrange(20))
    model.maximize(sum(like * t for like, t in zip(liked, taken, strict=True)))
    solver = cp_model.CpSolver()
    solver.parameters.random_seed = luck.randrange(1 << 30)
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.8  # not the clock: the same everywhere
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    segments = [way for n, way in enumerate(ways) if solver.boolean_value(taken[n])]
    return Cut(segments, [spot for fit in corners for spot, v in fit.items() if solver.boolean_value(v)])


# --- 3 colours --------------------------------------------------------------------------------------------


def find_groups(cut: Cut, luck: random.Random) -> list[int] | None:
    """The group of every segment; the spaces beside the white ones get as many groups as they can."""
    model = cp_model.CpModel()
    groups = range(6)
    group = [[model.new_bool_var(f"{n} in {g}") for g in groups] for n in range(len(cut.segments))]
    for choices in group:
        model.add_exactly_one(choices)
    for length in (2, 3, 4, 5):
        alike = [n for n, segment in enumerate(cut.segments) if len(segment) == length]
        for g in groups:
            model.add_exactly_one(group[n][g] for n in alike)
        if length == 2:
            for g, n in enumerate(alike):
                model.add(group[n][g] == 1)
    for m, n in touching(cut.segments):
        for g in groups:
            model.add_at_most_one(group[m][g], group[n][g])
    seen = []
    for g in groups:
        beside = model.new_bool_var(f"{g} beside white")
        model.add_bool_or(group[n][g] for n in near_white(cut)).only_enforce_if(beside)
        seen.append(beside)
    model.maximize(1000 * sum(seen) + sum(luck.randrange(10) * v for row in group for v in row))
    solver = cp_model.CpSolver()
    solver.parameters.random_seed = luck.randrange(1 << 30)
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.5
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    return [next(g for g in groups if solver.boolean_value(row[g])) for row in group]


def touching(segments: Sequence[Sequence[Spot]]) -> Iterator[tuple[int, int]]:
    for m, one in enumerate(segments):
        edge = {n for spot in one for n in around(spot)}
        for n in range(m + 1, len(segments)):
            if edge & set(segments[n]):
                yield m, n


def near_white(cut: Cut) -> list[int]:
    edge = {n for spot in cut.white for n in around(spot)}
    return [n for n, segment in enumerate(cut.segments) if edge & set(segment)]


def find_orders(cut: Cut, groups: list[int], luck: random.Random) -> list[list[str]] | None:
    """The colour of each group on the four boards: shifts of one order. BB3, as in the book: blue beside a white space
    on three boards at least, yellow too on two of these, and one that has blue alone."""
    beside = {groups[n] for n in near_white(cut)}
    for _ in range(500):
        letters = list(COLOUR_LETTERS)
        luck.shuffle(letters)
        shifts = luck.sample(range(6), 4)
        boards = [[letters[(g + shift) % 6] for g in range(6)] for shift in shifts]
        met = [{board[g] for g in beside} for board in boards]
        blue = [m for m in met if "b" in m]
        both = [m for m in blue if "y" in m]
        if len(blue) >= 3 and 2 <= len(both) < len(blue):
            return boards
    return None


def assemble(name: str, land: Land, cut: Cut, groups: list[int], orders: list[list[str]]) -> Board:
    maps = []
    for order in orders:
        one: dict[Spot, str] = {}
        for value, inside in zip(VALUES, land.insides, strict=True):
            one |= {spot: str(value) for spot in inside}
        one |= dict.fromkeys(cut.white, WHITE)
        for segment, group in zip(cut.segments, groups, strict=True):
            one |= {spot: f"{len(segment)}{order[group]}" for spot in segment}
        maps.append(moved_up(one))
    return Board(name, MOTIFS, tuple(maps))


def moved_up(one: dict[Spot, str]) -> dict[Spot, str]:
    """To the top left corner; if that is an odd number of rows, the others are now half a space to the right."""
    top = min(row for _, row in one)
    up = {(column - (top % 2 and row % 2 == 0), row - top): sign for (column, row), sign in one.items()}
    left = min(column for column, _ in up)
    return {(column - left, row): up[column, row] for column, row in reading_order(up)}


# --- 4 games ----------------------------------------------------------------------------------------------


def rates(text: str, games: int, number: int = 0) -> NDArray[np.float64]:
    kit = TheBorder().kit(Options(board=text))
    return completion(greedy_games(kit, 4, games, number), 4)


def penalty(done: NDArray[np.float64]) -> float:
    """How far the rates leave 25 to 75 %, and a little for every step away from the middle."""
    outside = np.maximum(0, LOW - done) + np.maximum(0, done - HIGH)
    return float(100 * outside.sum() + 10 * np.square(done - 0.5).sum())


def candidates(given: argparse.Namespace) -> Iterator[tuple[float, int, str, NDArray[np.float64]]]:
    number = given.first
    for _ in range(given.maps):
        number += 1
        luck = random.Random(f"{given.seed} {number}")
        land = find_land(luck)
        if land is None:
            continue
        wish = [0.1 * (area - 4) for area in range(AREAS)]
        for _ in range(given.cuts):
            cut = find_cut(land, wish, luck)
            groups = find_groups(cut, luck) if cut else None
            orders = find_orders(cut, groups, luck) if cut and groups else None
            if cut is None or groups is None or orders is None:
                continue
            text = draw(assemble("Nine Lands", land, cut, groups, orders))
            try:
                parse(text)
            except BoardError as error:
                print(f"map {number}: {error.problems[0]}", flush=True)
                continue
            done = rates(text, given.games)
            wish = [w + 1.5 * (float(rate) - 0.5) for w, rate in zip(wish, done, strict=True)]
            yield penalty(done), number, text, done


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="go on after this map")
    parser.add_argument("--maps", type=int, default=40)
    parser.add_argument("--cuts", type=int, default=6, help="cuts tried for each map")
    parser.add_argument("--games", type=int, default=250, help="games played on each")
    parser.add_argument("--keep", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("found"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    best: list[tuple[float, int, str, NDArray[np.float64]]] = []
    for found in candidates(given):
        bad, number, text, done = found
        shown = " ".join(f"{100 * r:.0f}" for r in done)
        print(f"map {number}: penalty {bad:.1f}, completed {shown} %", flush=True)
        best = sorted([*best, found], key=lambda one: one[0])[: given.keep]
        if any(one is found for one in best):
            for place, (_, _, kept, _) in enumerate(best, 1):
                (given.out / f"{place}.toml").write_text(kept, encoding="utf-8")
    for place, (bad, number, text, _) in enumerate(best, 1):
        print(f"\n{place}: map {number}, penalty {bad:.1f}", *drawing(parse(text).maps[0]), sep="\n")


if __name__ == "__main__":
    main()
