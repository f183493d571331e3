"""A table's whole match from its events, and stepping through it."""

from __future__ import annotations

import pytest

from landbridge.core.play.match import Match
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.show.state_json import record_json
from landbridge.core.state import FATE, PUBLIC
from tests.table import desk as desks
from tests.table.desk import ADA, BEN, GAMES, LETTERS, Desk, playing
from tests.table.parts import history, replay, views


def match_of(desk: Desk) -> Match:
    """As a server or a device makes it for a record."""
    match = Match(desk.game, desk.t.kit, desk.t.names)
    history.replay(match, desk.history)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_events_give_the_whole_match(game: str) -> None:
    desk = playing(game)
    desk.play_until(lambda: desk.t.status == "over")
    match = match_of(desk)
    assert match.over
    assert match.state == desk.live.state
    assert len(match.log) == desk.live.length
    assert not match.left


def test_what_was_taken_back_is_not_in_it() -> None:
    desk = playing()
    for letter in "AB":
        desk.move(desk.at(letter), letter, "4@b2")
    desk.move(ADA, "A", next(text for text in desk.offers("A") if "@" in text))
    desk.take_back(ADA, "A", 1)
    match = match_of(desk)
    assert match.state == desk.live.state
    assert match.drafts == desk.live.drafts
    desk.move(ADA, "A", next(text for text in desk.offers("A") if "@" in text))
    desk.move(ADA, "A", ".")
    desk.take_back(ADA, "A")  # all of it
    match = match_of(desk)
    assert match.state == desk.live.state
    assert not match.drafts.get(0)


def test_what_all_agreed_to_take_back_is_not_in_it_either() -> None:
    desk = playing("loopit", 2)
    desk.play_until(lambda: len(desk.live.log) == 2)
    letter = LETTERS[desk.live.log[0].seat]
    other = "B" if letter == "A" else "A"
    desk.ask(desk.at(letter), letter)
    desk.answer(desk.at(other), other, True)
    assert "rewind" in desk.kinds()
    match = match_of(desk)
    assert match.state == desk.live.state
    assert len(match.log) == desk.live.length


def test_whoever_ended_the_game_is_in_it() -> None:
    desk = playing()
    desk.resign(BEN, "B")
    match = match_of(desk)
    assert match.ended
    assert [(LETTERS[one.seat], one.why) for one in match.left] == [("B", "resigned")]


def test_somebody_who_only_left_is_not() -> None:
    desk = playing(people=3)
    desk.leave(BEN, "B")
    assert match_of(desk).left == []
    desk = playing(people=2)
    desk.forget(BEN)
    match = match_of(desk)
    assert [(LETTERS[one.seat], one.why) for one in match.left] == [
        (LETTERS[one.seat], one.why) for one in desk.live.left
    ]
    assert match.ended == desk.live.ended


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kept", [3, 400])
def test_every_position_can_be_shown(game: str, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is one of those that are kept, or a few moves from one."""
    monkeypatch.setattr(replay, "STATES", kept)
    desk = playing(game)
    desk.play_until(lambda: len(desk.history) > 70 or desk.t.status == "over")
    match = match_of(desk)
    stepped = replay.Replay(match)
    kit = match.kit
    assert stepped.count == len(match.log) == len(stepped.steps)
    s = match.game.start(kit, match.seats)
    ends = []
    for place, (seat, move) in enumerate(match.log):
        assert stepped.at(place) == s
        before = s.copy()
        match.game.do(kit, s, seat, move)
        turn = match.game.turn(kit, before)
        assert stepped.steps[place] == {
            "seat": "fate" if seat == FATE else LETTERS[seat],
            "move": match.game.write(kit, before, seat, move),
            "turn": turn,
            "facts": plain(match.game.facts(kit, before, seat, move, s)),
        }
        if match.game.turn(kit, s) != turn or place + 1 == len(match.log):
            points = [match.game.points(kit, s, one) for one in range(match.seats)]
            ends.append({"turn": turn, "points": points})
    assert stepped.at(stepped.count) == s
    assert stepped.course == ends
    if stepped.count < kept:
        assert len(stepped._states) == stepped.count + 1  # of a short game every position
    assert len(stepped._states) <= kept


@pytest.mark.parametrize("moves", range(8))
def test_as_many_positions_are_kept_as_were_asked_for(moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the last of them is none of those in between, and of a game without a move."""
    monkeypatch.setattr(replay, "STATES", 3)
    desk = playing("loopit")
    desk.play_until(lambda: desk.live.length > 8)
    match = match_of(desk)
    del match.log[moves:]
    stepped = replay.Replay(match)
    assert len(stepped._states) == (1, 2, 3, 2, 3, 3, 3, 3)[moves]
    s = match.game.start(match.kit, match.seats)
    for place, (seat, move) in enumerate(match.log):
        assert stepped.at(place) == s
        match.game.do(match.kit, s, seat, move)
    assert stepped.at(moves) == s


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_told_whole(game: str) -> None:
    desk = playing(game)
    desk.play_until(lambda: desk.t.status == "over")
    match = match_of(desk)
    stepped, kit = replay.Replay(match), match.kit
    middle = next(
        place
        for place in range(stepped.count // 2, stepped.count)
        if FATE not in [seat for seat, _ in match.log[place : place + 1]]
    )
    s = stepped.at(middle)
    drawn = stepped.as_json(middle, views.SCENE, steps=True)
    assert drawn["step"] == middle
    assert drawn["scene"] == scene_of(match.game).scene(kit, s, PUBLIC)
    assert drawn["layout"] == scene_of(match.game).layout(kit)
    assert (drawn["steps"], drawn["course"], drawn["view"]) == (stepped.steps, stepped.course, None)
    assert (drawn["game"], drawn["version"], drawn["count"]) == (game, match.game.version, stepped.count)
    assert (drawn["names"], drawn["options"]) == (
        ["Ada", "Ben"],
        desks.SHORT.get(game, {}) | drawn["options"],
    )
    acting = drawn["acting"]
    assert acting
    assert all(letter in LETTERS for letter in acting)
    assert drawn["offers"] == [
        {"seat": letter, **offer}
        for letter in acting
        for offer in views.offers(kit, s, LETTERS.index(letter))
    ]
    assert drawn["turn"] == match.game.turn(kit, s)
    assert drawn["points"] == [match.game.points(kit, s, seat) for seat in range(2)]
    assert drawn["facts"] == stepped.steps[middle - 1]["facts"]
    assert not drawn["over"]

    bare = stepped.as_json(middle, views.VIEW, steps=False)
    assert bare["view"] == record_json(s)
    assert [bare[key] for key in ("scene", "layout", "steps", "course", "offers")] == [None, None, [], [], []]
    assert stepped.as_json(middle, views.SCENE, steps=False)["layout"] is None
    assert stepped.as_json(middle, views.VIEW, steps=True)["layout"] is None

    first, last = (stepped.as_json(step, views.VIEW, steps=False) for step in (0, 10**9))
    assert (first["step"], first["facts"], first["over"]) == (0, [], False)
    assert (last["step"], last["over"], last["acting"]) == (stepped.count, True, [])
    assert last["points"] == match.points()


def test_a_game_that_somebody_ended_is_over_at_its_last_step_only() -> None:
    desk = playing()
    desk.play_until(lambda: desk.live.length > 3)
    desk.resign(ADA, "A")
    stepped = replay.Replay(match_of(desk))
    assert stepped.count > 0
    assert stepped.as_json(stepped.count, views.VIEW, steps=False)["over"]
    assert not stepped.as_json(stepped.count - 1, views.VIEW, steps=False)["over"]
