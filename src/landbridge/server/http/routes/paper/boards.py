"""Boards of one's own: the shipped ones to begin with, and everything that is wrong with a new one."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.core.show.editor import Stroke
from landbridge.server.http import wire
from landbridge.server.http.asking import BOARD_WEIGHT, Ask, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.table.answers.boards import boards_json, check_json, game_with_boards

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["boards"])


@router.get("/boards/{game}", response_model=wire.Boards, summary="Boards to begin with")
def boards(ask: Ask, game: str) -> Response:
    """The text of every shipped board, an empty one, and what can be put on it."""
    ask.caller()
    return JSONResponse(boards_json(game_with_boards(game)))


@router.post("/boards", response_model=wire.BoardChecked, summary="Draw and check a board of one's own")
def check(ask: AskInWords, said: wire.BoardAsked) -> Response:
    """The board after a stroke, as far as it is drawn, and everything that is wrong with it. Nothing is kept."""
    ask.caller()
    game = game_with_boards(said.game)
    ask.weigh(BOARD_WEIGHT)
    stroke = None
    if said.draw:
        path = [spot if isinstance(spot, str) else (spot[0], spot[1]) for spot in said.draw.path]
        stroke = Stroke(said.drawing, said.draw.piece, path, said.draw.mirror)
    field = (said.say.name, said.say.value) if said.say else None
    return JSONResponse(check_json(game, said.board, ask.words, said.drawing, stroke, field))
