"""Connections that say nothing, too much or too slowly; files and lines of the log that run out."""

from __future__ import annotations

import io
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from landbridge.server.run.limits import Limits
from landbridge.server.run.process import connections, files
from landbridge.server.run.process.connections import Connections
from landbridge.server.watch.logs import FEW, INTERVAL, Sparing
from tests.server.command import Command
from tests.server.host import HASTY, Guest, Running, running
from tests.server.watch.test_watching import figures
from tests.support.waiting import until

pytestmark = pytest.mark.system

DATABASES = ("sqlite",)
FEWER = replace(HASTY, sockets=12, sockets_per_address=6)
POST = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\r\n"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short patience, but longer than a busy machine holds a test."""
    for name, seconds in (("HEAD", 1), ("BODY", 3), ("IDLE", 3), ("UNREAD", 0.5), ("ROUND", 0.05)):
        monkeypatch.setattr(connections, name, seconds)


@contextmanager
def calls(up: Running, count: int = 1, here: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    at = urlsplit(up.url)
    with ExitStack() as open_:
        lines = []
        for _ in range(count):
            line = socket.create_connection((at.hostname or "", at.port or 0), 30, source_address=(here, 0))
            lines.append(open_.enter_context(line))
        yield lines


def rest(line: socket.socket) -> bytes:
    """All that is said until the server hangs up."""
    told = b""
    try:
        while part := line.recv(65_536):
            told += part
    except ConnectionResetError:
        pass
    return told


# --- too slow -----------------------------------------------------------------------------------------------


def test_half_open_connections_do_not_stay(quick: None, tmp_path: Path) -> None:
    """Silent, in the middle of a header, and one byte at a time: a deadline does not move."""
    with running(tmp_path) as up, calls(up, 30) as lines:
        until(lambda: len(up.services.connections) == 30, "not all were let in")
        for line in lines[10:]:
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: ")

        def ended() -> bool:
            for line in lines[20:]:
                with suppress(OSError):
                    line.sendall(b"x")
            return len(up.services.connections) == 0

        until(ended, "a byte now and then keeps them")
        assert rest(lines[0]) == b""
        assert rest(lines[10]).startswith(b"HTTP/1.1 408 ")
        assert up.services.connections.ended["late"] == 30


def test_a_body_that_does_not_come(quick: None, tmp_path: Path) -> None:
    with running(tmp_path) as up, calls(up, 2) as (slow, fast):
        slow.sendall(POST + b'{"na')
        fast.sendall(POST)
        time.sleep(0.2)
        fast.sendall(b'{"name": "Ada"}')
        assert fast.recv(1000).startswith(b"HTTP/1.1 201 ")
        assert rest(slow).startswith(b"HTTP/1.1 408 ")
        until(lambda: len(up.services.connections) <= 1, "it stays")
        assert len(up.services.store.write(_people)) == 1


def _people(c: object) -> list[object]:
    from sqlalchemy.engine import Connection

    assert isinstance(c, Connection)
    return list(c.exec_driver_sql("SELECT id FROM people"))


def test_a_request_that_breaks_off_does_nothing(tmp_path: Path) -> None:
    """Not even one that needs no body."""
    with running(tmp_path) as up, closing(Guest(up.url, "Ada")) as ada:
        code = ada.post("/api/me/recovery").json["code"]
        with calls(up) as (line,):
            head = POST.replace(b"/api/me ", b"/api/me/recovery ").replace(
                b"\r\n\r\n", f"\r\ncookie: {ada.cookie}\r\n\r\n".encode()
            )
            line.sendall(head + b"{")
            until(lambda: len(up.services.connections) == 2, "no call")
        until(lambda: len(up.services.connections) == 1, "the call stays")
        until(lambda: figures(up)("requests_total", status="408") == 1, "not counted")
        assert ada.post("/api/me/offered", {"code": code}).status == 200


def test_the_rest_of_a_body_nobody_wants(quick: None, tmp_path: Path) -> None:
    """The refusal comes at once; whoever goes on sending is heard for some seconds only."""
    head = POST.replace(b"length: 15", b"length: 900000")
    with running(tmp_path) as up, calls(up) as (line,):
        line.sendall(head)
        assert line.recv(1000).startswith(b"HTTP/1.1 413 ")

        def refused() -> bool:
            try:
                line.sendall(b"x" * 100)
            except OSError:
                return True
            return False

        until(refused, "it is heard for ever")


def test_idle_connections_end_and_busy_ones_do_not(quick: None, tmp_path: Path) -> None:
    with running(tmp_path) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        stream = ada.stream(table, "A")
        with calls(up) as (line,):
            for _ in range(3):
                line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
                received = b""
                while not received.endswith(b"ok\n"):  # head and body may come apart
                    received += line.recv(4000)
                time.sleep(0.3)
            ada.close()
            assert rest(line) == b""
        until(lambda: len(up.services.connections) == 1, "idle ones stay")
        time.sleep(1.5)
        assert up.services.streams.count == 1  # a stream is no waiting connection
        stream.close()


def test_whoever_does_not_read_is_left(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PIPELINED", 1000)
    with running(tmp_path) as up, calls(up) as (line,):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with suppress(OSError):
            for _ in range(20):
                line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 8)
                time.sleep(0.2)
        until(lambda: up.services.connections.ended["unread"] == 1, "it stays")


# --- too much -----------------------------------------------------------------------------------------------


def test_headers_without_end(quick: None, tmp_path: Path) -> None:
    with running(tmp_path) as up, calls(up) as (line,):
        try:
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
            for _ in range(200):
                line.sendall(b"x-more: " + b"y" * 1000 + b"\r\n")
        except OSError:
            pass
        until(lambda: len(up.services.connections) == 0, "it stays")


def test_requests_sent_far_ahead(quick: None, tmp_path: Path) -> None:
    with running(tmp_path) as up, calls(up, 2) as (few, many):
        few.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5)
        assert rest(few).count(b"HTTP/1.1 200 OK") == 5
        many.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)
        rest(many)
        until(lambda: len(up.services.connections) == 0, "it stays")


