"""Drafts, taking back, and the two sequences: what is settled and what is still private."""

from __future__ import annotations

import pytest

import landbridge
from landbridge import FATE, PUBLIC, Dealer, Illegal, Match
from landbridge.core.errors import Unreadable
from landbridge.core.play.match import Entry
from tests.games.hashi.table import TO_LINKED, on_the_way

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
    assert match.drafts == {}


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
    with pytest.raises(Illegal, match="Hashi is for 1 to 4 players, not for") as refusal:
        Match(HASHI, HASHI.kit(), ["x"] * seats)
    assert (refusal.value.reason, refusal.value.ruling, refusal.value.witness) == (
        0,
        "",
        (),
    )  # no rule's matter


@pytest.mark.parametrize("name", ["", "x" * 61, "a\nb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Unreadable, match="A name needs 1 to 60 printable characters"):
        Match(HASHI, HASHI.kit(), ["Ada", name])


def test_a_draft_may_be_dropped_as_if_it_had_never_been() -> None:
    match = begun()
    start = match.state.copy()
    say(match, 0, written(match, 0, "e2"))
    only_ada = match.state.copy()
    say(match, 1, written(match, 1, "b3"))
    say(match, 1, ".")
    match.drop(1)
    assert (match.state, match.acting) == (only_ada, [0, 1])
    match.drop(0)
    assert match.state == start


def test_what_lies_for_good_is_dropped_but_not_taken_back() -> None:
    """A program that was stopped while it laid its cards begins again; a player may not."""
    game = landbridge.game("river_dragons")
    match = Match(
        game, game.kit(game.options_from({"laid": "final"})), ["Ada", "Ben"], Dealer(b"river dragons")
    )
    match.deal()
    start = match.state.copy()
    match.play(0, game.offers(match.kit, match.state, 0)[0])
    laid = match.state.copy()
    with pytest.raises(Illegal) as refusal:
        match.take_back(0)
    assert (refusal.value.ruling, refusal.value.reason) == ("R2.1", game.final)
    assert match.state == laid
    assert match.take_back(0, 0) == 0  # nothing is asked for, nothing is refused
    match.drop(0)
    assert match.state == start


def test_points_are_told_as_far_as_a_viewer_may_know_them() -> None:
    """Ada's draft links six islands; nobody else can know that yet."""
    match = on_the_way(TO_LINKED, 2).match
    before = match.points()
    card, moves = TO_LINKED.last
    say(match, FATE, card)
    for move in moves.split():
        say(match, 0, move)
    after = match.points()
    assert after[0] > before[0]
    assert match.points(0) == after
    assert match.points(1) == match.points(PUBLIC) == before
    say(match, 1, ".")
    assert match.points(1)[0] > before[0]


def test_a_public_move_is_settled_at_once() -> None:
    game = landbridge.game("loopit")
    match = Match(game, game.kit(), ["Ada", "Ben"], Dealer(b"a fixed secret for tests"))
    match.deal()
    count = len(match.log)
    (seat,) = match.acting
    move = game.offers(match.kit, match.state, seat)[0]
    match.make(seat, move)
    assert match.log[count:] == [Entry(seat, move)]
    assert match.drafts == {}
    assert match.settled() == match.state


@pytest.mark.parametrize("move", [-1, 10_000, 1 << 80, -(1 << 80)])
@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_a_number_that_is_no_move_is_refused_like_any_other(move: int, compiled: bool) -> None:
    kit = HASHI.kit().compiled() if compiled else HASHI.kit()
    refusal = HASHI.refusal(kit, HASHI.start(kit, 2), 0, move)
    assert refusal is not None
    assert str(refusal) == "That move is not possible here."


def test_a_spectator_has_no_moves_to_ask_for() -> None:
    kit = HASHI.kit()
    with pytest.raises(ValueError, match="there is no seat -1"):
        HASHI.offers(kit, HASHI.start(kit, 2), PUBLIC)
