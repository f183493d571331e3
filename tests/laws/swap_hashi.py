"""What is hidden in Hashi, swapped for something else — without `view`, or a leak would hide itself."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.hashi.state import DONE, DRAFT, SET_UP


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Every other seat's draft is torn up and made anew at random; whoever was done is done again."""
    other = s.copy()
    table: Any = other.table if kit.options.paper else other
    if table.stage not in (SET_UP, DRAFT):
        return None
    for seat in range(table.seats):
        if seat == viewer:
            continue
        done = table.done >> seat & 1
        table.done &= ~(1 << seat)
        table.sheets[seat] = table.settled[seat]
        table.wrote[seat] = table.drawn[seat] = 0
        if kit.options.paper:
            tear_off(other.marks[seat])
        redraft(game, kit, other, seat, bool(done), luck)
    return other


def tear_off(marks: Any) -> None:
    """Forget the marks of the running draft."""
    for i in range(marks.settled, marks.count):
        marks.what[i] = marks.number[i] = marks.card_no[i] = 0
    marks.count = marks.settled


def redraft(game: Game, kit: Kit, s: State, seat: int, done: bool, luck: Luck) -> None:
    table: Any = s.table if kit.options.paper else s
    if table.stage == SET_UP and not done:
        return
    while True:
        moves = game.offers(kit, s, seat)
        if not moves:
            return  # a dead end; another law is broken, and this one need not crash
        move = moves[luck.randrange(len(moves))]
        if move == DONE and not done:
            return
        if table.stage == SET_UP or move == DONE:
            before = table.done
            table.done = 0
            game.do(kit, s, seat, move)
            table.done |= before
            return
        game.do(kit, s, seat, move)
