"""What is hidden in River Dragons, swapped for something else — without `view`, or a leak would hide itself."""

from __future__ import annotations

from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import NOTHING, State
from landbridge.games.river_dragons.state import ACT, DRAGON, POSITIONS, PROGRAMME


def swap(game: Game, kit: Kit, s: State, viewer: int, luck: Luck) -> State | None:
    """Every other seat's face-down cards are replaced by others of its hand; unfinished programmes begin anew."""
    if s.stage not in (PROGRAMME, ACT):
        return None
    other = s.copy()
    for seat in range(s.seats):
        if seat == viewer:
            continue
        if s.stage == PROGRAMME:
            count = POSITIONS if s.picks[seat] == POSITIONS else luck.randrange(POSITIONS)
            open_until = 0
            other.picks[seat] = count
        else:
            count, open_until = POSITIONS, s.position + 1
        for position in range(open_until, POSITIONS):
            other.programme[seat, position] = NOTHING
        for position in range(open_until, count):
            other.programme[seat, position] = draw(other, seat, luck)
    return other


def draw(s: State, seat: int, luck: Luck) -> int:
    """Any card the seat may still lay, by the letter of R1.4 and R2.1."""
    laid = [s.programme[seat, position] for position in range(POSITIONS)]
    hand = list(range(DRAGON)) + [DRAGON + s.colour[i] for i in range(s.seats) if i != seat]
    if any(card >= DRAGON for card in laid):
        hand = hand[:DRAGON]
    left = [card for card in hand if card not in laid]
    return int(left[luck.randrange(len(left))])
