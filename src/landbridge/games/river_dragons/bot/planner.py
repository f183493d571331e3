"""River Dragons' planner: whole programmes and choices, the best first, and the policy of rollouts.

Programmes: for every card to begin with the best that goes on (on the sketch of `greedy.py`), and the best with a
dragon against each rival at each position. Choices: what the way asks for, and the moves that shorten it most. What
one may expect follows from how long everybody's way still is. Only the rules decide what is legal.
"""

from __future__ import annotations

import sys
from math import exp
from typing import Any

from landbridge.core.bits import bit, has
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.kernel import kernel
from landbridge.core.compile.plans import listed, make_room, place_of
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.layout import RecordLayout, i8
from landbridge.core.state import NOTHING, UNKNOWN, State
from landbridge.games.river_dragons.bot.greedy import (
    AT,
    CHOSEN,
    KEEP,
    LINKS,
    SKETCH,
    TRIED,
    WORTH,
    best_choice,
    best_pick,
    play_card,
    sketch,
    standing,
)
from landbridge.games.river_dragons.bot.paths import FAR, ROOM, SCALE, next_cost, stir, way_cost
from landbridge.games.river_dragons.rules.occupancy import long_enough, lower_end, upper_end
from landbridge.games.river_dragons.rules.rulebook import (  # noqa: F401 - what the loops are bound to
    actors,
    check,
    choose,
    do,
    offer,
    points,
    tiebreak,
    turn,
    weight,
)
from landbridge.games.river_dragons.state import (
    DRAGON,
    LAY,
    OVER,
    PICK,
    POSITIONS,
    PROGRAMME,
    SIZES,
    STATE,
    SUPPORTS,
)

PLANS = 48
OFFERED = 2048  # more moves than are ever offered
# How much of a game somebody has won who is x eighths of a SCALE ahead, in thousandths.
AHEAD = tuple(round(1000 / (1 + exp(-x / 4))) for x in range(-32, 33))
# Weights: how many moves are weighed for a choice, how many cards of a programme are seen together, and what a dragon
# is worth (64 to a point of the sketch, where a step is 11; below 0 none is thought of); and how many of ten choices
# mind the way: in the others stones and planks go where they look best of some places.
MOVES, SIGHT, BITE, WAY = range(4)
WEIGHTS = (TRIED, POSITIONS, 320, 10)
SCRATCH = RecordLayout(
    [
        ("w", i8, (ROOM,)),
        ("k", i8, (KEEP,)),
        ("out", i8, (OFFERED,)),
        ("pool", STATE, (1,)),
        ("cards", i8, (POSITIONS,)),  # a programme in thought
        *listed(PLANS, POSITIONS),
    ]
)


@kernel
def propose(kit: Any, s: Any, seat: int, width: int, weights: Any, luck: int, m: Any) -> None:
    m.count = 0
    if s.stage == PROGRAMME:
        programmes(kit, s, seat, weights, luck, m)
    else:
        choices(kit, s, seat, weights, luck, m)


@kernel
def act(kit: Any, s: Any, seat: int, luck: int, m: Any) -> None:
    """One card or one choice, as `greedy` would; of choices fewer are weighed."""
    if s.stage == PROGRAMME:
        do(kit, s, seat, best_pick(kit, s, seat, noise_of(s, seat), luck, m.w, m.k))
    else:
        do(kit, s, seat, best_choice(kit, s, seat, noise_of(s, seat), luck, 4, m.w, m.out, m.pool))


@kernel
def noise_of(s: Any, seat: int) -> int:
    """Keep one path for a whole programme, and take another one when the board has changed."""
    return stir(s.laid % 1000003 + 7 * (s.stones % 1000003) + 65537 * seat + s.round_no)


@kernel
def promise(kit: Any, s: Any, seat: int, m: Any) -> int:
    """The part of a win a seat may expect, in thousandths: by how much its way is shorter than the others'."""
    own = way_cost(kit, s, seat, 0, m.w)
    others = FAR
    for other in range(s.seats):
        if other != seat:
            others = min(others, next_cost(kit, s, other, 0, m.w))
    apart = 4 * (min(others, 40 * SCALE) - min(own, 40 * SCALE)) // SCALE
    return AHEAD[32 + max(-32, min(apart, 32))]


# --- lists ------------------------------------------------------------------------------------------------


@kernel
def list_plan(m: Any, merit: int, length: int) -> None:
    """The moves in `m.cards` to their place among those listed."""
    at = place_of(m, merit)
    if at < PLANS:
        make_room(m, at, merit, length)
        for j in range(length):
            m.plan[at, j] = m.cards[j]


@kernel
def programmes(kit: Any, s: Any, seat: int, weights: Any, luck: int, m: Any) -> None:
    way_cost(kit, s, seat, noise_of(s, seat), m.w)
    sketch(s, seat, m.w, m.k)
    laid = s.picks[seat]
    used = 0
    dragon = False
    for position in range(laid):
        card = s.programme[seat, position]
        dragon = dragon or card >= DRAGON
        if card < DRAGON:
            used |= bit(card)
        play_card(m.k, position, card)
    for card in range(DRAGON):
        if not has(used, card):
            best_after(laid, card, NOTHING, used, weights, luck, m)
    if not dragon and weights[BITE] >= 0:
        for other in range(s.seats):
            if other != seat:
                for position in range(laid, POSITIONS):
                    best_after(laid, DRAGON + s.colour[other], position, used, weights, luck, m)


