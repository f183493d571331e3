"""Logs that nobody can fill a disk with: of lines that are alike only the first few, then how many there were."""

from __future__ import annotations

import logging
import time
from typing import NamedTuple, TextIO

FEW = 10  # lines that are alike, in one interval
INTERVAL = 10.0  # seconds
LATER = 1.0  # seconds between looks at intervals that are over
KEYS = 1000


class Alike(NamedTuple):
    """What makes two lines the same to a reader: who says it, how badly, how it begins, and where it went wrong."""

    name: str
    level: int
    begins: str
    error: str
    line: int


def alike(record: logging.LogRecord) -> Alike:
    error, line = "", 0
    if record.exc_info and record.exc_info[0] is not None:
        error, trace = record.exc_info[0].__name__, record.exc_info[2]
        while trace is not None:
            line, trace = trace.tb_lineno, trace.tb_next
    return Alike(record.name, record.levelno, str(record.msg)[:60], error, line)


class Interval:
    __slots__ = ("began", "left_out", "said")

    def __init__(self, began: float):
        self.began, self.said, self.left_out = began, 0, 0


class Sparing(logging.StreamHandler[TextIO]):
    """Leaves out repetitions of whatever went wrong; what went well is left to its level."""

    def __init__(self, stream: TextIO):
        super().__init__(stream)
        self._intervals: dict[Alike, Interval] = {}
        self._next = 0.0

    def emit(self, record: logging.LogRecord) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + LATER
            self._tell(now - INTERVAL)
        if record.levelno >= logging.WARNING:
            interval = self._interval(alike(record), now)
            interval.said += 1
            if interval.said > FEW:
                interval.left_out += 1
                return
        super().emit(record)

    def _interval(self, key: Alike, now: float) -> Interval:
        found = self._intervals.get(key)
        if found is None:
            if len(self._intervals) >= KEYS:
                self._tell(now)
            found = self._intervals[key] = Interval(now)
        return found

    def _tell(self, until: float) -> None:
        """Of intervals that began before: how many lines were left out."""
        for key, interval in list(self._intervals.items()):
            if interval.began <= until:
                del self._intervals[key]
                if interval.left_out:
                    told = logging.LogRecord(key.name, key.level, "", 0, key.begins, None, None)
                    told.left_out = interval.left_out
                    super().emit(told)

    def close(self) -> None:
        self._tell(time.monotonic())
        super().close()
