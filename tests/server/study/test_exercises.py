"""Exercises at a server: a position that does not tell its answer, a verdict, a rating that the first try changes."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from landbridge.core.game import LETTERS
from landbridge.core.state import State
from landbridge.features.reviews import operations
from landbridge.reviewing.exercises import Exercise
from landbridge.table.exercise.puzzle import Puzzle, all_of, from_exercise, up_to
from tests.server.host import Guest, Reply, Running

GAME = "river_dragons"


def exercise(
    game: str = GAME, moves: int = 1, fits: Callable[[Puzzle], bool] = lambda _: True
) -> tuple[Exercise, Puzzle]:
    """One with a second plan that can be told from the answer, which takes so many moves at least."""
    for one in all_of(game).values():
        puzzle = from_exercise(game, one.id)
        if len(one.answer) >= moves and len({plan.moves for plan in puzzle.plans}) > 1 and fits(puzzle):
            return one, puzzle
    raise AssertionError


def written(puzzle: Puzzle, moves: tuple[int, ...]) -> list[str]:
    """A plan as it is sent."""
    match = up_to(puzzle.match, puzzle.match.length)
    found = []
    for move in moves:
        text = match.game.write(match.kit, match.view(puzzle.seat), puzzle.seat, move)
        found.append(f"{LETTERS[puzzle.seat]} {text}")
        match.play(puzzle.seat, move)
    return found


def other(puzzle: Puzzle) -> tuple[int, ...]:
    return next(plan.moves for plan in puzzle.plans if plan.moves != puzzle.answer)


def attempt(guest: Guest, one: Exercise, moves: list[str]) -> Reply:
    return guest.post("/api/exercises/try", {"game": one.game, "id": one.id, "moves": moves})


def test_what_is_told_before_the_try_holds_no_answer(ada: Guest) -> None:
    one, puzzle = exercise(moves=2)
    told = ada.get(f"/api/exercises/{one.game}/{one.id}")
    assert told.json == {
        "id": one.id,
        "game": one.game,
        "seat": LETTERS[one.seat],
        "rating": round(one.rating),
        "known": False,
    }
    following = ada.post("/api/exercises/next", {"game": one.game})
    assert set(following.json) == set(told.json)
    seen = ada.post("/api/exercises/position", {"game": one.game, "id": one.id})
    assert seen.status == 200, seen
    assert (seen.json["moves"], seen.json["log"], seen.json["facts"]) == ([], [], [])
    assert seen.json["complete"] is False
    for secret in (one.text, "answer", "plans", "best", "themes", "gap"):
        assert secret.encode() not in told.body + seen.body
    # In the order of the rules, whatever is best.
    offers = [offer["move"] for offer in seen.json["offers"]]
    game, kit, view = puzzle.match.game, puzzle.match.kit, puzzle.match.view(one.seat)
    assert offers == [game.write(kit, view, one.seat, move) for move in game.offers(kit, view, one.seat)]


@pytest.mark.parametrize("game", ["loopit", "river_dragons"])
def test_what_is_hidden_changes_nothing(ada: Guest, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Other tiles and cards where the one who tries cannot see: the same position, the same verdict."""
    swap = import_module(f"tests.laws.swap_{game}").swap

    def elsewhere(puzzle: Puzzle) -> State | None:
        """The position with other things where they cannot be seen; None if nothing is hidden there."""
        match = up_to(puzzle.match, puzzle.match.length)
        swapped: State | None = swap(match.game, match.kit, match.state, puzzle.seat, Random(1))
        return swapped if swapped != match.state else None

    one, puzzle = exercise(game, fits=lambda puzzle: elsewhere(puzzle) is not None)
    match = up_to(puzzle.match, puzzle.match.length)
    swapped = elsewhere(puzzle)
    assert swapped is not None
    asked = {"game": game, "id": one.id, "moves": written(puzzle, puzzle.answer)}

    def seen() -> list[Any]:
        paths = ("/api/exercises/position", "/api/exercises/try")
        verdict = {k: v for k, v in ada.post(paths[1], asked).json.items() if k not in ("solver", "change")}
        return [ada.post(paths[0], {**asked, "moves": []}).json, ada.post(paths[0], asked).json, verdict]

    before = seen()
    assert before[2]["right"] is True
    match.state.set_to(swapped)
    monkeypatch.setattr(operations, "from_exercise", lambda game, id: puzzle._replace(match=match))
    assert seen() == before


