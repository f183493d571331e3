"""Pictures (PNG) of positions, for those who show where a link leads. Made in a process of their own, and kept."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from importlib.util import find_spec

from landbridge.core.show.drawing import COLOURS, Drawing, style
from landbridge.core.show.strokes import without_fonts

log = logging.getLogger("landbridge.server.http.pictures")

WIDE, HIGH, EDGE = 1200, 630, 15  # what messengers show
KEPT = 64  # pictures; each has 200 kB at most
WAITING = 5  # requests at a time, for others than these; one is drawn after the other
SECONDS = 10.0  # then it is given up
# Little is imported, so it starts quickly. Players come first.
DRAW = (
    "import os, sys; getattr(os, 'nice', lambda by: by)(10); import resvg_py; sys.stdout.buffer.write(bytes("
    "resvg_py.svg_to_bytes(svg_string=sys.stdin.buffer.read().decode(), skip_system_fonts=True)))"
)


def framed(drawing: Drawing) -> str:
    """A drawing in the middle of a picture, by day. It needs no font."""
    pieces = without_fonts(drawing.pieces)
    by_day = style(pieces).partition("@media")[0]
    room = f'x="{EDGE}" y="{EDGE}" width="{WIDE - 2 * EDGE}" height="{HIGH - 2 * EDGE}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lb" width="{WIDE}" height="{HIGH}"><style>{by_day}</style>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{COLOURS["table"][0]}"/>'
        f'<svg {room} viewBox="0 0 {drawing.width} {drawing.height}">{"".join(pieces)}</svg></svg>'
    )


class Pictures:
    """The pictures that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._lock = threading.Lock()
        self._room = threading.BoundedSemaphore(WAITING)
        self._pen = threading.Lock()
        self.able = find_spec("resvg_py") is not None

    def find(self, name: str) -> bytes | None:
        with self._lock:
            found = self._kept.get(name)
            if found is not None:
                self._kept.move_to_end(name)
            return found

    def make(self, name: str, drawing: Callable[[], Drawing]) -> bytes | None:
        """The picture by that name; None if none can be made, or too many others wait for theirs."""
        found = self.find(name)
        if found is not None or not self.able or not self._room.acquire(blocking=False):
            return found
        try:
            with self._pen:
                made = self.find(name) or _drawn(framed(drawing()))
        finally:
            self._room.release()
        if made is None:
            return None
        with self._lock:
            self._kept[name] = made
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return made


def _drawn(svg: str) -> bytes | None:
    try:
        run = subprocess.run(
            [sys.executable, "-c", DRAW], input=svg.encode(), capture_output=True, timeout=SECONDS, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        log.warning("no picture: %s", error)
        return None
    return run.stdout or None
