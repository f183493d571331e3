"""Chats that hear of turns: a receiver that fails, hangs and recovers, and addresses that are nobody's business."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from functools import partial

import pytest
import sqlalchemy as sa

from landbridge.server.notify import outward
from landbridge.server.notify.sending import TIRED
from landbridge.server.store.schema.notify import deliveries, hooks, notices
from tests.server.host import Guest, Running, running
from tests.server.notify.places import Mailbox, heard, play, receiving, settled, slow_table
from tests.support.waiting import until


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as made:
        yield made
        made.shutdown()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, database: str, mailbox: Mailbox) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hooks"), private_targets=True, smtp=mailbox.url) as up:
        yield up


def add(guest: Guest, table: str, url: str, format: str = "discord") -> list[dict[str, object]]:
    reply = guest.post(f"/api/tables/{table}/hooks", {"format": format, "url": url})
    assert reply.status == 201, reply.body
    return list(reply.json["hooks"])


def hurry(host: Running) -> None:
    host.services.store.write(lambda c: c.execute(sa.update(deliveries).values(due=0)))
    host.services.notifications.sending.look_now()


def test_a_receiver_that_fails_hangs_and_recovers(host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    usual = outward.post.__defaults__
    with receiving(201, 500, None, 201) as chat, receiving() as other:
        table = slow_table(ada, ben)
        add(ada, table, chat.url + "/one")
        add(ada, table, other.url, "slack")
        until(lambda: chat.got and other.got)  # hello
        play(ada, table, "A")
        for count in (2, 3, 4):
            until(partial(heard, chat, count))
            until(lambda: not host.services.notifications.sending._busy["hook"])
            told = ben.get(f"/api/tables/{table}/notify").json["hooks"]
            assert told[0]["failed"] == {2: 1, 3: 2, 4: 0}[count]
            assert told[0]["host"] == "127.0.0.1"
            assert "url" not in told[0]
            # Only the one that hangs is given up soon: on a busy machine an answer may take longer than that.
            monkeypatch.setattr(outward.post, "__defaults__", (1.0,) if count == 2 else usual)
            hurry(host)
        settled(host, table)
        assert len(chat.got) == 4
        assert len(other.got) == 2  # what failed there was no matter here
        said = json.loads(chat.got[-1].body)["content"]
        assert said == json.loads(chat.got[1].body)["content"]
        assert f"/table#{table}" in said
        assert "Ada" not in said
        assert "Ben" not in said


def test_redirects_are_not_followed_and_gone_is_gone(host: Running) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    with receiving(302, 404) as chat:
        table = slow_table(ada, ben)
        add(ada, table, chat.url)
        until(lambda: chat.got)
        play(ada, table, "A")
        until(lambda: len(chat.got) == 2)
        until(lambda: ada.get(f"/api/tables/{table}/notify").json["hooks"][0]["failed"] == 2)
        assert {got.path for got in chat.got} == {"/"}
        this = sa.update(hooks).where(hooks.c.table_id == table)
        host.services.store.write(lambda c: c.execute(this.values(failed=TIRED - 1)))
        chat.answers = [404]
        play(ben, table, "B")
        until(lambda: not ada.get(f"/api/tables/{table}/notify").json["hooks"])


def test_a_new_one_hears_nothing_of_what_was_before(host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    table = slow_table(ada, ben)
    outbox = host.services.notifications.outbox
    with receiving() as chat:
        with monkeypatch.context() as late:
            late.setattr(outbox, "expand", lambda: 0)
            play(ada, table, "A")
            add(ada, table, chat.url)
            until(lambda: chat.got)
        outbox.expand()
        play(ben, table, "B")
        until(lambda: len(chat.got) == 2)
        about = sa.select(deliveries.c.n).where(
            deliveries.c.table_id == table, deliveries.c.channel == "hook"
        )
        with host.services.store.reading() as c:
            assert len(c.execute(about).all()) == 2


@pytest.mark.parametrize("format", ["discord", "matrix", "slack", "ntfy"])
def test_each_service_reads_its_own_form(host: Running, ada: Guest, format: str) -> None:
    ada = Guest(host.url, "Ada")
    table = ada.open("hashi", "me", "open", pace="slow")
    with receiving() as chat:
        add(ada, table, chat.url, format)
        until(lambda: chat.got)
        got = chat.got[0]
    if format == "ntfy":
        assert got.headers["click"].endswith(f"#{table}")
        said = got.body.decode()
    else:
        said = json.loads(got.body)["content" if format == "discord" else "text"]
    assert said.startswith("Hashi: Turns at this table")
    assert f"/table#{table}" in said


def test_strangers_have_no_say_and_there_is_an_end(host: Running) -> None:
    ada, eve = Guest(host.url, "Ada"), Guest(host.url, "Eve")
    table = ada.open("hashi", "me", "open", pace="slow")
    assert eve.get(f"/api/tables/{table}/notify").status == 403
    assert (
        eve.post(f"/api/tables/{table}/hooks", {"format": "ntfy", "url": "https://a.example"}).status == 403
    )
    with receiving() as chat:
        for count in (1, 2, 3):
            assert len(add(ada, table, chat.url)) == count
        reply = ada.post(f"/api/tables/{table}/hooks", {"format": "ntfy", "url": chat.url})
        assert (reply.status, reply.json["error"]) == (429, "limit")
        first = ada.get(f"/api/tables/{table}/notify").json["hooks"][0]["id"]
        left = ada.ask("DELETE", f"/api/tables/{table}/hooks/{first}")
        assert (left.status, len(left.json.get("hooks", ()))) == (200, 2), left


INSIDE = [
    "http://example.org/",  # not encrypted
    "https://127.0.0.1/",
    "https://localhost/x",
    "https://10.1.2.3:8443/",
    "https://169.254.169.254/latest",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[fd00::1]/",
    "https://printer.local/",
    "https://me:secret@example.org/",
    "https://exa mple.org/",
    "ftp://example.org/",
    "https:///",
    "https://example.org:99999/",
]


@pytest.mark.parametrize("url", INSIDE)
def test_addresses_inside_are_refused(url: str) -> None:
    with pytest.raises(outward.Forbidden):
        outward.parsed(url, private=False)


def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when it is looked up; and all its addresses count."""

    def found(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (address, 443)) for address in ("93.184.215.14", "192.168.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(outward.Forbidden):
        outward.post("https://rebind.example/", b"", {}, private=False)


def test_a_server_refuses_them_when_they_are_named(server: Running) -> None:
    ada = Guest(server.url, "Ada")
    table = ada.open("hashi", "me", "open", pace="slow")
    reply = ada.post(f"/api/tables/{table}/hooks", {"format": "ntfy", "url": "https://192.168.1.1/"})
    assert (reply.status, reply.json["error"]) == (422, "notify-address")
    assert ada.put("/api/me/notify/mail", {"address": "ada@example.org"}).status == 409


def _waiting(host: Running) -> list[object]:
    """Notices that have not become deliveries yet: they go to whoever is confirmed by then."""
    with host.services.store.reading() as c:
        return list(c.execute(sa.select(notices)).all())


def test_mail_after_the_code_has_come_back(host: Running, mailbox: Mailbox) -> None:
    ada, ben = Guest(host.url, "Ada"), Guest(host.url, "Ben")
    asked = ben.put("/api/me/notify/mail", {"address": "ben@example.org"}).json["mail"]
    assert asked == {"address": "ben@example.org", "confirmed": False}
    until(lambda: mailbox.letters)
    play(ada, slow_table(ada, ben), "A")  # not confirmed: nothing
    until(lambda: not _waiting(host))
    code = next(
        word.strip(".") for word in mailbox.letters[0].split() if word.strip(".").isdigit() and len(word) == 9
    )
    wrong = f"{(int(code) + 1) % 10**8:08d}"
    assert ben.post("/api/me/notify/mail", {"code": wrong}).status == 404
    assert ben.post("/api/me/notify/mail", {"code": code}).json["mail"]["confirmed"] is True
    with host.services.store.reading() as c:
        rows = c.execute(sa.select(deliveries)).all()
    assert not any(code in str(row) for row in rows)
    table = slow_table(ada, ben)
    play(ada, table, "A")
    until(lambda: len(mailbox.letters) == 2)
    assert f"/table#{table}" in mailbox.letters[1]
    assert "To: ben@example.org" in mailbox.letters[1]
    assert "Ada" not in mailbox.letters[1]
    assert ben.ask("DELETE", "/api/me/notify/mail").status == 204
