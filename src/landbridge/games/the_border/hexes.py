"""Hexagons in rows, and sets of them: what boards and the tools that look for boards have in common.

A spot is (column, row), both from 0. Every second row (2, 4, … as people count) lies half a space to the right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

Spot = tuple[int, int]


def neighbours(spot: Spot) -> list[Spot]:
    """The six spots around one, clockwise from the right."""
    column, row = spot
    left = column - 1 + row % 2  # of the two in the row above or below
    return [
        (column + 1, row),
        (left + 1, row + 1),
        (left, row + 1),
        (column - 1, row),
        (left, row - 1),
        (left + 1, row - 1),
    ]


def name(spot: Spot) -> str:
    """`c12`: column c, row 12."""
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def reading_order(spots: Iterable[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda spot: (spot[1], spot[0]))


def reach(start: Spot, within: Collection[Spot]) -> set[Spot]:
    """All one can walk to from a spot without leaving the set."""
    found = {start}
    todo = [start]
    while todo:
        for spot in neighbours(todo.pop()):
            if spot in within and spot not in found:
                found.add(spot)
                todo.append(spot)
    return found


def pieces(spots: Collection[Spot]) -> list[list[Spot]]:
    """The connected parts, the largest first."""
    rest = set(spots)
    found = []
    while rest:
        piece = reach(reading_order(rest)[0], rest)
        rest -= piece
        found.append(reading_order(piece))
    return sorted(found, key=lambda piece: -len(piece))


def chains(spots: Collection[Spot]) -> Iterator[list[Spot]]:
    """The ways to walk through all of a few spots, each once."""
    yield from _walks([], set(spots))


def _walks(done: list[Spot], rest: set[Spot]) -> Iterator[list[Spot]]:
    if not rest:
        yield done
    for spot in reading_order(rest):
        if not done or spot in neighbours(done[-1]):
            yield from _walks([*done, spot], rest - {spot})


def is_chain(spots: Collection[Spot]) -> bool:
    """BB2: whether the spots can be walked through one after the other."""
    return next(chains(spots), None) is not None
