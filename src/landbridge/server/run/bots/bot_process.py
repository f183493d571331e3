"""A bot process: it gets a view, never the table, and answers with a move, or with advice for a person.

Of a game that is over it gets the record, and answers with a piece of its review.

A table never waits for one that crashes or takes too long: it is killed, and the next question starts another. Nor
does it wait for the compiler: until a game's rules are compiled, a stand-in answers by WebAssembly. It thinks the same,
in up to twice the time, and has nothing to compile (docs/decisions/0045-webassembly-until-compiled.md).
"""

from __future__ import annotations

import contextlib
import importlib.util
import logging
import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic
from typing import Any

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots import clairvoyant, search
from landbridge.bots.advice import Advice, advise
from landbridge.bots.clairvoyant import ClairvoyantRequest
from landbridge.bots.warm import Warm
from landbridge.core.compile import wasm
from landbridge.core.facts import Value
from landbridge.core.game import Kit
from landbridge.core.state import State
from landbridge.reviewing import pieces, tries
from landbridge.reviewing.pieces import ReviewRequest
from landbridge.reviewing.report import ReviewError
from landbridge.reviewing.tries import TryRequest
from landbridge.table.bot_request import BotRequest
from landbridge.table.refusals import Refused

log = logging.getLogger("landbridge.server.run.bots.bot_process")
START_SECONDS = 60  # a process that is not up by then is tried again
READY_SECONDS = 0.2  # what was compiled before is loaded in this time
STAND_IN_SECONDS = 60  # a stand-in that was not needed for so long ends
NICE = 5  # whoever thinks gives way to whoever serves

Request = BotRequest | TryRequest | ReviewRequest | ClairvoyantRequest
Answer = int | list[Advice] | dict[str, Any] | tuple[float, float]


class NotReady(Exception):
    """The rules of this game are still being compiled, and nobody can stand in."""


@dataclass(frozen=True)
class Unable:
    """A game that cannot be reviewed, and why."""

    key: str
    values: dict[str, Value]


def _named(request: Request) -> str:
    return f"bot {request.bot}" if isinstance(request, BotRequest) else "a review"


# --- in the process -----------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _kit(game: str, options: tuple[tuple[str, str], ...]) -> Warm:
    """Compiled in the background."""
    found = registry.game(game)
    return Warm(found.kit(found.options_from(dict(options))))


def think(request: Request) -> Answer | None:
    """What is asked for."""
    if isinstance(request, ClairvoyantRequest):
        return foresee(request)
    return choose(request) if isinstance(request, BotRequest) else review(request)


def foresee(request: ClairvoyantRequest) -> int | None:
    """What there was to be had from a deal."""
    warm = _kit(request.game, request.options)
    if not _is_ready(warm, ""):
        raise NotReady
    return clairvoyant.best(warm.quick.game, warm.quick, request.chance, request.width)


def review(request: TryRequest | ReviewRequest) -> dict[str, Any] | tuple[float, float]:
    """A piece of a review, or how far a try is behind the answer."""
    warm = _kit(request.game, request.options)
    if not _is_ready(warm, "") or not _review_ready(warm.quick):
        raise NotReady
    if isinstance(request, ReviewRequest):
        return pieces.piece(request)
    return tries.compared(warm.quick, request)


def _is_ready(warm: Warm, bot: str) -> bool:
    """A stand-in has nothing to compile; but games of other people have no module."""
    return warm.is_ready_for(bot) and (not wasm.in_use() or warm.quick.rules.compiled)


_compiling: dict[str, threading.Thread] = {}  # by rules module: what only reviews need


def _review_ready(kit: Kit) -> bool:
    name = kit.rules.module.__name__
    if name not in _compiling:
        _compiling[name] = threading.Thread(
            target=_warm_up, args=(kit,), name="landbridge-review", daemon=True
        )
        _compiling[name].start()
    _compiling[name].join(READY_SECONDS)
    return not _compiling[name].is_alive()


def _warm_up(kit: Kit) -> None:
    try:
        pieces.warm_up(kit)
    except Exception:  # whoever asks for a review is told why
        log.exception("reviews of %s cannot be compiled", kit.game.name)


