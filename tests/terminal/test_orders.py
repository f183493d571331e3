from __future__ import annotations

import pytest

import landbridge
from landbridge.terminal import orders
from landbridge.terminal.art import Art
from landbridge.texts import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    spoken = [set(orders.words_for(order, words(language))) for order in orders.ORDERS]
    moves = Art(landbridge.game("hashi"), words(language)).spoken().keys()
    everything = [*spoken, set(moves)]
    assert sum(map(len, everything)) == len(set().union(*everything))
    assert all(" " not in word for said in spoken for word in said)


def test_orders_are_read_in_both_languages() -> None:
    german = orders.known(words("de"))
    for word in ("undo", "UNDO", *orders.words_for("undo", words("de"))):
        assert orders.parse(f"{word} all", german) == ("undo", "all")
    assert orders.parse("?", german) == ("moves", "")
    assert orders.parse("c3-c5", german) is None


def test_a_line_is_parted_only_where_it_has_to_be() -> None:
    """Some games have blanks inside a move."""
    known = {"plank 4 pink", "a", "b"}
    assert orders.pieces("plank 4 pink", known.__contains__) == ["plank 4 pink"]
    assert orders.pieces("plank 4 pink, a b", known.__contains__) == ["plank 4 pink", "a", "b"]
    assert orders.pieces("a;b", known.__contains__) == ["a", "b"]
    assert orders.pieces(" , ", known.__contains__) == [" , "]
