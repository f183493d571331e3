"""Luck of the first edition: promised, repeatable, even, and impossible to bend afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from landbridge import FATE, Match, dumps, loads
from landbridge.core.play.dealer import CounterDealer, Draw, counter_promise
from landbridge.core.play.match import Entry
from landbridge.core.play.record import follow
from tests.games.hashi.table import GAME, Table

SECRET = bytes.fromhex("00112233445566778899aabbccddeeff")


def cards(dealer: CounterDealer, count: int = 40) -> list[int]:
    return [dealer.draw(18) for _ in range(count)]


def idle_game(dealer: CounterDealer) -> Match:
    """A game that any cards fit: nobody does anything with them."""
    match = Table(2, "A 4@a3  B 4@a3", dealer=dealer).match
    while not match.over:
        match.deal()
        for seat in match.acting:
            match.play(seat, GAME.passive(match.kit, match.state, seat))
    return match


# --- the promise ----------------------------------------------------------------------------------------------


def test_the_promise_is_the_hash_of_the_secret() -> None:
    """Written out, so that anybody can check it with another program."""
    assert counter_promise(SECRET) == hashlib.sha256(b"landbridge luck 1" + SECRET).hexdigest()
    assert CounterDealer(SECRET).promise == counter_promise(SECRET)
    assert CounterDealer(SECRET, ["words", "come later"]).promise == counter_promise(SECRET)


def test_another_secret_is_another_promise() -> None:
    promises = {counter_promise(SECRET[:i] + bytes([SECRET[i] ^ 1]) + SECRET[i + 1 :]) for i in range(16)}
    assert len(promises | {counter_promise(SECRET), counter_promise(SECRET + b"\0")}) == 18


def test_the_promise_stands_in_the_record_before_the_secret_does() -> None:
    running = Table(2, "A 4@a3  B 4@a3", dealer=CounterDealer(SECRET)).match
    running.deal()
    assert counter_promise(SECRET) in dumps(running)
    assert SECRET.hex() not in dumps(running)
    assert SECRET.hex() in dumps(idle_game(CounterDealer(SECRET)))


# --- the draws ------------------------------------------------------------------------------------------------


def test_the_same_secret_and_words_draw_the_same() -> None:
    assert cards(CounterDealer(SECRET, ["a", "b"])) == cards(CounterDealer(SECRET, ["a", "b"]))
    assert cards(CounterDealer(SECRET)) != cards(CounterDealer(SECRET[::-1]))


def test_a_draw_follows_from_the_key_and_a_counter() -> None:
    """The whole recipe once more, for whoever writes a checker in another language."""
    key = hmac.new(
        SECRET, b"landbridge luck 1" + b"\0\0\0\5salty" + b"\0\0\0\2\xc3\xa9", hashlib.sha256
    ).digest()
    dealer = CounterDealer(SECRET, ["salty", "é"])
    for counter in range(20):
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        assert dealer.draw(18) == int.from_bytes(block[:8], "big") % 18


def test_words_change_the_draws() -> None:
    said = [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("a", "b", "c"), ("ab", "c"), ("a", "bc")]
    drawn = [tuple(cards(CounterDealer(SECRET, words))) for words in said]
    assert len(set(drawn)) == len(said)  # neither their order nor where one ends can be changed


def test_every_draw_is_noted_with_its_bound() -> None:
    dealer = CounterDealer(SECRET)
    drawn = [dealer.draw(bound) for bound in (18, 17, 1, 6)]
    assert dealer.draws == [Draw(bound, index) for bound, index in zip((18, 17, 1, 6), drawn, strict=True)]
    assert drawn[2] == 0


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_there_is_nothing_to_draw(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        CounterDealer(SECRET).draw(bound)


def test_draws_are_even_for_a_bound_that_divides_badly() -> None:
    """Of 2^64 words three quarters of that many bounds fit once: a remainder would favour the first third."""
    bound = 3 << 62
    dealer = CounterDealer(SECRET)
    thirds = Counter(dealer.draw(bound) >> 62 for _ in range(6000))
    assert set(thirds) == {0, 1, 2}
    for third in range(3):
        assert abs(thirds[third] - 2000) < 200  # five standard deviations; unevenly it would be 3000


def test_draws_are_even_for_cards() -> None:
    dealer = CounterDealer(SECRET)
    counts = Counter(dealer.draw(18) for _ in range(18_000))
    assert set(counts) == set(range(18))
    chi = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi < 50  # 17 degrees of freedom: once in 20,000 dealers


def test_weights_are_respected() -> None:
    dealer = CounterDealer(SECRET)
    counts = Counter(dealer.choose([1, 0, 3, 2]) for _ in range(6000))
    assert set(counts) == {0, 2, 3}
    for place, due in ((0, 1000), (2, 3000), (3, 2000)):
        assert abs(counts[place] - due) < 200


# --- checking afterwards --------------------------------------------------------------------------------------


def test_an_honest_game_is_found_honest() -> None:
    events, dealer = follow(idle_game(CounterDealer(SECRET, ["x", "y"])), SECRET)
    assert [event.turn for event in events] == list(range(1, 18))
    assert [event.bound for event in events] == list(range(18, 1, -1))
    assert all(event.true for event in events)
    assert dealer.place == [17]


@pytest.mark.parametrize("first", [0, 7, 15])
def test_two_cards_that_changed_places_are_caught(first: int) -> None:
    match = idle_game(CounterDealer(SECRET))
    places = [i for i, entry in enumerate(match.log) if entry.seat == FATE]
    one, other = places[first], places[first + 1]
    match.log[one], match.log[other] = match.log[other], match.log[one]
    swapped = loads(dumps(match))  # by the rules nothing is wrong with it
    assert swapped.over
    events, _ = follow(swapped, SECRET)
    assert [event.true for event in events].index(False) == first


def test_one_card_exchanged_for_the_unseen_one_is_caught() -> None:
    match = idle_game(CounterDealer(SECRET))
    turned = {entry.move for entry in match.log if entry.seat == FATE}
    (unseen,) = {move for move, _ in GAME.odds(match.kit, Table(2, "A 4@a3  B 4@a3").state)} - turned
    last = max(i for i, entry in enumerate(match.log) if entry.seat == FATE)
    match.log[last] = Entry(FATE, unseen)
    events, _ = follow(loads(dumps(match)), SECRET)
    assert [event.true for event in events] == [True] * 16 + [False]


def test_another_secret_or_other_words_do_not_explain_the_cards() -> None:
    match = idle_game(CounterDealer(SECRET, ["x"]))
    events, _ = follow(match, SECRET[::-1])
    assert not all(event.true for event in events)
    match.words = ("y",)
    events, _ = follow(match, SECRET)
    assert not all(event.true for event in events)
