"""Paper mode (H5) for a learner: the ordinary planes, and every mark of every sheet in the order of the pen."""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Kit
from landbridge.core.plane import Plane
from landbridge.games.hashi.learn import observation
from landbridge.games.hashi.learn.observation import (
    BOARD,
    CELLS,
    SPOT,
    fixed,  # noqa: F401 - the same boards and cards
    observe_table,
    places,  # noqa: F401 - and the same cells
)
from landbridge.games.hashi.state import CARDS, DONE, GOALS, ISLANDS, MOST_MARKS

VERSION = 1

PARTS = 4  # of a mark


def planes(kit: Kit, seats: int) -> list[Plane]:
    return [
        *observation.planes(kit, seats),
        Plane(
            "marks",
            (seats, MOST_MARKS, PARTS),
            0,
            DONE,
            "Every mark: 1 + the move it was made by, its number (0: a bridge), with which card it was made, and "
            "whether it stands (0) or is erased (2). Zeros behind the last.",
        ),
        Plane("struck", (seats, *BOARD), 0, 1, "1: an island that can never be finished."),
        Plane(
            "struck_then",
            (seats, GOALS, *BOARD),
            0,
            1,
            "Those struck when red, blue, six linked were reached.",
        ),
        Plane(
            "order",
            (CARDS,),
            0,
            CARDS,
            "1 + the card that was turned as number 0 (none), 1, 2 …; 0: not yet.",
        ),
        Plane("settled", (seats,), 0, MOST_MARKS, "How many of the marks everybody has seen."),
        Plane("challenger", (seats,), 0, 1, "1: may challenge now."),
        Plane("seat", (1,), 0, seats - 1, "One's own seat: challenges go round from seat 0."),
    ]


@kernel
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    n = observe_table(kit, v.table, seat, seats, where, out)
    for k in range(seats):
        marks = v.marks[(seat + k) % seats]
        for i in range(MOST_MARKS):
            there = i < marks.count
            out[n] = marks.what[i] + 1 if there else 0
            out[n + 1] = marks.number[i] if there else 0
            out[n + 2] = marks.card_no[i] if there else 0
            out[n + 3] = marks.erased[i] if there else 0
            n += PARTS
    for k in range(seats):
        struck = v.marks[(seat + k) % seats].struck
        for island in range(ISLANDS):
            out[n + where[SPOT + island]] = struck >> island & 1
        n += CELLS
    for k in range(seats):
        for goal in range(GOALS):
            struck = v.marks[(seat + k) % seats].struck_then[goal]
            for island in range(ISLANDS):
                out[n + where[SPOT + island]] = struck >> island & 1
            n += CELLS
    for i in range(CARDS):
        out[n + i] = v.shown[i] + 1 if 0 < i <= v.table.card_no else 0
    n += CARDS
    for k in range(seats):
        other = (seat + k) % seats
        out[n + k] = v.marks[other].settled
        out[n + seats + k] = 1 if v.challenger == other else 0
    out[n + 2 * seats] = seat
