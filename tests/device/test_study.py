"""Exercises and reviews on a device: solved, rated, kept; nothing before the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landbridge.device import study
from landbridge.table.exercise.puzzle import all_of
from tests.device.test_device import arrived, play
from tests.device.worker import Refusal, Worker

LITTLE = 0.002


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study.NotedReviews, "effort", LITTLE)
    monkeypatch.setattr(study.NotedReviews, "try_effort", LITTLE)
    monkeypatch.setattr(study.NotedReviews, "seconds", 0.0)


def finished(worker: Worker, game: str = "hashi") -> str:
    told = worker(
        "POST", "/api/tables", {"id": "t", "game": game, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    )
    id = str(told["table"]["id"])
    worker("POST", f"/api/tables/{id}/ready", {"words": ""})
    with pytest.raises(Refusal, match="not-over"):
        worker("GET", f"/api/tables/{id}/review")
    with pytest.raises(Refusal, match="not-over"):
        worker("POST", f"/api/tables/{id}/review")
    play(worker, id, Random(3))
    return id


def test_the_first_try_at_an_exercise_counts_and_is_kept() -> None:
    worker = arrived()
    listed = {one["game"]: one for one in worker("GET", "/api/exercises")["games"]}
    assert min(one["count"] for one in listed.values()) >= 40
    one = worker("POST", "/api/exercises/next", {"game": "the_border", "theme": "again"})
    puzzle = {"game": one["game"], "id": one["id"]}
    first = worker("POST", "/api/exercises/position", {**puzzle, "layout": True})
    assert first["layout"] is not None
    offer = next(offer for offer in first["offers"] if offer["move"].startswith("roll-"))
    whole = worker("POST", "/api/exercises/position", {**puzzle, "handles": offer["handles"]})
    assert whole["complete"]
    assert not whole["offers"]
    verdict = worker("POST", "/api/exercises/try", {**puzzle, "moves": whole["moves"]})
    assert (verdict["change"] > 0) == verdict["right"]
    assert verdict["best"]["facts"]
    assert verdict["solver"]["tried"] == 1
    worker = worker.restarted()
    again = worker("POST", "/api/exercises/try", {**puzzle, "moves": whole["moves"]})
    assert again["change"] is None
    assert again["solver"] == verdict["solver"]


def some_try(worker: Worker, id: str, luck: Random) -> dict[str, Any]:
    """Moves that may be sent as a try, drawn by lot."""
    puzzle = {"game": "the_border", "id": id}
    told = worker("POST", "/api/exercises/position", puzzle)
    while not told["complete"]:
        touched = {"moves": told["moves"], "handles": luck.choice(told["offers"])["handles"]}
        told = worker("POST", "/api/exercises/position", {**puzzle, **touched})
    return {**puzzle, "moves": told["moves"]}


def test_a_try_that_is_thought_about_takes_no_other_along() -> None:
    """While a bot thinks about one, another is solved: both count."""
    worker, luck = arrived(), Random(1)
    first, *others = [some_try(worker, id, luck) for id in list(all_of("the_border"))[:8]]
    last: list[dict[str, Any]] = []

    def meanwhile() -> None:
        last.append(worker("POST", "/api/exercises/try", first))

    for count, one in enumerate(others, 1):
        worker.meanwhile = meanwhile
        told = worker("POST", "/api/exercises/try", one)
        assert told["solver"]["tried"] == count + len(last)
        if last:
            break
    assert last, "no bot had to think"
    assert worker.restarted()("POST", "/api/exercises/try", first)["change"] is None


def test_a_review_is_made_piece_by_piece_and_kept() -> None:
    worker = arrived()
    id = finished(worker)
    told = worker("POST", f"/api/tables/{id}/review")
    assert not told["review"]
    worker = worker.restarted()
    for _ in range(told["events"]):
        done = told["done"]
        told = worker("POST", f"/api/tables/{id}/review")
        assert told["done"] > done
        if told["review"]:
            break
    assert worker.restarted()("GET", f"/api/tables/{id}/review") == told
    review = told["review"]
    assert {one["seat"] for one in review["findings"] if one["kind"] == "choice"} == {
        "A"
    }  # bots are not judged
    assert len(review["turning"]) == 3
    worst = max((one for one in review["findings"] if one["cost"]), key=lambda one: one["cost"])
    shown = worker("GET", f"/api/tables/{id}/review/{worst['at']}")
    assert shown["played"]["moves"] != shown["better"]["moves"]
    moves = [f"A {one['move']}" for one in shown["better"]["moves"]]
    verdict = worker("POST", "/api/exercises/try", {"table": id, "at": worst["at"], "moves": moves})
    assert verdict["right"]
    assert verdict["solver"] is None  # one's own mistakes are not rated
    played = [f"A {one['move']}" for one in shown["played"]["moves"]]
    verdict = worker("POST", "/api/exercises/try", {"table": id, "at": worst["at"], "moves": played})
    assert not verdict["right"]
    assert verdict["lost"] == pytest.approx(worst["cost"], abs=0.01)
