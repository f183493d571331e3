"""Known answers: what two secrets say to the byte, for whoever writes a checker in another language."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from landbridge.core.play.dealer import CounterDealer, Draw, counter_promise

WHOLE = 1 << 64
SHORTEST, LONGEST = bytes(range(8)), bytes(range(64))
SALTY = ("salty", "é")


@pytest.mark.parametrize(
    ("secret", "promised"),
    [
        (SHORTEST, "a4c5bb3408701f97124433a6adc2dc1c59e65c590d627aed28c700e54523a58a"),
        (LONGEST, "7624c3580a92604b34f42556ed7d0abec5e6f9d3fe2a9b5a4b30f0896c5e4f03"),
    ],
)
def test_a_known_promise(secret: bytes, promised: str) -> None:
    assert counter_promise(secret) == CounterDealer(secret).promise == promised


@pytest.mark.parametrize(
    ("secret", "words", "drawn"),
    [
        (
            SHORTEST,
            (),
            [
                0x131EDE07B03A3A8C,
                0x893D905469F2B2ED,
                0xF1E5A9E0030110A8,
                0x8968D8872E7F7482,
                0xF9E47E33B26920E2,
            ],
        ),
        (
            LONGEST,
            SALTY,
            [
                0x425290788F3739FB,
                0x2278358984888F11,
                0x6D5C5444F28818DC,
                0xFA457E2D056172DF,
                0xC2DA1D0A1D2455C0,
            ],
        ),
    ],
)
def test_known_draws(secret: bytes, words: tuple[str, ...], drawn: list[int]) -> None:
    """Of the most there is to draw from, a draw is the word itself; of fewer, what remains of it."""
    dealer = CounterDealer(secret, words)
    assert (dealer.secret, dealer.words) == (secret, words)
    assert [dealer.draw(WHOLE) for _ in drawn] == drawn
    assert dealer.draws == [Draw(WHOLE, word) for word in drawn]
    cards = CounterDealer(secret, words)
    assert [cards.draw(18) for _ in drawn] == [word % 18 for word in drawn]
    assert [CounterDealer(secret, words).draw(1) for _ in range(3)] == [0, 0, 0]


# --- the border between what counts and what is drawn again -------------------------------------------------

SECRET = b"\1" * 16
FIRST, SECOND = 0xE6665703A207653B, 0xAAC7665E81C94D87


def test_a_word_that_would_favour_somebody_is_drawn_again() -> None:
    """Of bounds above half of the words one fits: words below the bound count, the bound itself does not."""
    assert CounterDealer(SECRET).draw(FIRST + 1) == FIRST
    dealer = CounterDealer(SECRET)
    assert dealer.draw(FIRST) == SECOND
    assert dealer.draws == [Draw(FIRST, SECOND)]  # the word passed over is no draw
    assert dealer.draw(WHOLE) != SECOND  # and neither word comes again
    assert CounterDealer(SECRET).draw(FIRST - 1) == SECOND


def test_a_bound_that_divides_evenly_passes_nothing_over() -> None:
    for power in range(64):
        assert CounterDealer(SECRET).draw(1 << power) == FIRST % (1 << power)


def test_a_word_passed_over_uses_up_its_number() -> None:
    key = hmac.new(SECRET, b"landbridge luck 1", hashlib.sha256).digest()
    third = hmac.new(key, (2).to_bytes(8, "big"), hashlib.sha256).digest()
    dealer = CounterDealer(SECRET)
    dealer.draw(FIRST)
    assert dealer.draw(WHOLE) == int.from_bytes(third[:8], "big")


@pytest.mark.parametrize("weights", [[1, 0, 3, 2], [0, 5], [7], [2, 2, 0, 0, 1]])
def test_weights_share_the_draw_in_their_order(weights: list[int]) -> None:
    plain, dealer = CounterDealer(SECRET), CounterDealer(SECRET)
    shares = [place for place, weight in enumerate(weights) for _ in range(weight)]
    for _ in range(100):
        assert dealer.choose(weights) == shares[plain.draw(len(shares))]
    assert dealer.draws == plain.draws


def test_what_no_dealer_takes_is_explained() -> None:
    for size in (7, 65):
        with pytest.raises(ValueError, match="a secret has 8 to 64 bytes"):
            CounterDealer(bytes(size))
    with pytest.raises(ValueError, match="the seats' words are printable, 1 to 60 characters each"):
        CounterDealer(SECRET, ["x" * 61])
    with pytest.raises(ValueError, match="cannot draw one of 0"):
        CounterDealer(SECRET).choose([0, 0])
