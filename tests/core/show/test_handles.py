"""Handles, put together and taken apart."""

from __future__ import annotations

from landbridge.core.show.handles import HandleKind, handle, name_in, split

LINE = HandleKind("line")
LI = HandleKind("li")


def test_a_handle_is_a_kind_and_a_name() -> None:
    assert handle(LINE, "c3-c5") == "line-c3-c5"
    assert handle(LINE, 3) == "line-3"


def test_only_the_first_dash_divides() -> None:
    assert name_in("line-c3-c5", LINE) == "c3-c5"
    assert split("line-c3-c5") == ("line", "c3-c5")


def test_a_kind_is_the_whole_word_before_the_dash() -> None:
    assert name_in("line-c3-c5", LI) is None
    assert name_in("liner-c3", LINE) is None


def test_a_word_has_no_name() -> None:
    assert name_in("line", LINE) is None
    assert name_in("line-", LINE) == ""
    assert split("done") == ("done", "")
