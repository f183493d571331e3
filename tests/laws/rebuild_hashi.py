"""Hashi's sheets worked out again from what a pen has left on them: numbers and bridges, and on paper the marks."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from landbridge.core.play.seating import Seating
from landbridge.core.state import NOTHING, State
from landbridge.games.hashi.board import Board
from landbridge.games.hashi.state import BRIDGE, CHALLENGE, DIGITS, SET_UP, SHEET_MARKS, STANDS


def rebuild(kit: Kit, s: State) -> State:
    again = s.copy()
    if not kit.options.paper:
        for seat in range(s.seats):
            for sheet in (again.sheets[seat], again.settled[seat]):
                fill(kit.board, sheet, numbers_of(sheet), bridges_of(kit.board, sheet))
        return again
    for seat in range(s.table.seats):
        marks = again.marks[seat]
        if again.table.stage == SET_UP:  # nothing is a mark yet
            sheet = again.table.sheets[seat]
            fill(kit.board, sheet, numbers_of(sheet), {})
            continue
        seen = ((again.table.sheets[seat], marks.count), (again.table.settled[seat], marks.settled))
        for sheet, count in seen:
            fill(kit.board, sheet, *standing(marks, count), struck=marks.struck)
    fill(kit.board, again.trial, {}, {})  # blank between two moves
    return again


def numbers_of(sheet: Any) -> dict[int, int]:
    return {island: number for island, number in enumerate(sheet.number) if number != 0}


def bridges_of(board: Board, sheet: Any) -> dict[int, int]:
    return {n: (sheet.spanned >> n & 1) + (sheet.doubled >> n & 1) for n in range(len(board.lines))}


def standing(marks: Any, count: int) -> tuple[dict[int, int], dict[int, int]]:
    numbers: dict[int, int] = {}
    bridges: dict[int, int] = {}
    for i in range(count):
        if marks.erased[i] == STANDS:
            if marks.number[i]:
                numbers[marks.what[i]] = marks.number[i]
            else:
                line = marks.what[i] - BRIDGE
                bridges[line] = bridges.get(line, 0) + 1
    return numbers, bridges


def fill(board: Board, sheet: Any, numbers: dict[int, int], bridges: dict[int, int], struck: int = 0) -> None:
    """Every field of a sheet, one after the other, in the plainest way."""
    islands = range(len(board.islands))
    degree = [sum(n for line, n in bridges.items() if i in board.lines[line]) for i in islands]
    # An island takes its number, or six: on paper a pen may have passed that mark and gone on.
    full = [i for i in islands if degree[i] >= numbers.get(i, 6)]
    crossed = {pair[1 - k] for pair in board.crossings for k in range(2) if bridges.get(pair[k])}
    sheet.numbered = bits(numbers)
    sheet.finished = bits(i for i in numbers if numbers[i] == degree[i]) & ~struck
    sheet.lit = bits(n for n, ends in enumerate(board.lines) if set(ends) & set(numbers))
    sheet.crossed = bits(crossed)
    sheet.spanned = bits(n for n, count in bridges.items() if count >= 1)
    sheet.doubled = bits(n for n, count in bridges.items() if count >= 2)
    sheet.stopped = bits(n for n, ends in enumerate(board.lines) if set(ends) & set(full))
    for digit in range(DIGITS):
        sheet.digits[digit] = bits(i for i in islands if min(degree[i], 7) >> digit & 1)
    for i in islands:
        sheet.number[i] = numbers.get(i, 0)
        sheet.degree[i] = degree[i]


def bits(members: Any) -> int:
    return sum(1 << member for member in set(members))


def seating(kit: Kit) -> Seating:
    """On paper challenges go from the first seat to the last (H5.2), and so they are left out."""
    rows = ("sheets", "settled", "wrote", "drawn", "reached")
    if not kit.options.paper:
        return Seating(rows, sets=("done",))
    return Seating(
        (*(f"table.{row}" for row in rows), "marks"),
        sets=("table.done",),
        moves=((CHALLENGE, SHEET_MARKS),),
        holds=lambda kit, s: bool(s.challenger == NOTHING),
    )
