"""The Border's second action, told to everybody who takes part in it, and the end of the game."""

from __future__ import annotations

from tests.games.the_border.show.test_scene import said, sheet_of, shown
from tests.games.the_border.table import Table


def test_the_prompt_counts_the_dice_that_are_left() -> None:
    table = Table(3, "dice b b y y o  A stop .", boards="123")
    assert shown(table, "B")["prompt"] == {"key": "the-border-prompt-second", "values": {"dice": 5}}
    table.play("B c5")
    assert shown(table, "B")["prompt"]["values"] == {"dice": 4}
    assert shown(table, "C")["prompt"]["values"] == {"dice": 5}


def test_those_who_are_done_are_those_who_said_so() -> None:
    table = Table(3, "dice b b y y o  A stop .  B .", boards="123")
    assert [sheet_of(table, owner, "-")["done"] for owner in "ABC"] == [False, True, False]
    status = [one["key"].removeprefix("the-border-status-") for one in shown(table, "-")["status"]]
    assert status == ["areas", "done", "crossing"]


def test_whoever_has_enough_areas_is_said_to_have_closed_the_border() -> None:
    table = Table(2)
    for value in (4, 5, 6, 7, 8, 9):
        if not table.match.over:
            table.conquer("A", value)
    closed, other = shown(table, "-")["status"]
    needed = shown(table, "-")["board"]["enough"]
    assert closed == {"key": "the-border-status-closed", "values": {"count": needed}}
    assert other == {"key": "the-border-status-areas", "values": {"count": 0, "needed": needed}}


def test_spaces_beside_a_drafted_one_are_near() -> None:
    table = Table(2, "dice b b y y o  A stop .", boards="21")
    assert said(shown(table, "B")["labels"]["space-c6"]).endswith("5 open")
    table.play("B c5")
    assert said(shown(table, "B")["labels"]["space-c6"]).endswith("beside a crossed space")
