"""Rollouts, the same for every game: kernels that are bound to a game's `planner`.

A plan is made, then everybody plays on as the game's `act` would, and FATE by its odds. A rollout goes to the end of
the game, or to a turn some way ahead, where `promise` estimates the result. Chance has its own generator, which
starts the same way for every plan and again for every turn: however often a plan rolls dice, later turns have the
same luck.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import has
from landbridge.core.compile.kernel import kernel, placeholder
from landbridge.core.compile.loops import actors, do, lot, lots, offer, points, tiebreak, turn
from landbridge.core.compile.plans import make_room, place_of
from landbridge.core.state import FATE

MASK = 0xFFFFFFFF
SHARES = 60  # a won game; whoever ties has a part of it
POINTS, WINS, MERIT, SQUARES = range(4)  # what is summed up for a plan

ENTRIES = {  # what Python calls (tools/wasm/entries.py)
    "try_plans": "kit s int int grid ints ints int int int int grid s grid ints scratch",
    "list_plans": "kit s int int table int scratch",
    "judge_plans": "kit s int int int ints s scratch",
    "foresee_at": "kit s int int int scratch",
}

# --- placeholders: filled by a game's planner, with the rules' own of `core/compile/loops.py`. Without a planner the
# search tries single moves, and games go on at random (`search.PlainPlanner`) ------------------------------------


@placeholder
def propose(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    """List the moves a seat has, those first that bring most points at once; `luck` decides between equals."""
    m.count = 0
    for i in range(offer(kit, s, seat, m.out)):
        m.trial[0] = s
        do(kit, m.trial[0], seat, m.out[i])
        merit = points(kit, m.trial[0], seat) * 1024 + ((luck + 1) * (m.out[i] + 1) * 0x45D9F3B >> 11) % 1024
        at = place_of(m, merit)
        if at < len(m.merit):
            make_room(m, at, merit, 1)
            m.plan[at, 0] = m.out[i]


@placeholder
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """Make any move."""
    do(kit, s, seat, m.out[luck % offer(kit, s, seat, m.out)])


@placeholder
def promise(kit: Any, s: Any, seat: int, m: Any) -> int:
    """Estimate what a seat will have, in thousandths of a point: what it has."""
    return 1000 * points(kit, s, seat)


@placeholder
def foresee(kit: Any, s: Any, seat: int, seats: int, win: int, m: Any) -> int:
    """What a game that is not over is worth to a seat: its lead, and so much for a win. Learned, or from `promise`."""
    mine = promise(kit, s, seat, m)
    better, alike = 0, 1
    rival = -(1 << 40)
    for other in range(seats):
        if other != seat:
            its = promise(kit, s, other, m)
            rival = max(rival, its)
            better += its > mine
            alike += its == mine
    if seats == 1:
        return mine
    return mine - rival + (0 if better else win // alike)


@placeholder
def tells_after_plans(kit: Any, s: Any) -> bool:
    """Whether `foresee` can tell what a plan that is made now is worth; if not, only where a turn begins."""
    return False


# --- playing on -------------------------------------------------------------------------------------------


@kernel
def draw(luck: Any, bound: int) -> int:
    """0 … bound - 1: a counter, well stirred; any number will do to begin with."""
    luck[0] = (luck[0] + 0x9E3779B9) & MASK
    x = luck[0]
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    return int(((x ^ (x >> 16)) * bound) >> 32)


@kernel
def luck_of_turn(luck: Any, turn_no: int) -> None:
    """The same luck in a turn, whatever was drawn in earlier ones; `luck` is what is drawn from and where it began."""
    luck[0] = (luck[1] + turn_no * 0x85EBCA6B) & MASK


@kernel
def play_on(kit: Any, s: Any, until: int, fate: Any, minds: Any, out: Any, m: Any) -> None:
    """Everybody as the game's `act`, until the game is over or turn `until` begins."""
    now = -1
    while True:
        acting = actors(kit, s)
        if turn(kit, s) != now:
            now = turn(kit, s)
            luck_of_turn(fate, now)
            luck_of_turn(minds, now)
        if acting == 0 or now >= until:
            return
        if has(acting, FATE):
            do(kit, s, FATE, lot(kit, s, draw(fate, lots(kit, s, out)), out))
        else:
            seat = 0
            while not has(acting, seat):
                seat += 1
            act(kit, s, seat, draw(minds, 1 << 30), m)


