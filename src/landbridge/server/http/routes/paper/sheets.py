"""Finished sheets: entered by touch, checked by the rules."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.server.http import wire
from landbridge.server.http.asking import AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.sheet import Touch
from landbridge.table.answers.sheets import sheet_json

WEIGHT = 3  # a check counts as so many requests

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["sheets"])


@router.post("/sheet", response_model=wire.SheetChecked, summary="Enter and check a finished sheet")
def check(ask: AskInWords, said: wire.SheetAsked) -> Response:
    """The sheet after a touch: its points line by line, and everything that is not allowed. Nothing is kept."""
    ask.caller()
    ask.weigh(WEIGHT)
    touch = None
    if said.draw:
        path = [spot if isinstance(spot, str) else (spot[0], spot[1]) for spot in said.draw.path]
        touch = Touch(said.draw.piece, list(path))
    answer = (said.say.name, said.say.value) if said.say else None
    return JSONResponse(sheet_json(said.game, said.options, said.sheet, ask.words, touch, answer))
