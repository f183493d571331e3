"""The kit of a board: measures, the points of the expert side, and the tables of the basic side."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from landbridge.core.state import State
from landbridge.games.river_dragons.board import Board
from landbridge.games.river_dragons.rules.geometry import meet, on_board
from landbridge.games.river_dragons.rules.occupancy import span_of
from landbridge.games.river_dragons.state import GRID, KIT, POINT, SIZES, SUPPORTS, VILLAGES, WORD


def fields(board: Board, expert: bool) -> State:
    """Everything but the options."""
    return State.from_bytes(_made(board, expert), KIT)


@lru_cache(maxsize=16)
def _made(board: Board, expert: bool) -> bytes:
    kit = State.blank(KIT)
    for i, (x, y) in enumerate(board.spots):
        kit.x[i], kit.y[i] = x, y
    for size in range(SIZES):
        kit.length[size] = board.lengths[size]
    for name in ("stone_radius", "village_radius", "plank_width", "half_width", "half_height"):
        setattr(kit, name, getattr(board, name))
    right = max(x for x in range(0, 4 * board.half_width, GRID) if _on(board, x, 0))
    top = max(y for y in range(0, 4 * board.half_height, GRID) if _on(board, 0, y))
    kit.columns, kit.rows = right // GRID + 1, 2 * (top // GRID) + 1
    kit.expert = expert
    kit.moves = POINT + (kit.columns * kit.rows if expert else 0)
    if not expert:
        _fill(kit, board)
    return kit.tobytes()


def _on(board: Board, x: int, y: int) -> bool:
    return on_board(x, y, board.half_width, board.half_height, board.stone_radius)


def _fill(kit: State, board: Board) -> None:
    """Reach, what is passed over, and what crosses, for stones in the middle of their islands."""
    spans = list(combinations(range(SUPPORTS), 2))
    short = []
    for a, b in spans:
        smallest = board.size_for(a, b) if b >= VILLAGES else SIZES + 1
        for size in range(smallest, SIZES + 1):
            kit.near[a, size - 1] |= 1 << b
            kit.near[b, size - 1] |= 1 << a
        for c in range(SUPPORTS):
            if c not in (a, b) and board.passes(a, b, c):
                kit.over[span_of(a, b)] |= 1 << c
        if smallest <= SIZES:
            short.append((a, b))
    # A laid plank is never on a span that none reaches; by eye any span may be asked about.
    for a, b in short:
        one = span_of(a, b)
        ends = *board.spots[a], *board.spots[b]
        for c, d in spans:
            if a not in (c, d) and b not in (c, d) and meet(*ends, *board.spots[c], *board.spots[d]):
                other = span_of(c, d)
                kit.crosses[one, other // WORD] |= 1 << other % WORD
                kit.crosses[other, one // WORD] |= 1 << one % WORD
