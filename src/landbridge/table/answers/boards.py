"""Boards of one's own: the shipped ones to begin with, and everything that is wrong with a new one."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from landbridge import registry
from landbridge.core import parts
from landbridge.core.board import BoardError, Problem
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.options import BOARD
from landbridge.core.show.editor import Stroke, editor_of
from landbridge.core.show.scene import scene_of
from landbridge.table.answers.facts import fact_json
from landbridge.table.refusals import Refused


def boards_json(game: Game) -> Any:
    """The text of every shipped board, an empty one, and what can be put on it."""
    editor = editor_of(game)
    new, pieces = (editor.new, editor.pieces()) if editor else ("", [])
    return {"boards": shipped(game), "new": new, "pieces": pieces}


def check_json(
    game: Game,
    board: str,
    drawing: str = "",
    stroke: Stroke | None = None,
    field: tuple[str, object] | None = None,
) -> Any:
    """A board after a stroke, as far as it is drawn, and everything that is wrong with it.

    `drawing`: which one to sketch, of a file that has several. `field`: a line of the file and what it is to say.
    """
    editor = editor_of(game)
    if editor and stroke:
        board = editor.put(board, stroke)
    if editor and field:
        board = editor.say(board, *field)
    sketch = editor.sketch(board, drawing) if editor else None
    return {**_checked(game, board), "board": board, "sketch": sketch}


def _checked(game: Game, text: str) -> dict[str, Any]:
    try:
        kit = game.kit(game.options_from({BOARD: text}))
    except BoardError as error:
        told = [problem_json(one, text) for one in error.problems]
        return {"ok": False, "problems": told, "layout": None}
    notes = [problem_json(one, text) for one in getattr(kit.board, "notes", ())]
    return {"ok": True, "problems": notes, "layout": scene_of(game).layout(kit)}


def game_with_boards(name: str) -> Game:
    found = registry.find(name)
    if found is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    if BOARD not in {option.name for option in fields(found.options)}:
        raise Refused("server-no-boards")
    return found


def shipped(game: Game) -> list[dict[str, str]]:
    folder = parts.file(game, "boards")
    if not folder.is_dir():
        return []
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return [{"name": f.name.removesuffix(".toml"), "text": f.read_text("utf-8")} for f in files]


def problem_json(problem: Problem, text: str) -> Any:
    place = _place(problem.place)
    return {
        "place": fact_json(place) if place is not None else None,
        "reason": fact_json(problem.fact),
        "ruling": problem.ruling,
        "line": _line(problem.place, text),
        "note": not problem.fatal,
        "spots": list(problem.spots),
        "drawing": problem.drawing,
        "drawn": True,
    }


PLACES = (
    (r"line (?P<line>\d+), column (?P<column>\d+)", "server-place-column"),
    (r"line (?P<line>\d+)", "server-place-line"),
    (r"key '(?P<name>.*)', entry (?P<entry>\d+)", "server-place-entry"),
    (r"key '(?P<name>.*)', row (?P<row>\d+)", "server-place-row"),
    (r"key '(?P<name>.*)'", "server-place-key"),
)


def _place(said: str) -> Fact | None:
    """A problem's place as a sentence: files are checked in one language and read in six."""
    if not said:
        return None
    for pattern, key in PLACES:
        if found := re.fullmatch(pattern, said):
            values = {name: int(v) if v.isdecimal() else v for name, v in found.groupdict().items()}
            return Fact(key, values)
    return Fact("server-place-at", {"place": said})


def _line(said: str, text: str) -> int | None:
    """The line of the text to look at, where a place names one or its key stands on one."""
    if found := re.match(r"line (\d+)", said):
        return int(found[1])
    if found := re.match(r"key '([^']*)'", said):
        for number, line in enumerate(text.splitlines(), start=1):
            if re.match(rf"""\s*["']?{re.escape(found[1])}["']?\s*=""", line):
                return number
    return None
