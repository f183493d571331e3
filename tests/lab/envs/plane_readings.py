"""Rows a second time: what every plane of a view says, written from `docs/observations.md` without the kernels.

Seats are asked one by one: `order(seat, seats)` says who stands in which place of an axis of seats.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from landbridge import UNKNOWN, Kit, State
from landbridge.games.hashi import state as hashi
from landbridge.games.loopit import state as loopit
from landbridge.games.river_dragons import state as river
from landbridge.games.the_border import state as border

Planes = dict[str, Any]


def order(seat: int, seats: int) -> list[int]:
    """The viewer first, then the others in turn order."""
    found = [seat]
    while len(found) < seats:
        found.append(0 if found[-1] == seats - 1 else found[-1] + 1)
    return found


def one_of(value: int, count: int) -> list[int]:
    return [int(value == i) for i in range(count)]


def bits(members: int, count: int) -> list[int]:
    return [int(bool(members & 1 << i)) for i in range(count)]


def read(kit: Kit, v: State, seat: int, seats: int) -> Planes:
    """All planes of a view."""
    name = kit.game.name
    if name == "hashi":
        return on_paper(kit, v, seat, seats) if kit.options.paper else of_hashi(kit, v, seat, seats)
    return {"loopit": of_loopit, "river_dragons": of_river_dragons, "the_border": of_the_border}[name](
        kit, v, seat, seats
    )


# --- Hashi ------------------------------------------------------------------------------------------------


def of_hashi(kit: Kit, v: Any, seat: int, seats: int) -> Planes:
    board, around = kit.board, order(seat, seats)
    found: Planes = {name: np.zeros((6, 6), int) for name in ("island", "red", "blue", "draft_number")}
    found |= {name: np.zeros((2, 6, 6), int) for name in ("line", "draft_bridges")}
    found |= {name: np.zeros((seats, 6, 6), int) for name in ("number", "degree")}
    found["bridges"] = np.zeros((seats, 2, 6, 6), int)
    for i, island in enumerate(board.islands):
        spot = island.row, island.column
        found["island"][spot] = 1
        if island.flag:
            found[island.flag][spot] = 1
        for k, other in enumerate(around):
            found["number"][(k, *spot)] = v.sheets[other].number[i]
            found["degree"][(k, *spot)] = v.sheets[other].degree[i]
        found["draft_number"][spot] = v.sheets[seat].number[i] - v.settled[seat].number[i]
    for n, (a, b) in enumerate(board.lines):
        one, two = board.islands[a], board.islands[b]
        leaves = int(one.column == two.column), one.row, one.column
        found["line"][leaves] = 1
        for k, other in enumerate(around):
            found["bridges"][(k, *leaves)] = drawn(v.sheets[other], n)
        found["draft_bridges"][leaves] = drawn(v.sheets[seat], n) - drawn(v.settled[seat], n)
    deck = [(number, bridges) for number, bridges in zip(kit.fields.card_number, kit.fields.card_bridges)]  # noqa: B905
    found["card"] = deck
    found["turned"] = [
        2 if card == v.card else int(bool(v.turned & 1 << card)) for card in range(hashi.CARDS)
    ]
    found["face_up"] = deck[v.card] if v.card >= 0 else (0, 0)
    found["stage"] = one_of(v.stage, 4)
    found["card_no"] = [v.card_no]
    found["done"] = [int(bool(v.done & 1 << other)) for other in around]
    found["wrote"] = [v.wrote[other] for other in around]
    found["drawn"] = [v.drawn[other] for other in around]
    found["reached"] = [[v.reached[other, goal] for goal in range(3)] for other in around]
    found["points"] = [kit.game.points(kit, v, other) for other in around] if not kit.options.paper else None
    return found


def drawn(sheet: Any, line: int) -> int:
    return int(bool(sheet.spanned & 1 << line)) + int(bool(sheet.doubled & 1 << line))


def on_paper(kit: Kit, v: Any, seat: int, seats: int) -> Planes:
    around = order(seat, seats)
    found = of_hashi(kit, v.table, seat, seats)
    # The table's own points: what challenges may still bring is in no plane.
    found["points"] = [kit.game.points(kit, v, other) for other in around]
    marks = np.zeros((seats, hashi.MOST_MARKS, 4), int)
    struck, then = np.zeros((seats, 6, 6), int), np.zeros((seats, 3, 6, 6), int)
    for k, other in enumerate(around):
        its = v.marks[other]
        for i in range(its.count):
            marks[k, i] = its.what[i] + 1, its.number[i], its.card_no[i], its.erased[i]
        for i, island in enumerate(kit.board.islands):
            struck[k, island.row, island.column] = int(bool(its.struck & 1 << i))
            for goal in range(3):
                then[k, goal, island.row, island.column] = int(bool(its.struck_then[goal] & 1 << i))
    found |= {"marks": marks, "struck": struck, "struck_then": then}
    turned = v.table.card_no
    found["order"] = [v.shown[i] + 1 if 1 <= i <= turned else 0 for i in range(hashi.CARDS)]
    found["settled"] = [v.marks[other].settled for other in around]
    found["challenger"] = [int(v.challenger == other) for other in around]
    found["seat"] = [seat]
    return found


# --- Loopit -----------------------------------------------------------------------------------------------


def of_loopit(kit: Kit, v: Any, seat: int, seats: int) -> Planes:
    kinds, around = kit.board.kinds, order(seat, seats)
    count, options = len(kinds), kit.options
    line, value = np.zeros((4, 13, 13), int), np.full((13, 13), -1)
    unseen = [many for _, _, many in kinds]
    for square, kind in enumerate(v.lies):
        if kind >= 0:
            spot = square // 13, square % 13
            unseen[kind] -= 1
            value[spot] = kinds[kind][1]
            for side in range(4):
                line[(side, *spot)] = kinds[kind][0] >> side & 1
    rack, thrown = np.zeros((seats, count), int), np.zeros((seats, count), int)
    for k, other in enumerate(around):
        tiles = [v.rack[other, slot] for slot in range(v.held[other])]
        if UNKNOWN in tiles:
            rack[k] = -1
        else:
            for kind in tiles:
                rack[k, kind] += 1
                unseen[kind] -= 1
        thrown[k] = [v.thrown[other, kind] for kind in range(count)]
    bag, gone = [v.bag[kind] for kind in range(count)], [v.gone[kind] for kind in range(count)]
    for kind in range(count):
        unseen[kind] -= sum(max(0, int(n)) for n in (*thrown[:, kind], bag[kind], gone[kind]))
    return {
        "bonus": np.array(kit.board.bonus).reshape(13, 13),
        "kind": [[ends & 1, ends >> 1 & 1, ends >> 2 & 1, ends >> 3 & 1, worth] for ends, worth, _ in kinds],
        "tiles": [many for _, _, many in kinds],
        "agreed": [
            int(options.stop == "stuck"),
            int(options.chosen("exchange") == "discard"),
            int(options.chosen("end") == "bag"),
            int(options.chosen("end") == "round"),
        ],
        "line": line,
        "value": value,
        "unseen": unseen,
        "rack": rack,
        "thrown": thrown,
        "bag": bag,
        "gone": gone,
        "held": [v.held[other] for other in around],
        "thrown_count": [v.thrown_count[other] for other in around],
        "in_bag": [v.in_bag],
        "gone_count": [v.gone_count],
        "fitted": [bits(v.fitted[other], 15) for other in around],
        "score": [v.score[other] for other in around],
        "mover": [int(v.mover == other) for other in around],
        "first": [int(v.first == other) for other in around],
        "laid": [v.laid],
        "idle": [v.idle],
        "round_no": [v.round_no],
        "last_round": [v.last_round],
        "stage": one_of(v.stage, loopit.OVER + 1),
    }


# --- River Dragons ----------------------------------------------------------------------------------------


def of_river_dragons(kit: Kit, v: Any, seat: int, seats: int) -> Planes:
    around, supports, expert = order(seat, seats), range(river.SUPPORTS), bool(kit.fields.expert)
    known = 6 if expert else river.SUPPORTS
    laid = [plank for plank in range(river.PLANKS) if v.laid & 1 << plank]
    there = [[v.ends[plank, end] for end in range(2)] for plank in range(river.PLANKS)]

    def cards(field: Any, other: int) -> list[list[int]]:
        own = [field[other, position] for position in range(5)]
        return [[-1] * river.CARDS if card == UNKNOWN else one_of(card, river.CARDS) for card in own]

    found: Planes = {
        "spot": [tuple(kit.board.spots[i]) if i < known else (0, 0) for i in supports],
        "length": list(kit.fields.length),
        "max_rounds": [kit.options.max_rounds],
        "support": bits(v.stones, river.SUPPORTS),
        "place": [(v.x[i], v.y[i]) for i in supports],
        "load": [sum(i in there[plank] for plank in laid) for i in supports],
        "laid": bits(v.laid, river.PLANKS),
        "ends": [[max(0, end + 1) for end in both] for both in there],
        "reserve": [bits(v.reserve[other], river.PLANKS) for other in around],
        "programme": [cards(v.programme, other) for other in around],
        "shown": [cards(v.shown, other) for other in around],
        "picks": [v.picks[other] for other in around],
        "colour": [one_of(v.colour[other], 6) for other in around],
        "pawn": [one_of(v.pawn[other], river.PLACES) for other in around],
        "first": [int(v.first == other) for other in around],
        "acts": [int(v.seat == other) for other in around],
        "waiting": [int(bool(v.waiting & 1 << other)) for other in around],
        "winner": [int(v.winner == other) for other in around],
        "position": one_of(v.position, 5),
        "card": one_of(v.card, river.CARDS),
        "left": [v.left],
        "named": one_of(v.named, river.PLANKS),
        "round_no": [v.round_no],
        "stage": one_of(v.stage, river.OVER + 1),
    }
    if kit.options.by_eye:
        found["tried"] = [
            int(bool(v.tried[n // river.WORD] & 1 << n % river.WORD)) for n in range(river.SPANS)
        ]
    return found


# --- The Border -------------------------------------------------------------------------------------------


def of_the_border(kit: Kit, v: Any, seat: int, seats: int) -> Planes:
    board, around = kit.board, order(seat, seats)
    size = max(row for _, row in board.maps[0]) + 1, max(column for column, _ in board.maps[0]) + 1
    found: Planes = {name: np.zeros(size, int) for name in ("space", "white", "area", "draft")}
    found |= {name: np.zeros((seats, *size), int) for name in ("segment", "crossed")}
    for one in board.areas:
        for column, row in one.inside:
            found["area"][row, column] = one.value
    for n, (column, row) in enumerate(board.spaces):
        found["space"][row, column] = 1
        found["white"][row, column] = int(n in board.white)
        for k, other in enumerate(around):
            found["crossed"][k, row, column] = crossed(v.sheets[other], n)
            if v.board[other] >= 0:
                mine = [i for i, spaces in enumerate(board.segments(v.board[other])) if n in spaces]
                found["segment"][k, row, column] = mine[0] + 1 if mine else 0
        found["draft"][row, column] = crossed(v.sheets[seat], n) - crossed(v.settled[seat], n)

    def dice(bundle: int) -> list[int]:
        return [bundle // 16**colour % 16 for colour in range(6)]

    found |= {
        "left": [list(v.sheets[other].left) for other in around],
        "rolled": dice(v.rolled),
        "dice": dice(v.dice),
        "used": dice(v.used[seat]),
        "flying": [v.flying],
        "roll_no": one_of(v.roll_no - 1, 3),
        "stage": one_of(v.stage, border.OVER + 1),
        "round_no": [v.round_no],
        "board": [one_of(v.board[other], 4) for other in around],
        "active": [int(v.active == other) for other in around],
        "done": [int(bool(v.done & 1 << other)) for other in around],
        "reached": [[v.reached[other, area] for area in range(9)] for other in around],
        "points": [kit.game.points(kit, v, other) for other in around],
    }
    return found


def crossed(sheet: Any, space: int) -> int:
    return int(bool(sheet.crossed[space // border.HALF] & 1 << space % border.HALF))
