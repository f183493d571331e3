"""River Dragons' own bot. `greedy` plans the cheapest path to its goal (`paths.py`) and programmes the five cards that
bring it farthest along. When a card needs a choice, it takes what shortens its path and lengthens the others'.

Programmes are found by trying all of them on a sketch of the way: which stones and planks are missing, where the
pawn is. A dragon goes where a card would be wasted, or against somebody who is about to arrive. Only the
rules decide what is legal: whatever the plan says, the move is one that is offered or that `check` allows.
"""

from __future__ import annotations

import sys
from typing import Any

from landbridge.core.bits import bit, first, has
from landbridge.core.compile import kernel as kernels
from landbridge.core.compile.arrays import integers
from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Game, Kit, Luck
from landbridge.core.state import NOTHING, Row, State
from landbridge.games.river_dragons.bot.paths import (
    EDGES,
    FAR,
    HELD,
    KIND,
    LIES,
    ROOM,
    SCALE,
    WAY,
    X,
    Y,
    next_cost,
    stir,
    survey_once,
    used_up,
    way_cost,
)
from landbridge.games.river_dragons.rules.occupancy import (
    long_enough,
    lower_end,
    point_at,
    span_of,
    upper_end,
)
from landbridge.games.river_dragons.rules.outcomes import LEGAL
from landbridge.games.river_dragons.rules.rulebook import check, choose, offer
from landbridge.games.river_dragons.state import (
    DRAGON,
    JUMP,
    LAY,
    NAME,
    PICK,
    PLANK_1,
    PLANK_2,
    POINT,
    POSITIONS,
    PROGRAMME,
    SIZES,
    STATE,
    STEP_2,
    STONE,
    STONE_2,
    SUPPORTS,
    VILLAGES,
)

TRIED = 12  # moves judged for one choice
ARRIVED = 2000
DANGER = 9 * SCALE  # somebody this close may arrive within a round
FALL = 60

# The sketch of a way: sets of its links, and how far the pawn is. Six of them lie in `k`, one a depth of the search.
STONES_WANTED, PLANKS_WANTED, LACKED, BARRED, AT, WORTH = range(6)
SKETCH = 6
LINKS = SKETCH * (POSITIONS + 1)  # how many links the way has
AT_HOME = LINKS + 1
CHOSEN = LINKS + 2  # + depth: the card tried there
BEST = CHOSEN + POSITIONS  # + card: the best worth of a programme that goes on with it
TRIAL = BEST + DRAGON
KEEP = TRIAL + 1


# --- programmes -------------------------------------------------------------------------------------------


@kernel
def sketch(s: Any, seat: int, w: Any, k: Any) -> None:
    """The way in `w` as a sketch at depth 0."""
    stones, planks, lacked, barred = 0, 0, 0, 0
    n = w[EDGES]
    for i in range(n):
        link = w[WAY + 4 * i + 2]
        if w[KIND + w[WAY + 4 * i + 1]] == 2:
            stones |= bit(i)
        if link < LIES:
            planks |= bit(i)
            if w[WAY + 4 * i + 3] == 0:
                lacked |= bit(i)
        if link == HELD:
            barred |= bit(i)
    k[STONES_WANTED] = stones
    k[PLANKS_WANTED] = planks
    k[LACKED] = lacked
    k[BARRED] = barred
    k[AT] = 0
    k[WORTH] = 0
    k[LINKS] = n
    k[AT_HOME] = 1 if s.pawn[seat] == s.colour[seat] else 0


@kernel
def play_card(k: Any, depth: int, card: int) -> None:
    """The sketch at depth + 1: the one at depth after a card."""
    a = SKETCH * depth
    b = a + SKETCH
    for i in range(SKETCH):
        k[b + i] = k[a + i]
    if k[a + AT] > k[LINKS] or card >= DRAGON:
        return
    for _ in range(2 if card < JUMP and card % 2 else 1):
        if card <= STONE_2:
            put_in_thought(k, b)
        elif card <= PLANK_2:
            lay_in_thought(k, b)
        elif card <= STEP_2:
            step_in_thought(k, b)
        elif card == JUMP:
            jump_in_thought(k, b)
        elif k[b + LACKED]:
            k[b + LACKED] &= k[b + LACKED] - 1
            k[b + WORTH] += 8
        else:
            k[b + WORTH] -= 2


@kernel
def put_in_thought(k: Any, b: int) -> None:
    if k[b + STONES_WANTED]:
        k[b + STONES_WANTED] &= k[b + STONES_WANTED] - 1
        k[b + WORTH] += 10


@kernel
def lay_in_thought(k: Any, b: int) -> None:
    """The next plank with a stone at both ends; without one a plank is wasted."""
    ready = k[b + PLANKS_WANTED] & ~(k[b + LACKED] | k[b + STONES_WANTED] | k[b + STONES_WANTED] << 1)
    if ready:
        k[b + PLANKS_WANTED] &= ~(ready & -ready)
        k[b + WORTH] += 10
    else:
        k[b + WORTH] -= 8


