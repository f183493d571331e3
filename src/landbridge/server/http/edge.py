"""Requests below /api/: each is led to its operation, in a thread, and its answer is encoded.

What an operation wants to know from a bot is asked of the bot processes, without a thread that waits for them.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Callable, Generator, Iterator
from functools import partial
from time import monotonic
from typing import Any, NamedTuple, cast
from urllib.parse import parse_qsl

import orjson
import sqlalchemy.exc
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from landbridge.app.operation import File, Found, Operation, Operations
from landbridge.app.thinking import FAILED, Question
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.reviewing.pieces import ReviewRequest
from landbridge.reviewing.tries import TryRequest
from landbridge.server.http.callers import hung_up
from landbridge.server.http.encoding import encoded
from landbridge.server.http.guard import PATTERN, STREAM, header
from landbridge.server.http.room import ServerRoom
from landbridge.server.http.streams import Subscriber
from landbridge.server.run.bots.bot_process import BotProcess, NotReady
from landbridge.server.run.bots.fair_queue import Account, Rank
from landbridge.server.run.bots.thinking import Busy
from landbridge.server.run.services import Services
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.watch.storage import USUAL
from landbridge.table import views
from landbridge.table.answers.facts import refusal_json
from landbridge.table.answers.refused import refused
from landbridge.table.answers.statuses import STATUS, UNUSABLE
from landbridge.table.bot_request import BotRequest
from landbridge.table.refusals import Refused

API = "/api/"
JSON = b"application/json"
READY_SECONDS = 8.0  # a request waits so long for bots to get ready
AGAIN_SECONDS = 0.25
LATER = 5  # seconds, for those who have waited in vain
HUNG_UP = 499  # nobody gets it; it is counted
WORTH, LEVEL = 1_000, 4  # bytes that are worth compressing, and how hard it is tried
UNSAVED = (sqlalchemy.exc.DBAPIError, sqlalchemy.exc.TimeoutError, sqlite3.Error, StoreError)

Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    """What goes out."""

    status: int
    body: bytes | Iterator[bytes]
    headers: Headers
    stream: Subscriber | None = None


def json_answer(status: int, told: Any, headers: Headers | None = None, packed: bool = False) -> Answer:
    """Return JSON; `packed`: compressed, where that is worth it."""
    body, more = encoded(told), [(b"content-type", JSON), *(headers or [])]
    if packed and len(body) >= WORTH:
        body = gzip.compress(body, LEVEL, mtime=0)
        more += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return Answer(status, body, more)


class Edge:
    """All operations of a server."""

    def __init__(self, services: Services, operations: Operations):
        self.services, self.operations = services, operations

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        path = scope["path"].removeprefix(API)
        found = self.operations.find(method, path)
        if found is not None and found.operation.events is not None and scope["method"] == "HEAD":
            found = None  # a stream has no end that could be left out
        if found is None:
            key = "server-wrong-method" if self.operations.knows(path) else "server-no-page"
            answer = self.refusal(Fact(key))
        else:
            scope[PATTERN] = API + found.operation.path
            body = await request.body() if method != "GET" else b""
            answer = await self._answered(request, found, body)
        await self._send(scope, send, answer)

    async def _send(self, scope: Scope, send: Send, answer: Answer) -> None:
        if answer.stream is not None:
            scope[STREAM] = answer.stream  # sent once everything in between is left: it stays open for hours
            return
        headers, parts = answer.headers, answer.body
        if isinstance(parts, bytes):
            headers = [*headers, (b"content-length", str(len(parts)).encode())]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        if scope["method"] == "HEAD":
            parts = b""
        if isinstance(parts, bytes):
            await send({"type": "http.response.body", "body": parts})
            return
        while (part := await in_thread(next, parts, b"")) != b"":
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    # --- answering --------------------------------------------------------------------------------------------

    async def _answered(self, request: Request, found: Found, body: bytes) -> Answer:
        room = ServerRoom(request, self.services)
        try:
            told = await in_thread(self._begun, room, found, body)
            if isinstance(told, _Asked):
                told = await self._for_listener(request, self._driven(room, told))
            return told if isinstance(told, Answer) else self._encoded(room, found.operation, told)
        except LandbridgeError as error:
            return self._refused(error)
        except sqlalchemy.exc.DataError as error:
            if type(error.orig).__name__ not in USUAL:  # a mistake of ours
                return self.refusal(Fact("server-not-saved"))
            return self.refusal(Fact("server-invalid", {"where": "text"}))
        except UNSAVED as error:
            if not isinstance(error, sqlalchemy.exc.DBAPIError):  # those are told by the engine itself
                self.services.storage_errors.tell(error)
            return self.refusal(Fact("server-not-saved"))

    def _begun(self, room: ServerRoom, found: Found, body: bytes) -> Any:
        """In a thread: run an operation to its end, or to its first question."""
        operation = found.operation
        room.enter(operation.weight, operation.door)
        try:
            said = orjson.loads(body) if body else {}
        except orjson.JSONDecodeError:
            raise Refused("server-invalid", where="body") from None
        if operation.before is not None:
            operation.before(room)
        arguments = operation.read(found.path, words_of(room.request.scope), said)
        if operation.shows:
            room.look, room.after = arguments.pop("look", views.VIEW), arguments.pop("after", None)
        told = operation.run(room, **arguments)
        if isinstance(told, Generator):
            return _asked(told, None)
        return self._encoded(room, operation, told)

    def _encoded(self, room: ServerRoom, operation: Operation, told: Any) -> Answer:
        headers = room.headers
        if isinstance(told, Subscriber):
            return Answer(200, b"", [], told)
        if isinstance(told, Response):
            more = [one for one in told.raw_headers if one[0] != b"content-length"]
            return Answer(told.status_code, bytes(told.body), [*more, *headers])
        if isinstance(told, File):
            return _file(told, operation.status, headers)
        if operation.status == 204 or told is None:
            return Answer(204, b"", list(headers))
        return json_answer(operation.status, told, headers, packs(room.request.scope))

    # --- refusing ---------------------------------------------------------------------------------------------

    def _refused(self, error: LandbridgeError) -> Answer:
        status, body = refused(error)
        self.services.metrics.refused(body["reason"]["key"])
        return json_answer(status, body, _repeat_after(body))

    def refusal(self, fact: Fact) -> Answer:
        self.services.metrics.refused(fact.key)
        return json_answer(STATUS.get(fact.key, UNUSABLE), refusal_json(fact))

    # --- thinking ---------------------------------------------------------------------------------------------

    async def _driven(self, room: ServerRoom, asked: _Asked) -> Any:
        """Ask the bot processes whatever an operation wants to know, until it has its answer."""
        caller = room.caller
        payer, rank = Account(caller.id, caller.address), Rank.ASKED
        if isinstance(asked.question, ReviewRequest):
            # A person may have a hint thought about at the same time.
            payer, rank = Account(f"{caller.id} review", caller.address), Rank.ALONE
        try:
            with self.services.thinking.place(payer):
                while True:
                    found = await self._thought(payer, rank, asked.question)
                    told = await in_thread(_asked, asked.answer, found)
                    if not isinstance(told, _Asked):
                        return told
                    asked = told
        except Busy as busy:
            key = "server-too-fast" if busy.whose == "person" else "server-bots-busy"
            raise Refused(key, {"repeat_after": busy.seconds}, seconds=busy.seconds) from None

    async def _thought(self, payer: Account, rank: Rank, question: Question) -> Any:
        kind, ask = _KINDS[type(question)]
        if isinstance(question, BotRequest) and not question.bot:
            kind, ask = "hint", lambda process, asked: process.advise(asked)
        end = monotonic() + READY_SECONDS
        while True:
            try:
                found = await self.services.thinking.answer(kind, payer, partial(_put, ask, question), rank)
                break
            except NotReady:
                if monotonic() > end:
                    raise Refused("server-getting-ready", {"repeat_after": LATER}, seconds=LATER) from None
                await asyncio.sleep(AGAIN_SECONDS)
        if found is None and (kind == "hint" or type(question) in FAILED):
            raise Refused(FAILED.get(type(question), "server-bot-failed"))
        return found

    async def _for_listener(self, request: Request, work: Any) -> Any:
        """Wait for an answer; if the client hangs up first, whatever waits for it is cancelled."""
        answering, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(request.receive))
        try:
            await asyncio.wait((answering, gone), return_when=asyncio.FIRST_COMPLETED)
            return answering.result() if answering.done() else Answer(HUNG_UP, b"", [])
        finally:
            answering.cancel()
            gone.cancel()
            await asyncio.gather(answering, gone, return_exceptions=True)


class _Asked(NamedTuple):
    """A question that an operation waits for."""

    answer: Generator[Question, Any, Any]
    question: Question


def _asked(answer: Generator[Question, Any, Any], thought: Any) -> Any:
    """Go on with an operation: its next question, or its answer."""
    try:
        return _Asked(answer, answer.send(thought))
    except StopIteration as done:
        return done.value


def _put(ask: Callable[[BotProcess, Any], Any], question: Question, process: BotProcess) -> Any:
    return ask(process, question)


_KINDS: dict[type[Question], tuple[str, Callable[[BotProcess, Any], Any]]] = {
    BotRequest: ("practice", lambda process, asked: process.think(asked)),
    TryRequest: ("exercise", lambda process, asked: process.review(asked)),
    ReviewRequest: ("review", lambda process, asked: process.review(asked)),
}


async def in_thread(run: Callable[..., Any], *arguments: Any) -> Any:
    return await asyncio.to_thread(run, *arguments)  # with what is known of the request: its trace


def packs(scope: Scope) -> bool:
    """Return whether a client takes compressed answers."""
    return "gzip" in header(scope, "accept-encoding")


def words_of(scope: Scope) -> dict[str, str]:
    """Return what stands behind the question mark; of a name that stands there twice, the last."""
    said = scope.get("query_string", b"")
    return dict(parse_qsl(said.decode("latin-1"), keep_blank_values=True)) if said else {}


def _file(told: File, status: int, more: Headers) -> Answer:
    kind = f"{told.kind}; charset=utf-8" if told.kind.startswith("text/") else told.kind
    headers = [(b"content-type", kind.encode()), *more]
    if told.name:
        headers.append((b"content-disposition", f'attachment; filename="{told.name}"'.encode("latin-1")))
    if isinstance(told.content, str):
        return Answer(status, told.content.encode(), headers)
    if isinstance(told.content, bytes):
        return Answer(status, told.content, headers)
    return Answer(status, (part.encode() for part in cast("Iterator[str]", told.content) if part), headers)


def _repeat_after(body: dict[str, Any]) -> Headers:
    return [(b"retry-after", str(body["repeat_after"]).encode())] if body.get("repeat_after") else []
