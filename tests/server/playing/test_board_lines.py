"""Where in a board's text a problem stands, and what checking one costs."""

from __future__ import annotations

import pytest

from landbridge.app.room import BOARD_WEIGHT
from landbridge.core.board import Problem
from landbridge.core.facts import Fact
from landbridge.server.http.room import ServerRoom
from landbridge.table.answers.boards import problem_json
from tests.server.host import Guest, Running


@pytest.mark.parametrize(
    ("key", "line"), [("tile", 2), ("tiles", 1), ("a.b", 4), ("til", None), ("bonus", 3)]
)
def test_a_key_is_found_whole(key: str, line: int | None) -> None:
    text = "tiles = 1\ntile = 2\n  'bonus' = 3\n\"a.b\"=4\naxb = 5\n"
    problem = Problem("HB1", f"key '{key}'", Fact("board-too-deep"), True)
    assert problem_json(problem, text)["line"] == line


def test_checking_a_board_counts_as_several_requests(
    ada: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights: list[int] = []
    monkeypatch.setattr(ServerRoom, "weigh", lambda self, weight: weights.append(weight))
    assert ada.post("/api/boards", {"game": "hashi", "board": "name = 1"}).json["ok"] is False
    assert weights == [BOARD_WEIGHT]
