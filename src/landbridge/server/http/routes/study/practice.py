"""Trying out: positions without a table, and the tutorials that are played on them."""

from __future__ import annotations

from time import monotonic

from fastapi import APIRouter, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse

from landbridge.server.http import bot_requests, wire
from landbridge.server.http.asking import Ask, Asking, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.server.run.bots.bot_process import BotProcess
from landbridge.table import actions
from landbridge.table.answers.facts import why_json
from landbridge.table.answers.draws import draws_json
from landbridge.table.answers.study.tutorials import tutorial_json
from landbridge.table.bot_request import BotRequest
from landbridge.table.luck.draws import Pull
from landbridge.table.practice import BotTurn, Practice, most_moves
from landbridge.table.refusals import Refused

MOVES_A_REQUEST = 40  # so many moves to be played again weigh as much as a request
MOST_DRAWN = 2_000  # cards, dice and tiles of one evening
AT_A_TIME = 0.5  # seconds for which bots play before it is somebody else's turn

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["trying out"])


def _followed(ask: AskInWords, said: wire.PracticeAsked | wire.PracticeWhy) -> Practice:
    ask.weigh(len(said.moves) // MOVES_A_REQUEST)
    ask.weigh_board(said.options)
    practice = Practice(said.game, said.options, said.seats, said.luck, said.seat)
    practice.follow(said.moves)
    practice.deal()
    return practice


@router.post("/practice", response_model=wire.PracticeTold, summary="A position without a table")
async def position(ask: AskInWords, said: wire.PracticeAsked) -> Response:
    """Where these moves lead, as a seat sees it. Nothing is kept: send `moves` of the answer, and one more."""
    return await bot_requests.for_listener(ask.request, _position(ask, said))


async def _position(ask: Asking, said: wire.PracticeAsked) -> Response:
    if said.auto is None:
        return await run_in_threadpool(lambda: _told(ask, said, _touched(ask, said)))
    payer = await run_in_threadpool(bot_requests.account, ask)
    with bot_requests.place(ask, payer):
        practice = await run_in_threadpool(_touched, ask, said)
        others = Others(practice, said, actions.known_bot(practice.game, said.auto))
        while await bot_requests.answer(ask, payer, "practice", others):
            pass
    return await run_in_threadpool(_told, ask, said, practice)


def _touched(ask: Asking, said: wire.PracticeAsked) -> Practice:
    ask.caller()
    practice = _followed(ask, said)
    if said.handles is not None:
        if practice.viewer < 0:
            raise Refused("server-no-seat")
        practice.touch(practice.viewer, said.handles)
        practice.deal()
    return practice


def _told(ask: Asking, said: wire.PracticeAsked, practice: Practice) -> Response:
    told = practice.as_json(said.told, said.layout)
    told["facts"] = told.with_sentences(told["facts"])
    return JSONResponse(told)


class Others:
    """Bots that play for everybody else, a little at a time, so that others have their turn in between."""

    def __init__(self, practice: Practice, said: wire.PracticeAsked, bot: str):
        self.practice, self.bot = practice, bot
        self.options = tuple(sorted(said.options.items()))
        self.left = most_moves(practice.game, bot)

    def __call__(self, process: BotProcess) -> bool:
        """Some moves; whether there are more to make."""
        end = monotonic() + AT_A_TIME
        while self.left:
            turn = self.practice.bot_turn()
            if turn is None:
                return False
            move = process.think(self._request(turn))
            self.practice.bot_move(turn, move)
            self.left -= 1
            if monotonic() > end:
                break
        return bool(self.left)

    def _request(self, turn: BotTurn) -> BotRequest:
        """Each move is thought of afresh: the same request has the same answer, whichever process it comes to."""
        game, view = self.practice.game.name, turn.view.tobytes()
        return BotRequest(game, self.options, view, turn.seat, self.bot, turn.seed, afresh=True)


@router.post("/practice/why", response_model=wire.Why, summary="Why not there?")
def why(ask: AskInWords, said: wire.PracticeWhy) -> Response:
    ask.caller()
    practice = _followed(ask, said)
    refusal = practice.why_not(practice.viewer, said.move, said.handles)
    return JSONResponse(why_json(refusal))


@router.post("/draw", response_model=wire.Drawn, summary="Cards, dice or tiles for a real table")
def draw(ask: AskInWords, said: wire.DrawAsked) -> Response:
    """From a secret that the asker keeps and whose hash was shown before. Nothing is stored: all wishes come again."""
    ask.caller()
    things = sum(one.count for one in said.pulls)
    if things > MOST_DRAWN:
        raise Refused("server-invalid", where="pulls")
    ask.weigh(things // MOVES_A_REQUEST)
    pulls = [Pull(one.what, one.count) for one in said.pulls]
    return JSONResponse(draws_json(said.game, said.seats, said.secret, pulls))


@router.get("/tutorials/{game}", response_model=wire.Tutorial, summary="A game's tutorial")
def lesson(ask: Ask, game: str) -> Response:
    """Steps to be played through `/api/practice`; what they say is found in `/api/texts`."""
    ask.caller()
    return JSONResponse(tutorial_json(game))
