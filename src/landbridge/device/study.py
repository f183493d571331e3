"""Reviews and exercises on a device: thought about in the bots' worker, kept beside the tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from landbridge.core.options import to_text
from landbridge.core.play import record as records
from landbridge.core.play.match import Match
from landbridge.device.asking import Asked
from landbridge.device.notes import WantedNotes
from landbridge.reviewing.pieces import ReviewRequest, complete, moves_mark, still_true
from landbridge.reviewing.report import Choice
from landbridge.table.answers import sentences
from landbridge.table.answers.replays import from_record
from landbridge.table.answers.study.exercises import (
    exercise_json,
    exercises_json,
    found_by_itself,
    is_right,
    try_json,
    verdict_json,
)
from landbridge.table.answers.study.reviews import found_at, progress_json, shown_json
from landbridge.table.exercise.puzzle import Puzzle, Try, all_of, from_choice, from_exercise, one_of
from landbridge.table.exercise.solver import LEVELS, Solver, next_one
from landbridge.table.parts import OVER
from landbridge.table.refusals import Refused
from landbridge.table.replay import Replay

if TYPE_CHECKING:
    from landbridge.device.device import Device

EFFORT = 0.15  # of a whole review: a phone has a fraction of a server's speed
SECONDS = 0.4  # for a piece
SOLVER = "solver "

Thinking = Generator[Any, Any, Any]


class Game(NamedTuple):
    """A game that is over; on a device everything is its owner's."""

    key: str
    match: Match
    people: tuple[int, ...]


# --- exercises ------------------------------------------------------------------------------------------------


def _solver(device: Device, game: str) -> Solver:
    return Solver.from_kept(device.notes.of(SOLVER).get(SOLVER + game))


def _solver_now(device: Device, game: str) -> Generator[Any, Any, Solver]:
    """After a thought: another exercise may have been tried in the meantime."""
    try:
        return _solver(device, game)
    except WantedNotes as wanted:
        yield wanted
    return _solver(device, game)


def exercises(device: Device, asked: Asked) -> Any:
    return exercises_json(lambda game: _solver(device, game))


def following(device: Device, asked: Asked) -> Any:
    game, level = asked.text("game"), asked.text("level", "mine")
    if level not in LEVELS:
        raise Refused("server-invalid", where="level")
    solver = _solver(device, game)
    one = next_one(all_of(game).values(), solver, asked.text("theme", ""), level, Random())
    return exercise_json(one, one.id in solver.seen)


def single(device: Device, asked: Asked) -> Any:
    game, id = asked.path[1], asked.path[2]
    return exercise_json(one_of(game, id), id in _solver(device, game).seen)


def position(device: Device, asked: Asked) -> Any:
    attempt, handles = _attempt(device, asked), asked.texts("handles")
    if handles is not None:
        attempt.touch(handles)
    return try_json(attempt, device.say, asked.flag("layout"))


def why(device: Device, asked: Asked) -> Any:
    attempt = _attempt(device, asked)
    refusal = attempt.practice.why_not(attempt.seat, asked.maybe_text("move"), asked.texts("handles"))
    return sentences.why_json(refusal, device.say, attempt.match.names)


def judge(device: Device, asked: Asked) -> Thinking:
    attempt = _attempt(device, asked)
    if not attempt.complete:
        raise Refused("exercise-unfinished")
    exercise = attempt.puzzle.exercise
    found = found_by_itself(attempt)
    if found is None:
        thought = yield attempt.request(EFFORT)
        if thought is None:
            raise Refused("review-failed")
        found = thought[0], thought[1]
    told = verdict_json(attempt, found, device.say)
    if exercise is not None:
        before = yield from _solver_now(device, exercise.game)
        after = before.after(exercise, is_right(attempt, found))
        device.notes.keep(SOLVER + exercise.game, after.kept())
        told["solver"] = after.as_json()
        if after.tried != before.tried:
            told["change"] = after.as_json()["rating"] - before.as_json()["rating"]
    return told


