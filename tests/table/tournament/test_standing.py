"""Standings and pairings read a second time, slowly, from `docs/community.md`: duel by duel, and by trying all ways."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

import pytest

from landbridge.table.tournament.pairing import next_round
from landbridge.table.tournament.parts import KNOCK_OUT, ROUND_ROBIN, SWISS, Board, Player, Terms
from landbridge.table.tournament.standing import matchpoints, standings, tie_breaks
from tests.table.tournament.test_pairing import Rounds, played, players

ORDER = ("rounds", "points", "matchpoints", "direct", "buchholz", "sonneborn_berger", "wins")
WHOLE, HALF, NONE = Fraction(1), Fraction(1, 2), Fraction(0)


class Duel(NamedTuple):
    """Two at one table, in the eyes of one of them."""

    one: int
    other: int
    result: Fraction
    part: Fraction  # of the table


def duels(rounds: Rounds) -> list[Duel]:
    found = []
    for board in (board for boards in rounds for board in boards if board.places is not None):
        assert board.places is not None
        places = dict(zip(board.players, board.places, strict=True))
        for one in places:
            for other in places:
                if one != other:
                    ahead, level = places[one] < places[other], places[one] == places[other]
                    result = WHOLE if ahead else HALF if level else NONE
                    found.append(Duel(one, other, result, Fraction(1, len(places) - 1)))
    return found


def slow_matchpoints(rounds: Rounds, player: int) -> Fraction:
    total = NONE
    for boards in rounds:
        tables = [board for board in boards if len(board.players) > 1 and board.places is not None]
        mine = [board for board in tables if player in board.players]
        if not mine:
            continue
        seat = mine[0].players.index(player)
        same = [
            board for board in tables if len(board.players) == len(mine[0].players) and board is not mine[0]
        ]
        if not same:
            total += HALF
            continue
        assert mine[0].places is not None
        assert mine[0].points is not None
        for board in same:
            assert board.places is not None
            assert board.points is not None
            better_place = board.places[seat] - mine[0].places[seat]
            better_points = mine[0].points[seat] - board.points[seat]
            ahead = better_place > 0 or (better_place == 0 and better_points > 0)
            level = better_place == 0 and better_points == 0
            total += (WHOLE if ahead else HALF if level else NONE) / len(same)
    return total


def slow_values(terms: Terms, people: Sequence[Player], rounds: Rounds) -> dict[int, dict[str, Fraction]]:
    met, numbers = duels(rounds), [one.number for one in people]
    byes = Counter(board.players[0] for boards in rounds for board in boards if len(board.players) == 1)
    points = {
        one: sum((duel.result * duel.part for duel in met if duel.one == one), NONE) + byes[one]
        for one in numbers
    }
    found = {}
    for one in numbers:
        own = [duel for duel in met if duel.one == one]
        nobody = byes[one] * HALF * len(rounds)
        tables = [
            board
            for boards in rounds
            for board in boards
            if one in board.players and (board.places is not None or len(board.players) == 1)
        ]
        level = [duel for duel in own if points[duel.other] == points[one]]
        alone = [
            board
            for board in tables
            if board.places is not None
            and all(
                place > board.places[board.players.index(one)]
                for other, place in zip(board.players, board.places, strict=True)
                if other != one
            )
        ]
        values = {
            "rounds": Fraction(len(tables)),
            "points": points[one],
            "matchpoints": slow_matchpoints(rounds, one),
            "direct": sum((duel.result * duel.part for duel in level), NONE),
            "buchholz": sum((points[duel.other] * duel.part for duel in own), nobody),
            "sonneborn_berger": sum((points[duel.other] * duel.result * duel.part for duel in own), nobody),
            "wins": Fraction(len(alone)),
        }
        if terms.format == KNOCK_OUT:
            last = tables[-1:]
            values["points"] = sum((score(board, one) for board in last), NONE)
        counting = {
            SWISS: ORDER[1:],
            ROUND_ROBIN: [name for name in ORDER[1:] if name != "buchholz"],
            KNOCK_OUT: ORDER[:3],
        }[terms.format]
        found[one] = {name: values[name] for name in counting if name != "matchpoints" or terms.duplicate}
    return found


def score(board: Board, player: int) -> Fraction:
    if board.places is None:
        return WHOLE
    own = board.places[board.players.index(player)]
    others = [place for one, place in zip(board.players, board.places, strict=True) if one != player]
    return sum(((place > own) + HALF * (place == own) for place in others), NONE) / len(others)


def tournaments(format: str) -> list[tuple[Terms, list[Player], Rounds]]:
    """Some of every size, a few with a round that is still being played."""
    found = []
    for seed in range(24):
        luck = random.Random(f"{format} {seed}")
        seats, duplicate = 2 + seed % 3, seed % 2 == 0
        terms = Terms("hashi", format, seats, rounds=2 + seed % 5, duplicate=duplicate)
        people, rounds = players(luck.randrange(3, 12), luck), Rounds()
        while (tables := next_round(terms, people, rounds)) is not None and len(rounds) < 7:
            rounds.append([played(table, luck) for table in tables])
            if luck.random() < 0.15:
                people[-1] = Player(people[-1].number, people[-1].name, people[-1].lot, left=True)
        if rounds and seed % 4 == 3:  # not all are through with the last one
            rounds[-1] = [Board(board.players) if luck.random() < 0.5 else board for board in rounds[-1]]
        found.append((terms, people, rounds))
    return found


@pytest.mark.parametrize("format", [SWISS, ROUND_ROBIN, KNOCK_OUT])
def test_standings_are_what_duels_add_up_to(format: str) -> None:
    different: Counter[str] = Counter()
    for terms, people, rounds in tournaments(format):
        slow = slow_values(terms, people, rounds)
        rows = standings(terms, people, rounds)
        assert sorted(row.player.number for row in rows) == sorted(slow)
        for row in rows:
            mine = slow[row.player.number]
            assert dict(row.values) == mine
            assert list(row.values) == tie_breaks(terms)
            ahead = [other for other in slow.values() if tuple(other.values()) > tuple(mine.values())]
            assert row.place == 1 + len(ahead)
            different.update(name for name in mine if mine[name] != rows[0].values[name])
            sat = [b for boards in rounds for b in boards if row.player.number in b.players and b.over]
            assert row.played == len(sat)
        places = [row.place for row in rows]
        assert places == sorted(places)
        for one, two in pairwise(rows):
            assert one.place < two.place or one.player.lot < two.player.lot
    assert different.keys() == set(tie_breaks(Terms("hashi", format, 2, duplicate=True)))


def test_a_tournament_worked_out_by_hand() -> None:
    """Four people, three rounds, one withdraws before the last: 0 has a bye then."""
    terms = Terms("hashi", SWISS, 2, rounds=3)
    people = [Player(number, f"P{number}", lot=number) for number in range(4)]
    rounds = [
        [Board((0, 1), (1, 2), (9, 5)), Board((2, 3), (1, 1), (7, 7))],
        [Board((2, 0), (2, 1), (3, 4)), Board((1, 3), (1, 2), (6, 2))],
        [Board((1, 2), (2, 1), (1, 8)), Board((0,))],
    ]
    rows = {row.player.number: row for row in standings(terms, people, rounds)}
    told = {
        number: (row.place, *(float(value) for value in row.values.values())) for number, row in rows.items()
    }
    # place, points, direct, buchholz, Sonneborn-Berger, wins; a bye is somebody with 1.5 points
    assert told == {
        0: (1, 3.0, 0.0, 1.0 + 1.5 + 1.5, 1.0 + 1.5 + 1.5, 2.0),
        2: (2, 1.5, 0.0, 0.5 + 3.0 + 1.0, 0.25 + 0.0 + 1.0, 1.0),
        1: (3, 1.0, 0.0, 3.0 + 0.5 + 1.5, 0.0 + 0.5 + 0.0, 1.0),
        3: (4, 0.5, 0.0, 1.5 + 1.0, 0.75 + 0.0, 0.0),
    }


def test_direct_comparison_comes_before_the_strength_of_opponents() -> None:
    """Four have two points and one of them against the others, but 2 has none; then the opponents' points count."""
    terms = Terms("hashi", SWISS, 2, rounds=3)
    people = [Player(number, f"P{number}", lot=number) for number in range(6)]
    rounds = [
        [Board((0, 1), (2, 1)), Board((2, 3), (1, 2)), Board((4, 5), (1, 2))],
        [Board((0, 2), (1, 2)), Board((1, 4), (1, 2)), Board((3, 5), (2, 1))],
        [Board((0, 3), (1, 2)), Board((1, 5), (2, 1)), Board((2, 4), (1, 2))],
    ]
    values = {row.player.number: row.values for row in standings(terms, people, rounds)}
    assert {number: float(one["points"]) for number, one in values.items()} == {
        0: 2,
        1: 2,
        2: 2,
        3: 0,
        4: 1,
        5: 2,
    }
    assert {number: float(values[number]["direct"]) for number in (0, 1, 2, 5)} == {0: 1, 1: 1, 2: 0, 5: 1}
    assert {number: float(values[number]["buchholz"]) for number in (0, 1, 5)} == {0: 4, 1: 5, 5: 3}
    order = [row.player.number for row in standings(terms, people, rounds)]
    assert order == [1, 0, 5, 2, 4, 3]


