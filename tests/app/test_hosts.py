"""Whole games through operations alone; the same requests have the same answers in a browser and at a server."""

from __future__ import annotations

import json
from base64 import b64decode
from collections import defaultdict
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landbridge import registry
from landbridge.app.thinking import Question
from landbridge.bots.advice import Advice
from landbridge.core.state import State
from landbridge.device import thinking as device_thinking
from landbridge.server.run.bots import thinking
from landbridge.table.bot_request import BotRequest
from landbridge.table.table import Table, kit_for
from tests.app.room import NOON, SECRET, Host, name_of
from tests.device.worker import Refusal, Worker
from tests.server.host import Guest, running
from tests.table.desk import SHORT

GAMES = registry.game_names()
Ask = Callable[..., tuple[int, Any]]


def advised(request: BotRequest) -> list[Advice]:
    """A bot whose first thought is its last."""
    kit = kit_for(request.game, request.options)
    move = next(iter(kit.game.offers(kit, State.from_bytes(request.view, kit.state), request.seat)))
    return [Advice((move,), 3.5, 0.5, False)]


def played(ask: Ask, game: str) -> None:
    """A game of a person against themselves, with everything that there is to ask on the way."""
    rng, ids, table = Random(game), count(1), f"/api/tables/{name_of(1)}"
    ask("GET", "/api/me")
    ask("POST", "/api/me", {"name": "Ada"})
    ask("GET", "/api/me")
    ask("GET", "/api/games")
    opened = {"id": "t", "game": game, "seats": [{"kind": "me"}] * 2, "options": SHORT.get(game, {})}
    ask("POST", "/api/tables", opened)
    ask("POST", "/api/tables", opened)
    wrongs: list[dict[str, Any]] = [
        {"seats": []},
        {"seats": [{"kind": "king"}]},
        {"game": "chess"},
        {"more": 1},
    ]
    for wrong in wrongs:
        ask("POST", "/api/tables", {**opened, "id": "u", **wrong})
    ask("GET", table)
    ask("POST", f"{table}/moves", {"id": "early", "seat": "A", "move": "x"})
    ask("GET", f"{table}/record")
    now = ask("POST", f"{table}/ready", {"words": "low tide"})[1]
    for step in count():
        if now["table"]["status"] != "playing":
            break
        seat = now["table"]["acting"][0]
        if now["seat"] != seat:
            now = ask("GET", f"{table}?seat={seat}&look=scene")[1]
        body = {"id": f"m-{next(ids)}", "seat": seat, "move": rng.choice(now["offers"])["move"]}
        if step == 1:
            on_the_way(ask, table, seat, now)
        if step in (2, 9):
            moved = ask("POST", f"{table}/moves", body)[1]
            if moved["undo"]:
                ask("POST", f"{table}/back", {"id": f"b-{step}", "seat": seat, "moves": 1})
                body["id"] = f"m-{next(ids)}"
        now = ask("POST", f"{table}/moves?look=scene&after={now['at']}", body)[1]
        if step % 10 == 0:
            ask("POST", f"{table}/moves", body)
    for path in ("", "/log?seat=A&after=2&most=50", "/luck", "/record", "/kit?look=scene", "/review"):
        ask("GET", table + path)
    ask("GET", f"{table}/replay?step=5&look=scene&steps=false")
    ask("POST", f"{table}/moves", {"id": "late", "seat": "A", "move": "x"})
    ask("POST", f"{table}/rematch", {"id": "again"})


def on_the_way(ask: Ask, table: str, seat: str, now: Any) -> None:
    offer = now["offers"][0]
    for path, body in (
        ("hint", {"seat": seat}),
        ("why", {"seat": seat, "handles": offer["handles"]}),
        ("why", {"seat": seat, "move": "9@z9"}),
        ("moves", {"id": "wrong", "seat": seat, "move": "9@z9"}),
        ("moves", {"id": "wrong", "seat": seat, "handles": ["nowhere"]}),
        ("moves", {"id": 3, "seat": seat}),
        ("moves", {"id": "wrong", "seat": "P", "move": "x"}),
        ("back", {"id": "b", "seat": seat, "moves": 0}),
        ("takeback", {"id": "a", "seat": seat}),
        ("return", {"seat": seat}),
    ):
        ask("POST", f"{table}/{path}", body)
    ask("GET", f"{table}/replay")
    ask("GET", f"{table}?seat=P")
    ask("GET", f"{table}/log?most=0")
    ask("GET", "/api/tables/nowhere")


