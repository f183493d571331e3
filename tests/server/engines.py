"""A private PostgreSQL and a private Valkey or Redis on free ports, gone with whoever started them.

The database flushes nothing: these tests kill workers, not machines. It is run as another user where this one is
root, which PostgreSQL refuses.
"""

from __future__ import annotations

import hashlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from landbridge.server.store.migrations import upgrade
from landbridge.server.store.schema.whole import every_table
from landbridge.server.store.sql import sqlite
from landbridge.server.store.sql.database import Store
from landbridge.server.store.sql.postgres import engine_at
from tests.support.ports import held_port
from tools.install import engines

BOTH = ("sqlite", "postgresql")
USER = "landbridge"
TEMPLATE = "landbridge_template"
HASTY = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
}


def _demoted() -> dict[str, Any]:
    """How a subprocess is started as somebody who is not root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL does not run as root, and there is nobody else here")


class Postgres:
    """One server; every database in it begins as a copy of one that has the schema."""

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        programs = engines.postgres()
        assert programs is not None, "PostgreSQL is missing: python -m tools.install postgresql"
        self.programs = programs
        self.port = held_port()
        self.folder = Path(tempfile.mkdtemp(prefix="landbridge-postgres-"))
        self.who = _demoted()
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        self.settings = {**HASTY, **(settings or {}), "port": str(self.port)}
        data = str(self.folder / "data")
        command = [str(programs / "initdb"), "--pgdata", data, "--username", USER, "--auth", "trust"]
        command += ["--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self.who)
        self.process: subprocess.Popen[bytes] | None = None
        self._made = False
        self.start()

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        for name, value in self.settings.items():
            command += ["-c", f"{name}={value}"]
        self.process = subprocess.Popen(
            command, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.who
        )
        for _ in range(1000):
            try:
                self.tell("SELECT 1")
                return
            except psycopg.OperationalError:
                time.sleep(0.02)
        raise AssertionError("PostgreSQL does not come up")

    def tell(self, said: str, database: str = "postgres") -> list[Any]:
        dsn = f"host=127.0.0.1 port={self.port} user={USER} dbname={database} connect_timeout=5"
        with psycopg.connect(dsn, autocommit=True) as line:
            done = line.execute(said)
            return done.fetchall() if done.description else []

    def url(self, database: str) -> str:
        hasty = "?power_cut=no" if self.settings["fsync"] == "off" else ""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}{hasty}"

    def database(self, name: str, empty: bool = False) -> str:
        """The address of a database, which is made if it is not there."""
        if not self.tell(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
            if not self._made and not empty:
                self.tell(f"CREATE DATABASE {TEMPLATE}")
                engine = engine_at(self.url(TEMPLATE), 1)
                upgrade(engine)
                engine.dispose()
                self._made = True
            self.tell(f"CREATE DATABASE {name}" + ("" if empty else f" TEMPLATE {TEMPLATE}"))
        return self.url(name)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # nothing here is kept
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Valkey:
    """One bus; nothing of it is ever written to disk."""

    def __init__(self) -> None:
        program = engines.bus()
        assert program is not None, "Valkey and Redis are missing: python -m tools.install redis-server"
        self.program = program
        self.port = held_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(command, cwd="/", stdout=subprocess.DEVNULL)
        for _ in range(500):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.01)
        raise AssertionError("the bus does not come up")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Bench:
    """Where the tests keep their tables: SQLite in their own folders, or one PostgreSQL for all of them."""

    def __init__(self) -> None:
        self.kind = "sqlite"
        self._empty: bytes | None = None
        self._postgres: Postgres | None = None
        self._valkey: Valkey | None = None

    @property
    def postgres(self) -> Postgres:
        if self._postgres is None:
            self._postgres = Postgres()
        return self._postgres

    @property
    def valkey(self) -> Valkey:
        if self._valkey is None:
            self._valkey = Valkey()
        return self._valkey

    @property
    def empty(self) -> bytes:
        """A database of SQLite that has the schema and nothing else: a copy is made sooner than by migrations."""
        if self._empty is None:
            with tempfile.TemporaryDirectory() as folder:
                Store(Path(folder)).close()
                self._empty = (Path(folder) / sqlite.FILE).read_bytes()
        return self._empty

    def settings(self, folder: Path) -> dict[str, str]:
        """Of a server whose data is in that folder: the same folder is the same database."""
        if self.kind == "sqlite":
            sqlite.private_folder(folder)
            if not any(folder.iterdir()):
                sqlite.private_file(folder / sqlite.FILE)
                (folder / sqlite.FILE).write_bytes(self.empty)
            return {}
        name = "t" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
        return {"database": self.postgres.database(name), "bus": self.valkey.url}

    def close(self) -> None:
        for engine in (self._postgres, self._valkey):
            if engine is not None:
                engine.stop()
        self._postgres = self._valkey = None


BENCH = Bench()


@contextmanager
def on(kind: str) -> Iterator[Bench]:
    before, BENCH.kind = BENCH.kind, kind
    try:
        yield BENCH
    finally:
        BENCH.kind = before


def options(folder: Path) -> list[str]:
    """The same for the command line."""
    return [word for name, value in BENCH.settings(folder).items() for word in (f"--{name}", value)]


def everything(folder: Path) -> str:
    """All that the database of a folder holds, as one text."""
    store = Store(folder, BENCH.settings(folder).get("database", ""))
    with store.reading() as c:
        rows = [list(row) for table in every_table() for row in c.execute(sa.select(table))]
    store.close()
    return "\n".join(map(str, rows))