@kernel
def best_after(laid: int, fixed: int, place: int, used: int, weights: Any, luck: int, m: Any) -> None:
    """The best programme that begins with a card, or has a dragon at a place; every order of the others is tried."""
    k = m.k
    last = min(POSITIONS, laid + weights[SIGHT]) - 1
    at = laid if place == NOTHING else place
    best = -FAR
    if place == NOTHING:
        used |= bit(fixed)
    depth = laid
    k[CHOSEN + depth] = -1
    while depth >= laid:
        card = k[CHOSEN + depth]
        if depth == at:
            if card >= 0:
                depth -= 1
                continue
            card = fixed
        else:
            if card >= 0:
                used &= ~bit(card)
            card += 1
            while card < DRAGON and has(used, card):
                card += 1
            if card >= DRAGON:
                depth -= 1
                continue
            used |= bit(card)
        k[CHOSEN + depth] = card
        play_card(k, depth, card)
        done = k[SKETCH * (depth + 1) + AT] > k[LINKS]
        if depth == last or (done and depth >= at):
            worth = 64 * k[SKETCH * (depth + 1) + WORTH] - 16 * depth
            worth += stir(luck + 31 * card + 961 * k[CHOSEN + laid]) & 15
            if worth > best:
                best = worth
                fill(laid, depth, used, m)
        else:
            depth += 1
            k[CHOSEN + depth] = -1
    short = weights[SIGHT] < POSITIONS  # who sees only some cards lays one and looks again
    list_plan(m, best + (weights[BITE] if place != NOTHING else 0), 1 if short else POSITIONS - laid)


@kernel
def fill(laid: int, depth: int, used: int, m: Any) -> None:
    """The programme in thought to `m.cards`; where the goal was reached early, with any cards behind."""
    for i in range(laid, depth + 1):
        m.cards[i - laid] = PICK + m.k[CHOSEN + i]
    card = 0
    for i in range(depth + 1, POSITIONS):
        while has(used, card):
            card += 1
        m.cards[i - laid] = PICK + card
        card += 1


@kernel
def choices(kit: Any, s: Any, seat: int, weights: Any, luck: int, m: Any) -> None:
    """What `greedy` would do first, then the moves after which the ways stand best."""
    noise = noise_of(s, seat)
    liked = best_choice(kit, s, seat, noise, luck, weights[MOVES], m.w, m.out, m.pool)
    minded = stir(luck + 5) % 10 < weights[WAY]
    m.cards[0] = liked
    list_plan(m, FAR if minded else -FAR, 1)
    count = offer(kit, s, seat, m.out)
    for i in range(min(count, 2 * weights[MOVES])):
        j = i + stir(luck + 31 * i) % (count - i)
        move = m.out[j]
        m.out[j] = m.out[i]
        m.out[i] = move
        if move == liked:
            continue
        if LAY <= move < LAY + SUPPORTS * (SUPPORTS - 1) // 2:
            span = move - LAY
            if not long_enough(kit, s, lower_end(span), upper_end(span), s.named % SIZES + 1):
                continue  # by eye, and this bot's are good
        m.pool[0] = s
        choose(kit, m.pool[0], seat, move)
        m.cards[0] = move
        list_plan(m, standing(kit, m.pool[0], seat, noise, m.w), 1)


# --- what lies face down ----------------------------------------------------------------------------------


@kernel
def lay_rest(kit: Any, s: Any, seat: int, known: int, luck: int, m: Any) -> None:
    """The cards of a programme behind the first `known`: those its owner would like best as things are."""
    s.picks[seat] = known
    while s.picks[seat] < POSITIONS:
        move = best_pick(kit, s, seat, noise_of(s, seat), luck, m.w, m.k)
        s.programme[seat, s.picks[seat]] = move - PICK
        s.picks[seat] += 1


ENTRIES = {"lay_rest_at": "kit s int int int scratch"}  # what Python calls (tools/wasm/entries.py)


@kernel
def lay_rest_at(kit: Any, s: Any, seat: int, known: int, luck: int, planner: Any) -> None:
    lay_rest(kit[0], s[0], seat, known, luck, planner[0])


def imagine(game: Game, kit: Kit, view: State, seat: int, rng: Luck) -> State:
    """Programmes under way are still to be made; of cards face down every other guess is a likely one, else any."""
    s = view.copy()
    if s.stage == PROGRAMME:
        for other in range(s.seats):
            if other != seat:
                s.picks[other] = 0
                for position in range(POSITIONS):
                    s.programme[other, position] = NOTHING
        return s
    if s.stage == OVER or rng.randrange(2) or not kit.rules.compiled:
        return game.guess(kit, view, seat, rng)
    return _likely(kit, s, seat, rng)


def _likely(kit: Kit, s: State, seat: int, rng: Luck) -> State:
    fast = kernels.compiled(sys.modules[__name__])
    scratch = kit.memo.setdefault("river dragons scratch", State.blank(SCRATCH).record)
    for other in range(s.seats):
        known = sum(s.programme[other, position] != UNKNOWN for position in range(POSITIONS))
        if other != seat and known < POSITIONS:
            for position in range(known, POSITIONS):
                s.programme[other, position] = NOTHING
            fast.lay_rest_at(kit.fields.record, s.record, other, known, rng.randrange(1 << 30), scratch)
    return s
