"""Guests without accounts: cookies, names, second devices, lost cookies, invitations, deleting what is one's own."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest

from landbridge.server.run.limits import Limits
from tests.server.engines import BOTH, everything
from tests.server.host import HASTY, Guest, Running, running
from tests.server.table import seat_all

DATABASES = BOTH


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
        assert invited["link"] == f"https://games.example.org/join/hashi#{invited['code']}"
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
    whole = everything(tmp_path)
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


def test_a_code_may_be_read_aloud_and_typed(ada: Guest, ben: Guest) -> None:
    """Capitals, blanks and dashes are nothing; a letter is."""
    table = ada.open("hashi", "me", "open")
    code = ada.invite(table, "B")
    assert re.fullmatch("[a-z2-7]{24}", code)
    typed = f" {code[:6].upper()} {code[6:12]}-{code[12:]} "
    assert ben.post("/api/invite", {"code": typed}).json["seat"] == "B"
    assert ben.post("/api/invite", {"code": code[1:]}).status == 404
    assert ben.join(typed) == (table, "B")
    assert ben.post("/api/invite", {"code": code}).status == 404  # used, however it was written


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
    whole = everything(tmp_path)
    assert "Xanthippe" not in whole
    assert "remember me" not in whole


def test_deleting_what_is_mine_at_tables_i_have_left(tmp_path: Path) -> None:
    """Also where one got up before the game, or sits at a table that waits."""
    clock = [1_800_000_000_000]
    with running(tmp_path, HASTY, clock=lambda: clock[0]) as up:
        ada, ben = Guest(up.url, "Xanthippe"), Guest(up.url, "Ben")
        left, lost = ben.open("hashi", "me", "open"), ben.open("hashi", "me", "open")
        for table in (left, lost):
            told = {"id": table, "code": ben.invite(table, "B"), "words": "", "ready": False}
            assert ada.post("/api/join", told).status == 200
            ada.post(f"/api/tables/{table}/chat", {"id": "c", "seat": "B", "text": "remember me"})
        assert ada.ask("DELETE", f"/api/tables/{left}/seats/B").status == 200
        ben.ready(lost)
        ben.post(f"/api/tables/{lost}/chat", {"id": "d", "seat": "A", "text": "too late"})
        assert ada.ask("DELETE", "/api/me").status == 204
        assert ben.look(lost, "A")["table"]["seats"][1]["kind"] == "open"
        for table in (left, lost):
            assert ben.look(table, "A")["table"]["status"] == "gathering"
        ada.close()
        ben.close()
    whole = everything(tmp_path)
    assert "too late" in whole
    assert "Xanthippe" not in whole
    assert "remember me" not in whole


# --- the list of one's tables -------------------------------------------------------------------------------


def mine(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/me/tables").json["tables"]]


def test_tables_that_wait_for_one_come_first(tmp_path: Path) -> None:
    clock = [1_800_000_000_000]

    def now() -> int:
        clock[0] += 1000
        return clock[0]

    with running(tmp_path, clock=now) as up:
        ada, ben = Guest(up.url, "Ada"), Guest(up.url, "Ben")
        closed = ada.open("hashi", "me")
        turn = ada.open("hashi", "me", "me")
        ada.ready(turn)
        done, _ = seat_all([ada, ben], "hashi")
        offers = ada.look(done, "A")["offers"]
        assert ada.move(done, "A", offers[0]["move"]).status == 200  # now it is Ben's turn alone
        gathering = ada.open("hashi", "me", "open")
        ada.post(f"/api/tables/{closed}/close")
        assert mine(ada) == [turn, gathering, done, closed]
        assert mine(ben) == [done]
        told = ada.get("/api/me/tables").json["tables"]
        assert [table["moved_at"] for table in told[1:3]] == sorted(
            (table["moved_at"] for table in told[1:3]), reverse=True
        )
        ben.close()
        ada.close()


def test_drafts_do_not_tell_by_the_clock_that_they_are_made(tmp_path: Path) -> None:
    clock = [1_800_000_000_000]

    def now() -> int:
        clock[0] += 1000
        return clock[0]

    with running(tmp_path, clock=now) as up:
        people = [Guest(up.url, name) for name in ("Ada", "Ben", "Eve")]
        table, _ = seat_all(people, "hashi")
        for guest, seat in zip(people, "ABC", strict=True):
            guest.move(table, seat, guest.look(table, seat)["offers"][0]["move"])
        before = people[1].look(table, "B")["table"]["moved_at"]
        ada = people[0].look(table, "A")
        draft = next(offer["move"] for offer in ada["offers"] if offer["move"] != ".")
        assert people[0].move(table, "A", draft).json["draft"]
        assert people[1].look(table, "B")["table"]["moved_at"] == before
        assert (
            people[0].post(f"/api/tables/{table}/chat", {"id": "c", "seat": "A", "text": "hm"}).status == 200
        )
        assert people[1].look(table, "B")["table"]["moved_at"] > before
        for guest in people:
            guest.close()


def test_moved_at_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        before = ada.look(table)["table"]["moved_at"]
        ada.close()
    with running(tmp_path) as up, closing(Guest(up.url)) as other:
        assert other.look(table)["table"]["moved_at"] == before


# --- freeing a seat -----------------------------------------------------------------------------------------


def test_the_host_asks_somebody_to_get_up(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open", listed=True)
    assert ben.post(f"/api/tables/{table}/seats/B", {"id": "s"}).status == 200
    assert ben.ask("DELETE", f"/api/tables/{table}/seats/A").json["error"] == "not-host"
    freed = ada.ask("DELETE", f"/api/tables/{table}/seats/B?look=scene")
    assert freed.status == 200
    assert [seat["kind"] for seat in freed.json["table"]["seats"]] == ["person", "open"]
    assert ben.get(f"/api/tables/{table}?seat=B").json["error"] == "not-yours"
    assert table not in mine(ben)
    assert ada.ask("DELETE", f"/api/tables/{table}/seats/B").status == 200  # free already
    assert ada.ask("DELETE", f"/api/tables/{table}/seats/D").json["error"] == "no-seat"
    code = ada.invite(table, "B")  # and somebody else may have it
    assert Guest(ada.url, "Eve").join(code) == (table, "B")


def test_one_gets_up_oneself_before_the_game_but_not_in_it(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open", listed=True)
    assert ben.post(f"/api/tables/{table}/seats/B", {"id": "s"}).status == 200
    assert ben.ask("DELETE", f"/api/tables/{table}/seats/B").json["seat"] is None
    assert ben.post(f"/api/tables/{table}/seats/B", {"id": "s2"}).status == 200
    ada.ready(table)
    ben.ready(table)
    for guest in (ada, ben):
        assert guest.ask("DELETE", f"/api/tables/{table}/seats/B").json["error"] == "started"
    assert Guest(ada.url).ask("DELETE", f"/api/tables/{table}/seats/B").status == 401


def test_a_bot_gets_up_too(ada: Guest) -> None:
    table = ada.open("hashi", "me", "passive")
    told = ada.ask("DELETE", f"/api/tables/{table}/seats/B").json
    assert told["table"]["seats"][1]["kind"] == "open"
