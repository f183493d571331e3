"""Bots at tables: whoever has to act is thought for, in its turn, in a bot process.

A bot process gets a view, never the table. Its answer is checked by the rules like any move. If there is no answer in
time, or an illegal one, the most passive move is made instead. Whoever opened a table is charged for its bots.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from dataclasses import dataclass
from time import monotonic, sleep

from landbridge.server.run.bots.bot_process import BotProcess, NotReady
from landbridge.server.run.bots.fair_queue import Rank
from landbridge.server.run.bots.thinking import Thinking
from landbridge.server.store.tables import Tables
from landbridge.table import actions
from landbridge.table.bot_request import BotRequest, request_for
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

log = logging.getLogger("landbridge.server.run.bots.bot_pool")
# A bot that searches waits so long for compiled rules, once at a table; then it plays by its first impressions until
# they are there. At a deal of the day everybody should meet the same bot.
READY_SECONDS, READY_SECONDS_DAILY = 4.0, 20.0
AGAIN_SECONDS = 0.5  # until it is asked again; maintenance does that
MOST_UNREADY = 1_000
LONGEST_REST = 0.1  # seconds


class BotPool:
    """Tables of this worker where a bot has to act."""

    def __init__(self, tables: Tables, thinking: Thinking):
        self.tables, self.thinking = tables, thinking
        self.substituted = 0
        self._queued: set[str] = set()
        self._busy: set[tuple[str, int]] = set()
        self._unready: dict[tuple[str, int], Unready] = {}
        self._lock = threading.Lock()
        self._writing = threading.Lock()  # a bot's move at a time: the rest of the process is people's
        self._closing = False
        tables.listeners.append(self.changed)

    @property
    def busy(self) -> bool:
        """Whether any table waits for this worker."""
        return bool(self._queued or self._busy)

    @property
    def at_work(self) -> int:
        """How many seats a bot is thinking for."""
        return len(self._busy)

    @property
    def waiting(self) -> int:
        """How many tables are in the queue."""
        return len(self._queued)

    def changed(self, table: str, n: int, waiting: int) -> None:
        """So many bots have to act at a table whose lease this worker holds; it is in the queue once."""
        if waiting:
            self.enqueue(table)

    def enqueue(self, table: str) -> None:
        if self._closing:
            return
        try:
            with self.tables.open(table, current=True) as t:
                payer, rank = t.host or next((seat.person for seat in t.seats if seat.person), ""), rank_of(t)
        except Refused:
            return  # closed or gone meanwhile
        with self._lock:
            self._queued.add(table)
        self.thinking.put(BotTurn(self, table), self.thinking.account(payer), rank)

    def close(self) -> None:
        self._closing = True

    def turn(self, process: BotProcess, table: str) -> None:
        """A move of one seat."""
        with self._lock:
            self._queued.discard(table)
        if self._closing:
            return
        with contextlib.suppress(Refused):  # closed or gone meanwhile
            self._turn(process, table)

    def _turn(self, process: BotProcess, table: str) -> None:
        self.tables.roster.sign()
        with self.tables.open(table) as t:
            found = self._next(t)
            others = len(t.waiting_for_bots) > 1
            alone = rank_of(t) is Rank.ALONE
        if found is None:
            return
        seat, times, request = found
        if others:
            self.enqueue(table)  # for another process
        try:
            move = process.think(request)
            if not request.anyway:
                self._unready.pop((table, seat), None)
            if self._closing:
                return
            if move is None:
                self.substituted += 1
                move = -1  # no move at all: the passive one takes its place
            self._write(table, seat, times, move, alone)
        except NotReady:
            self._not_ready(table, seat)
            return
        finally:
            with self._lock:
                self._busy.discard((table, seat))
        # Its own next move was announced while this seat was still busy.
        with contextlib.suppress(Refused):
            with self.tables.open(table) as t:
                waiting = bool(t.waiting_for_bots) and self.tables.owns(t)
            if waiting:
                self.enqueue(table)

    def _write(self, table: str, seat: int, times: int, move: int, alone: bool) -> None:
        """The move, on disk. Where nobody plays there is no hurry: as long as it took, nothing follows."""
        with self._writing:
            begun = monotonic()
            self.tables.act(table, self._move, seat, times, move)
            took = monotonic() - begun
        if alone:
            sleep(min(took, LONGEST_REST))

    def _not_ready(self, table: str, seat: int) -> None:
        if len(self._unready) > MOST_UNREADY:  # of tables that were closed meanwhile
            self._unready.clear()
        self._unready.setdefault((table, seat), Unready(monotonic())).last = monotonic()

    def _move(self, t: Table, now: int, seat: int, times: int, move: int) -> None:
        if self.tables.owns(t):  # another worker may have taken it over while this one was stalled
            actions.bot_move(t, now, seat, times, move)

    def _next(self, t: Table) -> tuple[int, int, BotRequest] | None:
        """A seat that nobody thinks for yet."""
        if not self.tables.owns(t):
            return None
        for seat in t.waiting_for_bots:
            unready = self._unready.get((t.id, seat))
            if unready is not None and monotonic() < unready.last + AGAIN_SECONDS:
                continue
            with self._lock:
                if (t.id, seat) in self._busy:
                    continue
                self._busy.add((t.id, seat))
            if unready is not None and monotonic() > unready.first + patience(t):
                unready.over = True
            anyway = unready is not None and unready.over
            request = request_for(t, seat, t.seats[seat].played_by)._replace(anyway=anyway)
            return seat, t.seats[seat].acts, request
        return None


@dataclass(frozen=True)
class BotTurn:
    """A table in the queue."""

    pool: BotPool
    table: str
    kind: str = "table"

    def run(self, process: BotProcess) -> None:
        self.pool.turn(process, self.table)

    def drop(self) -> None:
        """It is on disk that its bots have to act; whoever serves next finds it there."""


@dataclass
class Unready:
    """Since when a bot waits for compiled rules, and when that was last seen."""

    first: float
    last: float = 0.0
    over: bool = False  # waiting is


def patience(t: Table) -> float:
    return READY_SECONDS_DAILY if t.daily else READY_SECONDS


def rank_of(t: Table) -> Rank:
    """Whether people wait for a table's bots."""
    playing = {seat for seat, taken in enumerate(t.seats) if taken.person and not taken.played_by}
    if not playing:
        return Rank.ALONE
    return Rank.BESIDE if playing & set(t.acting) else Rank.AWAITED
