"""The best turn: the quick search gives what the plain enumeration gives, on any position."""

from __future__ import annotations

from random import Random

import pytest

from landbridge import Dealer, Match, State
from landbridge.core.compile.kernel import can_compile
from landbridge.games.loopit.bot.greedy import greedy
from landbridge.games.loopit.bot.playout import play_greedy
from landbridge.games.loopit.bot.search import Searcher, lift, searcher
from landbridge.games.loopit.rules import place
from landbridge.games.loopit.state import LAY, LAY_TILES, PASS, SQUARES
from tests.games.loopit.table import GAME, PRACTICE, Table, kit_of
from tests.games.loopit.test_l2_turn import helpless
from tests.games.loopit.test_l3_scoring import example

SHIPPED = GAME.kit()


def positions(count: int, seed: int) -> list[tuple[int, State]]:
    """Views from games of good and random moves, also in the middle of a turn."""
    kit = SHIPPED.quick()
    rng = Random(seed)
    found: list[tuple[int, State]] = []
    while len(found) < count:
        match = Match(GAME, kit, "ABCD"[: 2 + rng.randrange(3)], Dealer(rng.randbytes(16)))
        match.deal()
        while not match.over:
            seat = match.acting[0]
            found.append((seat, match.view(seat)))
            moves = GAME.offers(kit, match.state, seat)
            turn = searcher(kit).best(match.state, seat)
            good = rng.random() < 0.5 and turn.moves
            match.play(seat, turn.moves[0] if good else moves[rng.randrange(len(moves))])
            match.deal()
    rng.shuffle(found)
    return found[:count]


@pytest.mark.skipif(not can_compile(), reason="the plain enumeration takes minutes without Numba")
def test_the_search_equals_the_plain_enumeration_on_a_thousand_positions() -> None:
    search = searcher(SHIPPED.compiled())
    for seat, view in positions(1000, 1):
        assert search.best(view, seat) == search.plain(view, seat)


def test_interpreted_it_is_the_same() -> None:
    slow = Searcher(SHIPPED)
    quick = searcher(SHIPPED.quick())
    for seat, view in positions(25, 2):
        assert slow.best(view, seat) == quick.best(view, seat)


def test_a_turn_that_was_found_can_be_played_and_brings_its_points() -> None:
    for seat, view in positions(60, 3):
        turn = searcher(SHIPPED).best(view, seat)
        s = GAME.guess(SHIPPED, view, seat, Random(4))
        before = s.score[seat]
        for move in turn.moves:
            assert GAME.check(SHIPPED, s, seat, move) == 0
            GAME.do(SHIPPED, s, seat, move)
        assert s.score[seat] - before == turn.points


def test_the_search_leaves_the_view_as_it_was() -> None:
    seat, view = positions(1, 5)[0]
    before = view.tobytes()
    searcher(SHIPPED).best(view, seat)
    assert view.tobytes() == before


def test_lifting_a_tile_undoes_laying_it() -> None:
    for seat, view in positions(40, 6):
        for move in GAME.offers(SHIPPED, view, seat):
            if move < LAY:
                continue
            s = view.copy()
            place(SHIPPED.fields.fields, s.fields, (move - LAY) // SQUARES, (move - LAY) % SQUARES)
            lift(SHIPPED.fields.fields, s.fields, (move - LAY) % SQUARES)
            assert s == view


def test_the_books_example_is_not_the_best_turn_there() -> None:
    table = example()
    turn = searcher(table.kit).best(table.match.view(0), 0)
    assert turn.points >= 28
    assert turn == searcher(table.kit).plain(table.match.view(0), 0)


def test_equal_tiles_are_used_as_often_as_they_are_there() -> None:
    table = Table(
        "EW4 EW4 EW4 N8 N7",
        "S7 S7 S7 NE4 NE5",
        start="NEW2",
        board=PRACTICE.replace("EW    4 4 5", "EW    4 4 4"),
    )
    turn = searcher(table.kit).best(table.match.view(0), 0)
    said = [GAME.write(table.kit, table.state, 0, move) for move in turn.moves]
    assert sorted(text[:3] for text in said) == ["EW4"] * 3
    assert turn == searcher(table.kit).plain(table.match.view(0), 0)


def test_the_greedy_bot_plays_the_whole_turn_and_then_stops() -> None:
    table = Table("EW7 EW5 NS4 NS7 E8", "S7 S7 S7 NE4 NE5")
    planned = searcher(table.kit).best(table.match.view(0), 0)
    made = 0
    while table.acting == ["A"]:
        move = greedy(GAME, table.kit, table.match.view(0), 0, Random(1), None)
        table.match.play(0, move)
        made += 1
    assert made == len(planned.moves) == 3
    assert table.points()[0] == planned.points


def test_the_greedy_bot_exchanges_what_fits_nowhere() -> None:
    table = helpless()
    move = greedy(GAME, table.kit, table.match.view(1), 1, Random(1), None)
    assert GAME.write(table.kit, table.state, 1, move) == "exchange"
    table.state.in_bag = 0
    assert greedy(GAME, table.kit, table.match.view(1), 1, Random(1), None) == PASS


@pytest.mark.skipif(not can_compile(), reason="compiled games need Numba")
def test_compiled_games_are_those_the_bot_plays() -> None:
    """One of them, replayed with the bot's own choices in every turn."""
    games = play_greedy(kit_of(), 2, 5)
    again = play_greedy(kit_of(), 2, 3, first=2)
    assert games.states[2:].tobytes() == again.states.tobytes()
    for i in range(5):
        s = State.from_record(kit_of().state, games.states[i : i + 1].copy())
        assert GAME.actors(kit_of(), s) == 0
        assert s.stage != LAY_TILES


def test_lb4_playable_between_greedy_players() -> None:
    if not can_compile():
        pytest.skip("compiled games need Numba")
    from tools.boards.loopit_figures import figures

    for seats in GAME.seats:
        told = figures(SHIPPED.compiled(), seats, 300, first=5000)
        assert told.median >= 60
        assert told.tenth >= 50
        assert told.exchanges < 0.1
