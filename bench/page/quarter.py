"""A part of a core for a whole browser: Chromium's own throttling hardly slows workers, so it would flatter.

    with Limit() as limit:
        browser = launch(executable_path=limit.starter("/usr/bin/chromium"))
        limit.to(0.25)      # of one core, for all its processes together
        limit.to(None)      # as much as it likes

The kernel sees to it where a control group can be made (Linux, as root). Elsewhere the processes are stopped and
continued, which does the same more coarsely.
"""

from __future__ import annotations

import os
import signal
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

QUARTER = 0.25
PERIOD = 10_000  # microseconds: short, so that it is a slow core rather than one that comes and goes
SLICE = 0.01  # seconds that processes run before they are stopped, where there is no control group
TICKS = os.sysconf("SC_CLK_TCK")
FIRST = Path("/sys/fs/cgroup/cpu")  # control groups of the first edition
GROUPS = Path("/sys/fs/cgroup")


class Limit:
    """Processes that together get at most so much of a core."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._group = _made_group()
        self._share: float | None = None
        self._ended = threading.Event()
        self._stopper: threading.Thread | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.to(None)
        self._ended.set()
        if self._stopper:
            self._stopper.join()
        if self._group:
            for _ in range(50):  # until the last process has gone
                with suppress(OSError):
                    self._group.rmdir()
                    break
                time.sleep(0.1)
        self._folder.cleanup()

    @property
    def kind(self) -> str:
        """How it is done."""
        return "control group" if self._group else "stopping and continuing"

    def starter(self, program: str) -> str:
        """A command that starts a program among these processes."""
        script = Path(self._folder.name, "start")
        joins = f"echo $$ > {self._group}/cgroup.procs" if self._group else f"echo $$ >> {self._roots}"
        script.write_text(f'#!/bin/sh\n{joins}\nexec {program} "$@"\n', "utf-8")
        script.chmod(0o755)
        return str(script)

    def to(self, share: float | None) -> None:
        """At most this part of one core from now on; None: no limit."""
        self._share = share
        if self._group:
            _set(self._group, share)
        elif share is not None and self._stopper is None:
            self._stopper = threading.Thread(target=self._stop_and_go, daemon=True)
            self._stopper.start()

    def used(self) -> float:
        """Seconds of processor time that the running processes have had."""
        found = 0.0
        for process in self._processes():
            with suppress(OSError, IndexError):
                words = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
                found += sum(map(int, words[11:13])) / TICKS
        return found

    def memory(self) -> int:
        """Bytes that the running processes have; what several share is counted once."""
        found = 0
        for process in self._processes():
            with suppress(OSError, IndexError):
                lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
                found += sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return found

    def _processes(self) -> list[int]:
        if self._group:
            return [int(word) for word in (self._group / "cgroup.procs").read_text("utf-8").split()]
        parents: dict[int, int] = {}
        for place in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError, IndexError):
                words = place.read_text("utf-8").rpartition(")")[2].split()
                parents[int(place.parent.name)] = int(words[1])
        roots = (
            {int(word) for word in self._roots.read_text("utf-8").split()} if self._roots.exists() else set()
        )
        found = {root for root in roots if root in parents}
        while more := {child for child, parent in parents.items() if parent in found} - found:
            found |= more
        return sorted(found)

    @property
    def _roots(self) -> Path:
        return Path(self._folder.name, "roots")

    def _stop_and_go(self) -> None:
        while not self._ended.is_set():
            share = self._share
            if share is None:
                time.sleep(SLICE)
                continue
            begun, before = time.monotonic(), self.used()
            time.sleep(SLICE)
            self._tell(signal.SIGSTOP)
            used = self.used() - before
            time.sleep(max(0.0, max(used, SLICE * share) / share - (time.monotonic() - begun)))
            self._tell(signal.SIGCONT)

    def _tell(self, what: signal.Signals) -> None:
        for process in self._processes():
            with suppress(OSError):
                os.kill(process, what)


def _made_group() -> Path | None:
    """A control group of our own; None where none can be made."""
    name = f"landbridge-bench-{os.getpid()}"
    for place in (FIRST, GROUPS):
        made = place / name
        with suppress(OSError):
            made.mkdir()
            try:
                _set(made, None)
                _put_first(made)
                return made
            except OSError:
                made.rmdir()
    return None


def _put_first(group: Path) -> None:
    """Before everything else that runs here, so that others' work is not taken for slowness."""
    first = group / "cpu.shares"
    if first.exists():
        first.write_text("262144", "utf-8")
    else:
        (group / "cpu.weight").write_text("10000", "utf-8")


def _set(group: Path, share: float | None) -> None:
    quota = None if share is None else round(PERIOD * share)
    if (group / "cpu.cfs_quota_us").exists():
        (group / "cpu.cfs_period_us").write_text(str(PERIOD), "utf-8")
        (group / "cpu.cfs_quota_us").write_text("-1" if quota is None else str(quota), "utf-8")
    else:
        (group / "cpu.max").write_text(f"{'max' if quota is None else quota} {PERIOD}", "utf-8")
