"""What a game gets for nothing: who is shown a draft, what comes to light, what a substitute does, who wins."""

from __future__ import annotations

import random

import pytest

import landbridge
from landbridge import FATE, PUBLIC, Match
from landbridge.core.game import Game, seats_in
from landbridge.core.play.match import Step
from landbridge.core.state import UNKNOWN

LOOPIT = landbridge.game("loopit")


def say(match: Match, seat: int, text: str) -> Step:
    return match.play(seat, match.game.read(match.kit, match.state, seat, text))


@pytest.fixture
def match(beacons: Game) -> Match:
    """Two who look for hills on the second ridge."""
    match = Match(beacons, beacons.kit(), ["Ada", "Ben"])
    say(match, FATE, "ridge-2")
    return match


def seen(match: Match, step: Step) -> dict[int, int]:
    return {viewer: match.game.shown(match.kit, *step, viewer) for viewer in (0, 1, PUBLIC)}


def test_a_draft_is_shown_to_its_seat_alone_until_it_is_resolved(match: Match) -> None:
    for turn in range(2):
        pick = say(match, 1, "b2" if turn == 0 else "d3")
        assert seen(match, pick) == {0: UNKNOWN, 1: pick.move, PUBLIC: UNKNOWN}
        last = say(match, 0, "c2" if turn == 0 else "c3")
        assert seen(match, last) == dict.fromkeys((0, 1, PUBLIC), last.move)
        wind = say(match, FATE, f"ridge-{turn + 3}")
        assert seen(match, wind) == dict.fromkeys((0, 1, PUBLIC), wind.move)


def test_drafts_come_to_light_when_the_last_one_is_made(match: Match) -> None:
    game, kit = match.game, match.kit
    for picks in (("b2", "c2"), ("d3", "e3")):
        pick = say(match, 1, picks[0])
        assert match.acting == [0]
        assert not game.reveals(kit, pick.before, pick.after)
        last = say(match, 0, picks[1])
        assert game.reveals(kit, last.before, last.after)
        say(match, FATE, "ridge-3")


def test_everything_comes_to_light_at_the_end() -> None:
    """Also in a game without drafts; before it, nothing does."""
    kit, rng = LOOPIT.kit(), random.Random(1)
    s = LOOPIT.start(kit, 2)
    told = []
    while acting := list(seats_in(LOOPIT.actors(kit, s))):
        before = s.copy()
        LOOPIT.do(kit, s, acting[0], rng.choice(LOOPIT.offers(kit, s, acting[0])))
        told.append(LOOPIT.reveals(kit, before, s))
    assert told == [False] * (len(told) - 1) + [True]


def test_a_record_tells_what_its_reader_may_know() -> None:
    """A tile drawn is its owner's; a tile laid is everybody's."""
    kit, rng = LOOPIT.kit(), random.Random(2)
    s = LOOPIT.start(kit, 2)
    hidden = 0
    for _ in range(60):
        (seat,) = seats_in(LOOPIT.actors(kit, s))
        before, move = s.copy(), rng.choice(LOOPIT.offers(kit, s, seat))
        LOOPIT.do(kit, s, seat, move)
        for viewer in (0, 1, PUBLIC):
            known = LOOPIT.shown(kit, before, seat, move, s, viewer) == move
            assert LOOPIT.disclosed(kit, before, seat, move, s, s, viewer) == known
            hidden += not known
    assert hidden > 10


def test_a_resolved_draft_is_disclosed(match: Match) -> None:
    pick = say(match, 1, "b2")
    say(match, 0, "c2")
    for viewer in (0, 1, PUBLIC):
        assert match.game.disclosed(match.kit, *pick, match.state, viewer)


def test_what_a_game_need_not_say(match: Match) -> None:
    game, kit, s = match.game, match.kit, match.state
    assert not game.is_open(kit, s, 0)
    assert not game.is_final(kit, s, 0)
    assert game.refusal_back(kit, s, 0) is None
    assert game.honest(kit, s, 0) == game.offers(kit, s, 0)
    assert game.write(kit, s, 0, game.passive(kit, s, 0)) == "e2"  # the last that is offered
    assert game.tags(kit, s, 0) == {}


def test_only_seats_and_chance_have_moves(match: Match) -> None:
    game, kit, s = match.game, match.kit, match.state
    assert game.offers(kit, s, FATE) == []
    for seat in (-1, FATE + 1):
        for ask in (game.offers, game.allowed):
            with pytest.raises(ValueError, match=f"there is no seat {seat}"):
                ask(kit, s, seat)


def test_everybody_at_a_full_table_has_points(beacons: Game) -> None:
    kit = beacons.kit()
    s = beacons.start(kit, 4)
    for ask in (beacons.points, beacons.tiebreak):
        assert [ask(kit, s, seat) for seat in range(4)] == [0] * 4
        with pytest.raises(ValueError, match="there is no seat 4; beacons has 4 at most"):
            ask(kit, s, 4)


def test_the_best_share_the_first_place(match: Match) -> None:
    assert match.game.winners(match.kit, match.state, 2) == [0, 1]
    say(match, 0, "b2")
    say(match, 1, "c2")
    say(match, FATE, "ridge-2")
    say(match, 0, "d2")
    say(match, 1, "e2")
    # Both have two beacons; those of nobody stand together.
    assert match.points() == [1, 1]
    assert match.game.winners(match.kit, match.state, 2) == [0, 1]
    say(match, FATE, "ridge-3")
    say(match, 0, "a3")
    say(match, 1, "c3")
    assert match.points() == [1, 2]
    assert match.game.winners(match.kit, match.state, 2) == [1]