@kernel
def step_in_thought(k: Any, b: int) -> None:
    at = k[b + AT]
    if at == k[LINKS]:
        k[b + AT] += 1
        k[b + WORTH] += ARRIVED
    elif at < k[LINKS]:
        if not has(k[b + PLANKS_WANTED] | k[b + BARRED], at):
            k[b + AT] += 1
            k[b + WORTH] += 11
        elif at > 0:
            k[b + AT] -= 1
            k[b + WORTH] -= 11
        elif not k[AT_HOME]:
            k[b + WORTH] -= 20


@kernel
def jump_in_thought(k: Any, b: int) -> None:
    at = k[b + AT]
    if at >= k[LINKS]:
        k[b + WORTH] -= FALL if at == k[LINKS] else 0
        return
    beyond = at + 1 == k[LINKS] or not has(k[b + PLANKS_WANTED] | k[b + BARRED], at + 1)
    if has(k[b + BARRED], at) and beyond:
        k[b + AT] += 2
        k[b + WORTH] += 22 if at + 1 < k[LINKS] else ARRIVED
    elif at > 0 or not k[AT_HOME]:
        k[b + WORTH] -= FALL
    else:
        k[b + WORTH] -= 1


@kernel
def best_card(s: Any, seat: int, luck: int, k: Any) -> int:
    """The next card of the best programme that begins with what is laid; the cards are tried in every order."""
    laid = s.picks[seat]
    used = 0
    for position in range(laid):
        card = s.programme[seat, position]
        used |= bit(card)
        play_card(k, position, card)
    for card in range(DRAGON):
        k[BEST + card] = -FAR
    depth = laid
    k[CHOSEN + depth] = -1
    while depth >= laid:
        card = k[CHOSEN + depth]
        if card >= 0:
            used &= ~bit(card)
        card += 1
        while card < DRAGON and has(used, card):
            card += 1
        if card >= DRAGON:
            depth -= 1
            continue
        k[CHOSEN + depth] = card
        used |= bit(card)
        play_card(k, depth, card)
        worth = 8 * k[SKETCH * (depth + 1) + WORTH] - depth
        done = k[SKETCH * (depth + 1) + AT] > k[LINKS]
        if done or depth == POSITIONS - 1:
            begins = k[CHOSEN + laid]
            k[BEST + begins] = max(k[BEST + begins], worth - (depth if done else 0))
        if not done and depth < POSITIONS - 1:
            depth += 1
            k[CHOSEN + depth] = -1
    choice, most = 0, -FAR
    for card in range(DRAGON):
        worth = k[BEST + card] + (stir(luck + card) & 15)
        if k[BEST + card] > -FAR and worth > most:
            choice, most = card, worth
    return choice


@kernel
def dragon_for(kit: Any, s: Any, seat: int, noise: int, luck: int, w: Any) -> int:
    """A dragon against whoever is nearest to the goal, if that is near; or NOTHING. After `survey_once`."""
    for position in range(s.picks[seat]):
        if s.programme[seat, position] >= DRAGON:
            return NOTHING
    nearest, victim = FAR, NOTHING
    for other in range(s.seats):
        if other != seat:
            # Of equals any: who sits first is no nearer.
            cost = next_cost(kit, s, other, noise, w) // SCALE * SCALE + (stir(luck + other) & (SCALE - 1))
            if cost < nearest:
                nearest, victim = cost, other
    if victim == NOTHING:
        return NOTHING
    chance = 3 if nearest <= DANGER else 1  # of ten
    return DRAGON + s.colour[victim] if stir(luck + 77) % 10 < chance else NOTHING


@kernel
def best_pick(kit: Any, s: Any, seat: int, noise: int, luck: int, w: Any, k: Any) -> int:
    survey_once(kit, s, w)
    dragon = dragon_for(kit, s, seat, noise, luck, w)
    if dragon != NOTHING:
        return PICK + dragon
    next_cost(kit, s, seat, noise, w)
    sketch(s, seat, w, k)
    return PICK + best_card(s, seat, luck, k)


# --- choices ----------------------------------------------------------------------------------------------


@kernel
def planned(kit: Any, s: Any, seat: int, w: Any) -> int:
    """The move the way asks for next, if the card can bring it; or NOTHING."""
    for i in range(w[EDGES]):
        a, b = w[WAY + 4 * i], w[WAY + 4 * i + 1]
        link, size = w[WAY + 4 * i + 2], w[WAY + 4 * i + 3]
        if s.card <= STONE_2:
            if w[KIND + b] == 2:
                if b < SUPPORTS:
                    return int(STONE + b - VILLAGES)
                return POINT + point_at(kit, w[X + b], w[Y + b])
        elif link < LIES and size > 0 and w[KIND + a] == 1 and w[KIND + b] == 1:
            if s.named == NOTHING:
                return NAME + own_plank(s, seat, size)
            if long_enough(kit, s, a, b, s.named % SIZES + 1):
                return LAY + span_of(a, b)
    return NOTHING


