"""What practice tells later than it happens, and how long and by which luck its bots play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landbridge.bots import bot as bots
from landbridge.table.practice import BOT_SECONDS, Practice


def test_a_hidden_move_is_told_once_it_is_open() -> None:
    practice = Practice("river_dragons", {}, ["Ada", "Ben"], "reed", "A")
    practice.follow([f"B {card}" for card in ("stones", "planks", "steps", "jump", "stone")])
    assert [step["move"] for step in practice.log() if step["seat"] == "B"] == []
    practice.follow([f"A {card}" for card in ("stone", "step", "plank", "jump", "steps")])
    practice.deal()
    while practice.match.state.position == 0:
        (seat,) = practice.match.acting
        practice.make(seat, practice.offers(seat)[0]["move"])
    told = {seat: [step["move"] for step in practice.log() if step["seat"] == seat][:5] for seat in "AB"}
    assert told["B"] == ["stones", "planks", None, None, None]  # two positions are turned
    assert told["A"] == ["stone", "step", "plank", "jump", "steps"]


def test_nobody_has_won_before_the_end() -> None:
    practice = Practice("hashi", {}, ["Ada", "Ben"], "reed", None)
    assert practice.as_json(None, False)["winners"] == []
    while not practice.match.over:
        practice.let_others("passive")
    told = practice.as_json(None, False)
    assert told["winners"]
    assert told["points"]["AB".index(told["winners"][0])] == max(told["points"])


def test_bots_have_fresh_luck_for_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[float] = []

    def rolls(game: Any, kit: Any, view: Any, seat: int, rng: Random, budget: int | None) -> int:
        thrown.append(rng.random())
        return int(bots.passive(game, kit, view, seat, rng, budget))

    monkeypatch.setattr(bots, "find", lambda game, name: rolls)
    for _ in range(2):
        Practice("hashi", {}, ["Ada", "Ben"], "reed", None).let_others("any")
    once = len(thrown) // 2
    assert thrown[:once] == thrown[once:]
    assert len(set(thrown)) == once > 10


def test_slow_bots_are_stopped_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def slow(game: Any, kit: Any, view: Any, seat: int, rng: Random, budget: int | None) -> int:
        now[0] += BOT_SECONDS * 0.6
        return int(bots.passive(game, kit, view, seat, rng, budget))

    monkeypatch.setattr(bots, "find", lambda game, name: slow)
    monkeypatch.setattr("landbridge.table.practice.time.monotonic", lambda: now[0])
    practice = Practice("hashi", {}, ["Ada", "Ben"], "reed", None)
    assert practice.let_others("slow") == 2
    assert practice.let_others("slow") == 2  # another request goes on from there
