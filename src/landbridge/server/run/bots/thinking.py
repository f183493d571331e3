"""Everything that thinks: bot processes, and the fair queue of what they are asked.

Bots at tables, hints and practice go through the same queue. The serving process only serves. Whoever is charged is
charged the time a bot process was at work for them.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from math import ceil
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from landbridge import registry
from landbridge.server.run.bots.bot_process import BotProcess
from landbridge.server.run.bots.fair_queue import Account, Entry, FairQueue, Rank
from landbridge.server.run.limits import Limits

log = logging.getLogger("landbridge.server.run.bots.thinking")
LONGEST_WAIT = 30  # seconds after which somebody who was refused is told to ask again, at most
REMEMBERED = 20_000  # people and where they were last

T = TypeVar("T")


class Busy(Exception):
    """A question is not taken: the person (or address) waits for others already, or too many people do."""

    def __init__(self, whose: str, seconds: int):
        super().__init__(whose)
        self.whose, self.seconds = whose, seconds


class Work(Protocol):
    """Something for a bot process."""

    @property
    def kind(self) -> str:
        """As it is counted: table, hint, practice, exercise, review."""

    def __hash__(self) -> int: ...

    def run(self, process: BotProcess) -> None:
        """In a thread of its own, which waits for the process."""

    def drop(self) -> None:
        """Nobody will run it: the server stops."""


class Question(Generic[T]):
    """What a person waits for."""

    def __init__(self, kind: str, ask: Callable[[BotProcess], T]):
        self.kind = kind
        self.ask = ask
        self.answer: Future[T] = Future()

    def run(self, process: BotProcess) -> None:
        if self.answer.set_running_or_notify_cancel():
            try:
                self.answer.set_result(self.ask(process))
            except BaseException as error:
                self.answer.set_exception(error)

    def drop(self) -> None:
        if self.answer.set_running_or_notify_cancel():
            self.answer.set_exception(Busy("stopping", LONGEST_WAIT))


class Thinking:
    """Bot processes, each with a thread that waits for it."""

    def __init__(self, processes: int, limits: Limits, at_once: bool = True):
        """`at_once`: processes are started and made ready before anybody asks, so that nobody waits for that."""
        self.limits = limits
        self.processes = processes
        self.refused: Counter[str] = Counter()  # questions, by whose limit it was
        self.seconds: defaultdict[str, float] = defaultdict(float)  # of bot processes, by kind
        self.left = 0  # questions whose person hung up before it was their turn
        self._queue: FairQueue[Work] = FairQueue(max(1, processes - 1))  # one is left for others
        self._changed = threading.Condition()
        self._closing = False
        self._asked_by: Counter[str] = Counter()  # questions waiting or at work, by person and by address
        self._asked = 0
        self._usual = 1.0  # seconds that a question takes
        self._addresses: OrderedDict[str, str] = OrderedDict()
        games = tuple(registry.game_names()) if at_once else ()
        self._threads = [
            threading.Thread(target=self._work, args=(turned,), name=f"bots-{i}", daemon=True)
            for i, turned in enumerate(_turned(games, processes))
        ]
        for thread in self._threads:
            thread.start()

    @property
    def asked(self) -> int:
        """Questions of people, waiting or at work."""
        return self._asked

    @property
    def waiting(self) -> int:
        """Work of people and of tables whose turn has not come."""
        return len(self._queue)

    # --- who ------------------------------------------------------------------------------------------------

    def met(self, person: str, address: str) -> None:
        """A person was seen at this address: it is charged for their tables, too."""
        if not person or self._addresses.get(person) == address:
            return
        with self._changed:
            self._addresses[person] = address
            self._addresses.move_to_end(person)
            while len(self._addresses) > REMEMBERED:
                self._addresses.popitem(last=False)

    def account(self, person: str) -> Account:
        return Account(person, self._addresses.get(person, ""))

    # --- asking ---------------------------------------------------------------------------------------------

    @contextmanager
    def place(self, account: Account) -> Iterator[None]:
        """Room for one question, or `Busy`. A person has one at a time."""
        with self._changed:
            busy = self._busy(account)
            if busy is not None:
                self.refused[busy.whose] += 1
                raise busy
            self._asked += 1
            self._asked_by.update((account.name, account.place))
        try:
            yield
        finally:
            with self._changed:
                self._asked -= 1
                for name in (account.name, account.place):
                    self._asked_by[name] -= 1
                    if not self._asked_by[name]:
                        del self._asked_by[name]

    def _busy(self, account: Account) -> Busy | None:
        usual = self._usual / self.processes
        if self._asked_by[account.name]:
            return Busy("person", _soon(self._usual))
        if self._asked_by[account.place] >= self.limits.thinking_per_address:
            return Busy("address", _soon(usual * self._asked_by[account.place]))
        if self._asked >= self.limits.thinking:
            return Busy("everybody", _soon(usual * self._asked))
        return None

    async def answer(
        self, kind: str, account: Account, ask: Callable[[BotProcess], T], rank: Rank = Rank.ASKED
    ) -> T:
        """Waits without a thread. Cancelled, it leaves the queue."""
        question = Question(kind, ask)
        self.put(question, account, rank)
        try:
            return await asyncio.wrap_future(question.answer)
        finally:
            self.left += self.remove(question)

    def put(self, work: Work, account: Account, rank: Rank) -> None:
        with self._changed:
            if not self._closing:
                self._queue.put(work, account, rank)
                self._changed.notify()
                return
        work.drop()

    def remove(self, work: Work) -> bool:
        with self._changed:
            return self._queue.remove(work)

    # --- answering ------------------------------------------------------------------------------------------

    def _work(self, games: tuple[str, ...]) -> None:
        process = BotProcess(self.limits.bot_seconds, games)
        if games:
            process.start()
        while (entry := self._next()) is not None:
            begun = perf_counter()
            try:
                entry.item.run(process)
            except Exception:
                log.exception("thinking failed")
            finally:
                self._done(entry, perf_counter() - begun)
        process.stop()

    def _next(self) -> Entry[Work] | None:
        with self._changed:
            while not self._closing:
                entry = self._queue.take()
                if entry is not None:
                    return entry
                self._changed.wait()
        return None

    def _done(self, entry: Entry[Work], seconds: float) -> None:
        kind = entry.item.kind
        with self._changed:
            self._queue.done(entry, seconds)
            self.seconds[kind] += seconds
            if isinstance(entry.item, Question) and entry.rank is Rank.ASKED:
                self._usual += (seconds - self._usual) / 8
            self._changed.notify_all()  # somebody's next thing may be at work now

    def close(self) -> None:
        with self._changed:
            self._closing = True
            left = self._queue.clear()
            self._changed.notify_all()
        for work in left:
            work.drop()
        for thread in self._threads:
            thread.join(timeout=self.limits.bot_seconds + 5)


def _soon(seconds: float) -> int:
    return max(1, min(LONGEST_WAIT, ceil(seconds)))


def _turned(games: tuple[str, ...], processes: int) -> list[tuple[str, ...]]:
    """The games in the order in which each process gets ready: what one has compiled another loads."""
    starts = (len(games) * i // processes for i in range(processes))
    return [games[start:] + games[:start] for start in starts]
