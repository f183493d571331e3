"""What a player may take back without asking: until chance acts, something hidden is learned, or the turn passes."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from copy import copy

import pytest

import landbridge
from landbridge import FATE, Illegal, Kit, Match, State
from landbridge.core.play.match import Entry
from landbridge.core.play.undo import Watched
from landbridge.core.state import UNKNOWN, uncovers
from landbridge.games.loopit.game import Loopit
from tests.games.hashi.table import Table as Sheets
from tests.games.loopit.table import Table as Tiles

TURN = "A EW5_h7 SW4_i7"


def tiles(script: str = "") -> Tiles:
    """Ada has the first turn."""
    table = Tiles("EW5 SW4 NS4 NS5 ESW2", "N7 N8 S7 S8 NESW1", start="NESW1")
    if script:
        table.play(script)
    return table


def same(match: Match, other: Match) -> bool:
    return (match.state, match.log, match.settled()) == (other.state, other.log, other.settled())


# --- public moves -----------------------------------------------------------------------------------------------


def test_public_moves_of_the_running_turn_come_back() -> None:
    match = tiles(TURN).match
    assert match.undoable(0) == 2
    assert match.undo(0, 1) == 1
    assert same(match, tiles("A EW5_h7").match)
    assert match.undo(0) == 1
    assert same(match, tiles().match)
    assert match.undoable(0) == match.undo(0) == 0


def test_after_taking_back_one_goes_on_as_if_nothing_had_been() -> None:
    table = tiles(TURN)
    table.match.undo(0, 1)
    table.play("A SW4_i7")
    assert same(table.match, tiles(TURN).match)
    assert table.match.undoable(0) == 2
    table.match.undo(0)
    table.play(TURN)
    assert same(table.match, tiles(TURN).match)


def test_more_than_there_is_takes_back_all_and_less_than_nothing_none() -> None:
    match = tiles(TURN).match
    assert match.undo(0, -3) == match.undo(0, 0) == 0
    assert match.undo(0, 7) == 2


def test_nobody_else_takes_anything_back() -> None:
    match = tiles(TURN).match
    assert match.undoable(1) == match.undo(1) == 0
    assert match.undoable(FATE) == 0
    assert same(match, tiles(TURN).match)


def test_it_is_too_late_once_the_turn_has_passed_or_chance_has_acted() -> None:
    table = tiles(TURN + " .")
    assert table.match.acting == [FATE]
    assert table.match.undoable(0) == 0
    table.fill()
    assert table.match.acting == [1]
    assert [table.match.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_it_is_too_late_once_the_game_has_ended() -> None:
    match = tiles(TURN).match
    match.leave(1, "resigned", end=True)
    assert match.undoable(0) == match.undo(0) == 0


def test_who_ended_a_game_is_back_when_all_agree_to_take_it_back() -> None:
    match = tiles(TURN).match
    match.leave(1, "time", end=False)
    match.leave(0, "resigned", end=True)
    match.rewind(1)
    assert ([one.seat for one in match.left], match.over) == ([1], False)
    match.rewind(1)  # the game goes on; whoever was replaced before stays replaced
    assert [one.seat for one in match.left] == [1]


@pytest.mark.parametrize("copied", [copy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_plays_on_by_itself(copied: Callable[[Match], Match]) -> None:
    match = tiles(TURN).match
    other = copied(match)
    assert same(match, other)
    assert all(s.kit is other.kit for s in (other.state, other._base, other._settled, other._before_row))
    assert other.undo(0) == 2
    assert same(match, tiles(TURN).match)


def test_only_a_seat_s_own_public_moves_are_tentative() -> None:
    table, sheets = tiles(), Sheets(2, "A 4@a3  B 4@a3  card 3/2  A 3@b2")
    unplayed = Match(table.game, table.kit, table.match.names)
    assert [match.tentative for match in (unplayed, table.match, sheets.match)] == [None, None, None]
    assert tiles(TURN).match.tentative == (0, 2)
    table.play(f"{TURN} .")
    assert table.match.tentative is None
    table.match.make(FATE, table.game.offers(table.kit, table.match.state, FATE)[0])
    assert (table.match.acting, table.match.tentative) == (
        [FATE],
        None,
    )  # chance goes on, and takes nothing back


def test_who_left_meanwhile_left_before_what_remains() -> None:
    match = tiles(TURN).match
    match.leave(1, "time", end=False)
    assert match.left[0].at == match.length
    match.undo(0)
    assert match.left[0].at == match.length == tiles().match.length
    assert landbridge.loads(landbridge.dumps(match)).left == match.left


class Peeking(Loopit):
    """Whoever has laid one tile, and no other yet, may look into the others' racks."""

    def view(self, kit: Kit, s: State, viewer: int) -> State:
        if s.laid == 1 and s.mover == viewer:
            return s.copy()
        return super().view(kit, s, viewer)


def test_who_has_learned_something_takes_nothing_back() -> None:
    told, game = tiles(TURN).match, Peeking()
    match = Match(game, told.kit, told.names)
    free = []
    for seat, move in told.log:
        match.make(seat, move)
        free.append(match.undoable(0))
    assert free[-2:] == [0, 1]  # too late for the first tile; the second has told nothing more
    assert match.undo(0) == 1
    assert same(match, tiles("A EW5_h7").match)
    assert match.undo(0) == 0


class Turned(Loopit):
    """Every tile that is laid begins another turn of the same player."""

    def turn(self, kit: Kit, s: State) -> int:
        return int(10 * super().turn(kit, s) + s.laid)


