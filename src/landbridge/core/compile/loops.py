"""Loops around a game's rules that have to be fast: written once, bound to each game (`kernel.bound`).

Placeholders stand for the functions of a game's `rules.py`; `taste` is a policy's. Some have a body, for games without
one of their own. Loops of other modules import from here; binding fills the placeholders there too.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import has, nth, size
from landbridge.core.compile.kernel import alone, kernel, placeholder
from landbridge.core.state import FATE

MASK = 0xFFFFFFFF
NEEDED = ("begin", "actors", "check", "do", "points", "turn")  # kernels that only the rules can have

# What is made WebAssembly of: the words are arguments, explained in `tools/wasm/entries.py`. A call there takes as long
# as some twenty lines of Python, so that only what loops is worth one.
ENTRIES = {
    "offer_at": "kit s int ints",
    "sift_at": "kit s int int ints",
    "play_many": "kit s int ints ints",
}


@placeholder
def actors(kit: Any, s: Any) -> int:
    raise NotImplementedError


@placeholder
def check(kit: Any, s: Any, seat: int, move: int) -> int:
    raise NotImplementedError


@placeholder
def offer(kit: Any, s: Any, seat: int, out: Any) -> int:
    """List every move that `check` allows. Rules that know them without asking about each may list them faster."""
    n = 0
    for move in range(len(out)):
        if check(kit, s, seat, move) == 0:
            out[n] = move
            n += 1
    return n


@placeholder
def weight(kit: Any, s: Any, move: int) -> int:
    """Return the odds of a move of chance: all alike where the rules do not say."""
    return 1


@placeholder
def do(kit: Any, s: Any, seat: int, move: int) -> None:
    raise NotImplementedError


@placeholder
def points(kit: Any, s: Any, seat: int) -> int:
    raise NotImplementedError


@placeholder
def tiebreak(kit: Any, s: Any, seat: int) -> int:
    """Return what decides between equal points: nothing where the rules do not say."""
    return 0


@placeholder
def sealed(kit: Any, s: Any) -> int:
    """Return 0 where moves are open as soon as they are made, as they are where the rules do not say."""
    return 0


@placeholder
def turn(kit: Any, s: Any) -> int:
    raise NotImplementedError


@placeholder
def hide(kit: Any, s: Any, viewer: int) -> None:
    """Leave the state as it is: nothing is hidden where the rules do not say."""
    return


@placeholder
def taste(kit: Any, s: Any, seat: int, move: int) -> int:
    """How much a policy likes a move: it chooses by these odds. Without a policy every move is as good."""
    return 1


@placeholder
def lots(kit: Any, s: Any, out: Any) -> int:
    """How many lots FATE draws from: the sum of its moves' odds. Rules that know it without counting may say so."""
    total = 0
    for i in range(offer(kit, s, FATE, out)):
        total += weight(kit, s, out[i])
    return total


@placeholder
def lot(kit: Any, s: Any, pick: int, out: Any) -> int:
    """The move on the pick-th lot (from 0), in the order in which `lots` has just listed them in `out`."""
    i = 0
    pick -= weight(kit, s, out[0])
    while pick >= 0:
        i += 1
        pick -= weight(kit, s, out[i])
    return int(out[i])


@placeholder
def choices(kit: Any, s: Any, seat: int, out: Any) -> int:
    """How many moves a seat has on offer. Rules that know it without listing them may say so."""
    return offer(kit, s, seat, out)


@placeholder
def choice(kit: Any, s: Any, seat: int, pick: int, out: Any) -> int:
    """The pick-th (from 0) of the moves that `choices` has just counted, in the order of `offer`."""
    return int(out[pick])


# --- entry points: Python hands over arrays of one record, which is many times cheaper than a record -------


@kernel
def actors_at(kit: Any, s: Any) -> int:
    return actors(kit[0], s[0])


@kernel
def check_at(kit: Any, s: Any, seat: int, move: int) -> int:
    return check(kit[0], s[0], seat, move)


@kernel
def offer_at(kit: Any, s: Any, seat: int, out: Any) -> int:
    return offer(kit[0], s[0], seat, out)


@kernel
def weight_at(kit: Any, s: Any, move: int) -> int:
    return weight(kit[0], s[0], move)


@kernel
def do_at(kit: Any, s: Any, seat: int, move: int) -> None:
    do(kit[0], s[0], seat, move)


@kernel
def points_at(kit: Any, s: Any, seat: int) -> int:
    return points(kit[0], s[0], seat)


@kernel
def tiebreak_at(kit: Any, s: Any, seat: int) -> int:
    return tiebreak(kit[0], s[0], seat)


@kernel
def sealed_at(kit: Any, s: Any) -> int:
    return sealed(kit[0], s[0])


@kernel
def turn_at(kit: Any, s: Any) -> int:
    return turn(kit[0], s[0])


@kernel
def hide_at(kit: Any, s: Any, viewer: int) -> None:
    hide(kit[0], s[0], viewer)


@kernel
def lots_at(kit: Any, s: Any, out: Any) -> int:
    return lots(kit[0], s[0], out)


@kernel
def lot_at(kit: Any, s: Any, pick: int, out: Any) -> int:
    return lot(kit[0], s[0], pick, out)


@kernel
def choices_at(kit: Any, s: Any, seat: int, out: Any) -> int:
    return choices(kit[0], s[0], seat, out)


@kernel
def choice_at(kit: Any, s: Any, seat: int, pick: int, out: Any) -> int:
    return choice(kit[0], s[0], seat, pick, out)


# --- what every game gets for nothing ---------------------------------------------------------------------


