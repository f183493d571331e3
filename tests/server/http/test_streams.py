"""Streams: everything once, in order, from wherever one broke off; and they end when the server does."""

from __future__ import annotations

import itertools
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from landbridge.server.http import streams
from landbridge.server.run.limits import Limits
from tests.server.engines import BOTH
from tests.server.host import HASTY, Guest, Running, running
from tests.server.table import Player
from tests.support.waiting import until

DATABASES = BOTH


def play_some(guest: Guest, table: str, moves: int) -> None:
    players = [Player(guest, table, seat) for seat in "AB"]
    for _ in range(moves):
        for player in players:
            player.step()


def test_resuming_anywhere_gives_the_rest(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    play_some(ada, table, 10)
    for seat in ("A", "B", ""):
        count = ada.look(table, seat)["at"]
        with closing(ada.stream(table, seat)) as stream:
            whole = stream.take(count)
        assert [id for id, _ in whole] == list(range(1, count + 1))
        for last in (1, count // 2, count - 1):
            with closing(ada.stream(table, seat, last)) as stream:
                assert stream.take(count - last) == whole[last:]
            with closing(ada.stream(table, seat, after=last)) as stream:
                assert stream.take(count - last) == whole[last:]
        log = ada.get(f"/api/tables/{table}/log?most=500" + (f"&seat={seat}" if seat else "")).json[
            "messages"
        ]
        assert log == [message for _, message in whole]


def test_what_happens_arrives(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    at = ada.look(table, "A")["at"]
    with closing(ada.stream(table, "A", at)) as stream:
        heard: list[float] = []
        reader = threading.Thread(target=lambda: heard.append(stream.take(1)[0][0]))
        reader.start()
        time.sleep(0.2)
        assert not heard
        ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
        reader.join(timeout=10)
        assert heard == [at + 1]


def test_what_another_process_appends_arrives_too(tmp_path: Path) -> None:
    with running(tmp_path) as one, running(tmp_path) as two:
        here, there = Guest(one.url, "Ada"), Guest(two.url)
        there.cookie = here.cookie
        table = here.open("hashi", "me", "me")
        here.ready(table)
        at = here.look(table, "A")["at"]
        with closing(here.stream(table, "A", at)) as stream:
            there.move(table, "A", there.look(table, "A")["offers"][0]["move"])
            assert stream.take(1)[0][0] == at + 1
        here.close()
        there.close()


def test_they_end_with_the_server(tmp_path: Path) -> None:
    ended = []
    with running(tmp_path) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "greedy")
        ada.ready(table)
        stream = ada.stream(table, "A")

        def listen() -> None:
            ended.append(len(list(stream)))

        reader = threading.Thread(target=listen)
        reader.start()
        until(lambda: up.services.streams.count > 0)
        ada.close()
    reader.join(timeout=60)
    assert ended
    stream.close()


def test_so_many_and_no_more(tmp_path: Path) -> None:
    limits = Limits(**{**HASTY.__dict__, "streams_per_person": 2, "streams": 3})
    with running(tmp_path, limits) as up:
        ada, ben = Guest(up.url, "Ada"), Guest(up.url, "Ben")
        table = ada.open("hashi", "me", "open")
        held = [ada.stream(table, "A") for _ in range(2)]
        until(lambda: up.services.streams.count >= 2)
        assert (
            ada.get(f"/api/tables/{table}/stream").json["reason"]["values"]["limit"] == "streams_per_person"
        )
        held.append(ben.stream(table))
        until(lambda: up.services.streams.count >= 3)
        assert ben.get(f"/api/tables/{table}/stream").json["reason"]["values"]["limit"] == "streams"
        for stream in held:
            stream.close()
        ada.close()
        ben.close()


def test_a_seat_that_is_lost_ends_its_stream(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open", "open")
    ben.join(ada.invite(table, "B"))
    with closing(ben.stream(table, "B", ben.look(table, "B")["at"])) as stream:
        ben.post(f"/api/tables/{table}/leave", {"seat": "B"})
        assert list(stream) == []


def test_a_silent_stream_says_that_it_is_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxies close what says nothing; what has just spoken need not."""
    monkeypatch.setattr(streams, "ROUND", 0.1)
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.4)
    with running(tmp_path) as server:
        ada = Guest(server.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        with closing(ada.stream(table, "A", ada.look(table, "A")["at"])) as stream:
            begun = time.monotonic()
            lines = list(itertools.islice(stream._answer, 6))  # `retry`, then a comment every now and then
            took = time.monotonic() - begun
        assert lines == [b"retry: 1000\n", b"\n", b":\n", b"\n", b":\n", b"\n"]
        assert took > 0.5
        ada.close()


def test_a_reading_that_fails_stops_nobody(
    ada: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    at = ada.look(table, "A")["at"]
    with closing(ada.stream(table, "A", at)) as stream:
        with monkeypatch.context() as planted:
            planted.setattr(streams.Streams, "read", lambda *_: 1 // 0)
            play_some(ada, table, 1)
            until(lambda: any("could not be read" in one.message for one in caplog.records))
        play_some(ada, table, 1)
        assert [id for id, _ in stream.take(2)] == [at + 1, at + 2]


def test_whoever_asks_in_many_ways_fills_no_memory(server: Running, ada: Guest) -> None:
    """What was told is kept for others; once for every number and host that somebody named, until the next event."""
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    play_some(ada, table, 10)
    guest, at = Guest(server.url), ada.look(table)["at"]
    for number in range(120):
        headers = {"host": f"10.0.0.{number}"}
        with closing(guest.connect()) as line:
            line.request("GET", f"/api/tables/{table}/stream?look=scene&after={number % at}", headers=headers)
            answer = line.getresponse()
            while not answer.readline().startswith(b"data: "):
                pass
            answer.close()
    with server.services.tables.open(table) as t:
        kept = sum(len(one.lines) for one in t.memo["told"].values())
    assert 0 < kept <= streams.KEPT


def test_a_stream_has_no_head(server: Running) -> None:
    ada = Guest(server.url, "Ada")
    table = ada.open("hashi", "me")
    assert ada.ask("HEAD", f"/api/tables/{table}/stream").status == 405
    assert server.services.streams.count == 0
