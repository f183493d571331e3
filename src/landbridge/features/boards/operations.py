"""Boards of one's own: the shipped ones to begin with, and everything that is wrong with a new one."""

from __future__ import annotations

from landbridge.app.operation import Group
from landbridge.app.room import BOARD_WEIGHT, Room
from landbridge.app.shapes.paper import BoardAsked, BoardChecked, Boards
from landbridge.core.show.editor import Stroke
from landbridge.table.answers.boards import boards_json, check_json, game_with_boards

operations = Group("boards")


@operations.get("boards/{game}")
def shipped(room: Room, game: str) -> Boards:
    """Boards to begin with: the text of every shipped one, an empty one, and what can be put on it."""
    return boards_json(game_with_boards(game))


@operations.post("boards", weight=BOARD_WEIGHT)
def check(room: Room, said: BoardAsked) -> BoardChecked:
    """A board after a stroke, as far as it is drawn, and everything that is wrong with it. Nothing is kept."""
    game = game_with_boards(said.game)
    stroke = Stroke(said.drawing, said.draw.piece, said.draw.spots, said.draw.mirror) if said.draw else None
    field = (said.say.name, said.say.value) if said.say else None
    return check_json(game, said.board, said.drawing, stroke, field)
