"""A wire between a worker and its database that can be cut, or held so that nothing comes through."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading

THROUGH, CUT, HELD = "through", "cut", "held"


class Wire:
    """Listens on a port of its own and passes everything on to another one of this machine."""

    def __init__(self, to: int):
        self.to = to
        self.state = THROUGH
        self._flows = threading.Event()
        self._flows.set()
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Everybody is hung up on, and nobody gets through any more."""
        self.state = CUT
        with self._lock:
            pairs = list(self._pairs)
        for pair in pairs:
            for end in pair:
                _reset(end)

    def hold(self) -> None:
        """Nothing comes through, and nobody is told."""
        self.state = HELD
        self._flows.clear()

    def mend(self) -> None:
        self.state = THROUGH
        self._flows.set()

    def close(self) -> None:
        self.cut()
        self._flows.set()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self.state == CUT:
                _reset(near)
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                _reset(near)
                near.close()
                continue
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            pair = near, far
            with self._lock:
                self._pairs.add(pair)
            for source, sink in (pair, pair[::-1]):
                threading.Thread(target=self._pass, args=(source, sink, pair), daemon=True).start()

    def _pass(
        self, source: socket.socket, sink: socket.socket, pair: tuple[socket.socket, socket.socket]
    ) -> None:
        with contextlib.suppress(OSError):
            while said := source.recv(65536):
                self._flows.wait()
                sink.sendall(said)
        for end in pair:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            if pair in self._pairs:
                self._pairs.discard(pair)
                for end in pair:
                    end.close()


def _reset(end: socket.socket) -> None:
    """Hang up at once, without goodbye."""
    with contextlib.suppress(OSError):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        end.shutdown(socket.SHUT_RDWR)
