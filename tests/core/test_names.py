"""Texts that people bring along."""

from __future__ import annotations

import pytest

from landbridge.core.names import PATH, fit_name, shown


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
    ],
)
def test_a_name_is_one_printable_line(name: str, fits: bool) -> None:
    assert fit_name(name) == fits


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
