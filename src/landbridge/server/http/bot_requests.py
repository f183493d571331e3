"""Requests that wait for bots: without a thread, in a short queue, and only as long as somebody listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeVar

from fastapi import Request, Response

from landbridge.server.http.asking import Asking
from landbridge.server.http.callers import hung_up
from landbridge.server.http.guard import too_fast
from landbridge.server.run.bots.bot_process import BotProcess, NotReady
from landbridge.server.run.bots.fair_queue import Account, Rank
from landbridge.server.run.bots.thinking import Busy
from landbridge.table.refusals import Refused

READY_SECONDS = 8.0  # a request waits so long for bots to get ready
AGAIN_SECONDS = 0.25
LATER = 5  # seconds, for whoever has waited in vain
HUNG_UP = 499  # nobody gets it; it is counted

T = TypeVar("T")


def account(ask: Asking) -> Account:
    """Who pays for what is asked."""
    caller = ask.caller()
    return Account(caller.id, caller.address)


@contextmanager
def place(ask: Asking, payer: Account) -> Iterator[None]:
    """Room for one question, or a refusal that says when to ask again."""
    try:
        with ask.services.thinking.place(payer):
            yield
    except Busy as busy:
        if busy.whose == "person":
            raise too_fast(busy.seconds) from None
        raise Refused("server-bots-busy", {"repeat_after": busy.seconds}, seconds=busy.seconds) from None


async def answer(
    ask: Asking, payer: Account, kind: str, question: Callable[[BotProcess], T], rank: Rank = Rank.ASKED
) -> T:
    """What a bot process answers, when it is this question's turn."""
    end = monotonic() + READY_SECONDS
    while True:
        try:
            return await ask.services.thinking.answer(kind, payer, question, rank)
        except NotReady:
            if monotonic() > end:
                raise Refused("server-getting-ready", {"repeat_after": LATER}, seconds=LATER) from None
            await asyncio.sleep(AGAIN_SECONDS)


async def for_listener(request: Request, work: Coroutine[Any, Any, Response]) -> Response:
    """The answer; if the client hangs up first, whatever waits for it is cancelled."""
    answering, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(request.receive))
    try:
        await asyncio.wait((answering, gone), return_when=asyncio.FIRST_COMPLETED)
        return answering.result() if answering.done() else Response(status_code=HUNG_UP)
    finally:
        answering.cancel()
        gone.cancel()
        await asyncio.gather(answering, gone, return_exceptions=True)
