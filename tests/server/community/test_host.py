"""The host console: opened by the key alone, all that is done is written down, nothing of a game's state is told."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.server.host import sessions
from landbridge.server.store.schema import events, tables
from tests.server.engines import BOTH
from tests.server.host import Guest, Reply, Running, running
from tests.server.table import seat_all

DATABASES = BOTH
WORDS = "a rude remark"


class Host:
    """A browser in which the key was given."""

    def __init__(self, server: Running):
        self.server, self.guest = server, Guest(server.url)
        reply = self.guest.post("/api/host/session", {"key": server.services.key})
        assert reply.status == 204, reply
        self.set_cookie = reply.headers["set-cookie"]

    def ask(self, method: str, path: str, body: Any = None) -> Reply:
        return self.guest.ask(method, f"/api/host{path}", body)

    def get(self, path: str) -> Any:
        reply = self.ask("GET", path)
        assert reply.status == 200, reply
        return reply.json

    def done(self) -> list[str]:
        return [one["what"] for one in self.get("/log")["entries"]]


def chat(guest: Guest, table: str, seat: str, text: str) -> Reply:
    return guest.post(f"/api/tables/{table}/chat", {"id": guest.fresh(), "seat": seat, "text": text})


def report(guest: Guest, table: str, seat: str, about: str = "chat", text: str = "") -> Reply:
    said = {"seat": seat, "about": about, "reason": "insult", "text": text}
    return guest.post(f"/api/tables/{table}/reports", said)


def test_from_a_report_to_its_end(tmp_path: Path) -> None:
    """A player reports, the host sees what was said, mutes, removes the name, and all of it is in the log."""
    with running(tmp_path) as server:
        host, ada, eve = Host(server), Guest(server.url, "Ada"), Guest(server.url, "Rudolf")
        table, players = seat_all([ada, eve], "hashi")
        assert chat(eve, table, "B", WORDS).status == 200
        assert report(ada, table, "B", text="in front of children").status == 204
        assert report(ada, table, "B").status == 204  # the same again
        assert report(ada, table, "A").json["error"] == "host-no-report"  # oneself
        exported = ada.get("/api/me/export").json["rows"]["reports"]
        assert [one["about"] for one in exported] == ["chat"]
        assert "accused" not in exported[0]  # what others are called by inside stays inside
        (told,) = host.get("/reports")["reports"]
        assert told["chat"][-1]["text"] == WORDS
        assert (told["name"], told["reporter"], told["text"]) == ("Rudolf", "Ada", "in front of children")
        (person,) = host.get("/people?show=reported")["people"]
        assert (person["name"], person["reports"], person["devices"]) == ("Rudolf", 1, 1)

        assert host.ask("PUT", f"/people/{person['id']}/muted", {"muted": True}).status == 204
        assert chat(eve, table, "B", "more").json["error"] == "host-silenced"
        players[0].step()  # and whoever is muted may play
        players[1].step()
        assert host.ask("DELETE", f"/people/{person['id']}/name").status == 204
        assert host.ask("PUT", f"/reports/{told['id']}", {"state": "settled"}).status == 204
        for seen in (ada.look(table, "A"), Guest(server.url, "Cleo").look(table)):
            assert seen["table"]["seats"][1]["name"].startswith("Guest ")
        assert "Rudolf" not in ada.get(f"/api/tables/{table}/record?seat=A").body.decode()
        with server.services.store.reading() as c:
            kept = json.dumps([list(row) for row in c.execute(sa.select(events.c.data)).all()])
            assert "Rudolf" not in kept
            assert "Rudolf" not in "".join(c.execute(sa.select(tables.c.snapshot)).scalars())
        assert host.get("/reports")["reports"] == []
        assert host.get("/reports?show=answered")["reports"][0]["state"] == "settled"
        assert host.ask("PUT", f"/people/{person['id']}/muted", {"muted": False}).status == 204
        assert chat(eve, table, "B", "sorry").status == 200
        assert host.done() == ["unmuted", "settled", "renamed", "muted", "signed-in"]

        assert eve.ask("DELETE", "/api/me").status == 204
        assert host.get("/reports?show=answered")["reports"] == []


def test_a_name_that_was_taken_away_is_seen_nowhere(tmp_path: Path) -> None:
    """Neither at a table where somebody only asked to see everything, nor at one that a queue finds for them."""
    with running(tmp_path) as server:
        host, ada, ben, eve = Host(server), *(Guest(server.url, name) for name in ("Ada", "Ben", "Rudolf"))
        table, players = seat_all([ada, ben], "loopit")
        path, at = f"/api/tables/{table}", ada.look(table)["at"]
        assert eve.post(f"{path}/insight").status == 200
        wish = {"game": "hashi", "seats": 2, "pace": "slow"}
        assert eve.post("/api/waiting", wish).status == 201
        (person,) = host.get("/people?find=Rudolf")["people"]
        assert host.ask("DELETE", f"/people/{person['id']}/name").status == 204
        found = ada.post("/api/waiting", wish).json["waiting"]["table"]
        assert ada.look(found)["table"]["seats"][0]["name"].startswith("Guest ")
        assert ada.look(table)["table"]["insight"]["name"].startswith("Guest ")
        for page in (f"{path}/log", f"{path}?after={at}", path):
            assert "Rudolf" not in ada.get(page).body.decode(), page
        for seat, guest in zip("AB", (ada, ben), strict=True):  # the question goes on
            assert guest.put(f"{path}/insight", {"seat": seat}).status == 200
        assert eve.get(f"{path}?seat=*").status == 200
        players[0].step()


def test_tables_backups_and_how_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, ada, ben = Host(server), Guest(server.url, "Ada"), Guest(server.url, "Ben")
        table, _ = seat_all([ada, ben], "hashi")
        (told,) = host.get("/tables")["tables"]
        assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ben"]
        assert told["link"].endswith(f"/table#{table}")
        assert host.get("/tables?show=stuck")["tables"] == []
        with_bot = sa.update(tables).values(bots=True, touched=tables.c.touched - 10**6, bot_worker="gone")
        server.services.store.write(lambda c: c.execute(with_bot))
        (stuck,) = host.get("/tables?show=stuck")["tables"]
        assert stuck["stuck"] == "bots"
        assert host.get("/tables?show=largest&most=1")["tables"][0]["id"] == table

        seen = host.get("")
        assert seen["database"]["wrong"] is None
        assert seen["database"]["bytes"] > 0 < seen["disk"]["free"]
        assert seen["counts"]["people"] == 2
        used = {limit["name"]: limit["used"] for limit in seen["limits"]}
        assert used["tables"] == used["tables_per_person"] == 1
        assert host.ask("POST", f"/tables/{table}/close").status == 204
        assert ada.look(table)["table"]["status"] == "closed"

        made = host.ask("POST", "/backups")
        assert made.status == 201
        (backup,) = made.json["backups"]
        file = tmp_path / "backups" / backup["name"]
        assert file.stat().st_mode & 0o077 == 0
        assert host.done() == ["backed-up", "closed", "signed-in"]
    restored = tmp_path / "restored"
    restored.mkdir()
    file.rename(restored / "landbridge.db")
    with running(restored, database="") as server:
        assert Guest(server.url, "Cleo").look(table)["table"]["status"] == "closed"


def test_the_key_alone_opens_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as server, caplog.at_level(logging.DEBUG):
        ada = Guest(server.url, "Ada")
        routes = [("GET", one) for one in ("", "/tables", "/people", "/reports", "/log")]
        routes += [("POST", "/backups"), ("POST", "/tables/x/close"), ("DELETE", "/people/x/name")]
        for method, path in routes:
            reply = ada.ask(method, f"/api/host{path}", {} if method == "POST" else None)
            assert (reply.status, reply.json["error"]) == (403, "host-only"), path
        host = Host(server)
        for word in ("HttpOnly", "SameSite=strict", "Path=/api/host", "Max-Age=43200"):
            assert word in host.set_cookie
        assert server.services.key not in host.set_cookie
        assert "Secure" not in host.set_cookie
        bearer = {"authorization": f"Bearer {server.services.key}"}
        assert Guest(server.url).ask("GET", "/api/host", headers=bearer).status == 200

        eve = Guest(server.url)
        tries = [eve.post("/api/host/session", {"key": f"guess {i}"}) for i in range(sessions.GUESSES + 2)]
        assert [reply.status for reply in tries] == [403] * sessions.GUESSES + [429, 429]
        assert int(tries[-1].headers["retry-after"]) > 60
        # The right one is taken all the same, however many wrong ones came from wherever: by either way.
        wrong = {"authorization": "Bearer guess"}
        assert eve.ask("GET", "/api/host", headers=wrong).status == 429
        for _ in range(sessions.ALL_GUESSES):
            server.services.sessions._pace_of_all.wait(sessions.EVERYBODY)
        assert eve.ask("GET", "/api/host", headers=bearer).status == 200
        assert host.done() == ["wrong-key"] * sessions.GUESSES + ["signed-in"]
        assert Guest(server.url).post("/api/host/session", {"key": server.services.key}).status == 204
        assert host.ask("DELETE", "/session").status == 204
        assert host.ask("GET", "").status in (403, 429)
        assert server.services.key not in caplog.text
        assert "guess" not in caplog.text


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as server:
        busy, idle = Host(server), Host(server)
        for _ in range(3):
            now[0] += sessions.IDLE * 2 // 3
            assert busy.ask("GET", "/log").status == 200
        assert idle.ask("GET", "/log").status == 403
        now[0] += sessions.LONGEST
        assert busy.ask("GET", "/log").status == 403


def test_nothing_of_a_game_is_told(tmp_path: Path) -> None:
    """Two tables that differ in a secret choice alone look the same in the console."""
    with running(tmp_path, clock=lambda: 1_800_000_000_000) as server:
        host, ada, ben = Host(server), Guest(server.url, "Ada"), Guest(server.url, "Ben")
        seen = []
        for choice in (0, -1):
            table, _ = seat_all([ada, ben], "river_dragons")
            offers = ada.look(table, "A")["offers"]
            assert len(offers) > 1
            assert ada.move(table, "A", offers[choice]["move"]).status == 200
            told = {one["id"]: one for one in host.get("/tables")["tables"]}[table]
            seen.append({name: value for name, value in told.items() if name not in ("id", "link")})
        assert seen[0] == seen[1]
