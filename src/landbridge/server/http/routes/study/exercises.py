"""Exercises: positions that have one best answer, and those in which somebody lost most."""

from __future__ import annotations

from functools import partial
from random import Random

from fastapi import APIRouter, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse

from landbridge.reviewing.tries import TryRequest
from landbridge.server.http import bot_requests, reviewed, wire
from landbridge.server.http.asking import Asking, AskInWords
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.wire import reviews as shapes
from landbridge.server.run.bots.bot_process import BotProcess
from landbridge.table.answers.facts import why_json
from landbridge.table.answers.study.exercises import (
    Found,
    exercise_json,
    exercises_json,
    found_by_itself,
    is_right,
    try_json,
    verdict_json,
)
from landbridge.table.exercise.puzzle import Puzzle, Try, all_of, from_exercise, one_of
from landbridge.table.exercise.solver import next_one
from landbridge.table.refusals import Refused

EFFORT = 1.0
WEIGHT = 5  # a try that has to be thought about counts as so many requests

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["exercises"])


@router.get("/exercises", response_model=shapes.Exercises, summary="What exercises there are")
def exercises(ask: AskInWords) -> Response:
    """By game, with their themes, and how I have done so far."""
    me = ask.caller().id
    return JSONResponse(exercises_json(lambda game: ask.services.reviews.solver(me, game)))


@router.post("/exercises/next", response_model=shapes.ExerciseTold, summary="The next exercise")
def following(ask: AskInWords, said: shapes.NextAsked) -> Response:
    """One that I have not seen yet, about as difficult as my rating."""
    solver = ask.services.reviews.solver(ask.caller().id, said.game)
    one = next_one(all_of(said.game).values(), solver, said.theme, said.level, Random())
    return JSONResponse(exercise_json(one, one.id in solver.seen))


@router.get("/exercises/{game}/{id}", response_model=shapes.ExerciseTold, summary="One exercise")
def single(ask: AskInWords, game: str, id: str) -> Response:
    solver = ask.services.reviews.solver(ask.caller().id, game)
    return JSONResponse(exercise_json(one_of(game, id), id in solver.seen))


@router.post("/exercises/position", response_model=shapes.TryTold, summary="A try, as far as it has come")
def position(ask: AskInWords, said: shapes.TryAsked) -> Response:
    """Nothing is kept: send `moves` of the answer, and one more."""
    attempt = _attempt(ask, said)
    if said.handles is not None:
        attempt.touch(said.handles)
    return JSONResponse(try_json(attempt, said.layout))


@router.post("/exercises/why", response_model=wire.Why, summary="Why not there?")
def why(ask: AskInWords, said: shapes.TryWhy) -> Response:
    attempt = _attempt(ask, said)
    refusal = attempt.practice.why_not(attempt.seat, said.move, said.handles)
    return JSONResponse(why_json(refusal))


@router.post("/exercises/try", response_model=shapes.Verdict, summary="What is my try worth?")
async def judge(ask: AskInWords, said: shapes.PuzzleAsked) -> Response:
    """Beside the answer. My first try at an exercise changes my rating."""
    return await bot_requests.for_listener(ask.request, _judged(ask, said))


async def _judged(ask: Asking, said: shapes.PuzzleAsked) -> Response:
    attempt = await run_in_threadpool(_attempt, ask, said)
    if not attempt.complete:
        raise Refused("exercise-unfinished")
    found = await run_in_threadpool(found_by_itself, attempt)
    if found is None:
        payer = await run_in_threadpool(bot_requests.account, ask)
        request = attempt.request(EFFORT)
        with bot_requests.place(ask, payer):
            await run_in_threadpool(ask.weigh, WEIGHT)
            found = await bot_requests.answer(ask, payer, "exercise", partial(_compared, request))
        if found is None:
            raise Refused("review-failed")
    return await run_in_threadpool(_verdict, ask, attempt, found)


def _compared(request: TryRequest, process: BotProcess) -> Found | None:
    found: Found | None = process.review(request)
    return found


def _verdict(ask: Asking, attempt: Try, found: Found) -> Response:
    told = verdict_json(attempt, found)
    exercise, me = attempt.puzzle.exercise, ask.caller().id
    if exercise is not None and me:
        right = is_right(attempt, found)
        before, after = ask.services.reviews.solved(me, exercise.game, lambda one: one.after(exercise, right))
        told["solver"] = after.as_json()
        if after.tried != before.tried:
            told["change"] = after.as_json()["rating"] - before.as_json()["rating"]
    return JSONResponse(told)


def _attempt(ask: Asking, said: shapes.PuzzleAsked) -> Try:
    ask.caller()
    return Try(_puzzle(ask, said), said.moves)


def _puzzle(ask: Asking, said: shapes.PuzzleAsked) -> Puzzle:
    if said.game is not None and said.id is not None:
        return from_exercise(said.game, said.id)
    if said.at is None or (said.table is None) == (said.record is None):
        raise Refused("server-invalid", where="game, id, table, record, at")
    if said.table is not None:
        return reviewed.puzzle_of(ask, reviewed.of_table(ask, said.table), said.at)
    return reviewed.puzzle_of(ask, reviewed.of_record(ask, said.record or ""), said.at)
