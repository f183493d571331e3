"""Many guests at many workers: whoever gets no answer asks another worker, as a proxy in front would."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import landbridge
from tests.server.host import Guest, Reply, short_options
from tests.server.kill import AWAY, DOWN

PATIENCE = 4.0  # seconds for one answer; then another worker is asked
OVER = "over"


class Anywhere(Guest):
    """A guest of a house with several doors: an answer that does not come is asked for at the next one."""

    def __init__(self, doors: list[str], stop: threading.Event):
        super().__init__(doors[0])
        self.doors = itertools.cycle(doors)
        self.stop = stop
        self.detours = 0

    def connect(self, timeout: float = PATIENCE) -> Any:
        return super().connect(timeout)

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        """Every request carries an id or does no harm when it is repeated."""
        while not self.stop.is_set():
            try:
                reply = self._ask(method, path, body, headers)
                if reply.status not in AWAY:
                    return reply
            except DOWN:
                pass
            self.detours += 1
            self.close()
            self._here = urlsplit(next(self.doors))
            time.sleep(0.02)
        raise SystemExit


@dataclass
class Evening:
    """What one person did, and was promised."""

    tables: list[str] = field(default_factory=list)
    promised: list[tuple[str, str]] = field(default_factory=list)  # table, client id
    asked: set[tuple[str, str]] = field(default_factory=set)


class Regular(threading.Thread):
    """Opens tables, against bots or alone, and plays all of them to the end, a move here and a move there."""

    def __init__(
        self, number: int, doors: list[str], plans: list[list[str]], stop: threading.Event, lull: float
    ):
        super().__init__(daemon=True, name=f"regular-{number}")
        turn = number % len(doors)
        self.number, self.plans, self.lull = number, plans, lull
        self.guest = Anywhere(doors[turn:] + doors[:turn], stop)
        self.luck = random.Random(number)
        self.evening = Evening()
        self.failure: BaseException | None = None
        self.opened = threading.Event()
        self._ids = itertools.count(1)

    def run(self) -> None:
        try:
            self.say("POST", "/api/me", {"name": f"Regular {self.number}"}, 201)
            playing = [self.open(plan) for plan in self.plans]
            self.opened.set()
            while playing:
                for table, seats in list(playing):
                    if not self.step(table, seats):
                        playing.remove((table, seats))
                time.sleep(0.02)
        except SystemExit:
            pass
        except BaseException as error:
            self.failure = error
        finally:
            self.opened.set()
            self.guest.close()

    def say(self, method: str, path: str, body: Any, *status: int) -> Any:
        reply = self.guest.ask(method, path, body)
        assert reply.status in (status or (200,)), (path, reply.body)
        return reply.json

    def open(self, seats: list[str]) -> tuple[str, list[str]]:
        """A table with these seats: "me", or a bot's name."""
        games = [game for game in landbridge.game_names() if len(seats) in landbridge.game(game).seats]
        game = games[next(self._ids) % len(games)]
        plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"id": self.id(), "game": game, "seats": plans, "options": short_options(game)}
        table = str(self.say("POST", "/api/tables", body, 201)["table"]["id"])
        self.evening.tables.append(table)
        own = [letter for letter, seat in zip("ABCDEF", seats, strict=False) if seat == "me"]
        if own:
            self.say("POST", f"/api/tables/{table}/ready", {"words": "w"})
        return table, own

    def step(self, table: str, own: list[str]) -> bool:
        """A move, if it is one's turn; whether the table goes on."""
        seen = self.say("GET", f"/api/tables/{table}" + (f"?seat={own[0]}" if own else ""), None)
        if seen["table"]["status"] != "playing":
            return False
        mine = [seat for seat in seen["table"]["acting"] if seat in own]
        if not mine:
            return True
        seat = self.luck.choice(mine)
        if seen["seat"] != seat:
            seen = self.say("GET", f"/api/tables/{table}?seat={seat}", None)
        if not seen["offers"]:
            return True
        time.sleep(self.lull)
        id = self.id()
        self.evening.asked.add((table, id))
        move = {"id": id, "seat": seat, "move": self.luck.choice(seen["offers"])["move"]}
        reply = self.guest.ask("POST", f"/api/tables/{table}/moves", move)
        assert reply.status == 200, reply.body
        self.evening.promised.append((table, id))
        return True

    def id(self) -> str:
        return f"r{self.number}-{next(self._ids)}"


class Audience(threading.Thread):
    """Follows every table as a spectator, all in one thread; a stream that breaks goes on at another worker."""

    def __init__(self, doors: list[str]):
        super().__init__(daemon=True, name="audience")
        self.doors = doors
        self.heard: dict[str, list[tuple[int, str, int]]] = {}
        self.faults: list[str] = []
        self.resumed = 0
        self.delays: list[float] = []
        self._loop = asyncio.new_event_loop()
        self._tasks: list[asyncio.Task[None]] = []

    def run(self) -> None:
        self._loop.run_forever()
        self._loop.close()

    def follow(self, table: str) -> None:
        self._loop.call_soon_threadsafe(self._follow, table)

    def _follow(self, table: str) -> None:
        self.heard[table] = []
        self._tasks.append(self._loop.create_task(self._listen(table, len(self.heard))))

    def end(self) -> None:
        def stop() -> None:
            for task in self._tasks:
                task.cancel()
            self._loop.call_later(0.2, self._loop.stop)

        self._loop.call_soon_threadsafe(stop)
        self.join()

    async def _listen(self, table: str, turn: int) -> None:
        heard = self.heard[table]
        for number in itertools.count(turn):
            door = urlsplit(self.doors[number % len(self.doors)])
            try:
                if await self._stream(str(door.hostname), int(door.port or 0), table, heard):
                    return
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                pass
            except Exception as error:
                self.faults.append(f"{table} is not listened to any more: {error!r}")
                raise
            self.resumed += 1
            await asyncio.sleep(0.1)

    async def _stream(self, host: str, port: int, table: str, heard: list[tuple[int, str, int]]) -> bool:
        """Whether the table is over."""
        reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port), PATIENCE)
        try:
            last = heard[-1][0] if heard else 0
            # By HTTP/1.0 the answer comes as it is: in 1.1 a proxy cuts it into chunks anywhere, also within a line.
            asked = (
                f"GET /api/tables/{table}/stream HTTP/1.0\r\nHost: {host}\r\nLast-Event-ID: {last}\r\n\r\n"
            )
            writer.write(asked.encode())
            status = await asyncio.wait_for(reader.readline(), PATIENCE)
            if b" 200 " not in status:
                return False
            id, data = 0, b""
            while line := await asyncio.wait_for(reader.readline(), 20):  # it is never silent for so long
                if line.startswith(b"id: "):
                    id = int(line[4:])
                elif line.startswith(b"data: "):
                    data = line[6:]
                elif (
                    not line.strip()
                ):  # only now it is whole: a proxy passes on what a killed worker had half said
                    if id and data:
                        self._hear(table, heard, id, json.loads(data))
                        if heard[-1][1] == OVER:
                            return True
                    id, data = 0, b""
            return False
        finally:
            writer.close()

    def _hear(self, table: str, heard: list[tuple[int, str, int]], id: int, message: Any) -> None:
        if id != len(heard) + 1:
            self.faults.append(f"message {id} of {table} after {len(heard)}")
        heard.append((id, message["type"], message["at"]))
        self.delays.append(time.time() - message["at"] / 1000)
