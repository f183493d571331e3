"""The rules of River Dragons: set-up, round, dragons and the end; `docs/rules/river_dragons.md` has the rulings.

What the cards ask for is in `stones`, `planks`, `pawns` and `removal`.

Kernels: the same source is interpreted and compiled. Legality is `check` alone; `offer` lists what it allows. After a
choice `go_on` lets happen what needs none, one thing at a time, so that what is told of a move can be told apart.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, size
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import FATE, NOTHING, UNKNOWN
from landbridge.games.river_dragons.rules.occupancy import point_x, point_y
from landbridge.games.river_dragons.rules.outcomes import (
    CANCELLED,
    DRAGON_PLAYED,
    DRAWN,
    JUMP_FALLS,
    JUMP_STAYS,
    LEGAL,
    NO_PLANK_LEFT,
    NO_REMOVAL,
    NO_ROOM,
    NO_STONE_LEFT,
    NO_SUCH_MOVE,
    NOT_IN_HAND,
    NOT_NOW,
    ONE_DRAGON,
    OTHER_CARD,
    PICKED,
    PLANK_LEAVES,
    QUIET,
    REVEALED,
    ROUND_ENDS,
    STEP_FALLS,
    STEP_STAYS,
)
from landbridge.games.river_dragons.rules.pawns import check_leap, check_step, falls, go, landings, ways
from landbridge.games.river_dragons.rules.planks import (
    check_lay,
    check_name,
    fits_somewhere,
    lay_or_fail,
    leave,
    offer_spans,
)
from landbridge.games.river_dragons.rules.removal import (
    check_lift,
    check_take,
    has_removal,
    lift,
    liftable,
    take,
    takeable,
)
from landbridge.games.river_dragons.rules.stones import (
    check_point,
    check_stone,
    free_number,
    has_room,
    offer_points,
    open_islands,
    put_stone,
)
from landbridge.games.river_dragons.state import (
    ACT,
    BEGIN,
    DRAGON,
    FIRST,
    JUMP,
    LAY,
    LEAP,
    LIFT,
    NAME,
    OVER,
    PICK,
    PLANK_1,
    PLANK_2,
    PLANKS,
    POINT,
    POSITIONS,
    PROGRAMME,
    REMOVE,
    REVEAL,
    SIZES,
    START,
    STEP,
    STEP_1,
    STEP_2,
    STONE,
    STONE_2,
    SUPPORTS,
    TAKE,
    VILLAGES,
)

REGISTERS = 64  # of a thread on a graphics card: measured, see docs/speed.md


@kernel
def actors(kit: Any, s: Any) -> int:
    """Programmes are made at the same time (R2.1), cards are carried out one by one (R2.2)."""
    if s.stage == OVER:
        return 0
    if s.stage == FIRST:
        return bit(FATE)
    if s.stage == PROGRAMME:
        return s.waiting
    return bit(s.seat)


@kernel
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    if not has(actors(kit, s), seat):
        return NOT_NOW
    if move < 0 or move >= kit.moves:
        return NO_SUCH_MOVE
    if s.stage == FIRST:
        return LEGAL if START <= move < START + s.seats else NO_SUCH_MOVE
    if s.stage == PROGRAMME:
        return check_pick(kit, s, seat, move - PICK) if move < NAME else NO_SUCH_MOVE
    if move < NAME or START <= move < POINT:
        return NO_SUCH_MOVE
    card = s.card
    if move < LAY:
        return check_name(s, seat, move - NAME) if PLANK_1 <= card <= PLANK_2 else OTHER_CARD
    if move < STEP:
        return check_lay(kit, s, move - LAY) if PLANK_1 <= card <= PLANK_2 else OTHER_CARD
    if move < LEAP:
        return check_step(s, seat, move - STEP) if STEP_1 <= card <= STEP_2 else OTHER_CARD
    if move < TAKE:
        return check_leap(s, seat, move - LEAP) if card == JUMP else OTHER_CARD
    if move < LIFT:
        return check_take(s, seat, move - TAKE) if card == REMOVE else OTHER_CARD
    if move < STONE:
        return check_lift(s, move - LIFT) if card == REMOVE else OTHER_CARD
    if card > STONE_2:
        return OTHER_CARD
    if move < POINT:
        return NO_SUCH_MOVE if kit.expert else check_stone(kit, s, move - STONE)
    return check_point(kit, s, move - POINT)


@kernel
def offer(kit: Any, s: Any, seat: int, out: Any) -> int:
    """What `check` allows, in the order of the moves' numbers; of the expert side's points only some (R9)."""
    if not has(actors(kit, s), seat):
        return 0
    n = 0
    if s.stage == FIRST:
        for i in range(s.seats):
            out[n] = START + i
            n += 1
        return n
    if s.stage == PROGRAMME:
        return listed(pickable(s, seat), PICK, out, 0)
    card = s.card
    if card <= STONE_2:
        if kit.expert:
            return offer_points(kit, s, seat, out)
        return listed(open_islands(kit, s) >> VILLAGES, STONE, out, 0)
    if card <= PLANK_2:
        if s.named == NOTHING:
            return listed(s.reserve[seat], NAME, out, 0)
        return offer_spans(kit, s, out)
    if card <= STEP_2:
        return listed(ways(s, seat), STEP, out, 0)
    if card == JUMP:
        return listed(landings(s, seat), LEAP, out, 0)
    return listed(liftable(s), LIFT, out, listed(takeable(s, seat), TAKE, out, 0))


@kernel
def listed(members: int, base: int, out: Any, n: int) -> int:
    while members:
        out[n] = base + first(members)
        members &= members - 1
        n += 1
    return n


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    """The choice and all that follows from it.

    One pass takes a card from its end to the next choice, in `go_on`'s order: games beside each other on a graphics
    card stay in step that way.
    """
    choose(kit, s, seat, move)
    while REVEAL <= s.stage <= ACT:
        if s.stage == ACT and s.left == 0:
            next_seat(kit, s)
        if s.stage == REVEAL:
            reveal(s)
        if s.stage == BEGIN:
            begin_card(s)
        if s.stage == ACT and s.left != 0 and forced(kit, s) == 0:
            return


@kernel
def choose(kit: Any, s: Any, seat: int, move: int) -> None:
    """The choice itself, without what follows from it."""
    if move < NAME:
        pick(s, seat, move - PICK)
    elif move < LAY:
        s.named = move - NAME  # R5.1
    elif move < STEP:
        lay_or_fail(kit, s, move - LAY)
    elif move < LEAP:
        go(s, seat, move - STEP)
    elif move < TAKE:
        go(s, seat, move - LEAP)
    elif move < LIFT:
        take(kit, s, seat, move - TAKE)
    elif move < STONE:
        lift(s, move - LIFT)
    elif move < START:
        island = VILLAGES + move - STONE
        put_stone(s, island, kit.x[island], kit.y[island])
    elif move < POINT:
        s.first = move - START
        begin_round(s)
    else:
        put_stone(s, free_number(s), point_x(kit, move - POINT), point_y(kit, move - POINT))


@kernel
def go_on(kit: Any, s: Any) -> int:
    """One thing that happens by itself, and which; 0 when somebody has to choose."""
    if s.stage == REVEAL:
        return reveal(s)
    if s.stage == BEGIN:
        return begin_card(s)
    if s.stage == ACT:
        if s.left == 0:
            return next_seat(kit, s)
        return forced(kit, s)
    return 0


@kernel
def forced(kit: Any, s: Any) -> int:
    """What becomes of a card that leaves no choice: lost, or the pawn falls. 0: there is a choice."""
    seat = s.seat
    card = s.card
    if card <= STONE_2:
        if size(s.stones) == SUPPORTS:
            s.left = 0
            return NO_STONE_LEFT  # R4.2
        if not has_room(kit, s):
            s.left = 0
            return NO_ROOM  # R4.4
        return 0
    if card <= PLANK_2:
        if s.named == NOTHING:
            if s.reserve[seat] == 0:
                s.left = 0
                return NO_PLANK_LEFT  # R5.6
            return 0
        if fits_somewhere(kit, s):
            return 0
        leave(s, seat)
        return PLANK_LEAVES  # R5.2
    if card <= STEP_2:
        if ways(s, seat) != 0:
            return 0
        s.left = 0
        return STEP_FALLS if falls(s, seat) else STEP_STAYS
    if card == JUMP:
        if landings(s, seat) != 0:
            return 0
        s.left = 0
        return JUMP_FALLS if falls(s, seat) else JUMP_STAYS
    if has_removal(s, seat):
        return 0
    s.left = 0
    return NO_REMOVAL  # R7.3


# --- R1 Setup ---------------------------------------------------------------------------------------------


@kernel
def begin(kit: Any, s: Any, seats: int) -> None:
    """R1.2, R1.3: pawns in their villages, six planks each, stones in the reserve; `s` is all zero."""
    s.seats = seats
    s.stage = FIRST
    s.stones = bit(VILLAGES) - 1
    for village in range(VILLAGES):
        s.x[village] = kit.x[village]
        s.y[village] = kit.y[village]
    for plank in range(PLANKS):
        s.ends[plank, 0] = NOTHING
        s.ends[plank, 1] = NOTHING
    for seat in range(len(s.colour)):
        colour = colour_of(kit, seats, seat) if seat < seats else NOTHING
        s.colour[seat] = colour
        s.pawn[seat] = colour
        if seat < seats:
            s.reserve[seat] = (bit(SIZES) - 1) << (SIZES * colour)
        for position in range(POSITIONS):
            s.programme[seat, position] = NOTHING
            s.shown[seat, position] = NOTHING
    s.first = NOTHING
    s.seat = NOTHING
    s.card = NOTHING
    s.named = NOTHING
    s.winner = NOTHING


@kernel
def colour_of(kit: Any, seats: int, seat: int) -> int:
    """R1.2, R1.5: which colours play, clockwise."""
    if seats == 2:
        return 2 if seat == 0 else 5
    if seats == 3:
        if kit.alternate:
            return 2 * seat
        return 0 if seat == 0 else seat + 2
    if seats == 4:
        return seat if seat < 2 else seat + 1
    return seat


@kernel
def begin_round(s: Any) -> None:
    s.round_no += 1
    s.waiting = bit(s.seats) - 1
    s.stage = PROGRAMME


@kernel
def hand(s: Any, seat: int) -> int:
    """R1.4: a seat's cards, as a set; dragons only of the other colours in play."""
    cards = bit(DRAGON) - 1
    for other in range(s.seats):
        if other != seat:
            cards |= bit(DRAGON + s.colour[other])
    return cards