def test_matchpoints_by_hand() -> None:
    """Seat A at four tables: places 1, 2, 2, 1 with 9, 5, 7, 9 points."""
    boards = [
        Board((0, 1), (1, 2), (9, 4)),
        Board((2, 3), (2, 1), (5, 6)),
        Board((4, 5), (2, 1), (7, 8)),
        Board((6, 7), (1, 2), (9, 2)),
        Board((8, 9, 10), (1, 2, 3), (9, 8, 7)),
        Board((11,)),
    ]
    thirds = {number: share * 6 for number, share in matchpoints(boards).items()}
    assert thirds == {0: 5, 6: 5, 4: 2, 2: 0, 5: 6, 3: 4, 1: 2, 7: 0, 8: 3, 9: 3, 10: 3}


# --- who plays whom -----------------------------------------------------------------------------------------


def meetings(rounds: Rounds) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for boards in rounds for board in boards for pair in combinations(board.players, 2)
    )


def ways(people: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Every way to pair an even number of people."""
    if not people:
        return [[]]
    first, rest = people[0], list(people[1:])
    return [
        [(first, other), *more] for other in rest for more in ways([each for each in rest if each != other])
    ]


@pytest.mark.parametrize("seed", range(16))
def test_nobody_meets_again_while_any_way_is_left(seed: int) -> None:
    """Rounds of whole tournaments, with all ways to pair tried; and of those who may, the nearest meet."""
    luck = random.Random(seed)
    count, terms = 4 + seed % 5, Terms("hashi", SWISS, 2, rounds=7)
    people, rounds = players(count, luck), Rounds()
    for _ in range(min(7, count)):
        tables = next_round(terms, people, rounds)
        assert tables is not None
        times = meetings(rounds)
        pairs = [table for table in tables if len(table) == 2]
        seated = [one for table in pairs for one in table]
        fewest = min(max(times[frozenset(pair)] for pair in way) for way in ways(seated))
        assert max(times[frozenset(table)] for table in pairs) == fewest
        if fewest and count % 2:  # then no other bye would have helped
            had = Counter(board.players[0] for boards in rounds for board in boards if board.is_bye)
            due = [one for one in range(count) if had[one] == min(had[other] for other in range(count))]
            for one in due:
                rest = [other for other in range(count) if other != one]
                assert min(max(times[frozenset(pair)] for pair in way) for way in ways(rest))
        ranked = [
            row.player.number for row in standings(terms, people, rounds) if row.player.number in seated
        ]
        points = {row.player.number: row.values["points"] for row in standings(terms, people, rounds)}
        assert {frozenset(pair) for pair in pairs} == {
            frozenset(pair) for pair in nearest(ranked, points, times, fewest)
        }
        rounds.append([played(table, luck) for table in tables])


def nearest(
    ranked: Sequence[int], points: dict[int, Fraction], times: Counter[frozenset[int]], again: int
) -> list[tuple[int, int]]:
    """From the first down, each gets whom it would like best of those who leave a way for all others.

    That is somebody with as many points, half the group further down; else the next one of the nearest group.
    """
    groups = sorted({points[one] for one in ranked}, reverse=True)
    level = {one: groups.index(points[one]) for one in ranked}
    found: list[tuple[int, int]] = []
    left = list(ranked)
    while left:
        first, rest = left[0], left[1:]
        half = sum(level[one] == level[first] for one in ranked) // 2

        def wish(other: int, first: int = first, half: int = half) -> tuple[int, int, int]:
            apart = abs(level[other] - level[first])
            down = ranked.index(other) - ranked.index(first)
            return apart, abs(down - (1 if apart else half)), down

        for other in sorted(rest, key=wish):
            if times[frozenset((first, other))] > again:
                continue
            others = [one for one in rest if one != other]
            if any(all(times[frozenset(pair)] <= again for pair in way) for way in ways(others)):
                found.append((first, other))
                left = others
                break
    return found


@pytest.mark.parametrize("format", [SWISS, ROUND_ROBIN])
def test_at_larger_tables_no_exchange_would_make_fewer_meet_again(format: str) -> None:
    for seed in range(8):
        luck = random.Random(seed)
        terms = Terms("hashi", format, 3 + seed % 2, fewest=2, rounds=4)
        people, rounds = players(7 + seed % 4, luck), Rounds()
        while len(rounds) < 4 and (tables := next_round(terms, people, rounds)) is not None:
            times = meetings(rounds)
            now = cost(tables, times)
            for one, two in combinations([list(table) for table in tables if len(table) > 1], 2):
                rest = [table for table in tables if set(table) not in ({*one}, {*two})]
                for i in range(len(one)):
                    for j in range(len(two)):
                        new = [*one[:i], two[j], *one[i + 1 :]], [*two[:j], one[i], *two[j + 1 :]]
                        if format == SWISS:
                            assert cost([*rest, *map(tuple, new)], times) >= now
            if format == ROUND_ROBIN:  # at least two who have not met do so now
                assert any(not times[frozenset(pair)] for table in tables for pair in combinations(table, 2))
            rounds.append([played(table, luck) for table in tables])


def cost(tables: Sequence[tuple[int, ...]], times: Counter[frozenset[int]]) -> int:
    return sum(times[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize("seed", range(12))
def test_who_comes_through_in_a_knock_out(seed: int) -> None:
    """Half of each table by place, then matchpoints, points of the game and lot; of the last table one."""
    luck = random.Random(seed)
    terms = Terms("hashi", KNOCK_OUT, 2 + seed % 3, duplicate=True)
    people, rounds = players(5 + seed, luck), Rounds()
    lots = {one.number: one.lot for one in people}
    while (tables := next_round(terms, people, rounds)) is not None:
        if rounds:
            last = rounds[-1]
            through: set[int] = set()
            for board in last:
                if board.places is None:
                    through |= {*board.players}
                    continue
                assert board.points is not None
                lines = list(zip(board.players, board.places, board.points, strict=True))
                for one, place, points in lines:
                    mine = place, -slow_matchpoints([list(last)], one), -points, lots[one]
                    before = sum(
                        (its, -slow_matchpoints([list(last)], other), -more, lots[other]) < mine
                        for other, its, more in lines
                    )
                    through |= {one} if before < max(1, len(lines) // 2) else set()
            assert {one for table in tables for one in table} == through
        rounds.append([given_up(played(table, luck), luck) for table in tables])


def given_up(board: Board, luck: random.Random) -> Board:
    """Somebody has left, and those who stayed share the first place, whatever their points."""
    if board.places is None or luck.random() < 0.5:
        return board
    gone = luck.randrange(len(board.players))
    places = tuple(len(board.players) if seat == gone else 1 for seat in range(len(board.players)))
    return Board(board.players, places, board.points)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_where_they_have_sat_least(seats: int) -> None:
    """Of all ways to sit at a table the one in which seats of earlier rounds come again least."""
    luck = random.Random(seats)
    terms, people, rounds = Terms("hashi", SWISS, seats, rounds=5), players(3 * seats, luck), Rounds()
    for _ in range(5):
        tables = next_round(terms, people, rounds)
        assert tables is not None
        for table in (table for table in tables if len(table) == seats):
            sat = {
                one: Counter(b.players.index(one) for boards in rounds for b in boards if one in b.players)
                for one in table
            }
            taken = sum(2 ** sat[one][seat] for seat, one in enumerate(table))
            assert taken == min(
                sum(2 ** sat[one][seat] for seat, one in enumerate(way)) for way in permutations(table)
            )
        rounds.append([played(table, luck) for table in tables])
