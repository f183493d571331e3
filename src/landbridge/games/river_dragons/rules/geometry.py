"""Exact geometry on the triangular lattice (RB0, RB3): whole numbers in, yes or no out, touching included.

A point (x, y) with x ≡ y (mod 2) lies at (x/2, y·√3/2) millimetres. Lengths are compared as squares: four times a
squared distance is dx² + 3·dy². Which side of a line a point lies on does not change when the lattice is stretched, so
signs are taken from x and y as they are.
"""

from __future__ import annotations

from landbridge.core.compile.kernel import kernel


@kernel
def quadrance(ax: int, ay: int, bx: int, by: int) -> int:
    """Four times the squared distance."""
    dx = bx - ax
    dy = by - ay
    return dx * dx + 3 * dy * dy


@kernel
def within(ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Whether two points are at most `reach` apart."""
    return quadrance(ax, ay, bx, by) <= 4 * reach * reach


@kernel
def turn_of(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """Above 0: c lies left of the line from a to b; 0: on it."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@kernel
def meet(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Whether the segments ab and cd have a point in common.

    They do if the boxes around them do and neither lies wholly on one side of the other's line.
    """
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
        return False
    if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    c = turn_of(ax, ay, bx, by, cx, cy)
    d = turn_of(ax, ay, bx, by, dx, dy)
    a = turn_of(cx, cy, dx, dy, ax, ay)
    b = turn_of(cx, cy, dx, dy, bx, by)
    return c * d <= 0 and a * b <= 0


@kernel
def touches(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, twice: int) -> bool:
    """Whether c is at most half of `twice` away from the segment ab (halves: a plank's width may be odd)."""
    abx = bx - ax
    aby = by - ay
    acx = cx - ax
    acy = cy - ay
    along = abx * acx + 3 * aby * acy
    whole = abx * abx + 3 * aby * aby
    if along <= 0:
        return acx * acx + 3 * acy * acy <= twice * twice
    if along >= whole:
        return quadrance(bx, by, cx, cy) <= twice * twice
    across = abx * acy - aby * acx
    return 3 * across * across <= whole * twice * twice


@kernel
def on_board(x: int, y: int, half_width: int, half_height: int, radius: int) -> bool:
    """Whether a disc lies wholly on a board around (0, 0); it may touch the edge."""
    return abs(x) <= 2 * (half_width - radius) and 3 * y * y <= 4 * (half_height - radius) * (
        half_height - radius
    )