def test_the_answer_is_right_and_another_plan_is_not(ada: Guest, ben: Guest) -> None:
    one, puzzle = exercise()
    right = attempt(ada, one, written(puzzle, puzzle.answer)).json
    assert (right["right"], right["answer"], right["lost"]) == (True, True, 0)
    assert right["tried"] == right["best"]
    assert right["themes"] == list(one.themes)
    wrong = attempt(ben, one, written(puzzle, other(puzzle))).json
    assert (wrong["right"], wrong["answer"]) == (False, False)
    assert wrong["lost"] > 0
    assert wrong["best"] == right["best"]
    assert wrong["tried"] != wrong["best"]
    assert right["change"] > 0 > wrong["change"]
    assert (right["solver"]["tried"], right["solver"]["right"]) == (1, 1)
    assert (wrong["solver"]["tried"], wrong["solver"]["right"]) == (1, 0)


def test_only_the_first_try_counts(ada: Guest) -> None:
    one, puzzle = exercise()

    def mine() -> Any:
        games = ada.get("/api/exercises").json["games"]
        return next(game["solver"] for game in games if game["game"] == one.game)

    assert mine()["tried"] == 0
    first = attempt(ada, one, written(puzzle, other(puzzle))).json
    assert ada.get(f"/api/exercises/{one.game}/{one.id}").json["known"] is True
    for plan in (puzzle.answer, other(puzzle), puzzle.answer):
        later = attempt(ada, one, written(puzzle, plan)).json
        assert later["change"] is None
        assert later["solver"] == first["solver"] == mine()
    fresh = {ada.post("/api/exercises/next", {"game": one.game}).json["id"] for _ in range(12)}
    assert one.id not in fresh


def test_two_first_tries_at_the_same_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a database lets both write, one of them comes too late, looks again and does not count."""
    reviews, (one, _) = server.services.reviews, exercise()
    write = reviews.store.write
    late = [IntegrityError("insert", {}, Exception())]

    def crossed(job: Any) -> Any:
        done = write(job)  # the other one
        if late:
            raise late.pop()
        return done

    monkeypatch.setattr(reviews.store, "write", crossed)
    before, after = reviews.solved("two", GAME, lambda solver: solver.after(one, True))
    assert before.tried == after.tried == 1


def test_nobody_has_no_rating(server: Running) -> None:
    one, puzzle = exercise()
    nobody = Guest(server.url)
    told = attempt(nobody, one, written(puzzle, puzzle.answer)).json
    assert (told["right"], told["solver"], told["change"]) == (True, None, None)
    nobody.close()


def test_what_makes_no_sense_is_refused_with_a_reason(ada: Guest) -> None:
    one, puzzle = exercise()
    asked = {"game": one.game, "id": one.id}
    answer = written(puzzle, puzzle.answer)
    rival = LETTERS[1 - one.seat if one.seat < 2 else 0]
    path, full = "/api/exercises/position", "/api/exercises/try"
    cases: list[tuple[str, Any, int, str]] = [
        (path, {}, 422, "invalid"),
        (path, {"game": one.game}, 422, "invalid"),
        (path, {"at": 3}, 422, "invalid"),
        (path, {"at": 3, "table": "abc", "record": "x"}, 422, "invalid"),
        (path, {**asked, "id": "../../etc"}, 422, "invalid"),
        (path, {**asked, "id": "000000000000"}, 404, "exercise-none"),
        (path, {**asked, "game": "chess"}, 404, "no-game"),
        (path, {**asked, "moves": "all"}, 422, "invalid"),
        (path, {**asked, "moves": ["A x"] * 101}, 422, "invalid"),
        (path, {**asked, "moves": [f"{rival} x"]}, 409, "exercise-whole"),
        (path, {**asked, "handles": ["nowhere"]}, 422, "no-aim"),
        (path, {"table": "nowhere", "at": 1}, 404, "no-table"),
        (full, asked, 409, "exercise-unfinished"),
        (full, {**asked, "moves": [*answer, answer[-1]]}, 409, "exercise-whole"),
        ("/api/exercises/next", {"game": "chess"}, 404, "no-game"),
        ("/api/exercises/next", {"game": one.game, "theme": "nothing"}, 404, "exercise-none"),
        ("/api/exercises/next", {"game": one.game, "level": "divine"}, 422, "invalid"),
    ]
    replies = [(asked_of, ada.post(asked_of, body), status, error) for asked_of, body, status, error in cases]
    found = [(reply.status, reply.json["error"]) for _, reply, _, _ in replies]
    assert found == [(status, error) for _, _, status, error in cases]
    for where, status, error in (
        ("chess/000000000000", 404, "no-game"),
        (f"{GAME}/none", 404, "exercise-none"),
    ):
        reply = ada.get(f"/api/exercises/{where}")
        assert (reply.status, reply.json["error"]) == (status, error)
        replies.append((where, reply, status, error))
    # An illegal move comes with those that are legal.
    illegal = ada.post(path, {**asked, "moves": [f"{LETTERS[one.seat]} nonsense"]})
    assert illegal.status in (409, 422)
    assert illegal.json["legal"]
    games = ada.get("/api/exercises").json["games"]
    assert all(game["solver"]["tried"] == 0 for game in games)
