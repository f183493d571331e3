"""The laws of pairing, by random tournaments: every pairing is legal, byes are fair, opponents are new."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landbridge.table.tournament.matching import Matching
from landbridge.table.tournament.pairing import next_round, rounds_planned, table_sizes
from landbridge.table.tournament.parts import (
    KNOCK_OUT,
    ROUND_ROBIN,
    SWISS,
    Board,
    Player,
    Terms,
    byes,
    met,
)
from landbridge.table.tournament.standing import standings, tie_breaks

EXAMPLES = settings(max_examples=100, deadline=None)
Rounds = list[list[Board]]


def players(count: int, luck: random.Random) -> list[Player]:
    lots = luck.sample(range(count), count)
    return [Player(number, f"P{number}", lots[number]) for number in range(count)]


def played(table: tuple[int, ...], luck: random.Random) -> Board:
    if len(table) == 1:
        return Board(table)
    points = tuple(luck.randrange(4) for _ in table)  # ties are frequent
    places = tuple(1 + sum(other > own for other in points) for own in points)
    return Board(table, places, points)


def tournament(terms: Terms, count: int, seed: int, leaving: float = 0) -> tuple[list[Player], Rounds]:
    """A whole one; the laws that hold for every round are checked on the way."""
    luck = random.Random(seed)
    people, rounds = players(count, luck), Rounds()
    while (tables := next_round(terms, people, rounds)) is not None:
        legal(terms, people, rounds, tables)
        rounds.append([played(table, luck) for table in tables])
        people = [
            Player(one.number, one.name, one.lot, one.left or luck.random() < leaving) for one in people
        ]
        assert len(rounds) < 100, "it does not end"
    return people, rounds


def legal(terms: Terms, people: Sequence[Player], rounds: Rounds, tables: list[tuple[int, ...]]) -> None:
    seated = [one for table in tables for one in table]
    assert len(seated) == len(set(seated)), "nobody sits at two tables"
    staying = {one.number for one in people if not one.left}
    if terms.format == KNOCK_OUT and rounds:
        through = {one for board in rounds[-1] for one in board.players}
        assert set(seated) <= through & staying, "whoever is out stays out"
    else:
        assert set(seated) == staying, "everybody has a table or a bye"
    for table in tables:
        assert len(table) == 1 or terms.fewest <= len(table) <= terms.seats


@EXAMPLES
@given(st.integers(2, 14), st.integers(2, 6), st.integers(1, 8), st.integers(), st.booleans())
def test_every_pairing_of_a_swiss_tournament_is_legal(
    count: int, seats: int, rounds: int, seed: int, duplicate: bool
) -> None:
    terms = Terms("hashi", SWISS, seats, rounds=rounds, duplicate=duplicate)
    tournament(terms, count, seed, leaving=0.05)


@EXAMPLES
@given(st.integers(2, 9), st.integers(1, 9), st.integers())
def test_nobody_meets_again_while_there_is_another_way(count: int, rounds: int, seed: int) -> None:
    terms = Terms("hashi", SWISS, 2, rounds=rounds)
    luck = random.Random(seed)
    people, done = players(count, luck), Rounds()
    for _ in range(rounds):
        tables = next_round(terms, people, done)
        assert tables is not None
        times = met(done)
        again = sum(times.get(frozenset(table), 0) > 0 for table in tables if len(table) == 2)
        if again:
            fewest = min(byes(done, one) for one in range(count))
            free = [one for one in range(count) if byes(done, one) == fewest] if count % 2 else [None]
            for one in free:
                assert not strangers([o for o in range(count) if o != one], times), (tables, done)
        done.append([played(table, luck) for table in tables])


def strangers(people: list[int], times: dict[frozenset[int], int]) -> bool:
    """Whether everybody can be paired with somebody new, by trying all ways."""
    if not people:
        return True
    first, rest = people[0], people[1:]
    return any(
        not times.get(frozenset((first, other)), 0) and strangers([o for o in rest if o != other], times)
        for other in rest
    )


@EXAMPLES
@given(st.sampled_from([SWISS, ROUND_ROBIN]), st.integers(3, 13), st.integers(2, 5), st.integers())
def test_nobody_has_a_second_bye_before_everybody_had_one(
    format: str, count: int, seats: int, seed: int
) -> None:
    terms = Terms("hashi", format, seats, rounds=9, fewest=min(3, seats))
    _, rounds = tournament(terms, count, seed)
    had = [byes(rounds, one) for one in range(count)]
    assert max(had) - min(had) <= 1


@EXAMPLES
@given(st.integers(2, 12), st.integers())
def test_everybody_plays_everybody_once(count: int, seed: int) -> None:
    terms = Terms("hashi", ROUND_ROBIN, 2)
    _, rounds = tournament(terms, count, seed)
    assert len(rounds) == rounds_planned(terms, count)
    assert met(rounds) == {frozenset(pair): 1 for pair in combinations(range(count), 2)}


@EXAMPLES
@given(st.integers(3, 12), st.integers(3, 6), st.integers())
def test_at_larger_tables_everybody_meets_everybody(count: int, seats: int, seed: int) -> None:
    _, rounds = tournament(Terms("hashi", ROUND_ROBIN, seats), count, seed)
    assert met(rounds).keys() == {frozenset(pair) for pair in combinations(range(count), 2)}


@EXAMPLES
@given(st.integers(2, 40), st.integers(2, 6), st.integers())
def test_a_knock_out_leaves_one(count: int, seats: int, seed: int) -> None:
    terms = Terms("hashi", KNOCK_OUT, seats)
    people, rounds = tournament(terms, count, seed)
    assert len(rounds) == rounds_planned(terms, count)
    assert len(rounds[-1]) == 1
    assert not rounds[-1][0].is_bye
    rows = standings(terms, people, rounds)
    assert rows[0].place == 1
    assert rows[0].player.number in rounds[-1][0].players
    if seats == 2:
        assert all(not board.is_bye for boards in rounds[1:] for board in boards)


@EXAMPLES
@given(st.integers(2, 6), st.integers(4, 12), st.integers())
def test_everybody_has_every_seat_about_as_often(seats: int, count: int, seed: int) -> None:
    _, rounds = tournament(Terms("hashi", SWISS, seats, rounds=8), seats * (count // 2), seed)
    for one in range(seats * (count // 2)):
        sat = [board.players.index(one) for boards in rounds for board in boards if one in board.players]
        assert max(sat.count(seat) for seat in range(seats)) <= 8 / seats + 2.5


@given(st.integers(1, 80), st.integers(2, 6), st.integers(2, 4))
def test_tables_are_few_and_equal(count: int, seats: int, fewest: int) -> None:
    fewest = min(fewest, seats)
    sizes, over = table_sizes(count, seats, fewest)
    assert sum(sizes) + over == count
    assert all(fewest <= size <= seats for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert over < max(fewest, 1) or not sizes


@settings(max_examples=100, deadline=None)
@given(st.integers(1, 5), st.data())
def test_a_matching_is_perfect_where_there_is_one(half: int, data: st.DataObject) -> None:
    count = 2 * half
    pairs = list(combinations(range(count), 2))
    kept = data.draw(st.sets(st.sampled_from(pairs)))
    allowed: list[set[int]] = [set() for _ in range(count)]
    for one, other in kept:
        allowed[one].add(other)
        allowed[other].add(one)
    forbidden = {frozenset(pair): 1 for pair in pairs if pair not in kept}
    matching = Matching(allowed)
    assert matching.perfect == strangers(list(range(count)), forbidden)
    if not matching.perfect:
        return
    one, other = data.draw(st.sampled_from(sorted(kept)))
    rest = [each for each in range(count) if each not in (one, other)]
    assert matching.fix(one, other) == strangers(rest, forbidden)
    for each in range(count):
        assert matching.mate[each] in allowed[each]
        assert matching.mate[matching.mate[each]] == each


def test_sixty_four_players_are_paired_quickly_and_by_points() -> None:
    terms = Terms("hashi", SWISS, 2, rounds=6, duplicate=True)
    people, rounds = tournament(terms, 64, 1)
    assert max(met(rounds).values()) == 1
    last = standings(terms, people, rounds[:-1])
    points = {row.player.number: row.values["points"] for row in last}
    apart = [abs(points[a] - points[b]) for a, b in (board.players for board in rounds[-1])]
    assert sum(apart) / len(apart) < 0.5


def test_a_round_that_is_not_over_is_not_followed_by_another() -> None:
    with pytest.raises(ValueError, match="still"):
        next_round(Terms("hashi", SWISS, 2, rounds=3), players(2, random.Random(1)), [[Board((0, 1))]])


def test_tie_breaks_have_names_and_an_order() -> None:
    assert tie_breaks(Terms("hashi", SWISS, 2, duplicate=True)) == [
        "points",
        "matchpoints",
        "direct",
        "buchholz",
        "sonneborn_berger",
        "wins",
    ]
    assert tie_breaks(Terms("hashi", ROUND_ROBIN, 2)) == ["points", "direct", "sonneborn_berger", "wins"]
    assert tie_breaks(Terms("hashi", KNOCK_OUT, 2)) == ["rounds", "points"]
