"""Where notifications go, written for the tests: a push service with a browser behind it, a chat, a mail server."""

from __future__ import annotations

import base64
import json
import secrets
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from landbridge.server.notify.outbox import WAITING
from landbridge.server.store.schema.notify import deliveries, notices
from tests.server.host import Guest, Running
from tests.support.waiting import until


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Receiver:
    """Answers with the statuses it was given, one after the other; None: not at all, until it is closed."""

    def __init__(self, *answers: int | None):
        self.answers = list(answers)
        self.got: list[Got] = []
        self.closing = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.got.append(Got(self.path, headers, body, time.monotonic()))
                status = outer.answers.pop(0) if outer.answers else 201
                if status is None:
                    outer.closing.wait(30)
                    return
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=[0.05], daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def receiving(*answers: int | None) -> Iterator[Receiver]:
    made = Receiver(*answers)
    try:
        yield made
    finally:
        made.close()


class Browser:
    """A browser's side of Web Push: keys, and what they open."""

    def __init__(self, service: Receiver, path: str = "/push/1"):
        self.service, self.path = service, path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.service.url + self.path, "p256dh": text(point), "auth": text(self._auth)}

    def read(self, got: Got) -> Any:
        """A message as the page's worker is given it; the signature has to be the server's."""
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        assert Vapid02.verify(got.headers["authorization"])
        return json.loads(http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth))

    def messages(self) -> list[Any]:
        return [self.read(got) for got in self.service.got if got.path == self.path]


class Mailbox(socketserver.ThreadingTCPServer):
    """The least a mail server has to say."""

    daemon_threads = True

    def __init__(self) -> None:
        self.letters: list[str] = []
        super().__init__(("127.0.0.1", 0), _Session)
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}?from=games@example.org"
        threading.Thread(target=self.serve_forever, args=[0.05], daemon=True).start()


class _Session(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        def say(line: str) -> None:
            self.wfile.write(line.encode() + b"\r\n")

        say("220 here")
        for raw in self.rfile:
            word = raw.decode().strip().upper()[:4]
            if word == "DATA":
                say("354 go on")
                lines = []
                while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(line)
                assert isinstance(self.server, Mailbox)
                self.server.letters.append("\n".join(lines))
            if word == "QUIT":
                say("221 bye")
                return
            say("250 ok")


def heard(place: Receiver, count: int) -> bool:
    return len(place.got) == count


def settled(host: Running, *tables: str) -> None:
    """Waits until there is nothing left to expand, to send or to write down for these tables."""
    told = sa.select(notices.c.id).where(notices.c.table_id.in_(tables))
    waits = deliveries.c.table_id.in_(tables), deliveries.c.state == WAITING
    sent = sa.select(deliveries.c.id).where(*waits)

    def done() -> bool:
        with host.services.store.reading() as c:
            return c.execute(told).first() is None and c.execute(sent).first() is None

    until(done)


def slow_table(ada: Guest, ben: Guest, words: str = "") -> str:
    """Loopit over days, one after the other; it is Ada's turn. Whoever begins, Ben was there and was told nothing."""
    table = ada.open("loopit", "me", "open", pace="slow")
    ada.ready(table)
    ben.join(ada.invite(table, "B"), words)
    if ada.look(table)["table"]["acting"] == ["B"]:
        play(ben, table, "B")
    assert ada.look(table)["table"]["acting"] == ["A"]
    return table


def play(guest: Guest, table: str, seat: str) -> None:
    """A whole turn, after which it is the other's."""
    while True:
        seen = guest.look(table, seat)
        if seat not in seen["table"]["acting"]:
            assert seen["table"]["acting"], seen["table"]
            return
        assert guest.move(table, seat, seen["offers"][0]["move"]).status == 200
