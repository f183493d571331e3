"""Who plays whom in the next round. The laws (`tests/table/tournament/test_pairing.py`):

- everybody who has not withdrawn, or is still in a knock-out, sits at one table or has a bye;
- nobody has a second bye while somebody has had none;
- at tables of two nobody plays the same opponent again while there is another way to pair everybody;
  at larger tables as rarely as a search by exchanges finds;
- everybody has every seat about as often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations

from landbridge.table.tournament.matching import Matching
from landbridge.table.tournament.parts import KNOCK_OUT, ROUND_ROBIN, Board, Player, Round, Terms, byes, met
from landbridge.table.tournament.standing import matchpoints, standings

__all__ = ["next_round", "rounds_planned", "table_sizes"]

Pairing = list[tuple[int, ...]]
PASSES = 20  # over all exchanges; the search ends earlier once none helps
AGAIN = 1000  # what meeting again costs, against a difference of ranks


def next_round(terms: Terms, players: Sequence[Player], rounds: Sequence[Round]) -> Pairing | None:
    """The tables of the next round, players in seat order; byes are tables for one. None: the tournament is over."""
    if not all(board.over for boards in rounds for board in boards):
        raise ValueError("a round is still being played")
    if terms.format == KNOCK_OUT:
        found = _knock_out(terms, players, rounds)
    elif terms.format == ROUND_ROBIN:
        found = _round_robin(terms, players, rounds)
    else:
        found = _swiss(terms, players, rounds)
    lots = {one.number: one.lot for one in players}
    return None if found is None else [_seated(table, lots, rounds) for table in found]


def rounds_planned(terms: Terms, players: int) -> int:
    """How many rounds there will be if nobody withdraws; at larger tables of a round robin, about so many."""
    if terms.format == KNOCK_OUT:
        count, left = 0, players
        while left > 1:
            sizes, over = _knock_out_sizes(terms, left)
            left = 1 if len(sizes) == 1 and not over else over + sum(max(1, size // 2) for size in sizes)
            count += 1
        return count
    if terms.format == ROUND_ROBIN:
        if terms.seats == 2:
            return max(0, players - 1 + players % 2)
        return -(-(players - 1) // (terms.seats - 1)) if players > 1 else 0
    return terms.rounds


def table_sizes(players: int, seats: int, fewest: int = 2) -> tuple[list[int], int]:
    """As few tables as possible, as equal as possible, and how many have a bye because no table is left for them."""
    for over in range(players + 1):
        left = players - over
        tables = -(-left // seats)
        if not tables:
            break
        sizes = [left // tables + (place < left % tables) for place in range(tables)]
        if sizes[-1] >= fewest:
            return sizes, over
    return [], players


# --- Swiss --------------------------------------------------------------------------------------------------------


def _swiss(terms: Terms, players: Sequence[Player], rounds: Sequence[Round]) -> Pairing | None:
    rows = standings(terms, players, rounds)
    ranked = [row.player.number for row in rows if not row.player.left]
    scores = {row.player.number: row.values["points"] for row in rows}
    if len(rounds) >= terms.rounds or len(ranked) < max(2, terms.fewest):
        return None
    sizes, over = table_sizes(len(ranked), terms.seats, terms.fewest)
    times = met(rounds)
    if terms.seats > 2:
        free = _least_byes(ranked, over, rounds)
        seated = [one for one in ranked if one not in free]
        return _exchanged(_dealt(seated, sizes), times) + [(one,) for one in free]
    if not over:
        return _pairs(ranked, scores, times)[1]
    # Of those who have had the fewest byes the last one, unless that makes somebody play the same opponent again.
    fewest = min(byes(rounds, one) for one in ranked)
    tried: list[tuple[int, int, Pairing]] = []
    for one in reversed([one for one in ranked if byes(rounds, one) == fewest]):
        again, found = _pairs([other for other in ranked if other != one], scores, times)
        if again == 0:
            return [*found, (one,)]
        tried.append((again, len(tried), [*found, (one,)]))
    return min(tried)[2]


def _pairs(
    ranked: Sequence[int], scores: Mapping[int, Fraction], times: dict[frozenset[int], int]
) -> tuple[int, Pairing]:
    """Pairs of people with about as many points, the upper half of a group against the lower one.

    And how often some of them have met before: 0 if there is any way to avoid it.
    """
    count = len(ranked)
    group = [[other for other in ranked if scores[other] == scores[one]] for one in ranked]
    levels = sorted({scores[one] for one in ranked}, reverse=True)
    level = {one: levels.index(scores[one]) for one in ranked}

    def wish(place: int, other: int) -> tuple[int, int]:
        apart = abs(level[ranked[place]] - level[ranked[other]])
        return apart, abs(other - place - (len(group[place]) // 2 if not apart else 1))

    again = 0
    while True:
        allowed = [
            {j for j in range(count) if j != i and times.get(frozenset((ranked[i], ranked[j])), 0) <= again}
            for i in range(count)
        ]
        matching = Matching(allowed)
        if matching.perfect:
            break
        again += 1
    found: Pairing = []
    paired: set[int] = set()
    for place in range(count):
        if place in paired:
            continue
        wanted = sorted(
            (other for other in allowed[place] if other not in paired), key=lambda other: wish(place, other)
        )
        chosen = next(other for other in wanted if matching.fix(place, other))
        paired |= {place, chosen}
        found.append((ranked[place], ranked[chosen]))
    return again, found


# --- everybody against everybody ----------------------------------------------------------------------------------


def _round_robin(terms: Terms, players: Sequence[Player], rounds: Sequence[Round]) -> Pairing | None:
    order = [one.number for one in sorted(players, key=lambda one: (one.lot, one.number))]
    staying = {one.number for one in players if not one.left}
    if len(staying) < max(2, terms.fewest):
        return None
    if terms.seats == 2:
        if len(rounds) >= rounds_planned(terms, len(order)):
            return None
        tables = [tuple(one for one in pair if one in staying) for pair in _circle(order, len(rounds))]
        return [table for table in tables if table]
    times = met(rounds)
    seated = [one for one in order if one in staying]
    strangers = any(not times.get(frozenset(pair), 0) for pair in combinations(seated, 2))
    if not strangers or len(rounds) >= 3 * rounds_planned(terms, len(order)) + 3:
        return None
    sizes, over = table_sizes(len(seated), terms.seats, terms.fewest)
    free = _least_byes(seated, over, rounds)
    seated = _strangers_first([one for one in seated if one not in free], times)
    together = frozenset(seated[:2])
    return _exchanged(_dealt(seated, sizes), times, together) + [(one,) for one in free]


def _circle(order: Sequence[int], turn: int) -> list[tuple[int, ...]]:
    """The first one stays, the others go round the table; with an odd number somebody sits opposite nobody."""
    ring: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    first, rest = ring[0], ring[1:]
    turn %= max(1, len(rest))
    ring = [first, *rest[turn:], *rest[:turn]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    return [tuple(one for one in pair if one is not None) for pair in pairs]


def _strangers_first(order: Sequence[int], times: dict[frozenset[int], int]) -> list[int]:
    """Beginning with two who have not met, so that every round brings at least one new pair."""
    for one, other in combinations(order, 2):
        if not times.get(frozenset((one, other)), 0):
            return [one, other, *(each for each in order if each not in (one, other))]
    return list(order)


# --- knock-out ----------------------------------------------------------------------------------------------------


def _knock_out(terms: Terms, players: Sequence[Player], rounds: Sequence[Round]) -> Pairing | None:
    staying = {one.number for one in players if not one.left}
    lots = {one.number: one.lot for one in players}
    still = sorted(lots, key=lambda one: (lots[one], one))
    if rounds:
        last = rounds[-1]
        final = len(last) == 1
        through = {one for board in last for one in _through(board, lots, last, final)}
        still = [one for one in still if one in through]
    still = [one for one in still if one in staying]
    if len(still) < 2:
        return None
    sizes, over = _knock_out_sizes(terms, len(still))
    if not sizes:
        return None
    free, seated = still[:over], still[over:]
    tables: list[list[int]] = [[] for _ in sizes]
    forth = True
    waiting = list(seated)
    while waiting:  # the strongest first, there and back again
        for place in range(len(tables)) if forth else reversed(range(len(tables))):
            if waiting and len(tables[place]) < sizes[place]:
                tables[place].append(waiting.pop(0))
        forth = not forth
    return [tuple(table) for table in tables] + [(one,) for one in free]


def _knock_out_sizes(terms: Terms, players: int) -> tuple[list[int], int]:
    """At tables of two the first round leaves a power of two, so that nobody has a bye later."""
    if terms.seats == 2:
        full = 1 << (players - 1).bit_length()
        return [2] * (players - full // 2), full - players
    return table_sizes(players, terms.seats, terms.fewest)


def _through(board: Board, lots: dict[int, int], last: Round, final: bool) -> list[int]:
    """Who comes through: half of a table, of the last table one. Ties are broken by matchpoints, points and lot."""
    if board.places is None:
        return list(board.players)  # a bye
    share = matchpoints(last)
    points = board.points or (0,) * len(board.players)
    order = sorted(
        zip(board.places, points, board.players, strict=True),
        key=lambda told: (told[0], -share[told[2]], -told[1], lots[told[2]]),
    )
    return [one for *_, one in order[: 1 if final else max(1, len(order) // 2)]]


# --- larger tables ------------------------------------------------------------------------------------------------


def _least_byes(ranked: Sequence[int], over: int, rounds: Sequence[Round]) -> list[int]:
    """Who has a bye: those who have had the fewest, the last ones first."""
    places = {one: place for place, one in enumerate(ranked)}
    return sorted(ranked, key=lambda one: (byes(rounds, one), -places[one]))[:over]


def _dealt(ranked: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Neighbours together."""
    found, begin = [], 0
    for size in sizes:
        found.append(list(ranked[begin : begin + size]))
        begin += size
    return found


