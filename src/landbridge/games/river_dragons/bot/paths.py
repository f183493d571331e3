"""A bot's path: the cheapest from its pawn to its goal, over what lies there and what it could build.

A *node* is a support, or a place where a stone could go: an open island, on the expert side a point between home and
goal. A *link* joins two nodes: a plank that lies there, or the smallest size that could be laid. The search goes over
nodes and the sizes used up so far. Costs are counted in SCALE-ths of one stone, plank or step.

Everything is in one array `w` of integers, laid out below, so that kernels need no memory of their own.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.bits import bit, first, has
from landbridge.core.compile.kernel import kernel
from landbridge.core.state import NOTHING
from landbridge.games.river_dragons.rules.geometry import meet, quadrance, touches
from landbridge.games.river_dragons.rules.occupancy import (
    WATER,
    girth,
    nearest_point,
    point_x,
    point_y,
    reach,
    share_an_end,
    span_of,
    why_no_water,
)
from landbridge.games.river_dragons.rules.pawns import goal, pawns
from landbridge.games.river_dragons.rules.stones import open_islands
from landbridge.games.river_dragons.state import MOST_PLANKS, SIZES, SUPPORTS, VILLAGES, WORD

SCALE = 8
LANES = 3
ALONG = 20
NODES = SUPPORTS + LANES * ALONG
MASKS = 1 << SIZES
LIES, HELD = 7, 8  # links: a free plank, one with a pawn on it; 1 … 6: a plank of this size could be laid

# Where things are in `w`.
COUNT = 0  # how many nodes there are
EDGES = 1  # how many links the way has
X = 8
Y = X + NODES
KIND = Y + NODES  # 0: no node, 1: a support, 2: a stone is wanted
LINK = KIND + NODES  # + NODES * a + b
COST = LINK + NODES * NODES  # + MASKS * node + mask
CAME = COST + NODES * MASKS
HERE = CAME + NODES * MASKS  # states to go on from
THERE = HERE + NODES * MASKS
QUEUED = THERE + NODES * MASKS
WAY = QUEUED + NODES * MASKS  # + 4 * edge: from, to, link, size (0: it lies there)
MOST_EDGES = 40
DEGREE = WAY + 4 * MOST_EDGES  # + node: how many nodes it has a link to
NEXT = DEGREE + NODES  # + NODES * node + i: those nodes, in order
ROOM = NEXT + NODES * NODES

FAR = 1 << 30
LACKING = 4 * SCALE  # a plank that has to be taken from somewhere first
PASSING = 2 * SCALE  # somebody stands in the way


@kernel
def stir(number: int) -> int:
    """Another number, well apart from those of its neighbours."""
    mixed = (number ^ (number >> 15)) * 73244475 & 0x7FFFFFFF
    mixed = (mixed ^ (mixed >> 13)) * 41928367 & 0x7FFFFFFF
    return mixed ^ (mixed >> 16)


@kernel
def survey(kit: Any, s: Any, seat: int, w: Any) -> None:
    """Nodes and links as they are for everybody; on the expert side with points for this seat."""
    for node in range(NODES):
        w[KIND + node] = 0
    here = s.stones | (0 if kit.expert else open_islands(kit, s))
    for node in range(SUPPORTS):
        if has(here, node):
            w[KIND + node] = 1 if has(s.stones, node) else 2
            w[X + node] = s.x[node] if has(s.stones, node) else kit.x[node]
            w[Y + node] = s.y[node] if has(s.stones, node) else kit.y[node]
    w[COUNT] = SUPPORTS
    if kit.expert:
        add_points(kit, s, seat, w)
    count = w[COUNT]
    for b in range(count):
        for a in range(b):
            if w[KIND + a] and w[KIND + b]:
                link = link_between(kit, s, a, b, w)
                w[LINK + NODES * a + b] = link
                w[LINK + NODES * b + a] = link
    held = pawns(s)
    rest = s.laid
    while rest:
        plank = first(rest)
        rest &= rest - 1
        link = HELD if has(held, VILLAGES + plank) else LIES
        w[LINK + NODES * s.ends[plank, 0] + s.ends[plank, 1]] = link
        w[LINK + NODES * s.ends[plank, 1] + s.ends[plank, 0]] = link
    for a in range(count):
        n = 0
        if w[KIND + a]:
            for b in range(count):
                if b != a and w[KIND + b] and w[LINK + NODES * a + b]:
                    w[NEXT + NODES * a + n] = b
                    n += 1
        w[DEGREE + a] = n


@kernel
def add_points(kit: Any, s: Any, seat: int, w: Any) -> None:
    """R9: three lanes of points from home to goal, wherever a stone could stand."""
    home = s.colour[seat]
    to = goal(s, seat)
    dx = kit.x[to] - kit.x[home]
    dy = kit.y[to] - kit.y[home]
    n = SUPPORTS
    for lane in range(LANES):
        aside = (lane - LANES // 2) * 95  # thousandths of the whole way
        ox = kit.x[home] - dy * aside * 1732 // 1000000
        oy = kit.y[home] + dx * aside * 577 // 1000000
        for i in range(1, ALONG + 1):
            at = nearest_point(kit, ox + dx * i // (ALONG + 1), oy + dy * i // (ALONG + 1))
            if at >= 0 and why_no_water(kit, s, point_x(kit, at), point_y(kit, at)) == WATER:
                w[KIND + n] = 2
                w[X + n] = point_x(kit, at)
                w[Y + n] = point_y(kit, at)
                n += 1
    w[COUNT] = n


@kernel
def link_between(kit: Any, s: Any, a: int, b: int, w: Any) -> int:
    """The smallest size that could be laid between two nodes as things are, or 0 (R5)."""
    if b < VILLAGES:
        return 0
    ax, ay, bx, by = w[X + a], w[Y + a], w[X + b], w[Y + b]
    apart = quadrance(ax, ay, bx, by)
    size = 1
    while size <= SIZES and apart > 4 * reach(kit, a, b, size) * reach(kit, a, b, size):
        size += 1
    if size > SIZES:
        return 0
    if a < SUPPORTS and has(s.carries[MOST_PLANKS - 1], a):
        return 0
    if b < SUPPORTS and has(s.carries[MOST_PLANKS - 1], b):
        return 0
    if not kit.expert:
        span = span_of(a, b)
        if kit.over[span] & s.stones:
            return 0
        rest = s.laid
        while rest:
            plank = first(rest)
            rest &= rest - 1
            other = span_of(s.ends[plank, 0], s.ends[plank, 1])
            if has(kit.crosses[span, other // WORD], other % WORD):
                return 0
        return size
    rest = s.stones
    while rest:
        c = first(rest)
        rest &= rest - 1
        if c != a and c != b and touches(ax, ay, bx, by, s.x[c], s.y[c], girth(kit, c)):
            return 0
    rest = s.laid
    while rest:
        plank = first(rest)
        rest &= rest - 1
        c = s.ends[plank, 0]
        d = s.ends[plank, 1]
        if not share_an_end(a, b, c, d) and meet(ax, ay, bx, by, s.x[c], s.y[c], s.x[d], s.y[d]):
            return 0
    return size


@kernel
def used_up(s: Any, seat: int) -> int:
    """Sizes that are not in a seat's reserve, as a set."""
    held = 0
    for colour in range(VILLAGES):
        held |= (s.reserve[seat] >> (SIZES * colour)) & (MASKS - 1)
    return (MASKS - 1) & ~held


