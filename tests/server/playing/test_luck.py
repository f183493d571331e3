"""Agreeing on the luck over HTTP: own salts, liars, people who are away, a beacon, and what the record says of it."""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.play.luck import commitment, folded, list_hash
from landbridge.server.run.jobs.beacon import Drand, Timing
from tests.server.host import Guest, Reply, running
from tests.support.waiting import until

CHAIN = "52" * 32


def new_salt() -> str:
    return secrets.token_hex(32)


def commit(guest: Guest, table: str, seat: str, salt: str, words: str = "") -> Reply:
    now = guest.look(table)["table"]["luck"]["now"]
    said = folded(table, words) if words else ""
    made = commitment(table, now["attempt"], now["promise"], "AB".index(seat), salt, said)
    body = {"seat": seat, "commitment": made, "promise": now["promise"]}
    return guest.post(f"/api/tables/{table}/commit", body)


def reveal(guest: Guest, table: str, seat: str, salt: str, words: str = "", listed: str = "") -> Reply:
    listed = listed or guest.look(table)["table"]["luck"]["now"]["list"]
    said = folded(table, words) if words else ""
    body = {"seat": seat, "salt": salt, "words": said, "list": listed}
    return guest.post(f"/api/tables/{table}/reveal", body)


def seated(ada: Guest, ben: Guest, **terms: Any) -> str:
    table = ada.open("hashi", "me", "open", **terms)
    reply = ben.post(
        "/api/join", {"id": ben.fresh(), "code": ada.invite(table, "B"), "words": "", "ready": False}
    )
    assert reply.status == 200
    return table


def test_two_people_with_salts_of_their_own(ada: Guest, ben: Guest) -> None:
    table, salts = seated(ada, ben), {"A": new_salt(), "B": new_salt()}
    assert commit(ada, table, "A", salts["A"], "low tide").status == 200
    assert commit(ben, table, "B", salts["B"]).status == 200
    now = ada.look(table)["table"]["luck"]
    entries = [("AB".index(one["seat"]), one["held"], one["commitment"]) for one in now["now"]["commitments"]]
    assert now["closed"]
    assert now["now"]["list"] == list_hash(table, 1, now["now"]["promise"], entries)
    assert now["left_ms"] is None
    for words, listed in (("high tide", ""), ("low tide", "0" * 64)):
        assert reveal(ada, table, "A", salts["A"], words, listed).status == 409
    plain = {"seat": "A", "salt": salts["A"], "words": "low tide", "list": now["now"]["list"]}
    assert ada.post(f"/api/tables/{table}/reveal", plain).json["error"] == "luck-words-plain"
    listed = now["now"]["list"]
    assert reveal(ada, table, "A", salts["A"], "low tide", listed).status == 200
    started = reveal(ben, table, "B", salts["B"], "", listed)
    assert started.json["table"]["status"] == "playing"
    assert reveal(ben, table, "B", salts["B"], "", listed).status == 200  # sent twice, counted once
    assert started.json["table"]["words"] == [folded(table, "low tide")]
    told = ada.get(f"/api/tables/{table}/luck").json
    assert (told["edition"], told["secret"], len(told["attempts"])) == (2, None, 1)
    assert [one["salt"] for one in told["attempts"][0]["reveals"]] == [salts["A"], salts["B"]]
    lines = ada.get(f"/api/tables/{table}/record").body.decode().splitlines()
    assert [line.split()[1:4] for line in lines if line.startswith("luck commit")] == [
        ["commit", "A", "own"],
        ["commit", "B", "own"],
    ]


