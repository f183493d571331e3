"""What one stranger can do to everybody else: attacks, one after another, and how long others wait meanwhile.

    python bench/server/attack.py                       # all of them, ten seconds each
    python bench/server/attack.py --only hints bots --seconds 30 --json attack.json

One server process with its usual limits. The stranger is a process of its own and comes from another address
(127.0.0.2) than those who are measured: somebody who asks `/healthz` twenty times a second, a player who moves four
times a second, and a player who waits for a bot. Clients and server share the machine.

The attacks are about what a request costs, not about how many there are; a proxy in front limits those. Wanted: p99 of
`/healthz` below 100 ms and of moves below 300 ms, on two idle cores.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.server.server import memory, percentile, wait_for
from tests.server.host import Guest, Reply

STRANGER = "127.0.0.2"
HALF_OPEN = 1_500
TABLES = 50
MUST = {"healthz": 100.0, "moves": 300.0}  # p99 in ms


class Stranger(Guest):
    """A guest from another address."""

    def connect(self, timeout: float = 60) -> http.client.HTTPConnection:
        here = self._here
        return http.client.HTTPConnection(
            here.hostname or "", here.port, timeout=timeout, source_address=(STRANGER, 0)
        )

    def try_to(self, path: str, body: Any) -> Reply | None:
        try:
            return self.post(path, body)
        except (OSError, http.client.HTTPException):
            self.close()
            time.sleep(0.02)
            return None


def arrive(url: str, name: str) -> Stranger:
    """A new guest; after the hour's share of them an attacker has to do with those there are."""
    guest = Stranger(url)
    guest.post("/api/me", {"name": name})
    return guest


# --- the attacks --------------------------------------------------------------------------------------------


def boards(url: str) -> None:
    """Boards that take a parser long: dotted keys, from eight connections without a name."""
    board = ".".join("a" * 10_000) + "=1"
    body = {"game": "hashi", "seats": ["a", "b"], "options": {"board": board}}

    def send(number: int) -> None:
        stranger = Stranger(url)
        while True:
            stranger.try_to("/api/practice", body)

    side_by_side(send, 8)


def practice(url: str) -> None:
    """Practice with six masters, as fast as it is answered, from eight connections without a name."""
    body = {"game": "river_dragons", "seats": list("abcdef"), "auto": "master"}

    def send(number: int) -> None:
        stranger = Stranger(url)
        while True:
            stranger.try_to("/api/practice", {**body, "luck": str(time.time())})
            time.sleep(0.05)

    side_by_side(send, 8)


