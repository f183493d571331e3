"""Boards of one's own: the shipped ones to begin with, and everything that is wrong with a new one."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge import registry
from landbridge.core import parts
from landbridge.core.board import BoardError, Problem
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.options import BOARD
from landbridge.core.show.scene import scene_of
from landbridge.server.http import answers, wire
from landbridge.server.http.asking import Ask, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.table.refusals import Refused
from landbridge.texts import Words

WEIGHT = 5  # a check counts as so many requests


router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["boards"])


@router.get("/boards/{game}", response_model=wire.Boards, summary="Boards to begin with")
def boards(ask: Ask, game: str) -> Response:
    """The text of every shipped board, and what a drawing may be made of."""
    ask.caller()
    found = _game(game)
    return JSONResponse({"boards": shipped(found), "signs": scene_of(found).signs()})


@router.post("/boards", response_model=wire.BoardChecked, summary="Check a board of one's own")
def check(ask: AskInWords, said: wire.BoardAsked) -> Response:
    """Everything that is wrong with it, not only the first thing. Nothing is kept."""
    ask.caller()
    game = _game(said.game)
    ask.weigh(WEIGHT)
    try:
        kit = game.kit(game.options_from({BOARD: said.board}))
    except BoardError as error:
        told = [problem_json(one, said.board, ask.words) for one in error.problems]
        return JSONResponse({"ok": False, "problems": told, "layout": None})
    notes = [problem_json(one, said.board, ask.words) for one in getattr(kit.board, "notes", ())]
    return JSONResponse({"ok": True, "problems": notes, "layout": scene_of(game).layout(kit)})


def _game(name: str) -> Game:
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


def problem_json(problem: Problem, text: str, say: Words) -> dict[str, Any]:
    place = _place(problem.place)
    return {
        "place": answers.sentence(place, say) if place is not None else None,
        "reason": answers.sentence(problem.fact, say),
        "ruling": problem.ruling,
        "line": _line(problem.place, text),
        "note": not problem.fatal,
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
