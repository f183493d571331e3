"""The tutorial can be played as it is told: every expected move is legal when its step comes."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from landbridge import texts
from landbridge.table.practice import Practice


def told() -> dict[str, Any]:
    file = resources.files("landbridge.games.loopit").joinpath("tutorial.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_the_tutorial_can_be_played_to_its_end() -> None:
    lesson = told()
    practice = Practice("loopit", lesson["options"], lesson["seats"], lesson["luck"], lesson["seat"])
    practice.let_others(lesson["auto"])
    seat = "ABCD".index(lesson["seat"])
    points = []
    for step in lesson["steps"]:
        now = practice.as_json(0, False)["scene"]
        for handle in step.get("point", []):
            assert handle in now["labels"], f"{step['say']}: {handle}"
        for move in step.get("expect", []):
            assert move in [offer["move"] for offer in practice.offers(seat)], f"{step['say']}: {move}"
        if step.get("expect"):
            before = practice.match.points()[seat]
            practice.make(seat, step["expect"][0])
            points.append(practice.match.points()[seat] - before)
            practice.let_others(lesson["auto"])
    # What the sentences say of it: 9, 16, 2 + 5 + 3; then 44 in one turn, 19 for each of the dead ends.
    assert points == [9, 16, 10, 6, 19, 19]
    assert practice.match.acting == [seat]


def test_every_step_has_its_words() -> None:
    for language in texts.LANGUAGES:
        for step in told()["steps"]:
            assert texts.words(language).has(step["say"]), f"{language} {step['say']}"
