"""One's devices: nobody becomes somebody else unasked, codes work once, and a device can be signed out."""

from __future__ import annotations

import re
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from landbridge.core.errors import Unreadable
from landbridge.server.identity import sheet
from landbridge.server.run.jobs import maintenance
from landbridge.server.run.limits import Limits
from landbridge.server.store.devices import MOST, device_id, kind_of
from tests.server.engines import BOTH
from tests.server.host import HASTY, Guest, Running, running
from tests.support.waiting import until

DATABASES = BOTH
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0"
AGAIN = "0123456789abcdef"


def link(guest: Guest) -> str:
    return str(guest.post("/api/me/link").json["code"])


def devices(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/me/devices").json["devices"]
    return found


def second(guest: Guest, agent: str = PHONE) -> Guest:
    """Another device of the same person."""
    other = Guest(guest.url)
    reply = other.ask("POST", "/api/me/claim", {"code": link(guest)}, {"user-agent": agent})
    assert reply.status == 200, reply
    return other


# --- becoming somebody --------------------------------------------------------------------------------------


def test_a_link_does_not_make_somebody_else_of_a_guest_unasked(ada: Guest, ben: Guest) -> None:
    code, before = link(ben), ada.cookie
    reply = ada.post("/api/me/claim", {"code": code})
    assert (reply.status, reply.json["error"]) == (409, "somebody")
    assert reply.json["reason"]["values"] == {"me": "Ada", "name": "Ben"}
    assert ada.cookie == before
    assert ada.get("/api/me").json == {"name": "Ada"}
    assert ada.post("/api/me/claim", {"code": code, "replace": True}).json["name"] == "Ben"
    assert ada.get("/api/me").json == {"name": "Ben"}


def test_whose_a_code_is_can_be_seen_without_using_it(ada: Guest, ben: Guest, server: Running) -> None:
    code = link(ben)
    for _ in range(2):
        told = ada.post("/api/me/offered", {"code": code}).json
        who = {"name": "Ben", "kind": "link", "me": "Ada", "same": False}
        assert told == {**who, "way_back": False, "mine": None}
    ada.post("/api/me/recovery")
    assert ada.post("/api/me/offered", {"code": code}).json["way_back"]
    assert ben.post("/api/me/offered", {"code": code}).json["same"]
    stranger = Guest(server.url)
    assert stranger.post("/api/me/offered", {"code": code}).json["me"] is None
    assert stranger.post("/api/me/claim", {"code": code}).status == 200
    assert stranger.post("/api/me/offered", {"code": code}).status == 404
    table = ada.open("hashi", "me", "open")
    assert stranger.post("/api/me/offered", {"code": ada.invite(table, "B")}).status == 404
    stranger.close()


def test_looking_at_codes_is_guessing_too(tmp_path: Path) -> None:
    with running(tmp_path, Limits(guesses_per_hour=3)) as up, closing(Guest(up.url)) as guest:
        replies = [guest.post("/api/me/offered", {"code": f"wrong{n}"}).status for n in range(5)]
        assert replies == [404, 404, 404, 429, 429]


def test_what_this_device_was_before_is_signed_out(ada: Guest, ben: Guest, server: Running) -> None:
    before = ada.cookie
    assert ada.post("/api/me/claim", {"code": link(ben), "replace": True}).status == 200
    old = Guest(server.url)
    old.cookie = before
    assert old.get("/api/me").status == 401
    old.close()


def test_a_link_works_once_and_a_lost_answer_is_given_again(ada: Guest, server: Running) -> None:
    code = link(ada)
    phone, thief = Guest(server.url), Guest(server.url)
    first = phone.post("/api/me/claim", {"code": code, "id": AGAIN})
    cookie, phone.cookie = phone.cookie, ""
    assert phone.post("/api/me/claim", {"code": code, "id": AGAIN}).status == first.status == 200
    assert phone.cookie == cookie
    assert len(devices(ada)) == 2
    for wanted in ({}, {"id": AGAIN[::-1]}):
        assert thief.post("/api/me/claim", {"code": code, **wanted}).status == 404
    phone.close()
    thief.close()


def test_a_recovery_sheet_is_good_until_there_is_a_new_one(ada: Guest, server: Running) -> None:
    assert not ada.get("/api/me/devices").json["sheet"]
    told = ada.post("/api/me/recovery").json
    code = told["code"]
    assert re.fullmatch("([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}", code)
    assert told["link"].endswith(f"/me#{code}")
    for typed in (code, code.lower().replace("-", " "), code.replace("-", "").replace("0", "o")):
        found = Guest(server.url)
        assert found.post("/api/me/claim", {"code": typed}).json == {"name": "Ada"}
        found.close()
    told = ada.get("/api/me/devices").json
    assert told["sheet"]
    assert [one["via"] for one in told["news"]] == ["recovery"] * 3  # the others are told
    again = ada.post("/api/me/recovery").json["code"]
    assert Guest(server.url).post("/api/me/claim", {"code": code}).status == 404
    assert Guest(server.url).post("/api/me/claim", {"code": again}).status == 200


def test_typos_are_no_guesses_and_guesses_are_few(tmp_path: Path) -> None:
    with running(tmp_path, Limits(guesses_per_hour=3)) as up, closing(Guest(up.url)) as guest:
        code = Guest(up.url, "Ada").post("/api/me/recovery").json["code"]
        for at, letter in enumerate(code):
            wrong = code[:at] + ("7" if letter != "7" else "8") + code[at + 1 :]
            if letter != "-":
                with pytest.raises(Unreadable):
                    sheet.read(wrong)
            if letter != "-" and code[at : at + 2].isalnum() and code[at + 1 : at + 2] not in ("", letter):
                with pytest.raises(Unreadable):
                    sheet.read(code[:at] + code[at + 1] + letter + code[at + 2 :])
        refused = guest.post("/api/me/claim", {"code": code[:-1] + ("7" if code[-1] != "7" else "8")})
        assert (refused.status, refused.json["error"]) == (422, "identity-typo")
        others = [guest.post("/api/me/claim", {"code": sheet.new()}).status for _ in range(5)]
        assert others == [404, 404, 404, 429, 429]
        assert guest.post("/api/me/claim", {"code": code}).status == 429  # not even with the right one


def test_no_code_can_be_found_in_the_database(tmp_path: Path) -> None:
    with running(tmp_path) as up, closing(Guest(up.url, "Ada")) as ada:
        code = ada.post("/api/me/recovery").json["code"]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        for said in (code, code.replace("-", ""), code.lower()):
            assert said.encode() not in kept


def test_links_expire(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up, closing(Guest(up.url, "Ada")) as ada:
        code = link(ada)
        now[0] += HASTY.link_minutes * 60_000 + 1
        assert Guest(up.url).post("/api/me/offered", {"code": code}).status == 404
        assert Guest(up.url).post("/api/me/claim", {"code": code}).status == 404


# --- the list -----------------------------------------------------------------------------------------------


def test_devices_are_listed_this_one_first(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up:
        ada = Guest(up.url, "Ada")
        now[0] += 5_000_000
        phone = second(ada)
        here, there = devices(ada)
        assert (here["this"], there["this"]) == (True, False)
        assert (there["browser"], there["system"]) == ("Firefox", "Android")
        assert there["linked_at"] == there["seen_at"] == now[0]
        assert here["linked_at"] == now[0] - 5_000_000
        assert here["seen_at"] == now[0]  # by the hour
        now[0] += 1000
        assert [one["this"] for one in devices(phone)] == [True, False]
        assert devices(ada)[1]["seen_at"] == now[0] - 1000
        for guest in (ada, phone):
            guest.close()


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        (PHONE, "Firefox/Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 "
            "Mobile/15E148 Safari/604.1",
            "Safari/iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/133.0.0.0 Safari/537.36 "
            "Edg/133.0.0.0",
            "Edge/Windows",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/133.0.0.0 Safari/537.36",
            "Chrome/macOS",
        ),
        ("curl/8.5.0", "/"),
        ("", "/"),
    ],
)
def test_kinds_of_devices(agent: str, kind: str) -> None:
    assert kind_of(agent) == kind


def test_the_device_nobody_saw_for_longest_goes_when_there_are_too_many(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up:
        ada = Guest(up.url, "Ada")
        first = second(ada)
        for _ in range(MOST - 1):
            now[0] += 4_000_000
            second(ada).close()
        assert first.get("/api/me").status == 401
        assert len(devices(ada)) == MOST
        ada.close()
        first.close()


# --- signing out --------------------------------------------------------------------------------------------


def test_a_device_is_signed_out_and_its_streams_end(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    phone = second(ada)
    with closing(phone.stream(table, "A")) as there, closing(ada.stream(table, "A")) as here:
        there.take(1)
        other = next(one["id"] for one in devices(ada) if not one["this"])
        assert ada.ask("DELETE", f"/api/me/devices/{other}").status == 204
        assert list(there)  # the rest of what it was told; then it ends
        assert phone.get("/api/me").status == 401
        ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
        assert len(here.take(3)) == 3
    assert len(devices(ada)) == 1
    assert ada.ask("DELETE", f"/api/me/devices/{other}").status == 204  # it is already
    phone.close()


def test_streams_at_another_worker_end_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "DEVICES", 0.2)
    with running(tmp_path) as one, running(tmp_path) as other:
        ada = Guest(one.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        phone = Guest(other.url)
        phone.cookie = second(ada).cookie
        with closing(phone.stream(table, "A")) as there:
            there.take(1)
            assert ada.ask("DELETE", "/api/me/devices").status == 204
            assert list(there) is not None
        until(lambda: other.services.streams.count == 0, "the stream goes on")
        ada.close()
        phone.close()


def test_all_others_at_once_with_the_codes_they_may_have_made(ada: Guest, server: Running) -> None:
    others = [second(ada) for _ in range(3)]
    left = [link(others[0]), others[1].post("/api/me/recovery").json["code"]]
    assert ada.ask("DELETE", "/api/me/devices").status == 204
    assert [one.get("/api/me").status for one in others] == [401] * 3
    assert [one["this"] for one in devices(ada)] == [True]
    for code in left:
        assert Guest(server.url).post("/api/me/claim", {"code": code}).status == 404
    for guest in others:
        guest.close()


def test_a_thief_who_was_signed_out_does_not_come_back_by_asking_again(ada: Guest, server: Running) -> None:
    code, thief = link(ada), Guest(server.url)
    assert thief.post("/api/me/claim", {"code": code, "id": AGAIN}).status == 200
    ada.ask("DELETE", "/api/me/devices")
    assert thief.post("/api/me/claim", {"code": code, "id": AGAIN}).status == 404
    thief.close()


def test_signing_out_here_keeps_the_way_back(ada: Guest, server: Running) -> None:
    code = ada.post("/api/me/recovery").json["code"]
    this = devices(ada)[0]["id"]
    reply = ada.ask("DELETE", f"/api/me/devices/{this}")
    assert reply.status == 204
    assert 'landbridge=""' in reply.headers["set-cookie"]
    assert ada.get("/api/me").status == 401
    assert Guest(server.url).post("/api/me/claim", {"code": code}).json["name"] == "Ada"


def test_nobody_signs_out_somebody_elses_device(ada: Guest, ben: Guest) -> None:
    theirs = devices(ben)[0]["id"]
    assert ada.ask("DELETE", f"/api/me/devices/{theirs}").status == 204  # as if it did not exist
    assert ben.get("/api/me").status == 200
    assert Guest(ada.url).ask("DELETE", f"/api/me/devices/{theirs}").status == 401
    assert ada.ask("DELETE", "/api/me/devices/nonsense").status == 422
    assert device_id("a") != device_id("b")


# --- streams ------------------------------------------------------------------------------------------------


def test_streams_opened_at_once_do_not_pass_the_limit(tmp_path: Path) -> None:
    """Admitted and counted in one step."""
    with running(tmp_path) as up, closing(Guest(up.url, "Ada")) as ada:
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        start, opened = threading.Barrier(60), []

        def open_one() -> None:
            start.wait()
            opened.append(ada.stream(table, "A"))

        threads = [threading.Thread(target=open_one) for _ in range(60)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        statuses = [stream.status for stream in opened]
        assert statuses.count(200) == up.services.limits.streams_per_person == 12
        assert statuses.count(429) == 48
        for stream in opened:
            stream.close()
        until(lambda: up.services.streams.count == 0, "streams were not given back")
