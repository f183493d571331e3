"""Health that is honest: a full disk, a database that hangs and damaged pages are noticed, logged and alerted."""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from landbridge.server.http import app
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.sqlite import FILE
from landbridge.server.watch import health
from landbridge.server.watch.checkup import Checkup
from tests.server.command import Command
from tests.server.host import Guest, Running, running
from tests.server.watch.test_watching import figures
from tests.support.waiting import until

DATABASES = ("sqlite",)
ALERTS = Path(__file__).parents[3] / "deploy" / "alerts.yaml"
WATCHING = Path(__file__).parents[3] / "docs" / "watching.md"


@pytest.fixture
def up(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def well(up: Running) -> bool:
    reply = Guest(up.url).get("/healthz")
    assert (reply.status, reply.body) == (200, b"ok\n") or (
        reply.status,
        reply.json["error"],
    ) == (503, "not-saved")
    return reply.status == 200


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_full_disk_is_told_logged_and_counted(
    up: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite is allowed no more pages: what changes a row still works, what adds some does not."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "REMEMBERED", 2.0)
    ada = Guest(up.url, "Ada")
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    until(lambda: well(up), "it is not well to begin with")
    assert not errors(caplog)
    store = up.services.store
    pages = store.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar())
    text = "a remark " * 30
    statuses = [
        ada.post(f"/api/tables/{table}/chat", {"id": f"c{n}", "seat": "A", "text": text}).status
        for n in range(60)
    ]
    assert 503 in statuses
    assert not well(up)
    told = figures(up)
    assert told("healthy") == 0
    assert told("database_errors_total", kind="OperationalError") >= 1
    assert any("the database failed" in line for line in errors(caplog))
    store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar())
    until(lambda: well(up), "it does not recover")
    assert figures(up)("healthy") == 1
    ada.close()


def test_a_disk_without_room_is_not_healthy(up: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    until(lambda: well(up), "it is not well to begin with")
    monkeypatch.setattr(health, "LEAST", 10**18)
    assert not well(up)
    assert figures(up)("disk_free_bytes") > 0


def test_a_database_that_hangs_is_not_waited_for(up: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LIMIT", 0.3)
    monkeypatch.setattr(health, "FRESH", 0.0)
    until(lambda: well(up), "it is not well to begin with")
    free = threading.Event()
    hanging = threading.Thread(target=up.services.store.write, args=(lambda c: free.wait(20),))
    hanging.start()
    try:
        begun = time.monotonic()
        assert not well(up)
        assert not well(up)
        assert figures(up)("healthy") == 0
        assert time.monotonic() < begun + 5
    finally:
        free.set()
        hanging.join()
    until(lambda: well(up), "it does not recover")


def test_health_is_answered_while_all_threads_are_taken(up: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so are metrics."""
    ada = Guest(up.url, "Ada")
    free = threading.Event()
    monkeypatch.setattr(up.services.people, "by_token", lambda token: free.wait(30))
    lines = []
    try:
        for _ in range(app.THREADS + 10):
            line = ada.connect()
            line.request("GET", "/api/me", headers={"cookie": ada.cookie})
            lines.append(line)
        begun = time.monotonic()
        assert well(up)
        assert figures(up)("healthy") == 1
        assert time.monotonic() < begun + 10
        assert not free.is_set()
    finally:
        free.set()
        for line in lines:
            line.close()
        ada.close()


def test_many_who_ask_are_answered_by_one_write(up: Running) -> None:
    until(lambda: well(up), "it is not well to begin with")
    before = up.services.store.commits
    with closing(Guest(up.url)) as guest:
        for _ in range(100):
            assert guest.get("/healthz").status == 200
    assert up.services.store.commits - before <= 20  # one a second


# --- damaged pages ------------------------------------------------------------------------------------------


def damage(file: Path) -> None:
    """Overwrite the pages where tables of events begin; a server starts without looking at them."""
    with sqlite3.connect(file) as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = line.execute("PRAGMA page_size").fetchone()[0]
        pages = line.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'events'").fetchall()
    line.close()
    assert pages
    with file.open("r+b") as out:
        for (page,) in pages:
            out.seek((page - 1) * size)
            out.write(b"\xa5" * size)


def filled(folder: Path) -> None:
    with running(folder) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        for n in range(100):
            ada.post(f"/api/tables/{table}/chat", {"id": f"c{n}", "seat": "A", "text": f"remark {n} " * 20})
        ada.close()


def test_damaged_pages_are_noticed_at_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    filled(tmp_path)
    with running(tmp_path) as up:
        until(lambda: up.services.checkup.seconds > 0, "nobody looks")
        assert well(up)
        assert figures(up)("database_damaged") == 0
    assert not errors(caplog)
    damage(tmp_path / FILE)
    with running(tmp_path) as up:
        until(lambda: bool(up.services.checkup.wrong), "nobody notices")
        assert not well(up)
        assert figures(up)("database_damaged") == 1
    assert any("damaged" in line for line in errors(caplog))


def test_the_command_logs_damaged_pages_as_errors(tmp_path: Path) -> None:
    filled(tmp_path)
    damage(tmp_path / FILE)
    server = Command(tmp_path, "--quiet", patience=5)
    until(lambda: Guest(server.url).get("/healthz").status == 503, "it says it is well")
    _, told = server.stop()
    assert '"level": "error"' in told
    assert "damaged" in told


def test_a_look_ends_when_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    store = Store(tmp_path)
    checkup = Checkup(tmp_path / FILE, store)
    checkup.start()
    until(lambda: checkup.seconds > 0, "nobody looks")
    checkup.close()
    assert not checkup.wrong
    store.close()


# --- alerts -------------------------------------------------------------------------------------------------


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load(ALERTS.read_text())
    return [rule for group in read["groups"] for rule in group["rules"]]


def test_alerts_are_about_metrics_there_are(up: Running) -> None:
    guest = Guest(up.url, "Ada")
    there = set(re.findall(r"^# TYPE (\S+) (\S+)", guest.get("/metrics").body.decode(), re.MULTILINE))
    names = {name for name, _ in there} | {f"{name}_bucket" for name, kind in there if kind == "histogram"}
    names |= {"landbridge_notices_lost_total"}  # with a bus only
    for rule in rules():
        asked = set(re.findall(r"landbridge_[a-z_]+", rule["expr"]))
        assert asked <= names, rule["alert"]
        assert asked or "up{" in rule["expr"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("critical", "warning")
    guest.close()


def test_alerts_cover_what_was_silent() -> None:
    about = " ".join(rule["expr"] for rule in rules())
    for metric in ("landbridge_healthy", "landbridge_database_errors_total", "landbridge_database_damaged"):
        assert metric in about
    assert "deploy/alerts.yaml" in WATCHING.read_text()