@kernel
def find_way(kit: Any, s: Any, seat: int, place: int, noise: int, w: Any) -> int:
    """The cheapest way of a seat from a place, after `survey`; its cost, and the way in `w`. FAR: none is known."""
    w[EDGES] = 0
    to = goal(s, seat)
    if place == to:
        return 0
    count = w[COUNT]
    for i in range(count * MASKS):
        w[COST + i] = FAR
        w[QUEUED + i] = 0
    mask = used_up(s, seat)
    n = 0
    if place < VILLAGES:
        w[COST + MASKS * place + mask] = 0
        w[CAME + MASKS * place + mask] = NOTHING
        w[HERE] = MASKS * place + mask
        n = 1
    else:
        for end in range(2):
            node = s.ends[place - VILLAGES, end]
            state = MASKS * node + mask
            w[COST + state] = 0 if node >= VILLAGES or node == to else SCALE
            w[CAME + state] = NOTHING
            w[HERE + n] = state
            n += 1
            if node == to:
                return SCALE
    best, last = FAR, NOTHING
    while n > 0:
        m = 0
        for i in range(n):
            state = w[HERE + i]
            w[QUEUED + state] = 0
            cost = w[COST + state]
            if cost >= best:
                continue
            a = state // MASKS
            mask = state % MASKS
            for k in range(w[DEGREE + a]):
                b = w[NEXT + NODES * a + k]
                link = w[LINK + NODES * a + b]
                if b < VILLAGES and b != to:
                    continue
                new = cost + SCALE
                after = mask
                if link == HELD:
                    new += PASSING
                elif link != LIES:
                    new += SCALE
                    size = link
                    while size <= SIZES and has(mask, size - 1):
                        size += 1
                    if size <= SIZES:
                        after |= bit(size - 1)
                    else:
                        new += LACKING
                    if w[KIND + b] == 2:
                        new += SCALE
                    new += stir(noise + 131 * min(a, b) + max(a, b)) & 3
                if b == to:
                    new += SCALE
                there = MASKS * b + after
                if new < w[COST + there] and new < best:
                    w[COST + there] = new
                    w[CAME + there] = state
                    if b == to:
                        best, last = new, there
                    elif w[QUEUED + there] == 0:
                        w[QUEUED + there] = 1
                        w[THERE + m] = there
                        m += 1
        for i in range(m):
            w[HERE + i] = w[THERE + i]
        n = m
    if last != NOTHING:
        write_way(last, w)
    return best


@kernel
def write_way(last: int, w: Any) -> None:
    """The links of a way in the order of walking."""
    n = 0
    state = last
    while w[CAME + state] != NOTHING:
        state = w[CAME + state]
        n += 1
    if n > MOST_EDGES:
        n = MOST_EDGES
    w[EDGES] = n
    state = last
    while n > 0:
        n -= 1
        before = w[CAME + state]
        a, b = before // MASKS, state // MASKS
        w[WAY + 4 * n] = a
        w[WAY + 4 * n + 1] = b
        w[WAY + 4 * n + 2] = w[LINK + NODES * a + b]
        fresh = (state % MASKS) & ~(before % MASKS)
        w[WAY + 4 * n + 3] = first(fresh) + 1 if fresh else 0
        state = before


@kernel
def way_cost(kit: Any, s: Any, seat: int, noise: int, w: Any) -> int:
    """What a seat still has to do, as things are."""
    survey_once(kit, s, w)
    return next_cost(kit, s, seat, noise, w)


@kernel
def survey_once(kit: Any, s: Any, w: Any) -> None:
    """For the ways of several seats in the same state: on the basic side nodes and links are everybody's."""
    if not kit.expert:
        survey(kit, s, 0, w)


@kernel
def next_cost(kit: Any, s: Any, seat: int, noise: int, w: Any) -> int:
    """`way_cost`, after `survey_once`."""
    if kit.expert:
        survey(kit, s, seat, w)
    return find_way(kit, s, seat, s.pawn[seat], noise, w)
