"""Reviews of games that are over, a piece with each request; exercises, and decisions that are tried again."""

from __future__ import annotations

from random import Random
from typing import Annotated

from landbridge.app.bounds import Whole
from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.play import Why
from landbridge.app.shapes.reviews import (
    Exercises,
    ExerciseTold,
    NextAsked,
    PuzzleAsked,
    RecordAsked,
    ReviewConsent,
    ReviewTold,
    Shown,
    ShownAsked,
    TryAsked,
    TryTold,
    TryWhy,
    Verdict,
)
from landbridge.app.thinking import Thinking
from landbridge.features.reviews import games
from landbridge.features.reviews.games import Game
from landbridge.features.reviews.keeping import Reviews
from landbridge.reviewing.pieces import complete
from landbridge.table.answers.facts import why_json
from landbridge.table.answers.study.exercises import (
    exercise_json,
    exercises_json,
    found_by_itself,
    is_right,
    try_json,
    verdict_json,
)
from landbridge.table.answers.study.reviews import found_at, judged, shown_json
from landbridge.table.exercise.puzzle import Puzzle, Try, all_of, from_exercise, one_of
from landbridge.table.exercise.solver import next_one
from landbridge.table.refusals import Refused

TRY = 5  # a try that has to be thought about counts as so many requests
At = Annotated[int, Whole(least=0, most=10**6)]

reviews = Group("reviews")
exercises = Group("exercises")


# --- reviews ----------------------------------------------------------------------------------------------------


@reviews.get("tables/{table}/review")
def look(room: Room, table: str) -> ReviewTold:
    """What there is of a review: one's own choices, and those of others who agreed. Nothing before the game is over."""
    return games.of_table(room, table).told(room)


@reviews.post("tables/{table}/review")
def go_on(room: Room, table: str) -> Thinking[ReviewTold]:
    """Go on with a review: one piece more. Ask until it is whole. Only those who played may ask."""
    return (yield from _next_piece(room, games.of_table(room, table)))


@reviews.put("tables/{table}/review")
def agree(room: Room, table: str, said: ReviewConsent) -> ReviewTold:
    """Let others see my choices, or not."""
    person = room.person()
    if not games.of_table(room, table).plays:
        raise Refused("server-not-yours")
    room.of(Reviews).agree(table, person.id, said.agree)
    return games.of_table(room, table).told(room)


@reviews.get("tables/{table}/review/{at}")
def show(room: Room, table: str, at: At) -> Shown:
    """A finding on the board."""
    return _shown(room, games.of_table(room, table), at)


@reviews.post("reviews")
def go_on_with_record(room: Room, said: RecordAsked) -> Thinking[ReviewTold]:
    """Go on with the review of a record of one's own."""
    return (yield from _next_piece(room, games.of_record(room, said.record)))


@reviews.post("reviews/at")
def show_record(room: Room, said: ShownAsked) -> Shown:
    """A finding on the board."""
    return _shown(room, games.of_record(room, said.record), said.at)


def _next_piece(room: Room, game: Game) -> Thinking[ReviewTold]:
    if not game.plays:
        raise Refused("server-not-yours")
    pieces, kept = game.pieces(room), room.of(Reviews)
    if not complete(pieces):
        piece = yield game.request(pieces[-1]["end"] if pieces else 0, kept)
        kept.keep(game.key, piece)
    return game.told(room)


def _shown(room: Room, game: Game, at: int) -> Shown:
    pieces = game.pieces(room)
    return shown_json(game.match, found_at(pieces, at, game.shown & judged(pieces)))


# --- exercises --------------------------------------------------------------------------------------------------


@exercises.get("exercises")
def listed(room: Room) -> Exercises:
    """What exercises there are, by game, with their themes, and how I have done so far."""
    return exercises_json(lambda game: room.of(Reviews).solver(room.id, game))


@exercises.post("exercises/next")
def following(room: Room, said: NextAsked) -> ExerciseTold:
    """The next exercise: one that I have not seen yet, about as difficult as my rating."""
    solver = room.of(Reviews).solver(room.id, said.game)
    one = next_one(all_of(said.game).values(), solver, said.theme, said.level, Random())
    return exercise_json(one, one.id in solver.seen)


@exercises.get("exercises/{game}/{id}")
def single(room: Room, game: str, id: str) -> ExerciseTold:
    """One exercise."""
    return exercise_json(one_of(game, id), id in room.of(Reviews).solver(room.id, game).seen)


@exercises.post("exercises/position")
def position(room: Room, said: TryAsked) -> TryTold:
    """A try, as far as it has come. Nothing is kept: send `moves` of the answer, and one more."""
    attempt = _attempt(room, said)
    if said.handles is not None:
        attempt.touch(said.handles)
    return try_json(attempt, said.layout)


@exercises.post("exercises/why")
def why_not(room: Room, said: TryWhy) -> Why:
    """Why not there?"""
    attempt = _attempt(room, said)
    return why_json(attempt.practice.why_not(attempt.seat, said.move, said.handles))


@exercises.post("exercises/try")
def judge(room: Room, said: PuzzleAsked) -> Thinking[Verdict]:
    """What my try is worth, beside the answer. My first try at an exercise changes my rating."""
    attempt = _attempt(room, said)
    if not attempt.complete:
        raise Refused("exercise-unfinished")
    found = found_by_itself(attempt)
    if found is None:
        room.weigh(TRY)
        lost, share = yield attempt.request(room.of(Reviews).try_effort)
        found = lost, share
    told = verdict_json(attempt, found)
    exercise = attempt.puzzle.exercise
    if exercise is not None and room.id:
        right = is_right(attempt, found)
        before, after = room.of(Reviews).solved(
            room.id, exercise.game, lambda one: one.after(exercise, right)
        )
        told["solver"] = after.as_json()
        if after.tried != before.tried:
            told["change"] = after.as_json()["rating"] - before.as_json()["rating"]
    return told


def _attempt(room: Room, said: PuzzleAsked) -> Try:
    return Try(_puzzle(room, said), said.moves)


def _puzzle(room: Room, said: PuzzleAsked) -> Puzzle:
    if said.game is not None and said.id is not None:
        return from_exercise(said.game, said.id)
    if said.at is None or (said.table is None) == (said.record is None):
        raise Refused("server-invalid", where="game, id, table, record, at")
    if said.table is not None:
        return games.puzzle_of(room, games.of_table(room, said.table), said.at)
    return games.puzzle_of(room, games.of_record(room, said.record or ""), said.at)
