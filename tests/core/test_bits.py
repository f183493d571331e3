"""Sets in one integer and graphs on them, beside Python's own sets."""

from __future__ import annotations

import random

import pytest

from landbridge.core.bits import bit, first, has, nth, size
from landbridge.core.graph import between, largest_piece, piece

MOST = 62  # members that a set may have
RNG = random.Random(62)
SETS = [
    *({i} for i in range(MOST)),
    set(range(MOST)),
    *(set(range(start, start + 8)) & set(range(MOST)) for start in range(0, MOST, 8)),
    *(set(RNG.sample(range(MOST), RNG.randrange(1, MOST))) for _ in range(100)),
]


def packed(members: set[int]) -> int:
    return sum(1 << i for i in members)


def test_a_set_is_counted_and_read_from_its_smallest_member() -> None:
    for members in SETS:
        told = packed(members)
        assert size(told) == len(members)
        assert first(told) == min(members)
        assert [nth(told, place) for place in range(len(members))] == sorted(members)
        assert {i for i in range(MOST) if has(told, i)} == members
        assert sum(bit(i) for i in members) == told
    assert size(0) == 0


# --- graphs ---------------------------------------------------------------------------------------------------


class Ends:
    """A kit's field of lines, `ends[line, 0 or 1]`."""

    def __init__(self, lines: list[tuple[int, int]]):
        self.lines = lines

    def __getitem__(self, at: tuple[int, int]) -> int:
        return self.lines[at[0]][at[1]]


def reached(lines: list[tuple[int, int]], start: int) -> set[int]:
    found = {start}
    while more := {n for line in lines if found & set(line) for n in line} - found:
        found |= more
    return found


@pytest.mark.parametrize("seed", range(40))
def test_pieces_of_a_graph(seed: int) -> None:
    rng = random.Random(seed)
    nodes = rng.randrange(2, 12)
    lines = [(rng.randrange(nodes), rng.randrange(nodes)) for _ in range(rng.randrange(1, 14))]
    ends = Ends(lines)
    used = {i for i in range(len(lines)) if rng.random() < 0.8}
    chosen = {n for n in range(nodes) if rng.random() < 0.8}
    for start in range(nodes):
        assert piece(ends, packed(used), start) == packed(reached([lines[i] for i in used], start))
    inner = {i for i in used if set(lines[i]) <= chosen}
    assert between(ends, packed(used), packed(chosen)) == packed(inner)
    pieces = [len(reached([lines[i] for i in inner], n)) for n in chosen]
    for enough in range(1, nodes + 2):
        most = largest_piece(ends, packed(used), packed(chosen), enough)
        if max(pieces, default=0) >= enough:
            assert most == max(pieces)
        else:
            assert most < enough


PATH = Ends([(0, 1), (1, 2), (2, 3)])


def test_nobody_looks_for_a_piece_that_cannot_be() -> None:
    """Four nodes need three lines: with fewer of either nothing is told, however large the pieces are."""
    assert largest_piece(PATH, 0b111, 0b1111, 4) == 4
    assert largest_piece(PATH, 0b111, 0b0111, 4) == 0
    assert largest_piece(PATH, 0b011, 0b1111, 4) == 0
    assert largest_piece(PATH, 0b001, 0b1111, 4) == 0
    assert largest_piece(PATH, 0b001, 0b1111, 2) == 2
