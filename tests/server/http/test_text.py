"""Names, chat and words for the luck: what is refused on entry, and that nothing which came in breaks a table."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest
import sqlalchemy as sa

from landbridge.server.store.schema import people
from landbridge.texts import LANGUAGES
from tests.server.host import Guest, Running, running, said

DATABASES = ("sqlite",)
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("words", ["a\u00a0b", FAMILY, "  low   tide ", "\u3000", "Ça va\u202f!"])
def test_words_that_are_kept_begin_a_game(ada: Guest, words: str) -> None:
    """A space that does not break lines made everybody's `ready` fail for ever."""
    table = ada.open("hashi", "me", "me")
    assert ada.post(f"/api/tables/{table}/ready", {"words": words}).status == 200
    told = ada.look(table, "A")["table"]
    assert told["status"] == "playing"
    record = ada.get(f"/api/tables/{table}/record?seat=A")
    assert record.status == 200
    assert ada.post("/api/replay", {"record": record.body.decode()}).status in (200, 422)


@pytest.mark.parametrize("words", ["\u200bx", "\u202ex", "\u2800", "a\u0000", "x\u0301" + "\u0301" * 9])
def test_words_that_are_refused_spoil_nothing(ada: Guest, ben: Guest, words: str) -> None:
    table = ada.open("hashi", "me", "open")
    code = ada.post(f"/api/tables/{table}/invites", {"seat": "B"}).json["code"]
    assert ben.post("/api/join", {"id": "j-1", "code": code, "words": words}).status == 422
    assert ada.post(f"/api/tables/{table}/ready", {"words": words}).status == 422
    assert ben.post("/api/join", {"id": "j-2", "code": code, "words": "high tide"}).status == 200
    assert ada.post(f"/api/tables/{table}/ready", {"words": "low tide"}).status == 200
    assert ada.look(table, "A")["table"]["status"] == "playing"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("\u200bAda", "entry-text-sign"),
        ("\u2800", "entry-text-sign"),
        ("\u3164\u3164", "entry-text-sign"),
        ("A\u202eda", "entry-text-sign"),
        ("\u0301\u0302", "entry-text-marks"),
        ("\u00a0", "entry-text-length"),
        ("x" * 31, "entry-text-length"),
        ("bot:master", "entry-name-bot"),
        ("BOT : me", "entry-name-bot"),
        ("Master", "entry-name-bot"),
        ("Мaster 2", "entry-name-bot"),  # a Cyrillic M
        ("Nimmersatt", "entry-name-bot"),  # Greedy, in German
        ("...", "entry-name-bot"),  # what stands for somebody who has left
    ],
)
def test_names_that_are_refused(server: Running, ada: Guest, name: str, error: str) -> None:
    for reply in (Guest(server.url).post("/api/me", {"name": name}), ada.put("/api/me", {"name": name})):
        assert reply.status == 422
        assert reply.json["error"] == error
    assert len({said(reply.json["reason"], lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert ada.get("/api/me").json["name"] == "Ada"


@pytest.mark.parametrize("name", ["Botond", "Zoë", FAMILY, "علی\u200cرضا", "नमस्ते", "x" * 30])
def test_names_that_are_kept(server: Running, name: str) -> None:
    guest = Guest(server.url, name)
    assert guest.get("/api/me").json["name"] == name
    table = guest.open("hashi", "me", "greedy")
    assert guest.post(f"/api/tables/{table}/ready", {}).status == 200
    assert guest.look(table, "A")["table"]["seats"][0]["name"] == name
    assert guest.get(f"/api/tables/{table}/record?seat=A").status == 200


def test_a_name_is_composed(server: Running) -> None:
    assert Guest(server.url, "Zoe\u0308").get("/api/me").json["name"] == "Zoë"


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аdа", "A d a", "Ａｄａ", "Ada."])
def test_two_who_look_alike_have_tags(server: Running, ada: Guest, name: str) -> None:
    """The same ones everywhere: at the table, in its list, in the record; and nowhere if nobody looks alike."""
    other = Guest(server.url, name)
    table = ada.open("hashi", "me", "open", listed=True)
    assert ada.look(table, "A")["table"]["seats"][0]["name"] == "Ada"
    assert other.post(f"/api/tables/{table}/seats/B", {"id": "s-1"}).status == 200
    first, second = (seat["name"] for seat in ada.look(table, "A")["table"]["seats"])
    assert re.fullmatch("Ada ·[0-9a-f]{2,6}", first)
    assert re.fullmatch(re.escape(name) + " ·[0-9a-f]{2,6}", second)
    assert first.rpartition("·")[2] != second.rpartition("·")[2]
    for guest in (ada, other):
        guest.ready(table)
    assert {first, second} == {seat["name"] for seat in other.look(table, "B")["table"]["seats"]}
    told = ada.get(f"/api/tables/{table}/record?seat=A").body.decode()
    told = unquote(told)
    assert first in told
    assert second in told
    again = ada.open("hashi", "me", "open", listed=True)
    assert other.post(f"/api/tables/{again}/seats/B", {"id": "s-2"}).status == 200
    assert [seat["name"] for seat in ada.look(again, "A")["table"]["seats"]] == [first, second]


@pytest.mark.parametrize("name", ["Ada ·3f", "Ada·3fa9", "Ada • AB", "Ada ・00"])
def test_nobody_gives_themselves_a_tag(server: Running, name: str) -> None:
    refused = Guest(server.url).post("/api/me", {"name": name})
    assert (refused.status, refused.json["error"]) == (422, "entry-name-tag")
    assert Guest(server.url).post("/api/me", {"name": "J. D. Abe"}).status == 201


def test_one_person_may_have_several_seats(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    assert ada.post(f"/api/tables/{table}/seats/B", {"id": "s-1"}).status == 200


def test_a_name_kept_by_an_earlier_version_is_read_but_takes_no_seat(tmp_path: Path) -> None:
    with running(tmp_path) as up:
        guest = Guest(up.url, "Ada")
        old = "bot:master"
        up.services.store.write(lambda c: c.execute(sa.update(people).values(name=old)))
        assert guest.get("/api/me").json["name"] == old
        body = {"id": "t-1", "game": "hashi", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert guest.post("/api/tables", body).json["error"] == "entry-name-bot"
        assert guest.put("/api/me", {"name": "Ada"}).status == 200
        assert guest.post("/api/tables", body).status == 201


def test_chat_is_one_line_of_what_can_be_seen(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")

    def say(text: str) -> int:
        return ada.post(f"/api/tables/{table}/chat", {"id": ada.fresh(), "seat": "A", "text": text}).status

    assert say("Well played!\n\u00a0" + FAMILY) == 200
    assert [say(text) for text in ("a\u202eb", "\u200b", " \u3000 ", "x\x00", "e" + "\u0301" * 99)] == [
        422
    ] * 5
    log = ada.get(f"/api/tables/{table}/log?seat=A").json["messages"]
    assert [one["text"] for one in log if one["type"] == "chat"] == ["Well played! " + FAMILY]


def test_a_heap_of_marks_takes_no_time(ada: Guest) -> None:
    body = json.dumps({"name": "a" + "\u0301\u0323" * 99}, ensure_ascii=False).encode()
    assert ada.ask("PUT", "/api/me", body).status == 422


def test_the_first_guest_does_not_wait_for_the_names_of_bots() -> None:
    """Making ready to speak six languages and loading every game's bots took seconds."""
    code = (
        "import sys; from landbridge.bots.names import looks_like_a_bot; assert looks_like_a_bot('Meister 2');"
        "assert not {'fluent', 'numba', 'landbridge.bots.search'} & set(sys.modules), sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
