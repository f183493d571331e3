"""The rules of River Dragons, in the order of the rulebook; `docs/rules/river_dragons.md` has the rulings (R1 … R9).

Kernels: the same source is interpreted and compiled. Legality is `check` alone; `offer` lists what it allows. After a
choice `go_on` lets happen what needs none, one thing at a time, so that what is told of a move can be told apart.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has, size
from landbridge.core.kernel import kernel
from landbridge.core.state import FATE, NOTHING, UNKNOWN
from landbridge.games.river_dragons.state import (
    ACT,
    BEGIN,
    CARDS,
    DRAGON,
    FIRST,
    GRID,
    JUMP,
    LAY,
    LEAP,
    LIFT,
    MOST_PLANKS,
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
    STONES,
    SUPPORTS,
    TAKE,
    VILLAGES,
    WORD,
    WORDS,
)
from landbridge.games.river_dragons.water import (
    AT_STONE,
    AT_VILLAGE,
    OUTSIDE,
    WATER,
    bridged,
    covered,
    is_crossed,
    long_enough,
    lower_end,
    nearest_point,
    passed_over,
    point_at,
    point_towards,
    point_x,
    point_y,
    share_an_end,
    span_of,
    upper_end,
    why_no_water,
)

# Reasons: why a move is refused. 0 is legal. The texts are in the catalogues, the rulings in `reasons.py`.
LEGAL = 0
NOT_NOW = 1
NO_SUCH_MOVE = 2
OTHER_CARD = 3  # R2.2
NOT_IN_HAND = 4  # R1.4
PICKED = 5  # R2.1
ONE_DRAGON = 6  # R2.1
ISLAND_TAKEN = 7  # R4.1
ISLAND_COVERED = 8  # R4.4
NOT_IN_RESERVE = 9  # R5.1
NAMED = 10  # R5.1
NAME_FIRST = 11  # R5.1
TWO_VILLAGES = 12  # R5.1
NO_STONE = 13  # R5.1
TOO_SHORT = 14  # R5.2
PASSES_OVER = 15  # R5.4
CROSSES = 16  # R5.4
FULL = 17  # R5.5
BRIDGED = 18  # R5.6
TRIED = 19  # R5.7
NO_PLACE = 20  # R6.1
NOT_ADJACENT = 21  # R6.1
OCCUPIED = 22  # R6.2
NO_JUMP = 23  # R6.5
NOT_LAID = 24  # R7.1
STONE_CARRIES = 25  # R7.1
UNDER_PAWN = 26  # R7.2
SAME_SIZE = 27  # R7.2
THIRD_COLOUR = 28  # R7.2
OFF_BOARD = 29  # R9.2
ON_STONE = 30  # R9.2
ON_VILLAGE = 31  # R9.2
ON_PLANK = 32  # R9.2

SIDES_X = (6, 3, -3, -6, -3, 3)  # the six directions of the lattice, in steps of the expert side's grid
SIDES_Y = (0, 3, 3, 0, -3, -3)

# What happens without a choice, as `go_on` tells it; 0: somebody has to choose, or it is over.
QUIET = 1
REVEALED = 2
DRAGON_PLAYED = 3  # R3
CANCELLED = 4  # R3.1
NO_STONE_LEFT = 5  # R4.2
NO_ROOM = 6  # R4.4
NO_PLANK_LEFT = 7  # R5.6
PLANK_LEAVES = 8  # R5.2
STEP_FALLS = 9  # R6.4
STEP_STAYS = 10  # R6.4
JUMP_FALLS = 11  # R6.5
JUMP_STAYS = 12  # R6.5
NO_REMOVAL = 13  # R7.3
ROUND_ENDS = 14  # R2.3
DRAWN = 15  # R8.3


@kernel
def actors(kit: Any, s: Any) -> int:
    """Programmes are made at the same time (R2.1), cards are carried out one by one (R2.2)."""
    if s.stage == OVER:
        return 0
    if s.stage == FIRST:
        return bit(FATE)
    if s.stage == PROGRAMME:
        waiting = 0
        for seat in range(s.seats):
            if s.picks[seat] != POSITIONS:
                waiting |= bit(seat)
        return waiting
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
    if move < START:
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
        for card in range(CARDS):
            if check_pick(kit, s, seat, card) == LEGAL:
                out[n] = PICK + card
                n += 1
        return n
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
    for plank in range(PLANKS):
        if has(s.laid, plank) and check_take(s, seat, plank) == LEGAL:
            out[n] = TAKE + plank
            n += 1
    for stone in range(STONES):
        if check_lift(s, stone) == LEGAL:
            out[n] = LIFT + stone
            n += 1
    return n


@kernel
def listed(members: int, base: int, out: Any, n: int) -> int:
    while members:
        out[n] = base + first(members)
        members &= members - 1
        n += 1
    return n


@kernel
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    choose(kit, s, seat, move)
    while go_on(kit, s) != 0:
        pass


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
        take(s, seat, move - TAKE)
    elif move < STONE:
        lift(s, move - LIFT)
    elif move < START:
        island = VILLAGES + move - STONE
        put_stone(s, island, kit.x[island], kit.y[island])
    elif move < POINT:
        s.first = move - START
        s.stage = PROGRAMME
        s.round_no = 1
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
def goal(s: Any, seat: int) -> int:
    """R1.1: the village opposite."""
    return (s.colour[seat] + 3) % VILLAGES


@kernel
def in_hand(s: Any, seat: int, card: int) -> bool:
    """R1.4: dragons only of the other colours in play."""
    if card < DRAGON:
        return True
    found = False
    for other in range(s.seats):
        if other != seat and s.colour[other] == card - DRAGON:
            found = True
    return found


@kernel
def weight(kit: Any, s: Any, move: int) -> int:
    """R1.5: everybody is as likely to begin."""
    return 1


# --- R2 A round -------------------------------------------------------------------------------------------


@kernel
def check_pick(kit: Any, s: Any, seat: int, card: int) -> int:
    """R2.1: five different cards, one dragon at most."""
    if not in_hand(s, seat, card):
        return NOT_IN_HAND
    for position in range(s.picks[seat]):
        laid = s.programme[seat, position]
        if laid == card:
            return PICKED
        if laid >= DRAGON and card >= DRAGON:
            return ONE_DRAGON
    return LEGAL


@kernel
def pick(s: Any, seat: int, card: int) -> None:
    """R2.1: the programmes are closed once everybody has five."""
    s.programme[seat, s.picks[seat]] = card
    s.picks[seat] += 1
    for other in range(s.seats):
        if s.picks[other] != POSITIONS:
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
    s.left = 0
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
    s.round_no += 1
    s.stage = PROGRAMME
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


# --- R4 Stones --------------------------------------------------------------------------------------------


@kernel
def open_islands(kit: Any, s: Any) -> int:
    """R4.1, R4.4: as supports; islands without a stone over which no plank lies."""
    return (bit(SUPPORTS) - 1) & ~(s.stones | covered(kit, s))


@kernel
def check_stone(kit: Any, s: Any, island: int) -> int:
    if has(s.stones, VILLAGES + island):
        return ISLAND_TAKEN  # R4.1
    if has(covered(kit, s), VILLAGES + island):
        return ISLAND_COVERED  # R4.4
    return LEGAL


@kernel
def has_room(kit: Any, s: Any) -> bool:
    """Whether any stone can be placed."""
    if not kit.expert:
        return open_islands(kit, s) != 0
    # The middle of the water is nearly always free somewhere; if not, look everywhere.
    for point in range(0, kit.columns * kit.rows, 97):
        if why_no_water(kit, s, point_x(kit, point), point_y(kit, point)) == WATER:
            return True
    return any_point(kit, s) != NOTHING


@kernel
def put_stone(s: Any, support: int, x: int, y: int) -> None:
    s.stones |= bit(support)
    s.x[support] = x
    s.y[support] = y
    s.left -= 1


# --- R5 Planks --------------------------------------------------------------------------------------------


@kernel
def check_name(s: Any, seat: int, plank: int) -> int:
    """R5.1: any plank of the own reserve, even one that fits nowhere."""
    if s.named != NOTHING:
        return NAMED
    return LEGAL if has(s.reserve[seat], plank) else NOT_IN_RESERVE


@kernel
def check_lay(kit: Any, s: Any, span: int) -> int:
    if s.named == NOTHING:
        return NAME_FIRST  # R5.1
    a = lower_end(span)
    b = upper_end(span)
    reason = why_no_plank(kit, s, a, b)
    if reason != LEGAL:
        return reason
    if kit.by_eye:
        return TRIED if has(s.tried[span // WORD], span % WORD) else LEGAL  # R5.7
    return LEGAL if long_enough(kit, s, a, b, s.named % SIZES + 1) else TOO_SHORT  # R5.2


@kernel
def why_no_plank(kit: Any, s: Any, a: int, b: int) -> int:
    """Whether any plank may lie between two supports, a < b, its length aside."""
    if b < VILLAGES:
        return TWO_VILLAGES  # R5.1
    if not has(s.stones, a) or not has(s.stones, b):
        return NO_STONE  # R5.1
    if s.load[a] >= MOST_PLANKS or s.load[b] >= MOST_PLANKS:
        return FULL  # R5.5
    if bridged(s, a, b):
        return BRIDGED  # R5.6
    if passed_over(kit, s, a, b) != 0:
        return PASSES_OVER  # R5.4
    if is_crossed(kit, s, a, b):
        return CROSSES  # R5.4
    return LEGAL


@kernel
def candidates(kit: Any, s: Any, b: int) -> int:
    """Supports a < b worth asking about: those that are there and, if length is shown, not too far (basic side)."""
    lower = s.stones & (bit(b) - 1)
    if kit.expert or kit.by_eye:
        return lower
    return lower & kit.near[b, s.named % SIZES]


@kernel
def offer_spans(kit: Any, s: Any, out: Any) -> int:
    n = 0
    uppers = s.stones >> VILLAGES << VILLAGES
    while uppers:
        b = first(uppers)
        uppers &= uppers - 1
        if s.load[b] < MOST_PLANKS:
            lowers = candidates(kit, s, b)
            while lowers:
                a = first(lowers)
                lowers &= lowers - 1
                if check_lay(kit, s, span_of(a, b)) == LEGAL:
                    out[n] = LAY + span_of(a, b)
                    n += 1
    return n


@kernel
def fits_somewhere(kit: Any, s: Any) -> bool:
    """R5.2: whether the named plank has any place: long enough, and R5.4 to R5.6."""
    wanted = s.named % SIZES + 1
    uppers = s.stones >> VILLAGES << VILLAGES
    while uppers:
        b = first(uppers)
        uppers &= uppers - 1
        if s.load[b] < MOST_PLANKS:
            lowers = s.stones & (bit(b) - 1)
            if not kit.expert:
                lowers &= kit.near[b, wanted - 1]
            while lowers:
                a = first(lowers)
                lowers &= lowers - 1
                if long_enough(kit, s, a, b, wanted) and why_no_plank(kit, s, a, b) == LEGAL:
                    return True
    return False


@kernel
def lay_or_fail(kit: Any, s: Any, span: int) -> None:
    a = lower_end(span)
    b = upper_end(span)
    if long_enough(kit, s, a, b, s.named % SIZES + 1):
        lay(s, a, b)
    elif kit.short_is_lost:
        leave(s, s.seat)  # R5.2
    else:
        s.tried[span // WORD] |= bit(span % WORD)  # R5.7


@kernel
def lay(s: Any, a: int, b: int) -> None:
    plank = s.named
    s.laid |= bit(plank)
    s.ends[plank, 0] = a
    s.ends[plank, 1] = b
    s.load[a] += 1
    s.load[b] += 1
    leave(s, s.seat)


@kernel
def leave(s: Any, seat: int) -> None:
    """The named plank leaves the reserve: it lies, or it is out of the game."""
    s.reserve[seat] &= ~bit(s.named)
    s.named = NOTHING
    s.left -= 1
    for word in range(WORDS):
        s.tried[word] = 0


# --- R6 Moving --------------------------------------------------------------------------------------------


@kernel
def beside(s: Any, place: int) -> int:
    """R6.1: the places adjacent to a village or plank, free or not."""
    found = 0
    rest = s.laid
    if place < VILLAGES:
        while rest:
            plank = first(rest)
            rest &= rest - 1
            if s.ends[plank, 0] == place:
                found |= bit(VILLAGES + plank)
        return found
    own = place - VILLAGES
    a = s.ends[own, 0]
    b = s.ends[own, 1]
    if a < VILLAGES:
        found |= bit(a)
        a = b  # two planks at one village are not adjacent
    rest &= ~bit(own)
    while rest:
        plank = first(rest)
        rest &= rest - 1
        if share_an_end(a, b, s.ends[plank, 0], s.ends[plank, 1]):
            found |= bit(VILLAGES + plank)
    return found


@kernel
def pawns(s: Any) -> int:
    """R6.2: planks that hold a pawn, as places."""
    found = 0
    for seat in range(s.seats):
        if s.pawn[seat] >= VILLAGES:
            found |= bit(s.pawn[seat])
    return found


@kernel
def ways(s: Any, seat: int) -> int:
    """R6.3: where a step may lead."""
    return beside(s, s.pawn[seat]) & ~pawns(s)


@kernel
def landings(s: Any, seat: int) -> int:
    """R6.5: where a jump over a pawn on an adjacent plank may lead."""
    held = pawns(s)
    over = beside(s, s.pawn[seat]) & held
    found = 0
    while over:
        found |= beside(s, first(over))
        over &= over - 1
    return found & ~held & ~bit(s.pawn[seat])


@kernel
def check_step(s: Any, seat: int, place: int) -> int:
    if place >= VILLAGES and not has(s.laid, place - VILLAGES):
        return NO_PLACE  # R6.1
    if not has(beside(s, s.pawn[seat]), place):
        return NOT_ADJACENT  # R6.1
    return OCCUPIED if has(pawns(s), place) else LEGAL  # R6.2


@kernel
def check_leap(s: Any, seat: int, place: int) -> int:
    if place >= VILLAGES and not has(s.laid, place - VILLAGES):
        return NO_PLACE  # R6.1
    if place != s.pawn[seat] and has(pawns(s), place):
        return OCCUPIED  # R6.2
    return LEGAL if has(landings(s, seat), place) else NO_JUMP  # R6.5


@kernel
def go(s: Any, seat: int, place: int) -> None:
    s.pawn[seat] = place
    s.left -= 1
    if place == goal(s, seat):
        s.stage = OVER  # R8.1
        s.winner = seat


@kernel
def falls(s: Any, seat: int) -> bool:
    """R6.4: back to the own village; False: it is there already."""
    if s.pawn[seat] == s.colour[seat]:
        return False
    s.pawn[seat] = s.colour[seat]
    return True


# --- R7 Remove --------------------------------------------------------------------------------------------


@kernel
def check_take(s: Any, seat: int, plank: int) -> int:
    if not has(s.laid, plank):
        return NOT_LAID  # R7.1
    if has(pawns(s), VILLAGES + plank):
        return UNDER_PAWN  # R7.2
    held = s.reserve[seat]
    colours = 0
    for colour in range(VILLAGES):
        if has(held, SIZES * colour + plank % SIZES):
            return SAME_SIZE  # R7.2
        if (held >> (SIZES * colour)) & (bit(SIZES) - 1) or colour == plank // SIZES:
            colours += 1
    return LEGAL if colours <= 2 else THIRD_COLOUR  # R7.2, R7.4


@kernel
def check_lift(s: Any, stone: int) -> int:
    if not has(s.stones, VILLAGES + stone):
        return NOT_LAID  # R7.1
    return STONE_CARRIES if s.load[VILLAGES + stone] > 0 else LEGAL  # R7.1


@kernel
def has_removal(s: Any, seat: int) -> bool:
    rest = s.stones >> VILLAGES
    while rest:
        if check_lift(s, first(rest)) == LEGAL:
            return True
        rest &= rest - 1
    rest = s.laid
    while rest:
        if check_take(s, seat, first(rest)) == LEGAL:
            return True
        rest &= rest - 1
    return False


@kernel
def take(s: Any, seat: int, plank: int) -> None:
    for end in range(2):
        s.load[s.ends[plank, end]] -= 1
        s.ends[plank, end] = NOTHING
    s.laid &= ~bit(plank)
    s.reserve[seat] |= bit(plank)
    s.left -= 1


@kernel
def lift(s: Any, stone: int) -> None:
    s.stones &= ~bit(VILLAGES + stone)
    s.x[VILLAGES + stone] = 0
    s.y[VILLAGES + stone] = 0
    s.left -= 1


# --- R8 End -----------------------------------------------------------------------------------------------


@kernel
def points(kit: Any, s: Any, seat: int) -> int:
    return 1 if s.winner == seat else 0


@kernel
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """R8.3: a draw is shared by all."""
    return 0


# --- R9 Expert --------------------------------------------------------------------------------------------


@kernel
def check_point(kit: Any, s: Any, point: int) -> int:
    """R9.2: any point of the grid where a stone touches nothing."""
    why = why_no_water(kit, s, point_x(kit, point), point_y(kit, point))
    if why == WATER:
        return LEGAL
    if why == OUTSIDE:
        return OFF_BOARD
    if why == AT_STONE:
        return ON_STONE
    return ON_VILLAGE if why == AT_VILLAGE else ON_PLANK


@kernel
def free_number(s: Any) -> int:
    """The lowest number of a stone that is in the reserve."""
    return first(~s.stones & (bit(SUPPORTS) - 1))


@kernel
def any_point(kit: Any, s: Any) -> int:
    for point in range(kit.columns * kit.rows):
        if why_no_water(kit, s, point_x(kit, point), point_y(kit, point)) == WATER:
            return point
    return NOTHING


@kernel
def offer_points(kit: Any, s: Any, seat: int, out: Any) -> int:
    """Points worth considering: at a plank's reach from what is there, towards the goal and towards home, to the
    six sides of a stone, and half-way across gaps that no plank spans."""
    n = 0
    home = s.colour[seat]
    rest = s.stones
    while rest:
        a = first(rest)
        rest &= rest - 1
        for wanted in range(1, SIZES + 1):
            for target in range(2):
                village = (home + 3 * target) % VILLAGES
                if village != a:
                    point = point_towards(kit, s, a, s.x[village], s.y[village], wanted)
                    n = add_point(kit, s, point, out, n)
        if a >= VILLAGES:
            for step in range(6):
                dx = SIDES_X[step]
                dy = SIDES_Y[step]
                far = (kit.length[2] - kit.stone_radius) // GRID
                n = add_point(kit, s, point_at(kit, s.x[a] + dx * far, s.y[a] + dy * far), out, n)
        lower = s.stones & (bit(a) - 1)
        while lower:
            b = first(lower)
            lower &= lower - 1
            if a >= VILLAGES and not long_enough(kit, s, a, b, SIZES):
                middle = nearest_point(kit, (s.x[a] + s.x[b]) // 2, (s.y[a] + s.y[b]) // 2)
                if middle >= 0 and 2 * abs(s.x[a] - s.x[b]) < 9 * kit.length[SIZES - 1]:
                    n = add_point(kit, s, middle, out, n)
    if n == 0:
        out[0] = POINT + any_point(kit, s)
        n = 1
    return n


@kernel
def add_point(kit: Any, s: Any, point: int, out: Any, n: int) -> int:
    if point < 0 or why_no_water(kit, s, point_x(kit, point), point_y(kit, point)) != WATER:
        return n
    for i in range(n):
        if out[i] == POINT + point:
            return n
    out[n] = POINT + point
    return n + 1


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
