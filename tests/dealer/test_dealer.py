"""A game of cards is checked afterwards: what was bent is caught."""

from __future__ import annotations

import pytest

from landbridge import FATE, Dealer, Match, dumps, loads
from landbridge.core.play.match import Entry
from landbridge.core.play.record import follow
from landbridge.core.play.transcript import LuckError
from tests.dealer.agreed import agreed
from tests.games.hashi.table import GAME, Table

SECRET = bytes.fromhex("00112233445566778899aabbccddeeff")


def idle_game(dealer: Dealer) -> Match:
    """A game that any cards fit: nobody does anything with them."""
    match = Table(2, "A 4@a3  B 4@a3", dealer=dealer).match
    while not match.over:
        match.deal()
        for seat in match.acting:
            match.play(seat, GAME.passive(match.kit, match.state, seat))
    return match


# --- checking afterwards --------------------------------------------------------------------------------------


def test_an_honest_game_is_found_honest() -> None:
    events, _ = follow(idle_game(Dealer(SECRET, agreed(SECRET, ["x", "y"]))), SECRET)
    assert [event.turn for event in events] == list(range(1, 18))
    assert all(event.true for event in events)


@pytest.mark.parametrize("first", [0, 7, 15])
def test_two_cards_that_changed_places_are_caught(first: int) -> None:
    match = idle_game(Dealer(SECRET))
    places = [i for i, entry in enumerate(match.log) if entry.seat == FATE]
    one, other = places[first], places[first + 1]
    match.log[one], match.log[other] = match.log[other], match.log[one]
    swapped = loads(dumps(match))  # by the rules nothing is wrong with it
    assert swapped.over
    events, _ = follow(swapped, SECRET)
    assert [event.true for event in events].index(False) == first


def test_one_card_exchanged_for_the_unseen_one_is_caught() -> None:
    match = idle_game(Dealer(SECRET))
    turned = {entry.move for entry in match.log if entry.seat == FATE}
    (unseen,) = {move for move, _ in GAME.odds(match.kit, Table(2, "A 4@a3  B 4@a3").state)} - turned
    last = max(i for i, entry in enumerate(match.log) if entry.seat == FATE)
    match.log[last] = Entry(FATE, unseen)
    events, _ = follow(loads(dumps(match)), SECRET)
    assert [event.true for event in events] == [True] * 16 + [False]


def test_another_secret_or_other_words_do_not_explain_the_cards() -> None:
    match = idle_game(Dealer(SECRET, agreed(SECRET, ["x", "y"])))
    with pytest.raises(LuckError):
        follow(match, SECRET[::-1])
    match.transcript = agreed(SECRET, ["x", "z"])
    events, _ = follow(match, SECRET)
    assert not all(event.true for event in events)
