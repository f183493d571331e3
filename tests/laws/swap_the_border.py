"""What is hidden in The Border, swapped for something else — without `view`, or a leak would hide itself."""

from __future__ import annotations

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import State
from landbridge.games.the_border.state import DONE, SECOND


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Every other seat's draft is torn up and made anew at random; whoever was done is done again."""
    if s.stage != SECOND:
        return None
    other = s.copy()
    for seat in range(other.seats):
        if seat in (viewer, other.active):
            continue
        done = other.done >> seat & 1
        other.done &= ~(1 << seat)
        other.sheets[seat] = other.settled[seat]
        other.used[seat] = 0
        while True:
            moves = game.offers(kit, other, seat)
            move = moves[luck.randrange(len(moves))]
            if move == DONE:
                break
            game.do(kit, other, seat, move)
        if done:  # said once more, in case "done" tells more than it should
            before = other.done
            other.done = 0
            game.do(kit, other, seat, DONE)
            other.done |= before
    return other
