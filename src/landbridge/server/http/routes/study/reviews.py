"""Reviews of games that are over: a piece with each request, in the bots' processes, when nobody plays there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse

from landbridge.reviewing.pieces import ReviewRequest, complete, joined
from landbridge.server.http import bot_requests, reviewed
from landbridge.server.http.asking import Asking, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.reviewed import Game
from landbridge.server.http.wire import reviews as wire
from landbridge.server.run.bots.bot_process import BotProcess
from landbridge.server.run.bots.fair_queue import Account, Rank
from landbridge.table.answers.study.reviews import found_at, judged, shown_json
from landbridge.table.refusals import Refused

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["reviews"])


@router.get("/tables/{table}/review", response_model=wire.ReviewTold, summary="What is there of a review")
def look(ask: AskInWords, table: str) -> Response:
    """One's own choices, and those of others who agreed. Nothing before the game is over."""
    game = reviewed.of_table(ask, table)
    return JSONResponse(game.told(ask))


@router.post("/tables/{table}/review", response_model=wire.ReviewTold, summary="Go on with a review")
async def go_on(ask: AskInWords, table: str) -> Response:
    """One piece more; ask until the review is whole. Only those who played may ask, and stop whenever they like."""
    return await bot_requests.for_listener(ask.request, _piece(ask, partial(reviewed.of_table, ask, table)))


@router.put("/tables/{table}/review", response_model=wire.ReviewTold, summary="May others see my choices?")
def agree(ask: AskInWords, table: str, said: wire.ReviewConsent) -> Response:
    person = ask.person()
    if not reviewed.of_table(ask, table).plays:
        raise Refused("server-not-yours")
    ask.services.reviews.agree(table, person.id, said.agree)
    game = reviewed.of_table(ask, table)
    return JSONResponse(game.told(ask))


@router.get("/tables/{table}/review/{at}", response_model=wire.Shown, summary="A finding on the board")
def show(ask: AskInWords, table: str, at: int) -> Response:
    return _shown(ask, reviewed.of_table(ask, table), at)


@router.post(
    "/reviews", response_model=wire.ReviewTold, summary="Go on with the review of a record of one's own"
)
async def go_on_with_record(ask: AskInWords, said: wire.RecordAsked) -> Response:
    return await bot_requests.for_listener(
        ask.request, _piece(ask, partial(reviewed.of_record, ask, said.record))
    )


@router.post("/reviews/at", response_model=wire.Shown, summary="A finding on the board")
def show_record(ask: AskInWords, said: wire.ShownAsked) -> Response:
    return _shown(ask, reviewed.of_record(ask, said.record), said.at)


def _shown(ask: Asking, game: Game, at: int) -> Response:
    pieces = game.pieces(ask)
    found = found_at(pieces, at, game.shown & judged(pieces))
    return JSONResponse(shown_json(game.match, found, ask.words))


async def _piece(ask: Asking, find: Callable[[], Game]) -> Response:
    payer = await run_in_threadpool(bot_requests.account, ask)
    game, request = await run_in_threadpool(_wanted, ask, find)
    if request is not None:
        # A person may have a hint thought about at the same time.
        with bot_requests.place(ask, Account(f"{payer.person} review", payer.address)):
            piece = await bot_requests.answer(ask, payer, "review", partial(_reviewed, request), Rank.ALONE)
        if piece is None:
            raise Refused("review-failed")
        await run_in_threadpool(_keep, ask, game, piece)
    return await run_in_threadpool(lambda: JSONResponse(game.told(ask)))


def _keep(ask: Asking, game: Game, piece: dict[str, Any]) -> None:
    services = ask.services
    services.reviews.keep(game.key, piece)
    pieces = game.pieces(ask)
    if complete(pieces):
        services.results.reviewed(game.key, joined(pieces))


def _reviewed(request: ReviewRequest, process: BotProcess) -> dict[str, Any] | None:
    found: dict[str, Any] | None = process.review(request)
    return found


def _wanted(ask: Asking, find: Callable[[], Game]) -> tuple[Game, ReviewRequest | None]:
    game = find()
    if not game.plays:
        raise Refused("server-not-yours")
    pieces = game.pieces(ask)
    if complete(pieces):
        return game, None
    return game, game.request(pieces[-1]["end"] if pieces else 0)
