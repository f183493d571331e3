"""Short requests run in the event loop itself: handing one to a thread and back takes longer than most moves.

They are plain functions all the same. Each runs as a greenlet. Where it has to wait, for the disk or for a table's
lock, it asks `current` whether it is in the loop, and if so calls `wait_for`: the loop goes on with other requests, and
the function continues when its turn comes. SQLAlchemy's asyncio layer works in the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from threading import Lock
from typing import Any, TypeVar

from greenlet import getcurrent, greenlet

Answer = TypeVar("Answer")


class InLoop(greenlet):
    """A function at work in an event loop."""

    def __init__(self, function: Callable[..., Any], loop: asyncio.AbstractEventLoop):
        super().__init__(function)
        self.loop = loop
        self.gr_context = getcurrent().gr_context


async def run(function: Callable[..., Answer], **arguments: Any) -> Answer:
    """Run a function in this loop. While it waits, the loop does not."""
    here = InLoop(function, asyncio.get_running_loop())
    found = here.switch(**arguments)
    while not here.dead:
        try:
            heard = await found
        except BaseException as error:
            found = here.throw(error)
        else:
            found = here.switch(heard)
    answer: Answer = found
    return answer


def current() -> InLoop | None:
    """What is at work here, if it is in the loop; None in a thread."""
    here = getcurrent()
    return here if isinstance(here, InLoop) else None


def wait_for(awaited: Awaitable[Answer]) -> Answer:
    """In the loop: let it go on until this is done."""
    here = getcurrent()
    assert isinstance(here, InLoop)
    assert here.parent is not None
    answer: Answer = here.parent.switch(awaited)
    return answer


class SharedLock:
    """A lock for threads and for what runs in the loop. Whoever holds it may take it again."""

    __slots__ = ("_depth", "_lock", "_owner")

    def __init__(self) -> None:
        self._lock = Lock()
        self._owner: greenlet | None = None
        self._depth = 0

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()

    def acquire(self, blocking: bool = True) -> bool:
        me = getcurrent()  # a thread's own, or a request's in the loop
        if self._owner is not me:
            if not self._lock.acquire(blocking=False):
                if not blocking:
                    return False
                self._wait()
            self._owner = me
        self._depth += 1
        return True

    def release(self) -> None:
        self._depth -= 1
        if not self._depth:
            self._owner = None
            self._lock.release()

    def _wait(self) -> None:
        here = current()
        if here is None:
            self._lock.acquire()
            return
        taken = here.loop.run_in_executor(None, self._lock.acquire)
        try:
            wait_for(asyncio.shield(taken))
        except BaseException:  # the server stops
            taken.add_done_callback(lambda _: self._lock.release())
            raise
