"""Notices between workers that something is new at a table.

They may get lost: workers ask the database now and then anyway.

Valkey and Redis speak the same protocol, and only `PUBLISH` and `SUBSCRIBE` are used. A notice contains what the
database knows as well, and nothing of the game.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from landbridge.server.watch.tracing import Tracing

log = logging.getLogger("landbridge.server.run.bus")
CHANNEL = "landbridge"
SCHEMES = ("valkey", "valkeys", "redis", "rediss")
WAITING = 10_000  # notices; while the bus is unreachable, older ones are not worth keeping
SECONDS = 2.0  # for one exchange with the bus
AGAIN = 0.5  # before it is tried again
QUIET = 0.2  # until a listener looks whether it is to end

Heard = Callable[[str, int, str], None]


class Bus:
    """Sends notices to other workers and receives theirs. Neither ever delays a request."""

    def __init__(self, address: str, worker: str, heard: Heard, lost: Callable[[], None], tracing: Tracing):
        """`heard` is called with a table, its number and a span, if any; `lost` when notices may have been missed."""
        self.address, self.worker, self.heard, self.lost = address, worker, heard, lost
        self.tracing = tracing
        self.sent = 0
        self.received = 0
        self.dropped = 0
        self._out: SimpleQueue[str | None] = SimpleQueue()
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._speak_on, name="bus-out", daemon=True),
            threading.Thread(target=self._listen_on, name="bus-in", daemon=True),
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def tell(self, table: str, n: int) -> None:
        if self._out.qsize() < WAITING:
            self._out.put(f"{self.worker} {n} {table} {self.tracing.here()}".rstrip())
        else:
            self.dropped += 1

    def close(self) -> None:
        self._closing.set()
        self._out.put(None)
        for thread in self._threads:
            if thread.is_alive():
                thread.join()

    def _client(self) -> Any:  # the package is only half typed
        import valkey

        return valkey.Valkey.from_url(
            self.address, socket_timeout=SECONDS, socket_connect_timeout=SECONDS, health_check_interval=5
        )

    def _speak_on(self) -> None:
        import valkey

        client = self._client()
        while not self._closing.is_set():
            notices = [self._out.get()]
            while not self._out.empty():
                notices.append(self._out.get())
            pipe = client.pipeline(transaction=False)
            for notice in notices:
                if notice is None:  # it is to end
                    client.close()
                    return
                pipe.publish(CHANNEL, notice)
            spans = [
                self.tracing.begin("notice", span, n=int(n)) for _, n, _, span in map(_parts, notices) if span
            ]
            try:
                pipe.execute()
                self.sent += len(notices)
            except (valkey.ValkeyError, OSError) as error:
                self.dropped += len(notices)
                log.warning("the bus does not take notices: %s", type(error).__name__)
                self._closing.wait(AGAIN)
            for end in spans:
                end()
        client.close()

    def _listen_on(self) -> None:
        import valkey

        client = self._client()
        while not self._closing.is_set():
            try:
                with contextlib.closing(client.pubsub(ignore_subscribe_messages=True)) as subscription:
                    subscription.subscribe(CHANNEL)
                    self.lost()  # whatever was said until now
                    while not self._closing.is_set():
                        message = subscription.get_message(timeout=QUIET)
                        if message is not None:
                            self._hear(message["data"])
            except (valkey.ValkeyError, OSError) as error:
                log.warning("the bus is not to be heard: %s", type(error).__name__)
                self._closing.wait(AGAIN)
        client.close()

    def _hear(self, said: Any) -> None:
        worker, n, table, span = _parts(bytes(said).decode("utf-8", "replace"))
        if worker != self.worker and n.isdigit():
            self.received += 1
            self.heard(table, int(n), span)


def _parts(notice: str | None) -> tuple[str, str, str, str]:
    """Worker, number, table and, where moves are traced, a span."""
    worker, n, table, span = [*(notice or "").split(" "), "", "", "", ""][:4]
    return worker, n, table, span
