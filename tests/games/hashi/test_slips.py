"""Slips that once went unnoticed by every other test."""

from __future__ import annotations

from importlib import resources

import pytest

import landbridge
from landbridge.core.board import BoardError
from landbridge.games.hashi import board as boards

HASHI = landbridge.game("hashi")
SIDE_A = resources.files("landbridge.games.hashi").joinpath("boards", "a.toml").read_text(encoding="utf-8")
# The red flag of f1 stands on b2 instead, beside the one of c2.
NEAR = SIDE_A.replace("1 B . . o . R", "1 B . . o . o").replace("2 . o R . o .", "2 . R R . o .")


@pytest.mark.parametrize("number", ["1", "3", "5", "6"])
def test_h2_3_no_other_number_than_the_cards_is_read(number: str) -> None:
    match = landbridge.loads("landbridge 2 · hashi 1 · seats Ada\nA 3@d1\n1   card 4/2\n")
    with pytest.raises(landbridge.Unreadable, match=f"The card shows a 4, not a {number}"):
        HASHI.read(match.kit, match.state, 0, f"{number}@b3")
    assert HASHI.read(match.kit, match.state, 0, "4@b3") >= 0


def test_hb2_neighbouring_flags_are_refused_but_only_noted_on_a_printed_board() -> None:
    with pytest.raises(BoardError) as error:
        boards.parse(NEAR)
    assert [problem.ruling for problem in error.value.problems] == ["HB2"]
    printed = boards.parse(NEAR.replace("printed = false", "printed = true"))
    assert [(note.ruling, note.fatal) for note in printed.notes] == [("HB2", False)]
