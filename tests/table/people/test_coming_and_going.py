"""Leaving, resigning and coming back; clocks and substitutes."""

from __future__ import annotations

import pytest

from tests.table.desk import ADA, BEN, CLEO, EVE, LETTERS, NOON, PUBLIC, Desk, open_table, playing

BLITZ = {"seconds": 100, "add": 5}


def timed(people: int = 2) -> Desk:
    return playing("hashi", people, clock=BLITZ)


def clocks(desk: Desk) -> list[float]:
    """Seconds left, seat by seat."""
    return [(seat.clock or 0) / 1000 for seat in desk.t.seats]


# --- going --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resign", "why", "fact"),
    [(False, "left", "server-fact-leaves"), (True, "resigned", "server-fact-resigns")],
)
def test_a_substitute_takes_the_seat_of_whoever_goes(resign: bool, why: str, fact: str) -> None:
    desk = playing(people=3, substitute="greedy")
    desk.leave(BEN, "B", resign)
    assert desk.seat("B").away == why
    assert desk.t.seats[1].played_by == "greedy"
    assert desk.t.waiting_for_bots == [1]
    told = {"type": "away", "seat": "B", "why": why, "facts": [[fact, {"seat": 1}]]}
    assert desk.last(PUBLIC) == desk.last(1) == {**told, "acting": ["A", "B", "C"]}
    assert desk.events[-1].person == BEN.id
    with desk.unchanged():
        desk.leave(BEN, "B", resign)


def test_a_bot_has_no_substitute() -> None:
    desk = Desk(substitute="greedy")
    desk.sit(ADA, "A")
    desk.bot(ADA, "B", "random")
    desk.ready(ADA, "A")
    assert [desk.t.seats[seat].played_by for seat in (0, 1)] == ["", "random"]


def test_whoever_resigns_has_gone_for_good() -> None:
    desk = playing(people=3)
    desk.leave(BEN, "B")
    desk.leave(BEN, "B", resign=True)
    assert desk.seat("B").away == "resigned"
    with desk.unchanged():
        desk.leave(BEN, "B")
    with desk.refused("server-away"):
        desk.come_back(BEN, "B")


def test_nobody_resigns_before_the_game_or_for_somebody_else() -> None:
    desk = open_table()
    with desk.refused("server-not-yours"):
        desk.resign(BEN, "A")
    with desk.refused("server-not-started"):
        desk.resign(BEN, "B")
    desk = playing(people=3)
    desk.resign(BEN, "B")
    assert desk.seat("B").away == "resigned"
    assert desk.last(PUBLIC)["facts"] == [["server-fact-resigns", {"seat": 1}]]


def test_whoever_left_comes_back() -> None:
    desk = playing()
    desk.leave(BEN, "B")
    acts = desk.seat("B").acts
    desk.come_back(BEN, "B")
    assert (desk.seat("B").away, desk.seat("B").clock, desk.t.seats[1].played_by) == ("", None, "")
    assert desk.seat("B").acts == acts + 1  # what the substitute was thinking is no longer wanted
    returns = [["server-fact-returns", {"seat": 1}]]
    assert desk.last(0) == {"type": "return", "seat": "B", "facts": returns, "acting": ["A", "B"]}
    assert desk.events[-1].person == BEN.id
    with desk.unchanged():
        desk.come_back(BEN, "B")


def test_nobody_goes_or_comes_for_somebody_else() -> None:
    desk = playing()
    with desk.refused("server-not-yours"):
        desk.leave(EVE, "B")
    desk.leave(BEN, "B")
    with desk.refused("server-not-yours"):
        desk.come_back(ADA, "B")


# --- clocks -------------------------------------------------------------------------------------------------


