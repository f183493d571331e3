"""Everything that can go wrong with several workers, while many tables are played; then nothing may be missing.

    python -m tests.server.chaos                      # 3 workers, 200 tables, about 40 troubles
    python -m tests.server.chaos --tables 40 --troubles 8
    python -m tests.server.chaos --nginx              # people ask nginx, which asks whoever is there

Workers are killed, cut off from the database or held, and paused; the bus goes away and comes back. At the end every
acknowledged move is there once and in order, every table is over, and every stream has heard every message in order.
PostgreSQL flushes to disk here, as it does for people; `--hasty` leaves that out.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from landbridge.core.state import PUBLIC
from landbridge.server.store.schema import events, messages, tables
from landbridge.server.store.sql.database import Store
from tests.server.crowd import Audience, Regular
from tests.server.engines import Postgres, Valkey
from tests.server.host import Guest
from tests.server.kill import DOWN
from tests.server.nginx import Nginx
from tests.server.wires import Wire
from tests.support.ports import held_port
from tests.support.waiting import until

SAFELY = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
LIMITS = ("acts_per_second", "acts_at_once", "guests_per_hour", "tables_per_person", "streams_per_person")


@dataclass
class Report:
    workers: int = 0
    tables: int = 0
    over: int = 0
    seconds: float = 0
    acknowledged: int = 0
    events: int = 0
    bot_moves: int = 0
    heard: int = 0
    resumed: int = 0
    detours: int = 0
    late_ms: list[float] = field(default_factory=list)  # half of the messages, 99 of 100, the latest
    troubles: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return json.dumps({**self.__dict__, "faults": self.faults[:10]})


class Worker:
    """`landbridge serve` on a port of its own, with a wire of its own to the database."""

    def __init__(self, folder: Path, postgres: Postgres, bus: Valkey, database: str):
        self.folder = folder
        self.port = held_port()
        self.wire = Wire(postgres.port)
        self.database = database.replace(f":{postgres.port}/", f":{self.wire.port}/")
        self.bus = bus.url
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "landbridge", "serve", "--quiet", "--bots", "1"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        command += ["--database", self.database, "--bus", self.bus]
        for limit in LIMITS:
            command += ["--limit", f"{limit}=1000000"]
        log = (self.folder.parent / f"{self.folder.name}.log").open("ab")
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        log.close()

    def wait(self) -> None:
        guest = Guest(self.url)
        for _ in range(6000):
            try:
                if guest.get("/healthz").status == 200:
                    guest.close()
                    return
            except DOWN:
                pass
            time.sleep(0.02)
        raise AssertionError("a worker does not come up")

    def send(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Trouble:
    """Does something bad to one part of the house, and after a while makes it good again."""

    def __init__(self, workers: list[Worker], bus: Valkey, seed: int, pause: float):
        self.workers, self.bus, self.pause = workers, bus, pause
        self.luck = random.Random(seed)
        self.done: Counter[str] = Counter()

    def make(self, kind: str) -> None:
        self.done[kind] += 1
        worker = self.luck.choice(self.workers)
        getattr(self, f"_{kind}")(worker)

    def _kill(self, worker: Worker) -> None:
        worker.kill()
        time.sleep(self.luck.random())
        worker.start()
        worker.wait()

    def _bus(self, worker: Worker) -> None:
        self.bus.stop()
        time.sleep(1 + 2 * self.luck.random())
        self.bus.start()

    def _cut(self, worker: Worker) -> None:
        worker.wire.cut()
        time.sleep(self.pause * 0.4)
        worker.wire.mend()

    def _hold(self, worker: Worker) -> None:
        worker.wire.hold()
        time.sleep(self.pause * 0.7)
        worker.wire.mend()

    def _pause(self, worker: Worker) -> None:
        worker.send(signal.SIGSTOP)
        time.sleep(self.pause)
        worker.send(signal.SIGCONT)


KINDS = ("kill", "pause", "bus", "cut", "hold")


def chaos(
    folder: Path,
    count: int = 200,
    troubles: int = 40,
    seed: int = 0,
    hasty: bool = False,
    pause: float = 10.0,
    regulars: int = 20,
    lull: float = 0.0,
    proxied: bool = False,
) -> Report:
    """`lull`: seconds that people think before a move, so that games last as long as the troubles."""
    report, begun = Report(workers=3, tables=count), time.monotonic()
    postgres = Postgres({} if hasty else SAFELY)
    bus = Valkey()
    database = postgres.database("chaos", empty=True)
    workers = [Worker(folder / f"worker-{i}", postgres, bus, database) for i in range(report.workers)]
    doors = [worker.url for worker in workers]
    nginx = Nginx(folder / "nginx", [worker.port for worker in workers]) if proxied else None
    if nginx is not None:
        doors = [f"http://127.0.0.1:{nginx.port}"]
    audience = Audience(doors)
    stop = threading.Event()
    people: list[Regular] = []
    try:
        for worker in workers:  # all at once: one of them makes the schema
            worker.start()
        for worker in workers:
            worker.wait()
        people = crowd(count, regulars, doors, stop, lull)
        audience.start()
        for person in people:
            person.opened.wait()
            for table in person.evening.tables:
                audience.follow(table)
        trouble = Trouble(workers, bus, seed, pause)
        for number in range(troubles):
            if not any(person.is_alive() for person in people):
                break
            trouble.make(KINDS[number % len(KINDS)])
            time.sleep(trouble.luck.random())
        report.troubles = dict(trouble.done)
        for person in people:
            person.join(timeout=300)
            if person.is_alive():
                report.faults.append(f"{person.name} never came to an end")
        store = Store(folder / "eyes", database)
        try:
            settle(store, audience, report)
            inspect(store, people, audience, report)
        finally:
            store.close()
    finally:
        stop.set()
        for worker in workers:
            worker.send(signal.SIGCONT)
            worker.kill()
            worker.wire.close()
        if audience.is_alive():
            audience.end()
        if nginx is not None:
            nginx.stop()
        bus.stop()
        postgres.stop()
    report.faults += audience.faults
    report.faults += [f"{p.name}: {type(p.failure).__name__} {p.failure}" for p in people if p.failure]
    report.seconds = round(time.monotonic() - begun, 1)
    return report


def crowd(count: int, regulars: int, doors: list[str], stop: threading.Event, lull: float) -> list[Regular]:
    """Half of the tables are for people against bots or themselves, half for bots alone."""
    shapes = (["me", "greedy"], ["greedy", "random"], ["me", "me"], ["random", "greedy", "passive"])
    plans = [list(shapes[number % len(shapes)]) for number in range(count)]
    people = [Regular(i, doors, plans[i::regulars], stop, lull) for i in range(min(regulars, count))]
    for person in people:
        person.start()
    return people


def settle(store: Store, audience: Audience, report: Report) -> None:
    """Every table over, every message heard; both have some time for it."""

    def finished() -> bool:
        with store.reading() as c:
            query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
            found = {row.status: row[1] for row in c.execute(query)}
        report.over = found.get("over", 0)
        return report.over == report.tables

    try:
        until(finished, "tables do not end")
        until(lambda: all(h and h[-1][1] == "over" for h in audience.heard.values()), "streams lag")
    except AssertionError as error:
        report.faults.append(str(error))


def inspect(store: Store, people: list[Regular], audience: Audience, report: Report) -> None:
    with store.reading() as c:
        kept: dict[tuple[str, str], int] = {}
        numbers: dict[str, list[int]] = {}
        for row in c.execute(sa.select(events).order_by(events.c.table_id, events.c.n)):
            numbers.setdefault(row.table_id, []).append(row.n)
            report.events += 1
            if row.kind == "move" and row.client is None and "bot" in json.loads(row.data):
                report.bot_moves += 1
            elif row.kind == "move" and row.client is not None:
                if (row.table_id, row.client) in kept:
                    report.faults.append(f"{row.client} is there twice")
                kept[row.table_id, row.client] = row.n
        at = {row.id: row.n for row in c.execute(sa.select(tables.c.id, tables.c.n))}
        told: dict[str, list[tuple[int, str, int]]] = {}
        public = sa.select(messages).where(messages.c.viewer == PUBLIC)
        for row in c.execute(public.order_by(messages.c.table_id, messages.c.id)):
            body = json.loads(row.body)
            told.setdefault(row.table_id, []).append((row.id, body["type"], body["at"]))
    for table, found in numbers.items():
        if found != list(range(1, len(found) + 1)) or at.get(table) != len(found):
            report.faults.append(f"the events of {table} are not 1 … {at.get(table)}")
    asked: set[tuple[str, str]] = set()
    for person in people:
        asked |= person.evening.asked
        last: dict[str, int] = {}
        for table, id in person.evening.promised:
            n = kept.get((table, id))
            if n is None:
                report.faults.append(f"{id} was acknowledged and is gone")
            elif n <= last.get(table, 0):
                report.faults.append(f"{id} is out of order")
            last[table] = n or 0
        report.acknowledged += len(person.evening.promised)
        report.detours += person.guest.detours
    report.faults += [f"{id} was never asked for" for id in kept.keys() - asked]
    for table, heard in audience.heard.items():
        report.heard += len(heard)
        if heard != told.get(table):
            report.faults.append(f"{table}: {len(heard)} messages heard, {len(told.get(table, []))} told")
    report.resumed = audience.resumed
    late = sorted(audience.delays) or [0.0]
    report.late_ms = [round(1000 * late[int(len(late) * share)], 1) for share in (0.5, 0.99)]
    report.late_ms.append(round(1000 * late[-1], 1))


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--troubles", type=int, default=40)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--hasty", action="store_true")
    asked.add_argument("--lull", type=float, default=0.0)
    asked.add_argument("--nginx", action="store_true", help="in front of the workers")
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as name:
        report = chaos(
            Path(name),
            said.tables,
            said.troubles,
            said.seed,
            said.hasty,
            lull=said.lull,
            proxied=said.nginx,
        )
        if report.faults and os.environ.get("CHAOS_LOGS"):
            for log in sorted(Path(name).glob("*.log")):
                print(log.name, log.read_text()[-4000:], file=sys.stderr)
    print(report)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
