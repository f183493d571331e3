"""What several workers bring: moves acknowledged a second and their delay, with thousands of open streams beside.

    python bench/server/scale.py                                   # 1, 2 and 4 workers, 5,000 streams
    python bench/server/scale.py --workers 1 2 --streams 500 --seconds 5
    python bench/server/scale.py --sqlite --pace 100               # one process and its file, 100 moves a second

`landbridge serve --workers N` with a private PostgreSQL that flushes to disk and a private Valkey or Redis, all on this
machine, together with the clients. Two people sit at every table and follow it, scenes included; clients go from table
to table and make a move at each, as fast as they are answered or at the pace asked for. Where the time goes is read
from the system's own accounts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.server.server import LIMITS, family, memory, on_disk, percentile, wait_for, wait_until_idle
from bench.server.server import cpu as cpu_of
from tests.server.chaos import SAFELY
from tests.server.engines import Postgres, Valkey
from tests.server.host import Guest

TICK = os.sysconf("SC_CLK_TCK")
EACH = 2  # streams of a table
OPENING = 16  # streams that are opened at the same time


class Client:
    """A connection that is kept, and what a browser would say over it."""

    def __init__(self, port: int, cookie: str = ""):
        self.port, self.cookie = port, cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A server hangs up on whoever is silent for some seconds; then one calls again."""
        try:
            return await self._ask(method, path, body)
        except (IndexError, ConnectionError):
            self.close()
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Any) -> Any:
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        status = int((await self.reader.readline()).split()[1])
        length = 0
        while (line := await self.reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode("latin-1").partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
        answer = json.loads(await self.reader.readexactly(length))
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {answer}")
        return answer

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class Mover:
    """Somebody who sits at many tables, on both seats."""

    def __init__(self, port: int, number: int):
        self.client = Client(port)
        self.number = number
        self.tables: list[tuple[str, Any]] = []
        self.times: list[float] = []
        self.ids = 0

    async def arrive(self, tables: int) -> None:
        await self.client.ask("POST", "/api/me", {"name": f"Mover {self.number}"})
        for _ in range(tables):
            self.ids += 1
            plan = {"id": f"t{self.ids}", "game": "hashi", "seats": [{"kind": "me"}] * 2}
            seen = await self.client.ask("POST", "/api/tables", plan)
            table = seen["table"]["id"]
            self.tables.append((table, await self.client.ask("POST", f"/api/tables/{table}/ready", {})))

    async def play(self, until: float, pause: float) -> None:
        """A move every `pause` seconds; one that is answered late is not waited for twice."""
        at = 0
        due = time.monotonic() + pause * random.random()
        while time.monotonic() < until:
            await asyncio.sleep(max(0, due - time.monotonic()))
            due = max(due + pause, time.monotonic() - pause)
            table, seen = self.tables[at % len(self.tables)]
            seat = (seen["table"]["acting"] or ["A"])[0]
            if seen["seat"] != seat:
                seen = await self.client.ask("GET", f"/api/tables/{table}?look=scene&seat={seat}")
            if seen["offers"]:
                self.ids += 1
                move = seen["offers"][self.ids % len(seen["offers"])]["move"]
                begun = time.perf_counter()
                said = {"id": f"m{self.ids}", "seat": seat, "move": move}
                seen = await self.client.ask("POST", f"/api/tables/{table}/moves?look=scene", said)
                self.times.append(time.perf_counter() - begun)
            self.tables[at % len(self.tables)] = table, seen
            at += 1


def listen(port: int, tables: list[tuple[str, str]], pipe: Connection) -> None:
    """A process that follows every table from both seats, and says how late it heard of things."""
    asyncio.run(_listen(port, tables, pipe))


async def _listen(port: int, tables: list[tuple[str, str]], pipe: Connection) -> None:
    late: list[float] = []
    opened = asyncio.Semaphore(OPENING)
    there = 0

    async def follow(table: str, cookie: str, seat: str) -> None:
        nonlocal there
        async with opened:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
            asked = f"GET /api/tables/{table}/stream?look=scene&seat={seat} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            writer.write(f"{asked}Last-Event-ID: 0\r\nCookie: {cookie}\r\n\r\n".encode())
            while not (await reader.readline()).startswith(b"data: "):
                pass
            there += 1
        while line := await reader.readline():
            if line.startswith(b"data: "):
                late.append(time.time() - json.loads(line[6:])["at"] / 1000)

    tasks = [
        asyncio.create_task(follow(table, cookie, seat)) for table, cookie in tables for seat in "AB"[:EACH]
    ]
    while there < len(tasks):
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()
    await asyncio.sleep(1)
    pipe.send("there")
    while True:
        while not pipe.poll():
            await asyncio.sleep(0.05)
        if pipe.recv() == "begin":
            late.clear()
        else:
            await asyncio.sleep(0.5)
            pipe.send(late)
            return


# --- accounts -----------------------------------------------------------------------------------------------


def cpu(pids: Iterable[int]) -> float:
    """Seconds of processor time of several processes."""
    return sum(map(cpu_of, pids))


def steal() -> float:
    """Seconds of processor time of the whole machine that went to somebody else."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return (sum(fields) - fields[3] - fields[4]) / TICK


def measure(said: argparse.Namespace, workers: int) -> dict[str, Any]:
    """With so many workers; 0: one process with SQLite, and nothing beside it."""
    postgres, bus = (Postgres(SAFELY), Valkey()) if workers else (None, None)
    with tempfile.TemporaryDirectory(dir=on_disk()) as folder:
        command = [sys.executable, "-m", "landbridge", "serve", "--port", "0", "--data", folder, "--quiet"]
        command += ["--bots", "1"]
        if postgres is not None and bus is not None:
            command += ["--workers", str(workers), "--bus", bus.url]
            command += ["--database", postgres.database("scale", empty=True)]
        for limit in (*LIMITS, "tables"):
            command += ["--limit", f"{limit}=1000000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rpartition(":")[2])
            wait_for(lambda: Guest(f"http://127.0.0.1:{port}").get("/healthz").status == 200)
            time.sleep(1 + workers)  # until all of them are up
            wait_until_idle(server.pid)
            pids = {"workers": server.pid}
            for engine, name in ((postgres, "postgres"), (bus, "bus")):
                if engine is not None and engine.process is not None:
                    pids[name] = engine.process.pid
            return asyncio.run(_measure(pids, port, said, workers))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
            for engine in (bus, postgres):
                if engine is not None:
                    engine.stop()


async def _measure(pids: dict[str, int], port: int, said: argparse.Namespace, workers: int) -> dict[str, Any]:
    pid, clients = pids["workers"], said.clients
    movers = [Mover(port, number) for number in range(clients)]
    each = max(1, said.streams // EACH // clients)
    await asyncio.gather(*(mover.arrive(each) for mover in movers))
    tables = [(table, mover.client.cookie) for mover in movers for table, _ in mover.tables]
    before = sum(memory(one) for one in family(pid))
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    audience = context.Process(target=listen, args=(port, tables, theirs), daemon=True)
    begun = time.monotonic()
    audience.start()
    while not pipe.poll():
        await asyncio.sleep(0.2)
    pipe.recv()
    opened = time.monotonic() - begun
    held = sum(memory(one) for one in family(pid)) - before
    assert audience.pid is not None
    who = {name: family(one) for name, one in pids.items()}
    who |= {"audience": [audience.pid], "clients": [os.getpid()]}
    pipe.send("begin")
    spent, all_of_it = {name: cpu(pids) for name, pids in who.items()}, steal()
    start = time.monotonic()
    pause = clients / said.pace if said.pace else 0
    await asyncio.gather(*(mover.play(start + said.seconds, pause) for mover in movers))
    took = time.monotonic() - start
    spent = {name: cpu(pids) - spent[name] for name, pids in who.items()}
    elsewhere = steal() - all_of_it - sum(spent.values())
    pipe.send("end")
    late = pipe.recv()
    audience.terminate()
    audience.join()
    for mover in movers:
        mover.client.close()
    times = [one for mover in movers for one in mover.times]
    return {
        "workers": workers,
        "streams": len(tables) * EACH,
        "clients": clients,
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(percentile(times, 0.5) * 1000, 1),
        "p99_ms": round(percentile(times, 0.99) * 1000, 1),
        "told": len(late),
        "told_p50_ms": round(percentile(late, 0.5) * 1000, 1) if late else None,
        "told_p99_ms": round(percentile(late, 0.99) * 1000, 1) if late else None,
        "streams_opened_in_s": round(opened, 1),
        "kib_per_stream": round(held / (len(tables) * EACH) / 1024, 1),
        "cpu_ms_per_move": {name: round(1000 * one / len(times), 2) for name, one in spent.items()},
        "cores_busy": {name: round(one / took, 2) for name, one in spent.items()},
        "cores_taken_by_others": round(elsewhere / took, 2),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    asked.add_argument("--streams", type=int, default=5000)
    asked.add_argument("--clients", type=int, default=32)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--pace", type=float, default=0, help="moves a second, of all clients together")
    asked.add_argument("--sqlite", action="store_true", help="one process and its file")
    said = asked.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every stream is an open file, here and there
    print(json.dumps({"cores": os.cpu_count(), "load_before": os.getloadavg()}))
    for count in [0] if said.sqlite else said.workers:
        print(json.dumps(measure(said, count)), flush=True)


if __name__ == "__main__":
    main()