def choose(request: BotRequest) -> int | list[Advice]:
    """A bot's move, or what to suggest to a person."""
    warm = _kit(request.game, request.options)
    if not request.anyway and not _is_ready(warm, request.bot):
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
    for game in games:
        kit = _kit(game, ()).quick
        if kit.rules.compiled and search.strongest(kit.game) is not None:
            _review_ready(kit)


def work(pipe: Connection, games: tuple[str, ...]) -> None:
    """Views in, moves out, until the server is gone; meanwhile these games are made ready, one after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    with contextlib.suppress(OSError):
        os.nice(NICE)
    threading.Thread(target=get_ready, args=(games,), name="landbridge-ready", daemon=True).start()
    answer: Answer | NotReady | Unable | str | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer)
            request = pipe.recv()
            try:
                answer = think(request)
            except NotReady as error:
                answer = error
            except ReviewError as error:
                answer = Unable(error.fact.key, dict(error.fact.values))
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"


def stand_in(pipe: Connection) -> None:
    """The same by WebAssembly, until it is no longer needed."""
    from landbridge.core.compile.wasmtime_host import WasmtimeHost

    wasm.use(WasmtimeHost())
    work(pipe, ())


# --- in the server ------------------------------------------------------------------------------------------


class BotProcess:
    """A bot process and, as long as it needs one, its stand-in; for the thread that waits for them."""

    def __init__(self, seconds: float, games: tuple[str, ...] = ()):
        """`games` are made ready before anybody asks."""
        self._compiled = Child(seconds, games)
        self._stand_in = Child(seconds) if importlib.util.find_spec("wasmtime") else None
        self._needed = 0.0  # when the stand-in was last asked

    def think(self, request: BotRequest | ClairvoyantRequest) -> int | None:
        """A move or points, or None: it crashed, or took too long and was stopped. It may not be ready yet."""
        answer = self.answer(request)
        return answer if isinstance(answer, int) else None

    def advise(self, request: BotRequest) -> list[Advice] | None:
        """What to suggest to a person, or None."""
        answer = self.answer(request)
        return answer if isinstance(answer, list) else None

    def review(self, request: TryRequest | ReviewRequest) -> Any:
        """A piece of a review, or how far a try is behind; None: it took too long, or could not be done."""
        answer = self.answer(request)
        return answer if isinstance(answer, dict | tuple) else None

    def answer(self, request: Request) -> Answer | None:
        try:
            answer = self._compiled.answer(request)
        except NotReady:
            self._needed = monotonic()
            answer = self._stand_in.answer(request) if self._stand_in is not None else None
            if answer is None:
                raise
            return answer
        if self._stand_in is not None and monotonic() > self._needed + STAND_IN_SECONDS:
            self._stand_in.stop()
        return answer

    def start(self) -> None:
        self._compiled.start()

    def stop(self) -> None:
        for child in (self._compiled, self._stand_in):
            if child is not None:
                child.stop()


class Child:
    """A process that answers one question after another."""

    def __init__(self, seconds: float, games: tuple[str, ...] | None = None):
        """`games` are made ready before anybody asks; without, it is a stand-in."""
        self.seconds, self.games = seconds, games
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def answer(self, request: Request) -> Answer | None:
        pipe = self._ready()
        if pipe is None:
            return None
        answer: Any = None
        try:
            pipe.send(request)
            if not pipe.poll(self.seconds):
                log.warning("%s took longer than %s seconds", _named(request), self.seconds)
                self.stop()
                return None
            answer = pipe.recv()
        except (EOFError, OSError):
            log.warning("%s: its process died", _named(request))
            self.stop()
            return None
        if isinstance(answer, NotReady):
            raise answer
        if isinstance(answer, Unable):
            raise Refused(answer.key, None, **answer.values)
        if isinstance(answer, int | list | dict | tuple):
            return answer
        log.warning("%s failed: %s", _named(request), answer)
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
        if self.games is None:
            process = context.Process(
                target=stand_in, args=(theirs,), name="landbridge-stand-in", daemon=True
            )
        else:
            process = context.Process(
                target=work, args=(theirs, self.games), name="landbridge-bot", daemon=True
            )
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
