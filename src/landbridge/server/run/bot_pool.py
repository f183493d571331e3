"""Bots run in processes of their own, so that a table never waits for one that crashes or takes too long.

A bot process gets a view, never the table. Its answer is checked by the rules like any move. If there is no answer in
time, or an illegal one, the most passive move is made instead.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import multiprocessing
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots.advice import Advice, advise
from landbridge.bots.warm import Warm
from landbridge.core.state import State
from landbridge.server.store.tables import Tables
from landbridge.table import actions
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

log = logging.getLogger("landbridge.server.run.bot_pool")
START_SECONDS = 60  # a process that is not up by then is tried again


class BotRequest(NamedTuple):
    """All that a bot process gets. Without a bot's name it is a request for a hint."""

    game: str
    options: tuple[tuple[str, str], ...]
    view: bytes
    seat: int
    bot: str
    seed: int


@lru_cache(maxsize=16)
def _kit(game: str, options: tuple[tuple[str, str], ...]) -> Warm:
    """Compiled in the background. Until that is done a bot plays by the interpreted rules and does not search."""
    found = registry.game(game)
    return Warm(found.kit(found.options_from(dict(options))))


def choose(request: BotRequest) -> int | list[Advice]:
    """A bot's move, or what to suggest to a person."""
    warm = _kit(request.game, request.options)
    kit = warm.kit_for(request.bot) if request.bot else warm.quick
    view = State.from_bytes(request.view, kit.state)
    luck = Random(request.seed)
    if not request.bot:
        return advise(kit.game, kit, view, request.seat, luck)
    return int(bots.find(kit.game, request.bot)(kit.game, kit, view, request.seat, luck, None))


def work(pipe: Connection) -> None:
    """A bot process: views in, moves out, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    answer: int | list[Advice] | str | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer)
            request = pipe.recv()
            try:
                answer = choose(request)
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"


class BotProcess:
    """One bot process and the thread that waits for it."""

    def __init__(self, seconds: float):
        self.seconds = seconds
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def think(self, request: BotRequest) -> int | None:
        """A move, or None: it crashed, or took too long and was stopped."""
        answer = self.answer(request)
        return answer if isinstance(answer, int) else None

    def answer(self, request: BotRequest) -> int | list[Advice] | None:
        pipe = self._ready()
        if pipe is None:
            return None
        answer: Any = None
        try:
            pipe.send(request)
            if not pipe.poll(self.seconds):
                log.warning("bot %s took longer than %s seconds", request.bot, self.seconds)
                self.stop()
                return None
            answer = pipe.recv()
        except (EOFError, OSError):
            log.warning("bot %s: its process died", request.bot)
            self.stop()
            return None
        if isinstance(answer, int | list):
            return answer
        log.warning("bot %s failed: %s", request.bot, answer)
        return None

    def _ready(self) -> Connection | None:
        if self._process is not None and self._process.is_alive():
            return self._pipe
        self.stop()
        context = multiprocessing.get_context(
            "spawn"
        )  # this process has threads; a fork would copy their locks
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="landbridge-bot", daemon=True)
        self._pipe = ours
        try:
            process.start()
            self._process = process
            theirs.close()
            if ours.poll(START_SECONDS):
                ours.recv()
                return ours
        except (EOFError, OSError, RuntimeError) as error:
            log.warning("a bot's process does not start: %s", error)
        self.stop()
        return None

    def warm(self) -> None:
        self._ready()

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


class BotPool:
    """Bot processes, and a queue of tables where a bot has to act."""

    def __init__(self, tables: Tables, workers: int, seconds: float, at_once: bool = True):
        """`at_once`: processes are started before the first bot has to act, so that nobody waits for them."""
        self.tables = tables
        self.at_once = at_once
        self.seconds = seconds
        self.substituted = 0
        self._waiting: SimpleQueue[str | None] = SimpleQueue()
        self._queued: set[str] = set()
        self._busy: set[tuple[str, int]] = set()
        self._lock = threading.Lock()
        self._closing = False
        self._threads = [
            threading.Thread(target=self._work, name=f"bots-{i}", daemon=True) for i in range(workers)
        ]
        self._adviser = BotProcess(seconds)  # for hints: people do not wait for bots
        self._advising = threading.Lock()
        tables.listeners.append(self.changed)
        for thread in self._threads:
            thread.start()

    @property
    def busy(self) -> bool:
        """Whether any table waits for this worker."""
        return bool(self._queued or self._busy)

    @property
    def thinking(self) -> int:
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
        with self._lock:
            if table in self._queued:
                return
            self._queued.add(table)
        self._waiting.put(table)

    def advise(self, request: BotRequest) -> list[Advice] | None:
        """What to suggest to a person; one question at a time. None: there was no answer in time."""
        if not self._advising.acquire(timeout=self.seconds):
            return None
        try:
            answer = None if self._closing else self._adviser.answer(request)
        finally:
            self._advising.release()
        return answer if isinstance(answer, list) else None

    def close(self) -> None:
        self._closing = True
        with self._advising:
            self._adviser.stop()
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join(timeout=self.seconds + 5)

    def _work(self) -> None:
        process = BotProcess(self.seconds)
        if self.at_once:
            process.warm()
        while (table := self._waiting.get()) is not None:
            if self._closing:
                continue
            try:
                self._turn(process, table)
            except Refused:
                pass  # closed or gone meanwhile
            except Exception:
                log.exception("a bot's turn failed")
        process.stop()

    def _turn(self, process: BotProcess, table: str) -> None:
        with self._lock:
            self._queued.discard(table)
        self.tables.roster.sign()
        with self.tables.open(table) as t:
            found = self._next(t)
        if found is None:
            return
        seat, times, request = found
        self.enqueue(table)  # another seat of the table may be waiting for another worker
        try:
            move = process.think(request)
            if self._closing:
                return
            if move is None:
                self.substituted += 1
                move = -1  # no move at all: the passive one takes its place
            self.tables.act(table, self._move, seat, times, move)
        finally:
            with self._lock:
                self._busy.discard((table, seat))
        # Its own next move was announced while this seat was still busy.
        with contextlib.suppress(Refused):
            with self.tables.open(table) as t:
                waiting = bool(t.waiting_for_bots) and self.tables.owns(t)
            if waiting:
                self.enqueue(table)

    def _move(self, t: Table, now: int, seat: int, times: int, move: int) -> None:
        if self.tables.owns(t):  # another worker may have taken it over while this one was stalled
            actions.bot_move(t, now, seat, times, move)

    def _next(self, t: Table) -> tuple[int, int, BotRequest] | None:
        """A seat that nobody thinks for yet."""
        if not self.tables.owns(t):
            return None
        for seat in t.waiting_for_bots:
            with self._lock:
                if (t.id, seat) in self._busy:
                    continue
                self._busy.add((t.id, seat))
            return seat, t.seats[seat].acts, request_for(t, seat, t.seats[seat].played_by)
        return None


def request_for(t: Table, seat: int, bot: str = "") -> BotRequest:
    """What a seat sees, for a bot process; without a bot's name, for a hint."""
    assert t.live is not None
    mixed = hashlib.sha256(t.secret + f" mind {seat} {t.seats[seat].acts}".encode()).digest()
    seed = int.from_bytes(mixed[:8], "big")
    options = tuple(sorted(t.terms["options"].items()))
    return BotRequest(t.terms["game"], options, t.live.view(seat).tobytes(), seat, bot, seed)
