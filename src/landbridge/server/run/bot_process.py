"""A bot process: it gets a view, never the table, and answers with a move, or with advice for a person.

A table never waits for one that crashes or takes too long: it is killed, and the next question starts another.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots.advice import Advice, advise
from landbridge.bots.warm import Warm
from landbridge.core.state import State
from landbridge.table.bot_request import BotRequest

log = logging.getLogger("landbridge.server.run.bot_process")
START_SECONDS = 60  # a process that is not up by then is tried again
NICE = 5  # whoever thinks gives way to whoever serves


class NotReady(Exception):
    """The rules of this game are still being compiled there. Until then its bots would play by first impressions."""


# --- in the process -----------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _kit(game: str, options: tuple[tuple[str, str], ...]) -> Warm:
    """Compiled in the background."""
    found = registry.game(game)
    return Warm(found.kit(found.options_from(dict(options))))


def choose(request: BotRequest) -> int | list[Advice]:
    """A bot's move, or what to suggest to a person."""
    warm = _kit(request.game, request.options)
    if not request.anyway and not warm.is_ready_for(request.bot):
        raise NotReady
    kit = warm.kit_for(request.bot) if request.bot else warm.quick
    view = State.from_bytes(request.view, kit.state)
    luck = Random(request.seed)
    if request.afresh:
        kit.memo.pop("plans", None)
    if not request.bot:
        return advise(kit.game, kit, view, request.seat, luck)
    return int(bots.find(kit.game, request.bot)(kit.game, kit, view, request.seat, luck, None))


def get_ready(games: tuple[str, ...]) -> None:
    for game in games:
        _kit(game, ()).wait()


def work(pipe: Connection, games: tuple[str, ...]) -> None:
    """Views in, moves out, until the server is gone; meanwhile these games are made ready, one after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    with contextlib.suppress(OSError):
        os.nice(NICE)
    threading.Thread(target=get_ready, args=(games,), name="landbridge-ready", daemon=True).start()
    answer: int | list[Advice] | NotReady | str | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer)
            request = pipe.recv()
            try:
                answer = choose(request)
            except NotReady as error:
                answer = error
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"


# --- in the server ------------------------------------------------------------------------------------------


class BotProcess:
    """One bot process, for the thread that waits for it."""

    def __init__(self, seconds: float, games: tuple[str, ...] = ()):
        """`games` are made ready before anybody asks."""
        self.seconds, self.games = seconds, games
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def think(self, request: BotRequest) -> int | None:
        """A move, or None: it crashed, or took too long and was stopped. It may not be ready yet."""
        answer = self.answer(request)
        return answer if isinstance(answer, int) else None

    def advise(self, request: BotRequest) -> list[Advice] | None:
        """What to suggest to a person, or None."""
        answer = self.answer(request)
        return answer if isinstance(answer, list) else None

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
        if isinstance(answer, NotReady):
            raise answer
        if isinstance(answer, int | list):
            return answer
        log.warning("bot %s failed: %s", request.bot, answer)
        return None

    def start(self) -> None:
        self._ready()

    def _ready(self) -> Connection | None:
        if self._process is not None and self._process.is_alive():
            return self._pipe
        self.stop()
        # This process has threads; a fork would copy their locks.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.games), name="landbridge-bot", daemon=True)
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

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
