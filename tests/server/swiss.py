"""A Swiss tournament with duplicate deals at a server that is killed midway.

    python -m tests.server.swiss                                  # 64 players, 6 rounds, PostgreSQL, two workers
    python -m tests.server.swiss --one                            # one of the workers is killed, the other goes on
    python -m tests.server.swiss --players 8 --rounds 3 --sqlite

Everybody plays by first offers, some resign. Afterwards every pairing must be legal, nobody may have met twice, every
finished table must be counted exactly once, and all tables of a round must have had the same luck.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from landbridge.core.state import FATE
from landbridge.server.store.schema import events, tables
from landbridge.server.store.schema.community import boards
from landbridge.server.store.sql.database import Store
from landbridge.table.tournament.parts import Board, byes, met
from tests.server.engines import BENCH, on
from tests.server.host import Guest
from tests.server.kill import AWAY, DOWN, Process

WAIT = 90.0  # seconds until a round must have begun


@dataclass
class Report:
    players: int = 0
    rounds: int = 0
    tables: int = 0
    kills: int = 0
    moves: int = 0
    seconds: float = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return json.dumps({**self.__dict__, "faults": self.faults[:10]})


class Player:
    """One of many, who goes on whatever happens to the server."""

    def __init__(self, url: str, number: int):
        self.guest = Guest(url, f"Player {number}")
        self.luck = random.Random(number)
        self.moves = 0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Until there is an answer; the same request counts once."""
        for _ in range(3000):
            try:
                reply = self.guest.ask(method, path, body)
                if reply.status not in AWAY:
                    return reply.json
            except DOWN:
                self.guest.close()
            time.sleep(0.02)
        raise AssertionError("no server for a minute")

    def play(self, table: str) -> None:
        """One game to its end, by first offers; some give up early."""
        seen = self.ask("GET", f"/api/tables/{table}")
        seat = next(one["seat"] for one in seen["table"]["seats"] if one["you"])
        patience = self.luck.choice((3, 8, 10_000))
        while True:
            seen = self.ask("GET", f"/api/tables/{table}?seat={seat}")
            if seen["table"]["status"] != "playing":
                return
            if not seen["offers"]:
                time.sleep(0.02)
                continue
            if patience <= 0:
                self.ask("POST", f"/api/tables/{table}/resign", {"seat": seat})
                return
            body = {"id": self.guest.fresh(), "seat": seat, "move": self.luck.choice(seen["offers"])["move"]}
            self.ask("POST", f"/api/tables/{table}/moves", body)
            self.moves, patience = self.moves + 1, patience - 1


def tournament(
    folder: Path,
    players: int,
    rounds: int,
    workers: int,
    kills: int,
    game: str = "hashi",
    threads: int = 8,
    one_worker: bool = False,
) -> Report:
    """`one_worker`: of several; the others go on, and it is replaced."""
    report = Report(players, rounds)
    begun = time.monotonic()
    server = Process(folder, workers)
    server.start()
    try:
        people = [Player(server.url, number) for number in range(players)]
        host = people[0]
        terms = {"title": "Swiss", "game": game, "rounds": rounds}
        made = host.ask("POST", "/api/tournaments", {"id": "t-1", **terms})
        path = f"/api/tournaments/{made['id']}"
        for one in people:
            one.ask("POST", f"{path}/join", {"id": "j"})
        host.ask("POST", f"{path}/start", {"id": "s"})
        dying = set(random.Random(7).sample(range(1, rounds + 1), min(kills, rounds)))
        for number in range(1, rounds + 1):
            _round(server, people, path, number, number in dying, threads, report, one_worker)
        end = time.monotonic() + WAIT
        while (told := host.ask("GET", path))["status"] != "over" and time.monotonic() < end:
            time.sleep(0.1)
        _check(folder, told, report)
    finally:
        server.kill()
    report.moves = sum(one.moves for one in people)
    report.seconds = round(time.monotonic() - begun, 1)
    return report