def _attempt(device: Device, asked: Asked) -> Try:
    return Try(_puzzle(device, asked), asked.texts("moves") or [])


def _puzzle(device: Device, asked: Asked) -> Puzzle:
    game, id = asked.maybe_text("game"), asked.maybe_text("id")
    if game is not None and id is not None:
        return from_exercise(game, id)
    table, record, at = asked.maybe_text("table"), asked.maybe_text("record"), asked.number("at")
    if at is None or (table is None) == (record is None):
        raise Refused("server-invalid", where="game, id, table, record, at")
    reviewed = _of_table(device, table) if table is not None else _of_record(device, record or "")
    found = found_at(_pieces(device, reviewed), at, reviewed.people)
    if not isinstance(found, Choice) or not found.cost:
        raise Refused("exercise-none")
    return from_choice(reviewed.match, found)


# --- reviews --------------------------------------------------------------------------------------------------


def look(device: Device, asked: Asked) -> Any:
    game = _of_table(device, asked.path[1])
    return _told(game, _pieces(device, game))


def go_on(device: Device, asked: Asked) -> Thinking:
    return (yield from _next_piece(device, _of_table(device, asked.path[1])))


def go_on_with_record(device: Device, asked: Asked) -> Thinking:
    return (yield from _next_piece(device, _of_record(device, asked.text("record"))))


def show(device: Device, asked: Asked) -> Any:
    at = asked.path[3]
    if not (at.isascii() and at.isdigit() and len(at) < 8):
        raise Refused("server-invalid", where="at")
    return _shown(device, _of_table(device, asked.path[1]), int(at))


def show_record(device: Device, asked: Asked) -> Any:
    return _shown(device, _of_record(device, asked.text("record")), asked.number("at") or 0)


def _next_piece(device: Device, game: Game) -> Thinking:
    pieces = _pieces(device, game)
    if not complete(pieces):
        first = pieces[-1]["end"] if pieces else 0
        options = tuple(sorted(to_text(game.match.kit.options).items()))
        text = records.dumps(game.match)
        name = game.match.game.name
        piece = yield ReviewRequest(name, options, text, first, game.people, EFFORT, SECONDS)
        if piece is None:
            raise Refused("review-failed")
        if "refused" in piece:
            raise Refused(piece["refused"], **piece["values"])
        device.notes.keep(f"{game.key} {first:06}", json.dumps(piece))
        pieces = [*pieces, piece]
    return _told(game, pieces)


def _told(game: Game, pieces: list[dict[str, Any]]) -> Any:
    return {**progress_json(pieces, game.match.names, game.people), "consent": None}


def _shown(device: Device, game: Game, at: int) -> Any:
    return shown_json(game.match, found_at(_pieces(device, game), at, game.people), device.say)


def _pieces(device: Device, game: Game) -> list[dict[str, Any]]:
    kept = device.notes.of(f"{game.key} ")
    return still_true((json.loads(kept[name]) for name in sorted(kept)), moves_mark(game.match))


def _of_table(device: Device, table: str) -> Game:
    t = device.tables.open(table)
    if t.status != OVER:
        raise Refused("server-not-over")
    replay = device.replay((t.id, t.n), lambda: Replay(device.tables.match(t)))
    people = tuple(i for i, seat in enumerate(t.seats) if seat.person)
    return Game(f"review {t.id}", replay.match, people)


def _of_record(device: Device, record: str) -> Game:
    replay = device.replay(record, lambda: from_record(record))
    if replay.broken is not None:
        raise replay.broken
    if not replay.match.over:
        raise Refused("review-unfinished")
    digest = hashlib.sha256(record.encode("utf-8", "surrogatepass")).hexdigest()
    return Game(f"review {digest}", replay.match, tuple(range(replay.match.seats)))
