"""Passkeys: whoever can sign is that person, once for each challenge, for this server alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from landbridge.server.identity import passkeys
from landbridge.server.identity.passkeys import LASTS, MOST, place_of
from landbridge.server.run.limits import Limits
from landbridge.table.refusals import Refused
from tests.server.authenticator import Authenticator, text
from tests.server.engines import BOTH
from tests.server.host import Guest, Reply, Running, running

DATABASES = BOTH
PHONE = {"user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0"}


class Named(Guest):
    """A guest who calls the server by a name: passkeys do not work under a bare address."""

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        host = {"host": f"localhost:{urlsplit(self.url).port}"}
        return super().ask(method, path, body, {**host, **(headers or {})})


@pytest.fixture
def origin(server: Running) -> str:
    return f"http://localhost:{urlsplit(server.url).port}"


@pytest.fixture
def me(server: Running) -> Iterator[Guest]:
    with closing(Named(server.url, "Ada")) as guest:
        yield guest


def added(guest: Guest, key: Authenticator, **lies: Any) -> Reply:
    options = guest.post("/api/me/passkeys/options").json["options"]
    return guest.ask("POST", "/api/me/passkeys", key.make(options, **lies), PHONE)


def options_of(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.post("/api/passkey/options").json["options"]
    return found


def refused(reply: Reply) -> str:
    assert reply.status >= 400, reply
    return str(reply.json["error"])


def test_a_passkey_brings_somebody_back_on_any_device(me: Guest, origin: str) -> None:
    key = Authenticator(origin)
    told = added(me, key)
    assert told.status == 201, told
    (one,) = told.json["passkeys"]
    assert (one["browser"], one["system"], one["used_at"], one["synced"]) == (
        "Firefox",
        "Android",
        None,
        False,
    )
    for _ in range(2):  # it works again and again
        stranger = Named(me.url)
        code = stranger.post("/api/passkey", key.sign(options_of(stranger))).json["code"]
        assert stranger.post("/api/me/offered", {"code": code}).json["kind"] == "passkey"
        assert stranger.post("/api/me/claim", {"code": code}).json == {"name": "Ada"}
        assert stranger.get("/api/me").json == {"name": "Ada"}
        assert Named(me.url).post("/api/me/claim", {"code": code}).status == 404  # the code works once
    devices = me.get("/api/me/devices").json
    assert [device["via"] for device in devices["devices"]] == ["", "passkey", "passkey"]
    assert len(devices["news"]) == 2
    assert me.post("/api/me/devices/seen").status == 204
    assert me.get("/api/me/devices").json["news"] == []
    (one,) = me.get("/api/me/passkeys").json["passkeys"]
    assert one["used_at"] is not None
    assert me.ask("DELETE", f"/api/me/passkeys/{one['id']}").status == 204
    assert refused(me.post("/api/passkey", key.sign(options_of(me)))) == "passkey-unknown"


def test_nothing_but_a_true_answer_is_taken(me: Guest, origin: str, server: Running) -> None:
    key, other = Authenticator(origin), Authenticator(origin)
    lies: tuple[dict[str, Any], ...] = (
        {"origin": "https://evil.example"},
        {"place": "evil.example"},
        {"attestation": b"\xa1" * 100},
        {"attestation": b"\xd8\x23" + b"\x78\x04(a+)"},  # a tag: a pattern
        {"attestation": b"\x81" * 2000},
        {"fmt": "tpm"},  # who made it is not asked
        {"public": {5: bytes(700)}},  # a key that is too long
    )
    for lie in lies:
        assert refused(added(me, key, **lie)) == "passkey-wrong"
    assert me.get("/api/me/passkeys").json["passkeys"] == []
    assert added(me, key).status == 201
    ben = Named(server.url, "Ben")
    assert added(ben, other).status == 201
    _, bens, handle = other.keys["localhost"]
    lies = (
        {"origin": "https://evil.example"},
        {"place": "evil.example"},
        {"flags": 0},  # nobody was there
        {"id": text(bens)},  # my signature under somebody else's key
        {"id": text(bens), "user": handle},
        {"user": handle},
        {"flags": 0x81},  # extensions are announced, and missing
    )
    for lie in lies:
        assert refused(me.post("/api/passkey", key.sign(options_of(me), **lie))) == "passkey-wrong"
    told = key.sign(options_of(me))
    assert refused(me.post("/api/passkey", {**told, "signature": text(b"\x30" * 70)})) == "passkey-wrong"
    assert (
        refused(me.post("/api/passkey", told)) == "passkey-late"
    )  # the challenge is gone with the first try
    # A challenge for adding is none for signing in, and the other way round; nor is somebody else's.
    adding = me.post("/api/me/passkeys/options").json["options"]
    assert refused(me.post("/api/passkey", key.sign({**adding, "rpId": "localhost"}))) == "passkey-late"
    theirs = ben.post("/api/me/passkeys/options").json["options"]
    assert refused(me.post("/api/me/passkeys", key.make(theirs))) == "passkey-late"
    # From another page nothing is heard at all.
    evil = {"origin": "https://evil.example"}
    assert refused(me.ask("POST", "/api/passkey", key.sign(options_of(me)), evil)) == "origin"
    assert refused(me.ask("POST", "/api/me/passkeys/options", {}, evil)) == "origin"
    ben.close()


def test_an_answer_counts_once_and_a_copied_key_is_noticed(me: Guest, origin: str) -> None:
    key = Authenticator(origin)
    added(me, key)
    told = key.sign(options_of(me))
    assert me.post("/api/passkey", told).status == 200
    assert refused(me.post("/api/passkey", told)) == "passkey-late"
    key.counter -= 1  # a copy that was used less often
    assert refused(me.post("/api/passkey", key.sign(options_of(me)))) == "passkey-wrong"
    still = Authenticator(origin, counts=False)  # many never count
    other = Named(me.url, "Ben")
    added(other, still)
    for _ in range(2):
        assert other.post("/api/passkey", still.sign(options_of(other))).status == 200


def test_the_credential_of_one_cannot_become_anothers(me: Guest, origin: str) -> None:
    key = Authenticator(origin)
    options = me.post("/api/me/passkeys/options").json["options"]
    made = key.make(options)
    assert me.post("/api/me/passkeys", made).status == 201
    again = me.post("/api/me/passkeys/options").json["options"]
    assert [one["id"] for one in again["excludeCredentials"]] == [made["id"]]
    assert again["user"]["id"] == options["user"]["id"]  # one account for an authenticator
    ben = Named(me.url, "Ben")
    theirs = ben.post("/api/me/passkeys/options").json["options"]
    assert theirs["user"]["id"] != options["user"]["id"]
    other = key.make(theirs)
    assert refused(ben.post("/api/me/passkeys", {**other, "id": made["id"]})) == "passkey-wrong"
    for _ in range(MOST - 1):
        assert added(me, Authenticator(origin)).status == 201
    assert refused(added(me, Authenticator(origin))) == "limit"
    ben.close()


def test_challenges_expire(tmp_path: Path) -> None:
    now = [time.time_ns() // 1_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up, closing(Named(up.url, "Ada")) as ada:
        key = Authenticator(f"http://localhost:{urlsplit(up.url).port}")
        added(ada, key)
        told = key.sign(options_of(ada))
        now[0] += LASTS + 1
        assert refused(ada.post("/api/passkey", told)) == "passkey-late"


def test_guesses_are_counted(tmp_path: Path) -> None:
    limits = Limits(guesses_per_hour=3, acts_at_once=1000)
    with running(tmp_path, limits) as up, closing(Named(up.url, "Ada")) as ada:
        key = Authenticator(f"http://localhost:{urlsplit(up.url).port}")
        added(ada, key)
        lies = [key.sign(options_of(ada), flags=0) for _ in range(5)]
        assert [ada.post("/api/passkey", lie).status for lie in lies] == [403, 403, 403, 429, 429]


def test_a_device_that_is_signed_out_takes_its_passkeys_along(me: Guest, origin: str) -> None:
    phone, key, kept = Named(me.url), Authenticator(origin), Authenticator(origin)
    phone.post("/api/me/claim", {"code": me.post("/api/me/link").json["code"]})
    added(phone, key)
    added(me, kept)
    other = next(one["id"] for one in me.get("/api/me/devices").json["devices"] if not one["this"])
    assert me.ask("DELETE", f"/api/me/devices/{other}").status == 204
    assert refused(me.post("/api/passkey", key.sign(options_of(me)))) == "passkey-unknown"
    assert me.post("/api/passkey", kept.sign(options_of(me))).status == 200
    phone.close()


def test_where_there_can_be_none_it_is_said(
    me: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Guest(server.url, "Ada")  # by a bare address
    told = plain.get("/api/me/passkeys").json
    assert not told["available"]
    assert told["why"] == "passkey-address"
    assert refused(plain.post("/api/passkey/options")) == "passkey-address"
    with pytest.raises(Refused, match="https"):
        place_of("http://club.example")
    assert place_of("https://club.example:8443") == ("club.example", "https://club.example:8443")
    assert me.get("/api/me/passkeys").json["available"]
    monkeypatch.setattr(passkeys, "is_installed", lambda: False)
    told = me.get("/api/me/passkeys").json
    assert not told["available"]
    assert told["why"] == "passkey-missing"
    assert refused(me.post("/api/me/passkeys/options")) == "passkey-missing"