def _exchanged(
    tables: list[list[int]], times: dict[frozenset[int], int], together: frozenset[int] | None = None
) -> Pairing:
    """Exchange two people at two tables as long as that helps: fewer meet again, and ranks stay close.

    `together` keep their seats, and ranks do not count.
    """
    rank = {one: place for place, one in enumerate(each for table in tables for each in table)}

    def cost(one: int, table: Sequence[int], without: int) -> int:
        found = 0
        for other in table:
            if other != without:
                found += AGAIN * times.get(frozenset((one, other)), 0) ** 2
                found += abs(rank[one] - rank[other]) if together is None else 0
        return found

    for _ in range(PASSES):
        better = False
        for left, right in combinations(tables, 2):
            for i in range(len(left)):
                for j in range(len(right)):
                    a, b = left[i], right[j]
                    if together is not None and (a in together or b in together):
                        continue
                    now = cost(a, left, a) + cost(b, right, b)
                    if cost(a, right, b) + cost(b, left, a) < now:
                        left[i], right[j] = b, a
                        better = True
        if not better:
            break
    return [tuple(table) for table in tables]


def _seated(table: tuple[int, ...], lots: dict[int, int], rounds: Sequence[Round]) -> tuple[int, ...]:
    """Everybody in the seats they have had least; the lot decides between equal ways."""
    sat = {one: [0] * len(table) for one in table}
    for board in (board for boards in rounds for board in boards if not board.is_bye):
        for seat, one in enumerate(board.players[: len(table)]):
            if one in sat:
                sat[one][seat] += 1
    order = sorted(table, key=lambda one: lots[one])

    def twice(order: Sequence[int]) -> int:
        return sum(2 ** sat[one][seat] for seat, one in enumerate(order))

    return min(permutations(order), key=twice)
