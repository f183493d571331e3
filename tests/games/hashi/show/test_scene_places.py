"""Where fingers and arrow keys go on a Hashi sheet, and what is told at moments that are easily told wrong."""

from __future__ import annotations

import pytest

from landbridge.core.show.scene import scene_of
from landbridge.games.hashi import Options
from tests.games.hashi.show.test_scene import scene, sheet_of
from tests.games.hashi.table import GAME, Table

SCENES = scene_of(GAME)


@pytest.mark.parametrize("side", ["A", "B"])
def test_arrow_keys_lead_back_where_they_came_from(side: str) -> None:
    kit = GAME.kit(Options(side=side))
    near = SCENES.layout(kit)["near"]
    assert all(here in near[there] for here, others in near.items() for there in others)
    for one, other in kit.board.crossings:
        assert f"line-{kit.board.line_name(other)}" in near[f"line-{kit.board.line_name(one)}"]


def test_the_marks_of_a_line_lie_beside_each_other_across_it() -> None:
    kit = GAME.kit(Options(paper=True))
    layout = SCENES.layout(kit)
    for line in layout["board"]["lines"]:
        name = line["name"]
        marks = [layout["spots"][f"mark-{name}{end}"] for end in ("", "/2", "/3")]
        (x1, y1), (x2, y2) = (layout["board"]["islands"][end]["at"] for end in line["ends"])
        along = 0 if y1 == y2 else 1
        assert (x1 == x2) != (y1 == y2)
        assert {mark[along] for mark in marks} == {line["at"][along]}
        assert len({mark[1 - along] for mark in marks}) == 3
        assert marks[1] == line["at"]


def test_everybody_prepares_the_sheet_that_the_prompt_names() -> None:
    table = Table(3)
    numbers = {"A": "d1", "B": "d2", "C": "b4"}
    owners = [scene(table, seat)["prompt"]["values"]["owner"] for seat in range(3)]
    table.play(" ".join(f"{actor} 4@{island}" for actor, island in numbers.items()))
    for owner, island in zip(owners, numbers.values(), strict=True):
        assert table.numbers("ABC"[owner]) == {island: 4}


def test_lines_that_take_no_more_bridges_are_shut() -> None:
    """d2 is finished, so whatever else leads there is shut, and what the bridge crosses."""
    table = Table(1, "A 4@d1 card 1/1 A 1@d2 d1-d2")
    board = table.kit.board
    names = [board.line_name(n) for n in range(len(board.lines))]
    crossed = {
        names[b if names[a] == "d1-d2" else a] for a, b in board.crossings if "d1-d2" in (names[a], names[b])
    }
    shut = {names[n] for n, line in enumerate(sheet_of(table, 0, 0)["lines"]) if line["shut"]}
    assert shut == {name for name in names if "d2" in name.split("-")} | crossed
    assert len(shut) > 2


def test_the_total_is_final_only_after_the_last_challenge() -> None:
    table = Table(1, "A 4@d1", paper=True)
    cards = [f"{n}/{b}" for n in range(1, 7) for b in (1, 2, 3)][:17]
    for card in cards[:-1]:
        table.play(f"card {card} A . no")
    table.play(f"card {cards[-1]} A .")
    assert scene(table, 0)["board"]["stage"] == "challenge"
    assert "hashi-score-so-far" in [row["label"]["key"] for row in scene(table, 0)["sheet"]]
    table.play("A no")
    assert scene(table, 0)["board"]["stage"] == "over"
    assert "hashi-score-total" in [row["label"]["key"] for row in scene(table, 0)["sheet"]]