def test_a_clock_runs_while_its_person_has_to_act() -> None:
    desk = timed()
    assert desk.t.running == [0, 1]
    desk.wait(10)
    desk.move(ADA, "A", "4@b2")
    assert clocks(desk) == [95, 90]  # Ada is done and gets five seconds
    assert desk.t.running == [1]
    assert desk.t.due == desk.now + 90_000
    desk.wait(20)
    desk.chat(ADA, "A", "are you there?")
    assert clocks(desk) == [95, 70]
    desk.wait(1)
    desk.move(BEN, "B", "4@b2")  # and with the next card both act
    assert clocks(desk) == [95, 74]
    assert desk.t.running == [0, 1]
    assert desk.t.due == desk.now + 74_000
    desk.wait(4)
    desk.move(
        BEN, "B", next(text for text in desk.offers("B") if "@" in text)
    )  # not done yet: nothing on top
    assert clocks(desk) == [91, 70]


def test_no_clock_runs_before_the_game_and_after_it() -> None:
    desk = Desk(clock=BLITZ)
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.wait(50)
    desk.ready(ADA, "A")
    assert desk.t.running == []
    desk.ready(BEN, "B")
    assert clocks(desk) == [100, 100]
    desk.close(ADA.id)
    left = clocks(desk)
    desk.wait(1000)
    desk.mute(ADA, "B", True)
    assert clocks(desk) == left
    assert (desk.t.running, desk.t.due) == ([], None)


def test_without_clocks_nothing_is_due() -> None:
    desk = playing()
    assert (desk.t.running, desk.t.due) == ([], None)
    desk.wait(1_000_000)
    with desk.unchanged():
        desk.run_out()


def test_bots_and_substitutes_have_all_the_time() -> None:
    desk = Desk(seats=3, clock=BLITZ)
    desk.sit(ADA, "A")
    desk.sit(BEN, "B")
    desk.bot(ADA, "C", "passive")
    desk.ready(ADA, "A")
    desk.ready(BEN, "B")
    desk.leave(BEN, "B")
    assert desk.t.running == [0]
    desk.wait(50)
    desk.chat(ADA, "A", "hello?")
    assert clocks(desk) == [50, 100, 100]
    desk.bot_move("B", 0)
    assert clocks(desk) == [50, 100, 100]  # a substitute earns nothing either


def test_when_the_time_is_over_a_substitute_goes_on() -> None:
    desk = timed(3)
    desk.wait(10)
    desk.move(ADA, "A", "4@b2")
    desk.move(CLEO, "C", "4@b2")
    desk.wait(89.999)
    with desk.unchanged():
        desk.run_out()
    desk.wait(0.001)
    assert desk.t.due == desk.now
    desk.run_out()
    assert desk.seat("B").away == "time"
    assert desk.seat("A").away == ""
    told = {"type": "away", "seat": "B", "why": "time", "facts": [["server-fact-time", {"seat": 1}]]}
    assert desk.last(0) == {**told, "acting": ["B"]}
    assert (desk.events[-1].kind, desk.events[-1].person) == ("away", None)
    assert desk.t.running == []
    with desk.unchanged():
        desk.run_out()


def test_two_clocks_may_run_out_at_once_and_one_alone() -> None:
    both = timed(4)
    both.move(BEN, "B", "4@b2")
    both.move(EVE, "D", "4@b2")
    both.wait(100)
    both.run_out()
    assert [seat.away for seat in both.t.seats] == ["time", "", "time", ""]
    assert both.t.status == "playing"
    one = timed(3)
    one.move(BEN, "B", "4@b2")
    one.move(CLEO, "C", "4@b2")
    one.wait(101)
    one.run_out()
    assert [seat.away for seat in one.t.seats] == ["time", "", ""]


def test_a_clock_at_nought_has_run_out() -> None:
    """Something happens in the very moment: nothing is left, and not a thousandth more."""
    desk = timed()
    desk.wait(100)
    desk.chat(ADA, "A", "now!")
    assert clocks(desk) == [0, 0]
    assert desk.t.due == desk.now
    desk.move(ADA, "A", "4@b2")
    assert clocks(desk) == [5, 0]
    desk.run_out()
    assert [seat.away for seat in desk.t.seats] == ["", "time"]
    assert clocks(desk) == [5, 0]