@kernel
def in_hand(s: Any, seat: int, card: int) -> bool:
    return has(hand(s, seat), card)


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    """R1.5: everybody is as likely to begin."""
    return 1


# --- R2 A round -------------------------------------------------------------------------------------------


@kernel
def pickable(s: Any, seat: int) -> int:
    """R2.1: five different cards, one dragon at most; `check_pick` explains the others."""
    cards = hand(s, seat)
    for position in range(s.picks[seat]):
        laid = s.programme[seat, position]
        cards &= ~bit(laid) if laid < DRAGON else bit(DRAGON) - 1
    return cards


@kernel
def check_pick(kit: Any, s: Any, seat: int, card: int) -> int:
    if has(pickable(s, seat), card):
        return LEGAL
    if not in_hand(s, seat, card):
        return NOT_IN_HAND
    for position in range(s.picks[seat]):
        if s.programme[seat, position] == card:
            return PICKED
    return ONE_DRAGON


@kernel
def pick(s: Any, seat: int, card: int) -> None:
    """R2.1: the programmes are closed once everybody has five."""
    s.programme[seat, s.picks[seat]] = card
    s.picks[seat] += 1
    if s.picks[seat] == POSITIONS:
        s.waiting &= ~bit(seat)
    if s.waiting != 0:
        return
    s.position = 0
    s.stage = REVEAL


