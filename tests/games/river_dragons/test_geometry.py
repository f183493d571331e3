"""Exact geometry against rational arithmetic: every predicate, on random and on degenerate positions (RB0, RB3).

The reference works otherwise than the rules: it solves for the point where lines meet and for the foot of a
perpendicular, with fractions. A lattice point is (X, Y) for X + Y·√3·i, so that dot products are X·X' + 3·Y·Y'.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from landbridge.core.compile import kernel
from landbridge.games.river_dragons.board import Point, turned
from landbridge.games.river_dragons.rules import geometry

CASES = 100_000  # in all
SPREAD = 480
Vector = tuple[Fraction, Fraction]


# --- the reference ----------------------------------------------------------------------------------------


def at(point: Point) -> Vector:
    return Fraction(point[0], 2), Fraction(point[1], 2)


def minus(p: Vector, q: Vector) -> Vector:
    return p[0] - q[0], p[1] - q[1]


def dot(p: Vector, q: Vector) -> Fraction:
    return p[0] * q[0] + 3 * p[1] * q[1]


def area(p: Vector, q: Vector) -> Fraction:
    return p[0] * q[1] - p[1] * q[0]


def apart(p: Vector, q: Vector) -> Fraction:
    return dot(minus(p, q), minus(p, q))


def exact_within(a: Point, b: Point, reach: int) -> bool:
    return apart(at(a), at(b)) <= Fraction(reach) ** 2


def exact_touches(a: Point, b: Point, c: Point, twice: int) -> bool:
    p, q, r = at(a), at(b), at(c)
    along = minus(q, p)
    length = dot(along, along)
    share = (
        Fraction(0) if length == 0 else min(max(dot(minus(r, p), along) / length, Fraction(0)), Fraction(1))
    )
    foot = p[0] + share * along[0], p[1] + share * along[1]
    return apart(foot, r) <= Fraction(twice, 2) ** 2


def exact_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    p, r = at(a), minus(at(b), at(a))
    q, s = at(c), minus(at(d), at(c))
    turn = area(r, s)
    if turn != 0:
        t, u = area(minus(q, p), s) / turn, area(minus(q, p), r) / turn
        return 0 <= t <= 1 and 0 <= u <= 1
    if area(minus(q, p), r) != 0 or area(minus(q, p), s) != 0:
        return False  # parallel
    along = r if any(r) else s
    if not any(along):
        return p == q
    one = sorted(dot(v, along) for v in (p, at(b)))
    other = sorted(dot(v, along) for v in (q, at(d)))
    return one[0] <= other[1] and other[0] <= one[1]


def exact_on_board(point: Point, width: int, height: int, radius: int) -> bool:
    x, y = at(point)
    return abs(x) + radius <= width and 3 * y * y <= Fraction(height - radius) ** 2


# --- positions --------------------------------------------------------------------------------------------


def some_point(luck: random.Random, spread: int = SPREAD) -> Point:
    x, y = luck.randint(-spread, spread), luck.randint(-spread // 2, spread // 2)
    return x + (x + y) % 2, y


def rotated(luck: random.Random, *points: Point) -> list[Point]:
    """Any of six rotations and two mirrorings, and a shift: exact cases in every direction."""
    shift, turns, flip, mirror = (
        some_point(luck, 100),
        luck.randrange(3),
        luck.choice((1, -1)),
        luck.choice((1, -1)),
    )
    result = []
    for point in points:
        for _ in range(turns):
            point = turned(point)
        result.append((point[0] * flip * mirror + shift[0], point[1] * flip + shift[1]))
    return result


def segments(luck: random.Random) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Two segments: anywhere, close together, with a shared end, an end on the other, on one line, of no length."""
    while True:
        a, b, c, d = (some_point(luck, luck.choice((480, 40, 8))) for _ in range(4))
        yield a, b, c, d
        yield a, b, a, d
        yield a, b, d, b
        step = some_point(luck, 30)
        k = [luck.randint(-6, 6) for _ in range(3)]
        line = [(a[0] + n * step[0], a[1] + n * step[1]) for n in (0, *k)]
        yield line[0], line[1], line[2], line[3]
        yield line[0], line[1], line[2], d
        yield a, a, b, c
        yield a, a, line[1], line[2]
        yield a, b, a, b


