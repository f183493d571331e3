"""The Border's sheets worked out again from the crosses on them."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.play.seating import Seating
from landbridge.core.state import NOTHING, State
from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import Board
from landbridge.games.the_border.state import BEGIN, COLOURS, DEAL, HALF, ROLL, START, WORDS


def rebuild(kit: Kit, s: State) -> State:
    again = s.copy()
    for seat in range(s.seats):
        if s.board[seat] != NOTHING:
            for sheet in (again.sheets[seat], again.settled[seat]):
                fill(kit.board, sheet, s.board[seat])
    landed = sum(s.rolled >> 4 * colour & 15 for colour in range(COLOURS))
    if s.stage == ROLL:
        again.flying = 5 - landed
    return again


def fill(board: Board, sheet: Any, colours: int) -> None:
    crossed = {n for n in range(len(board.spaces)) if sheet.crossed[n // HALF] >> n % HALF & 1}
    number = {spot: n for n, spot in enumerate(board.spaces)}
    near = {number[spot] for n in crossed for spot in hexes.neighbours(board.spaces[n]) if spot in number}
    for word in range(WORDS):
        sheet.near[word] = sum(1 << n - HALF * word for n in near if n // HALF == word)
    for segment, spaces in enumerate(board.segments(colours)):
        sheet.left[segment] = len(set(spaces) - crossed)


def seating(kit: Kit) -> Seating:
    """Boards are dealt from the first seat to the last, and so that is left out."""
    return Seating(
        ("sheets", "settled", "used", "reached", "board"),
        numbers=("active",),
        sets=("done",),
        moves=((START, 1),),
        holds=lambda kit, s: bool(s.stage not in (DEAL, BEGIN)),
    )