def test_the_record_of_such_a_game_is_verified(ada: Guest, tmp_path: Path) -> None:
    table, salt = ada.open("hashi", "me", "passive"), new_salt()
    commit(ada, table, "A", salt, "low tide")
    reveal(ada, table, "A", salt, "low tide")
    assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).json["table"]["status"] == "over"
    file = tmp_path / "game.landbridge"
    file.write_bytes(ada.get(f"/api/tables/{table}/record").body)
    match = landbridge.loads(file.read_text())
    assert match.transcript is not None
    assert match.transcript.last.reveals[0].salt == salt
    command = [sys.executable, "-m", "landbridge", "verify", str(file), "--seat", "A", "--salt", salt]
    for words, code in (("low tide", 0), ("high tide", 1)):
        done = subprocess.run([*command, "--words", words], capture_output=True, text=True)
        assert (done.returncode == 0) == (code == 0), done.stdout + done.stderr


class Clock:
    """Runs as the time does, and further when it is told to."""

    def __init__(self) -> None:
        self.passed = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.passed

    def minutes(self, count: int) -> None:
        self.passed += 60_000 * count


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Clock, Guest, Guest]]:
    clock = Clock()
    with running(tmp_path, clock=clock) as server:
        ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
        yield clock, ada, ben
        ada.close()
        ben.close()


def woken(guest: Guest, table: str, seat: str, salt: str) -> Any:
    """What a page does by itself when its device wakes."""
    told = guest.look(table, seat)["table"]
    if not told["seats"]["AB".index(seat)]["ready"]:
        told = commit(guest, table, seat, salt).json["table"]
    if told["luck"] and any(one["seat"] == seat and one["step"] == "open" for one in told["luck"]["waits"]):
        told = reveal(guest, table, seat, salt).json["table"]
    return told


def test_who_opens_a_table_may_be_away_for_ten_minutes(two: tuple[Clock, Guest, Guest]) -> None:
    clock, ada, ben = two
    table, salts = ada.open("hashi", "me", "open"), (new_salt(), new_salt())
    woken(ada, table, "A", salts[0])
    invited = {"id": ben.fresh(), "code": ada.invite(table, "B"), "words": "", "ready": False}
    assert ben.post("/api/join", invited).status == 200
    told = woken(ben, table, "B", salts[1])
    assert told["luck"]["closed"]
    clock.minutes(10)
    told = ben.look(table, "B")["table"]
    (wait,) = told["luck"]["waits"]
    assert (wait["seat"], wait["step"], wait["ms"] >= 600_000) == ("A", "open", True)
    assert told["luck"]["left_ms"] is None
    assert ben.post(f"/api/tables/{table}/remind", {"seat": "B"}).status == 200
    told = woken(ada, table, "A", salts[0])
    assert told["status"] == "playing"
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person"]
    assert len(ada.get(f"/api/tables/{table}/luck").json["attempts"]) == 1


def test_three_rematches_in_a_row_with_one_away_for_five_minutes(two: tuple[Clock, Guest, Guest]) -> None:
    clock, ada, ben = two
    table, salts = seated(ada, ben), (new_salt(), new_salt())
    for guest, seat, salt in ((ada, "A", salts[0]), (ben, "B", salts[1]), (ada, "A", salts[0])):
        told = woken(guest, table, seat, salt)
    for asks in (ben, ada, ben):
        assert told["status"] == "playing"
        assert ada.post(f"/api/tables/{table}/resign", {"seat": "A"}).json["table"]["status"] == "over"
        other, seat, theirs = (ben, "A", "B") if asks is ada else (ada, "B", "A")
        salts = (new_salt(), new_salt())
        told = asks.post(f"/api/tables/{table}/rematch", {"id": asks.fresh()}).json["table"]
        again = told["id"]
        assert [one["reserved"] for one in told["seats"]] == [one["seat"] == theirs for one in told["seats"]]
        woken(asks, again, seat, salts["AB".index(seat)])
        clock.minutes(5)
        (wait,) = asks.look(again, seat)["table"]["luck"]["waits"]
        assert (wait["seat"], wait["step"]) == (theirs, "join")
        joined = other.post(f"/api/tables/{table}/rematch", {"id": other.fresh()}).json["table"]
        assert (joined["id"], [one["reserved"] for one in joined["seats"]]) == (again, [False, False])
        woken(other, again, theirs, salts["AB".index(theirs)])
        told = woken(asks, again, seat, salts["AB".index(seat)])
        table = again
    assert told["status"] == "playing"
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ben"]


