"""Trying out: positions without a table, and the tutorials that are played on them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core import parts
from landbridge.core.game import Game
from landbridge.core.show.scene import plain
from landbridge.server.http import answers, wire
from landbridge.server.http.asking import Ask, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.table import actions
from landbridge.table.practice import Practice
from landbridge.table.refusals import Refused

MOVES_A_REQUEST = 40  # so many moves to be played again weigh as much as a request


router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["trying out"])


def _followed(ask: AskInWords, said: wire.PracticeAsked | wire.PracticeWhy) -> Practice:
    ask.weigh(len(said.moves) // MOVES_A_REQUEST)
    practice = Practice(said.game, said.options, said.seats, said.luck, said.seat)
    practice.follow(said.moves)
    practice.deal()
    return practice


@router.post("/practice", response_model=wire.PracticeTold, summary="A position without a table")
def position(ask: AskInWords, said: wire.PracticeAsked) -> Response:
    """Where these moves lead, as a seat sees it. Nothing is kept: send `moves` of the answer, and one more."""
    ask.caller()
    practice = _followed(ask, said)
    if said.handles is not None:
        if practice.viewer < 0:
            raise Refused("server-no-seat")
        practice.touch(practice.viewer, said.handles)
        practice.deal()
    if said.auto is not None:
        ask.weigh(practice.let_others(actions.known_bot(practice.game, said.auto)) // 10)
    told = practice.as_json(said.told, said.layout)
    told["facts"] = answers.with_sentences(told["facts"], ask.words, practice.match.names)
    return JSONResponse(told)


@router.post("/practice/why", response_model=wire.Why, summary="Why not there?")
def why(ask: AskInWords, said: wire.PracticeWhy) -> Response:
    ask.caller()
    practice = _followed(ask, said)
    refusal = practice.why_not(practice.viewer, said.move, said.handles)
    return JSONResponse(answers.why_json(refusal, ask.words, practice.match.names))


@router.get("/tutorials/{game}", response_model=wire.Tutorial, summary="A game's tutorial")
def lesson(ask: Ask, game: str) -> Response:
    """Steps to be played through `/api/practice`; what they say is found in `/api/texts`."""
    ask.caller()
    found = registry.find(game)
    if found is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    told = tutorial(found)
    if told is None:
        raise Refused("server-no-tutorial")
    return JSONResponse({"game": game, **told})


@cache
def tutorial(game: Game) -> dict[str, Any] | None:
    """`tutorial.toml` beside a game; what a game leaves out has its usual value."""
    file = parts.file(game, "tutorial.toml")
    if not file.is_file():
        return None
    told = plain(tomllib.loads(file.read_text("utf-8")))
    usual: dict[str, Any] = {
        "options": {},
        "seats": ["Ada", "Ben"],
        "seat": "A",
        "luck": "",
        "auto": None,
        "moves": [],
    }
    step: dict[str, Any] = {"expect": [], "point": []}
    return {**usual, **told, "steps": [{**step, **one} for one in told["steps"]]}
