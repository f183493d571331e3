"""Kills a server at random moments while many tables are played, and looks for what was lost, invented or repeated.

    python -m tests.server.kill 50                       # so many kills; prints what was found
    python -m tests.server.kill 50 --postgres --workers 2 --nginx

Every client keeps what the server acknowledged: the move and the id it had. After each restart all of them must be
in the database, in order, and every event there must be one that somebody asked for; every stream must go on
exactly after the last message it got.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

import landbridge
from landbridge.server.store.schema import messages, tables
from landbridge.server.store.sql.database import Store
from tests.server.engines import BENCH, on, options
from tests.server.host import Guest, Stream, short_options
from tests.server.nginx import Nginx
from tests.support.ports import held_port

AWAY = (502, 503, 504)  # what a proxy says while there is no server
DOWN = (OSError, http.client.HTTPException, json.JSONDecodeError)


@dataclass
class Report:
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    kept_unanswered: int = 0  # on disk when killed, though the answer never left: found again by its id
    messages: int = 0
    resumed: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = {k: v for k, v in self.__dict__.items() if k != "faults"}
        return json.dumps({**told, "faults": self.faults[:10]})


class Process:
    """`landbridge serve` as a process of its own, always on the same port."""

    def __init__(self, folder: Path, workers: int = 1, nginx: bool = False):
        """`nginx`: in front of it, and never killed."""
        self.folder, self.workers = folder, workers
        self.port = held_port()
        self.nginx = Nginx(folder / "nginx", [self.port]) if nginx else None
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where people ask."""
        return f"http://127.0.0.1:{self.nginx.port if self.nginx else self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "landbridge", "serve", "--quiet", *options(self.folder)]
        command += ["--port", str(self.port), "--data", str(self.folder), "--workers", str(self.workers)]
        for limit in ("acts_per_second", "acts_at_once", "guests_per_hour"):
            command += ["--limit", f"{limit}=100000"]
        env = {**os.environ, "LANG": "C"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=env, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rpartition(":")[2])
        guest = Guest(f"http://127.0.0.1:{self.port}")
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with suppress(*DOWN):
                if guest.get("/healthz").status == 200:
                    guest.close()
                    return
            time.sleep(0.01)
        raise AssertionError("the server does not come up within a minute")

    def kill(self) -> None:
        """The process, its workers and its bots, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def kill_one(self) -> None:
        """One of its workers; the process starts another."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        worker = next(one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes())
        os.kill(int(worker), signal.SIGKILL)


class Client(threading.Thread):
    """Plays one table after the other, all seats, and keeps what it was promised."""

    def __init__(self, process: Process, number: int, stop: threading.Event):
        super().__init__(daemon=True)
        self.process, self.number, self.stop = process, number, stop
        self.luck = random.Random(number)
        self.guest = Guest(process.url)
        self.promised: list[tuple[str, str]] = []  # (table, client id), answered with 200
        self.asked: dict[tuple[str, str], bool] = {}  # everything ever asked, and whether it was answered
        self.tables: list[str] = []
        self.failure: BaseException | None = None
        self.count = 0

    def run(self) -> None:
        try:
            self.until(lambda: self.guest.post("/api/me", {"name": f"Client {self.number}"}), 201)
            while not self.stop.is_set():
                self.game()
        except SystemExit:
            pass
        except BaseException as error:
            self.failure = error
        finally:
            self.guest.close()

    def until(self, request: Any, status: int) -> Any:
        """Ask again until somebody answers: every request carries its own id."""
        while True:
            try:
                reply = request()
                if reply.status not in AWAY:
                    assert reply.status == status, reply.body
                    return reply.json
            except DOWN:
                pass
            if self.stop.is_set():
                raise SystemExit
            time.sleep(0.02)

    def game(self) -> None:
        games = landbridge.game_names()
        game = games[(self.number + len(self.tables)) % len(games)]
        seats = max(2, landbridge.game(game).seats.start)
        self.count += 1
        plan = {"id": f"t{self.number}-{self.count}", "game": game, "seats": [{"kind": "me"}] * seats}
        body = {**plan, "options": short_options(game)}
        seen = self.until(lambda: self.guest.post("/api/tables", body), 201)
        table = seen["table"]["id"]
        self.tables.append(table)
        seen = self.until(lambda: self.guest.post(f"/api/tables/{table}/ready", {"words": "w"}), 200)
        while seen["table"]["status"] == "playing" and not self.stop.is_set():
            seat = self.luck.choice(seen["table"]["acting"])
            if not (seen["seat"] == seat and seen["offers"]):
                address = f"/api/tables/{table}?seat={seat}"
                seen = self.until(lambda address=address: self.guest.get(address), 200)
            self.count += 1
            id = f"m{self.number}-{self.count}"
            move = {"id": id, "seat": seat, "move": self.luck.choice(seen["offers"])["move"]}
            self.asked[table, id] = False
            seen = self.until(lambda move=move: self.guest.post(f"/api/tables/{table}/moves", move), 200)
            self.asked[table, id] = True
            self.promised.append((table, id))


