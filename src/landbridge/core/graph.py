"""Graphs on bit sets: nodes and lines are numbered, a set of either is one integer."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, size
from landbridge.core.kernel import kernel

__all__ = ["largest_piece", "piece"]


@kernel
def piece(ends: Any, lines: int, nodes: int, start: int) -> int:
    """The nodes one can walk to from `start` over `lines`, stepping on `nodes` only; `ends[line, 0 or 1]`."""
    reached = bit(start)
    grown = True
    while grown:
        grown = False
        rest = lines
        while rest:
            line = first(rest)
            rest &= rest - 1
            a, b = ends[line, 0], ends[line, 1]
            if has(nodes, a) and has(nodes, b) and has(reached, a) != has(reached, b):
                reached |= bit(a) | bit(b)
                grown = True
    return reached


@kernel
def largest_piece(ends: Any, lines: int, nodes: int, enough: int) -> int:
    """The most nodes in one connected piece; stops looking where fewer than `enough` are left."""
    most = 0
    rest = nodes
    while size(rest) >= enough:
        found = piece(ends, lines, nodes, first(rest))
        rest &= ~found
        most = max(most, size(found))
    return most
