"""Drawing boards: what every game's editor must do, and what happens to the file."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge.core.board import BoardError
from landbridge.core.game import Game
from landbridge.core.show.editor import ERASER, Editor, Stroke, editor_of, rewritten
from landbridge.table.answers.boards import shipped

GAMES = landbridge.game_names()


def editor(name: str) -> Editor:
    found = editor_of(landbridge.game(name))
    assert found is not None
    return found


def board_of(name: str) -> str:
    return shipped(landbridge.game(name))[0]["text"]


def sketch(name: str, text: str, drawing: str = "") -> dict[str, Any]:
    found = editor(name).sketch(text, drawing)
    assert found is not None
    return found


def problems(game: Game, text: str) -> list[Any]:
    try:
        return list(game.kit(game.options_from({"board": text})).board.notes)
    except BoardError as error:
        return list(error.problems)


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_board_is_sketched_as_a_table_shows_it(name: str) -> None:
    drawn = sketch(name, board_of(name))
    kinds = {piece["name"]: piece["kind"] for piece in editor(name).pieces()}
    held = [place for place in drawn["places"].values() if place["holds"] and place["at"]]
    assert held
    assert all(kinds[place["holds"]] == place["kind"] for place in held)
    for near in drawn["near"].values():
        assert set(near) <= set(drawn["places"])


@pytest.mark.parametrize("name", GAMES)
def test_everything_wrong_is_at_a_place_of_the_sketch(name: str) -> None:
    """Random strokes on a good board: every spot a problem names can be shown."""
    game, rng, named = landbridge.game(name), Random(3), 0
    pieces = [piece["name"] for piece in editor(name).pieces()]
    for _ in range(12):
        text = board_of(name)
        for _ in range(3):
            places = list(sketch(name, text)["places"])
            path = rng.sample(places, 2) if rng.random() < 0.5 else [rng.choice(places)]
            text = editor(name).put(text, Stroke("", rng.choice(pieces), path, rng.random() < 0.5))
        for problem in problems(game, text):
            places = list(sketch(name, text, problem.drawing)["places"])
            rows = {place.rstrip("12345678") for place in places}  # of a pattern, every tile that has it
            assert set(problem.spots) <= {*places, *rows}, problem
            named += bool(problem.spots)
    assert named > 5


@pytest.mark.parametrize("name", GAMES)
def test_what_is_put_and_taken_away_leaves_the_file_as_it_was(name: str) -> None:
    text = board_of(name)
    drawn = sketch(name, text)
    piece = editor(name).pieces()[0]
    empty = [
        h for h, place in drawn["places"].items() if place["kind"] == piece["kind"] and not place["holds"]
    ]
    path: list[Any] = empty[:1] or [(490.0, 400.0)]
    more = editor(name).put(text, Stroke("", piece["name"], path))
    assert more != text
    holds = {h: place["holds"] for h, place in sketch(name, more)["places"].items()}
    new = [
        h
        for h, held in holds.items()
        if held == piece["name"] != drawn["places"].get(h, {"holds": ""})["holds"]
    ]
    assert len(new) == 1
    for how in (piece["name"], ERASER):  # the same again, or the eraser
        assert editor(name).put(more, Stroke("", how, new)) == text
    # Comments and everything else stay where people wrote them.
    assert [line for line in more.split("\n") if line.startswith("#")] == [
        line for line in text.split("\n") if line.startswith("#")
    ]


@pytest.mark.parametrize("name", GAMES)
def test_names_and_switches_are_written_into_the_file(name: str) -> None:
    named = editor(name).say(editor(name).new, "name", 'My "own" board')
    assert tomllib.loads(named)["name"] == 'My "own" board'
    assert tomllib.loads(editor(name).say(named, "printed", False))["printed"] is False
    for field, value in (("name", 3), ("printed", "x"), ("colour", "x")):
        assert editor(name).say(named, field, value) == named


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_read_is_neither_sketched_nor_changed(name: str) -> None:
    torn = 'name = "x'
    assert editor(name).sketch(torn, "") is None
    assert editor(name).put(torn, Stroke("", ERASER, ["a1"])) == torn
    assert editor(name).say(torn, "name", "y") == torn
    assert editor(name).sketch("", "") is not None  # nothing at all is an empty board
    odd = "drawing = 3\nwithout = 4\nbonus = []\ntiles = 1\nislands = 2\nvillages = [1]\nmotifs = {}\nboard1 = 1\n"
    assert editor(name).sketch(odd, "") is not None
    assert editor(name).put(board_of(name), Stroke("", "nothing", ["a1"])) == board_of(name)


def test_a_hashi_board_can_be_drawn_from_nothing() -> None:
    text = editor("hashi").say(editor("hashi").new, "name", "Drawn")
    good = tomllib.loads(board_of("hashi"))
    want = sketch("hashi", board_of("hashi"))["places"]
    for piece in ("island", "red", "blue"):
        path = [h for h, place in want.items() if place["holds"] == piece]
        text = editor("hashi").put(text, Stroke("", piece, path))
    for line in good["without"]:
        text = editor("hashi").put(text, Stroke("", "line", [line]))
    assert tomllib.loads(text)["without"] == good["without"]
    game = landbridge.game("hashi")
    kit = game.kit(game.options_from({"board": text}))
    assert kit.board.islands == game.kit(game.options_from({"side": "a"})).board.islands
    # An island between two others takes their line away, and with it that it was left out.
    assert tomllib.loads(editor("hashi").put(text, Stroke("", ERASER, list(want)[:36])))["without"] == []


def test_twins_are_drawn_together() -> None:
    text = editor("river_dragons").put(
        editor("river_dragons").new, Stroke("", "island", [(430.0, 300.0)], mirror=True)
    )
    assert len(tomllib.loads(text)["islands"]) == 6
    drawn = sketch("river_dragons", text)["places"]
    one = next(h for h, place in drawn.items() if place["kind"] == "island")
    moved = editor("river_dragons").put(text, Stroke("", "island", [one, (420.0, 320.0)], mirror=True))
    isles = tomllib.loads(moved)["islands"]
    assert len(isles) == 6
    assert all(isles[name] != tomllib.loads(text)["islands"][name] for name in isles)
    assert all((x + y) % 2 == 0 for x, y in isles.values())
    assert not tomllib.loads(editor("river_dragons").put(moved, Stroke("", ERASER, [one], mirror=True)))[
        "islands"
    ]
    square = editor("loopit").put(editor("loopit").new, Stroke("", "x6", ["b2"], mirror=True))
    assert [h for h, p in sketch("loopit", square)["places"].items() if p["holds"] == "x6"] == [
        "b2",
        "l2",
        "b12",
        "l12",
    ]


def test_land_is_the_same_on_all_four_boards_and_segments_are_not() -> None:
    text = editor("the_border").put(editor("the_border").new, Stroke("board2", "12", ["c3", "c4"]))
    text = editor("the_border").put(text, Stroke("board2", "5r", ["d3"]))
    for n in range(1, 5):
        places = sketch("the_border", text, f"board{n}")["places"]
        assert (places["c3"]["holds"], places["d3"]["holds"]) == ("12", "5r")
    text = editor("the_border").put(text, Stroke("board3", "4g", ["d3"]))
    held = [sketch("the_border", text, f"board{n}")["places"]["d3"]["holds"] for n in range(1, 5)]
    assert held == ["5r", "5r", "4g", "5r"]


def test_pictures_of_the_border_change_places() -> None:
    """Every picture is there once, so the area that had it gets the other one; the well's must stay (B4.4)."""
    text = board_of("the_border")
    places = sketch("the_border", text)["places"]
    at = {place["holds"]: name for name, place in places.items() if place["holds"].isdigit()}

    def motifs(text: str) -> list[str]:
        areas = sketch("the_border", text)["layout"]["board"]["areas"]
        return [area["motif"] for area in areas]

    before = motifs(text)
    drawn = editor("the_border").put(text, Stroke("board3", "skep", [at["12"]]))
    assert tomllib.loads(drawn)["motifs"] == motifs(drawn) == ["skep", *before[1:7], "castle", "well"]
    assert not problems(landbridge.game("the_border"), drawn)
    wrong = editor("the_border").put(text, Stroke("board3", "oak", [at["4"]]))
    [problem] = problems(landbridge.game("the_border"), wrong)
    assert problem.ruling == "B4.4"
    assert at["4"] in problem.spots
    sea = next(name for name, place in places.items() if not place["holds"])
    assert editor("the_border").put(text, Stroke("board3", "skep", [sea])) == text


def test_tiles_are_counted_one_by_one() -> None:
    text = board_of("loopit")
    more = editor("loopit").put(text, Stroke("", "tile", ["NESW8"]))
    assert sketch("loopit", more)["places"]["NESW8"]["holds"] == "1"
    assert editor("loopit").put(more, Stroke("", ERASER, ["NESW8"])) == text


def test_a_file_in_a_form_of_its_own_is_written_anew() -> None:
    odd = 'printed=true\n"name"="a"\nislands = {a1 = [0, 2]}\n'
    new = rewritten(odd, tomllib.loads(odd), {"islands": {"b1": [2, 2]}, "name": "b"})
    assert tomllib.loads(new) == {"printed": True, "name": "b", "islands": {"b1": [2, 2]}}
