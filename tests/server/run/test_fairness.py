"""Nobody can stall the server with thinking: it happens elsewhere, in turn, in a short queue, and without a thread.

Bot processes are replaced by ones that answer when the test says so: what is checked is who is served and in which
order, not how fast this machine is.
"""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots.advice import Advice
from landbridge.server.http import app, edge
from landbridge.server.run.bots import bot_pool, thinking
from landbridge.server.run.bots.bot_process import NotReady
from landbridge.server.run.bots.fair_queue import Account, Rank
from landbridge.server.run.limits import Limits
from landbridge.table.bot_request import BotRequest
from tests.server.host import HASTY, Guest, Running, running
from tests.support.waiting import until


class Gate:
    """Answers for bot processes: each waits until it is let through."""

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []  # in the order in which processes were given them
        self.ready = True
        self._permits = threading.Semaphore(0)

    def let(self, count: int) -> None:
        self._permits.release(count)

    def wait(self, request: BotRequest) -> None:
        if not self.ready and not request.anyway:
            raise NotReady
        self.asked.append(request)
        assert self._permits.acquire(timeout=60)


class GatedProcess:
    """In place of a bot process."""

    gate: Gate

    def __init__(self, seconds: float, games: tuple[str, ...] = ()):
        pass

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def think(self, request: BotRequest) -> int | None:
        self.gate.wait(request)
        return None  # the passive move

    def advise(self, request: BotRequest) -> list[Advice] | None:
        self.gate.wait(request)
        return []


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    found = Gate()
    monkeypatch.setattr(GatedProcess, "gate", found, raising=False)
    monkeypatch.setattr(thinking, "BotProcess", GatedProcess)
    yield found
    found.let(100_000)


@pytest.fixture
def up(gate: Gate, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, bot_workers=1) as server:
        yield server
        gate.let(100_000)


def begun(guest: Guest) -> str:
    table = guest.open("hashi", "me")
    guest.ready(table)
    return table


def sent(guest: Guest, path: str, body: Any) -> http.client.HTTPConnection:
    """A request nobody waits for yet."""
    line = guest.connect(60)
    headers = {"cookie": guest.cookie, "content-type": "application/json"}
    line.request("POST", path, json.dumps(body).encode(), headers)
    return line


def closed(*lines: http.client.HTTPConnection | Guest) -> None:
    for line in lines:
        line.close()


def asks_for_a_hint(guest: Guest) -> http.client.HTTPConnection:
    return sent(guest, f"/api/tables/{begun(guest)}/hint", {"seat": "A"})


def master(seats: int = 6) -> dict[str, Any]:
    return {"game": "river_dragons", "seats": list("abcdef"[:seats]), "seat": "A", "auto": "master"}


# --- practice -----------------------------------------------------------------------------------------------