def test_another_turn_of_the_same_player_is_another_turn() -> None:
    told, game = tiles(TURN).match, Turned()
    match = Match(game, told.kit, told.names)
    for seat, move in told.log:
        match.make(seat, move)
    assert match.undoable(0) == 0


# --- drafts -----------------------------------------------------------------------------------------------------


def test_a_draft_comes_back_also_when_its_seat_is_done() -> None:
    match = Sheets(2, "A 4@a3  B 4@a3  card 3/2  A 3@b2 b2-d2 b2-d2 .").match
    others = match.view(1)
    assert match.acting == [1]
    assert match.undoable(1) == match.undo(1) == 0  # nothing of its own, and the other's stays
    assert match.undoable(0) == 4
    assert match.undo(0, 1) == 1
    assert match.acting == [0, 1]
    assert match.undo(0) == 3
    assert match.view(1) != others  # that somebody is done is public
    assert match.state == Sheets(2, "A 4@a3  B 4@a3  card 3/2").match.state


def test_a_resolved_draft_does_not_come_back() -> None:
    match = Sheets(2, "A 4@a3  B 4@a3  card 3/2  A 3@b2 .  B .").match
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_what_the_rules_make_final_is_refused_with_the_ruling() -> None:
    game = landbridge.game("river_dragons")
    match = Match(game, game.kit(game.options_from({"laid": "final"})), ["Ada", "Ben"])
    match.play(FATE, game.offers(match.kit, match.state, FATE)[0])
    assert match.undo(0) == 0
    match.play(0, game.offers(match.kit, match.state, 0)[0])
    before = match.state.copy()
    assert match.undoable(0) == 0
    for count in (None, 1):
        with pytest.raises(Illegal) as caught:
            match.undo(0, count)
        assert caught.value.ruling == "R2.1"
    assert match.undo(0, 0) == 0
    assert match.state == before


@pytest.mark.parametrize("name", landbridge.game_names())
def test_asking_all_the_time_is_asking_once(name: str) -> None:
    game = landbridge.game(name)
    kit, rng = game.kit(), random.Random(name)
    match = Match(game, kit, ["Ada", "Ben"])
    offered = 0
    while not match.over and match.length < 150:
        seat = match.acting[-1]
        match.make(seat, rng.choice(game.offers(kit, match.state, seat)))
        asked = [match.undoable(one) for one in (0, 1)]
        if rng.random() < 0.2:
            other = Match(game, kit, match.names)
            for entry in match.log:
                other.make(*entry)
            for one, moves in match.drafts.items():
                for move in moves:
                    other.make(one, move)
            assert [other.undoable(one) for one in (0, 1)] == asked
        offered += any(asked)
        if seat != FATE and rng.random() < 0.1:
            match.undo(seat, 1)
    assert offered > 10


# --- settled moves of anybody, when all agree -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["loopit", "river_dragons", "hashi", "the_border"])
def test_a_rewound_match_is_the_match_that_was(name: str) -> None:
    game = landbridge.game(name)
    kit, rng = game.kit(), random.Random(name)
    match, twin = Match(game, kit, ["Ada", "Ben"]), Match(game, kit, ["Ada", "Ben"])
    past = [(0, match.state.copy())]
    while not match.over and len(match.log) < 80:
        seat = rng.choice(match.acting)
        move = rng.choice(game.offers(kit, match.state, seat))
        match.make(seat, move)
        twin.make(seat, move)
        assert told(match) == told(twin)
        if not match.drafts:
            past.append((len(match.log), match.state.copy()))
        if rng.random() < 0.1:
            past = past[: len(past) - rng.randrange(min(4, len(past)))]
            length, state = past[-1]
            match.rewind(len(match.log) - length)
            assert match.state == state
            twin = Match(game, kit, ["Ada", "Ben"])
            for entry in match.log:
                twin.make(*entry)
            assert told(match) == told(twin)


def told(match: Match) -> tuple[object, ...]:
    """All that tells a match from one that never came so far."""
    free = [match.undoable(seat) for seat in (0, 1)]
    return match.state, match.settled(), match.log, match.drafts, free, match.tentative


def test_rewinding_nothing_changes_nothing() -> None:
    match = tiles(TURN).match
    match.rewind(0)
    assert same(match, tiles(TURN).match)
    assert match.undoable(0) == 2
    assert match.log[-1] == Entry(*tiles(TURN).match.log[-1])


# --- what is learned --------------------------------------------------------------------------------------------


def test_what_was_unknown_and_is_known_is_uncovered() -> None:
    hidden = tiles().match.view(1)
    open_ = tiles().match.state
    assert hidden.rack[0, 0] == UNKNOWN
    assert uncovers(hidden, open_)
    assert not uncovers(open_, hidden)
    assert not uncovers(hidden, hidden)


def test_a_draft_is_no_public_move() -> None:
    match = Sheets(2, "A 4@a3  B 4@a3  card 3/2").match
    move = match.game.offers(match.kit, match.state, 0)[0]
    for draft in (True, False):
        assert Watched(match.game, match.kit, match.state, 0, draft).free([move]) == draft


def test_each_move_is_looked_at_once() -> None:
    table = tiles(TURN)
    views: list[int] = []

    class Counting(Loopit):
        def view(self, kit: Kit, s: State, viewer: int) -> State:
            views.append(viewer)
            return super().view(kit, s, viewer)

    match = Match(Counting(), table.kit, table.match.names)
    for seat, move in table.match.log:
        match.make(seat, move)
    assert views == []
    assert [match.undoable(0) for _ in range(3)] == [2, 2, 2]
    assert views == [0, 0, 0]
