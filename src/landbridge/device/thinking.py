"""Bots that think in a worker of their own: a view comes in, a move or some advice goes out.

Rules are compiled where they can be (`Kit.quick`); otherwise they are interpreted.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from functools import lru_cache
from random import Random
from typing import Any

from landbridge import registry
from landbridge.app.thinking import Question
from landbridge.bots import bot as bots
from landbridge.bots import clairvoyant
from landbridge.bots.advice import Advice, advise
from landbridge.bots.clairvoyant import ClairvoyantRequest
from landbridge.core.game import Kit
from landbridge.core.show.state_json import record_of
from landbridge.core.state import State
from landbridge.device.apart import WantedFile, without
from landbridge.reviewing.pieces import ReviewRequest, piece
from landbridge.reviewing.report import ReviewError
from landbridge.reviewing.tries import TryRequest, compared
from landbridge.table.answers.hints import hint_json
from landbridge.table.bot_request import BotRequest


def as_text(request: Question) -> str:
    """A request as it goes from worker to worker. Nobody reads it on the way: a seed has 64 bits."""
    said = request._asdict() | {"kind": type(request).__name__}
    if not isinstance(request, ReviewRequest | ClairvoyantRequest):
        said["view"] = b64encode(request.view).decode()
    return json.dumps(said)


def answer_of(question: Question, said: Any) -> Any:
    """Return what the other worker said, as an operation expects it."""
    if isinstance(question, BotRequest) and not question.bot:
        return [Advice(tuple(plan), points, chance, sure) for plan, points, chance, sure in said or []]
    return said


@lru_cache(maxsize=16)
def _kit(game: str, options: tuple[tuple[str, str], ...]) -> Kit:
    found = registry.game(game)
    return found.kit(found.options_from(dict(options))).quick()


def answered(kind: str, asked: str, missing: str = "[]") -> str:
    """What the bots' worker asks: `think` or `hint`. It may be told to fetch a file first: `wants file`, and which.

    `missing`: files that could not be fetched, as JSON.
    """
    try:
        with without(json.loads(missing)):
            return f"thought\n{hint(asked) if kind == 'hint' else think(asked)}"
    except WantedFile as wanted:
        return f"wants file\n{wanted.name}"


def think(asked: str) -> str:
    """In the bots' worker: a request as JSON; a move, or a list of advice."""
    said = json.loads(asked)
    options = tuple((name, value) for name, value in said["options"])
    if said["kind"] == ClairvoyantRequest.__name__:
        kit = _kit(said["game"], options)
        return json.dumps(clairvoyant.best(kit.game, kit, tuple(said["chance"]), said["width"]))
    if said["kind"] != BotRequest.__name__:
        return json.dumps(_reviewed(said))
    kit = _kit(said["game"], options)
    view, seat, luck = (
        State.from_bytes(b64decode(said["view"]), kit.state),
        said["seat"],
        Random(said["seed"]),
    )
    if said["afresh"]:
        kit.memo.pop("plans", None)
    if not said["bot"]:
        return json.dumps([list(one) for one in advise(kit.game, kit, view, seat, luck)])
    return json.dumps(int(bots.find(kit.game, said["bot"])(kit.game, kit, view, seat, luck, None)))


def _reviewed(said: dict[str, Any]) -> Any:
    """A piece of a review, or how far a try is behind the answer."""
    kind = said.pop("kind")
    said["options"] = options = tuple((name, value) for name, value in said["options"])
    try:
        if kind == ReviewRequest.__name__:
            return piece(ReviewRequest(**{**said, "seats": tuple(said["seats"])}))
        moves = {name: tuple(said[name]) for name in ("answer", "tried")}
        return compared(
            _kit(said["game"], options), TryRequest(**{**said, **moves, "view": b64decode(said["view"])})
        )
    except ReviewError as error:
        return {"refused": error.fact.key, "values": dict(error.fact.values)}


def hint(asked: str) -> str:
    """For a server's table: what its page knows of it, as JSON; answered as by the server."""
    said = json.loads(asked)
    kit = _kit(said["game"], tuple(sorted(said["options"].items())))
    view, seat = record_of(said["view"], kit.state), said["seat"]
    found = advise(kit.game, kit, view, seat, Random(view.tobytes()))
    alone = said["seats"] == 1
    return json.dumps({"moves": [hint_json(kit, view, seat, one, alone) for one in found]})