class Listener(threading.Thread):
    """Follows one table's seat A across kills; ids must be 1, 2, 3 … without gap or repeat."""

    def __init__(self, client: Client, stop: threading.Event, report: Report):
        super().__init__(daemon=True)
        self.client, self.stop, self.report = client, stop, report
        self.heard: list[Any] = []
        self.table = ""

    def run(self) -> None:
        while not self.client.tables and not self.stop.is_set():
            time.sleep(0.01)
        if not self.client.tables:
            return
        self.table = self.client.tables[0]
        guest = Guest(self.client.process.url)
        guest.cookie = self.client.guest.cookie
        while not self.stop.is_set():
            try:
                with closing(Stream(guest, self.table, "A", len(self.heard), {})) as stream:
                    if self.follow(stream):
                        return
            except DOWN:
                time.sleep(0.02)

    def follow(self, stream: Stream) -> bool:
        """Whether it is over."""
        if stream.status in AWAY:
            time.sleep(0.02)
            return False
        if stream.status != 200:
            self.report.faults.append(f"a stream is answered with {stream.status}")
            return True
        self.report.resumed += 1
        for id, message in stream:
            if id != len(self.heard) + 1:
                self.report.faults.append(f"message {id} after {len(self.heard)}")
            self.heard.append(message)
            self.report.messages += 1
            if message["type"] == "over" or self.stop.is_set():
                return True
        return False


def inspect(folder: Path, clients: list[Client], listeners: list[Listener], report: Report) -> None:
    """Compare the database with what was promised and what was asked."""
    store = Store(folder, BENCH.settings(folder).get("database", ""))
    with store.reading() as line:
        _inspect(line, clients, listeners, report)
    store.close()


def _inspect(line: Connection, clients: list[Client], listeners: list[Listener], report: Report) -> None:
    if line.dialect.name == "sqlite":
        ok = line.exec_driver_sql("PRAGMA integrity_check").scalar()
        if ok != "ok":
            report.faults.append(f"integrity: {ok}")
    kept: dict[tuple[str, str], int] = {}
    for table, id, n in line.exec_driver_sql(
        "SELECT table_id, client, n FROM events WHERE kind = 'move' AND seat < 16"
    ):
        if (table, id) in kept:
            report.faults.append(f"{id} is there twice")
        kept[table, id] = n
    asked: dict[tuple[str, str], bool] = {}
    for client in clients:
        asked |= dict(client.asked)
        last: dict[str, int] = {}
        for table, id in list(client.promised):
            n = kept.get((table, id))
            if n is None:
                report.faults.append(f"{id} was acknowledged and is gone")
            elif n <= last.get(table, 0):
                report.faults.append(f"{id} is out of order")
            else:
                last[table] = n
    report.faults += [f"{id} was never asked for" for id in kept.keys() - asked.keys()]
    at = {row.id: row.n for row in line.execute(sa.select(tables.c.id, tables.c.n))}
    for table, n, count in line.exec_driver_sql(
        "SELECT table_id, max(n), count(*) FROM events GROUP BY table_id"
    ):
        if n != count or n != at[table]:
            report.faults.append(f"half an event at {table}")
    for listener in listeners:
        mine = messages.c.table_id == listener.table, messages.c.viewer == 0
        query = sa.select(messages.c.body).where(*mine).order_by(messages.c.id)
        told = [json.loads(row.body) for row in line.execute(query)]
        for heard, truth in zip(list(listener.heard), told, strict=False):
            if (heard["type"], heard["at"]) != (truth["type"], truth["at"]):
                report.faults.append("a stream told something else")
                break
    report.acknowledged = sum(len(client.promised) for client in clients)
    report.unanswered = sum(not answered for answered in asked.values())
    report.kept_unanswered += sum(not asked[key] for key in kept if key in asked)
    report.tables = sum(len(client.tables) for client in clients)


def kill_many(
    folder: Path, kills: int, clients: int = 4, seed: int = 0, workers: int = 1, nginx: bool = False
) -> Report:
    report, luck, stop = Report(), random.Random(seed), threading.Event()
    process = Process(folder, workers, nginx)
    process.start()
    players = [Client(process, number, stop) for number in range(clients)]
    listeners = [Listener(player, stop, report) for player in players]
    for thread in (*players, *listeners):
        thread.start()
    for _ in range(kills):
        before, patience = sum(len(p.promised) for p in players), time.monotonic() + 10
        while sum(len(p.promised) for p in players) < before + 10 and time.monotonic() < patience:
            time.sleep(0.01)
        time.sleep(luck.random() * 0.2)
        process.kill()
        report.kills += 1
        inspect(folder, players, listeners, report)
        process.start()
        if report.faults:
            break
    time.sleep(0.3)
    stop.set()
    for player in players:
        player.join(timeout=30)
    process.kill()
    if process.nginx is not None:
        process.nginx.stop()
    for listener in listeners:
        listener.join(timeout=30)
    inspect(folder, players, listeners, report)
    report.faults += [f"{type(p.failure).__name__}: {p.failure}" for p in players if p.failure is not None]
    return report


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("kills", type=int, nargs="?", default=50)
    asked.add_argument("--postgres", action="store_true", help="instead of SQLite")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--nginx", action="store_true", help="in front of the server")
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as name, on("postgresql" if said.postgres else "sqlite"):
        report = kill_many(Path(name), said.kills, workers=said.workers, nginx=said.nginx)
    BENCH.close()
    print(report)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
