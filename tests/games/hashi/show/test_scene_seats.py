"""A Hashi scene is its viewer's: one's own sheet is named, one's own draft counted, everybody's goals lit."""

from __future__ import annotations

from landbridge import PUBLIC
from landbridge.games.hashi.state import BLUE
from tests.games.hashi.show.test_scene import scene, sheet_of
from tests.games.hashi.table import Table


def test_islands_are_named_as_on_ones_own_sheet() -> None:
    table = Table(2, "A 4@d1 B 3@d2 card 5/3")
    for viewer, (island, number) in enumerate([("d2", 3), ("d1", 4)]):
        labels = scene(table, viewer)["labels"]
        assert labels[f"island-{island}"]["values"]["number"] == number
    assert scene(table, 0)["labels"]["island-d1"]["key"] == "hashi-name-island-blank"
    assert scene(table, 1)["labels"]["island-d2"]["key"] == "hashi-name-island-blank"


def test_only_the_running_card_counts_as_written_and_drawn() -> None:
    table = Table(2, "A 4@d1 B 4@d2 card 2/1 A 2@d4 d2-d4 . B . card 5/3")
    assert [scene(table, 0)["board"][part] for part in ("wrote", "drawn")] == [None, 0]
    table.play("A 5@b4 d2-d4")
    assert [scene(table, 0)["board"][part] for part in ("wrote", "drawn")] == ["b4", 1]
    assert [scene(table, 1)["board"][part] for part in ("wrote", "drawn")] == [None, 0]


def test_done_is_said_of_whoever_is() -> None:
    table = Table(2, "A 4@d1")
    assert [one["key"] for one in scene(table, 1)["status"]] == ["hashi-status-done", "hashi-status-choosing"]
    assert [scene(table, viewer)["board"]["done"] for viewer in (0, 1, PUBLIC)] == [True, False, False]


def test_goals_are_lit_on_the_sheet_that_reached_them() -> None:
    table = Table(2, "A 4@d1 B 4@d2")
    table.state.reached[1, BLUE] = 1
    assert [sheet_of(table, 0, seat)["goals"] for seat in range(2)] == [[False] * 3, [False, True, False]]


def test_on_paper_an_island_with_too_many_bridges_is_said_to_have_them() -> None:
    table = Table(1, "A 4@d1 card 1/2 A 1@d2 d1-d2 d1-d2", paper=True)
    label = scene(table, 0)["labels"]["island-d2"]
    assert label["key"] == "hashi-name-island-over"
    assert (label["values"]["number"], label["values"]["bridges"]) == (1, 2)
