"""Graphs on bit sets: nodes and lines are numbered, a set of either is one integer."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, size
from landbridge.core.compile.kernel import kernel

__all__ = ["between", "largest_piece", "piece"]


@kernel
def between(ends: Any, lines: int, nodes: int) -> int:
    """Those of the lines that join two of the nodes; `ends[line, 0 or 1]` are a line's."""
    found = 0
    rest = lines
    while rest:
        line = first(rest)
        rest &= rest - 1
        found |= (nodes >> ends[line, 0] & nodes >> ends[line, 1] & 1) << line
    return found


@kernel
def piece(ends: Any, lines: int, start: int) -> int:
    """The nodes one can walk to from `start` over `lines`."""
    reached = bit(start)
    grown = True
    while grown:
        grown = False
        rest = lines
        while rest:
            line = first(rest)
            rest &= rest - 1
            a, b = ends[line, 0], ends[line, 1]
            if has(reached, a) != has(reached, b):
                reached |= bit(a) | bit(b)
                grown = True
    return reached


@kernel
def largest_piece(ends: Any, lines: int, nodes: int, enough: int) -> int:
    """The most nodes in one connected piece; stops looking where no piece of `enough` can be."""
    if size(nodes) < enough:
        return 0
    joining = between(ends, lines, nodes)
    most = 0
    rest = nodes
    while size(joining) >= enough - 1 and size(rest) >= enough:
        found = piece(ends, joining, first(rest))
        rest &= ~found
        most = max(most, size(found))
    return most
