"""Who may see everything, what they are told, and what a table keeps of it; when a game ended, and whose turn it is."""

from __future__ import annotations

import random

import pytest

from landbridge.core.state import FATE
from landbridge.table.refusals import Refused
from landbridge.table.watching import insight
from landbridge.table.watching.insight import ALL, Insight
from tests.table.desk import ADA, BEN, CLEO, EVE, GAMES, PUBLIC, Desk, playing
from tests.table.laws import put_away
from tests.table.parts import actions


def asked(people: int = 2) -> Desk:
    """Eve, who does not sit here, would like to see everything."""
    desk = playing("hashi", people)
    insight.ask(desk.t, desk.now, EVE)
    return desk


def told_now(desk: Desk, letter: str) -> dict[int, object]:
    """What everybody is told of a move, without what chance does after it."""
    desk.t.told.clear()
    text = desk.offers(letter)[0]
    actions.move(desk.t, desk.now, desk.at(letter), letter, text, None, {}, "")
    return {message.viewer: message.body for message in desk.t.told}


def test_everybody_has_to_agree() -> None:
    t = asked().t
    assert t.insight == Insight("eve", "Eve", "")
    assert insight.unasked(t) == [0, 1]
    insight.allow(t, 0, ADA, 0)
    assert (insight.unasked(t), insight.sees_all(t, "eve"), ALL in t.viewers) == ([1], False, False)
    insight.allow(t, 0, BEN, 1)
    assert (insight.unasked(t), insight.sees_all(t, "eve"), ALL in t.viewers) == ([], True, True)
    assert not insight.sees_all(t, "ada")


def test_whoever_sees_everything_is_told_what_the_one_is_told_who_knows_most() -> None:
    desk = asked()
    t = desk.t
    for person, seat in ((ADA, 0), (BEN, 1)):
        insight.allow(t, desk.now, person, seat)
    told = told_now(desk, "A")  # a secret draft: nobody else hears of the move
    assert told[0] == told[ALL]
    assert told.get(PUBLIC) != told[ALL]
    told_now(desk, "B")
    t.told.clear()
    t.deal(desk.now)
    cards = {message.viewer: message.body for message in t.told}
    assert cards[ALL] == cards[PUBLIC]
    assert FATE not in cards


@pytest.mark.parametrize("game", GAMES)
def test_of_every_move_whoever_sees_everything_is_told_as_much_as_anybody(game: str) -> None:
    desk = playing(game)
    t, luck = desk.t, random.Random(game)
    insight.ask(t, desk.now, EVE)
    for person, seat in ((ADA, 0), (BEN, 1)):
        insight.allow(t, desk.now, person, seat)
    while t.status == "playing" and t.n < 150:
        t.told.clear()
        move = desk.live.deal_one()
        if move is not None:
            seat = FATE
            t.happen(desk.now, "move", FATE, {"move": move})
        else:
            seat = luck.choice(t.acting)
            move = luck.choice(list(t.game.offers(t.kit, desk.live.view(seat), seat)))
            t.happen(desk.now, "move", seat, {"move": move})
        bodies = {message.viewer: message.body for message in t.told if message.body["type"] != "over"}
        others = [body for viewer, body in bodies.items() if viewer != ALL]
        assert (ALL in bodies) == bool(others)
        if not others:
            continue
        if seat in bodies:
            assert bodies[ALL] == bodies[seat]
        knows = [body for body in others if body["move"] is not None]
        assert bodies[ALL] in (knows or others)


def test_somebody_who_gives_up_the_seat_is_asked_no_longer() -> None:
    desk = asked(3)
    for person, seat in ((ADA, 0), (BEN, 1)):
        insight.allow(desk.t, desk.now, person, seat)
    assert not insight.sees_all(desk.t, "eve")
    actions.leave(desk.t, desk.now, CLEO, "C", True)
    assert insight.sees_all(desk.t, "eve")


def test_a_seat_is_allowed_for_by_whoever_sits_there() -> None:
    desk = asked()
    with pytest.raises(Refused) as refused:
        actions.allow_insight(desk.t, desk.now, ADA, "B")
    assert refused.value.fact.key == "server-not-yours"
    actions.allow_insight(desk.t, desk.now, BEN, "B")
    assert insight.unasked(desk.t) == [0]


def test_what_was_asked_is_kept_and_forgotten_with_its_person() -> None:
    desk = asked()
    again = put_away(desk.t)
    assert (again.insight, again.insight_asks) == (desk.t.insight, {"eve": 1})
    actions.forget(desk.t, desk.now, ADA.id)
    assert desk.t.insight is not None  # somebody else's
    desk = asked()
    actions.forget(desk.t, desk.now, EVE.id)
    assert (desk.t.insight, desk.t.insight_asks) == (None, {"": 1})
    kept = put_away(desk.t).as_json()
    assert "insight" not in kept
    assert kept["insight_asks"] == {"": 1}


def test_a_table_keeps_only_what_there_is() -> None:
    t = playing("hashi").t
    rare = {"disclosed", "insight", "insight_asks", "ended_at", "merged"}
    assert rare & set(t.as_json()) == set()
    assert (t.disclosed, t.merged, t.ended_at) == (False, {}, 0)
    t.disclosed, t.merged = True, {"ada": "cleo"}
    again = put_away(t)
    assert (again.disclosed, again.merged) == (True, {"ada": "cleo"})


@pytest.mark.parametrize("pace", ["live", "slow"])
def test_since_when_it_is_whose_turn(pace: str) -> None:
    """At a slow table somebody who is away is told once; nobody is at a live one."""
    desk = playing("hashi", pace=pace)
    begun = [seat.called for seat in desk.t.seats]
    assert all(begun) == any(begun) == (pace == "slow")
    desk.any_move()
    assert "A" not in desk.acting
    assert [seat.called for seat in desk.t.seats] == [0, begun[1]]


def test_when_a_game_ended_stays_as_it_was() -> None:
    desk = playing("hashi")
    desk.wait(5)
    assert desk.t.ended_at == 0
    desk.resign(BEN, "B")
    assert (desk.t.status, desk.t.ended_at) == ("over", desk.now)
    ended = desk.now
    desk.wait(5)
    desk.chat(ADA, "A", "well played")
    assert (desk.t.ended_at, put_away(desk.t).ended_at) == (ended, ended)
