"""A long evening: many tables with people, bots and streams. Does memory grow, are files left open, does it get slower?

    python bench/server/soak.py                              # an hour, 200 tables
    python bench/server/soak.py --minutes 5 --tables 50 --json soak.json

One server process with its bots, SQLite on disk. At half of the tables two people play, at the others one against a
bot. Everybody follows their table with a stream and moves every ten seconds; who has finished opens a new table. A line
a minute says how it goes; at the end the first and the last tenth are compared.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.server.scale import Client
from bench.server.server import family, memory, on_disk, percentile, serve
from landbridge import registry

BOT = "greedy"
PACE = 10.0  # seconds between two moves of a person


@dataclass
class Evening:
    """What happened since the last line."""

    moves: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    heard: int = 0
    over: int = 0

    def line(self, pid: int, minute: int) -> dict[str, Any]:
        """Told, and forgotten."""
        told = {
            "minute": minute,
            "moves": len(self.moves),
            "games_over": self.over,
            "heard": self.heard,
            "p50_ms": round(percentile(self.moves, 0.5) * 1000, 1) if self.moves else None,
            "p99_ms": round(percentile(self.moves, 0.99) * 1000, 1) if self.moves else None,
            "healthz_p99_ms": round(percentile(self.health, 0.99) * 1000, 1) if self.health else None,
            "server_mib": round(memory(pid) / 2**20, 1),
            "all_mib": round(sum(memory(one) for one in family(pid)) / 2**20, 1),
            "files": len(os.listdir(f"/proc/{pid}/fd")),
            "errors": self.errors[:5],
        }
        for happened in (self.moves, self.health, self.errors):
            happened.clear()
        self.heard = self.over = 0
        return told


async def follow(port: int, cookie: str, table: str, seat: str, evening: Evening) -> None:
    """A page's stream."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    try:
        asked = f"GET /api/tables/{table}/stream?seat={seat}&look=scene HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        writer.write(f"{asked}Last-Event-ID: 0\r\nCookie: {cookie}\r\n\r\n".encode())
        while line := await reader.readline():
            evening.heard += line.startswith(b"data: ")
    finally:
        writer.close()


async def sit(port: int, number: int, end: float, evening: Evening) -> None:
    """A table, and another one when it is over."""
    rng = random.Random(number)
    client = Client(port)
    await client.ask("POST", "/api/me", {"name": f"Person {number}"})
    ids = itertools.count()
    games = itertools.cycle(registry.game_names())
    for _ in range(number % 4):
        next(games)
    while time.monotonic() < end:
        other = {"kind": "me"} if number % 2 else {"kind": "bot", "bot": BOT}
        plan = {"id": f"t{next(ids)}", "game": next(games), "seats": [{"kind": "me"}, other]}
        table = (await client.ask("POST", "/api/tables", plan))["table"]["id"]
        await client.ask("POST", f"/api/tables/{table}/ready", {})
        own = "AB" if number % 2 else "A"
        streams = [asyncio.create_task(follow(port, client.cookie, table, s, evening)) for s in own]
        try:
            while time.monotonic() < end:
                await asyncio.sleep(PACE * (0.5 + rng.random()))
                seen = await client.ask("GET", f"/api/tables/{table}?seat=A&look=scene")
                if seen["table"]["status"] != "playing":
                    evening.over += 1
                    break
                seat = next((s for s in seen["table"]["acting"] if s in own), None)
                if seat is None:
                    continue
                if seat != "A":
                    seen = await client.ask("GET", f"/api/tables/{table}?seat={seat}&look=scene")
                if seen["offers"]:
                    said = {"id": f"m{next(ids)}", "seat": seat, "move": rng.choice(seen["offers"])["move"]}
                    begun = time.perf_counter()
                    path = f"/api/tables/{table}/moves?look=scene&after={seen['at']}"
                    await client.ask("POST", path, said)
                    evening.moves.append(time.perf_counter() - begun)
        except (RuntimeError, OSError, asyncio.IncompleteReadError) as error:
            evening.errors.append(str(error)[:200])
        finally:
            for stream in streams:
                stream.cancel()
            await asyncio.gather(*streams, return_exceptions=True)
    client.close()


async def ask_health(port: int, end: float, evening: Evening) -> None:
    while time.monotonic() < end:
        begun = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        status = (await reader.readline()).split()[1]
        evening.health.append(time.perf_counter() - begun)
        if status != b"200":
            evening.errors.append(f"/healthz: {status.decode()}")
        writer.close()
        await asyncio.sleep(1)


async def soak(pid: int, port: int, minutes: float, tables: int) -> list[dict[str, Any]]:
    evening = Evening()
    end = time.monotonic() + 60 * minutes
    tasks = [asyncio.create_task(ask_health(port, end, evening))]
    tasks += [asyncio.create_task(sit(port, number, end, evening)) for number in range(tables)]
    lines = []
    for minute in range(1, int(minutes) + 1):
        await asyncio.sleep(60)
        lines.append(evening.line(pid, minute))
        print(json.dumps(lines[-1]), flush=True)
    for task in asyncio.as_completed(tasks):
        await task
    return lines


def compared(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The first and the last tenth, without the first minute."""
    size = max(1, len(lines) // 10)
    parts = {"first": lines[1 : 1 + size] or lines[:1], "last": lines[-size:]}
    names = ("moves", "p50_ms", "p99_ms", "healthz_p99_ms", "server_mib", "all_mib", "files")
    return {
        when: {name: round(sum(line[name] or 0 for line in part) / len(part), 1) for name in names}
        for when, part in parts.items()
    } | {
        "moves": sum(line["moves"] for line in lines),
        "games_over": sum(line["games_over"] for line in lines),
        "heard": sum(line["heard"] for line in lines),
        "errors": sum(len(line["errors"]) for line in lines),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--minutes", type=float, default=60)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--json", type=Path, help="write what was measured to this file")
    said = asked.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=on_disk()) as name:
        process, url = serve(Path(name))
        try:
            lines = asyncio.run(soak(process.pid, int(url.rpartition(":")[2]), said.minutes, said.tables))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
    result = compared(lines)
    print(json.dumps(result, indent=2))
    if said.json:
        said.json.write_text(json.dumps({"lines": lines, **result}, indent=2) + "\n")


if __name__ == "__main__":
    main()
