"""How many files this process may have open. A connection is a file: there cannot be more of them."""

from __future__ import annotations

import logging
from dataclasses import replace

from landbridge.server.run.limits import Limits

log = logging.getLogger("landbridge.server.run.process.files")
OURS = 256  # for the database, bots, logs and files of the page
BESIDES = 500  # connections that are no streams
ENOUGH = 2**20
FEWEST = 16


def raise_limit() -> int:
    """As far as the system allows without asking anybody; how many there may be then."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):  # macOS has a lower one that it does not name
            return soft
        return most
    return most if soft == resource.RLIM_INFINITY else soft


def backlog(files: int) -> int:
    """How many calls may wait to be answered. They may all be answered at once, and only then be counted."""
    return max(64, min(1024, files // 8))


def fitted(limits: Limits, files: int) -> Limits:
    """These limits, lowered to what so many files allow; whoever runs the server is told what to change."""
    wanted = max(limits.sockets, limits.streams + BESIDES)
    besides = OURS + backlog(files)
    room = max(FEWEST, files - besides)
    if wanted <= room:
        return replace(limits, sockets=wanted)
    streams = min(limits.streams, room * 3 // 4)
    log.warning(
        "%d open files are allowed, which is too few: at most %d connections and %d streams instead of %d and %d. "
        "Allow %d (ulimit -n, systemd's LimitNOFILE=, Docker's ulimits), or lower `--limit streams` and `sockets`.",
        files,
        room,
        streams,
        wanted,
        limits.streams,
        wanted + besides,
    )
    return replace(limits, sockets=room, streams=streams)
