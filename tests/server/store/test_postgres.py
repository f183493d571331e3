"""What only PostgreSQL does: many that make the schema at once, settings that are not safe, other machines' folders."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from landbridge.server.store.schema import ledger
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.store.sql.postgres import HASTE, address, engine_at
from tests.server.engines import BENCH
from tests.server.host import Guest, Running, running
from tests.server.wires import Wire

DATABASES = ("postgresql",)


def test_many_workers_make_the_schema_once(tmp_path: Path) -> None:
    url = BENCH.postgres.database("at_once", empty=True)
    failures: list[BaseException] = []

    def begin() -> None:
        try:
            Store(tmp_path, url).close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_database_that_does_not_flush_is_refused(tmp_path: Path) -> None:
    url = BENCH.settings(tmp_path)["database"]
    assert HASTE in url
    with pytest.raises(StoreError, match="fsync"):
        Store(tmp_path, url.partition("?")[0])


@pytest.mark.parametrize("said", ["mysql://x/y", "sqlite:///x", "nonsense", "postgresql+asyncpg://x/y"])
def test_other_databases_are_refused_by_name(said: str) -> None:
    with pytest.raises(StoreError):
        address(said)


def test_a_password_is_not_told(tmp_path: Path) -> None:
    engine = engine_at("postgresql://ada:sesame@127.0.0.1:1/none", 1)
    with pytest.raises(OperationalError) as failed, engine.connect():
        pass
    assert "sesame" not in str(failed.value)


def test_two_transactions_in_each_others_way_both_get_through(tmp_path: Path) -> None:
    """PostgreSQL ends one of two that wait for each other; it is done again."""
    store = Store(tmp_path, BENCH.settings(tmp_path)["database"])
    for name in "ab":
        store.write(lambda c, name=name: c.execute(sa.insert(ledger).values(name=name, value="0")))  # type: ignore[misc]
    both = threading.Barrier(2)
    tried: list[str] = []

    def write(first: str, second: str) -> None:
        def job(c: sa.Connection) -> None:
            tried.append(first)
            c.execute(sa.update(ledger).where(ledger.c.name == first).values(value=first))
            if len(tried) <= 2:
                both.wait(10)
            c.execute(sa.update(ledger).where(ledger.c.name == second).values(value=first))

        store.write(job)

    threads = [threading.Thread(target=write, args=order) for order in (("a", "b"), ("b", "a"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(tried) > 2  # one of them was turned away
    with store.reading() as c:
        values = list(c.execute(sa.select(ledger.c.value).where(ledger.c.name.in_(["a", "b"]))).scalars())
    assert len(values) == 2
    assert len(set(values)) == 1
    store.close()


def test_another_machine_has_another_folder_and_the_same_house(tmp_path: Path) -> None:
    shared: dict[str, Any] = dict(BENCH.settings(tmp_path))
    with (
        running(tmp_path / "one", **shared) as one,
        running(tmp_path / "two", **shared) as two,
    ):
        near, far = Guest(one.url, "Ada"), Guest(two.url)
        far.cookie = near.cookie
        table = near.open("hashi", "me", "me")
        assert far.look(table, "A")["table"]["id"] == table
        assert (tmp_path / "one" / "host.key").read_text() == (tmp_path / "two" / "host.key").read_text()
        near.close()
        far.close()


def test_a_worker_cut_off_says_so_and_recovers(tmp_path: Path) -> None:
    wire = Wire(BENCH.postgres.port)
    url = BENCH.settings(tmp_path)["database"].replace(f":{BENCH.postgres.port}/", f":{wire.port}/")
    with running(tmp_path, database=url) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        move = ada.look(table, "A")["offers"][0]["move"]
        stream = ada.stream(table, "A")
        stream.take(1)
        wire.cut()
        assert ada.get("/healthz").status == 503
        reply = ada.move(table, "A", move, "once")
        assert (reply.status, reply.json["error"]) == (503, "not-saved")
        wire.mend()
        again = _until_saved(ada, table, move)
        assert not again
        stream.close()
        ada.close()
    wire.close()


def _until_saved(guest: Guest, table: str, move: str) -> bool:
    for _ in range(50):
        reply = guest.move(table, "A", move, "once")
        if reply.status == 200:
            return bool(reply.json["repeated"])
    raise AssertionError("never saved")


def test_ids_that_no_database_can_be_asked_for(server: Running, ada: Guest) -> None:
    assert ada.get("/api/tables/%00").status == 404
    table = ada.open("hashi", "me", "open")
    assert ada.ask("DELETE", f"/api/tables/{table}/invites/%00").status == 404
