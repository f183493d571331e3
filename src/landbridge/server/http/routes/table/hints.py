"""A hint: what the strongest bot would do in one's seat, and what it expects of it.

It is worked out from the seat's own view, beside the bots, and told to nobody else: thinking is free at this table.
"""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse
from pydantic import Field

from landbridge.bots.advice import Advice
from landbridge.server.http import bot_requests, wire
from landbridge.server.http.asking import Asking, AskInWords
from landbridge.server.http.guard import too_fast
from landbridge.server.http.lean import LeanRoute
from landbridge.server.run.bots.bot_process import BotProcess
from landbridge.table import actions
from landbridge.table.answers.hints import hints_json
from landbridge.table.bot_request import BotRequest, request_for
from landbridge.table.parts import PLAYING

WEIGHT = 10  # a hint counts as so many requests: it takes about a second of a core
ASKED_AGAIN = 4  # times that it is thought about, if others move meanwhile


class Hint(wire.Told):
    move: str
    handles: list[str]
    plan: list[str] = Field(description="the move and those that would follow it at once")
    expected: float = Field(description="points in the end")
    chance: float = Field(description="of winning, 0 … 1; a shared win counts as its share")
    text: str


class Hints(wire.Told):
    moves: list[Hint] = Field(description="the best first, three at most; none if it is not this seat's turn")


router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["playing"])


@router.post("/tables/{table}/hint", response_model=Hints, summary="What would you do in my place?")
async def hint(ask: AskInWords, table: str, said: wire.SeatOnly) -> Response:
    """The best moves a strong bot finds for my seat, from what my seat can see; nobody is told. One at a time."""
    return await bot_requests.for_listener(ask.request, _hint(ask, table, said.seat))


async def _hint(ask: Asking, table: str, letter: str) -> Response:
    """If somebody moves in between, it is thought about again: nobody wants advice for how the table was."""
    payer = await run_in_threadpool(bot_requests.account, ask)
    with bot_requests.place(ask, payer):
        for _ in range(ASKED_AGAIN):
            seat, wanted = await run_in_threadpool(_wanted, ask, table, letter)
            if wanted is None:
                break
            found = await bot_requests.answer(ask, payer, "hint", partial(_advised, wanted))
            if found is None:
                raise too_fast(5)
            told = await run_in_threadpool(_answer, ask, table, seat, wanted, found)
            if told is not None:
                return told
    return JSONResponse({"moves": []})


def _advised(wanted: BotRequest, process: BotProcess) -> list[Advice] | None:
    return process.advise(wanted)


def _wanted(ask: Asking, table: str, letter: str) -> tuple[int, BotRequest | None]:
    """The seat, and what to ask a bot process: nothing, if it is not this seat's turn."""
    person = ask.person()
    ask.tables.act(table, actions.helped, person, letter)
    with ask.tables.open(table) as t:
        seat = actions.hint_wanted(t, person, letter)
        ask.weigh(WEIGHT)
        return seat, request_for(t, seat) if seat in t.acting else None


def _answer(ask: Asking, table: str, seat: int, wanted: BotRequest, found: list[Advice]) -> Response | None:
    """None: something has happened meanwhile."""
    with ask.tables.open(table) as t:
        if t.status != PLAYING or t.live is None or t.live.view(seat).tobytes() != wanted.view:
            return None
        return JSONResponse(hints_json(t, seat, found, ask.words))
