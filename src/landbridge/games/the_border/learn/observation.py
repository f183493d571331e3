"""What a learner sees of The Border: every seat's board, its hexagons in rows as they are drawn.

Every second row (2, 4, … as people count) lies half a space to the right, as in `hexes.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Kit
from landbridge.core.plane import Plane
from landbridge.games.the_border.rules import dice_of
from landbridge.games.the_border.rules import points as points_of
from landbridge.games.the_border.state import (
    AREAS,
    BOARDS,
    COLOURS,
    DICE,
    HALF,
    LAST_ROUND,
    OVER,
    ROLLS,
    SEGMENTS,
    SPACES,
    WORDS,
)

VERSION = 1

STAGES = OVER + 1
FIXED = 3  # planes that never change, before all others
CELLS = SPACES  # in `where`, behind the cells of the spaces: how many cells a plane has


def planes(kit: Kit, seats: int) -> list[Plane]:
    board = size(kit)
    every = (seats, *board)
    return [
        Plane("space", board, 0, 1, "1 where the border has a space."),
        Plane("white", board, 0, 1, "1 where it is white: crossed off from the start."),
        Plane("area", board, 0, 12, "What the area is worth that lies there; its ring is what touches it."),
        Plane(
            "segment",
            every,
            0,
            SEGMENTS,
            "On each seat's board, the segment of a space: 1 + 4 × colour + length − 2, 0: none. "
            "Colours are red, green, blue, yellow, orange, grey.",
        ),
        Plane("crossed", every, 0, 1, "1 where a space is crossed off."),
        Plane("draft", board, 0, 1, "1 where one has crossed off something nobody else has seen yet."),
        Plane("left", (seats, SEGMENTS), 0, 5, "Spaces a segment still lacks."),
        Plane("rolled", (COLOURS,), 0, DICE, "Dice that have landed, by colour."),
        Plane("dice", (COLOURS,), 0, DICE, "Those of them that the active player has not used."),
        Plane("used", (COLOURS,), 0, DICE, "Dice one has used in the draft."),
        Plane("flying", (1,), 0, DICE, "Dice that are still to land."),
        Plane("roll_no", (ROLLS,), 0, 1, "One of: the first, second, third roll of the round; none before the game."),
        Plane("stage", (STAGES,), 0, 1, "One of: deal, who begins, roll, choice of dice, first, second action, over."),
        Plane("round_no", (1,), 0, LAST_ROUND, "The round; 0 before the first."),
        Plane("board", (seats, BOARDS), 0, 1, "Which of the four boards a seat has; none before the deal."),
        Plane("active", (seats,), 0, 1, "1: the active player."),
        Plane("done", (seats,), 0, 1, "1: done with the second action."),
        Plane("reached", (seats, AREAS), 0, 2 * LAST_ROUND, "In which action areas 12 … 4 were completed; 0: not yet."),
        Plane("points", (seats,), 0, 72, "What everybody has so far."),
    ]  # fmt: skip


def size(kit: Kit) -> tuple[int, int]:
    """Rows and columns that hold land and border."""
    spots = kit.board.maps[0]
    return max(row for _, row in spots) + 1, max(column for column, _ in spots) + 1


def places(kit: Kit) -> list[int]:
    height, width = size(kit)
    return [width * row + column for column, row in kit.board.spaces] + [height * width]


def fixed(kit: Kit, seats: int) -> dict[str, Any]:
    space, white, area = (np.zeros(size(kit), np.int16) for _ in range(3))
    for column, row in kit.board.spaces:
        space[row, column] = 1
    for n in kit.board.white:
        column, row = kit.board.spaces[n]
        white[row, column] = 1
    for one in kit.board.areas:
        for column, row in one.inside:
            area[row, column] = one.value
    return {"space": space, "white": white, "area": area}


@kernel
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    cells = int(where[CELLS])
    n = FIXED * cells
    for k in range(seats):
        board = v.board[(seat + k) % seats]
        segments = out[n : n + cells]  # parts of their own: an index that cannot be below 0 is quicker
        for space in range(SPACES):
            segment = kit.segment_of[board, space] if board >= 0 else SEGMENTS
            segments[where[space]] = segment + 1 if segment < SEGMENTS else 0
        n += cells
    for k in range(seats):
        n = observe_spaces(v.sheets[(seat + k) % seats].crossed, v.sheets[seat].crossed, 0, where, out, n)
    n = observe_spaces(v.sheets[seat].crossed, v.settled[seat].crossed, -1, where, out, n)
    for k in range(seats):
        sheet = v.sheets[(seat + k) % seats]
        left = out[n : n + SEGMENTS]
        for segment in range(SEGMENTS):
            left[segment] = sheet.left[segment]
        n += SEGMENTS
    dice = out[n : n + 3 * COLOURS]
    for colour in range(COLOURS):
        dice[colour] = dice_of(v.rolled, colour)
        dice[COLOURS + colour] = dice_of(v.dice, colour)
        dice[2 * COLOURS + colour] = dice_of(v.used[seat], colour)
    n += 3 * COLOURS
    out[n] = v.flying
    n += 1
    for roll in range(ROLLS):
        out[n + roll] = 1 if v.roll_no == roll + 1 else 0
    n += ROLLS
    for stage in range(STAGES):
        out[n + stage] = 1 if v.stage == stage else 0
    n += STAGES
    out[n] = v.round_no
    n += 1
    for k in range(seats):
        for board in range(BOARDS):
            out[n + board] = 1 if v.board[(seat + k) % seats] == board else 0
        n += BOARDS
    for k in range(seats):
        other = (seat + k) % seats
        out[n + k] = 1 if v.active == other else 0
        out[n + seats + k] = v.done >> other & 1
        reached = out[n + 2 * seats + AREAS * k : n + 2 * seats + AREAS * (k + 1)]
        for area in range(AREAS):
            reached[area] = v.reached[other, area]
        out[n + (2 + AREAS) * seats + k] = points_of(kit, v, other)


@kernel
def observe_spaces(spaces: Any, but: Any, without: int, where: Any, out: Any, n: int) -> int:
    """A set of spaces, less (`without` is -1) those of another; the place behind them."""
    cells = int(where[CELLS])
    part = out[n : n + cells]
    for word in range(WORDS):
        members = spaces[word] & ~(but[word] & without)
        for i in range(HALF):
            part[where[HALF * word + i]] = members >> i & 1
    return n + cells