@kernel
def sum_up(kit: Any, s: Any, seat: int, seats: int, win: int, total: Any, m: Any) -> None:
    """How a game stands for a seat, added to `total`: points, wins, and their merit for comparing plans."""
    if actors(kit, s) != 0:
        total[MERIT] += foresee(kit, s, seat, seats, win, m)
        return
    mine, my_tie = 1000 * points(kit, s, seat), tiebreak(kit, s, seat)
    better, alike = 0, 1
    rival = -(1 << 40)
    for other in range(seats):
        if other != seat:
            its, its_tie = 1000 * points(kit, s, other), tiebreak(kit, s, other)
            rival = max(rival, its)
            if its > mine or (its == mine and its_tie > my_tie):
                better += 1
            elif its == mine and its_tie == my_tie:
                alike += 1
    share = 0 if better else SHARES // alike
    merit = mine if seats == 1 else mine - rival + win * share // SHARES
    total[POINTS] += mine
    total[WINS] += share
    total[MERIT] += merit
    total[SQUARES] += merit // 1000 * (merit // 1000)


@kernel
def try_plans(
    kit: Any,
    starts: Any,
    seat: int,
    seats: int,
    plans: Any,
    lengths: Any,
    alive: Any,
    first: int,
    games: int,
    ahead: int,
    win: int,
    totals: Any,
    trial: Any,
    luck: Any,
    out: Any,
    planner: Any,
) -> None:
    """Play games first … first + games - 1 with each of the plans that are alive; what came out into `totals`."""
    for number in range(first, first + games):
        start = number % len(starts)
        for i in range(len(alive)):
            plan = alive[i]
            trial[0] = starts[start]
            s = trial[0]
            luck[0, 1] = (2 * number + 1) * 0x632BE5 & MASK
            luck[1, 1] = (2 * number + 2) * 0x632BE5 & MASK
            until = turn(kit[0], s) + ahead
            for k in range(lengths[plan]):
                if has(
                    actors(kit[0], s), seat
                ):  # what is imagined may end a turn sooner than what was planned on
                    do(kit[0], s, seat, plans[plan, k])
            play_on(kit[0], s, until, luck[0], luck[1], out, planner[0])
            sum_up(kit[0], s, seat, seats, win, totals[plan], planner[0])


@kernel
def list_plans(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, planner: Any) -> None:
    """The entry point to `propose`: Python hands over arrays of one record."""
    propose(kit[0], s[0], seat, width, weights, luck, planner[0])


@kernel
def judge_plans(
    kit: Any, s: Any, seat: int, seats: int, win: int, worths: Any, trial: Any, planner: Any
) -> None:
    """What the positions after the plans are worth that `propose` has just listed; 0 for all where nobody can tell."""
    m = planner[0]
    for i in range(len(worths)):
        worths[i] = 0
        if tells_after_plans(kit[0], s[0]):
            trial[0] = s[0]
            for k in range(m.length[i]):
                if has(actors(kit[0], trial[0]), seat):
                    do(kit[0], trial[0], seat, m.plan[i, k])
            worths[i] = foresee(kit[0], trial[0], seat, seats, win, m)


@kernel
def foresee_at(kit: Any, s: Any, seat: int, seats: int, win: int, planner: Any) -> int:
    """The entry point to `foresee`."""
    return foresee(kit[0], s[0], seat, seats, win, planner[0])