@kernel
def sift(kit: Any, s: Any, seat: int, moves: int, out: Any) -> int:
    """Every move of 0 … moves - 1 that `check` allows: what `offer` must list."""
    n = 0
    for move in range(moves):
        if check(kit, s, seat, move) == 0:
            out[n] = move
            n += 1
    return n


@kernel
def sift_at(kit: Any, s: Any, seat: int, moves: int, out: Any) -> int:
    return sift(kit[0], s[0], seat, moves, out)


@kernel
def seed_luck(luck: Any, number: int) -> None:
    """Two words of 32 bits from a number; a few steps part neighbouring numbers."""
    luck[0] = (number * 2654435761 + 1013904223) & MASK
    luck[1] = ((number >> 32) * 40503 + 2246822519 + number) & MASK
    if luck[0] == 0 and luck[1] == 0:
        luck[1] = 1
    for _ in range(8):
        below(luck, 2)


@kernel
def below(luck: Any, bound: int) -> int:
    """0 … bound - 1 by xoroshiro64**; for playouts only (a table's luck comes from its dealer)."""
    a = luck[0]
    b = luck[1] ^ a
    x = (a * 0x9E3779BB) & MASK
    x = (((x << 5) | (x >> 27)) * 5) & MASK
    luck[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & MASK
    luck[1] = ((b << 13) | (b >> 19)) & MASK
    return int((x * bound) >> 32)


@kernel
def any_lot(kit: Any, s: Any, luck: Any, out: Any) -> int:
    """One of FATE's moves, by their odds."""
    return lot(kit, s, below(luck, lots(kit, s, out)), out)


@kernel
def any_choice(kit: Any, s: Any, seat: int, luck: Any, out: Any) -> int:
    """One of a seat's moves, each as likely."""
    return choice(kit, s, seat, below(luck, choices(kit, s, seat, out)), out)


@kernel
def random_step(kit: Any, s: Any, luck: Any, out: Any) -> int:
    """One random choice of a random actor; the move with its seat, as `seat << 32 | move`."""
    acting = actors(kit, s)
    seat = FATE
    if has(acting, FATE):
        move = any_lot(kit, s, luck, out)
    else:
        seat = nth(acting, below(luck, size(acting)))
        move = any_choice(kit, s, seat, luck, out)
    do(kit, s, seat, move)
    return seat << 32 | move


@kernel
def play_out(kit: Any, s: Any, luck: Any, out: Any) -> int:
    """Random moves to the end; how many were choices of a seat (FATE's are not counted)."""
    n = 0
    acting = fate_acts(kit, s, luck, out)
    while acting != 0:
        seat = nth(acting, below(luck, size(acting)))
        do(kit, s, seat, any_choice(kit, s, seat, luck, out))
        n += 1
        acting = fate_acts(kit, s, luck, out)
    return n


@kernel
def fate_acts(kit: Any, s: Any, luck: Any, out: Any) -> int:
    """FATE acts for as long as it is its turn; who may act then, 0: the game is over.

    On a card, where 32 games go in step, they come together here before each decision.
    """
    acting = actors(kit, s)
    while has(acting, FATE):
        do(kit, s, FATE, any_lot(kit, s, luck, out))
        acting = actors(kit, s)
    return acting


@kernel
def tasted(kit: Any, s: Any, seat: int, luck: Any, out: Any, count: int) -> int:
    """One of a seat's moves, by a policy's odds; where it likes none, any."""
    total = 0
    for i in range(count):
        total += taste(kit, s, seat, out[i])
    if total == 0:
        return int(out[below(luck, count)])
    rest = below(luck, total)
    for i in range(count):
        rest -= taste(kit, s, seat, out[i])
        if rest < 0:
            return int(out[i])
    return int(out[count - 1])


@kernel
def play_out_by_taste(kit: Any, s: Any, luck: Any, out: Any) -> int:
    """`play_out` with a policy in every seat."""
    n = 0
    acting = fate_acts(kit, s, luck, out)
    while acting != 0:
        seat = nth(acting, below(luck, size(acting)))
        count = offer(kit, s, seat, out)
        do(kit, s, seat, tasted(kit, s, seat, luck, out, count))
        n += 1
        acting = fate_acts(kit, s, luck, out)
    return n


@alone
def play_many(kit: Any, states: Any, number: int, luck: Any, out: Any) -> int:
    """Every state is played to its end, in place, with the luck of its number; decisions in all."""
    n = 0
    for i in range(len(states)):
        seed_luck(luck, number + i)
        n += play_out(kit[0], states[i], luck, out)
    return n


@alone
def play_many_by_taste(kit: Any, states: Any, number: int, luck: Any, out: Any) -> int:
    n = 0
    for i in range(len(states)):
        seed_luck(luck, number + i)
        n += play_out_by_taste(kit[0], states[i], luck, out)
    return n


@kernel
def play_watched(kit: Any, s: Any, luck: Any, out: Any, seen: Any) -> int:
    """`play_out`; before every decision `seen` becomes what the seat that decides may know."""
    n = 0
    acting = actors(kit, s)
    while acting != 0:
        # FATE does one thing at a time here: if all games came to write at once, they would wait for each other.
        if has(acting, FATE):
            random_step(kit, s, luck, out)
        else:
            seat = nth(acting, below(luck, size(acting)))
            seen[0] = s
            hide(kit, seen[0], seat)
            do(kit, s, seat, any_choice(kit, s, seat, luck, out))
            n += 1
        acting = actors(kit, s)
    return n


@kernel
def some_steps(kit: Any, s: Any, luck: Any, out: Any, trace: Any) -> int:
    """Random steps noted in `trace` until it is full or the game is over; how many."""
    n = 0
    while n < len(trace) and actors(kit[0], s[0]) != 0:
        trace[n] = random_step(kit[0], s[0], luck, out)
        n += 1
    return n