def in_memory(game: str) -> list[tuple[tuple[Any, ...], tuple[int, Any]]]:
    """What was asked and answered by operations alone."""
    host, found = Host({BotRequest: advised}), list[tuple[tuple[Any, ...], tuple[int, Any]]]()

    def ask(*asked: Any) -> tuple[int, Any]:
        answer = host(*asked)
        found.append((json.loads(json.dumps(asked)), answer))
        return answer

    played(ask, game)
    return found


def differing(ask: Ask, told: list[tuple[tuple[Any, ...], tuple[int, Any]]]) -> list[Any]:
    """Ask the same of another host: what is answered otherwise, and how."""
    found = []
    for asked, answer in told:
        other = ask(*asked)
        if other != answer:
            found.append((asked, answer, other))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str) -> None:
    told = in_memory(game)
    statuses = [status for _, (status, _) in told]
    errors = {answer["error"] for _, (status, answer) in told if status >= 400}
    assert set(statuses) == {200, 201, 401, 404, 409, 422}
    assert {"unknown-person", "invalid", "no-game", "no-table", "not-started", "not-over", "over"} <= errors
    hints = next(answer for asked, (_, answer) in told if asked[1].endswith("/hint"))
    assert hints["moves"][0]["expected"] == 3.5
    opened = [answer for asked, (_, answer) in told if asked[1] == "/api/tables"]
    assert [one["repeated"] for one in opened[:2]] == [False, True]
    over = next(answer for asked, (_, answer) in told if asked[1].endswith("/luck"))
    assert over["secret"]
    assert all(event["true"] for event in over["events"])


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_answers_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def think(asked: str) -> str:
        said = json.loads(asked)
        view, options = b64decode(said["view"]), said["options"]
        request = BotRequest(said["game"], tuple(map(tuple, options)), view, said["seat"], "", 0)
        return json.dumps([list(one) for one in advised(request)])

    monkeypatch.setattr(device_thinking, "think", think)
    worker, numbers = Worker(), count(1)
    worker.device.tables.clock = lambda: NOON
    monkeypatch.setattr(worker.device.tables, "new", lambda: Table(name_of(next(numbers)), SECRET))
    told = in_memory(game)

    def ask(*asked: Any) -> tuple[int, Any]:
        try:
            return 200, worker(*asked)
        except Refusal as refusal:
            return refusal.status, refusal.body

    plainly = [(asked, (200 if status == 201 else status, answer)) for asked, (status, answer) in told]
    assert differing(ask, plainly) == []


class OneThought:
    """In place of a bot process."""

    def __init__(self, seconds: float, games: tuple[str, ...] = ()):
        pass

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def advise(self, request: Question) -> Any:
        assert isinstance(request, BotRequest)
        return advised(request)


@pytest.mark.parametrize("game", GAMES)
def test_a_server_answers_alike(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "BotProcess", OneThought)
    counts: dict[int, count[int]] = defaultdict(lambda: count(1))
    same: dict[str, Any] = {"secret": lambda: SECRET, "clock": lambda: NOON}
    with running(tmp_path, **same, token=lambda size: f"{next(counts[size]):0{size}}") as up:
        guest = Guest(up.url)

        def ask(*asked: Any) -> tuple[int, Any]:
            reply = guest.ask(*asked)
            text = reply.body.decode().replace(up.url, "")
            is_json = reply.headers["content-type"] == "application/json"
            return reply.status, json.loads(text) if is_json else text

        assert differing(ask, in_memory(game)) == []
        guest.close()
