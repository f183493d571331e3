"""What Loopit's board asks of a tile, worked out again from the tiles that lie on it; counts from what is counted."""

from __future__ import annotations

from landbridge.core.game import Kit
from landbridge.core.seating import Seating
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
    for pair in range(2):
        for ends in range(4):
            for word in range(WORDS):
                again.shut[pair, ends, word] = 0
    for word in range(WORDS):
        again.front[word] = 0
    for square in range(SQUARES):
        look_at(kit, again, square)
    for seat in range(s.seats):
        again.held[seat] = sum(s.rack[seat, slot] != NOTHING for slot in range(RACK))
        again.thrown_count[seat] = sum(s.thrown[seat, kind] for kind in range(KINDS))
        rack = sorted(kind for slot in range(RACK) if (kind := s.rack[seat, slot]) != NOTHING)
        for slot in range(RACK):
            again.rack[seat, slot] = rack[slot] if slot < len(rack) else NOTHING
    again.gone_count = sum(s.gone)
    again.in_bag = sum(s.bag)
    for kind, (_, _, count) in enumerate(kit.board.kinds):  # every tile is somewhere
        elsewhere = sum(lies == kind for lies in s.lies) + s.gone[kind]
        for seat in range(s.seats):
            elsewhere += s.thrown[seat, kind] + sum(s.rack[seat, slot] == kind for slot in range(RACK))
        again.bag[kind] = count - elsewhere
    return again


def look_at(kit: Kit, s: State, square: int) -> None:
    """Sides with a line to meet, and sides where none may end: what ends that refuses, pair by pair."""
    word, bit = square // WORD, 1 << square % WORD
    y, x = divmod(square, SIZE)
    lines: set[int] = set()
    walls: set[int] = set()
    for side, (dx, dy) in enumerate(STEPS):
        if not (0 <= x + dx < SIZE and 0 <= y + dy < SIZE):
            walls.add(side)
            continue
        beside = s.lies[(y + dy) * SIZE + x + dx]
        if beside != NOTHING:
            its_ends = kit.board.kinds[beside][0]
            (lines if its_ends >> (side + 2) % SIDES & 1 else walls).add(side)
    for pair in range(2):
        for ends in range(4):
            has = {side for side in (2 * pair, 2 * pair + 1) if ends >> side % 2 & 1}
            both = {2 * pair, 2 * pair + 1}
            if has & walls or (lines & both) - has:
                s.shut[pair, ends, word] |= bit
    if lines and s.lies[square] == NOTHING:
        s.front[word] |= bit


def seating(kit: Kit) -> Seating:
    """The first racks are dealt from the first seat to the last, and so that is left out."""
    return Seating(
        ("score", "fitted", "rack", "held", "thrown", "thrown_count"),
        numbers=("first", "mover"),
        moves=((BEGIN, 1),),
        holds=lambda kit, s: bool(s.stage != DEAL and s.round_no > 0),
    )