@kernel
def own_plank(s: Any, seat: int, size: int) -> int:
    """The plank of a size in a reserve (R7.2: there is one at most)."""
    for colour in range(VILLAGES):
        if has(s.reserve[seat], SIZES * colour + size - 1):
            return SIZES * colour + size - 1
    return first(s.reserve[seat])


@kernel
def spare_plank(s: Any, seat: int, w: Any) -> int:
    """The smallest plank that the way does not need."""
    needed = 0
    for i in range(w[EDGES]):
        if w[WAY + 4 * i + 3] > 0:
            needed |= bit(w[WAY + 4 * i + 3] - 1)
    free = ~(needed | used_up(s, seat)) & (bit(SIZES) - 1)
    if free == 0:
        free = ~used_up(s, seat) & (bit(SIZES) - 1)
    return own_plank(s, seat, first(free) + 1)


@kernel
def standing(kit: Any, s: Any, seat: int, noise: int, w: Any) -> int:
    """How a state is for a seat: the others' shortest way, less its own three times."""
    if s.winner == seat:
        return FAR
    own = way_cost(kit, s, seat, noise, w)
    others = FAR
    for other in range(s.seats):
        if other != seat:
            others = min(others, next_cost(kit, s, other, noise, w))
    return min(others, 40 * SCALE) - 3 * min(own, 40 * SCALE)


@kernel
def best_choice(
    kit: Any, s: Any, seat: int, noise: int, luck: int, tried: int, w: Any, out: Any, pool: Any
) -> int:
    """What the way asks for; otherwise the best of some moves, judged by what they lead to."""
    if s.card <= PLANK_2:
        way_cost(kit, s, seat, noise, w)
        move = planned(kit, s, seat, w)
        if move != NOTHING and check(kit, s, seat, move) == LEGAL:
            return move
        if s.card >= PLANK_1 and s.named == NOTHING:
            return NAME + spare_plank(s, seat, w)
    count = offer(kit, s, seat, out)
    most, best = -4 * FAR, out[0]
    for i in range(min(count, tried)):
        # A few of many, and none twice.
        j = i + stir(luck + 31 * i) % (count - i)
        move = out[j]
        out[j] = out[i]
        out[i] = move
        if LAY <= move < LAY + SUPPORTS * (SUPPORTS - 1) // 2:
            span = move - LAY
            if not long_enough(kit, s, lower_end(span), upper_end(span), s.named % SIZES + 1):
                continue  # by eye, and this bot's are good
        pool[0] = s
        choose(kit, pool[0], seat, move)
        worth = standing(kit, pool[0], seat, noise, w)
        if worth > most:
            most, best = worth, move
    return int(best)


# Entry points for Python, which hands over arrays of one record; the words are those of tools/wasm/entries.py.
ENTRIES = {
    "best_pick_at": "kit s int int int ints ints",
    "best_choice_at": "kit s int int int int ints ints s",
}


@kernel
def best_pick_at(kit: Any, s: Any, seat: int, noise: int, luck: int, w: Any, k: Any) -> int:
    return best_pick(kit[0], s[0], seat, noise, luck, w, k)


@kernel
def best_choice_at(
    kit: Any, s: Any, seat: int, noise: int, luck: int, tried: int, w: Any, out: Any, pool: Any
) -> int:
    return best_choice(kit[0], s[0], seat, noise, luck, tried, w, out, pool)


# --- the bot ----------------------------------------------------------------------------------------------


def greedy(game: Game, kit: Kit, view: State, seat: int, rng: Luck, budget: int | None) -> int:
    """One way, one programme; a guess about the others is not made, only their ways are looked at."""
    # Keep one path for a whole programme, and take another one when the board has changed.
    noise = stir(view.laid % 1000003 + 7 * (view.stones % 1000003) + 65537 * seat + view.round_no)
    luck = rng.randrange(1 << 30)
    tried = TRIED if budget is None else max(1, budget)
    if view.stage == PROGRAMME:
        rest: tuple[Any, ...] = (_numbers(kit, ROOM), _numbers(kit, KEEP))
        return _call(kit, "best_pick", view, seat, noise, luck, *rest)
    if kit.rules.compiled:
        pool: Any = State.blank(STATE).record
    else:
        pool = Row.blank(STATE, 1)
    out = _numbers(kit, kit.moves)
    return _call(kit, "best_choice", view, seat, noise, luck, tried, _numbers(kit, ROOM), out, pool)


def _numbers(kit: Kit, count: int) -> Any:
    return integers(count) if kit.rules.compiled else [0] * count


def _call(kit: Kit, name: str, view: State, *rest: Any) -> int:
    if kit.rules.compiled:
        return int(
            getattr(kernels.compiled(sys.modules[__name__]), name + "_at")(
                kit.fields.record, view.record, *rest
            )
        )
    return int(globals()[name](kit.fields.fields, view.fields, *rest))