def test_of_two_clocks_the_first_that_ran_out_ends_the_game() -> None:
    """A thousandth of a second is enough, and nothing left is less than that."""
    desk = playing(clock={"seconds": 100, "add": 0})
    desk.move(ADA, "A", "4@b2")
    desk.wait(0.001)
    desk.take_back(ADA, "A")
    desk.wait(99.999)
    desk.chat(ADA, "A", "now!")
    assert clocks(desk) == [0.001, 0]
    desk.wait(0.001)
    desk.run_out()
    assert (desk.t.status, desk.live.left[-1].seat) == ("over", 1)


def test_a_clock_that_nobody_stopped_goes_below_nought() -> None:
    desk = timed()
    desk.wait(100)
    desk.chat(ADA, "A", "now!")
    desk.wait(1)
    desk.chat(ADA, "A", "now?")
    assert clocks(desk) == [-1, -1]
    assert desk.t.due == desk.now - 1000


def out_of_time() -> Desk:
    """Of three, Ben has run out of time."""
    desk = timed(3)
    desk.move(ADA, "A", "4@b2")
    desk.move(CLEO, "C", "4@b2")
    desk.wait(100)
    desk.run_out()
    assert [seat.away for seat in desk.t.seats] == ["", "time", ""]
    return desk


def test_whoever_returns_has_half_a_minute_at_least_once() -> None:
    desk = out_of_time()
    desk.wait(7)
    desk.come_back(BEN, "B")
    assert clocks(desk) == [105, 30, 105]
    assert desk.t.due == desk.now + 30_000
    desk.wait(10)
    desk.leave(BEN, "B")
    desk.come_back(BEN, "B")
    assert clocks(desk) == [105, 20, 105]  # time is not to be had by going and coming
    desk.wait(19.999)
    desk.leave(BEN, "B")
    desk.come_back(BEN, "B")
    desk.wait(0.001)
    desk.run_out()
    with desk.refused("server-away"):
        desk.come_back(BEN, "B")


def test_an_increment_is_paid_once_a_turn() -> None:
    desk = timed()
    for _ in range(3):
        desk.move(ADA, "A", "4@b2")
        assert clocks(desk) == [105, 100]
        desk.take_back(ADA, "A")
    desk.move(ADA, "A", "4@b2")
    desk.move(BEN, "B", "4@b2")
    assert clocks(desk) == [105, 105]
    desk.move(ADA, "A", ".")
    assert clocks(desk) == [110, 105]  # another round, another turn
    desk.move(BEN, "B", ".")
    desk.move(BEN, "B", ".")
    assert clocks(desk) == [110, 115]


def test_an_increment_for_public_moves_is_paid_once_a_turn() -> None:
    desk = playing("river_dragons", 2, clock=BLITZ)
    desk.play_until(lambda: len(desk.live.log) == 2)
    letter = LETTERS[desk.live.log[-1].seat]
    now = clocks(desk)
    log = list(desk.live.log)
    for _ in range(2):
        desk.ask(desk.at(letter), letter)
        other = "B" if letter == "A" else "A"
        desk.answer(desk.at(other), other, True)
        assert desk.live.log == log[:-1]
        move = log[-1].move
        view = desk.live.view(LETTERS.index(letter))
        desk.move(desk.at(letter), letter, desk.game.write(desk.t.kit, view, LETTERS.index(letter), move))
        assert desk.live.log == log
    assert clocks(desk) == now


def test_whoever_has_more_keeps_it() -> None:
    desk = timed()
    desk.wait(10)
    desk.leave(BEN, "B")
    desk.wait(50)
    desk.come_back(BEN, "B")
    assert clocks(desk) == [40, 90]


def test_whoever_has_exactly_half_a_minute_keeps_what_is_to_be_had_once() -> None:
    desk = timed()
    for wait, left in ((70, 30), (10, 30), (10, 20)):
        desk.wait(wait)
        desk.leave(BEN, "B")
        desk.come_back(BEN, "B")
        assert clocks(desk)[1] == left


def test_whoever_ran_out_of_time_may_still_resign_or_leave() -> None:
    desk = out_of_time()
    desk.leave(BEN, "B")
    assert desk.seat("B").away == "left"
    desk.leave(BEN, "B", resign=True)
    assert desk.seat("B").away == "resigned"
    assert desk.now == NOON + 100_000
