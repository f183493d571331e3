"""Games as PDF (docs/print.md), with our boards or one that was sent. Made in a process of their own, and kept."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections import OrderedDict
from importlib.util import find_spec
from typing import NamedTuple

log = logging.getLogger("landbridge.server.http.prints")

KEPT = 48  # files; games, papers and languages are 48, and each has 200 kB or so
LARGEST = 3_000_000  # bytes of one; what is larger is not handed out
WAITING = 3  # requests at a time, for others than these; one is made after the other
SECONDS = 60.0  # then it is given up


class Wanted(NamedTuple):
    """What is to be printed; all of it has been checked."""

    game: str
    paper: str
    language: str
    what: str  # parts, separated by commas; "" is everything
    board: str = ""  # the text of a board of one's own


class Prints:
    """The files that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Wanted, bytes] = OrderedDict()
        self._lock = threading.Lock()
        self._room = threading.BoundedSemaphore(WAITING)
        self._press = threading.Lock()
        self.able = find_spec("reportlab") is not None

    def find(self, wanted: Wanted) -> bytes | None:
        with self._lock:
            found = self._kept.get(wanted)
            if found is not None:
                self._kept.move_to_end(wanted)
            return found

    def make(self, wanted: Wanted) -> bytes | None:
        """The file; None if none can be made, or too many others wait for theirs."""
        found = self.find(wanted)
        if found is not None or not self.able or not self._room.acquire(blocking=False):
            return found
        try:
            with self._press:
                made = self.find(wanted) or _printed(wanted)
        finally:
            self._room.release()
        if made is not None:
            with self._lock:
                self._kept[wanted] = made
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return made


def _printed(wanted: Wanted) -> bytes | None:
    *asked, board = wanted
    command = [sys.executable, "-m", "landbridge.print.press", *asked]
    try:
        run = subprocess.run(command, input=board.encode(), capture_output=True, timeout=SECONDS, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        log.warning("nothing printed: %s", error)
        return None
    return run.stdout if run.stdout.startswith(b"%PDF") and len(run.stdout) <= LARGEST else None
