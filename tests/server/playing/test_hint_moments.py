"""A hint and the moment it is asked for: what has passed is not advised on, and a busy house says so."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge.app.playing import HINT
from landbridge.server.http.room import ServerRoom
from landbridge.server.run.bots.bot_process import BotProcess
from landbridge.table.bot_request import BotRequest
from tests.server.host import Guest, Running, hinted


def begun(guest: Guest) -> str:
    table = guest.open("hashi", "me", "me")
    guest.ready(table)
    return table


def test_a_position_that_has_passed_meanwhile_is_not_advised_on(
    ada: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(ada)
    elsewhere = Guest(server.url)
    elsewhere.cookie = ada.cookie
    honest = BotProcess.advise

    def slowly(self: BotProcess, request: BotRequest) -> Any:
        found = honest(self, request)
        assert found
        assert elsewhere.move(table, "A", elsewhere.look(table, "A")["offers"][0]["move"]).status == 200
        return found

    monkeypatch.setattr(BotProcess, "advise", slowly)
    reply = hinted(ada, table)
    assert (reply.status, reply.json) == (200, {"moves": []})
    elsewhere.close()


def test_a_hint_is_thought_about_again_if_somebody_else_moves(
    ada: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another player did may change what is best; an empty answer would be no answer."""
    table = begun(ada)
    elsewhere = Guest(server.url)
    elsewhere.cookie = ada.cookie
    honest = BotProcess.advise
    asked: list[bytes] = []

    def slowly(self: BotProcess, request: BotRequest) -> Any:
        found = honest(self, request)
        if found and not asked:
            assert elsewhere.move(table, "B", elsewhere.look(table, "B")["offers"][0]["move"]).status == 200
        if found:
            asked.append(request.view)
        return found

    monkeypatch.setattr(BotProcess, "advise", slowly)
    reply = hinted(ada, table)
    assert len(set(asked)) == 2, "the other player's move is not seen"
    assert reply.json["moves"]
    elsewhere.close()


def test_a_bot_without_an_answer_is_no_fault_of_the_asker(
    ada: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(ada)
    monkeypatch.setattr(BotProcess, "advise", lambda self, request: None)
    reply = ada.post(f"/api/tables/{table}/hint", {"seat": "A"})
    assert (reply.status, reply.json["error"]) == (503, "bot-failed")


def test_a_hint_weighs_and_its_plan_begins_with_its_move(
    ada: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(ada)
    weights: list[int] = []
    monkeypatch.setattr(ServerRoom, "weigh", lambda self, weight: weights.append(weight))
    moves = hinted(ada, table).json["moves"]
    assert set(weights) == {HINT}
    assert moves
    assert all(one["plan"][0] == one["move"] for one in moves)
