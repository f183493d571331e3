"""Trying out: positions without a table, and the tutorials that are played on them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core import parts
from landbridge.core.game import Game
from landbridge.core.show.scene import plain
from landbridge.server.http import answers, wire
from landbridge.server.http.routes_play import one_of
from landbridge.server.run.services import Caller, Services
from landbridge.table import actions
from landbridge.table.practice import Practice
from landbridge.table.refusals import Refused
from landbridge.texts import words

MOVES_A_REQUEST = 40  # so many moves to be played again weigh as much as a request


def routes(services: Services) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["trying out"])

    def followed(caller: Caller, said: wire.PracticeAsked | wire.PracticeWhy) -> Practice:
        services.weigh(caller, len(said.moves) // MOVES_A_REQUEST)
        practice = Practice(said.game, said.options, said.seats, said.luck, said.seat)
        practice.follow(said.moves)
        practice.deal()
        return practice

    @api.post("/practice", response_model=wire.PracticeTold, summary="A position without a table")
    def position(request: Request, said: wire.PracticeAsked, lang: wire.Language | None = None) -> Response:
        """Where these moves lead, as a seat sees it. Nothing is kept: send `moves` of the answer, and one more."""
        caller = services.caller(request)
        practice = followed(caller, said)
        if said.handles is not None:
            if practice.viewer < 0:
                raise Refused("server-no-seat")
            practice.touch(practice.viewer, said.handles)
            practice.deal()
        if said.auto is not None:
            services.weigh(caller, practice.let_others(actions.known_bot(practice.game, said.auto)) // 10)
        told = practice.as_json(said.told, said.layout)
        told["facts"] = answers.with_sentences(told["facts"], words(caller.lang), practice.match.names)
        return JSONResponse(told)

    @api.post("/practice/why", response_model=wire.Why, summary="Why not there?")
    def why(request: Request, said: wire.PracticeWhy, lang: wire.Language | None = None) -> Response:
        one_of(said.move, said.handles)
        caller = services.caller(request)
        practice = followed(caller, said)
        refusal = practice.why_not(practice.viewer, said.move, said.handles)
        return JSONResponse(answers.why_json(refusal, words(caller.lang), practice.match.names))

    @api.get("/tutorials/{game}", response_model=wire.Tutorial, summary="A game's tutorial")
    def lesson(request: Request, game: str) -> Response:
        """Steps to be played through `/api/practice`; what they say is found in `/api/texts`."""
        services.caller(request)
        found = registry.find(game)
        if found is None:
            raise Refused("server-no-game", known=", ".join(registry.game_names()))
        told = tutorial(found)
        if told is None:
            raise Refused("server-no-tutorial")
        return JSONResponse({"game": game, **told})

    return api


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
