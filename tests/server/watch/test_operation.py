"""Running a server: migrations, snapshots, backups, health, metrics, logs, stopping in order."""

from __future__ import annotations

import json
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import landbridge
from landbridge.server.store.migrations import LEDGER, LaterSchema
from landbridge.server.store.schema import events, ledger, tables
from landbridge.server.store.schema.whole import every_table
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.sqlite import FILE
from landbridge.server.store.tables import SNAPSHOT
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from tests.server.command import Command
from tests.server.engines import BENCH, BOTH, on, options
from tests.server.host import Guest, Running, running
from tests.server.table import play_in_order, seat_all
from tests.support.waiting import until

pytestmark = pytest.mark.system

DATABASES = BOTH


def database_of(folder: Path) -> dict[str, Any]:
    return {name: value for name, value in BENCH.settings(folder).items() if name == "database"}


def test_the_migrations_end_at_the_schema(tmp_path: Path) -> None:
    """Names, kinds and keys; on every database."""
    store = Store(tmp_path, **database_of(tmp_path))
    with store.reading() as c:
        asked = sa.inspect(c)
        found = {name: asked.get_columns(name) for name in asked.get_table_names()}
        keys = {name: asked.get_pk_constraint(name)["constrained_columns"] for name in found}
        unique = {
            name: {tuple(u["column_names"]) for u in asked.get_unique_constraints(name)} for name in found
        }
        indexes = {name: {tuple(i["column_names"]) for i in asked.get_indexes(name)} for name in found}
        kinds = {
            (name, column["name"]): column["type"].compile(c.dialect)
            for name, columns in found.items()
            for column in columns
        }
        wanted = {(t.name, col.name): col.type.compile(c.dialect) for t in every_table() for col in t.c}
    store.close()
    assert found.pop("alembic_version")
    kinds.pop(("alembic_version", "version_num"))
    assert kinds == wanted
    for table in every_table():
        assert keys[table.name] == [column.name for column in table.primary_key]
        declared = {
            tuple(column.name for column in one.columns)
            for one in table.constraints
            if isinstance(one, sa.UniqueConstraint)
        }
        assert unique[table.name] == declared
        assert indexes[table.name] - declared == {
            tuple(str(column.name) for column in index.columns) for index in table.indexes
        }


def test_a_later_schema_is_served_only_if_it_says_so(tmp_path: Path) -> None:
    """Two versions at once: the older one goes on, unless it could not."""
    asked = database_of(tmp_path)
    store = Store(tmp_path, **asked)
    store.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9998'"))
    Store(tmp_path, **asked).close()
    needs = sa.update(ledger).where(ledger.c.name == LEDGER).values(value="9997")
    store.write(lambda c: c.execute(needs))
    with pytest.raises(LaterSchema, match="9998"):
        Store(tmp_path, **asked)
    store.close()


@pytest.mark.parametrize("game", landbridge.game_names())
def test_a_snapshot_is_what_the_events_add_up_to(game: str, server: Running) -> None:
    guests = [
        Guest(server.url, name)
        for name in ("Ada", "Ben", "Cleo")[: max(2, landbridge.game(game).seats.start)]
    ]
    table, players = seat_all(guests, game)
    for _ in range(15):
        for player in players:
            seen = player.step()
        if seen["draft"]:
            seat = player.seat
            player.guest.post(
                f"/api/tables/{table}/back", {"id": player.guest.fresh(), "seat": seat, "moves": 1}
            )
    services = server.services
    with services.store.reading() as c:
        row = c.execute(sa.select(tables).where(tables.c.id == table)).one()
        events = list(services.tables._events(c, table))
        opened = services.tables._open(c, table)
    snapshot = json.loads(row.snapshot)
    assert row.n - SNAPSHOT < snapshot["n"] <= row.n
    folded = Table.from_events(table, row.secret, events[: snapshot["n"]])
    assert folded.as_json() == snapshot
    kept = Table.from_json(table, row.secret, snapshot["n"], snapshot)
    assert kept is not None
    assert kept.as_json() == folded.as_json()
    stale = {**snapshot, "layout": "of another version"}
    assert Table.from_json(table, row.secret, row.n, stale) is None
    assert opened.as_json() == Table.from_events(table, row.secret, events).as_json()