def test_practice_does_not_think_in_the_process_that_serves(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> int:
        raise AssertionError("a bot thinks in the serving process")

    monkeypatch.setattr(bots, "find", lambda game, name: never)
    asked = {"game": "hashi", "seats": ["Ada", "Ben"], "seat": "A", "luck": "reed"}
    seen = ada.post("/api/practice", {**asked, "auto": "greedy"})
    assert seen.status == 200, seen.body
    first = seen.json["offers"][0]["move"]
    after = ada.post(
        "/api/practice", {**asked, "auto": "greedy", "moves": [*seen.json["moves"], f"A {first}"]}
    )
    assert any(move.startswith("B ") for move in after.json["moves"])


def test_practice_is_one_at_a_time_and_the_rest_is_refused(gate: Gate, up: Running) -> None:
    eve = Guest(up.url, "Eve")
    lines = [sent(eve, "/api/practice", master()) for _ in range(8)]
    refused = []
    until(lambda: up.services.thinking.refused["person"] == 7, "more than one is thought about")
    gate.let(1000)
    for line in lines:
        answer = line.getresponse()
        told = json.loads(answer.read())
        refused.append(answer.status)
        if answer.status == 429:
            assert told["error"] == "too-fast"
            assert int(answer.headers["retry-after"]) >= 1
        line.close()
    assert sorted(refused) == [200] + [429] * 7
    eve.close()


def test_practice_gives_way_between_moves(gate: Gate, up: Running) -> None:
    """Five bots of one request do not keep somebody else's hint waiting until the last one is done."""
    eve, ada = Guest(up.url, "Eve"), Guest(up.url, "Ada")
    line = sent(eve, "/api/practice", master())
    until(lambda: len(gate.asked) == 1, "nobody thinks")
    hint = asks_for_a_hint(ada)
    until(lambda: up.services.thinking.asked == 2, "the hint does not arrive")
    gate.let(3)
    until(lambda: any(not request.bot for request in gate.asked), "the hint is not asked for")
    assert [request.bot for request in gate.asked].index("") <= 2
    gate.let(1000)
    assert hint.getresponse().status == 200
    assert line.getresponse().status == 200
    closed(line, hint, eve, ada)


def test_practice_ends_after_some_moves(gate: Gate, up: Running) -> None:
    gate.let(1000)
    eve = Guest(up.url, "Eve")
    asked = {**master(), "seat": None}
    seen = eve.post("/api/practice", asked).json["moves"]
    assert len(seen) == len(gate.asked) == 12
    assert len(eve.post("/api/practice", {**asked, "moves": seen}).json["moves"]) == 24
    eve.close()


def test_practice_without_a_name_counts_for_the_address(gate: Gate, up: Running) -> None:
    one, other = Guest(up.url), Guest(up.url)
    line = sent(one, "/api/practice", master())
    until(lambda: up.services.thinking.asked == 1, "nobody thinks")
    assert other.post("/api/practice", master()).status == 429
    gate.let(1000)
    assert line.getresponse().status == 200
    closed(line, one, other)


# --- hints --------------------------------------------------------------------------------------------------


def test_hints_hold_no_threads(gate: Gate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five guests' hints used to make everybody else wait. Here they are as many as there are threads, and more."""
    monkeypatch.setattr(app, "THREADS", 3)
    with running(tmp_path, bot_workers=1) as up:
        guests = [Guest(up.url, f"Guest {i}") for i in range(6)]
        ben = Guest(up.url, "Ben")
        table = ben.open("hashi", "me", "me")
        ben.ready(table)
        lines = [asks_for_a_hint(guest) for guest in guests]
        until(lambda: up.services.thinking.asked == 6, "not all are waiting")
        for seat in "AB":
            assert ben.move(table, seat, ben.look(table, seat)["offers"][0]["move"]).status == 200
        assert ben.get("/healthz").status == 200
        gate.let(6)
        assert [line.getresponse().status for line in lines] == [200] * 6
        closed(*lines, *guests, ben)


def test_a_person_has_one_hint_at_a_time(gate: Gate, up: Running) -> None:
    eve = Guest(up.url, "Eve")
    first = asks_for_a_hint(eve)
    until(lambda: up.services.thinking.asked == 1, "the first does not wait")
    second = eve.post(f"/api/tables/{begun(eve)}/hint", {"seat": "A"})
    assert (second.status, second.json["error"]) == (429, "too-fast")
    assert int(second.headers["retry-after"]) == second.json["repeat_after"] >= 1
    gate.let(1)
    assert first.getresponse().status == 200
    gate.let(1)
    assert eve.post(f"/api/tables/{begun(eve)}/hint", {"seat": "A"}).status == 200
    first.close()
    eve.close()


@pytest.mark.parametrize(("limit", "whose"), [("thinking", "everybody"), ("thinking_per_address", "address")])
def test_the_queue_is_short(gate: Gate, tmp_path: Path, limit: str, whose: str) -> None:
    with running(tmp_path, replace(HASTY, **{limit: 2}), bot_workers=1) as up:
        guests = [Guest(up.url, f"Guest {i}") for i in range(3)]
        lines = [asks_for_a_hint(guest) for guest in guests[:2]]
        until(lambda: up.services.thinking.asked == 2, "not all are waiting")
        reply = guests[2].post(f"/api/tables/{begun(guests[2])}/hint", {"seat": "A"})
        assert (reply.status, reply.json["error"]) == (429, "bots-busy")
        assert int(reply.headers["retry-after"]) >= 1
        assert up.services.thinking.refused[whose] == 1
        told = Guest(up.url).get("/metrics").body.decode()
        assert f'landbridge_thinking_refused_total{{whose="{whose}"' in told
        gate.let(2)
        assert [line.getresponse().status for line in lines] == [200] * 2
        closed(*lines, *guests)


def test_whoever_hangs_up_leaves_the_queue(gate: Gate, up: Running) -> None:
    ada, eve = Guest(up.url, "Ada"), Guest(up.url, "Eve")
    first = asks_for_a_hint(ada)
    until(lambda: len(gate.asked) == 1, "the first is not thought about")
    second = asks_for_a_hint(eve)
    until(lambda: up.services.thinking.waiting == 1, "the second is not waiting")
    second.close()
    until(lambda: up.services.thinking.asked == 1, "the second is still waiting")
    until(lambda: up.services.thinking.left == 1, "nobody has counted that it left")
    gate.let(2)
    assert first.getresponse().status == 200
    assert len(gate.asked) == 1
    closed(first, ada, eve)


def test_bots_that_are_not_ready_say_so(gate: Gate, up: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first hint of a process used to be a guess."""
    monkeypatch.setattr(edge, "READY_SECONDS", 0.1)
    gate.ready = False
    ada = Guest(up.url, "Ada")
    table = begun(ada)
    reply = ada.post(f"/api/tables/{table}/hint", {"seat": "A"})
    assert (reply.status, reply.json["error"]) == (503, "getting-ready")
    assert int(reply.headers["retry-after"]) == reply.json["repeat_after"] >= 1
    assert ada.post("/api/practice", master()).status == 503
    monkeypatch.setattr(edge, "READY_SECONDS", 60)
    line = sent(ada, f"/api/tables/{table}/hint", {"seat": "A"})
    time.sleep(0.5)
    gate.ready = True
    gate.let(1)
    assert line.getresponse().status == 200  # it has waited for that
    line.close()
    ada.close()


def test_whoever_waits_when_the_server_stops_is_answered(gate: Gate, tmp_path: Path) -> None:
    with running(tmp_path, bot_workers=1) as up:
        pass
    question = thinking.Question("hint", lambda process: 1)
    up.services.thinking.put(question, Account("ada"), Rank.ASKED)
    with pytest.raises(thinking.Busy):
        question.answer.result(timeout=1)


# --- bots at tables -----------------------------------------------------------------------------------------


def test_one_guests_tables_do_not_delay_anothers_bot(gate: Gate, up: Running) -> None:
    """They used to be served in the order they came: Ada waited for a move at each of Eve's tables, and more."""
    eve, ada = Guest(up.url, "Eve"), Guest(up.url, "Ada")
    for _ in range(12):
        eve.ready(eve.open("hashi", "me", "greedy", "greedy", "greedy"))
    for _ in range(5):
        eve.open("hashi", "greedy", "greedy", "greedy", "greedy")
    until(lambda: up.services.bot_pool.waiting >= 16, "Eve's bots do not wait")
    gate.let(3)
    until(lambda: len(gate.asked) == 4, "nobody thinks")
    table = ada.open("loopit", "me", "greedy")
    ada.ready(table)
    until(lambda: up.services.bot_pool.waiting >= 17 or "loopit" in games(gate), "Ada's bot does not wait")
    while "A" in ada.look(table)["table"]["acting"]:
        offers = ada.look(table, "A")["offers"]
        assert ada.move(table, "A", offers[-1]["move"]).status == 200
    before = len(gate.asked)
    gate.let(2)
    until(lambda: "loopit" in games(gate)[before:], "Ada's bot is not next")
    gate.let(100_000)
    eve.close()
    ada.close()


def games(gate: Gate) -> list[str]:
    return [request.game for request in gate.asked]


def test_bots_that_somebody_waits_for_go_first(gate: Gate, up: Running) -> None:
    """Of one and the same person's tables."""
    ada = Guest(up.url, "Ada")
    first = ada.open("loopit", "greedy", "greedy")
    until(lambda: len(gate.asked) == 1, "nobody thinks")
    ada.open("the_border", "greedy", "greedy")
    mine = ada.open("hashi", "me", "greedy")
    ada.ready(mine)
    until(lambda: up.services.bot_pool.waiting == 2, "not both wait")
    gate.let(1)
    until(lambda: len(gate.asked) == 2, "nobody thinks")
    assert gate.asked[1].game == "hashi"
    assert first
    gate.let(100_000)
    ada.close()


def test_a_tables_rank(gate: Gate, up: Running) -> None:
    ada = Guest(up.url, "Ada")

    def rank(table: str) -> Rank:
        with up.services.tables.open(table) as t:
            return bot_pool.rank_of(t)

    assert rank(ada.open("river_dragons", "greedy", "greedy")) == Rank.ALONE
    table = ada.open("river_dragons", "me", "greedy")
    ada.ready(table)
    assert rank(table) == Rank.BESIDE  # both lay a programme
    while offers := ada.look(table, "A")["offers"]:
        assert ada.move(table, "A", offers[0]["move"]).status == 200
    assert rank(table) == Rank.AWAITED
    assert ada.post(f"/api/tables/{table}/leave", {"seat": "A"}).status == 200
    assert rank(table) == Rank.ALONE
    ada.close()


def test_a_table_is_charged_to_the_address_of_whoever_opened_it(gate: Gate, up: Running) -> None:
    eve = Guest(up.url, "Eve")
    eve.ready(eve.open("hashi", "me", "greedy"))
    until(lambda: len(gate.asked) == 1, "nobody thinks")
    assert "address 127.0.0.1" in up.services.thinking._queue._charged
    eve.close()


def test_a_table_waits_for_its_bots_to_get_ready_but_not_for_ever(
    gate: Gate, up: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate.ready = False
    ada = Guest(up.url, "Ada")
    table = ada.open("river_dragons", "master", "me")
    ada.ready(table)
    until(lambda: bool(up.services.bot_pool._unready), "nobody noticed")
    assert not gate.asked
    monkeypatch.setattr(bot_pool, "READY_SECONDS", 0.0)
    until(lambda: bool(gate.asked), "it waits for ever")
    assert gate.asked[0].anyway
    monkeypatch.setattr(bot_pool, "READY_SECONDS", 60.0)
    gate.let(1)
    until(lambda: len(gate.asked) == 2, "its next move waits again")
    assert gate.asked[1].anyway
    gate.let(100_000)
    ada.close()


def test_processes_begin_with_different_games(monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[tuple[str, ...]] = []

    class Noted(GatedProcess):
        def __init__(self, seconds: float, games: tuple[str, ...] = ()):
            orders.append(games)

    monkeypatch.setattr(thinking, "BotProcess", Noted)
    there = thinking.Thinking(2, Limits())
    until(lambda: len(orders) == 2, "no process was started")
    there.close()
    assert sorted(orders[0]) == sorted(orders[1]) == sorted(registry.game_names())
    assert orders[0][0] != orders[1][0]
