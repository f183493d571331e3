"""What strangers may send, from where and how much: no text takes long, and every limit counts what is really used."""

from __future__ import annotations

import json
import logging
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from landbridge.server.http.callers import Hosts, host_name, is_direct, network
from landbridge.server.http.guard import Pace
from landbridge.table.refusals import Refused
from tests.server.host import HASTY, Guest, Reply, Running, running
from tests.support.hostile import BOARDS, RECORDS

DATABASES = ("sqlite",)
SECONDS, BYTES = 0.05, 10_000_000
GAME = {"game": "hashi", "seats": ["Ada", "Ben"]}
TABLE = {"game": "hashi", "seats": [{"kind": "me"}, {"kind": "open"}]}


def cost(ask: Callable[[], Reply]) -> tuple[float, int]:
    """The shortest time of three requests, on all threads, and the most memory one took; the client's part included."""

    def once() -> float:
        begun = time.process_time()
        reply = ask()
        took = time.process_time() - begun
        assert 400 <= reply.status < 500 or reply.status in (200, 201), reply
        return took

    fastest = once()
    for _ in range(2):
        if fastest > SECONDS / 2:
            fastest = min(fastest, once())
    tracemalloc.start()
    once()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return fastest, peak


def with_board(path: str, board: str) -> dict[str, object]:
    more: dict[str, dict[str, object]] = {
        "/api/practice": {**GAME, "options": {"board": board}},
        "/api/practice/why": {**GAME, "options": {"board": board}, "seat": "A", "move": "4@a1"},
        "/api/boards": {"game": "hashi", "board": board},
        "/api/print": {"game": "hashi", "board": board},
        "/api/tables": {**TABLE, "id": "b-1", "options": {"board": board}},
    }
    return more[path]


@pytest.mark.parametrize(
    "path", ["/api/practice", "/api/practice/why", "/api/boards", "/api/print", "/api/tables"]
)
def test_no_board_takes_long(ada: Guest, path: str) -> None:
    """20 kB of dotted keys took two seconds and 375 MB."""
    ada.post(path, with_board(path, "x"))
    for bomb, text in BOARDS.items():
        seconds, peak = cost(lambda text=text: ada.post(path, with_board(path, text)))  # type: ignore[misc]
        assert seconds < SECONDS, f"{bomb}: {seconds:.3f} s"
        assert peak < BYTES, f"{bomb}: {peak:,} bytes"


def test_no_record_takes_long(ada: Guest) -> None:
    ada.post("/api/replay", {"record": "x"})
    for bomb, text in RECORDS.items():
        body = json.dumps({"record": text}, ensure_ascii="\udc80" in text).encode()
        seconds, peak = cost(lambda body=body: ada.post("/api/replay", body))  # type: ignore[misc]
        assert seconds < SECONDS, f"{bomb}: {seconds:.3f} s"
        assert peak < BYTES, f"{bomb}: {peak:,} bytes"


BODIES = {
    "depth": b"[" * 60_000,
    "depth in depth": b'{"a":' * 10_000,
    "digits": b'{"game": ' + b"9" * 60_000 + b"}",
    "exponent": b'{"game": 1e' + b"9" * 60_000 + b"}",
    "commas": b'{"game": [' + b"0," * 29_000 + b"0]}",
    "objects": b'{"game": [' + b"{}," * 19_000 + b"0]}",
    "keys": b"{" + b",".join(b'"%d":0' % n for n in range(4_900)) + b"}",
    "options": b'{"game": "hashi", "seats": ["Ada", "Ben"], "options": {'
    + b",".join(b'"o%d":"on"' % n for n in range(4_000))
    + b"}}",
    "options that are no words": b'{"game": "hashi", "seats": ["Ada", "Ben"], "options": {'
    + b",".join(b'"o%d":0' % n for n in range(4_000))
    + b"}}",
    "moves that are no words": b'{"game": "hashi", "seats": ["Ada", "Ben"], "moves": ['
    + b",".join([b"0"] * 4_000)
    + b"]}",
    "moves of nobody": b'{"game": "hashi", "seats": ["Ada", "Ben"], "moves": ['
    + b",".join([b'"Z 4@a1"'] * 4_000)
    + b"]}",
    "escapes": b'{"game": "' + b"\\u0041" * 9_000 + b'"}',
}


