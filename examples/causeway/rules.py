"""The rules of Causeway (C1 … C5 in `docs/new-game.md`), and what a position is made of."""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, has
from landbridge.core.compile.kernel import kernel
from landbridge.core.layout import RecordLayout, i1, i2, i8
from landbridge.core.state import FATE, LEGAL, NO_SUCH_MOVE, NOT_NOW, UNKNOWN

CARDS = 36  # numbered from 1; card 0 in a set is number 1
ROWS = 4
SEATS = 4

DEAL, PLAY, DRAWS, OVER = range(4)

# Moves: a card to a row, to pass, and the card that FATE deals.
PASS = CARDS * ROWS
DRAW = PASS + 1
MOVES = DRAW + CARDS

# Why a move is refused, beside the reasons of every game.
NOT_YOURS, TOO_LOW, ONE_FITS = range(3, 6)

KIT = RecordLayout([("hand", i1)])  # cards dealt to everybody
STATE = RecordLayout(
    [
        ("hand", i8, (SEATS,)),  # cards as a set; UNKNOWN in the others' views
        ("deck", i8),  # likewise; UNKNOWN in every view
        ("laid", i8),
        ("top", i1, (ROWS,)),  # the number of a row's last card, or 0
        ("length", i1, (ROWS,)),
        ("score", i2, (SEATS,)),
        ("held", i1, (SEATS,)),  # how many cards are in a hand
        ("drawn", i1),  # how many have left the deck
        ("drawer", i1),  # who gets the next one
        ("mover", i1),
        ("passed", i1),  # how many have passed one after another
        ("turn_no", i2),
        ("stage", i1),
        ("seats", i1),
    ]
)


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    s.seats = seats
    s.deck = bit(CARDS) - 1


@kernel
def actors(kit: Any, s: Any) -> int:
    if s.stage == OVER:
        return 0
    return bit(s.mover) if s.stage == PLAY else bit(FATE)


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= MOVES or (move >= DRAW) != (seat == FATE):
        return NO_SUCH_MOVE
    if seat == FATE:
        return LEGAL if has(s.deck, move - DRAW) else NO_SUCH_MOVE
    if move == PASS:
        return ONE_FITS if one_fits(s, seat) else LEGAL  # C4
    if not has(s.hand[seat], move // ROWS):
        return NOT_YOURS  # C2
    return LEGAL if move // ROWS + 1 > s.top[move % ROWS] else TOO_LOW  # C2


@kernel
def one_fits(s: Any, seat: int) -> bool:
    lowest = s.top[0]
    for row in range(1, ROWS):
        lowest = min(lowest, s.top[row])
    return bool(s.hand[seat] >> lowest != 0)


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    if seat == FATE:
        s.hand[s.drawer] |= bit(move - DRAW)
        s.held[s.drawer] += 1
        s.deck &= ~bit(move - DRAW)
        s.drawn += 1
        if s.stage == DRAWS:
            next_turn(s)
        else:  # C1: one after another, until everybody has a hand
            s.drawer = (s.drawer + 1) % s.seats
            if s.drawn == kit.hand * s.seats:
                s.stage = PLAY
    elif move == PASS:
        s.passed += 1
        next_turn(s)
        if s.passed == s.seats:
            s.stage = OVER  # C5
    else:
        row = move % ROWS
        s.hand[seat] &= ~bit(move // ROWS)
        s.held[seat] -= 1
        s.laid |= bit(move // ROWS)
        s.top[row] = move // ROWS + 1
        s.length[row] += 1
        s.score[seat] += s.length[row]  # C3
        s.passed = 0
        s.drawer = seat
        s.stage = DRAWS
        if s.drawn == CARDS:
            next_turn(s)


@kernel
def next_turn(s: Any) -> None:
    s.stage = PLAY
    s.mover = (s.mover + 1) % s.seats
    s.turn_no += 1


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    return int(s.score[seat])


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """C5: fewer cards in hand."""
    return -int(s.held[seat])


@kernel
def turn(kit: Any, s: Any) -> int:
    return int(s.turn_no)


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    """C1: others' hands and the deck. How many cards they are can be seen."""
    if s.stage != OVER:
        s.deck = UNKNOWN
        for seat in range(s.seats):
            if seat != viewer:
                s.hand[seat] = UNKNOWN
