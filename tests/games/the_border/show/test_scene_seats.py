"""At The Border everybody sees everybody's sheet; the one in front is one's own, and colours are the board's."""

from __future__ import annotations

from landbridge import PUBLIC
from landbridge.games.the_border.board import COLOUR_LETTERS
from tests.games.the_border.show.test_scene import SCENES, said, shown
from tests.games.the_border.table import Table, kit_of

LETTERS = {"red": "r", "green": "g", "blue": "b", "yellow": "y", "orange": "o", "grey": "s"}


def test_hues_are_the_letters_colours() -> None:
    for board in SCENES.layout(kit_of())["board"]["boards"]:
        assert all(segment["name"][1] == LETTERS[segment["hue"]] for segment in board)
    dice = shown(Table(2, "dice r g b y s"), "A")["board"]["dice"]
    assert [LETTERS[die["hue"]] for die in dice] == [die["letter"] for die in dice] == list("rgbys")
    assert set(LETTERS.values()) == set(COLOUR_LETTERS)


def test_dice_keep_their_names_when_they_are_used() -> None:
    table = Table(2, "dice r r b y s  A stop 2r", boards="12")
    labels = shown(table, "B")["labels"]
    assert labels["die-r"]["values"] == {"colour": 1, "dice": 2}
    assert {name for name in labels if name.startswith("die-")} == {"die-r", "die-b", "die-y", "die-s"}


def test_the_active_player_rolls_and_is_marked_first() -> None:
    table = Table(2)
    table.until_active("B")
    table.play("dice r g b y o")
    told = shown(table, "-")
    assert told["first"] == told["board"]["active"] == 1
    keys = [status["key"].removeprefix("the-border-status-") for status in told["status"]]
    assert keys == ["areas", "rolling"]


def test_the_sheet_in_front_is_ones_own_and_for_spectators_the_first() -> None:
    table = Table(3)
    assert [shown(table, viewer)["board"]["viewer"] for viewer in "ABC-"] == [0, 1, 2, 0]
    spectator = SCENES.scene(table.kit, table.match.view(PUBLIC), PUBLIC)["labels"]
    own = shown(table, "A")["labels"]
    assert {name: spectator[name] for name in spectator} == {name: own[name] for name in spectator}


def test_a_segment_without_open_spaces_is_full() -> None:
    table = Table(2, "dice s s s y b  A stop 3s", boards="12")
    labels = shown(table, "A")["labels"]
    assert labels["segment-3s"] == {
        "key": "the-border-name-segment-full",
        "values": {"colour": 6, "length": 3},
    }
    assert labels["segment-4s"]["values"]["left"] == 4
    assert "{" not in said(labels["segment-3s"])