@pytest.mark.parametrize(
    "path", ["/api/practice", "/api/practice/why", "/api/boards", "/api/tables", "/api/replay"]
)
def test_no_body_takes_long(ada: Guest, path: str) -> None:
    for bomb, body in BODIES.items():
        seconds, peak = cost(lambda body=body: ada.post(path, body))  # type: ignore[misc]
        assert seconds < SECONDS, f"{bomb}: {seconds:.3f} s"
        assert peak < BYTES, f"{bomb}: {peak:,} bytes"


def test_small_requests_have_small_bodies(ada: Guest) -> None:
    long = {"name": "Ada", "password": "x" * 17_000}
    assert ada.post("/api/me", long).status == 413
    assert ada.post("/api/me", {**long, "password": "x" * 15_000}).status == 422
    assert ada.post("/api/practice", {**GAME, "luck": "x" * 17_000}).status == 422


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables?" + "most=1&" * 20,
        "/api/tables?most=" + "9" * 2_000,
        "/api/tables?" + "x" * 2_000,
        "/api/tables?most=" + "9" * 500,
        "/api/tables?most=9223372036854775808",
        "/api/tables?most=%C2%B2",
        "/api/tables/x/log?after=9223372036854775808",
        "/api/tables/x/replay?step=" + "9" * 900,
    ],
)
def test_numbers_in_addresses_are_bounded(ada: Guest, path: str) -> None:
    assert ada.get(path).status == 422


def test_an_address_has_an_end(ada: Guest) -> None:
    assert ada.get("/api/tables/" + "x" * 1_000).status == 404


@pytest.mark.parametrize("id", ["9223372036854775808", "1000000001", "9" * 20, "9" * 25])
def test_an_event_id_that_no_stream_sent(ada: Guest, id: str, caplog: pytest.LogCaptureFixture) -> None:
    """One more than SQLite can count caused a traceback."""
    table = ada.open("hashi", "me", "open")
    with caplog.at_level(logging.ERROR):
        assert ada.get(f"/api/tables/{table}/stream?seat=A", **{"last-event-id": id}).status == 422
    assert not caplog.records


# --- from where ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_one_caller(address: str, counted: str) -> None:
    assert network(address) == counted


def test_limits_count_households(tmp_path: Path) -> None:
    limits = replace(HASTY, guests_per_hour=3)
    with running(tmp_path, limits=limits) as up:
        told = [
            Guest(up.url)
            .ask("POST", "/api/me", {"name": f"Ada {n}"}, {"x-forwarded-for": f"2001:db8:1:2::{n:x}"})
            .status
            for n in range(1, 6)
        ]
        assert told == [201] * 3 + [429] * 2
        other = {"x-forwarded-for": "2001:db8:1:3::1"}
        assert Guest(up.url).ask("POST", "/api/me", {"name": "Eve"}, other).status == 201


def test_metrics_are_for_this_machine_alone(server: Running) -> None:
    guest = Guest(server.url)
    assert guest.get("/metrics").status == 200
    for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-host", "cf-connecting-ip"):
        assert guest.get("/metrics", **{name: "192.0.2.7"}).status == 403, name
    for host in ("games.example.org", "192.0.2.7", "localhost.example.org", "127.0.0.1.example.org", ""):
        assert guest.get("/metrics", host=host).status == 403, host
    key = {"authorization": f"Bearer {server.services.key}", "x-real-ip": "192.0.2.7"}
    assert guest.get("/metrics", **key).status == 200


@pytest.mark.parametrize(
    ("client", "headers", "direct"),
    [
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("::ffff:127.0.0.1", {"host": "127.0.0.1"}, True),
        ("192.0.2.7", {"host": "localhost"}, False),
        ("127.0.0.1", {}, False),
        ("?", {"host": "localhost"}, False),
    ],
)
def test_who_is_direct(client: str, headers: dict[str, str], direct: bool) -> None:
    assert is_direct(client, headers) == direct


# --- under which name ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Games.Example.org:8000", "games.example.org"),
        ("games.example.org.", "games.example.org"),
        ("[::1]:8000", "::1"),
        ("192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("a b", ""),
        ("a/b", ""),
        ("user@host", ""),
        ("x" * 300, ""),
        ("[::1", ""),
        ("ho\u00dft", ""),
    ],
)
def test_the_name_in_a_host_header(host: str, name: str) -> None:
    assert host_name(host) == name


