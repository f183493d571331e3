"""Boards of one's own."""

from __future__ import annotations

from typing import Any

import pytest

import landbridge
from landbridge.core.board import Problem
from landbridge.core.facts import Fact
from landbridge.table.answers.boards import problem_json
from tests.server.host import Guest, said

GAMES = landbridge.game_names()


def check(guest: Guest, game: str, board: str) -> Any:
    reply = guest.post("/api/boards", {"game": game, "board": board})
    assert reply.status == 200, reply.body
    return reply.json


@pytest.mark.parametrize("game", GAMES)
def test_shipped_boards_are_good_to_begin_with(game: str, ada: Guest) -> None:
    told = ada.get(f"/api/boards/{game}").json
    assert told["boards"]
    for board in told["boards"]:
        checked = check(ada, game, board["text"])
        assert checked["ok"]
        assert all(problem["note"] for problem in checked["problems"])
        assert checked["layout"]["spots"]
        table = ada.open(game, "me", "me", options={"board": board["text"]})
        assert ada.get(f"/api/tables/{table}/kit?look=scene").json["layout"] == checked["layout"]


@pytest.mark.parametrize("game", GAMES)
def test_everything_wrong_is_told_with_its_line(game: str, ada: Guest) -> None:
    text = ada.get(f"/api/boards/{game}").json["boards"][0]["text"]
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("name"))
    lines[number] = "colour = 3\nname = 7"
    told = check(ada, game, "\n".join(lines))
    assert not told["ok"]
    assert told["layout"] is None
    found = {problem["line"]: problem for problem in told["problems"]}
    assert {number + 1, number + 2} <= set(found)
    assert found[number + 1]["ruling"] == "file"
    assert "colour" in said(found[number + 1]["reason"])
    assert said(found[number + 1]["place"], "de").startswith("Schlüssel „")


def test_a_text_that_is_no_toml(ada: Guest) -> None:
    told = check(ada, "hashi", 'name = "x"\nside = [\n')
    assert [problem["line"] for problem in told["problems"]] == [3]
    assert check(ada, "hashi", "x = " + "[" * 500)["problems"][0]["reason"]["key"] == "board-too-deep"
    assert check(ada, "hashi", "#" * 30_000)["problems"][0]["reason"]["key"] == "board-too-long"


@pytest.mark.parametrize(
    ("place", "sentence", "line"),
    [
        ("line 7", "Line 7", 7),
        ("line 7, column 3", "Line 7, column 3", 7),
        ("key 'tiles'", "Key “tiles”", 2),
        ("key 'tiles', row 4", "Key “tiles”, row 4", 2),
        ("key 'without', entry 4", "Key “without”, entry 4", None),
        ("c3-c5", "At c3-c5", None),
    ],
)
def test_places_are_sentences(place: str, sentence: str, line: int | None) -> None:
    told = problem_json(Problem("HB1", place, Fact("board-too-deep"), False), 'name = 1\n"tiles" = 2\n')
    assert (said(told["place"]), told["line"], told["note"]) == (sentence, line, True)


def test_games_and_boards_that_are_none(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ada.get("/api/boards/chess").json["error"] == "no-game"
    assert ada.post("/api/boards", {"game": "chess", "board": "x"}).json["error"] == "no-game"
    assert ada.post("/api/boards", {"game": "hashi", "board": ""}).status == 422
    monkeypatch.setattr("landbridge.table.answers.boards.BOARD", "map")  # as if no game took boards
    assert ada.get("/api/boards/hashi").json["error"] == "no-boards"


@pytest.mark.parametrize("game", GAMES)
def test_boards_are_drawn_over_the_wire(game: str, ada: Guest) -> None:
    told = ada.get(f"/api/boards/{game}").json
    assert told["pieces"][-1]["name"] == "erase"
    piece = told["pieces"][0]
    path = ["b2"] if game != "river_dragons" else [[490.5, 300]]
    draw = {"piece": piece["name"], "path": path, "mirror": True}
    drawn = ada.post("/api/boards", {"game": game, "board": told["new"], "draw": draw})
    assert drawn.status == 200, drawn.body
    assert drawn.json["board"] != told["new"]
    assert piece["name"] in {place["holds"] for place in drawn.json["sketch"]["places"].values()}
    said = ada.post(
        "/api/boards", {"game": game, "board": told["new"], "say": {"name": "name", "value": "Mine"}}
    )
    assert 'name = "Mine"' in said.json["board"]
    assert said.json["sketch"]["fields"][0] == {
        "name": "name",
        "kind": "text",
        "value": "Mine",
        "choices": [],
    }
    for wrong in (
        {"piece": "x", "path": []},
        {"piece": "x", "path": [[1]]},
        {"piece": "x", "path": ["a"] * 401},
    ):
        assert ada.post("/api/boards", {"game": game, "board": "x = 1", "draw": wrong}).status == 422


def test_a_problem_says_where_it_is_drawn(ada: Guest) -> None:
    text = ada.get("/api/boards/the_border").json["boards"][0]["text"]
    draw = {"piece": "5r", "path": ["a7"]}
    told = ada.post(
        "/api/boards", {"game": "the_border", "board": text, "drawing": "board2", "draw": draw}
    ).json
    found = [problem for problem in told["problems"] if problem["reason"]["key"].endswith("segment-length")]
    assert {problem["drawing"] for problem in found} == {"board2"}
    assert any("a7" in problem["spots"] for problem in found)
    assert told["sketch"]["places"]["a7"]["holds"] == "5r"
