"""Texts that people bring along."""

from __future__ import annotations

import time
import unicodedata

import pytest

from landbridge.core.errors import Unreadable
from landbridge.core.text import MARKS, NAME_LENGTH, PATH, entered, has_tag, look_alike, readable, shown

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Ada", True),
        (" x ", True),
        ("x" * 60, True),
        ("x" * 61, False),
        ("", False),
        ("   ", False),
        ("a\tb", False),
        ("a\nb", False),
        ("\u202eadA", False),
        ("bot:master", True),
        ("\u2800", True),  # an older version took it; whoever reads such a record can still replay it
        (FAMILY, True),
        ("a\u200db", False),
    ],
)
def test_a_name_that_was_kept_is_one_printable_line(name: str, fits: bool) -> None:
    assert readable(name) == fits


@pytest.mark.parametrize(
    "text",
    [
        "Ada",
        "Ngọc Nguyễn",
        "नमस्ते",
        "สวัสดี",
        "བསྒྲུབས",
        "שָׁלוֹם",
        "علی\u200cرضا",  # a joiner that the spelling needs
        "क्\u200dष",
        "\u0620\u200c\u077f",
        "李雷",
        "O’Neill-Smith (2)",
        "\U0001f3b2",
        "\u2764\ufe0f",
        "\U0001f44d\U0001f3fd",
        FAMILY,
        ENGLAND,
        "\U0001f1f3\U0001f1f1",
        "1\ufe0f\u20e3",
        "\U0001fae8",  # newer than the Unicode of Python 3.11
        FAMILY + "x" + FAMILY,
    ],
)
def test_what_people_write_is_kept_as_it_is(text: str) -> None:
    assert entered(unicodedata.normalize("NFD", text)) == unicodedata.normalize("NFC", text)
    assert readable(entered(text))
    assert entered(entered(text)) == entered(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a   b ", "a b"),
        ("a\u00a0b", "a b"),
        ("Ça va\u202f!", "Ça va !"),
        ("a\u3000b", "a b"),
        ("e\u0301", "é"),
    ],
)
def test_spaces_and_accents_are_written_in_one_way(text: str, kept: str) -> None:
    assert entered(text) == kept


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("\u200bx", 1, "U+200B"),
        ("x\u200d", 2, "U+200D"),
        ("\u200dक", 1, "U+200D"),
        ("क्\u200d", 3, "U+200D"),
        ("क्\u200d!", 3, "U+200D"),
        ("\u0780\u200c\u0780", 2, "U+200C"),
        ("ا\u200dا", 2, "U+200D"),
        ("a\u200db", 2, "U+200D"),
        ("a\u200cb", 2, "U+200C"),
        ("ab\u202e", 3, "U+202E"),
        ("a\u2066b", 2, "U+2066"),
        ("\u2800", 1, "U+2800"),
        ("\u3164", 1, "U+3164"),
        ("\u115f\u1160", 1, "U+115F"),
        ("a\u00adb", 2, "U+00AD"),
        ("a\ufe0f", 2, "U+FE0F"),
        ("a\u034f", 2, "U+034F"),
        ("\U0001f3b2\u200d", 2, "U+200D"),
        ("\U000e0041", 1, "U+E0041"),
        ("a\tb", 2, "U+0009"),
        ("a\nb", 2, "U+000A"),
        ("a\x00b", 2, "U+0000"),
        ("a\x85b", 2, "U+0085"),
        ("a\u2028b", 2, "U+2028"),
        ("\ud800", 1, "U+D800"),
        ("\ue000", 1, "U+E000"),
        ("\ufffd", 1, "U+FFFD"),
    ],
)
def test_what_cannot_be_seen_is_refused_with_its_place(text: str, place: int, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        entered(text)
    assert caught.value.fact.key == "entry-text-sign"
    assert caught.value.fact.values == {"place": place, "code": code}


@pytest.mark.parametrize(
    ("text", "place"),
    [("\u0301a", 1), ("a \u0301", 3), ("x" + "\u0336" * (MARKS + 1), MARKS + 2), ("\U0001f3b2\u0301", 2)],
)
def test_a_mark_needs_a_letter_and_has_few_neighbours(text: str, place: int) -> None:
    with pytest.raises(Unreadable) as caught:
        entered(text)
    assert caught.value.fact.key == "entry-text-marks"
    assert caught.value.fact.values == {"place": place}
    assert entered("x" + "\u0336" * MARKS)


@pytest.mark.parametrize("text", ["", "  ", "\u3000", "x" * (NAME_LENGTH + 1), "x" * 10**6])
def test_a_text_is_neither_empty_nor_endless(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        entered(text)
    assert caught.value.fact.key == "entry-text-length"
    assert entered("x" * NAME_LENGTH) == "x" * NAME_LENGTH
    assert entered("x" * 300, 300) == "x" * 300


@pytest.mark.parametrize(("most", "longest"), [(60, 340), (10, 140)])
def test_what_is_sent_may_be_longer_than_what_is_kept_but_not_much(most: int, longest: int) -> None:
    assert entered("a" + " " * (longest - 2) + "b", most) == "a b"
    with pytest.raises(Unreadable) as caught:
        entered("a" + " " * (longest - 1) + "b", most)
    assert caught.value.fact.key == "entry-text-length"


def test_a_heap_of_marks_takes_no_time() -> None:
    heap = "a" + "\u0345" * 600 + "\u0301" * 350 + "\u0334" * 349
    begun = time.thread_time()
    with pytest.raises(Unreadable):
        entered(heap, 300)
    assert time.thread_time() - begun < 0.05


def test_an_emoji_is_joined_of_ten_at_most() -> None:
    ten = "\u200d".join(["\U0001f468"] * 10)
    assert entered(ten) == ten
    with pytest.raises(Unreadable) as caught:
        entered(ten + "\u200d\U0001f468")
    assert caught.value.fact.values == {"place": 20, "code": "U+200D"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "A d a"),
        ("Ada", "Ａｄａ"),
        ("Ada", "Аdа"),  # Cyrillic
        ("NIKH", "ΝΙΚΗ"),  # Greek
        ("νίκη", "ΝΙΚΗ"),
        ("Ada", "Adá"),
        ("Ada", "Àdà"),  # the first of the accents, and the last
        ("Ada", "A\u036fda"),
        ("Ada", "Ada."),
        ("Ilya", "llya"),
        ("Bob", "B0b"),
        ("bot:master", "Bot master"),
        ("…", "..."),
        (FAMILY, FAMILY.replace("\u200d", "")),
    ],
)
def test_names_that_a_quick_eye_takes_for_the_same(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Ali", "All"),
        ("राम", "रमा"),
        ("\U0001f3b2", "\U0001f0cf"),
        ("!!!", "???"),
        ("李", "王"),
    ],
)
def test_names_that_are_different_enough(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_what_is_shown_is_cut_where_a_line_is_full() -> None:
    assert shown("x" * 40) == "x" * 40
    assert shown("x" * 41) == "x" * 40 + "…"
    assert shown("abcdef", 5) == "abcde…"
    assert shown("abcdef", 6) == "abcdef"
    assert shown("") == ""


def test_what_cannot_be_printed_is_shown_as_a_mark() -> None:
    assert shown("a\x1b[2Jb\n") == "a\N{REPLACEMENT CHARACTER}[2Jb\N{REPLACEMENT CHARACTER}"


def test_the_longest_path_that_a_system_takes_is_shown_whole() -> None:
    """4096 bytes on Linux, the end among them, and 1024 elsewhere; more is no path."""
    assert shown("/" + "x" * 4095, PATH) == "/" + "x" * 4095
    assert len(shown("/" + "x" * 9999, PATH)) == 4096 + len("…")


@pytest.mark.parametrize(
    ("name", "tagged"),
    [
        ("Ada", False),
        ("Ada ·3f", True),
        ("Ada • 3F09", True),
        ("Ada ·3", False),
        ("Ada ·3f Ben", False),
        ("·", False),
    ],
)
def test_a_name_that_ends_like_a_given_tag_is_known(name: str, tagged: bool) -> None:
    assert has_tag(name) is tagged
