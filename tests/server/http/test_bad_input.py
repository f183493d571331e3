"""Whatever comes in: a 4xx with a machine's word and a sentence, never a 500, never half an event."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.errors import LandbridgeError
from landbridge.server.run.limits import Limits
from landbridge.texts import LANGUAGES
from tests.server.fuzz import fuzz
from tests.server.host import HASTY, Guest, Running, running
from tests.server.table import peek


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"[]", 422),
        (b"null", 422),
        (b'{"name": NaN}', 422),
        (b'{"name": "\\ud800"}', 422),
        (b'{"name": 1}', 422),
        (b'{"name": "Ada", "more": 1}', 422),
        (b"\xff\xfe", 422),
        (b"[" * 10_000, 422),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413),
        (b'{"name": ' + b"9" * 5000 + b"}", 422),
    ],
)
def test_bodies(server: Running, body: bytes, status: int) -> None:
    reply = Guest(server.url).ask("POST", "/api/me", body)
    assert reply.status == status
    assert reply.json["error"]


def test_a_body_that_lies_about_its_length(server: Running) -> None:
    line = Guest(server.url).connect()
    line.putrequest("POST", "/api/me")
    line.putheader("content-type", "application/json")
    line.putheader("transfer-encoding", "chunked")
    line.endheaders()
    try:
        for _ in range(200):
            line.send(b"400\r\n" + b"x" * 1024 + b"\r\n")
        answered = line.getresponse().status
    except OSError:
        answered = 413  # it hung up on us, which is as good
    assert answered == 413
    line.close()


def test_only_json(server: Running) -> None:
    guest = Guest(server.url)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        reply = guest.ask("POST", "/api/me", b'{"name": "Ada"}', {"content-type": kind})
        assert (reply.status, reply.json["error"]) == (415, "not-json")


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"game": "chess"}, "no-game"),
        ({"game": "../hashi"}, "no-game"),
        ({"seats": []}, "invalid"),
        ({"seats": [{"kind": "me"}] * 5}, "wrong-seats"),
        ({"seats": [{"kind": "me"}] * 99}, "invalid"),
        ({"seats": [{"kind": "king"}]}, "invalid"),
        ({"seats": [{"kind": "bot", "bot": "/etc/passwd.py:x"}]}, "no-bot"),
        ({"substitute": "evil.py:run"}, "no-bot"),
        ({"options": {"side": "Z"}}, "option-value"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": {"board": "nonsense ["}}, "board-not-toml"),
        ({"options": {"side": 1}}, "invalid"),
        ({"clock": {"seconds": 0}}, "invalid"),
        ({"clock": {"seconds": 60, "add": -1}}, "invalid"),
        ({"id": ""}, "invalid"),
        ({"id": "a b"}, "invalid"),
    ],
)
def test_tables_that_cannot_be(ada: Guest, terms: dict[str, Any], error: str) -> None:
    plan = {"id": ada.fresh(), "game": "hashi", "seats": [{"kind": "me"}]}
    reply = ada.post("/api/tables", {**plan, **terms})
    assert reply.status in (404, 422)
    assert reply.json["error"] == error


@pytest.mark.parametrize(
    ("terms", "where"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "seats.1.kind"),
        ({"seats": []}, "seats"),
        ({"clock": {"seconds": 0}}, "clock.seconds"),
        ({"watch": {"moves": 5, "minutes": 5}}, "watch"),
        ({"id": "t-1\n"}, "id"),
        ({"more": 1}, "more"),
    ],
)
def test_the_place_that_is_wrong_is_named(ada: Guest, terms: dict[str, Any], where: str) -> None:
    plan = {"id": ada.fresh(), "game": "hashi", "seats": [{"kind": "me"}]}
    reply = ada.post("/api/tables", {**plan, **terms})
    assert (reply.status, reply.json["reason"]["values"]) == (422, {"where": where})


def test_what_may_be_asked_for_may_be_asked_for_without_a_body(ada: Guest) -> None:
    whole, head = ada.get("/api/games?unknown=1"), ada.ask("HEAD", "/api/games")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.body))
    assert ada.ask("HEAD", "/api/join").status == 405


def test_wrong_places(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    assert ada.get("/api/nothing").json["error"] == "no-page"
    assert ada.ask("PATCH", "/api/me").json["error"] == "wrong-method"
    assert ada.get("/api/tables/%00%ff").status == 404
    assert ada.get(f"/api/tables/{table}?seat=P").json["error"] == "no-seat"
    assert ada.get(f"/api/tables/{table}?seat=B").json["error"] == "not-yours"
    assert ada.get(f"/api/tables/{table}/record").json["error"] == "not-started"
    assert ada.get(f"/api/tables/{table}/replay").json["error"] == "not-over"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "landbridge 2",
        "landbridge 2 · hashi 99 · seats A",
        "landbridge 2 · hashi 1 · seats A\nA 9@z9",
    ],
)
def test_records_that_are_none(ada: Guest, text: str) -> None:
    reply = ada.post("/api/replay", {"record": text})
    if reply.status == 200:
        assert reply.json["broken"]["place"]["key"]
    else:
        assert reply.status == 422


def test_a_refusal_is_the_same_in_every_language(server: Running) -> None:
    """The page says it in words; an answer has none."""
    guest = Guest(server.url)
    replies = [guest.get("/api/me", **{"accept-language": lang}) for lang in LANGUAGES]
    assert {reply.body for reply in replies} == {guest.get("/api/me?lang=xx").body}
    assert set(replies[0].json["reason"]) == {"key", "values"}


def test_headers_on_everything(server: Running) -> None:
    guest = Guest(server.url)
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/api/me"):
        headers = guest.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert guest.get("/api/games").headers["cache-control"] == "no-store"
    said = guest.get("/").body.decode().replace("http://www.w3.org", "")
    assert "http://" not in said.replace(
        f'content="{server.url}/', ""
    )  # a preview's picture, for others to fetch


# --- limits -------------------------------------------------------------------------------------------------


def limited(**limits: int) -> Limits:
    return replace(HASTY, **limits)


def test_pace(tmp_path: Path) -> None:
    with running(tmp_path, limited(acts_at_once=20, acts_per_second=1)) as up:
        guest = Guest(up.url, "Ada")
        replies = [guest.get("/api/me") for _ in range(30)]
        refused = [reply for reply in replies if reply.status == 429]
        assert 5 <= len(refused) <= 12
        assert refused[0].json["error"] == "too-fast"
        assert refused[0].json["repeat_after"] >= 1


def test_guests_an_hour(tmp_path: Path) -> None:
    with running(tmp_path, limited(guests_per_hour=3)) as up:
        statuses = [Guest(up.url).post("/api/me", {"name": "Ada"}).status for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]


@pytest.mark.parametrize("limit", ["tables", "tables_per_person"])
def test_tables(tmp_path: Path, limit: str) -> None:
    with running(tmp_path, limited(**{limit: 2})) as up:
        guest = Guest(up.url, "Ada")
        first = guest.open("hashi", "me", "open")
        guest.open("hashi", "me", "open")
        body = {"id": "x", "game": "hashi", "seats": [{"kind": "me"}]}
        reply = guest.post("/api/tables", body)
        assert (reply.status, reply.json["reason"]["values"]["limit"]) == (429, limit)
        guest.post(f"/api/tables/{first}/close")
        assert guest.post("/api/tables", body).status == 201


def test_seats_invites_names_chat_and_events(tmp_path: Path) -> None:
    small = limited(
        seats_per_person=2, invites_per_table=2, name_letters=4, chats_per_table=2, events_per_table=12
    )
    with running(tmp_path, replace(small, chat_letters=5)) as up:
        guest = Guest(up.url, "Ada")
        assert guest.post("/api/me", {"name": "Adele"}).status == 422
        three = {"id": "x", "game": "hashi", "seats": [{"kind": "me"}] * 3}
        assert guest.post("/api/tables", three).json["reason"]["values"]["limit"] == "seats_per_person"
        table = guest.open("hashi", "me", "me", "open")
        assert guest.post(f"/api/tables/{table}/seats/C", {"id": "s"}).status == 429
        for status in (201, 201, 429):
            assert guest.post(f"/api/tables/{table}/invites", {"seat": "C"}).status == status
        say = f"/api/tables/{table}/chat"
        assert guest.post(say, {"id": "c0", "seat": "A", "text": "too long"}).status == 422
        for number, status in enumerate((200, 200, 429)):
            assert guest.post(say, {"id": f"c{number + 1}", "seat": "A", "text": "short"}).status == status
        guest.put(f"/api/tables/{table}/seats/C", {"bot": "passive"})
        replies = [guest.post(f"/api/tables/{table}/mute", {}).status]
        for number in range(12):
            replies.append(
                guest.put(f"/api/tables/{table}/mute", {"seat": "A", "muted": number % 2 == 0}).status
            )
        assert replies[0] == 405
        assert 429 in replies


def test_limits_are_named_and_documented() -> None:
    changed = Limits().with_words(["chat_letters=5", "tables=7"])
    assert (changed.chat_letters, changed.tables) == (5, 7)
    for wrong in ("nothing=1", "tables", "tables=0", "tables=x", "tables=-1", "name_letters=61"):
        with pytest.raises(LandbridgeError):
            Limits().with_words([wrong])
    told = (Path(__file__).parents[3] / "docs" / "server.md").read_text()
    for field in fields(Limits):
        assert f"`{field.name}`" in told, field.name
        assert f"{field.default:,}".replace(",", " ") in told.replace(" ", " ").replace(",", " "), field.name


def test_no_event_is_left_behind_by_a_refusal(ada: Guest, server: Running) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    n = peek(server, table, lambda t: t.n)
    wrong: list[dict[str, Any]] = [{"move": "9@z9"}, {"move": "."}, {"handles": []}, {"handles": ["x"] * 20}]
    for body in [*wrong, {}, {"move": "a", "handles": []}]:
        reply = ada.post(f"/api/tables/{table}/moves", {"id": ada.fresh(), "seat": "A", **body})
        assert 400 <= reply.status < 500
        assert json.loads(reply.body)["error"]
    assert peek(server, table, lambda t: t.n) == n


@pytest.mark.few(1)
@pytest.mark.parametrize("game", landbridge.game_names())
def test_whatever_is_spoiled(game: str, tmp_path: Path) -> None:
    """A few hundred; `python -m tests.server.fuzz 20000` sends many (docs/security.md)."""
    report = fuzz(tmp_path, 300, "spoiled", [game])
    assert not report.faults, report
    assert report.statuses[200] > 20
    assert report.statuses[422] > 20
