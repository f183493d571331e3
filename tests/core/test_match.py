"""Drafts, taking back, and the two sequences: what is settled and what is still private."""

from __future__ import annotations

import pytest

import landbridge
from landbridge import FATE, PUBLIC, Dealer, Illegal, Match
from landbridge.core.match import Entry

HASHI = landbridge.game("hashi")


def begun(seats: int = 2) -> Match:
    match = Match(
        HASHI, HASHI.kit(), ["Ada", "Ben", "Cleo", "Dan"][:seats], Dealer(b"a fixed secret for tests")
    )
    for seat in range(seats):
        say(match, seat, "3@d1")
    match.deal()
    return match


def say(match: Match, seat: int, text: str) -> None:
    match.play(seat, HASHI.read(match.kit, match.state, seat, text))


def written(match: Match, seat: int, island: str) -> str:
    number = HASHI.write(match.kit, match.state, seat, HASHI.offers(match.kit, match.state, seat)[0])[0]
    return f"{number}@{island}"


def test_a_refused_move_changes_nothing() -> None:
    match = begun()
    before, log = match.state.copy(), list(match.log)
    with pytest.raises(Illegal) as refusal:
        say(match, 0, "e2-e3")
    assert (refusal.value.ruling, refusal.value.witness) == ("H3.2", ("line-e2-e3",))
    assert str(refusal.value) == "Neither end of e2-e3 has a number. H3.2"
    assert (match.state, match.log) == (before, log)


def test_drafts_reach_the_log_in_seat_order_when_they_are_resolved() -> None:
    match = begun()
    settled = list(match.log)
    say(match, 1, written(match, 1, "e2"))
    say(match, 1, ".")
    assert match.log == settled
    assert match.acting == [0]
    say(match, 0, ".")
    assert [entry.seat for entry in match.log[len(settled) :]] == [0, 1, 1]
    assert not match.drafts


def test_done_can_be_taken_back_until_the_last_is_done() -> None:
    match = begun()
    start = match.state.copy()
    say(match, 1, written(match, 1, "e2"))
    half = match.state.copy()
    say(match, 1, ".")
    assert match.take_back(1, 1) == 1
    assert match.state == half
    assert match.acting == [0, 1]
    assert match.take_back(1) == 1
    assert match.state == start
    assert match.take_back(1) == 0


def test_taking_back_leaves_the_others_drafts_alone() -> None:
    match = begun()
    say(match, 0, written(match, 0, "e2"))
    only_ada = match.state.copy()
    say(match, 1, written(match, 1, "b3"))
    match.take_back(1)
    assert match.state == only_ada
    assert list(match.drafts[0]) != []


def test_a_negative_number_takes_nothing_back() -> None:
    match = begun()
    say(match, 0, written(match, 0, "e2"))
    assert match.take_back(0, -1) == 0


def test_nothing_can_be_taken_back_once_it_is_resolved() -> None:
    match = begun()
    for seat in (0, 1):
        say(match, seat, ".")
    state = match.state.copy()
    assert match.take_back(0) == 0
    assert match.state == state


def test_the_dealer_acts_only_when_it_is_fates_turn() -> None:
    match = begun()
    assert match.log[-1].seat == FATE
    assert match.deal() == []
    assert match.log[0] == Entry(0, match.log[0].move)


def test_a_step_shows_what_a_viewer_may_know() -> None:
    match = begun()
    step = match.play(0, HASHI.read(match.kit, match.state, 0, written(match, 0, "e2")))
    assert HASHI.told(match.kit, *step, 1) == HASHI.told(match.kit, *step, PUBLIC) == []
    step = match.play(0, HASHI.read(match.kit, match.state, 0, "."))
    assert [str(f) for f in HASHI.told(match.kit, *step, 1)] == ["A is done."]


@pytest.mark.parametrize("seats", [0, 5])
def test_a_wrong_number_of_seats_is_explained(seats: int) -> None:
    with pytest.raises(Illegal, match="Hashi is for 1 to 4 players, not for"):
        Match(HASHI, HASHI.kit(), ["x"] * seats)


@pytest.mark.parametrize("move", [-1, 10_000, 1 << 80, -(1 << 80)])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_number_that_is_no_move_is_refused_like_any_other(move: int, compiled: bool) -> None:
    kit = HASHI.kit().compiled() if compiled else HASHI.kit()
    refusal = HASHI.refusal(kit, HASHI.start(kit, 2), 0, move)
    assert refusal is not None
    assert str(refusal) == "That is no move here."


def test_a_spectator_has_no_moves_to_ask_for() -> None:
    kit = HASHI.kit()
    with pytest.raises(ValueError, match="there is no seat -1"):
        HASHI.offers(kit, HASHI.start(kit, 2), PUBLIC)
