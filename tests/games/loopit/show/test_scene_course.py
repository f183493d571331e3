"""A whole game of Loopit as its scenes tell it, position by position, beside what the game itself says."""

from __future__ import annotations

from typing import Any

import pytest

import landbridge
from landbridge import PUBLIC
from landbridge.core.play.dealer import Dealer
from landbridge.core.show.scene import scene_of
from tests.games.loopit.show.test_scene import scene
from tests.games.loopit.table import GAME, Table

SCENES = scene_of(GAME)


def tiles_of(told: dict[str, Any]) -> int:
    """All tiles of the game, wherever they are told to be."""
    board = told["board"]
    out = board["bag"] + board["gone"] + sum(board["thrown"])
    return int(out + len(board["tiles"]) + sum(len(rack) for rack in board["racks"]))


@pytest.mark.parametrize("options", [{}, {"rounds": "german"}, {"rounds": "book"}], ids=str)
def test_what_is_told_is_what_there_is_to_do(options: dict[str, str]) -> None:
    kit = GAME.kit(GAME.options_from(options))
    match = landbridge.Match(GAME, kit, "ABC", Dealer(b"a whole game"))
    bonus = SCENES.layout(kit)["board"]["bonus"]
    tiles = sum(kind["count"] for kind in SCENES.layout(kit)["board"]["kinds"])
    seen = set()
    assert SCENES.scene(kit, match.view(PUBLIC), PUBLIC)["first"] is None
    match.deal()
    first = match.acting[0]
    while not match.over:
        (seat,) = match.acting
        now = SCENES.scene(kit, match.view(seat), seat)
        moves = GAME.offers(kit, match.view(seat), seat)
        offered = {handle for move in moves for handle in GAME.handles(kit, match.view(seat), seat, move)}
        assert now["first"] == first
        assert (now["board"]["mover"], now["board"]["over"]) == (seat, False)
        assert tiles_of(now) == tiles
        assert now["sheet"][0]["label"]["key"] == "loopit-sheet-tiles"
        assert ("pass" in now["controls"]) == ("pass" in offered)
        assert ("stop" in now["controls"]) == ("stop" in offered)
        for square in now["board"]["open"]:
            label = now["labels"][f"square-{square}"]
            assert (label["key"] == "loopit-name-open-bonus") == (square in bonus)
            assert label["values"]["times"] == bonus.get(square, 1)
            seen.add(bonus.get(square, 1))
        match.play(seat, moves[len(match.log) % len(moves)])
        match.deal()
    assert seen >= {1, 2, 3}
    over = SCENES.scene(kit, match.view(PUBLIC), PUBLIC)
    assert (over["board"]["mover"], over["board"]["over"]) == (None, True)
    assert tiles_of(over) == tiles
    assert over["sheet"][0]["label"]["key"] == "loopit-sheet-left"
    assert [cell["text"] for cell in over["sheet"][-1]["cells"]] == [str(p) for p in match.points(PUBLIC)]


def test_tiles_thrown_away_have_a_row_as_soon_as_there_are_any() -> None:
    agreed = {"exchange": "discard", "start_ends": "1"}
    table = Table("E7 E7 E7 NS5 NS5", "NS5 NS4 NS4 NS6 NS7", start="E8", options=agreed)
    assert "loopit-sheet-thrown" not in [row["label"]["key"] for row in scene(table)["sheet"]]
    table.play("A exchange")
    table.fill()
    (row,) = (row for row in scene(table)["sheet"] if row["label"]["key"] == "loopit-sheet-thrown")
    assert [cell["text"] for cell in row["cells"]] == ["5", "0"]
