"""A real server on a real port, and guests that speak HTTP to it with nothing but the standard library."""

from __future__ import annotations

import gzip
import http.client
import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import uvicorn

from landbridge import registry
from landbridge.app.reading import reader
from landbridge.app.shapes.common import Refusal
from landbridge.server.http.app import OPERATIONS, application
from landbridge.server.http.edge import API
from landbridge.server.run.limits import Limits
from landbridge.server.run.process.connections import IDLE, protocol
from landbridge.server.run.process.serving import Server
from landbridge.server.run.services import Services, Settings
from landbridge.texts import words
from tests.server.engines import BENCH

# Tests are in a hurry, and all of them come from one address.
HASTY = Limits(
    acts_per_second=100_000, acts_at_once=100_000, guests_per_hour=100_000, guesses_per_hour=10_000
)
SHORT = {"max_rounds": "2", "rounds": "3"}  # games that can be made shorter are


def short_options(game: str) -> dict[str, str]:
    known = {option.name for option in fields(registry.game(game).options)}
    return {name: value for name, value in SHORT.items() if name in known}


class Reply(NamedTuple):
    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        packed = self.headers.get("content-encoding") == "gzip"
        return json.loads(gzip.decompress(self.body) if packed else self.body)


def hold_to_its_shape(method: str, path: str, reply: Reply) -> None:
    """Every JSON answer below /api/ has the shape that its operation declares; every refusal that of a refusal."""
    where = path.partition("?")[0]
    is_json = reply.headers.get("content-type", "").startswith("application/json")
    if not where.startswith(API) or not is_json or method == "HEAD":
        return
    found = OPERATIONS.find(method, where.removeprefix(API))
    if reply.status >= 400:
        reader(Refusal)(reply.json, "")
        assert words("en").has(reply.json["reason"]["key"]), reply.json
    elif found is not None and found.operation.answer is not None:
        reader(found.operation.answer)(reply.json, "")


def said(fact: Any, lang: str = "en") -> str:
    """Return a fact of an answer in words."""
    return words(lang).say(fact["key"], fact["values"])


class Guest:
    """One browser, as far as the server can tell."""

    def __init__(self, url: str, name: str = ""):
        self.cookie = ""
        self._line: http.client.HTTPConnection | None = None
        self.call(url)
        self._ids = itertools.count(1)
        if name:
            reply = self.post("/api/me", {"name": name})
            assert reply.status == 201, reply

    def call(self, url: str) -> None:
        """From now on the server is there."""
        self.close()
        self.url, self._here = url, urlsplit(url)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def __del__(self) -> None:
        self.close()

    def connect(self, timeout: float = 30) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self._here.hostname or "", self._here.port, timeout=timeout)

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        """A server hangs up on whoever is silent for some seconds; then one calls again."""
        waited = self._line is not None
        try:
            return self._ask(method, path, body, headers)
        except (http.client.RemoteDisconnected, ConnectionResetError, BrokenPipeError):
            if not waited:
                raise
        return self._ask(method, path, body, headers)

    def _ask(self, method: str, path: str, body: Any, headers: dict[str, str] | None) -> Reply:
        if self._line is None:
            self._line = self.connect()
        sent: dict[str, str] = {"cookie": self.cookie} if self.cookie else {}
        content: bytes | None = None
        if body is not None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent["content-type"] = "application/json"
        try:
            self._line.request(method, path, content, {**sent, **(headers or {})})
            answer = self._line.getresponse()
            told = {k.lower(): v for k, v in answer.getheaders()}
            reply = Reply(answer.status, answer.read(), told)
        except BaseException:
            self.close()
            raise
        hold_to_its_shape(method, path, reply)
        if "set-cookie" in told:
            self.cookie = told["set-cookie"].partition(";")[0]
        if told.get("connection") == "close":
            self.close()
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, body: Any = None) -> Reply:
        return self.ask("POST", path, {} if body is None else body)

    def put(self, path: str, body: Any) -> Reply:
        return self.ask("PUT", path, body)

    # --- the usual things -----------------------------------------------------------------------------------

    def fresh(self) -> str:
        return f"{id(self):x}-{next(self._ids)}"

    def open(self, game: str, *seats: str, **terms: Any) -> str:
        """Open a table: "me", "open" or the name of a bot for each seat."""
        plans = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        reply = self.post("/api/tables", {"id": self.fresh(), "game": game, "seats": plans, **terms})
        assert reply.status == 201, reply.body
        return str(reply.json["table"]["id"])

    def invite(self, table: str, seat: str) -> str:
        reply = self.post(f"/api/tables/{table}/invites", {"seat": seat})
        assert reply.status == 201, reply.body
        return str(reply.json["code"])

    def join(self, code: str, words: str = "") -> tuple[str, str]:
        reply = self.post("/api/join", {"id": self.fresh(), "code": code, "words": words})
        assert reply.status == 200, reply.body
        return reply.json["table"], reply.json["seat"]

    def ready(self, table: str, words: str = "") -> Any:
        reply = self.post(f"/api/tables/{table}/ready", {"words": words})
        assert reply.status == 200, reply.body
        return reply.json

    def look(self, table: str, seat: str = "") -> Any:
        reply = self.get(f"/api/tables/{table}" + (f"?seat={seat}" if seat else ""))
        assert reply.status == 200, reply.body
        return reply.json

    def move(self, table: str, seat: str, move: str, id: str = "") -> Reply:
        return self.post(f"/api/tables/{table}/moves", {"id": id or self.fresh(), "seat": seat, "move": move})

    def stream(self, table: str, seat: str = "", last: int | None = None, **query: Any) -> Stream:
        return Stream(self, table, seat, last, query)


