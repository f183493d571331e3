"""Options in words."""

from __future__ import annotations

from dataclasses import dataclass, field

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
        ({"sied": "A"}, "No option is called “sied”. Did you mean side?"),
        ({"colour": "A"}, "No option is called “colour”. Choose from: side, paper, board."),
        ({"side": "C"}, "Option side cannot be “C”. Choose from: A, B."),
        ({"paper": "yes"}, "Option paper cannot be “yes”. Choose from: on, off."),
    ],
)
def test_what_cannot_be_is_explained(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(landbridge.OptionError) as error:
        HASHI.options_from(given)
    assert str(error.value) == sentence


def test_a_kit_takes_keywords_a_mapping_or_options() -> None:
    wanted = Options(side="B", paper=True)
    for kit in (
        HASHI.kit(side="B", paper=True),
        HASHI.kit(side="b", paper="on"),
        HASHI.kit({"side": "B", "paper": "on"}),
        HASHI.kit({"side": "A", "paper": True}, side="B"),
        HASHI.kit(Options(paper=True), side="B"),
        HASHI.kit(wanted),
    ):
        assert kit.options == wanted
    assert HASHI.kit().options == HASHI.kit({}).options == Options()
    german = landbridge.game("loopit").kit(edition="de", rounds="german").options
    assert (german.edition, german.rounds) == ("de", "german")
    assert landbridge.game("loopit").kit(rounds=5).options.rounds == "5"


@pytest.mark.parametrize(
    ("game", "named", "sentence"),
    [
        ("hashi", {"sied": "A"}, "No option is called “sied”. Did you mean side?"),
        ("hashi", {"side": "C"}, "Option side cannot be “C”. Choose from: A, B."),
        ("hashi", {"side": None}, "Option side cannot be “None”. Choose from: A, B."),
        ("loopit", {"stop": "never"}, "Option stop cannot be “never”. Choose from: free, stuck."),
        ("river_dragons", {"max_rounds": 0}, "Option max_rounds cannot be “0”. Choose from: 1 … 99."),
    ],
)
def test_a_kit_explains_what_cannot_be(game: str, named: dict[str, object], sentence: str) -> None:
    pairs: tuple[tuple[dict[str, object], dict[str, object]], ...] = ((named, {}), ({}, named))
    for given in pairs:
        with pytest.raises(landbridge.OptionError) as error:
            landbridge.game(game).kit(given[0], **given[1])
        assert str(error.value) == sentence


def test_what_are_no_options_at_all_is_said_in_a_line() -> None:
    for wrong in ("B", 3, landbridge.game("loopit").options()):
        with pytest.raises(TypeError, match=r"options are keywords, a mapping or landbridge\.games\.hashi"):
            HASHI.kit(wrong)


# --- kinds that one game or another has -----------------------------------------------------------------------


@dataclass(frozen=True)
class Kinds:
    """Everything an option may be."""

    strict: bool = True
    rounds: int = 50
    side: str = field(default="sea", metadata={"choices": ("sea", "Land")})
    motto: str = field(default="", metadata={"words": ("salt", "sand")})
    abcdefghijklmnopqrst: bool = False


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"strict": "off"},
        {"rounds": "0"},
        {"rounds": "999999999"},
        {"side": "Land", "motto": "whatever"},
        {"strict": "off", "rounds": "7", "side": "Land", "motto": "salt", "abcdefghijklmnopqrst": "on"},
    ],
)
def test_words_are_read_and_written_alike(said: dict[str, str]) -> None:
    assert options.to_text(options.from_text(Kinds, said)) == said


def test_what_is_said_although_it_goes_without_saying() -> None:
    said = {"strict": "on", "rounds": "50", "side": "SEA", "motto": ""}
    assert options.from_text(Kinds, said) == Kinds()
    assert options.from_text(Kinds, {"side": "land"}) == Kinds(side="Land")


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1_0", "1.0", "٣", "³", "1e3", "1000000000", "no"])
def test_a_number_has_nine_plain_digits_at_most(text: str) -> None:
    with pytest.raises(landbridge.OptionError) as error:
        options.from_text(Kinds, {"rounds": text})
    assert str(error.value) == f"Option rounds cannot be “{text}”. Choose from: 0, 1, 2 …."


def test_of_an_endless_name_forty_characters_are_compared() -> None:
    """Eighteen of its letters are right: of sixty in both names just enough to be what was meant."""
    for more in (20, 21, 180):
        with pytest.raises(landbridge.OptionError) as error:
            options.from_text(Kinds, {"abcdefghijklmnopqr" + "." * 2 + "-" * more: "on"})
        assert error.value.fact.key == "core-option-meant"
        assert error.value.fact.values["near"] == "abcdefghijklmnopqrst"