def test_old_rules_are_named(server: Running, ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    services = server.services

    def write(c: Any) -> None:
        kept = json.loads(c.execute(sa.select(tables.c.snapshot).where(tables.c.id == table)).scalar())
        kept["terms"]["version"] = 0
        c.execute(sa.update(tables).where(tables.c.id == table).values(snapshot=json.dumps(kept)))

    services.store.write(write)
    services.tables.drop(table)
    reply = ada.get(f"/api/tables/{table}")
    assert (reply.status, reply.json["error"]) == (409, "old-rules")
    services.tables.remove([table])
    with pytest.raises(Refused), services.tables.open(table):
        pass


def test_two_writers_of_one_number(server: Running, ada: Guest) -> None:
    """The database itself lets only one of them win."""
    table = ada.open("hashi", "me", "open")
    row = {"table_id": table, "n": 1, "at": 0, "kind": "chat", "data": "{}"}
    with pytest.raises(sa.exc.IntegrityError):
        server.services.store.write(lambda c: c.execute(sa.insert(events), [row]))


def test_a_disk_that_fails_takes_nothing_half(
    server: Running, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.open("hashi", "me", "me")
    ada.ready(table)
    before = ada.look(table, "A")
    services = server.services

    def full(c: Any, t: Any) -> None:
        c.execute(sa.insert(events), [{"table_id": t.id, "n": t.n, "at": 0, "kind": "move", "data": "{}"}])
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(services.tables, "_append", full)
        reply = ada.move(table, "A", before["offers"][0]["move"], "tried")
        assert (reply.status, reply.json["error"]) == (503, "not-saved")
    assert ada.look(table, "A") == before
    assert not ada.move(table, "A", before["offers"][0]["move"], "tried").json["repeated"]


def test_health_and_metrics(server: Running) -> None:
    guest = Guest(server.url)
    until(lambda: guest.get("/healthz").body == b"ok\n", "errors of tests before are not forgotten")
    text = guest.get("/metrics").body.decode()
    assert "landbridge_events_total" in text
    for line in text.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ", "landbridge_")), line
    assert guest.ask("GET", "/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status == 403
    key = {"x-forwarded-for": "1.2.3.4", "authorization": f"Bearer {server.services.key}"}
    assert guest.ask("GET", "/metrics", headers=key).status == 200


def test_serving_stopping_and_backing_up(tmp_path: Path, database: str) -> None:
    data = tmp_path / "data"
    server = Command(data)
    ada = Guest(server.url, "Secretive Ada")
    table = ada.open("hashi", "me", "greedy")
    ada.ready(table)
    stream = ada.stream(table, "A")
    ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
    copy = tmp_path / "copy.db"
    command = [sys.executable, "-m", "landbridge", "backup", str(copy), "--data", str(data)]
    command += [word for word in options(data) if "valkey" not in word and word != "--bus"]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "LANG": "C"}, check=True
    )
    assert "copy.db" in done.stdout
    again = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "LANG": "C"}, check=False
    )
    assert again.returncode == 2
    code, told = server.stop()
    stream.close()
    assert code in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in told.splitlines()]
    assert any(line.get("route") == "/api/tables/{table}/moves" and line["status"] == 200 for line in lines)
    for secret in (table, ada.cookie.partition("=")[2], "Secretive"):
        assert secret not in told
    assert oct(copy.stat().st_mode)[-3:] == "600"
    if database == "sqlite":
        assert oct((data / FILE).stat().st_mode)[-3:] == "600"
    assert oct((data / "host.key").stat().st_mode)[-3:] == "600"
    (tmp_path / "restored").mkdir()
    copy.rename(tmp_path / "restored" / FILE)
    with on("sqlite"), running(tmp_path / "restored") as up:
        there = Guest(up.url)
        there.cookie = ada.cookie
        assert there.look(table, "A")["table"]["id"] == table


def test_commands_explain_themselves(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "landbridge", *words]
        return subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, "LANG": "C"}, check=False
        )

    assert run("serve", "--help").returncode == 0
    assert run("backup", "--help").returncode == 0
    assert "http://" in run("serve", "--base-url", "games.example.org").stderr
    assert "No option is called “moon”" in run("serve", "--limit", "moon=1", "--data", str(tmp_path)).stderr
    assert "no database" in run("backup", str(tmp_path / "x"), "--data", str(tmp_path)).stderr


def test_importing_the_command_is_cheap() -> None:
    heavy = "('starlette', 'sqlalchemy', 'uvicorn', 'alembic')"
    code = f"import sys, landbridge.cli; print([m for m in sys.modules if m.split('.')[0] in {heavy}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_record_comes_with_the_name_of_its_file(tmp_path: Path) -> None:
    """Ids may have dashes and underscores, and may begin with them."""
    with running(tmp_path, token=lambda size: f"-_{secrets.token_urlsafe(size)}") as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        headers = ada.get(f"/api/tables/{table}/record").headers
        assert headers["content-disposition"] == f'attachment; filename="hashi-{table[:8]}.landbridge"'
        ada.close()


def test_a_record_from_the_server_is_verified_by_the_command(server: Running, tmp_path: Path) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    table, players = seat_all(guests, "hashi")
    play_in_order(players)
    file = tmp_path / "game.landbridge"
    file.write_bytes(guests[0].get(f"/api/tables/{table}/record").body)
    done = subprocess.run(
        [sys.executable, "-m", "landbridge", "verify", str(file)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