def hinted(guest: Guest, table: str, seat: str = "A") -> Reply:
    """A hint, as soon as the bots are ready: compiling rules for the first time takes a while."""
    end = time.monotonic() + 120
    while True:
        reply = guest.post(f"/api/tables/{table}/hint", {"seat": seat})
        if reply.status != 503 or reply.json["error"] != "getting-ready" or time.monotonic() > end:
            return reply


class Stream:
    """An event source: iterates over (id, message); `close` hangs up."""

    def __init__(self, guest: Guest, table: str, seat: str, last: int | None, query: dict[str, Any]):
        asked = {**({"seat": seat} if seat else {}), **query}
        path = f"/api/tables/{table}/stream?" + "&".join(f"{k}={v}" for k, v in asked.items())
        headers = {"cookie": guest.cookie} if guest.cookie else {}
        if last is not None:
            headers["last-event-id"] = str(last)
        self._line = guest.connect()
        try:
            self._line.request("GET", path, headers=headers)
            self._answer = self._line.getresponse()
        except BaseException:
            self._line.close()
            raise
        self.status = self._answer.status

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        id = 0
        for raw in self._answer:
            line = raw.decode().rstrip("\n")
            if line.startswith("id: "):
                id = int(line[4:])
            elif line.startswith("data: ") and id:
                yield id, json.loads(line[6:])

    def take(self, count: int) -> list[tuple[int, Any]]:
        return list(itertools.islice(self, count))

    def close(self) -> None:
        if self._line.sock is not None:  # a thread may be reading, and would keep the answer from closing
            with suppress(OSError):
                self._line.sock.shutdown(socket.SHUT_RDWR)
        self._answer.close()
        self._line.close()


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings):
        app = application(settings)
        self.services: Services = app.state.services
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=0,
            log_config=None,
            access_log=False,
            lifespan="on",
            http=protocol(self.services.connections),
            timeout_keep_alive=IDLE,
        )
        self._server = Server(config, self.services)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        self._server.handle_exit(15, None)
        self._thread.join()


STEP = 2_000  # ms; a server that is at work notices as much


def pass_time(now: list[int], ms: int, *servers: Running) -> None:
    """Time passes on a clock that stands still otherwise, and the servers are at work meanwhile."""
    for begin in range(0, ms, STEP):
        now[0] += min(STEP, ms - begin)
        for up in servers:
            up.services.tables.uptime.beat()


@contextmanager
def running(folder: Path, limits: Limits = HASTY, **settings: Any) -> Iterator[Running]:
    """Most tests have no bots, and processes for them would cost more than the rest of the server."""
    usual = {"bots_at_once": False, **BENCH.settings(folder)}
    server = Running(replace(Settings(folder, limits=limits), **{**usual, **settings}))
    try:
        yield server
    finally:
        server.stop()