@kernel
def reveal(s: Any) -> int:
    """R2.2: all turn the card of this position, then the first player begins."""
    for seat in range(s.seats):
        s.shown[seat, s.position] = s.programme[seat, s.position]
        if s.position == 0:
            for later in range(1, POSITIONS):
                s.shown[seat, later] = NOTHING
    s.seat = s.first
    s.stage = BEGIN
    return REVEALED


@kernel
def begin_card(s: Any) -> int:
    s.card = s.programme[s.seat, s.position]
    s.stage = ACT
    if s.card >= DRAGON:
        return DRAGON_PLAYED  # R3.3
    if is_cancelled(s, s.seat):
        return CANCELLED
    s.left = 2 if s.card == STONE_2 or s.card == PLANK_2 or s.card == STEP_2 else 1
    return QUIET


@kernel
def next_seat(kit: Any, s: Any) -> int:
    """R2.2: clockwise; after the last the next position, after the fifth the next round (R2.3)."""
    s.card = NOTHING
    s.seat = (s.seat + 1) % s.seats
    s.stage = BEGIN
    if s.seat != s.first:
        return QUIET
    s.position += 1
    s.stage = REVEAL
    if s.position < POSITIONS:
        return QUIET
    s.seat = NOTHING
    s.position = 0
    if s.round_no == kit.max_rounds:
        s.stage = OVER  # R8.3
        return DRAWN
    s.first = (s.first + 1) % s.seats
    begin_round(s)
    for seat in range(s.seats):
        s.picks[seat] = 0
        for position in range(POSITIONS):
            s.programme[seat, position] = NOTHING
    return ROUND_ENDS


# --- R3 Dragons -------------------------------------------------------------------------------------------


@kernel
def is_cancelled(s: Any, seat: int) -> bool:
    """R3.1: by a dragon of the seat's colour at this position, whoever acts first; never a dragon (R3.2)."""
    if s.programme[seat, s.position] >= DRAGON:
        return False
    found = False
    for other in range(s.seats):
        if s.programme[other, s.position] == DRAGON + s.colour[seat]:
            found = True
    return found


# --- R8 End -----------------------------------------------------------------------------------------------


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    return 1 if s.winner == seat else 0


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """R8.3: a draw is shared by all."""
    return 0


# --- R2.1 What is sealed ----------------------------------------------------------------------------------


@kernel
def turn(kit: Any, s: Any) -> int:
    """The number of the round; 0 before it is known who begins."""
    return s.round_no


@kernel
def sealed(kit: Any, s: Any) -> int:
    """Programmes are drafts until everybody has five cards."""
    return s.round_no if s.stage == PROGRAMME else 0


@kernel
def hide(kit: Any, s: Any, viewer: int) -> None:
    """Cards that lie face down are unknown to the others; that somebody has five is public."""
    if s.stage == OVER or s.stage == FIRST:
        return
    for seat in range(s.seats):
        if seat != viewer:
            if s.stage == PROGRAMME and s.picks[seat] != POSITIONS:
                s.picks[seat] = UNKNOWN
            for position in range(POSITIONS):
                if s.stage == PROGRAMME or position > s.position:
                    s.programme[seat, position] = UNKNOWN