# --- too many -----------------------------------------------------------------------------------------------


def test_whoever_waits_longest_makes_room(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD", 60.0)
    with running(tmp_path, FEWER) as up, calls(up, 12) as lines:
        until(lambda: len(up.services.connections) == 12, "not all were let in")
        for _ in range(20):  # however many strangers hold the line
            with calls(up) as more:
                more[0].sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
                assert b"200 OK" in more[0].recv(4000)
        assert rest(lines[0]) == b""
        assert len(up.services.connections) <= 12
        assert up.services.connections.ended["full"] == 0


def test_when_all_are_busy_the_next_one_is_told(quick: None, tmp_path: Path) -> None:
    limits = replace(FEWER, streams_per_person=50)
    with running(tmp_path, limits) as up, ExitStack() as open_:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me")
        ada.ready(table)
        ada.close()
        for _ in range(12):
            stream = ada.stream(table, "A")
            assert stream.status == 200
            open_.callback(stream.close)
        with calls(up) as (line,):
            assert rest(line).startswith(b"HTTP/1.1 503 ")


def test_one_address_does_not_take_all(tmp_path: Path) -> None:
    """Those of one network are counted together; this machine and trusted proxies are not."""
    with running(tmp_path, FEWER) as up, calls(up, 8, "127.0.0.2") as lines:
        until(lambda: up.services.connections.ended["room"] == 2, "all were let in")
        assert rest(lines[0]) == b""
        assert len(up.services.connections) == 6
        up.services.connections.trust("10.0.0.1, 127.0.0.0/24")
        with calls(up, 6, "127.0.0.3"):
            until(lambda: len(up.services.connections) == 12, "a proxy is counted")


def test_addresses_are_counted_by_their_network() -> None:
    some = Connections(10, 5)
    assert some._counted_as("2001:db8::1") == some._counted_as("2001:db8::ffff") != ""
    assert some._counted_as("2001:db8::1") != some._counted_as("2001:db8:0:1::1")
    assert some._counted_as("::ffff:192.0.2.1") == some._counted_as("192.0.2.1") == "192.0.2.1"
    assert some._counted_as("127.0.0.1") == some._counted_as("::1") == ""
    some.trust("*")
    assert some._counted_as("192.0.2.1") == ""


# --- files --------------------------------------------------------------------------------------------------


def test_limits_fit_the_files_there_are(caplog: pytest.LogCaptureFixture) -> None:
    usual = Limits()
    assert files.fitted(usual, 20_000) == usual
    assert files.fitted(replace(usual, streams=6000), 20_000).sockets == 6500
    assert not caplog.records
    tight = files.fitted(usual, 1024)
    assert tight.sockets + files.OURS + files.backlog(1024) <= 1024
    assert 0 < tight.streams < tight.sockets
    assert "ulimit" in caplog.text
    assert files.fitted(usual, 64).streams > 0


def test_the_limit_of_files_is_raised() -> None:
    code = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; most = min(hard, 2**20)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "from landbridge.server.run.process import files; assert files.raise_limit() == most\n"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512)); assert files.raise_limit() == 512\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_server_with_few_files_stays_up_and_says_little(tmp_path: Path) -> None:
    """More calls than files: it still answers, and its log does not grow with them."""
    server = Command(tmp_path, files=400)
    at = urlsplit(server.url)
    held = []
    try:
        for _ in range(700):
            line = socket.socket()
            line.settimeout(5)
            line.connect((at.hostname or "", at.port or 0))
            held.append(line)
        for _ in range(5):
            assert Guest(server.url).get("/healthz").status == 200
    finally:
        for line in held:
            line.close()
        code, told = server.stop()
    assert code in (0, -15)
    assert "LimitNOFILE" in told
    assert len(told) < 20_000, told[:2000]


# --- logs ---------------------------------------------------------------------------------------------------


def test_repeated_lines_are_counted_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("landbridge.server.watch.logs.time.monotonic", lambda: now[0])
    out = io.StringIO()
    handler = Sparing(out)
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))

    def say(level: int, words: str, *more: object) -> None:
        handler.handle(logging.LogRecord("some", level, "", 0, words, more, None))

    for n in range(1000):
        say(logging.ERROR, "accept failed %d", n)
        say(logging.INFO, "request")
    say(logging.ERROR, "something else")
    lines = out.getvalue().splitlines()
    assert len([line for line in lines if "accept failed" in line]) == FEW
    assert lines.count("INFO request") == 1000
    assert "ERROR something else" in lines
    now[0] += INTERVAL + 1
    handler.setFormatter(logging.Formatter("%(left_out)s %(message)s", defaults={"left_out": "-"}))
    say(logging.ERROR, "accept failed %d", 0)
    handler.close()
    assert out.getvalue().splitlines()[-2:] == [f"{1000 - FEW} accept failed %d", "- accept failed 0"]


def test_different_errors_are_different_lines() -> None:
    out = io.StringIO()
    handler = Sparing(out)
    for kind in (ValueError, KeyError):
        for _ in range(FEW * 2):
            try:
                raise kind("x")
            except kind:
                handler.handle(
                    logging.LogRecord("some", logging.ERROR, "", 0, "Exception", None, sys.exc_info())
                )
    assert out.getvalue().count("ValueError") == out.getvalue().count("KeyError") == FEW
