"""Checks before every request (size, kind, origin, rate) and the headers of every answer."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from landbridge.core import bounded
from landbridge.core.facts import Fact
from landbridge.core.text import shown
from landbridge.server.http.callers import Hosts
from landbridge.server.watch.metrics import Metrics
from landbridge.server.watch.tracing import Tracing
from landbridge.table.answers.facts import refusal_json
from landbridge.table.answers.statuses import STATUS
from landbridge.table.refusals import Refused
from landbridge.texts import LANGUAGES

log = logging.getLogger("landbridge.server.requests")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
STREAM = (
    "landbridge.stream"  # in a request's scope: the stream it opened, sent after the endpoint has returned
)
PATTERN = "landbridge.pattern"  # in a request's scope: the pattern that its address fits
BEGUN = "landbridge.begun"  # in a request's scope: when it came, by perf_counter
UNSAID = 408  # how a request without its end is counted
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
# Where boards, records and games' moves are sent. All other bodies are small.
LARGE = frozenset(
    f"/api/{path}" for path in ("practice", "practice/why", "replay", "boards", "print", "tables")
)
SMALL = 16_000  # bytes
PATH = 300  # bytes of an address
QUERY, ASKED = 1_000, 20  # bytes after the question mark, and how many things are asked for


def language_of(scope: Scope) -> str:
    """The reader's language: `lang` in the address, or what the browser prefers."""
    for part in scope.get("query_string", b"").decode("latin-1").split("&"):
        name, _, value = part.partition("=")
        if name == "lang" and value in LANGUAGES:
            return str(value)
    wanted = []
    for place, one in enumerate(header(scope, "accept-language")[:200].split(",")):
        tag, _, quality = one.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wanted) if tag in LANGUAGES), "en")


def header(scope: Scope, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope.get("headers", ()) if key == wanted), "")


