"""What the server costs: moves acknowledged, their delay, open streams, opening a long table; beside boardgame.io.

    python bench/server/server.py                  # everything; boardgame.io where Node.js is installed
    python bench/server/server.py --seconds 3 --rounds 1 --streams 200 --no-peer

SQLite on disk with synchronous=FULL; one process, and several workers (`--workers`). boardgame.io serves its
tic-tac-toe and keeps matches in memory, as it does by default: its answer promises less. They are measured on the same
machine in turns, and of each the round in the middle is told; the clients take their share of the machine.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from landbridge import registry
from tests.server.host import Guest

HERE = Path(__file__).resolve().parent
PEER = ("boardgame.io@0.50.2", "socket.io-client@4")
LIMITS = (
    "acts_per_second",
    "acts_at_once",
    "guests_per_hour",
    "streams",
    "streams_per_person",
    "tables_per_person",
)


def serve(folder: Path, workers: int = 1) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "landbridge", "serve", "--port", "0", "--data", str(folder), "--quiet"]
    command += ["--workers", str(workers)]
    for limit in LIMITS:
        command += ["--limit", f"{limit}=1000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})
    assert process.stdout is not None
    url = "http://127.0.0.1:" + process.stdout.readline().rpartition(":")[2].strip()
    wait_for(lambda: Guest(url).get("/healthz").status == 200)
    return process, url


def on_disk() -> Path:
    """A folder beside the sources: what is in memory elsewhere would flatter."""
    folder = HERE.parents[1] / "build"
    folder.mkdir(exist_ok=True)
    return folder


def wait_for(true: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if true():
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise TimeoutError


def wait_until_idle(pid: int, seconds: float = 300) -> None:
    """Until the bots' processes have compiled their rules: what they take then is not the server's."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        before = sum(map(cpu, family(pid)))
        time.sleep(2)
        if sum(map(cpu, family(pid))) - before < 0.1:
            return
    raise TimeoutError("the server is still busy with itself")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def memory(pid: int) -> int:
    """Resident bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def moves(url: str, clients: int, seconds: float) -> dict[str, Any]:
    """Clients at tables of their own, each as fast as it is answered: one request a move, scenes included."""
    command = ["node", str(HERE / "own_clients.cjs"), url.rpartition(":")[2], str(clients), str(seconds)]
    found: dict[str, Any] = json.loads(
        subprocess.run(command, capture_output=True, text=True, check=True).stdout
    )
    return told([ms / 1000 for ms in found["times"]], clients, seconds)


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += family(int(child))
    return found


def cost(url: str, pid: int, game: str, count: int) -> dict[str, Any]:
    """Processor time of one move at a table of two, each with a page that follows its stream and moves when told to."""
    guest = Guest(url, "Cost")
    done, used = 0, 0.0
    while done < count:
        table = guest.open(game, "me", "me")
        guest.ready(table)
        seen = {seat: guest.look(table, seat) for seat in "AB"}
        news = threading.Condition()
        pages = [guest.stream(table, seat, seen[seat]["at"], look="changes") for seat in "AB"]

        def tell(seat: str, picture: Any, seen: Any = seen, news: Any = news) -> None:
            with news:
                if picture["at"] >= seen[seat]["at"]:
                    seen[seat] = picture
                    news.notify_all()

        def follow(seat: str, page: Any, tell: Any = tell) -> None:
            try:
                for _, message in page:
                    if message["picture"]:
                        tell(seat, message["picture"])
            except (OSError, ValueError, AttributeError):
                pass  # it was closed

        def turn(seen: Any = seen) -> Any:
            """A seat whose page knows that it may move."""
            return next((seat for seat in "AB" if seen[seat]["offers"]), None) or over()

        def over(seen: Any = seen) -> bool:
            return any(seen[seat]["table"]["status"] != "playing" for seat in "AB")

        for seat, page in zip("AB", pages, strict=True):
            threading.Thread(target=follow, args=(seat, page), daemon=True).start()
        begun = cpu(pid)
        while not over() and done < count:
            with news:
                seat = news.wait_for(turn, 10)
                if over():
                    break
                picture = seen[seat]
            move = picture["offers"][done % len(picture["offers"])]["move"]
            body = {"id": guest.fresh(), "seat": seat, "move": move}
            reply = guest.post(f"/api/tables/{table}/moves?look=changes&after={picture['at']}", body)
            assert reply.status == 200, reply.body
            done += 1
            tell(seat, reply.json)
        used += cpu(pid) - begun
        for page in pages:
            page.close()
    return {"moves": done, "cpu_ms": round(used / done * 1000, 2)}


def told(times: list[float], clients: int, seconds: float) -> dict[str, Any]:
    return {
        "clients": clients,
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(percentile(times, 0.5) * 1000, 2),
        "p99_ms": round(percentile(times, 0.99) * 1000, 2),
    }


def streams(url: str, pid: int, count: int) -> dict[str, Any]:
    guest = Guest(url, "Listener")
    table = guest.open("hashi", "me", "me")
    guest.ready(table)
    at = guest.look(table)["at"]
    for _ in range(20):  # what the first streams bring along is not theirs
        guest.stream(table, "", at).close()
    time.sleep(0.5)
    before = memory(pid)
    held = [guest.stream(table, "", at) for _ in range(count)]
    time.sleep(1)
    after = memory(pid)
    begun = time.perf_counter()
    guest.move(table, "A", guest.look(table, "A")["offers"][0]["move"])
    for stream in held:
        stream.take(1)
    heard = time.perf_counter() - begun
    for stream in held:
        stream.close()
    return {
        "streams": count,
        "kib_per_stream": round((after - before) / count / 1024, 1),
        "all_told_ms": round(heard * 1000, 1),
    }


def opening(url: str, events: int, process: Callable[[], str]) -> dict[str, Any]:
    """A table of many events against a new one, each opened by a server that has just started and knows neither."""
    guest = Guest(url, "Opener")
    short = guest.open("hashi", "me", "me")
    guest.ready(short)
    long = guest.open("hashi", "me", "me")
    guest.ready(long)
    for number in range(events):
        guest.post(f"/api/tables/{long}/chat", {"id": f"c{number}", "seat": "A", "text": f"remark {number}"})
    again = Guest(process())
    again.cookie = guest.cookie
    again.get("/api/me")
    found = {}
    for name, table in (("new_table_ms", short), ("long_table_ms", long), ("open_again_ms", long)):
        begun = time.perf_counter()
        again.look(table, "A")
        found[name] = round((time.perf_counter() - begun) * 1000, 2)
    return {"events": events, **found}


# --- the peer -----------------------------------------------------------------------------------------------


@contextmanager
def peer() -> Iterator[tuple[int, Path] | str]:
    """boardgame.io's port and the folder of its clients, or why there is none."""
    if not (shutil.which("node") and shutil.which("npm")):
        yield "Node.js is not installed"
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "package.json").write_text('{"private": true}')
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent", *PEER]
        done = subprocess.run(install, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            yield f"npm cannot install it: {done.stderr[-300:]}"
            return
        for file in ("peer_server.cjs", "peer_clients.cjs"):
            shutil.copy(HERE / file, folder / file)
        command = ["node", "peer_server.cjs"]
        server = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            port = next((int(line.split()[1]) for line in server.stdout if line.startswith("port ")), 0)
            wait_for(lambda: _answers(port))
            yield port, folder
        finally:
            server.kill()
            server.wait()


def peer_moves(port: int, folder: Path, clients: int, seconds: float) -> dict[str, Any]:
    command = ["node", "peer_clients.cjs", str(port), str(clients), str(seconds)]
    found: dict[str, Any] = json.loads(
        subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    )
    return {**told([ms / 1000 for ms in found["times"]], clients, seconds), "lost": found["lost"]}


def _answers(port: int) -> bool:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    line.request("GET", "/")
    line.getresponse()
    line.close()
    return True


def side_by_side(seconds: float, rounds: int, workers: int, beside: bool) -> dict[str, Any]:
    """Moves a second of a server, of one with several workers, and of the peer: in turns, because machines vary."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    with serving() as (_, alone), serving(workers) as (_, several), peer() as other:
        for clients in (1, 8, 32) * rounds:
            found[f"moves_{clients}"].append(moves(alone, clients, seconds))
            found[f"moves_{clients}_workers_{workers}"].append(moves(several, clients, seconds))
            if beside and not isinstance(other, str):
                found[f"boardgame_io_{clients}"].append(peer_moves(*other, clients, seconds))
    result = {name: _middle(runs) for name, runs in found.items()}
    return {**result, "peer": other} if isinstance(other, str) else result


def _middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The round in the middle by speed, and the speeds of all."""
    ordered = sorted(runs, key=lambda run: float(run["moves_per_second"]))
    return {**ordered[len(runs) // 2], "rounds": [run["moves_per_second"] for run in runs]}


@contextmanager
def serving(workers: int = 1) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with tempfile.TemporaryDirectory(dir=on_disk()) as name:
        process, url = serve(Path(name), workers)
        try:
            wait_until_idle(process.pid)
            yield process, url
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--events", type=int, default=500)
    parser.add_argument("--no-peer", action="store_true")
    given = parser.parse_args()
    result: dict[str, Any] = {"cores": os.cpu_count(), "load": os.getloadavg()[0]}
    result |= side_by_side(given.seconds, given.rounds, given.workers, not given.no_peer)
    with tempfile.TemporaryDirectory(dir=on_disk()) as name:
        process, url = serve(Path(name))

        def restart() -> str:
            nonlocal process, url
            process.send_signal(signal.SIGTERM)
            process.wait()
            process, url = serve(Path(name))
            return url

        try:
            wait_until_idle(process.pid)
            for game in registry.game_names():
                cost(url, process.pid, game, 50)
                result[f"cost_{game}"] = cost(url, process.pid, game, 500)
            result["streams"] = streams(url, process.pid, given.streams)
            result["opening"] = opening(url, given.events, restart)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
