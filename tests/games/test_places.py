"""Points, ties and places read a second time from the state, as `docs/rules` have them, at every number of seats."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import Game, Kit, Match
from landbridge.core.play.leaving import RESIGNED, places
from tests.support.walks import whole_game


def of_hashi(kit: Kit, s: Any, seat: int) -> tuple[int, int]:
    """H4.1 to H4.5, H6.2: goals by who was first, alone by a deadline; two points for every finished island."""
    sheet, total, deadlines = s.sheets[seat], 0, (12, 7, 12)
    for goal, (first, later) in enumerate(((9, 5), (7, 3), (8, 4))):
        when = [s.reached[other, goal] for other in range(s.seats) if s.reached[other, goal]]
        if s.reached[seat, goal]:
            in_time = s.reached[seat, goal] <= deadlines[goal]  # H6.2
            total += first if (in_time if s.seats == 1 else s.reached[seat, goal] == min(when)) else later
    for island in range(18):
        ends = [n for n, line in enumerate(kit.board.lines) if island in line]
        bridges = sum(bool(sheet.spanned & 1 << n) + bool(sheet.doubled & 1 << n) for n in ends)
        total += 2 * (sheet.number[island] != 0 and sheet.number[island] == bridges)
    return total, 0


def of_the_border(kit: Kit, s: Any, seat: int) -> tuple[int, int]:
    """B4.1 to B4.6: the higher value for whoever was first, or among the first; then the best single area."""
    values = ((12, 6), (11, 5), (10, 5), (9, 4), (8, 4), (7, 3), (6, 3), (5, 2), (4, 2))
    scored = []
    for area, (first, later) in enumerate(values):
        ring = kit.board.areas[area].ring
        done = all(s.sheets[seat].crossed[n // 43] >> n % 43 & 1 for n in ring)
        assert done == bool(s.reached[seat, area])
        if done:
            when = [s.reached[other, area] for other in range(s.seats) if s.reached[other, area]]
            scored.append(first if s.reached[seat, area] == min(when) else later)
    return sum(scored), max(scored, default=0)


def of_river_dragons(kit: Kit, s: Any, seat: int) -> tuple[int, int]:
    """R8.1, R8.3: whoever has arrived has won, and a draw is shared by all."""
    return int(s.winner == seat), 0


def of_loopit(kit: Kit, s: Any, seat: int) -> tuple[int, int]:
    return int(s.score[seat]), 0


READ: dict[str, Any] = {
    "hashi": of_hashi,
    "the_border": of_the_border,
    "river_dragons": of_river_dragons,
    "loopit": of_loopit,
}
OPTIONS: dict[str, dict[str, str]] = {"river_dragons": {"max_rounds": "3"}, "loopit": {"rounds": "3"}}


def slow_places(marks: list[tuple[int, int]]) -> list[int]:
    """Seat by seat: one more than how many are ahead."""
    found = []
    for points, tie in marks:
        ahead = 0
        for other_points, other_tie in marks:
            if other_points > points or (other_points == points and other_tie > tie):
                ahead += 1
        found.append(1 + ahead)
    return found


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in READ for seats in landbridge.game(name).seats]
)
def test_the_end_of_a_game_is_read_alike(name: str, seats: int) -> None:
    """Points on the way and places at the end; every goal reached first and later, by the last seat, too."""
    game: Game = landbridge.game(name)
    kit = game.kit(game.options_from(OPTIONS.get(name, {}))).quick()
    for seed in range(8):
        for number, moment in enumerate(whole_game(game, kit, seats, seed)):
            if number % 25 == 0:
                for seat in range(seats):
                    seen = game.view(kit, moment.after, seat)
                    own = READ[name](kit, seen, seat)[0] if name != "the_border" else None
                    assert own in (None, game.points(kit, seen, seat))
        last = moment.after
        marks = [READ[name](kit, last, seat) for seat in range(seats)]
        assert [(game.points(kit, last, i), game.tiebreak(kit, last, i)) for i in range(seats)] == marks
        assert game.places(kit, last, seats) == slow_places(marks)
        best = max(marks)
        assert game.winners(kit, last, seats) == [i for i, mark in enumerate(marks) if mark == best]


@pytest.mark.parametrize("name", ["hashi", "the_border"])
def test_goals_that_are_reached_at_any_time_by_anybody(name: str) -> None:
    """Ends of games with the moments of all goals made up: first alone, together, later, never, for four seats."""
    game = landbridge.game(name)
    kit, luck = game.kit().quick(), Random(1)
    *_, moment = whole_game(game, kit, 4, 1)
    apart = set()
    for _ in range(150):
        s: Any = moment.after.copy()
        for seat, goal in product(range(4), range(3 if name == "hashi" else 9)):
            s.reached[seat, goal] = luck.choice((0, 3, 4, 4, 9))
            if name == "the_border":
                for n in kit.board.areas[goal].ring:
                    s.sheets[seat].crossed[n // 43] |= 1 << n % 43
        if name == "the_border":
            for seat, goal in product(range(4), range(9)):
                s.reached[seat, goal] = s.reached[seat, goal] or 12
        marks = [READ[name](kit, s, seat) for seat in range(4)]
        assert [(game.points(kit, s, i), game.tiebreak(kit, s, i)) for i in range(4)] == marks
        assert game.places(kit, s, 4) == slow_places(marks)
        apart.add(tuple(slow_places(marks)))
    assert len(apart) > 20


def test_who_left_comes_last_and_who_stayed_first() -> None:
    """All orders of four seats with all sets of those who left, in games that went on and that ended with it."""
    for own in product(range(1, 5), repeat=4):
        if min(own) > 1 or sorted(own) != sorted(1 + sum(other < one for other in own) for one in own):
            continue
        for gone in range(16):
            left = {seat for seat in range(4) if gone >> seat & 1}
            for ended in (False, True):
                found = places(own, left, ended)
                for seat in range(4):
                    ahead = 0
                    for other in range(4):
                        stayed, its = seat not in left, other not in left
                        shared = its != stayed or (ended and stayed)
                        ahead += (its and not stayed) or (not shared and own[other] < own[seat])
                    assert found[seat] == 1 + ahead, (own, left, ended)


def test_a_match_whose_seats_were_given_up_has_these_places() -> None:
    game = landbridge.game("loopit")
    kit = game.kit(game.options_from({"rounds": "2"})).quick()
    match = Match(game, kit, "ABCD")
    for moment in whole_game(game, kit, 4, 3):
        match.make(moment.seat, moment.move)
        if match.length == 40:
            match.leave(3, RESIGNED, end=False)
    own = game.places(kit, match.state, 4)
    assert match.places() == places(own, [3], False)
    assert match.places()[3] == 4
    assert match.winners() == [seat for seat in range(3) if match.places()[seat] == 1]
