"""Seats that are given up: who has won then, what is told, and what the record says."""

from __future__ import annotations

import pytest

from landbridge.core.play.match import Match
from landbridge.core.play.record import dumps, loads
from landbridge.registry import find
from landbridge.table import history, views
from tests.table.desk import ADA, BEN, CLEO, LETTERS, PUBLIC, Desk, playing

BLITZ = {"seconds": 100, "add": 5}
WAYS = ("resigned", "time", "deleted")


def give_up(desk: Desk, letter: str, why: str) -> None:
    if why == "time":
        for other in desk.acting:
            if other != letter:
                desk.move(desk.at(other), other, "4@b2")
        desk.wait(1000)
        desk.run_out()
    elif why == "deleted":
        desk.forget(desk.at(letter))
    else:
        desk.resign(desk.at(letter), letter)


def table(desk: Desk) -> dict[str, object]:
    return views.table_json(desk.t, "", "", desk.now)


def record(desk: Desk) -> str:
    match = Match(desk.game, desk.t.kit, desk.t.names)
    history.replay(match, desk.history)
    assert (match.left, match.ended) == (desk.live.left, desk.live.ended)
    assert (match.places(), match.points(), match.state) == (
        desk.live.places(),
        desk.live.points(),
        desk.live.state,
    )
    text = dumps(match)
    assert dumps(loads(text, find)) == text
    return text


@pytest.mark.parametrize("why", [*WAYS, "long ago"])
def test_of_three_the_second_who_goes_ends_the_game(why: str) -> None:
    """However the first one went; earlier versions did not note that the seat was given up."""
    desk = playing(people=3, clock=BLITZ)
    if why == "long ago":
        desk._do(lambda: desk.t.happen(desk.now, "away", 1, {"why": "resigned"}, BEN.id))
    else:
        give_up(desk, "B", why)
    assert desk.t.status == "playing"
    give_up(desk, "C", "resigned")
    assert (desk.t.status, desk.live.winners()[0]) == ("over", 0)


@pytest.mark.parametrize("why", WAYS)
def test_of_two_the_one_who_stays_has_won(why: str) -> None:
    desk = playing(clock=BLITZ)
    give_up(desk, "A", why)
    assert desk.t.status == "over"
    assert (desk.t.acting, desk.t.due, desk.t.waiting_for_bots) == ([], None, [])
    key = {"resigned": "server-fact-resigns-end", "time": "server-fact-time-end"}.get(
        why, "server-fact-leaves-end"
    )
    for viewer in desk.t.viewers:
        away, over = desk.told[viewer][-2:]
        assert (away["type"], away["facts"], away["acting"]) == ("away", [[key, {"seat": 0}]], [])
        assert (over["type"], over["winners"], over["places"]) == ("over", ["B"], [2, 1])
        assert desk.live.dealer is not None
        assert over["secret"] == desk.live.dealer.secret.hex()
        assert over["points"] == [0, 0]
    told = table(desk)
    seats = told["seats"]
    assert isinstance(seats, list)
    assert [(seat["winner"], seat["place"]) for seat in seats] == [(False, 2), (True, 1)]
    assert told["ended"] == {"seat": "A", "why": why}
    assert f"- A {why} end\n= A 0   B 0" in record(desk)


def test_nothing_happens_after_it() -> None:
    desk = playing()
    desk.resign(BEN, "B")
    with desk.refused("server-over"):
        desk.move(ADA, "A", "4@b2")
    with desk.refused("server-over"):
        desk.leave(ADA, "A")
    with desk.refused("server-over"):
        desk.come_back(BEN, "B")
    with desk.refused("server-over"):
        desk.take_back(ADA, "A")
    with desk.unchanged():
        desk.run_out()
    desk.forget(ADA)  # too late to change the result
    assert desk.live.winners() == [0]
    assert len(desk.live.left) == 1


def test_running_drafts_never_happened() -> None:
    desk = playing()
    settled = desk.live.settled()
    desk.move(ADA, "A", "4@b2")
    desk.resign(BEN, "B")
    assert desk.live.state == settled
    assert desk.live.drafts == {}


def test_alone_against_bots_one_has_lost() -> None:
    desk = Desk(seats=3)
    desk.sit(ADA, "A")
    desk.bot(ADA, "B", "passive")
    desk.bot(ADA, "C", "passive")
    desk.ready(ADA, "A")
    desk.resign(ADA, "A")
    assert desk.t.status == "over"
    assert desk.last(0)["winners"] == ["B", "C"]
    assert desk.live.places() == [3, 1, 1]


