"""What only SQLite does: safe pragmas, databases of the first schema, one file that others may not read."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import NoneType

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.server.store import migrations
from landbridge.server.store.migrations import LaterSchema, upgrade
from landbridge.server.store.schema import ledger
from landbridge.server.store.sql import sqlite
from landbridge.server.store.sql.database import BETWEEN_CHECKPOINTS, Store
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.store.sql.prepared import TOGETHER, Prepared
from landbridge.server.store.sql.sqlite import BUSY_MS, FILE, PRAGMAS, engine_at
from tests.server.host import Guest, Running, running
from tests.support.waiting import until

DATABASES = ("sqlite",)
FIRST = Path(__file__).parent / "first.sql"


def test_a_database_of_the_first_schema_becomes_the_present_one(tmp_path: Path) -> None:
    """A change of the schema needs a step; until the first release, `python -m tests.server.store.first`."""
    with sqlite3.connect(tmp_path / FILE) as line:
        line.executescript(FIRST.read_text("utf-8"))
    line.close()
    Store(tmp_path).close()
    Store(tmp_path / "new").close()
    assert shape(tmp_path) == shape(tmp_path / "new")


def shape(folder: Path) -> dict[str, set[str]]:
    """Of each table its columns and indexes; where a step adds one, SQLite puts it last."""
    engine = engine_at(folder / FILE, writes=True)
    asked = sa.inspect(engine)
    found = {
        name: {f"{c['name']} {c['type']} {c['nullable']}" for c in asked.get_columns(name)}
        | {str((i["column_names"], i["unique"])) for i in asked.get_indexes(name)}
        | {str(asked.get_unique_constraints(name)), str(asked.get_pk_constraint(name))}
        | {str(asked.get_foreign_keys(name))}
        for name in asked.get_table_names()
    }
    engine.dispose()
    return found


STEP = """
from alembic import op
revision, down_revision = "0002", "0001"
def upgrade():
    op.execute("INSERT INTO ledger VALUES ('step', 'taken')")
"""


def test_a_step_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    steps = tmp_path / "steps"
    shutil.copytree(migrations.STEPS, steps)
    (steps / "0002_step.py").write_text(STEP)
    monkeypatch.setattr(migrations, "STEPS", steps)
    monkeypatch.setattr(migrations, "HEAD", "0002")
    for _ in range(2):
        store = Store(tmp_path)
        with store.reading() as c:
            assert c.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0002"
            assert c.exec_driver_sql("SELECT count(*) FROM ledger WHERE name = 'step'").scalar() == 1
        store.close()


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
        line.execute("UPDATE ledger SET value = '9999' WHERE name = 'serves'")
    line.close()
    engine = engine_at(tmp_path / FILE, writes=True)
    with pytest.raises(LaterSchema, match="9999"):
        upgrade(engine)
    engine.dispose()


def test_pragmas_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite may answer something else than it was told; then nothing is promised."""
    honest = sqlite.set_pragmas
    monkeypatch.setattr(sqlite, "set_pragmas", lambda line: {**honest(line), "journal_mode": "delete"})
    engine = engine_at(tmp_path / FILE, writes=True)
    with pytest.raises(StoreError, match="journal_mode"), engine.connect():
        pass
    engine.dispose()


def test_the_disk_is_asked_to_be_safe_and_says_so(server: Running) -> None:
    answers = server.services.store.pragmas()
    assert len(answers) == 2
    for answer, waits in zip(answers, (0, BUSY_MS), strict=True):  # whoever writes waits by other means
        assert answer == {**PRAGMAS, "busy_timeout": waits}
        assert answer["journal_mode"] == "wal"
        assert answer["synchronous"] == 2  # FULL


def test_a_file_that_another_process_holds_is_no_reason_to_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", {**PRAGMAS, "busy_timeout": 50})
    monkeypatch.setattr(sqlite, "BUSY_MS", 50)
    store = Store(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as line:
        line.execute("BEGIN IMMEDIATE")
        with pytest.raises(Exception, match="locked"):
            store.write(lambda c: None)
        line.rollback()
    line.close()
    store.write(lambda c: None)
    store.close()


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode)[-3:] for file in folder.iterdir()}


def test_nobody_else_can_read_what_a_server_keeps(tmp_path: Path) -> None:
    umask = os.umask(0o022)
    try:
        data = tmp_path / "tables"
        with running(data) as up:
            Guest(up.url, "Ada")
            found = modes(data)
            assert {FILE, f"{FILE}-wal", f"{FILE}-shm", "host.key"} <= set(found)
            assert set(found.values()) == {"600"}
            assert oct(data.stat().st_mode)[-3:] == "700"
            sqlite.back_up(data / FILE, tmp_path / "copy.db")
        assert oct((tmp_path / "copy.db").stat().st_mode)[-3:] == "600"
    finally:
        os.umask(umask)


def test_a_backup_that_was_open_to_all_is_closed_when_it_is_served(tmp_path: Path) -> None:
    """As earlier versions wrote them."""
    Store(tmp_path).close()
    (tmp_path / FILE).chmod(0o644)
    (tmp_path / f"{FILE}-wal").touch(mode=0o644)
    (tmp_path / "host.key").write_text("the-key-it-had\n")
    (tmp_path / "host.key").chmod(0o644)
    with running(tmp_path):
        assert set(modes(tmp_path).values()) == {"600"}


