"""A printed board by touch: the checklist is whole when the board is, and it takes less than ten minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from landbridge import registry
from landbridge.core.show.editor import ERASER, Editor, Stroke, editor_of
from landbridge.table.answers.boards import shipped
from tools.boards.touches import GAMES, drawn, minutes, same

ROOT = Path(__file__).parents[3]
BOARDS = [(name, board["name"], board["text"]) for name in GAMES for board in shipped(registry.game(name))]
ROWS = {
    "a": "Hashi, side A",
    "b": "Hashi, side B",
    "nine_lands": "The Border, all four boards",
    "landbridge": "Loopit, squares; our tiles",
    "delta": "River Dragons, twins drawn at once",
}


def editor(name: str) -> Editor:
    found = editor_of(registry.game(name))
    assert found is not None
    return found


def lacking(name: str, text: str, drawing: str = "") -> list[str]:
    sketch = editor(name).sketch(text, drawing)
    assert sketch is not None
    assert sketch["counts"]
    return [one["label"]["key"] for one in sketch["counts"] if one["need"] not in (None, one["have"])]


@pytest.mark.parametrize(("game", "name", "text"), BOARDS, ids=[board for _, board, _ in BOARDS])
def test_the_page_of_the_docs_is_true(game: str, name: str, text: str) -> None:
    hand = drawn(registry.game(game), text)
    assert same(hand.text, text)
    assert minutes(hand) < 10
    row = f"| {ROWS[name]} | {hand.touches} | {minutes(hand)} |"
    assert row in (ROOT / "docs/boards/printed.md").read_text("utf-8")


@pytest.mark.parametrize(("game", "name", "text"), BOARDS, ids=[board for _, board, _ in BOARDS])
def test_a_board_that_is_right_lacks_nothing(game: str, name: str, text: str) -> None:
    sketch = editor(game).sketch(text, "")
    assert sketch is not None
    for drawing in sketch["drawings"] or [""]:
        assert lacking(game, text, drawing) == []
    assert lacking(game, editor(game).new)


def test_without_twins() -> None:
    page = (ROOT / "docs/boards/printed.md").read_text("utf-8")
    found = {
        game: drawn(registry.game(game), text, twins=False).touches
        for game, name, text in BOARDS
        if name in ("landbridge", "delta")
    }
    assert f"Loopit has {found['loopit']} touches and River Dragons {found['river_dragons']}" in page


def test_what_is_not_whole_is_ringed() -> None:
    text = next(text for game, _, text in BOARDS if game == "the_border")
    before = editor("the_border").sketch(text, "board2")
    assert before is not None
    reds = [name for name, place in before["places"].items() if place["holds"] == "5r"]
    cut = editor("the_border").put(text, Stroke("board2", ERASER, reds[:1]))
    sketch = editor("the_border").sketch(cut, "board2")
    assert sketch is not None
    red = next(one for one in sketch["counts"] if one["piece"] == "5r")
    assert (red["have"], red["need"]) == (3, 4)
    assert red["spots"] == sorted(reds[1:])