def test_alone_one_has_not_won_either() -> None:
    desk = playing(people=1)
    desk.resign(ADA, "A")
    assert desk.t.status == "over"
    assert desk.last(0)["winners"] == []


@pytest.mark.parametrize("why", WAYS)
def test_of_three_a_substitute_plays_on_and_ranks_behind(why: str) -> None:
    desk = playing(people=3, clock=BLITZ, substitute="greedy")
    give_up(desk, "B", why)
    assert desk.t.status == "playing"
    assert desk.t.seats[1].played_by == "greedy"
    assert table(desk)["ended"] is None
    while desk.t.status == "playing":
        for letter in list(desk.acting):
            seat = LETTERS.index(letter)
            move = desk.game.passive(desk.t.kit, desk.live.view(seat), seat)
            if letter == "B":
                move = desk.game.offers(desk.t.kit, desk.live.view(seat), seat)[0]
                desk.bot_move("B", move)
            else:
                desk.move(
                    desk.at(letter), letter, desk.game.write(desk.t.kit, desk.live.view(seat), seat, move)
                )
    assert desk.live.places()[1] == 3
    assert "B" not in desk.last(PUBLIC)["winners"]
    assert f"- B {why}\n" in record(desk)


def test_of_three_the_last_who_stays_has_won() -> None:
    desk = playing(people=3)
    desk.resign(CLEO, "C")
    assert desk.t.status == "playing"
    desk.resign(ADA, "A")
    assert desk.t.status == "over"
    assert desk.last(PUBLIC)["winners"] == ["B"]
    assert "- C resigned\n- A resigned end\n" in record(desk)


def test_whoever_lost_on_time_plays_on_and_stays_behind() -> None:
    desk = playing(people=3, clock=BLITZ)
    give_up(desk, "B", "time")
    desk.come_back(BEN, "B")
    assert desk.seat("B").away == ""
    assert desk.live.has_left(1)
    desk.resign(BEN, "B")
    assert "end" not in desk.events[-1].data  # it was given up before
    assert desk.t.status == "playing"
    desk.resign(ADA, "A")
    assert desk.last(PUBLIC)["winners"] == ["C"]


def test_going_for_a_while_gives_nothing_up() -> None:
    desk = playing()
    desk.leave(BEN, "B")
    assert (desk.t.status, desk.live.left) == ("playing", [])
    desk.come_back(BEN, "B")
    desk.resign(ADA, "A")
    assert desk.last(PUBLIC)["winners"] == ["B"]


def test_one_person_with_two_seats_is_two_players() -> None:
    desk = Desk()
    desk.sit(ADA, "A")
    desk.sit(ADA, "B", most=2)
    desk.ready(ADA, "A")
    desk.ready(ADA, "B")
    desk.resign(ADA, "A")
    assert desk.last(PUBLIC)["winners"] == ["B"]


def test_whoever_ran_out_first_has_lost() -> None:
    desk = playing(clock=BLITZ)
    desk.move(ADA, "A", "4@b2")
    desk.wait(10)
    desk.move(BEN, "B", "4@b2")  # ten seconds later: Ben has less than Ada
    desk.wait(1000)
    desk.run_out()
    assert [seat.away for seat in desk.t.seats] == ["", "time"]
    assert desk.live.winners() == [0]


def test_events_of_old_give_nothing_up() -> None:
    """Before, a substitute played on for whoever resigned, and could win for them. What was told stays true."""
    desk = playing()
    desk.t.happen(desk.now, "away", 1, {"why": "resigned"}, BEN.id)
    assert (desk.t.status, desk.live.left) == ("playing", [])


def test_a_muted_seat_is_not_muted_for_the_next_person() -> None:
    desk = Desk()
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.mute(ADA, "B", True)
    with desk.refused("server-muted"):
        desk.chat(BEN, "B", "hm")
    desk.unseat(BEN, "B")
    desk.sit(CLEO, "B")
    desk.chat(CLEO, "B", "hello")
    assert desk.t.muted == []


def test_whoever_waits_for_an_end_sees_it_though_the_table_looks_the_same() -> None:
    """What was worked out before somebody gave up counts no more, even if nothing moved."""
    desk = playing("loopit")
    hidden = [desk.live.view(viewer) for viewer in (PUBLIC, 0, 1)]
    assert all(view != desk.live.state for view in hidden)
    assert desk.live.acting
    before = desk.live.state.copy()
    desk.resign(BEN, "B")
    assert desk.live.state == before
    assert desk.live.acting == []
    assert all(desk.live.view(viewer) == before for viewer in (PUBLIC, 0, 1))
