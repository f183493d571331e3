"""Ports that stay one's own, also while the server behind them is being started again."""

from __future__ import annotations

import os
import socket

HELD: list[socket.socket] = []  # for the life of the process
# Below those that systems hand out for connections and for port 0.
FIRST, LAST = 20_000, 32_000


def held_port(neighbours: int = 1) -> int:
    """Return the first of so many neighbouring ports of 127.0.0.1 that no other test gets.

    The same numbers are bound at 127.0.0.2 meanwhile: other test processes see that they are taken, and a server of
    ours at 127.0.0.1 does not mind.
    """
    step = FIRST + os.getpid() * 97 % (LAST - FIRST)  # processes begin to look in different places
    for number in range(step, step + LAST - FIRST):
        port = FIRST + (number - FIRST) % (LAST - FIRST)
        taken = _taken(range(port, port + neighbours))
        if taken:
            HELD.extend(taken)
            return port
    raise RuntimeError("no port is free")


def _taken(ports: range) -> list[socket.socket]:
    """Hold all of the ports, or none."""
    ours: list[socket.socket] = []
    try:
        for port in ports:
            with socket.socket() as there:
                there.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                there.bind(("127.0.0.1", port))
            ours.append(socket.socket())
            ours[-1].bind(("127.0.0.2", port))
    except OSError:
        for one in ours:
            one.close()
        return []
    return ours