def _round(
    server: Process,
    people: Sequence[Player],
    path: str,
    number: int,
    dies: bool,
    threads: int,
    report: Report,
    one_worker: bool,
) -> None:
    end = time.monotonic() + WAIT
    while True:
        told = people[0].ask("GET", path)
        current = next((one for one in told["played"] if one["round"] == number), None)
        if told["round"] == number and current and all(b["status"] != "planned" for b in current["boards"]):
            break
        if time.monotonic() > end:
            raise AssertionError(f"round {number} does not begin: {told}")
        time.sleep(0.05)
    waiting = [board for board in current["boards"] if board["table"]]
    lock = threading.Lock()
    failures: list[BaseException] = []

    def work() -> None:
        """Both players of a table in turn, table after table."""
        while True:
            with lock:
                if not waiting:
                    return
                board = waiting.pop()
            try:
                pair = [
                    threading.Thread(target=people[one].play, args=(board["table"],))
                    for one in board["players"]
                ]
                for one in pair:
                    one.start()
                for one in pair:
                    one.join()
            except BaseException as error:
                failures.append(error)

    workers = [threading.Thread(target=work) for _ in range(threads)]
    for one in workers:
        one.start()
    if dies:
        while len(waiting) > len(current["boards"]) // 2:
            time.sleep(0.01)
        report.kills += 1
        if one_worker:
            server.kill_one()
        else:
            server.kill()
            time.sleep(0.2)
            server.start()
    for one in workers:
        one.join()
    if failures:
        raise failures[0]


def _check(folder: Path, told: Any, report: Report) -> None:
    """What the tournament says, against what the database has."""
    faults = report.faults
    if told["status"] != "over" or told["round"] != report.rounds:
        faults.append(f"it is {told['status']} in round {told['round']}")
    rounds = [[Board(tuple(b["players"])) for b in one["boards"]] for one in told["played"]]
    for number, boards_told in enumerate(rounds, start=1):
        seated = sorted(one for board in boards_told for one in board.players)
        if seated != list(range(report.players)):
            faults.append(f"round {number} seats {seated}")
    if max(met(rounds).values()) > 1:
        faults.append("somebody met twice")
    if max(byes(rounds, one) for one in range(report.players)) > (1 if report.players % 2 else 0):
        faults.append("somebody had too many byes")
    store = Store(folder, BENCH.settings(folder).get("database", ""))
    try:
        with store.reading() as c:
            counted = c.execute(sa.select(boards)).all()
            known = c.execute(sa.select(tables.c.id, tables.c.status, tables.c.snapshot)).all()
            chance = c.execute(
                sa.select(events.c.table_id, events.c.data)
                .where(events.c.kind == "move", events.c.seat == FATE)
                .order_by(events.c.table_id, events.c.n)
            ).all()
    finally:
        store.close()
    report.tables = len(known)
    wanted = {row.table_id for row in counted if row.table_id}
    if wanted != {row.id for row in known}:
        faults.append("tables that nobody planned, or plans without a table")
    if len(wanted) != sum(bool(row.table_id) for row in counted):
        faults.append("a table counts twice")
    over = {row.id for row in known if row.status == "over"}
    if over != wanted or any(row.result is None for row in counted if row.table_id):
        faults.append("a game without a result")
    for row in counted:
        if row.table_id and row.result is not None:
            place, points = json.loads(row.result)
            kept = json.loads(next(one.snapshot for one in known if one.id == row.table_id))
            if len(place) != len(kept["seats"]) or len(points) != len(kept["seats"]):
                faults.append(f"the result of {row.table_id} is not its table's")
    drawn: dict[str, list[str]] = {}
    for row in chance:
        drawn.setdefault(row.table_id, []).append(row.data)
    for number in range(1, report.rounds + 1):
        same = [drawn.get(row.table_id, []) for row in counted if row.round == number and row.table_id]
        shortest = min(map(len, same))
        if any(one[:shortest] != same[0][:shortest] for one in same):
            faults.append(f"round {number} did not have the same luck")
    scores = sum(row["values"]["points"] for row in told["standings"])
    if abs(scores - report.rounds * (report.players // 2 + report.players % 2)) > 0.01:
        faults.append(f"the points add up to {scores}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--sqlite", action="store_true")
    parser.add_argument("--one", action="store_true", help="kill one worker of several, not the whole server")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, on("sqlite" if said.sqlite else "postgresql"):
        try:
            report = tournament(
                Path(folder), said.players, said.rounds, said.workers, said.kills, one_worker=said.one
            )
        finally:
            BENCH.close()
    print(report)
    raise SystemExit(bool(report.faults))


if __name__ == "__main__":
    main()
