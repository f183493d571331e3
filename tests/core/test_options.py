"""Options in words."""

from __future__ import annotations

import pytest

import landbridge
from landbridge.core import options
from landbridge.games.hashi import Options

HASHI = landbridge.game("hashi")


def test_options_come_back_from_their_words() -> None:
    for variant in options.variants(Options):
        assert HASHI.options_from(options.to_text(variant)) == variant


def test_the_basic_game_needs_no_words() -> None:
    assert options.to_text(Options()) == {}


def test_variants_miss_none() -> None:
    assert {(v.side, v.paper) for v in options.variants(Options)} == {
        (s, p) for s in "AB" for p in (False, True)
    }


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"sied": "A"}, "There is no option “sied”; did you mean side?"),
        ({"colour": "A"}, "There is no option “colour”; the game has side, paper, board."),
        ({"side": "C"}, "Option side cannot be “C”; it takes A, B."),
        ({"paper": "yes"}, "Option paper cannot be “yes”; it takes on, off."),
    ],
)
def test_what_cannot_be_is_explained(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(landbridge.OptionError) as error:
        HASHI.options_from(given)
    assert str(error.value) == sentence
