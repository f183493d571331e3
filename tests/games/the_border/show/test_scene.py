"""What the page is told of a table: every sheet, the dice and what became of them, and a name for everything."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from landbridge.core.show.scene import scene_of
from landbridge.games.the_border import hexes
from landbridge.texts import LANGUAGES, words
from tests.games.the_border.table import GAME, NAMES, Table, kit_of

SCENES = scene_of(GAME)


def shown(table: Table, viewer: str) -> dict[str, Any]:
    """The scene for a seat; `-` holds none."""
    number = table.viewer_of(viewer)
    return SCENES.scene(table.kit, table.match.view(number), number)


def sheet_of(table: Table, owner: str, viewer: str) -> dict[str, Any]:
    found: dict[str, Any] = shown(table, viewer)["board"]["seats"][table.seat_of(owner)]
    return found


def names_of(table: Table, spaces: list[int]) -> set[str]:
    return {table.kit.memo["names"][n] for n in spaces} - {
        table.kit.memo["names"][n] for n in table.kit.board.white
    }


def said(told: dict[str, Any] | None, language: str = "en") -> str:
    assert told is not None
    return words(language).say(told["key"], told["values"], NAMES)


def uses(table: Table, viewer: str) -> str:
    """The dice in one line: `r:gone b:free`."""
    return " ".join(f"{die['letter']}:{die['use']}" for die in shown(table, viewer)["board"]["dice"])


# --- the layout -------------------------------------------------------------------------------------------


def test_the_layout_has_every_space_where_it_touches_its_neighbours() -> None:
    kit = kit_of()
    layout = SCENES.layout(kit)
    assert len(layout["spots"]) == len(kit.board.spaces)
    far = layout["board"]["radius"] * 3**0.5
    for spot, others in layout["near"].items():
        x, y = layout["spots"][spot]
        assert others, spot
        for other in others:
            u, v = layout["spots"][other]
            assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 == pytest.approx(far, abs=0.2)
            assert spot in layout["near"][other]
    assert min(x for x, _ in layout["spots"].values()) > 0
    assert max(x for x, _ in layout["spots"].values()) < layout["board"]["width"]
    assert max(y for _, y in layout["spots"].values()) < layout["board"]["height"]


def test_segments_are_told_in_the_order_one_walks_through_them() -> None:
    kit = kit_of()
    board = SCENES.layout(kit)["board"]
    for n, segments in enumerate(board["boards"]):
        assert len(segments) == 24
        for segment in segments:
            spots = [kit.board.spaces[space] for space in segment["spaces"]]
            assert len(spots) == int(segment["name"][0])
            assert all(kit.board.maps[n][spot] == segment["name"] for spot in spots)
            assert all(b in hexes.neighbours(a) for a, b in pairwise(spots))


# --- sheets -----------------------------------------------------------------------------------------------


def test_a_draft_is_wet_for_its_owner_and_unseen_by_the_others() -> None:
    table = Table(3, "dice b b y y o  A stop .  B c5", boards="123")
    mine = sheet_of(table, "B", "B")
    assert names_of(table, mine["wet"]) == {"c5"}
    assert names_of(table, mine["dry"]) == set()
    for viewer in "AC-":
        theirs = sheet_of(table, "B", viewer)
        assert theirs["wet"] == []
        assert names_of(table, theirs["dry"]) == set()
        assert "b:draft" not in uses(table, viewer)
    table.play("B .  C .")
    for viewer in "ABC-":
        settled = sheet_of(table, "B", viewer)
        assert settled["wet"] == []
        assert names_of(table, settled["dry"]) == {"c5"}


def test_a_completed_segment_is_dry_at_once_and_told_as_new() -> None:
    table = Table(2, "dice s s s y b  A stop 3s")
    for viewer in "AB-":
        sheet = sheet_of(table, "A", viewer)
        assert names_of(table, sheet["dry"]) == names_of(table, sheet["now"]) == set(table.spaces("A", "3s"))
    table.play("A .")
    assert sheet_of(table, "A", "B")["now"] == []


def test_an_area_tells_what_it_would_bring_and_what_it_lacks() -> None:
    table = Table(2)
    well = -1
    assert sheet_of(table, "A", "A")["areas"][well] == {
        "points": 0,
        "now": 4,
        "lacks": len(table.missing("A", 4)),
    }
    table.conquer("A", 4)
    assert sheet_of(table, "A", "B")["areas"][well]["points"] == 4
    assert sheet_of(table, "A", "B")["areas"][well]["lacks"] == 0
    assert sheet_of(table, "B", "B")["areas"][well]["now"] == 2


def test_a_draft_that_closes_an_area_lacks_nothing_and_scores_nothing_yet() -> None:
    table = Table(2)
    (last,) = table.conquer("A", 4, but=1)
    table.offer_dice("A", last)
    table.play(f"A {last}")
    assert sheet_of(table, "A", "A")["areas"][-1] == {"points": 0, "now": 4, "lacks": 0}
    assert sheet_of(table, "A", "B")["areas"][-1]["lacks"] == 1


# --- dice -------------------------------------------------------------------------------------------------


def test_dice_say_what_became_of_them() -> None:
    table = Table(2, "dice r r b y s", boards="12")
    assert uses(table, "A") == "r:free r:free b:free y:free s:free"
    table.play("A stop 2r")
    assert uses(table, "A") == uses(table, "B") == "r:gone r:gone b:free y:free s:free"
    table.play("A .  B k13")
    assert uses(table, "B") == "r:gone r:gone b:draft y:free s:free"
    assert uses(table, "A") == "r:gone r:gone b:free y:free s:free"


def test_dice_in_the_air_are_counted() -> None:
    table = Table(2, "dice r r b")
    board = shown(table, "A")["board"]
    assert board["stage"] == "roll"
    assert (len(board["dice"]), board["flying"]) == (3, 2)
    table.play("dice b y  A roll-rb  dice s")
    board = shown(table, "-")["board"]
    assert [die["letter"] for die in board["dice"]] == ["r", "b", "y", "s"]
    assert (board["roll"], board["flying"]) == (2, 1)


def test_after_all_five_were_used_each_of_them_is_free_for_one() -> None:
    table = Table(2, "dice r r s s s  A stop 2r 3s .", boards="21")
    assert uses(table, "B") == "r:free r:free s:free s:free s:free"
    assert shown(table, "B")["prompt"]["key"] == "the-border-prompt-second-one"
    table.play("B k15")
    assert uses(table, "B") == "r:gone r:gone s:draft s:gone s:gone"
    assert uses(table, "A") == "r:free r:free s:free s:free s:free"


# --- what is said -----------------------------------------------------------------------------------------


def test_only_those_who_act_are_told_what_to_do() -> None:
    table = Table(3, "dice s s s y b")
    assert said(shown(table, "A")["prompt"]).startswith("Roll 1 of 3")
    assert shown(table, "A")["controls"] == ["stop"]
    for viewer in "BC-":
        assert shown(table, viewer)["prompt"] is None
        assert shown(table, viewer)["controls"] == []
    table.play("A stop")
    assert "5 dice are free" in said(shown(table, "A")["prompt"])
    table.play("A 3s")
    assert said(shown(table, "A")["labels"]["done"]) == "Done (2 left)"
    table.play("A .  B .")
    assert shown(table, "B")["prompt"] is None
    assert shown(table, "C")["controls"] == ["done"]


@pytest.mark.parametrize(
    ("script", "viewer", "key"),
    [
        ("dice r g b y o  A stop", "A", "first-none"),
        ("dice r r s s s  A stop 2r 3s", "A", "first-all"),
        ("dice r r s s s  A stop 2r 3s .  B d3", "B", "second-enough"),
        ("dice r g b y o  A stop .", "B", "second"),
        ("dice g g g g g  A stop .", "B", "second-none"),
    ],
)
def test_prompts_fit_the_moment(script: str, viewer: str, key: str) -> None:
    assert shown(Table(2, script, boards="21"), viewer)["prompt"]["key"] == f"the-border-prompt-{key}"


def test_spaces_are_called_by_colour_length_and_state() -> None:
    table = Table(2, "dice b b y y o  A stop .", boards="21")
    labels = shown(table, "B")["labels"]
    assert said(labels["space-c5"]) == "c5, blue, segment of 5, 5 open, beside a crossed space"
    assert said(labels["space-e9"]) == "e9, blue, segment of 5, 5 open"
    assert said(labels["space-c4"]) == "c4, white, crossed off from the start"
    table.play("B c5")
    labels = shown(table, "B")["labels"]
    assert said(labels["space-c5"]) == "c5, blue, segment of 5, crossed off in your draft"
    assert said(labels["space-e9"]).endswith("4 open")
    assert said(labels["segment-5b"]) == "blue, segment of 5: 4 spaces open"
    assert said(labels["done"]) == "Done (1 crossed off)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_said_in_every_language(language: str) -> None:
    table = Table(2)
    table.conquer("A", 4)
    table.offer_dice("B", *[s for s in table.spaces("B", "5b") if table.is_near("B", s)][:1])
    for viewer in "AB-":
        scene = shown(table, viewer)
        facts = [*scene["labels"].values(), *scene["status"], *(row["label"] for row in scene["sheet"])]
        for told in [*facts, *([scene["prompt"]] if scene["prompt"] else [])]:
            assert words(language).has(told["key"]), told["key"]
            assert "{" not in said(told, language)


# --- the score sheet --------------------------------------------------------------------------------------


def test_the_sheet_rings_what_is_scored_and_strikes_what_is_gone() -> None:
    table = Table(2)
    table.conquer("A", 4)
    rows = {said(row["label"]): row for row in shown(table, "-")["sheet"]}
    assert rows["well: 4, then 2"]["cells"] == [{"text": "4", "mark": "got"}, {"text": "4", "mark": "lost"}]
    assert rows["castle: 12, then 6"]["cells"] == [{"text": "", "mark": ""}] * 2
    assert [cell["text"] for cell in rows["areas"]["cells"]] == ["1", "0"]
    assert [cell["text"] for cell in rows["points"]["cells"]] == [str(p) for p in table.points()]


def test_who_was_later_has_the_lower_value_ringed() -> None:
    table = Table(2)
    table.conquer("A", 4)
    table.conquer("B", 4)
    (row,) = (row for row in shown(table, "B")["sheet"] if said(row["label"]) == "well: 4, then 2")
    assert [cell["text"] for cell in row["cells"]] == ["4", "2"]
    assert [cell["mark"] for cell in row["cells"]] == ["got", "got"]


def test_the_tie_break_is_shown_at_the_end_only() -> None:
    table = Table(2)
    assert not any(said(row["label"]) == "best area" for row in shown(table, "A")["sheet"])
    for value in (4, 5, 6, 7, 8, 9):
        if table.match.over:
            break
        table.conquer("A", value)
    assert table.match.over
    scene = shown(table, "-")
    assert scene["board"]["stage"] == "over"
    (best,) = (row for row in scene["sheet"] if said(row["label"]) == "best area")
    assert [cell["text"] for cell in best["cells"]] == [
        str(GAME.tiebreak(table.kit, table.state, seat)) for seat in range(2)
    ]
    assert scene["board"]["dice"] == []