def test_which_names_are_ours() -> None:
    plain, listed = Hosts("https://games.example.org"), Hosts(listed=["Play.example.org"])
    for host in ("games.example.org", "localhost:8000", "127.0.0.1", "[2001:db8::1]:80", plain.machine):
        assert plain.knows(host), host
    assert not plain.knows("evil.example.net")
    assert plain.answers("evil.example.net")
    assert listed.answers("play.example.org:8000")
    assert listed.answers("127.0.0.1:8000")  # health checks
    assert not listed.answers("evil.example.net")
    assert not listed.answers("")


def test_links_never_echo_a_strangers_name(ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    for host in ("evil.example.net", "evil.example.net:80", "localhost.evil.example.net", "x" * 200):
        told = ada.get(f"/api/tables/{table}", host=host)
        assert told.status == 200
        assert told.json["table"]["link"].startswith(ada.url + "/")
        invited = ada.ask("POST", f"/api/tables/{table}/invites", {"seat": "B"}, {"host": host})
        assert invited.json["link"].startswith(ada.url + "/")
    assert (
        ada.get(f"/api/tables/{table}", host="localhost:99")
        .json["table"]["link"]
        .startswith("http://localhost:99/")
    )


def test_links_are_made_from_the_configured_address(tmp_path: Path) -> None:
    with running(tmp_path, base_url="https://games.example.org") as up:
        guest = Guest(up.url, "Ada")
        table = guest.open("hashi", "me", "open")
        for host in ("evil.example.net", "localhost"):
            told = guest.get(f"/api/tables/{table}", host=host).json["table"]["link"]
            assert told.startswith("https://games.example.org/")


def test_with_a_list_of_names_no_other_is_answered(tmp_path: Path) -> None:
    with running(tmp_path, host_names=("games.example.org",)) as up:
        guest = Guest(up.url)
        assert guest.get("/healthz").status == 200
        assert guest.get("/api/games", host="games.example.org:8000").status == 200
        refused = guest.get("/api/games", host="evil.example.net")
        assert refused.status == 421
        assert refused.json["error"] == "entry-host"
        assert "evil.example.net" in refused.json["reason"]["values"].values()


# --- how much -----------------------------------------------------------------------------------------------


def test_a_list_weighs_what_it_contains(tmp_path: Path) -> None:
    limits = replace(HASTY, acts_at_once=1000, acts_per_second=1)
    with running(tmp_path, limits=limits) as up:
        up.services.acts_pace.a_second = 0.001  # however long it takes here
        ada, watcher = Guest(up.url, "Ada"), Guest(up.url, "Ben")
        for _ in range(40):
            ada.open("hashi", "me", "open", listed=True)
        pace = up.services.acts_pace
        watcher.get("/api/me")
        key = next(reversed(pace._left))

        def weight(most: int, found: int) -> float:
            before = pace._left[key][0]
            assert len(watcher.get(f"/api/tables?most={most}").json["tables"]) == found
            return before - pace._left[key][0]

        assert weight(200, 40) == pytest.approx(1 + 40 // 5, abs=1)
        assert weight(4, 4) == pytest.approx(1, abs=0.9)


def test_scenes_of_what_happened_since_weigh_as_well(tmp_path: Path) -> None:
    limits = replace(HASTY, acts_at_once=10_000, acts_per_second=1)
    with running(tmp_path, limits=limits) as up:
        up.services.acts_pace.a_second = 0.001  # however long it takes here
        ada, watcher = Guest(up.url, "Ada"), Guest(up.url, "Ben")
        table = ada.open("loopit", "me", "me")
        assert ada.post(f"/api/tables/{table}/ready", {}).status == 200
        at = watcher.get(f"/api/tables/{table}").json["at"]
        for _ in range(6):  # in one game of three hundred all pass, and it is over then
            acting = ada.look(table, "A")["table"]["acting"][0]
            assert ada.move(table, acting, ada.look(table, acting)["offers"][0]["move"]).status == 200
        pace = up.services.acts_pace
        watcher.get("/api/me")
        key = next(reversed(pace._left))

        def weight(query: str) -> tuple[float, int]:
            before = pace._left[key][0]
            told = watcher.get(f"/api/tables/{table}?look=scene{query}").json["updates"]
            return before - pace._left[key][0], sum(one["scene"] is not None for one in told)

        plain, none = weight("")
        heavy, scenes = weight(f"&after={at}")
        assert (none, scenes > 4) == (0, True)
        assert plain == pytest.approx(1, abs=0.5)
        assert heavy == pytest.approx(1 + scenes / 2, abs=0.5)


def test_a_board_of_ones_own_and_much_luck_weigh_more(tmp_path: Path) -> None:
    """A stranger needs no name for either, and each takes the server as long as many moves."""
    limits = replace(HASTY, acts_at_once=10_000, acts_per_second=1)
    with running(tmp_path, limits=limits) as up:
        up.services.acts_pace.a_second = 0.001  # however long it takes here
        ada = Guest(up.url, "Ada")
        board = ada.get("/api/boards/the_border").json["boards"][0]["text"]
        pace = up.services.acts_pace
        ada.get("/api/me")
        key = next(reversed(pace._left))

        def weight(path: str, body: Any) -> float:
            before = pace._left[key][0]
            assert ada.post(path, body).status in (200, 201)
            return before - pace._left[key][0]

        trying: dict[str, Any] = {"game": "the_border", "seats": ["a", "b"]}
        own: dict[str, Any] = {"options": {"board": board}}
        assert weight("/api/practice", trying) == pytest.approx(1, abs=0.5)
        assert weight("/api/practice", trying | own) == pytest.approx(6, abs=0.5)
        opening: dict[str, Any] = {"id": "t", "game": "the_border", "seats": [{"kind": "me"}] * 2}
        assert weight("/api/tables", opening | own) == pytest.approx(6, abs=0.5)
        drawing: dict[str, Any] = {"game": "the_border", "seats": 2, "secret": "00" * 32}
        pulls = [{"what": "die", "count": 4}] * 500  # a long evening, wish by wish
        assert weight("/api/draw", drawing | {"pulls": pulls}) == pytest.approx(51, abs=0.5)
        pulls[0] = {"what": "die", "count": 5}
        assert ada.post("/api/draw", drawing | {"pulls": pulls}).json["reason"]["values"] == {
            "where": "pulls"
        }


def test_what_was_done_already_is_charged_to_the_next() -> None:
    pace = Pace(10, 0.001)
    pace.charge("x", 4)
    for _ in range(6):
        pace.take("x")
    with pytest.raises(Refused):
        pace.take("x")
    pace.charge("x", 1000)
    assert pace.wait("x", take=False) < 12_000  # nobody waits for ever
    assert pace.wait("y") == 0


@pytest.mark.parametrize("ending", ["close", "resign", "leave", "forget"])
def test_a_table_that_is_full_can_still_be_ended(tmp_path: Path, ending: str) -> None:
    """Drafts used up all events, and then not even the host could close the table."""
    with running(tmp_path, limits=replace(HASTY, events_per_table=30)) as up:
        ada, ben = Guest(up.url, "Ada"), Guest(up.url, "Ben")
        table = ada.open("hashi", "me", "open")
        code = ada.post(f"/api/tables/{table}/invites", {"seat": "B"}).json["code"]
        assert ben.post("/api/join", {"id": "j-1", "code": code}).status == 200
        assert ada.post(f"/api/tables/{table}/ready", {}).status == 200
        replies: list[int] = []
        while 429 not in replies:
            seen = ada.look(table, "A")
            replies.append(ada.move(table, "A", seen["offers"][0]["move"]).status)
            back = {"id": ada.fresh(), "seat": "A"}
            replies.append(ada.post(f"/api/tables/{table}/back", back).status)
        assert len(replies) > 10
        if ending == "forget":
            assert ben.ask("DELETE", "/api/me").status == 204
        elif ending == "close":
            assert ada.post(f"/api/tables/{table}/close").status == 409  # others play here
            key = {"authorization": f"Bearer {up.services.key}"}
            assert ada.ask("POST", f"/api/tables/{table}/close", {}, key).status == 200
            assert ada.look(table, "A")["table"]["status"] == "closed"
        else:
            assert ben.post(f"/api/tables/{table}/{ending}", {"seat": "B"}).status == 200
        assert ada.post(f"/api/tables/{table}/back", {"id": ada.fresh(), "seat": "A"}).status in (409, 429)
        assert ada.post(f"/api/tables/{table}/close").status == (409 if ending == "leave" else 200)


def test_leaving_and_returning_cannot_use_up_the_reserve(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(HASTY, events_per_table=20)) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        assert ada.post(f"/api/tables/{table}/ready", {}).status == 200
        for _ in range(40):
            ada.post(f"/api/tables/{table}/leave", {"seat": "A"})
            ada.post(f"/api/tables/{table}/return", {"seat": "A"})
        assert ada.post(f"/api/tables/{table}/close").status == 200
