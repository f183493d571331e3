"""What a learner sees of Hashi: islands and lines where they lie on the board of six by six.

A line is printed at the island it leaves to the east or to the south, so bridges are two planes, east and south.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Kit
from landbridge.core.plane import Plane
from landbridge.games.hashi.board import SIZE
from landbridge.games.hashi.rules.rulebook import points as points_of
from landbridge.games.hashi.state import CARDS, GOALS, ISLANDS, OVER, ROUNDS

VERSION = 1

CELLS = SIZE * SIZE
STAGES = OVER + 1
BOARD = (SIZE, SIZE)  # row by row from the top
EAST_SOUTH = (2, *BOARD)
FIXED = CELLS * 5 + 2 * CARDS  # what `fixed` fills comes first
SPOT = 0  # in `where`: the cell of an island …
START = SPOT + ISLANDS  # … and of a line, behind all cells if it goes south


def variant(kit: Kit) -> ModuleType:
    from landbridge.games.hashi.learn import observation, paper_observation

    return paper_observation if kit.options.paper else observation


def planes(kit: Kit, seats: int) -> list[Plane]:
    bridges, most = ("up to two", 3) if not kit.options.paper else ("two stands for more", 6)
    return [
        Plane("island", BOARD, 0, 1, "1 where an island is."),
        Plane("red", BOARD, 0, 1, "1 where it has a red flag."),
        Plane("blue", BOARD, 0, 1, "1 where it has a blue flag."),
        Plane("line", EAST_SOUTH, 0, 1, "1 where a printed line leaves to the east; to the south."),
        Plane("card", (CARDS, 2), 0, 6, "Of every card of the deck its number and its bridges."),
        Plane("number", (seats, *BOARD), 0, 6, "The number on an island; 0: none yet."),
        Plane(
            "degree",
            (seats, *BOARD),
            0,
            12,
            "Bridges that lead to an island; finished if equal to its number.",
        ),
        Plane(
            "bridges", (seats, *EAST_SOUTH), 0, 2, f"Bridges on the line that leaves east; south ({bridges})."
        ),
        Plane(
            "draft_number", BOARD, 0, 6, "The number one has written for this card and nobody else has seen."
        ),
        Plane(
            "draft_bridges", EAST_SOUTH, 0, 2, "Bridges one has drawn for this card, likewise; east, south."
        ),
        Plane("turned", (CARDS,), 0, 2, "0 a card still to come, 1 turned before, 2 face up."),
        Plane("face_up", (2,), 0, 6, "Number and bridges of the card face up; 0 before the first."),
        Plane("stage", (STAGES,), 0, 1, "One of: setting up, a card is turned, drafts, over."),
        Plane("card_no", (1,), 0, ROUNDS, "How many cards have been turned."),
        Plane("done", (seats,), 0, 1, "1: done with this card."),
        Plane("wrote", (seats,), -1, 1, "1: has written a number for this card; −1: not to be known."),
        Plane("drawn", (seats,), -1, most, "Bridges drawn for this card; −1: not to be known."),
        Plane(
            "reached",
            (seats, GOALS),
            0,
            ROUNDS,
            "With which card red, blue, six linked were reached; 0: not yet.",
        ),
        Plane("points", (seats,), 0, 60, "What everybody has so far, one's own draft counted."),
    ]


def places(kit: Kit) -> list[int]:
    spots = [SIZE * island.row + island.column for island in kit.board.islands]
    south = [kit.board.islands[a].column == kit.board.islands[b].column for a, b in kit.board.lines]
    starts = [spots[a] + CELLS * down for (a, _), down in zip(kit.board.lines, south, strict=True)]
    return spots + starts


def fixed(kit: Kit, seats: int) -> dict[str, Any]:
    islands, red, blue = (np.zeros(CELLS, np.int16) for _ in range(3))
    lines = np.zeros(2 * CELLS, np.int16)
    cells = places(kit)
    for cell, island in zip(cells, kit.board.islands, strict=False):
        islands[cell] = 1
        red[cell], blue[cell] = island.flag == "red", island.flag == "blue"
    lines[cells[START:]] = 1
    cards = [(kit.fields.card_number[card], kit.fields.card_bridges[card]) for card in range(CARDS)]
    boards = {"island": islands, "red": red, "blue": blue}
    return {
        **{name: board.reshape(BOARD) for name, board in boards.items()},
        "line": lines.reshape(EAST_SOUTH),
        "card": cards,
    }


@kernel
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    observe_table(kit, v, seat, seats, where, out)


@kernel
def observe_table(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> int:
    """Everything but what paper adds; the place behind the last number."""
    n = FIXED
    for k in range(seats):
        sheet = v.sheets[(seat + k) % seats]
        numbers = out[n : n + CELLS]  # parts of their own: an index that cannot be below 0 is quicker
        degrees = out[n + CELLS * seats : n + CELLS * (seats + 1)]
        for island in range(ISLANDS):
            numbers[where[SPOT + island]] = sheet.number[island]
            degrees[where[SPOT + island]] = sheet.degree[island]
        n += CELLS
    n += CELLS * seats
    for k in range(seats):
        sheet = v.sheets[(seat + k) % seats]
        bridges = out[n : n + 2 * CELLS]
        for line in range(kit.lines):
            bridges[where[START + line]] = (sheet.spanned >> line & 1) + (sheet.doubled >> line & 1)
        n += 2 * CELLS
    n = observe_draft(kit, v, seat, where, out, n)
    for card in range(CARDS):
        out[n + card] = (v.turned >> card & 1) + (1 if card == v.card else 0)
    n += CARDS
    out[n] = kit.card_number[v.card] if v.card >= 0 else 0
    out[n + 1] = kit.card_bridges[v.card] if v.card >= 0 else 0
    n += 2
    for stage in range(STAGES):
        out[n + stage] = 1 if v.stage == stage else 0
    n += STAGES
    out[n] = v.card_no
    n += 1
    for k in range(seats):
        other = (seat + k) % seats
        out[n + k] = v.done >> other & 1
        out[n + seats + k] = v.wrote[other]
        out[n + 2 * seats + k] = v.drawn[other]
        for goal in range(GOALS):
            out[n + 3 * seats + GOALS * k + goal] = v.reached[other, goal]
        out[n + (3 + GOALS) * seats + k] = points_of(kit, v, other)
    return n + (4 + GOALS) * seats


@kernel
def observe_draft(kit: Any, v: Any, seat: int, where: Any, out: Any, n: int) -> int:
    """What the viewer's own sheet has beyond what everybody has seen of it."""
    sheet = v.sheets[seat]
    seen = v.settled[seat]
    numbers, bridges = out[n : n + CELLS], out[n + CELLS : n + 3 * CELLS]
    for island in range(ISLANDS):
        numbers[where[SPOT + island]] = sheet.number[island] - seen.number[island]
    for line in range(kit.lines):
        now = (sheet.spanned >> line & 1) + (sheet.doubled >> line & 1)
        bridges[where[START + line]] = now - (seen.spanned >> line & 1) - (seen.doubled >> line & 1)
    return n + 3 * CELLS
