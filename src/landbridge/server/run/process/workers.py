"""Several workers on one machine: processes that share a port. One that dies is replaced.

They share nothing but the database and the bus. Each listens by itself (SO_REUSEPORT), and the operating system
distributes connections. The parent only reserves the port and watches.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from landbridge.server.run.services import Settings

SHORT = 5.0  # seconds; a worker that lives less long has failed to start
FAILURES = 5  # failures in a row, then the server gives up
GRACE = 20.0  # seconds for all to end; then they are killed


class Place(NamedTuple):
    """Where and how a worker serves."""

    host: str
    port: int
    trusted: str
    quiet: bool


def bound(host: str, port: int, shared: bool) -> socket.socket:
    """A socket of that address, not listening yet; `shared` with other processes of this user."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by name: only then does asyncio send small answers at once, instead of waiting 40 ms for the next one.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            if not hasattr(socket, "SO_REUSEPORT"):
                raise OSError("this system does not let several processes share a port")
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener


def _work(settings: Settings, place: Place) -> None:
    """One worker, in a process of its own."""
    from landbridge.server.run.process.serving import serve_here

    threading.Thread(target=_with_parent, name="parent", daemon=True).start()
    serve_here(settings, bound(place.host, place.port, shared=True), place.trusted, place.quiet)


def _with_parent() -> None:
    """End in order when the parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def watch(settings: Settings, place: Place, count: int) -> int:
    """Keep so many workers running until this process is told to stop; the exit status."""
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()

    def stop(*_: Any) -> None:
        stopping.set()

    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, stop)

    def begin(number: int) -> tuple[BaseProcess, float]:
        port = settings.metrics_port and settings.metrics_port + number
        own = replace(settings, metrics_port=port)
        process = context.Process(target=_work, args=(own, place), name="landbridge-worker")
        process.start()
        return process, time.monotonic()

    workers = [begin(number) for number in range(count)]
    failures = 0
    while not stopping.is_set() and failures < FAILURES:
        wait([process.sentinel for process, _ in workers], timeout=0.2)
        for number, (process, begun) in enumerate(workers):
            if process.is_alive() or stopping.is_set():
                continue
            failures = failures + 1 if time.monotonic() - begun < SHORT else 0
            process.close()
            workers[number] = begin(number)
    for process, _ in workers:
        if process.is_alive():
            process.terminate()
    deadline = time.monotonic() + GRACE
    for process, _ in workers:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
    return 1 if failures >= FAILURES else 0
