"""How many touches it takes to enter something on the page: a finished sheet, and the board of a box.

    python -m tools.boards.touches

Boards are drawn by the editor itself, stroke by stroke, from an empty one, until they are the shipped one; a drag over
places that hang together is one touch, and so is the choice of a pen. A name to be typed is not counted.
"""

from __future__ import annotations

import random
import statistics
import tomllib
from collections.abc import Iterator
from typing import Any

from landbridge import registry
from landbridge.core.game import Game
from landbridge.core.show.editor import Editor, Stroke, editor_of
from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import MOTIFS
from landbridge.table.answers.boards import shipped

SECONDS = 2.45  # of a touch: 1.1 to point, 1.35 to look at the paper first (Card, Moran, Newell: keystroke-level model)
GAMES = ("hashi", "the_border", "loopit", "river_dragons")


class Hand:
    """Somebody who draws a board, and how often they touched the screen."""

    def __init__(self, editor: Editor):
        self.editor, self.text = editor, editor.new
        self.groups = {one["name"]: one["group"] for one in editor.pieces()}
        self.pen, self.drawing, self.touches = "", "", 0

    def put(self, pen: str, *path: str | tuple[float, float], mirror: bool = False) -> None:
        if pen != self.pen:
            group = self.groups[pen]
            inside = bool(group) and group == self.groups.get(self.pen)
            first = next(name for name, other in self.groups.items() if other == group)
            self.touches += 1 if not group or inside or first == pen else 2
            self.pen = pen
        self.touches += 1
        self.text = self.editor.put(self.text, Stroke(self.drawing, pen, path, mirror))

    def say(self, name: str, value: object) -> None:
        if tomllib.loads(self.text).get(name) != value:
            self.text = self.editor.say(self.text, name, value)
            self.touches += 1

    def turn_to(self, drawing: str) -> None:
        if drawing != (self.drawing or "board1"):
            self.touches += 1
        self.drawing = drawing


def drawn(game: Game, board: str, twins: bool = True) -> Hand:
    """A shipped board, drawn anew; where the editor can, with its twins at once."""
    editor = editor_of(game)
    assert editor is not None
    hand = Hand(editor)
    places = {name: one["holds"] for name, one in _places(editor, board, "").items()}
    if game.name == "hashi":
        for pen in ("island", "red", "blue"):
            for place in [name for name, holds in places.items() if holds == pen]:
                hand.put(pen, place)
        for line in tomllib.loads(board).get("without", []):
            hand.put("line", line)
        hand.say("side", tomllib.loads(board)["side"])
    elif game.name == "loopit":
        for times in range(2, 7):
            for place in [name for name, holds in places.items() if holds == f"x{times}"]:
                if _places(editor, hand.text, "")[place]["holds"] != f"x{times}":
                    hand.put(f"x{times}", place, mirror=twins)
    elif game.name == "river_dragons":
        for about in _places(editor, board, "").values():
            there = [one["at"] for one in _places(editor, hand.text, "").values() if one["kind"] == "island"]
            if about["kind"] == "island" and about["at"] not in there:
                hand.put("island", (about["at"][0], about["at"][1]), mirror=twins)
    else:
        _draw_the_border(hand, editor, board)
    return hand


def _draw_the_border(hand: Hand, editor: Editor, board: str) -> None:
    keys = editor.sketch(board, "")
    assert keys is not None
    for key in keys["drawings"]:
        hand.turn_to(key)
        signs = {name: one["holds"] for name, one in _places(editor, board, key).items() if one["holds"]}
        for pen in [name for name in hand.groups if name in signs.values()]:
            for path in _pieces([name for name, holds in signs.items() if holds == pen]):
                now = _places(editor, hand.text, key)
                if any(now[name]["holds"] != pen for name in path):
                    hand.put(pen, *path)


def _pieces(names: list[str]) -> Iterator[list[str]]:
    spots = {(ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in names}
    for piece in hexes.pieces(spots):
        yield [hexes.name(spot) for spot in sorted(piece)]


def _places(editor: Editor, text: str, drawing: str) -> dict[str, dict[str, Any]]:
    sketch = editor.sketch(text, drawing)
    assert sketch is not None
    found: dict[str, dict[str, Any]] = sketch["places"]
    return found


def same(one: str, other: str) -> bool:
    """Whether two files are the same board; what it is called does not matter, nor how its islands are."""

    def told(text: str) -> dict[str, object]:
        values = {key: value for key, value in tomllib.loads(text).items() if key not in ("name", "printed")}
        if "board1" in values:
            values.setdefault("motifs", list(MOTIFS))
        isles = values.get("islands")
        if isinstance(isles, dict):
            values["islands"] = sorted(map(tuple, isles.values()))
        return {key: value.split() if isinstance(value, str) else value for key, value in values.items()}

    return told(one) == told(other)


def minutes(hand: Hand) -> float:
    """How long it takes by hand."""
    return round(hand.touches * SECONDS / 60, 1)


def sheets(name: str, count: int = 20) -> int:
    """The median over random final sheets."""
    from landbridge.sheet import written
    from tests.sheet.entering import steps
    from tests.sheet.test_sheets import kit_of, random_match

    rng = random.Random(f"touches {name}")
    found = []
    for _ in range(count):
        kit = kit_of(name)
        text = written(random_match(kit, rng, 2), 0)
        found.append(sum(step.touches for step in steps(kit, text)))
    return round(statistics.median(found))


def main() -> None:
    for name in GAMES:
        game = registry.game(name)
        for board in shipped(game):
            hand = drawn(game, board["text"])
            right = "" if same(hand.text, board["text"]) else "  NOT THE SAME"
            print(f"{name:14} board {board['name']:10} {hand.touches:4} {minutes(hand):4} min{right}")
        print(f"{name:14} sheet            {sheets(name):4}")


if __name__ == "__main__":
    main()
