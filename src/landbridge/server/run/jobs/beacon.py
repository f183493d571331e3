"""A public source of randomness (drand), fetched by a thread of its own: no request ever waits for it.

Tables name a round that is still to come, and ask for it when it is out. Until the source has said how its rounds are
timed, tables begin without it.
"""

from __future__ import annotations

import json
import logging
import re
import threading
import urllib.request
from typing import Any, NamedTuple

from landbridge.server.store.people import Clock

log = logging.getLogger("landbridge.server.run.jobs.beacon")
NAMED = re.compile(r"drand:([0-9a-f]{64}),(https?://[^\s,]{1,200})")
RANDOMNESS = re.compile("[0-9a-f]{64}")
SECONDS = 5.0  # for one answer
LONGEST = 64 * 1024  # bytes of it
ROUND = 0.5  # seconds between two looks
AGAIN = 5.0  # after a failure
KEPT = 1000  # rounds
OLD_MS = 600_000  # a round that was wanted for so long is wanted by nobody any more


class Timing(NamedTuple):
    """When rounds are published: the first at `genesis`, then one each `period`. In ms."""

    genesis: int
    period: int

    def at(self, round: int) -> int:
        return self.genesis + (round - 1) * self.period

    def after(self, at: int) -> int:
        """The first round that is published later than that."""
        return max(1, (at - self.genesis) // self.period + 2)


class Drand:
    """A chain of drand, or a relay of it."""

    def __init__(self, named: str, clock: Clock):
        """`named`: `drand:CHAIN,URL`."""
        found = NAMED.fullmatch(named)
        if found is None:
            raise ValueError(named)
        self.chain, self._url = found[1], found[2].rstrip("/")
        self._clock = clock
        self._timing: Timing | None = None
        self._known: dict[int, str] = {}
        self._wanted: set[int] = set()
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="beacon", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(SECONDS + 1)

    # --- what tables ask ------------------------------------------------------------------------------------

    def next(self, at: int) -> tuple[int, int] | None:
        """The first round after that time, and when it is out; None while its timing is not known."""
        timing = self._timing
        if timing is None:
            return None
        round = timing.after(at)
        return round, timing.at(round)

    def randomness(self, round: int) -> str:
        """What it said in that round. "" if that is not known here yet; then it is fetched."""
        with self._lock:
            if round not in self._known and len(self._wanted) < KEPT:
                self._wanted.add(round)
            return self._known.get(round, "")

    # --- fetching -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        pause = 0.0
        while not self._stop.wait(pause):
            try:
                self.look()
                pause = ROUND
            except (OSError, ValueError, KeyError, TypeError) as error:
                log.warning("the beacon does not answer: %s", type(error).__name__)
                pause = AGAIN

    def look(self) -> None:
        """Fetch what is wanted and should be out."""
        if self._timing is None:
            told = self._ask("info")
            timing = Timing(1000 * int(told["genesis_time"]), 1000 * int(told["period"]))
            if told["hash"] != self.chain or timing.period <= 0:
                raise ValueError("another chain")
            self._timing = timing
        now = self._clock()
        with self._lock:
            self._wanted = {one for one in self._wanted if now - self._timing.at(one) < OLD_MS}
            due = sorted(one for one in self._wanted if self._timing.at(one) <= now)
        for round in due:
            told = self._ask(f"public/{round}")
            said = str(told["randomness"])
            if told["round"] != round or not RANDOMNESS.fullmatch(said):
                raise ValueError("another round")
            with self._lock:
                self._known[round] = said
                self._wanted.discard(round)
                while len(self._known) > KEPT:
                    self._known.pop(next(iter(self._known)))

    def _ask(self, what: str) -> Any:
        with urllib.request.urlopen(f"{self._url}/{self.chain}/{what}", timeout=SECONDS) as answer:
            data = answer.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise ValueError("too long")
        return json.loads(data)
