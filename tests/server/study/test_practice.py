"""Positions without a table, and the tutorials that are played on them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landbridge
from landbridge.core.state import PUBLIC
from landbridge.table.practice import MOST_BOT_MOVES, Practice
from landbridge.table.replay import Replay
from landbridge.table.tutorial import tutorial
from landbridge.texts import words
from tests.server.host import Guest, short_options

GAMES = landbridge.game_names()


def ask(guest: Guest, game: str, moves: list[str], **more: Any) -> Any:
    body = {
        "game": game,
        "options": short_options(game),
        "seats": ["Ada", "Ben"],
        "seat": "A",
        "luck": "reed",
    }
    reply = guest.post("/api/practice", {**body, "moves": moves, **more})
    assert reply.status == 200, reply.body
    return reply.json


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_move_by_move(game: str, ada: Guest) -> None:
    """Sent from memory each time, it goes the same way as a table with the same luck."""
    luck, seen = random.Random(game), ask(ada, game, [], layout=True)
    assert seen["layout"]["spots"]
    told = list(seen["facts"])
    for _ in range(60):
        if seen["over"]:
            break
        seat = luck.choice(seen["acting"])
        mine = ask(ada, game, seen["moves"], seat=seat)
        moves = [*mine["moves"], f"{seat} {luck.choice(mine['offers'])['move']}"]
        seen = ask(ada, game, moves, told=len(moves) - 1)
        assert seen["moves"] == moves
        told += seen["facts"]
        assert seen["layout"] is None
    assert len(told) > 10
    assert ask(ada, game, seen["moves"], told=len(seen["moves"]) - 1) == seen  # the same again
    assert ask(ada, game, seen["moves"])["facts"] == told  # nothing twice, nothing left out


def test_what_is_told_at_once_is_numbered_by_its_own_round(ada: Guest) -> None:
    made = ask(ada, "hashi", ["A 4@b2", "B 4@b2", "A .", "B ."], told=3)
    assert [(fact["key"], fact["turn"]) for fact in made["facts"]] == [
        ("hashi-fact-waived", 1),
        ("hashi-fact-waived", 1),
        ("hashi-fact-card", 2),
    ]


@pytest.mark.parametrize("bot", ["greedy", "passive"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_play_for_the_others_and_always_the_same(game: str, bot: str, ada: Guest) -> None:
    seen = ask(ada, game, [], auto=bot)
    for _ in range(25):
        assert seen["acting"] == ([] if seen["over"] else ["A"])
        if seen["over"]:
            break
        moves = [*seen["moves"], f"A {seen['offers'][0]['move']}"]
        after = ask(ada, game, moves, auto=bot)
        assert after["moves"][: len(moves)] == moves
        assert ask(ada, game, moves, auto=bot) == after
        assert ask(ada, game, after["moves"])["scene"] == after["scene"]
        seen = after
    assert any(move.startswith("B ") for move in seen["moves"])


def test_bots_alone_stop_after_a_while_and_go_on(ada: Guest) -> None:
    moves: list[str] = []
    for _ in range(3):
        seen = ask(ada, "the_border", moves, options={}, auto="passive", seat=None)
        assert 0 < len(seen["moves"]) - len(moves) <= MOST_BOT_MOVES
        moves = seen["moves"]
    assert len(moves) > MOST_BOT_MOVES


def test_luck_is_a_word(ada: Guest) -> None:
    cards = {
        word: [
            e["move"]
            for e in ask(ada, "hashi", ["A 3@d1", "B 3@d1"], luck=word)["log"]
            if e["seat"] == "fate"
        ]
        for word in ("reed", "heron", "delta", "")
    }
    assert all(len(drawn) == 1 for drawn in cards.values())
    assert len({str(drawn) for drawn in cards.values()}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_chance_may_be_given_as_it_was(game: str, ada: Guest) -> None:
    """From somewhere in a replay one can go on: its steps are moves."""
    found, luck = landbridge.game(game), random.Random(3)
    practice = Practice(game, short_options(game), ["Ada", "Ben"], "one word", None)
    for _ in range(30):
        practice.deal()
        seats = practice.match.acting
        if not seats:
            break
        seat = luck.choice(seats)
        move = luck.choice(found.offers(practice.kit, practice.match.state, seat))
        practice.play(seat, move, found.write(practice.kit, practice.match.state, seat, move))
    record = [f"{step['seat']} {step['move']}" for step in Replay(practice.match).steps]
    assert any(move.startswith("fate") for move in record)
    seen = ask(ada, game, record, luck="quite another word", seat=None)
    assert seen["moves"] == record
    assert seen["points"] == practice.match.points(PUBLIC)


def test_what_others_draft_has_not_happened_yet(ada: Guest) -> None:
    seen = ask(ada, "hashi", ["B 3@d1"])
    assert seen["log"] == []
    assert seen == {**ask(ada, "hashi", ["B 4@b2"]), "moves": ["B 3@d1"]}
    assert ask(ada, "hashi", ["B 3@d1"], seat="B")["log"] == [{"seat": "B", "move": "3@d1", "turn": 0}]


def test_a_touch_is_a_move(ada: Guest) -> None:
    assert ask(ada, "hashi", [], handles=["island-d1", "number-3"])["moves"] == ["A 3@d1"]
    wrong = {"game": "hashi", "seats": ["Ada", "Ben"], "seat": "A", "handles": ["number-3"]}
    reply = ada.post("/api/practice", wrong)
    assert (reply.status, reply.json["error"]) == (422, "no-aim")
    assert reply.json["legal"]


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"moves": ["A 3@d1", "A 3@d1"]}, 409, ""),
        ({"moves": ["A 9@d1"]}, 422, "hashi-read-prepare"),
        ({"moves": ["A nonsense"]}, 422, ""),
        ({"moves": ["C 3@d1"]}, 404, "no-seat"),
        ({"moves": ["3@d1"]}, 422, "invalid"),
        ({"moves": ["fate 1/1"]}, 409, ""),
        ({"seat": "C"}, 404, "no-seat"),
        ({"game": "chess"}, 404, "no-game"),
        ({"seats": ["Ada"] * 16}, 422, ""),
        ({"seats": ["\u0007", "Ben"]}, 422, "name"),
        ({"auto": "/tmp/bot.py:choose"}, 422, "no-bot"),
        ({"options": {"side": "Z"}}, 422, "option-value"),
        ({"options": {"board": "x"}}, 422, ""),
    ],
)
def test_what_is_refused(body: dict[str, Any], status: int, error: str, ada: Guest) -> None:
    usual = {"game": "hashi", "seats": ["Ada", "Ben"], "seat": "A"}
    reply = ada.post("/api/practice", {**usual, **body})
    assert reply.status == status, reply.body
    assert error in reply.json["error"]


def test_refusals_are_those_of_a_table(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    at_table = ada.move(table, "A", "9@d1").json
    usual = {"game": "hashi", "seats": ["Ada", "Ada"], "seat": "A"}
    assert ada.post("/api/practice", {**usual, "moves": ["A 9@d1"]}).json == at_table
    for asked in ({"move": "3@d1"}, {"handles": ["island-d1", "number-3"]}, {"move": "."}):
        here = ada.post(f"/api/tables/{table}/why", {"seat": "A", **asked})
        there = ada.post("/api/practice/why", {**usual, **asked})
        assert (there.status, there.json) == (here.status, here.json)
    assert ada.post("/api/practice/why", usual).status == 422


# --- tutorials ----------------------------------------------------------------------------------------------


WITH_LESSON = [name for name in GAMES if tutorial(landbridge.game(name)) is not None]


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_tutorial_can_be_played_to_its_end(game: str, ada: Guest) -> None:
    reply = ada.get(f"/api/tutorials/{game}")
    assert reply.status == 200, reply.body
    told = reply.json
    assert told["steps"]
    position = {key: told[key] for key in ("options", "seats", "seat", "luck", "auto")}
    seen = ask(ada, game, told["moves"], **position)
    for number, step in enumerate(told["steps"], start=1):
        assert words("en").has(step["say"]), step
        shown = {*seen["scene"]["labels"], *seen["scene"]["controls"]}
        assert set(step["point"]) <= shown, (number, step)
        legal = {offer["move"] for offer in seen["offers"]}
        assert set(step["expect"]) <= legal, (number, step, legal)
        if step["expect"]:
            moves = [*seen["moves"], f"{told['seat']} {step['expect'][0]}"]
            seen = ask(ada, game, moves, **position)
    assert any(step["expect"] for step in told["steps"])


def test_no_tutorial_is_a_refusal(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landbridge.table.answers.study.tutorials.tutorial", lambda game: None)
    assert ada.get("/api/tutorials/hashi").json["error"] == "no-tutorial"
    assert ada.get("/api/tutorials/chess").json["error"] == "no-game"
