"""What a learner sees of Loopit: the tiles on the board, and tiles elsewhere counted by kind, as moves number them."""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Kit
from landbridge.core.plane import Plane
from landbridge.core.state import UNKNOWN
from landbridge.games.loopit.state import BAG, LAYS, OVER, RACK, ROUND, SEATS, SIDES, SIZE, SQUARES, TILES

VERSION = 2

STAGES = OVER + 1
BOARD = (SIZE, SIZE)  # row by row from the top
AGREED = 4  # what the rules' options change
ENDS = 15  # ways a tile can have ends: 1 … 15
MOST_POINTS = 9999
MOST_ROUNDS = 999


def planes(kit: Kit, seats: int) -> list[Plane]:
    kinds = kit.fields.kinds
    return [
        Plane("bonus", BOARD, 1, 6, "What a square multiplies a tile's value by."),
        Plane("kind", (kinds, SIDES + 1), 0, 127, "Of every kind: a line north, east, south, west, and its value."),
        Plane("tiles", (kinds,), 0, TILES, "How many tiles there are of a kind."),
        Plane(
            "agreed",
            (AGREED,),
            0,
            1,
            "1: one may stop only when nothing fits; exchanged tiles leave the game; an empty bag ends it; "
            "the round in which the bag runs empty is the last.",
        ),
        Plane("line", (SIDES, *BOARD), 0, 1, "1 where a tile lies that has a line to the north; east; south; west."),
        Plane("value", BOARD, -1, 127, "The value of the tile that lies there; −1: none."),
        Plane("unseen", (kinds,), 0, TILES, "Tiles that lie neither on the board nor anywhere else one sees."),
        Plane("rack", (seats, kinds), -1, TILES, "Tiles on the racks; −1: not to be known."),
        Plane("thrown", (seats, kinds), -1, TILES, "Tiles discarded; −1: not to be known."),
        Plane("bag", (kinds,), -1, TILES, "Tiles in the bag; −1: not to be known."),
        Plane("gone", (kinds,), -1, TILES, "Tiles that left before the deal; −1: not to be known."),
        Plane("held", (seats,), 0, RACK, "How many tiles stand on each rack."),
        Plane("thrown_count", (seats,), 0, TILES, "How many tiles a seat has discarded."),
        Plane("in_bag", (1,), 0, TILES, "How many tiles are in the bag."),
        Plane("gone_count", (1,), 0, TILES, "How many tiles left before the deal."),
        Plane("fitted", (seats, ENDS), 0, 1, "1: surely holds no tile with ends 1 … 15 (N 1, E 2, S 4, W 8)."),
        Plane("score", (seats,), 0, MOST_POINTS, "Points so far."),
        Plane("mover", (seats,), 0, 1, "1: in turn."),
        Plane("first", (seats,), 0, 1, "1: began."),
        Plane("laid", (1,), 0, LAYS, "Tiles laid this turn."),
        Plane("idle", (1,), 0, 2 * SEATS, "Turns in a row in which nothing was laid."),
        Plane("round_no", (1,), 0, MOST_ROUNDS, "The round; 0: setting up."),
        Plane("last_round", (1,), 0, 127, "The agreed number of rounds; 0: none."),
        Plane(
            "stage",
            (STAGES,),
            0,
            1,
            "One of: who begins, tiles leave, racks dealt, start tile, hand drawn, tiles laid, rack refilled, over.",
        ),
    ]  # fmt: skip


def fixed(kit: Kit, seats: int) -> dict[str, Any]:
    fields = kit.fields
    ends = [[fields.ends[kind] >> side & 1 for side in range(SIDES)] for kind in range(fields.kinds)]
    return {
        "bonus": [[fields.bonus[SIZE * row + column] for column in range(SIZE)] for row in range(SIZE)],
        "kind": [[*ends[kind], fields.value[kind]] for kind in range(fields.kinds)],
        "tiles": [fields.tiles[kind] for kind in range(fields.kinds)],
        "agreed": [fields.strict, fields.discard, fields.ending == BAG, fields.ending == ROUND],
    }


@kernel
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    kinds = kit.kinds
    n = observe_board(kit, v, out, SQUARES + (SIDES + 2) * kinds + AGREED)
    n = observe_tiles(kit, v, seat, seats, out, n)
    for k in range(seats):
        other = (seat + k) % seats
        out[n + k] = v.held[other]
        out[n + seats + k] = v.thrown_count[other]
    n += 2 * seats
    out[n] = v.in_bag
    out[n + 1] = v.gone_count
    n += 2
    for k in range(seats):
        fitted = v.fitted[(seat + k) % seats]
        for i in range(ENDS):
            out[n + i] = fitted >> i & 1
        n += ENDS
    for k in range(seats):
        other = (seat + k) % seats
        out[n + k] = v.score[other]
        out[n + seats + k] = 1 if v.mover == other else 0
        out[n + 2 * seats + k] = 1 if v.first == other else 0
    n += 3 * seats
    out[n] = v.laid
    out[n + 1] = v.idle
    out[n + 2] = v.round_no
    out[n + 3] = v.last_round
    n += 4
    for stage in range(STAGES):
        out[n + stage] = 1 if v.stage == stage else 0


@kernel
def observe_board(kit: Any, v: Any, out: Any, n: int) -> int:
    """Lines and values, and what is left of each kind to be seen elsewhere; the place behind the values."""
    lines = out[n : n + SIDES * SQUARES]  # parts of their own: an index that cannot be below 0 is quicker
    values = out[n + SIDES * SQUARES : n + (SIDES + 1) * SQUARES]
    n += (SIDES + 1) * SQUARES
    unseen = out[n : n + kit.kinds]
    for i in range(SIDES * SQUARES):
        lines[i] = 0
    for i in range(SQUARES):
        values[i] = -1
    for kind in range(kit.kinds):
        unseen[kind] = kit.tiles[kind]
    for square in range(SQUARES):
        kind = v.lies[square]
        if kind >= 0:
            for side in range(SIDES):
                lines[SQUARES * side + square] = kit.ends[kind] >> side & 1
            values[square] = kit.value[kind]
            unseen[kind] -= 1
    return n


@kernel
def observe_tiles(kit: Any, v: Any, seat: int, seats: int, out: Any, n: int) -> int:
    """Tiles that do not lie on the board; `n` is where the unseen are counted."""
    kinds = int(kit.kinds)
    unseen = out[n : n + kinds]
    n += kinds
    for k in range(seats):
        other = (seat + k) % seats
        rack = out[n : n + kinds]
        hidden = v.held[other] > 0 and v.rack[other, 0] == UNKNOWN
        for kind in range(kinds):
            rack[kind] = UNKNOWN if hidden else 0
        if not hidden:
            for slot in range(v.held[other]):
                rack[v.rack[other, slot]] += 1
                unseen[v.rack[other, slot]] -= 1
        n += kinds
    for k in range(seats):
        other = (seat + k) % seats
        thrown = out[n : n + kinds]
        for kind in range(kinds):
            thrown[kind] = v.thrown[other, kind]
            unseen[kind] -= max(v.thrown[other, kind], 0)
        n += kinds
    bag, gone = out[n : n + kinds], out[n + kinds : n + 2 * kinds]
    for kind in range(kinds):
        bag[kind] = v.bag[kind]
        gone[kind] = v.gone[kind]
        unseen[kind] -= max(v.bag[kind], 0) + max(v.gone[kind], 0)
    return n + 2 * kinds