def test_a_rematch_that_was_closed_is_followed_by_another(ada: Guest, ben: Guest) -> None:
    table = seated(ada, ben)
    ada.ready(table)
    ben.ready(table)
    ada.post(f"/api/tables/{table}/resign", {"seat": "A"})
    first = ada.post(f"/api/tables/{table}/rematch", {"id": "first"}).json["table"]["id"]
    ada.post(f"/api/tables/{first}/close")
    second = ben.post(f"/api/tables/{table}/rematch", {"id": "second"}).json["table"]
    assert (second["id"] != first, second["status"]) == (True, "gathering")


def test_at_a_listed_table_the_game_begins_after_the_deadline(two: tuple[Clock, Guest, Guest]) -> None:
    clock, ada, ben = two
    table, salt = ada.open("hashi", "me", "open", listed=True), new_salt()
    commit(ada, table, "A", salt)
    assert ben.post(f"/api/tables/{table}/seats/B", {"id": "s-1"}).status == 200
    clock.minutes(1)
    until(lambda: ada.look(table)["table"]["luck"]["failed"])
    seen = ada.look(table)["table"]
    (failed,) = seen["luck"]["failed"]
    assert (failed["failed"], failed["missing"]) == ("commit", ["B"])
    assert woken(ada, table, "A", salt)["status"] == "playing"
    assert ben.look(table, "B")["table"]["seats"][1]["you"]


# --- a beacon -------------------------------------------------------------------------------------------------------


class Relay(BaseHTTPRequestHandler):
    genesis = int(time.time()) - 1000
    broken = False

    def do_GET(self) -> None:
        round = self.path.rpartition("/")[2]
        told: Any = {"period": 1, "genesis_time": self.genesis, "hash": CHAIN}
        if round != "info":
            told = {"round": int(round), "randomness": f"{int(round):064x}"}
        data = b"no JSON" if self.broken else json.dumps(told).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def relay() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Relay)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"drand:{CHAIN},http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_beacon_is_mixed_in(tmp_path: Path) -> None:
    with relay() as beacon, running(tmp_path, beacon=beacon) as server:
        drand = server.services.beacon
        assert drand is not None
        until(lambda: drand.next(0) is not None)
        ada = Guest(server.url, "Ada")
        table = ada.open("hashi", "me", "passive")
        assert ada.look(table)["table"]["luck"]["now"]["beacon"]["chain"] == CHAIN
        assert ada.ready(table, "w")["table"]["status"] == "gathering"  # the round is still to come
        until(lambda: ada.look(table)["table"]["status"] == "playing")
        told = ada.get(f"/api/tables/{table}/luck").json["attempts"][-1]["beacon"]
        assert told["randomness"] == f"{told['round']:064x}"
        salt, other = new_salt(), ada.open("hashi", "me", "passive")
        commit(ada, other, "A", salt)
        reveal(ada, other, "A", salt)
        until(lambda: ada.look(other)["table"]["status"] == "playing")
        ada.close()


def test_without_an_answer_tables_begin_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Relay, "broken", True)
    with relay() as beacon, running(tmp_path, beacon=beacon) as server:
        ada = Guest(server.url, "Ada")
        table = ada.open("hashi", "me", "passive")
        assert ada.look(table)["table"]["luck"]["now"]["beacon"] is None
        assert ada.ready(table)["table"]["status"] == "playing"
        ada.close()


def test_rounds_are_told_by_the_clock() -> None:
    timing = Timing(1000, 3000)
    assert [timing.at(one) for one in (1, 2, 3)] == [1000, 4000, 7000]
    assert [timing.after(at) for at in (0, 999, 1000, 3999, 4000)] == [1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    "wrong", ["random", "drand", f"drand:{CHAIN}", f"drand:{CHAIN},ftp://x", "drand:52,http://x"]
)
def test_a_beacon_has_a_chain_and_an_address(wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        Drand(wrong, lambda: 0)
