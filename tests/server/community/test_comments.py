"""Comments on replays: seen by whoever may see the replay, taken back by their author and the host, gone with both."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from landbridge.core.show.scene import scene_of
from tests.server.engines import BOTH
from tests.server.host import HASTY, Guest, Reply, Running, running
from tests.server.table import peek, seat_all

DATABASES = BOTH


def finished(server: Running, *guests: Guest) -> str:
    table, players = seat_all(guests, "hashi")
    players[0].step()
    assert guests[0].post(f"/api/tables/{table}/resign", {"seat": "A"}).status == 200
    assert guests[0].look(table)["table"]["status"] == "over"
    return table


def say(guest: Guest, table: str, text: str, **more: Any) -> Reply:
    said = {"id": guest.fresh(), "step": 1, "text": text, **more}
    return guest.post(f"/api/tables/{table}/comments", said)


def spots(server: Running, table: str) -> list[str]:
    return sorted(peek(server, table, lambda t: scene_of(t.game).layout(t.kit)["spots"]))


def test_written_drawn_seen_and_gone(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(HASTY, comments_per_table=3)) as server:
        ada, ben, eve = (Guest(server.url, name) for name in ("Ada", "Ben", "Evangelina"))
        table = finished(server, ada, ben)
        here, there = spots(server, table)[:2]
        marks = [{"at": here, "to": there, "seat": "B"}, {"at": here, "to": None, "seat": "A"}]
        assert say(eve, table, "  a   long bridge ", marks=marks).status == 201
        (told,) = ada.get(f"/api/tables/{table}/comments").json["comments"]
        assert (told["name"], told["text"], told["mine"]) == ("Evangelina", "a long bridge", False)
        assert told["marks"] == marks
        again = {"id": "once", "step": 0, "text": "hello"}
        for _ in range(2):
            assert len(ada.post(f"/api/tables/{table}/comments", again).json["comments"]) == 2
        assert (
            ada.post(f"/api/tables/{table}/comments", {**again, "text": "other"}).json["error"] == "id-used"
        )
        refused: tuple[dict[str, Any], ...] = (
            {"text": ""},
            {"marks": [{"at": "nowhere"}]},
            {"marks": [{"at": here, "seat": "D"}]},
            {"step": 10**6},
            {"text": "x" * 501},
            {"marks": [{"at": here}] * 21},
        )
        for wrong in refused:
            assert say(ada, table, **{"text": "", **wrong}).status in (404, 422), wrong
        assert say(ben, table, "three").status == 201
        assert say(ben, table, "four").json["error"] == "limit"

        id = told["id"]
        assert ada.ask("DELETE", f"/api/tables/{table}/comments/{id}").json["error"] == "comment-none"
        bearer = {"authorization": f"Bearer {server.services.key}"}
        host = Guest(server.url)
        assert len(host.ask("GET", "/api/host/comments", headers=bearer).json["comments"]) == 3
        mine = eve.get("/api/me/export").json["rows"]["comments"]
        assert [row["text"] for row in mine] == ["a long bridge"]
        assert eve.ask("DELETE", "/api/me").status == 204
        left = ada.get(f"/api/tables/{table}/comments").json["comments"]
        assert "long bridge" not in json.dumps(left)
        assert len(left) == 2
        first = left[0]["id"]
        assert host.ask("DELETE", f"/api/host/comments/{first}", headers=bearer).status == 204
        log = host.ask("GET", "/api/host/log", headers=bearer).json["entries"]
        assert log[0]["what"] == "uncommented"
        (last,) = ben.get(f"/api/tables/{table}/comments").json["comments"]
        assert ben.ask("DELETE", f"/api/tables/{table}/comments/{last['id']}").json["comments"] == []


def test_not_before_the_game_is_over(tmp_path: Path) -> None:
    """A comment on a running game could tell what others may not know."""
    with running(tmp_path) as server:
        ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
        table, _ = seat_all([ada, ben], "hashi")
        assert say(ada, table, "soon").json["error"] == "not-over"
        assert ada.get(f"/api/tables/{table}/comments").json["error"] == "not-over"
        assert say(ada, "nowhere", "x").status == 404


def test_what_others_say_is_closed_again_when_an_end_is_taken_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, ben, eve = (Guest(server.url, name) for name in ("Ada", "Ben", "Eve"))
        table = finished(server, ada, ben)
        say(ada, table, "the card I hold is a 4")
        mine = say(eve, table, "hm").json["comments"][-1]["id"]
        peek(server, table, lambda t: setattr(t, "status", "playing"))
        assert eve.get(f"/api/tables/{table}/comments").json["error"] == "not-over"
        reply = eve.ask("DELETE", f"/api/tables/{table}/comments/{mine}")
        assert (reply.status, reply.json) == (200, {"comments": []})


def test_nobody_can_use_up_a_games_comments(tmp_path: Path) -> None:
    limits = replace(HASTY, comments_per_table=6, comments_per_person=2)
    with running(tmp_path, limits=limits) as server:
        ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
        table = finished(server, ada, ben)
        strangers = [Guest(server.url, f"Evangelina {word}") for word in ("One", "Two", "Three")]
        said = [say(stranger, table, "no") for stranger in strangers for _ in range(3)]
        assert [one.status for one in said].count(201) == 3, "half of them are for those who have played"
        assert {one.json["error"] for one in said if one.status != 201} == {"limit"}
        for guest in (ada, ben):
            statuses = [say(guest, table, "yes").status for _ in range(3)]
            assert statuses == ([201, 201, 429] if guest is ada else [201, 429, 429])
        assert len(ada.get(f"/api/tables/{table}/comments").json["comments"]) == 6
