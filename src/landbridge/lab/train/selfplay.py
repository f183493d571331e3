"""Games for learning: kernels that are bound to a game's `champion` and run on cores and graphics cards alike.

A game begins badly on purpose: up to a decision drawn by lot, seats make random moves, take any plan that is
proposed, or play well, each game in another mixture. From there on everybody plays as well as they can, and only these
positions are noted. So the net learns how good play ends from good and from hopeless positions alike; one that has
seen only sensible games overrates whatever it has never seen.

A row is a position as a seat sees it: its features, and how the game ended for that seat.
"""

from __future__ import annotations

from typing import Any

from landbridge.bots.rollouts import MASK, draw, propose, tells_after_plans
from landbridge.core.bits import has
from landbridge.core.compile.kernel import alone, kernel, placeholder
from landbridge.core.compile.loops import actors, choice, choices, do, lot, lots, points, tiebreak, turn
from landbridge.core.compile.net import LEAD as NET_LEAD
from landbridge.core.compile.net import POINTS as NET_POINTS
from landbridge.core.compile.net import WIN as NET_WIN
from landbridge.core.state import FATE

SHARES = 60  # a won game
# Settings of a batch: seats; 0 the hand-written policy, 1 the net's; decisions of a game, roughly; rows kept of a
# thousand; how widely plans are looked for when any of them is taken, and when the net chooses.
SEATS, LEARNED, SPAN, KEPT, WIDTH, WIDTH_LEARNED = range(6)
# What is noted of a row.
COUNT, SEAT, POINTS, LEAD, SHARE, BASE_POINTS, BASE_LEAD, BASE_WIN = range(8)
NOTED = 8


@placeholder
def features(kit: Any, s: Any, seat: int, m: Any) -> int:
    raise NotImplementedError


@placeholder
def act_plainly(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    raise NotImplementedError


@placeholder
def act_widely(kit: Any, s: Any, seat: int, width: int, luck: int, m: Any) -> None:
    raise NotImplementedError


@kernel
def wander(
    kit: Any, s: Any, seat: int, wild: int, weights: Any, settings: Any, luck: Any, out: Any, m: Any
) -> None:
    """A choice that need not be good: any move, or any plan that is proposed."""
    if draw(luck, 100) < wild:
        do(kit, s, seat, choice(kit, s, seat, draw(luck, choices(kit, s, seat, out)), out))
        return
    propose(kit, s, seat, settings[WIDTH], weights, draw(luck, 1 << 30), m)
    i = draw(luck, m.count)
    for k in range(m.length[i]):
        if has(actors(kit, s), seat):
            do(kit, s, seat, m.plan[i, k])


@kernel
def note(kit: Any, s: Any, seat: int, n: int, rows: Any, noted: Any, m: Any) -> int:
    """A position as a seat sees it; how many rows there are then."""
    if n >= len(noted):
        return n
    count = features(kit, s, seat, m)
    for i in range(count):
        rows[n, i] = m.active[i]
    noted[n, COUNT] = count
    noted[n, SEAT] = seat
    noted[n, BASE_POINTS] = m.base[NET_POINTS]
    noted[n, BASE_LEAD] = m.base[NET_LEAD]
    noted[n, BASE_WIN] = m.base[NET_WIN]
    return n + 1


@kernel
def settle(kit: Any, s: Any, seats: int, first: int, end: int, noted: Any) -> None:
    """How a game ended, into its rows."""
    for n in range(first, end):
        seat = noted[n, SEAT]
        mine, my_tie = points(kit, s, seat), tiebreak(kit, s, seat)
        better, alike, rival = 0, 1, -(1 << 40)
        for other in range(seats):
            if other != seat:
                its, its_tie = points(kit, s, other), tiebreak(kit, s, other)
                rival = max(rival, its)
                if its > mine or (its == mine and its_tie > my_tie):
                    better += 1
                elif its == mine and its_tie == my_tie:
                    alike += 1
        noted[n, POINTS] = mine
        noted[n, LEAD] = mine - rival if seats > 1 else mine
        noted[n, SHARE] = 0 if better else SHARES // alike


@kernel
def one_game(
    kit: Any,
    s: Any,
    number: int,
    settings: Any,
    weights: Any,
    n: int,
    luck: Any,
    out: Any,
    rows: Any,
    noted: Any,
    m: Any,
) -> int:
    """A game to its end; how many rows there are then."""
    # Below 2^31 numbers differ by the first part; above, by the second.
    luck[0] = ((2 * number + 1) * 0x632BE5 ^ (number >> 31) * 0x9E3779B2) & MASK
    for _ in range(4):
        draw(luck, 2)
    seats, kept = settings[SEATS], settings[KEPT]
    begun = -1  # everybody plays well from the beginning
    if settings[SPAN] >= 0:
        begun = draw(luck, settings[SPAN] + 1) * draw(luck, 1024) >> 10  # early beginnings are more likely
    wild, stray = draw(luck, 101) * draw(luck, 101) // 200, draw(luck, 101) * draw(luck, 101) // 100
    first, decisions, now = n, 0, -1
    while True:
        acting = actors(kit, s)
        if acting == 0:
            break
        if turn(kit, s) != now:
            now = turn(kit, s)
            if decisions > begun:
                for seat in range(seats):
                    if draw(luck, 1000) < kept:
                        n = note(kit, s, seat, n, rows, noted, m)
        if has(acting, FATE):
            do(kit, s, FATE, lot(kit, s, draw(luck, lots(kit, s, out)), out))
            continue
        seat = draw(luck, seats)  # where several act at once, none is always the first
        while not has(acting, seat):
            seat = (seat + 1) % seats
        told = tells_after_plans(kit, s)
        if decisions == begun or (decisions < begun and draw(luck, 100) < stray):
            wander(kit, s, seat, wild, weights, settings, luck, out, m)
        elif settings[LEARNED]:
            act_widely(kit, s, seat, settings[WIDTH_LEARNED], draw(luck, 1 << 30), m)
        else:
            act_plainly(kit, s, seat, draw(luck, 1 << 30), m)
        if told and decisions >= begun and draw(luck, 1000) < kept:
            n = note(kit, s, seat, n, rows, noted, m)
        decisions += 1
    settle(kit, s, seats, first, n, noted)
    return n


@alone
def play_games(
    kit: Any,
    start: Any,
    first: int,
    games: int,
    settings: Any,
    weights: Any,
    trial: Any,
    luck: Any,
    out: Any,
    rows: Any,
    noted: Any,
    m: Any,
) -> int:
    """Games first … first + games - 1; their rows, as far as there is room, and how many."""
    n = 0
    for number in range(first, first + games):
        trial[0] = start[0]
        n = one_game(kit[0], trial[0], number, settings, weights, n, luck, out, rows, noted, m[0])
    return n
