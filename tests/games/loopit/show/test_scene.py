"""What the page is told of a table of Loopit: everything its viewer would see, nothing more, and all of it by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

import landbridge
from landbridge import PUBLIC, texts
from landbridge.core.facts import Fact
from landbridge.core.show.scene import scene_of
from landbridge.games.loopit.state import LAYS
from tests.games.loopit.table import GAME, Table, kit_of

SCENES = scene_of(GAME)


def scene(table: Table, viewer: str = "A") -> dict[str, Any]:
    seat = table.viewer_of(viewer)
    return SCENES.scene(table.kit, table.seen(viewer), seat)


def racks(table: Table, viewer: str) -> list[list[str | None]]:
    return [[tile and tile["name"] for tile in rack] for rack in scene(table, viewer)["board"]["racks"]]


def started(**options: str) -> Table:
    return Table("NES3 NS5 NS5 E8 W8", "EW5 EW5 NE6 NS6 N7", start="NESW1", options=options)


def test_the_layout_has_every_square_its_neighbours_and_bonuses() -> None:
    layout = SCENES.layout(kit_of())
    assert len(layout["spots"]) == 169
    assert sorted(layout["near"]["square-a1"]) == ["square-a2", "square-b1"]
    assert sorted(layout["near"]["square-g7"]) == ["square-f7", "square-g6", "square-g8", "square-h7"]
    assert layout["board"]["bonus"]["b2"] == 6
    assert "a1" not in layout["board"]["bonus"]
    assert sum(kind["count"] for kind in layout["board"]["kinds"]) == 81
    x, y = layout["spots"]["square-b1"]
    assert (x - layout["spots"]["square-a1"][0], y) == (
        layout["board"]["square"],
        layout["spots"]["square-a1"][1],
    )


def test_ones_own_rack_is_open_and_the_others_are_counts() -> None:
    table = started()
    # In the order of the list of tiles, not as they were drawn: that would tell how long somebody has held one.
    assert racks(table, "A") == [["E8", "NS5", "NS5", "NES3", "W8"], [None] * 5]
    assert racks(table, "B") == [[None] * 5, ["N7", "NE6", "NS6", "EW5", "EW5"]]
    assert racks(table, "-") == [[None] * 5, [None] * 5]


def test_nothing_hidden_is_in_a_scene() -> None:
    """The other rack may hold anything that fits the view: the scene must not change with it."""
    table = started()
    other = Table("NES3 NS5 NS5 E8 W8", "SW6 SW5 NE5 NS4 N8", start="NESW1")
    assert scene(table, "A") == scene(other, "A")
    assert scene(table, "-") == scene(other, "-")


def test_what_fits_and_what_it_brings_is_what_the_rules_say() -> None:
    table = started()
    fits = scene(table)["board"]["fits"]
    offered = {f"{tile} {square}" for tile, squares in fits.items() for square in squares}
    assert offered == table.offers("A")
    before = table.points()[0]
    table.play("A NS5_g6")
    assert table.points()[0] - before == fits["NS5"]["g6"]


def test_only_who_is_in_turn_is_told_what_fits() -> None:
    table = started()
    assert scene(table, "B")["board"]["fits"] == {}
    assert scene(table, "B")["prompt"] is None
    assert scene(table, "-")["controls"] == []


def test_the_board_shows_tiles_and_where_lines_lead() -> None:
    table = started()
    table.play("A E8_f7")
    board = scene(table)["board"]
    assert board["tiles"]["f7"] == {"name": "E8", "ends": "E", "value": 8}
    assert board["open"] == {"g6": "S", "g8": "N", "h7": "W"}
    assert board["laid"] == 1


def test_what_there_is_to_do() -> None:
    table = started()
    assert scene(table)["prompt"] == {"key": "loopit-prompt-lay", "values": {"left": LAYS}}
    table.play("A NS5_g6")
    now = scene(table)
    assert now["prompt"] == {"key": "loopit-prompt-more", "values": {"left": 2}}
    assert now["controls"] == ["stop"]
    assert now["labels"]["stop"] == {"key": "loopit-control-stop", "values": {"laid": 1}}
    assert now["status"][0] == {"key": "loopit-status-laying", "values": {"laid": 1, "lays": 3}}
    assert now["status"][1] is None


@pytest.mark.parametrize(
    ("exchange", "key"), [("bag", "loopit-control-exchange"), ("discard", "loopit-control-discard")]
)
def test_who_is_stuck_may_exchange_or_pass(exchange: str, key: str) -> None:
    agreed = {"exchange": exchange, "start_ends": "1"}
    table = Table("E7 E7 E7 NS5 NS5", "NS5 NS4 NS4 NS6 NS7", start="E8", options=agreed)
    now = scene(table)
    assert now["prompt"]["key"] == "loopit-prompt-stuck"
    assert now["controls"] == ["exchange", "pass"]
    assert now["labels"]["exchange"] == {"key": key, "values": {"count": 5}}
    assert {"exchange", "pass"} == table.offers("A")


def test_labels_say_what_a_square_holds() -> None:
    labels = scene(started())["labels"]
    assert labels["square-g7"] == {
        "key": "loopit-name-tile",
        "values": {"square": "g7", "tile": "NESW1", "value": 1},
    }
    assert labels["square-b2"] == {"key": "loopit-name-bonus", "values": {"square": "b2", "times": 6}}
    assert labels["square-g6"]["key"] == "loopit-name-open"
    assert labels["square-g6"]["values"]["sides"] == "S"
    assert labels["square-a1"]["key"] == "loopit-name-square"
    assert labels["tile-NS5"] == {
        "key": "loopit-name-rack-fits",
        "values": {"tile": "NS5", "value": 5, "places": 2},
    }


def test_a_hand_of_the_german_variant_is_open_to_all() -> None:
    table = Table(seats=4, options={"rounds": "german"})
    table.play("tile NS5 EW5")
    assert table.acting == ["A"]
    for viewer in ("A", "B", "-"):
        assert sorted(filter(None, racks(table, viewer)[0])) == ["EW5", "NS5"]
    assert scene(table)["board"]["hand"] == 2
    assert "exchange" not in scene(table)["controls"]


GAMES: list[tuple[dict[str, str], int]] = [
    ({}, 2),
    ({}, 4),
    ({"edition": "fr", "exchange": "discard"}, 3),
    ({"rounds": "german"}, 4),
    ({"rounds": "book", "end": "round"}, 3),
]


@pytest.mark.parametrize(("options", "seats"), GAMES, ids=str)
def test_every_position_of_a_game_for_every_viewer(options: dict[str, str], seats: int) -> None:
    """JSON all through, every offered handle has a name, and everything said has its words in six languages."""
    kit = GAME.kit(GAME.options_from(options))
    match = landbridge.Match(GAME, kit, "ABCD"[:seats], landbridge.core.play.dealer.Dealer(b"every position"))
    said: dict[str, dict[str, Any]] = {}
    spots = SCENES.layout(kit)["spots"]
    while True:
        for viewer in range(PUBLIC, seats):
            view = match.view(viewer)
            now = SCENES.scene(kit, view, viewer)
            json.dumps(now)
            facts = [now["prompt"], *now["labels"].values(), *now["status"]]
            facts += [row[part] for row in now["sheet"] for part in ("label", "about")]
            said |= {fact["key"]: fact["values"] for fact in facts if fact is not None}
            assert all(len(row["cells"]) == seats for row in now["sheet"])
            if viewer in match.acting:
                for move in GAME.offers(kit, view, viewer):
                    for handle in GAME.handles(kit, view, viewer, move):
                        assert handle in now["labels"]
                        assert handle in spots or handle in now["controls"] or handle.startswith("tile-")
        if match.over:
            break
        match.deal()
        for seat in match.acting:
            offers = GAME.offers(kit, match.state, seat)
            match.play(seat, offers[len(match.log) % len(offers)])
        match.deal()
    for language in texts.LANGUAGES:
        for key, values in said.items():
            assert not texts.words(language).say(key, values).startswith(key), (
                f"{language}: {Fact(key, values)}"
            )