def test_a_folder_that_is_shared_on_purpose_stays_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o750)
    Store(tmp_path).close()
    assert oct(tmp_path.stat().st_mode)[-3:] == "750"


def test_whoever_waits_for_another_process_looks_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no later than a moment after the other has finished; SQLite itself would sleep up to 100 ms."""
    engine = engine_at(tmp_path / FILE, writes=True, begins=False)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 40:
            other.execute("COMMIT")

    with engine.connect() as connection:
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr("landbridge.server.store.sql.sqlite.time.sleep", sleep)
        with sqlite.transaction(connection):
            connection.exec_driver_sql("CREATE TABLE kept (one INTEGER)")
    assert len(slept) == 40
    assert max(slept) <= 0.001
    other.close()
    engine.dispose()


def test_the_journal_is_copied_while_others_commit(tmp_path: Path) -> None:
    """What was committed a while ago is in the database itself, and the journal starts again from its beginning."""
    store = Store(tmp_path)
    for number in range(3 * BETWEEN_CHECKPOINTS):
        store.write(partial(insert, number))
    end = time.monotonic() + 20
    while (rows := copied(tmp_path)) < BETWEEN_CHECKPOINTS and time.monotonic() < end:
        time.sleep(0.02)
    assert rows >= BETWEEN_CHECKPOINTS
    store.close()


# Takes the lock of whoever copies the journal, as another process does (SQLite: byte 121 of the shared memory).
COPYING = """
import fcntl, sys, time
with open(sys.argv[1], "r+b") as memory:
    fcntl.lockf(memory, fcntl.LOCK_EX, 1, 121)
    print("copying", flush=True)
    time.sleep(0.3)
"""


def test_the_journal_is_emptied_though_somebody_else_is_copying_it(tmp_path: Path) -> None:
    """Otherwise what a person deleted would stay in it."""
    store = Store(tmp_path)
    store.write(partial(insert, 1))
    journal = tmp_path / f"{FILE}-wal"
    command = [sys.executable, "-c", COPYING, str(tmp_path / f"{FILE}-shm")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "copying\n"
        assert journal.stat().st_size > 0
        store.tidy()
    assert other.returncode == 0
    assert journal.stat().st_size == 0
    store.close()


def insert(number: int, c: Connection) -> None:
    c.exec_driver_sql("INSERT INTO ledger VALUES (?, ?)", (f"n{number}", "x" * 2000))


def copied(folder: Path) -> int:
    """Rows in the file without its journal; none if the file is just being written."""
    line = sqlite3.connect(f"file:{folder / FILE}?immutable=1", uri=True)
    try:
        return int(line.execute("SELECT count(*) FROM ledger WHERE name LIKE 'n%'").fetchone()[0])
    except sqlite3.DatabaseError:  # without the journal, half of what belongs together makes no sense
        return 0
    finally:
        line.close()


def test_of_writes_that_are_committed_together_only_the_one_that_fails_is_lost(tmp_path: Path) -> None:
    store = Store(tmp_path)
    begun, go_on = threading.Event(), threading.Event()

    def put(name: str) -> Callable[[Connection], str]:
        def write(c: Connection) -> str:
            c.execute(sa.insert(ledger).values(name=name, value=name))
            if name == "bad":
                raise ValueError(name)
            return name

        return write

    def first(c: Connection) -> None:
        begun.set()
        go_on.wait(30)

    with ThreadPoolExecutor(5) as threads:
        holding = threads.submit(store.write, first)
        assert begun.wait(30)
        before = store.commits
        others = [threads.submit(store.write, put(name)) for name in ("one", "bad", "two", "three")]
        until(lambda: len(store._writes._waiting) == 4, "all of them wait")  # type: ignore[union-attr]
        go_on.set()
        holding.result(30)
        assert [type(one.exception(30)) for one in others] == [NoneType, ValueError, NoneType, NoneType]
    assert store.commits == before + 2, "they were not committed together"
    with store.reading() as c:
        kept = set(c.execute(sa.select(ledger.c.name)).scalars())
    assert {"one", "two", "three"} <= kept
    assert "bad" not in kept
    store.close()


@pytest.mark.parametrize("count", [1, 2, TOGETHER, TOGETHER + 1])
def test_rows_are_inserted_whether_one_statement_takes_them_or_many(tmp_path: Path, count: int) -> None:
    store = Store(tmp_path)
    insert = Prepared(sa.insert(ledger).inline(), "name", "value")
    rows = [{"name": f"{i}", "value": f"of {i}"} for i in range(count)]
    store.write(lambda c: insert.run(c, *rows))
    with store.reading() as c:
        kept = {row.name: row.value for row in c.execute(sa.select(ledger))}
    assert {row["name"]: row["value"] for row in rows}.items() <= kept.items()
    with pytest.raises(IntegrityError):
        store.write(lambda c: insert.run(c, *rows))  # SQLAlchemy's errors, as everywhere
    store.close()
