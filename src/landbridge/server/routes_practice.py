"""Trying out: positions without a table, and the tutorials that are played on them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from landbridge import catalogue
from landbridge.core.game import Game
from landbridge.core.scene import home, plain
from landbridge.server import acts, pictures, wire
from landbridge.server.house import Caller, House
from landbridge.server.practice import Practice
from landbridge.server.refusals import Refused
from landbridge.server.routes_play import one_of
from landbridge.texts import words

MOVES_A_REQUEST = 40  # so many moves to be played again weigh as much as a request


def routes(house: House) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["trying out"])

    def followed(caller: Caller, said: wire.PracticeAsked | wire.PracticeWhy) -> Practice:
        house.weigh(caller, len(said.moves) // MOVES_A_REQUEST)
        practice = Practice(said.game, said.options, said.seats, said.luck, said.seat)
        practice.follow(said.moves)
        practice.deal()
        return practice

    @api.post("/practice", response_model=wire.PracticeTold, summary="A position without a table")
    def position(request: Request, said: wire.PracticeAsked, lang: wire.Language | None = None) -> Response:
        """Where these moves lead, as a seat sees it. Nothing is kept: send `moves` of the answer, and one more."""
        caller = house.caller(request)
        practice = followed(caller, said)
        if said.handles is not None:
            if practice.viewer < 0:
                raise Refused("server-no-seat")
            practice.touch(practice.viewer, said.handles)
            practice.deal()
        if said.auto is not None:
            house.weigh(caller, practice.let_others(acts.known_bot(practice.game, said.auto)) // 10)
        return JSONResponse(practice.as_json(said.told, said.layout, caller.lang))

    @api.post("/practice/why", response_model=wire.Why, summary="Why not there?")
    def why(request: Request, said: wire.PracticeWhy, lang: wire.Language | None = None) -> Response:
        one_of(said.move, said.handles)
        caller = house.caller(request)
        practice = followed(caller, said)
        refusal = practice.why_not(practice.viewer, said.move, said.handles)
        return JSONResponse(pictures.why_json(refusal, words(caller.lang), practice.match.names))

    @api.get("/tutorials/{game}", response_model=wire.Tutorial, summary="A game's tutorial")
    def lesson(request: Request, game: str) -> Response:
        """Steps to be played through `/api/practice`; what they say is found in `/api/texts`."""
        house.caller(request)
        found = catalogue.find(game)
        if found is None:
            raise Refused("server-no-game", known=", ".join(catalogue.game_names()))
        told = tutorial(found)
        if told is None:
            raise Refused("server-no-tutorial")
        return JSONResponse({"game": game, **told})

    return api


@cache
def tutorial(game: Game) -> dict[str, Any] | None:
    """`tutorial.toml` beside a game; what a game leaves out has its usual value."""
    file = resources.files(home(game)).joinpath("tutorial.toml")
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
