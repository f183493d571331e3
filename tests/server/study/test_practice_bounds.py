"""What practice tells later than it happens, and how long and by which luck its bots play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landbridge.bots import bot as bots
from landbridge.table.practice import MOST_SEARCHED, Practice, most_moves


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


def test_bots_that_search_make_fewer_moves_in_a_request() -> None:
    """By a number, never by the clock: the same request has the same answer on any machine."""
    practice = Practice("hashi", {}, ["Ada", "Ben"], "reed", None)
    assert most_moves(practice.game, "greedy") > most_moves(practice.game, "master") == MOST_SEARCHED
    assert practice.let_others("master") == MOST_SEARCHED
    assert practice.let_others("master") == MOST_SEARCHED  # another request goes on from there
    assert len(practice.moves) == 2 * MOST_SEARCHED


def test_an_illegal_move_of_a_bot_is_replaced_by_the_passive_one() -> None:
    practice = Practice("hashi", {}, ["Ada", "Ben"], "reed", None)
    turn = practice.bot_turn()
    assert turn is not None
    passive = practice.game.passive(practice.kit, turn.view, turn.seat)
    for move in (None, -1, 10**6):
        again = Practice("hashi", {}, ["Ada", "Ben"], "reed", None)
        turn = again.bot_turn()
        assert turn is not None
        again.bot_move(turn, move)
        assert again.moves == [f"A {again.game.write(again.kit, turn.view, turn.seat, passive)}"]
