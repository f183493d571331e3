"""A game with a real box, entered move by move with outside luck: hints on the way, corrected at its end, reviewed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import landbridge
from landbridge.device import study
from landbridge.reviewing.judging import Budget
from landbridge.reviewing.reviewer import review
from tests.device.test_device import LEVEL, arrived
from tests.device.worker import Worker
from tests.table.desk import SHORT

LITTLE = Budget(values=2, searched=8, compared=2, told=2, ahead=2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study.NotedReviews, "effort", 0.002)
    monkeypatch.setattr(study.NotedReviews, "try_effort", 0.002)
    monkeypatch.setattr(study.NotedReviews, "seconds", 1000.0)


class Box:
    """Two people around a real box; one of them enters."""

    def __init__(self, worker: Worker, game: str):
        self.worker, self.rng, self.made, self.drawn = worker, Random(f"box {game}"), 0, list[str]()
        body = {"id": f"b-{game}", "game": game, "seats": [{"kind": "me"}] * 2, "outside": True}
        told = worker("POST", "/api/tables", {**body, "options": SHORT.get(game, {})})
        self.id: str = told["table"]["id"]
        self.now = worker("POST", f"/api/tables/{self.id}/ready", {"words": ""})

    def send(self, path: str, **body: Any) -> None:
        self.made += 1
        self.now = self.worker("POST", f"/api/tables/{self.id}/{path}", {"id": f"e-{self.made}", **body})

    def is_over(self) -> bool:
        return bool(self.now["table"]["status"] == "over")

    def step(self) -> None:
        """Something that may come, or somebody's move."""
        may = self.now["chance"]
        if may is not None:
            text = self.rng.choice(may["things"])["text"]
            self.drawn.append(text)
            self.send("chance", seat="A", move=text)
            return
        seat = self.now["table"]["acting"][0]
        if self.now["seat"] != seat:
            self.now = self.worker("GET", f"/api/tables/{self.id}?seat={seat}")
        self.send("moves", seat=seat, move=self.rng.choice(self.now["offers"])["move"])

    def reviewed(self) -> Any:
        while not (told := self.worker("POST", f"/api/tables/{self.id}/review"))["review"]:
            pass
        return told["review"]


@pytest.mark.few(1)
@pytest.mark.parametrize("game", LEVEL)
def test_a_game_of_each_kind_to_its_end_and_reviewed(game: str) -> None:
    box = Box(arrived(), game)
    while box.now["chance"] or not box.drawn:
        box.step()
    seat = box.now["table"]["acting"][0]
    hint = box.worker("POST", f"/api/tables/{box.id}/hint", {"seat": seat})
    assert hint["moves"]
    while not box.is_over():
        box.step()
    first = box.reviewed()
    assert {one["seat"] for one in first["findings"] if one["kind"] == "choice"} == {"A", "B"}
    assert any(one["kind"] == "draw" for one in first["findings"])

    # The last thing was entered wrongly: the game goes on, there is nothing to review, and then another game is.
    text = box.worker("GET", f"/api/tables/{box.id}/record")
    box.send("back", seat="A", moves=1)
    assert not box.is_over()
    box.worker = box.worker.restarted()
    for _ in range(3):
        box.send("back", seat="A", moves=1)
    while not box.is_over() or box.worker("GET", f"/api/tables/{box.id}/record") == text:
        if box.is_over():  # the same end once more, by chance
            box.send("back", seat="A", moves=4)
        else:
            box.step()
    told = box.worker("GET", f"/api/tables/{box.id}/review")
    assert (told["done"], told["review"]) == (0, None)
    again = box.reviewed()
    points = [seat["points"] for seat in box.now["table"]["seats"]]

    # The record says it all: where it came from, what was drawn, and how it ended. Anybody reviews it.
    text = box.worker("GET", f"/api/tables/{box.id}/record")
    match = landbridge.loads(text)
    assert (match.over, match.outside, match.points()) == (True, True, points)
    found = review(match, LITTLE)
    assert len(found.findings) == len(again["findings"])
    told = box.worker("POST", "/api/reviews", {"record": text})
    assert len(told["review"]["findings"]) == len(again["findings"])