def discs(luck: random.Random) -> Iterator[tuple[Point, Point, Point, int]]:
    """A segment, a point and twice a distance: anywhere, exactly touching the side, an end, beyond an end."""
    while True:
        twice = luck.randint(1, 90)
        a, b, c = (some_point(luck, luck.choice((480, 60))) for _ in range(3))
        yield a, b, c, twice
        # Beside an upright segment every distance is a whole number of half millimetres.
        low, high = -2 * luck.randint(0, 40), 2 * luck.randint(0, 40)
        beside = luck.randint(low - 6, high + 6)
        off = twice + luck.choice((-1, 0, 0, 1))
        off += (off + beside) % 2
        side = rotated(luck, (0, low), (0, high), (off, beside))
        yield side[0], side[1], side[2], twice
        # Straight beyond an end, and at an end sideways along the lattice.
        length = 2 * luck.randint(0, 60)
        end = rotated(luck, (0, 0), (length, 0), (length + twice + luck.choice((0, 0, 2, -2)) + twice % 2, 0))
        yield end[0], end[1], end[2], twice
        step = some_point(luck, 20)
        yield a, (a[0] + 6 * step[0], a[1] + 6 * step[1]), (a[0] + 3 * step[0], a[1] + 3 * step[1]), twice


def pairs(luck: random.Random) -> Iterator[tuple[Point, Point, int]]:
    """Two points and a reach: anywhere, and exactly as far apart, or one step of the lattice more."""
    while True:
        reach = luck.randint(0, 200)
        yield some_point(luck), some_point(luck), reach
        a, b = rotated(luck, (0, 0), (2 * reach + luck.choice((-2, 0, 0, 2)), 0))
        yield a, b, reach
        # (x, y) = (m² − 3n², 2mn) is m² + 3n² half millimetres away: exact off the lattice's directions too.
        m, n = luck.randint(0, 12), luck.randint(0, 8)
        whole = m * m + 3 * n * n
        c, d = rotated(luck, (0, 0), (2 * (m * m - 3 * n * n), 4 * m * n))
        yield c, d, whole + luck.choice((-1, 0, 0, 1)) if whole else 0


def edges(luck: random.Random) -> Iterator[tuple[Point, int, int, int]]:
    while True:
        width, height, radius = luck.randint(30, 300), luck.randint(30, 300), luck.randint(1, 29)
        yield some_point(luck), width, height, radius
        yield (2 * (width - radius) + luck.choice((0, 2, -2)), 0), width, height, radius
        yield (0, luck.choice((0, 0, 2, -2))), width, radius, radius  # a board as high as the disc


Numbers = tuple[int, ...]


def flat(case: tuple[Any, ...]) -> Numbers:
    return tuple(n for part in case for n in (part if isinstance(part, tuple) else (part,)))


PREDICATES: list[tuple[str, Callable[..., Iterator[Any]], Callable[..., bool]]] = [
    ("within", pairs, exact_within),
    ("meet", segments, exact_meet),
    ("touches", discs, exact_touches),
    ("on_board", edges, exact_on_board),
]


@pytest.mark.parametrize(("name", "cases", "exact"), PREDICATES, ids=[p[0] for p in PREDICATES])
def test_rb0_every_predicate_agrees_with_fractions(
    name: str, cases: Callable[..., Iterator[Any]], exact: Callable[..., bool]
) -> None:
    predicate = getattr(geometry, name)
    found = {True: 0, False: 0}
    for case in islice(cases(random.Random(f"river {name}")), CASES // len(PREDICATES)):
        expected = exact(*case)
        found[expected] += 1
        assert predicate(*flat(case)) == expected, f"{name}{case}"
    assert min(found.values()) > CASES // 100, found  # both answers are really tried


@pytest.mark.parametrize(("name", "cases", "exact"), PREDICATES, ids=[p[0] for p in PREDICATES])
def test_rb0_compiled_predicates_agree_too(
    name: str, cases: Callable[..., Iterator[Any]], exact: Callable[..., bool]
) -> None:
    if not kernel.can_compile():
        pytest.skip("Numba is not installed")
    predicate, fast = getattr(geometry, name), getattr(kernel.compiled(geometry), name)
    for case in islice(cases(random.Random(f"twin {name}")), 2000):
        assert predicate(*flat(case)) == fast(*flat(case)), f"{name}{case}"


@pytest.mark.parametrize("name", ["meet", "touches"])
def test_rb3_predicates_do_not_depend_on_direction(name: str) -> None:
    """Ends swapped, segments swapped: the same answer."""
    luck = random.Random(5)
    if name == "meet":
        for a, b, c, d in islice(segments(luck), 4000):
            answers = {
                geometry.meet(*p, *q, *r, *s) for p, q, r, s in ((a, b, c, d), (b, a, d, c), (c, d, a, b))
            }
            assert len(answers) == 1
        return
    for a, b, c, twice in islice(discs(luck), 4000):
        assert geometry.touches(*a, *b, *c, twice) == geometry.touches(*b, *a, *c, twice)
