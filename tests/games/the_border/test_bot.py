"""The greedy bot, and what it makes of the shipped map (BB4, BB6)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from landbridge import Dealer, Match
from landbridge.core.compile.kernel import can_compile
from landbridge.games.the_border.bot import greedy
from landbridge.games.the_border.rules import dice_of
from landbridge.games.the_border.state import COLOURS
from landbridge.lab.arena import Contest, arena
from tests.games.the_border.table import GAME, NAMES, Table, kit_of

needs_numba = pytest.mark.skipif(not can_compile(), reason="Numba is not installed")


@needs_numba
def test_it_chooses_the_same_at_every_speed() -> None:
    slow, quick = kit_of(), kit_of(compiled=True)
    match = Match(GAME, quick, NAMES[:3], Dealer(b"same at every speed"))
    seen = 0
    while not match.over and match.state.round_no < 12:
        if not match.deal():
            seat = match.acting[0]
            view = match.view(seat)
            move = greedy.planned(quick, view, seat, luck=seen)
            assert move == greedy.planned(slow, view, seat, luck=seen)
            match.play(seat, move)
            seen += 1
    assert seen > 60


def test_it_completes_what_closes_an_area() -> None:
    table = Table(2)
    (last,) = table.conquer("A", 4, but=1)
    segment = table.sign("A", last)
    table.until_active("A")
    table.play(f"dice {' '.join(segment[1] * 4)} {'r' if segment[1] != 'r' else 'g'}  A stop")
    closing = greedy.planned(table.kit, table.match.view(0), 0)
    assert GAME.write(table.kit, table.state, 0, closing) == segment


def test_it_crosses_off_the_space_that_closes_an_area() -> None:
    table = Table(2)
    (last,) = table.conquer("A", 4, but=1)
    table.offer_dice("A", last)
    move = greedy.planned(table.kit, table.match.view(0), 0)
    assert GAME.write(table.kit, table.state, 0, move) == last


def test_it_keeps_the_dice_that_are_worth_most_by_plain_reckoning() -> None:
    """The expected value of keeping a handful, once more: by recursion over every way the others may fall."""
    table = Table(2, "dice r r g b y  A roll-gby  dice r s s")
    kit, s = table.kit, table.state
    room = np.zeros(greedy.ROOM, np.int64)
    luck = Random(4)
    best = [[luck.randrange(1000) * k for k in range(6)] for _ in range(COLOURS)]
    for colour in range(COLOURS):
        room[greedy.BEST + 6 * colour : greedy.BEST + 6 * colour + 6] = best[colour]
    move = greedy.choose_dice(kit.fields.fields, s.fields, 0, room.data)

    def worth(dice: tuple[int, ...]) -> float:
        if sum(dice) == 5:
            return float(sum(best[c][n] for c, n in enumerate(dice)))
        more = [tuple(n + (c == colour) for c, n in enumerate(dice)) for colour in range(COLOURS)]
        return sum(map(worth, more)) / COLOURS

    rolled = tuple(dice_of(s.rolled, colour) for colour in range(COLOURS))
    values = {}
    for offered in GAME.offers(kit, s, 0):
        again = kit.fields.bundle[offered]
        values[offered] = worth(tuple(n - dice_of(again, colour) for colour, n in enumerate(rolled)))
    assert abs(values[move] - max(values.values())) < 10  # it rounds


def test_it_never_looks_at_a_draft() -> None:
    """Two tables that differ in what another has drafted: the same choice."""
    start = "dice b y r s o  A stop ."
    tables = [Table(3, start) for _ in range(2)]
    tables[0].play("B k13 k15 .")
    tables[1].play("B .")
    moves = [greedy.planned(table.kit, table.match.view(2), 2) for table in tables]
    assert moves[0] == moves[1]


@needs_numba
def test_it_beats_random_play() -> None:
    result = arena(Contest("the_border", ("greedy", "random"), seed=1), 20, jobs=1)
    assert result.standings[0].wins == 20


@needs_numba
def test_two_of_a_kind_do_not_repeat_each_others_games() -> None:
    played: list[tuple[int, ...]] = []
    arena(
        Contest("the_border", ("greedy", "greedy"), seed=2),
        20,
        jobs=1,
        seen=lambda one: played.append(one.points),
    )
    assert sum(a[::-1] == b for a, b in list(pairwise(played))[::2]) < 5


@needs_numba
def test_bb4_no_area_is_a_gift_and_none_is_dead() -> None:
    """12,000 games are in the docs; so many are enough to notice an area that leaves 25 to 75 %."""
    from tools.boards.the_border_loops import completion, greedy_games

    states = greedy_games(GAME.kit(), 4, 150)
    assert (states["round_no"] < 200).all()
    rates = completion(states, 4)
    assert ((rates > 0.28) & (rates < 0.72)).all(), rates


@needs_numba
def test_bb6_boards_win_about_as_often() -> None:
    """By construction (BB5); here only that nothing favours a board grossly, and that the arena can tell."""
    result = arena(Contest("the_border", ("greedy",) * 4, seed=3), 120, jobs=1)
    boards = {value: share.mean for name, value, share in result.by_tag if name == "board"}
    assert set(boards) == set("1234")
    assert abs(sum(boards.values()) - 1) < 1e-9
    assert all(0.1 < share < 0.42 for share in boards.values())
    order = {value: share.mean for name, value, share in result.by_tag if name == "order"}
    assert set(order) == set("1234")