class Counted(Route):
    """A route whose requests are counted by its pattern."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[PATTERN] = self.path
        await super().handle(scope, receive, send)


class Gone(Exception):
    """The client hung up before it had said everything. Nothing is done."""


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, body_bytes: int, base_url: str, hosts: Hosts, metrics: Metrics, tracing: Tracing
    ):
        self.app, self.body_bytes, self.hosts = app, body_bytes, hosts
        self.metrics, self.tracing = metrics, tracing
        base = urlsplit(base_url)
        self.origin = f"{base.scheme}://{base.netloc}" if base_url else ""
        said = (
            {**HEADERS, "strict-transport-security": "max-age=31536000"}
            if base.scheme == "https"
            else HEADERS
        )
        self._lasting = [(name.encode(), value.encode()) for name, value in said.items()]
        self._fleeting = [*self._lasting, (b"cache-control", b"no-store")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = scope[BEGUN] = time.perf_counter()
        status = 500

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                said = list(message.get("headers", ()))
                names = {name.lower() for name, _ in said}
                message["headers"] = said + [
                    one for one in self._headers(scope, status) if one[0] not in names
                ]
            await send(message)

        try:
            refused = self._refused(scope)
            if refused is None and scope["method"] in UNSAFE:
                body = await self._body(receive, self._most(scope))
                if body is None:
                    refused = Fact("server-too-large", {"most": self._most(scope)})
                else:
                    receive = again(body, receive)
                    refused = _unreadable(scope, body)
            if refused is not None:
                await self._refuse(scope, answer, refused)
            elif scope["method"] in UNSAFE:
                with self.tracing.span("request") as note:
                    await self.app(scope, receive, answer)
                    note(route=_route(scope), status=status)
            else:
                await self.app(scope, receive, answer)
                if STREAM in scope:
                    await scope.pop(STREAM).send(receive, answer)
        except Gone:
            status = UNSAID
        finally:
            self._count(scope, status, time.perf_counter() - begun)

    def _most(self, scope: Scope) -> int:
        """Bytes of a body."""
        return self.body_bytes if scope["path"] in LARGE else min(SMALL, self.body_bytes)

    def _refused(self, scope: Scope) -> Fact | None:
        host = header(scope, "host")
        if not self.hosts.answers(host):
            return Fact("entry-host", {"host": shown(host)})
        if len(scope["path"]) > PATH:
            return Fact("server-no-page")
        query = scope.get("query_string", b"")
        if len(query) > QUERY or query.count(b"&") >= ASKED:
            return Fact("server-invalid", {"where": "query"})
        if scope["method"] not in UNSAFE:
            return None
        length = header(scope, "content-length")
        if length and bounded.number(length, self._most(scope)) is None:
            return Fact("server-too-large", {"most": self._most(scope)})
        origin = header(scope, "origin")
        ours = self.origin or f"{scope['scheme']}://{header(scope, 'host')}"
        return Fact("server-origin", {}) if origin and origin != ours else None

    async def _body(self, receive: Receive, most: int) -> bytes | None:
        """The whole body, or None if it is too large. They are small: there is nothing to stream."""
        parts, size = [], 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise Gone
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > most:
                return None
            if not message.get("more_body"):
                return b"".join(parts)

    async def _refuse(self, scope: Scope, send: Send, fact: Fact) -> None:
        self.metrics.refused(fact.key)
        body = json.dumps(refusal_json(fact), ensure_ascii=False).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": STATUS[fact.key], "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _headers(self, scope: Scope, status: int) -> list[tuple[bytes, bytes]]:
        fleeting = (
            scope["path"].startswith("/api") or status >= 400
        )  # a file that is missing may be there tomorrow
        return self._fleeting if fleeting else self._lasting

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        """Count by the route's pattern, never by the address, which may contain a table's id or a code."""
        path = _route(scope)
        method = scope["method"] if scope["method"] in ("GET", "HEAD", *UNSAFE) else "other"
        self.metrics.answered(method, path, status, seconds)
        log.info(
            "request",
            extra={"method": method, "route": path, "status": status, "ms": round(seconds * 1000, 2)},
        )


def _route(scope: Scope) -> str:
    """The pattern that fits the address."""
    return str(scope.get(PATTERN, "other"))


def _unreadable(scope: Scope, body: bytes) -> Fact | None:
    """Why a body is not read: it is no JSON, or reading it could take long."""
    if body and not header(scope, "content-type").startswith("application/json"):
        return Fact("server-not-json", {})
    try:
        bounded.json_text(body)
    except bounded.NotJson:
        return Fact("server-invalid", {"where": "body"})
    return None


def again(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that was read already; then what else the client does."""
    told = False

    async def once() -> MutableMapping[str, Any]:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once


def too_fast(seconds: int) -> Refused:
    return Refused("server-too-fast", {"repeat_after": seconds}, seconds=seconds)


class Pace:
    """A rate limit for each key: so many at once, so many per second. The oldest keys are forgotten."""

    def __init__(self, at_once: float, a_second: float, keys: int = 20_000):
        self.at_once, self.a_second, self.keys = at_once, a_second, keys
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, key: str) -> None:
        """Take one, or be refused."""
        if seconds := self.wait(key):
            raise too_fast(seconds)

    def charge(self, key: str, weight: float) -> None:
        """Take so many for what has been done already; whoever asks next may have to wait for it."""
        now = time.monotonic()
        with self._lock:
            left, then = self._left.pop(key, (self.at_once, now))
            left = min(self.at_once, left + (now - then) * self.a_second)
            self._left[key] = (max(-self.at_once, left - weight), now)

    def wait(self, key: str, take: bool = True) -> int:
        """Take one, or only see whether one could; 0, or how many seconds to wait instead."""
        now = time.monotonic()
        with self._lock:
            left, then = self._left.pop(key, (self.at_once, now))
            left = min(self.at_once, left + (now - then) * self.a_second)
            allowed = left >= 1
            self._left[key] = (left - 1 if allowed and take else left, now)
            while len(self._left) > self.keys:
                self._left.popitem(last=False)
        return 0 if allowed else max(1, round((1 - left) / self.a_second + 0.5))
