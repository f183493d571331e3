"""Guests without accounts: cookies, names, second devices, lost cookies, invitations, deleting what is one's own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from landbridge.server.limits import Limits
from tests.server.host import HASTY, Guest, Running, running


def test_a_cookie_that_scripts_and_other_sites_do_not_get(server: Running) -> None:
    reply = Guest(server.url).post("/api/me", {"name": "Ada"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) == 32


def test_a_secure_cookie_behind_a_proxy(tmp_path: Path) -> None:
    with running(tmp_path, base_url="https://games.example.org") as up:
        guest = Guest(up.url)
        reply = guest.post("/api/me", {"name": "Ada"})
        assert "secure" in reply.headers["set-cookie"].lower()
        assert reply.headers["strict-transport-security"]
        table = guest.open("hashi", "me", "open")
        invited = guest.post(f"/api/tables/{table}/invites", {"seat": "B"}).json
        assert invited["link"] == f"https://games.example.org/join#{invited['code']}"
        wrong = guest.ask("POST", "/api/me", {"name": "x"}, {"origin": "https://elsewhere.example"})
        assert (wrong.status, wrong.json["error"]) == (403, "origin")
        right = guest.ask("POST", "/api/me", {"name": "x"}, {"origin": "https://games.example.org"})
        assert right.status == 201
        guest.close()


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "x" * 31, "\u202eadA", "\x00"])
def test_names_are_printable_and_short(server: Running, name: str) -> None:
    guest = Guest(server.url)
    assert guest.post("/api/me", {"name": name}).status == 422
    guest.close()


def test_nothing_is_asked_of_strangers_but_a_name(server: Running) -> None:
    guest = Guest(server.url)
    for path in ("/api/me", "/api/me/tables"):
        reply = guest.get(path)
        assert (reply.status, reply.json["error"]) == (401, "unknown-person")
    guest.cookie = "landbridge=forged"
    assert guest.get("/api/me").status == 401
    guest.close()


def test_secrets_are_kept_as_hashes(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        guest = Guest(up.url, "Ada")
        code = guest.post("/api/me/recovery").json["code"]
        guest.close()
    with sqlite3.connect(tmp_path / "landbridge.db") as line:
        whole = "\n".join(line.iterdump())
    line.close()
    assert guest.cookie.partition("=")[2] not in whole
    assert code not in whole


def test_a_second_device_by_a_link_that_works_once(ada: Guest, server: Running) -> None:
    table = ada.open("hashi", "me", "open")
    code = ada.post("/api/me/link").json["code"]
    phone = Guest(server.url)
    assert phone.post("/api/me/claim", {"code": code}).json == {"name": "Ada"}
    assert phone.look(table, "A")["table"]["seats"][0]["you"]
    assert phone.cookie != ada.cookie
    assert Guest(server.url).post("/api/me/claim", {"code": code}).status == 404
    phone.close()


def test_a_recovery_code_brings_the_seats_back(ada: Guest, server: Running) -> None:
    table = ada.open("hashi", "me", "open")
    old = ada.post("/api/me/recovery").json["code"]
    new = ada.post("/api/me/recovery").json["code"]
    found = Guest(server.url)
    assert found.post("/api/me/claim", {"code": old}).status == 404
    assert found.post("/api/me/claim", {"code": new}).status == 200
    assert found.look(table, "A")["seat"] == "A"
    assert found.get("/api/me/tables").json["tables"][0]["id"] == table
    found.close()


def test_an_invitation_seats_one_friend_once(ada: Guest, ben: Guest, server: Running) -> None:
    table = ada.open("hashi", "me", "open")
    code = ada.invite(table, "B")
    seen = ben.post("/api/invite", {"code": code}).json
    assert seen["seat"] == "B"
    assert len(seen["table"]["promise"]) == 64
    assert ben.join(code, "words") == (table, "B")
    assert ben.join(code, "words") == (table, "B")  # the answer was lost, and asked for again
    cleo = Guest(server.url, "Cleo")
    assert cleo.post("/api/join", {"id": "1", "code": code}).status == 404
    assert cleo.get(f"/api/tables/{table}?seat=B").json["error"] == "not-yours"
    assert cleo.post("/api/me/claim", {"code": code}).status == 404
    cleo.close()


def test_an_invitation_can_be_taken_back(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    invited = ada.post(f"/api/tables/{table}/invites", {"seat": "B"}).json
    assert ben.ask("DELETE", f"/api/tables/{table}/invites/{invited['mark']}").status == 403
    assert ada.ask("DELETE", f"/api/tables/{table}/invites/{invited['mark']}").status == 204
    assert ben.post("/api/join", {"id": "1", "code": invited["code"]}).status == 404


def test_only_listed_tables_take_strangers(ada: Guest, ben: Guest) -> None:
    hidden = ada.open("hashi", "me", "open")
    listed = ada.open("hashi", "me", "open", listed=True)
    assert ben.post(f"/api/tables/{hidden}/seats/B", {"id": "s"}).status == 403
    found = [table["id"] for table in ben.get("/api/tables").json["tables"]]
    assert listed in found
    assert hidden not in found
    assert ben.post(f"/api/tables/{listed}/seats/B", {"id": "s"}).json["seat"] == "B"
    assert listed not in [table["id"] for table in ben.get("/api/tables").json["tables"]]
    assert ben.post(f"/api/tables/{listed}/seats/A", {"id": "t"}).json["error"] == "seat-taken"


def test_a_password_at_the_door_and_an_invitation_past_it(tmp_path: Path) -> None:
    with running(tmp_path, Limits(guesses_per_hour=3), password="open sesame") as up:
        stranger = Guest(up.url)
        assert stranger.get("/api/tables").status == 401
        assert stranger.post("/api/me", {"name": "Eve"}).json["error"] == "password"
        ada = Guest(up.url)
        assert ada.post("/api/me", {"name": "Ada", "password": "open sesame"}).status == 201
        table = ada.open("hashi", "me", "open")
        assert stranger.get(f"/api/tables/{table}").status == 401
        code = ada.invite(table, "B")
        ben = Guest(up.url)
        assert ben.post("/api/me", {"name": "Ben", "invite": code}).status == 201
        assert ben.join(code) == (table, "B")
        for _ in range(2):
            assert stranger.post("/api/me", {"name": "Eve", "password": "guess"}).status == 403
        tired = stranger.post("/api/me", {"name": "Eve", "password": "open sesame"})
        assert tired.status == 429
        assert int(tired.headers["retry-after"]) > 0
        for guest in (stranger, ada, ben):
            guest.close()


def test_deleting_what_is_mine(tmp_path: Path) -> None:
    with running(tmp_path, HASTY) as up:
        ada, ben = Guest(up.url, "Xanthippe"), Guest(up.url, "Ben")
        table = ada.open("hashi", "me", "open")
        ben.join(ada.invite(table, "B"))
        ada.ready(table)
        ada.post(f"/api/tables/{table}/chat", {"id": "c", "seat": "A", "text": "remember me"})
        assert ada.ask("DELETE", "/api/me").status == 204
        assert ada.get("/api/me").status == 401
        assert Guest(up.url).get("/healthz").status == 200
        seat = ben.look(table, "B")["table"]["seats"][0]
        assert (seat["name"], seat["away"], seat["kind"]) == ("…", "resigned", "person")
        assert b"Xanthippe" not in ben.get(f"/api/tables/{table}/record").body
        ada.close()
        ben.close()
    line = sqlite3.connect(tmp_path / "landbridge.db")
    whole = "\n".join(line.iterdump())
    line.close()
    assert "Xanthippe" not in whole
    assert "remember me" not in whole
