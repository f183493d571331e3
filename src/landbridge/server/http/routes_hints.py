"""A hint: what the strongest bot would do in one's seat, and what it expects of it.

It is worked out from the seat's own view, beside the bots, and told to nobody else: thinking is free at this table.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field

from landbridge.bots import advice_text
from landbridge.bots.advice import Advice
from landbridge.server.http import wire
from landbridge.server.run.bot_pool import BotRequest, request_for
from landbridge.server.run.services import Services
from landbridge.table import actions
from landbridge.table.refusals import Refused
from landbridge.table.table import PLAYING, Table
from landbridge.texts import words

WEIGHT = 10  # a hint counts as so many requests: it takes about a second of a core


class Hint(wire.Told):
    move: str
    handles: list[str]
    plan: list[str] = Field(description="the move and those that would follow it at once")
    expected: float = Field(description="points in the end")
    chance: float = Field(description="of winning, 0 … 1; a shared win counts as its share")
    text: str


class Hints(wire.Told):
    moves: list[Hint] = Field(description="the best first, three at most; none if it is not this seat's turn")


def routes(services: Services) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["playing"])

    @api.post("/tables/{table}/hint", response_model=Hints, summary="What would you do in my place?")
    def hint(
        request: Request, table: str, said: wire.SeatOnly, lang: wire.Language | None = None
    ) -> Response:
        """The best moves a strong bot finds for my seat, from what my seat can see; nobody is told."""
        caller, person = services.person(request)

        def asked(t: Table) -> BotRequest | None:
            seat = actions.own_seat(t, person, said.seat)
            actions.playing(t)
            services.weigh(caller, WEIGHT)
            return request_for(t, seat) if seat in t.acting else None

        wanted = services.tables.look(table, asked)
        found = services.bot_pool.advise(wanted) if wanted is not None else []
        if found is None:
            raise Refused("server-too-fast", {"repeat_after": 5}, seconds=5)

        def tell(t: Table) -> Response:
            if t.status != PLAYING or t.live is None or wanted is None:
                return JSONResponse({"moves": []})
            if t.live.view(wanted.seat).tobytes() != wanted.view:
                return JSONResponse({"moves": []})  # something has happened meanwhile
            return JSONResponse({"moves": [_told(t, wanted.seat, one, caller.lang) for one in found]})

        return services.tables.look(table, tell)

    return api


def _told(t: Table, seat: int, advice: Advice, lang: str) -> dict[str, Any]:
    assert t.live is not None
    game, kit, view = t.game, t.kit, t.live.view(seat)
    fact = advice_text.told(game, kit, view, seat, advice, alone=len(t.seats) == 1)
    return {
        "move": game.write(kit, view, seat, advice.move),
        "handles": list(game.handles(kit, view, seat, advice.move)),
        "plan": advice_text.written(game, kit, view, seat, advice.plan),
        "expected": round(advice.points, 2),
        "chance": round(advice.chance, 3),
        "text": words(lang).say(fact.key, fact.values),
    }