def hints(url: str) -> None:
    """Five guests ask for hints, twenty at a time each, and again half a second after an answer."""
    guests = [arrive(url, f"Stranger {i}") for i in range(5)]
    tables = [guest.open("hashi", "me", "me") for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        guest.ready(table)

    def send(number: int) -> None:
        stranger = Stranger(url)
        stranger.cookie = guests[number % 5].cookie
        while True:
            stranger.try_to(f"/api/tables/{tables[number % 5]}/hint", {"seat": "A"})
            time.sleep(0.5)

    side_by_side(send, 100)


def bots(url: str, bot: str = "master") -> None:
    """One guest opens fifty tables with four bots each, and again when they are over."""
    stranger = arrive(url, "Stranger")
    while True:
        plans = [{"kind": "bot", "bot": bot}] * 4
        for _ in range(TABLES):
            stranger.try_to("/api/tables", {"id": stranger.fresh(), "game": "hashi", "seats": plans})
        time.sleep(1)


def quick_bots(url: str) -> None:
    """The same with bots that do not think: what is left is the work of the table."""
    bots(url, "passive")


def connections(url: str) -> None:
    """Half a request on each of 1,500 connections, and the rest letter by letter."""
    here = Stranger(url)._here
    held: list[socket.socket] = []
    while True:
        while len(held) < HALF_OPEN:
            try:
                line = socket.create_connection((here.hostname, here.port), 5, (STRANGER, 0))
                line.sendall(b"POST /api/practice HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\nx-slow: ")
                held.append(line)
            except OSError:
                time.sleep(0.1)
                break
        for line in list(held):
            try:
                line.sendall(b"a")
            except OSError:
                line.close()
                held.remove(line)
        time.sleep(0.2)


def side_by_side(send: Callable[[int], None], count: int) -> None:
    threads = [threading.Thread(target=send, args=(i,), daemon=True) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def nothing(url: str) -> None:
    """For comparison."""
    time.sleep(3600)


ATTACKS: dict[str, Callable[[str], None]] = {
    "nothing": nothing,
    "boards": boards,
    "practice": practice,
    "hints": hints,
    "bots": bots,
    "quick_bots": quick_bots,
    "connections": connections,
}


# --- everybody else -----------------------------------------------------------------------------------------


@dataclass
class Measured:
    """Seconds, by what somebody waited for."""

    times: dict[str, list[float]] = field(default_factory=lambda: {"healthz": [], "moves": [], "bot": []})
    failed: list[str] = field(default_factory=list)

    def note(self, what: str, begun: float, status: int) -> None:
        self.times[what].append(time.perf_counter() - begun)
        if status != 200:
            self.failed.append(f"{what} {status}")

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for what, times in self.times.items():
            if times:
                found[what] = {
                    "count": len(times),
                    "p50_ms": round(percentile(times, 0.5) * 1000, 1),
                    "p99_ms": round(percentile(times, 0.99) * 1000, 1),
                    "most_ms": round(max(times) * 1000, 1),
                }
        return found


def ask_for_health(url: str, measured: Measured, end: float) -> None:
    guest = Guest(url)
    while time.monotonic() < end:
        begun = time.perf_counter()
        measured.note("healthz", begun, guest.get("/healthz").status)
        time.sleep(0.05)


def play(guest: Guest, measured: Measured, end: float) -> None:
    while time.monotonic() < end:
        table = guest.open("hashi", "me", "me")
        seen = guest.ready(table)
        while seen["table"]["status"] == "playing" and time.monotonic() < end:
            seat = seen["table"]["acting"][0]
            if seen["seat"] != seat:
                seen = guest.look(table, seat)
            begun = time.perf_counter()
            reply = guest.move(table, seat, seen["offers"][0]["move"])
            measured.note("moves", begun, reply.status)
            seen = reply.json
            time.sleep(0.25)


def wait_for_a_bot(guest: Guest, measured: Measured, end: float) -> None:
    """Against a master that takes about a tenth of a second, from the end of one's turn to the next one."""
    while time.monotonic() < end:
        table = guest.open("the_border", "me", "master")
        guest.ready(table)
        waiting: float | None = None
        while (seen := guest.look(table, "A"))["table"]["status"] == "playing" and time.monotonic() < end:
            if not seen["offers"]:
                waiting = waiting or time.perf_counter()
                time.sleep(0.05)
                continue
            if waiting is not None:
                measured.note("bot", waiting, 200)
                waiting = None
            guest.move(table, "A", seen["offers"][-1]["move"])
            time.sleep(0.05)
        if waiting is not None and time.monotonic() >= end:
            measured.note("bot", waiting, 200)  # at least as long


def under(attack: str, url: str, players: list[Guest], seconds: float) -> Measured:
    stranger = multiprocessing.get_context("spawn").Process(target=ATTACKS[attack], args=(url,), daemon=True)
    stranger.start()
    time.sleep(2.0)  # until it is under way
    measured, end = Measured(), time.monotonic() + seconds
    threads = [
        threading.Thread(target=ask_for_health, args=(url, measured, end)),
        threading.Thread(target=play, args=(players[0], measured, end)),
        threading.Thread(target=wait_for_a_bot, args=(players[1], measured, end)),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stranger.kill()
    stranger.join()
    return measured


def ready(guest: Guest) -> None:
    """Until the bots are: what is measured is not how long rules take to compile."""
    for game in ("hashi", "the_border", "river_dragons"):
        asked = {"game": game, "seats": ["a", "b"], "auto": "master"}
        wait_for(lambda asked=asked: guest.post("/api/practice", asked).status == 200, 600)  # type: ignore[misc]


def serve(folder: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "landbridge", "serve", "--port", "0", "--data", str(folder), "--quiet"]
    environment = {**os.environ, "LANG": "C"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    assert process.stdout is not None
    url = "http://127.0.0.1:" + process.stdout.readline().rpartition(":")[2].strip()
    wait_for(lambda: Guest(url).get("/healthz").status == 200)
    return process, url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", type=Path, help="write what was measured to this file")
    given = parser.parse_args()
    found: dict[str, Any] = {}
    print(
        f"{'':12} {'/healthz p50':>12} {'p99':>8} {'moves p50':>12} {'p99':>8} {'a bot p50':>12} {'p99':>8}  MiB"
    )
    for attack in given.only:
        with tempfile.TemporaryDirectory() as folder:
            process, url = serve(Path(folder))  # a new one each time: what an attack leaves behind is its own
            try:
                players = [Guest(url, "Ada"), Guest(url, "Ben")]
                ready(players[0])
                measured = under(attack, url, players, given.seconds)
                told = found[attack] = {**measured.told(), "failed": len(measured.failed)}
                told["mib"] = memory(process.pid) >> 20
            finally:
                process.send_signal(signal.SIGTERM)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(30)
                process.kill()
        row = [f"{attack:12}"]
        for what in ("healthz", "moves", "bot"):
            one = told.get(what, {"p50_ms": float("nan"), "p99_ms": float("nan")})
            row += [f"{one['p50_ms']:12.1f}", f"{one['p99_ms']:8.1f}"]
        print(*row, f"{told['mib']:4}", *sorted(set(measured.failed))[:3], flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    late = [
        f"{attack}: {what}"
        for attack, told in found.items()
        for what, most in MUST.items()
        if told[what]["p99_ms"] > most
    ]
    print("too late:", ", ".join(late) if late else "nothing")


if __name__ == "__main__":
    main()
