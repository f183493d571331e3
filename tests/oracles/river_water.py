"""River Dragons for its oracle: what lies on the water, and what may (R4, R5, R9 and RB0–RB3).

Lengths are in half millimetres: there a point (x, y) of RB0 lies x to the right and y times the root of three up, so
that a squared distance is the whole number dx² + 3·dy². Fractions do the rest; nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any

Point = tuple[int, int]
Plank = tuple[int, str]  # size and colour
Ends = tuple[str, str]

COLOURS = ("blue", "green", "pink", "yellow", "red", "black")  # R1.1: clockwise from the top left
STONES = 27  # R1.3
SIZES = range(1, 7)
MOST_PLANKS = 3  # R5.5
GRID = 3  # RB0


def squared(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + 3 * (a[1] - b[1]) ** 2


def squared_to_segment(a: Point, b: Point, c: Point) -> Fraction:
    """From c to the nearest point between a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = dx * (c[0] - a[0]) + 3 * dy * (c[1] - a[1])
    share = min(max(Fraction(along, squared(a, b)), Fraction(0)), Fraction(1))
    return (c[0] - a[0] - share * dx) ** 2 + 3 * (c[1] - a[1] - share * dy) ** 2


@lru_cache(1 << 20)
def within(a: Point, b: Point, c: Point, near: int) -> bool:
    """Whether c is as near to the segment, or nearer; contact is touching (RB3)."""
    return squared_to_segment(a, b, c) <= near * near


@lru_cache(1 << 20)
def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common, by solving for it."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    wx, wy = c[0] - a[0], c[1] - a[1]
    across = ux * vy - uy * vx
    if across == 0:  # parallel: then an end of one would lie on the other
        ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
        return any(squared_to_segment(*three) == 0 for three in ends)
    first, second = Fraction(wx * vy - wy * vx, across), Fraction(wx * uy - wy * ux, across)
    return 0 <= first <= 1 and 0 <= second <= 1


class Water:
    """Villages, stones and planks, by their names."""

    def __init__(self, board: Any, expert: bool):
        self.board, self.expert = board, expert
        self.villages: dict[str, Point] = dict(zip(COLOURS, board.villages, strict=True))
        self.islands: dict[str, Point] = dict(zip(board.names, board.islands, strict=True))
        numbered = [f"s{n}" for n in range(1, STONES + 1)]
        # The order in which a span names its ends.
        self.order = {n: i for i, n in enumerate([*COLOURS, *(numbered if expert else board.names)])}
        self.stones: dict[str, Point] = {}
        self.planks: dict[Plank, Ends] = {}

    # --- what is where ------------------------------------------------------------------------------------

    def at(self, support: str) -> Point:
        return self.villages[support] if support in self.villages else self.stones[support]

    def known(self, support: str) -> bool:
        return support in self.villages or support in self.stones

    def resting_on(self, support: str) -> list[Plank]:
        return [plank for plank, ends in self.planks.items() if support in ends]

    def lines(self) -> Iterator[tuple[Point, Point]]:
        for a, b in self.planks.values():
            yield self.at(a), self.at(b)

    # --- stones -------------------------------------------------------------------------------------------

    def stone_touches(self, point: Point, line: tuple[Point, Point]) -> bool:
        """A stone's disc against a plank with its width (R4.4, R9.2)."""
        return within(*line, point, 2 * self.board.stone_radius + self.board.plank_width)

    def against_stone(self, where: str) -> set[str]:
        """What is against a stone on an island, or on a point of the expert side."""
        if "," in where:
            x, y = map(int, where.split(","))
            return self.against_point((x, y)) if self.expert else {"R4.1"}
        if self.expert or where not in self.islands:
            return {"R9.1"}
        against = {"R4.1"} if where in self.stones else set()
        if any(self.stone_touches(self.islands[where], line) for line in self.lines()):
            against.add("R4.4")
        return against

    def against_point(self, point: Point) -> set[str]:
        board = self.board
        x, y = point
        good = (
            x % GRID == y % GRID == 0  # RB0
            and (x - y) % 2 == 0
            and abs(x) <= 2 * (board.half_width - board.stone_radius)  # R9.2: wholly on the board
            and 3 * y * y <= (2 * (board.half_height - board.stone_radius)) ** 2
            and board.half_height >= board.stone_radius
            and all(squared(point, o) > (4 * board.stone_radius) ** 2 for o in self.stones.values())
            and all(
                squared(point, o) > (2 * (board.stone_radius + board.village_radius)) ** 2
                for o in self.villages.values()
            )
            and not any(self.stone_touches(point, line) for line in self.lines())
        )
        return set() if good else {"R9.2"}

    def room_for_a_stone(self) -> bool:
        """R4.2, R4.4: a stone in the reserve, and somewhere to put it."""
        if len(self.stones) == STONES:
            return False
        if not self.expert:
            return any(not self.against_stone(island) for island in self.islands)
        far = 2 * max(self.board.half_width, self.board.half_height)
        lines = sorted(range(-far // GRID * GRID, far, GRID), key=abs)  # from the middle: it is found sooner
        return any(not self.against_point((x, y)) for y in lines for x in lines)

    def put_stone(self, where: str) -> None:
        if self.expert:  # the lowest number that is free
            x, y = map(int, where.split(","))
            name = next(n for n in self.order if n not in COLOURS and n not in self.stones)
            self.stones[name] = (x, y)
        else:
            self.stones[where] = self.islands[where]

    # --- planks -------------------------------------------------------------------------------------------

    def places(self) -> Iterator[Ends]:
        """All pairs of supports that are there."""
        supports = sorted([*self.villages, *self.stones], key=self.order.__getitem__)
        return combinations(supports, 2)

    def reaches(self, size: int, ends: Ends) -> bool:
        """RB3: from centre to centre of two stones, from a village's rim; a stone's radius has to rest."""
        rim = self.board.village_radius if ends[0] in self.villages or ends[1] in self.villages else 0
        far = int(2 * (self.board.lengths[size - 1] - self.board.stone_radius + rim))
        return far >= 0 and squared(self.at(ends[0]), self.at(ends[1])) <= far * far

    def against_plank(self, ends: Ends) -> set[str]:
        """What is against a plank there, whatever its length."""
        a, b = ends
        if a in self.villages and b in self.villages:
            return {"R5.1"}
        if not self.known(a) or not self.known(b):
            return {"R5.1"}
        against = set()
        if any(len(self.resting_on(support)) >= MOST_PLANKS for support in ends):
            against.add("R5.5")
        if any(set(ends) == set(other) for other in self.planks.values()):
            against.add("R5.6")
        if self.crosses(ends) or self.passes_over(ends):
            against.add("R5.4")
        return against

    def crosses(self, ends: Ends) -> bool:
        """Planks may touch only on a support that carries both."""
        line = self.at(ends[0]), self.at(ends[1])
        others = (o for o in self.planks.values() if not set(o) & set(ends))
        return any(meet(*line, self.at(o[0]), self.at(o[1])) for o in others)

    def passes_over(self, ends: Ends) -> bool:
        """Over a third stone or a village, used or not."""
        line = self.at(ends[0]), self.at(ends[1])
        for radius, things in (
            (self.board.village_radius, self.villages),
            (self.board.stone_radius, self.stones),
        ):
            near = 2 * radius + self.board.plank_width
            if any(name not in ends and within(*line, point, near) for name, point in things.items()):
                return True
        return False

    def fits_somewhere(self, size: int) -> bool:
        """R5.2: by length and R5.4 to R5.6 together."""
        return any(self.reaches(size, ends) and not self.against_plank(ends) for ends in self.places())
