"""What Loopit's board asks of a tile, worked out again from the tiles that lie on it; counts from what is counted."""

from __future__ import annotations

from collections import Counter
from functools import cache

from landbridge.core.game import Kit
from landbridge.core.play.seating import Seating
from landbridge.core.state import NOTHING, State
from landbridge.games.loopit.state import (
    BEGIN,
    DEAL,
    KINDS,
    RACK,
    SIDES,
    SIZE,
    SQUARES,
    WORD,
    WORDS,
)

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


def rebuild(kit: Kit, s: State) -> State:
    again = s.copy()
    look_round(kit, again)
    racks = [[s.rack[seat, slot] for slot in range(RACK)] for seat in range(s.seats)]
    for seat, slots in enumerate(racks):
        rack = sorted(kind for kind in slots if kind != NOTHING)
        again.held[seat] = len(rack)
        again.thrown_count[seat] = sum(s.thrown[seat, kind] for kind in range(KINDS))
        for slot in range(RACK):
            again.rack[seat, slot] = rack[slot] if slot < len(rack) else NOTHING
    again.gone_count = sum(s.gone)
    again.in_bag = sum(s.bag)
    lies = Counter(s.lies)
    for kind, (_, _, count) in enumerate(kit.board.kinds):  # every tile is somewhere
        elsewhere = lies[kind] + s.gone[kind]
        for seat, slots in enumerate(racks):
            elsewhere += s.thrown[seat, kind] + slots.count(kind)
        again.bag[kind] = count - elsewhere
    return again


def look_round(kit: Kit, s: State) -> None:
    """For every square: what ends its sides refuse, pair by pair, and whether a line leads to it."""
    lies, kinds = list(s.lies), kit.board.kinds
    shut: Counter[tuple[int, int, int]] = Counter()
    front: Counter[int] = Counter()
    for square in range(SQUARES):
        word, bit = square // WORD, 1 << square % WORD
        y, x = divmod(square, SIZE)
        lines: list[int] = []
        walls: list[int] = []
        for side, (dx, dy) in enumerate(STEPS):
            if not (0 <= x + dx < SIZE and 0 <= y + dy < SIZE):
                walls.append(side)
                continue
            beside = lies[(y + dy) * SIZE + x + dx]
            if beside != NOTHING:
                (lines if kinds[beside][0] >> (side + 2) % SIDES & 1 else walls).append(side)
        for pair, ends in refused(frozenset(lines), frozenset(walls)):
            shut[pair, ends, word] |= bit
        if lines and lies[square] == NOTHING:
            front[word] |= bit
    for word in range(WORDS):
        s.front[word] = front[word]
        for pair in range(2):
            for ends in range(4):
                s.shut[pair, ends, word] = shut[pair, ends, word]


@cache
def refused(lines: frozenset[int], walls: frozenset[int]) -> list[tuple[int, int]]:
    """The ends of a pair that do not fit between sides with a line to meet and sides where none may end."""
    found = []
    for pair in range(2):
        for ends in range(4):
            both = {2 * pair, 2 * pair + 1}
            has = {side for side in both if ends >> side % 2 & 1}
            if has & walls or (lines & both) - has:
                found.append((pair, ends))
    return found


def seating(kit: Kit) -> Seating:
    """The first racks are dealt from the first seat to the last, and so that is left out."""
    return Seating(
        ("score", "fitted", "rack", "held", "thrown", "thrown_count"),
        numbers=("first", "mover"),
        moves=((BEGIN, 1),),
        holds=lambda kit, s: bool(s.stage != DEAL and s.round_no > 0),
    )
