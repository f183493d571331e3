"""Connections: how many there may be, and how long somebody may take to say what they want.

A connection waits until it has brought a whole request: after it was opened, between two requests, and while a body is
on its way. Waiting costs a stranger nothing, so it ends after some seconds. When there is no room for another one, the
connection that has waited longest makes room.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, defaultdict
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from landbridge.server.http.callers import network

# Seconds.
HEAD = 10.0  # from the first byte, or from being opened, to the end of the headers
BODY = 20.0  # from there to the end of the body
IDLE = 65  # between two requests; a proxy that keeps connections for a minute closes first
UNREAD = 30.0  # until a client reads what it was sent
ROUND = 1.0  # between looks at those that wait

HEAD_BYTES = 32_768  # of a request's headers
PIPELINED = 16  # requests sent ahead on one connection
HERE = ("127.0.0.1", "::1")  # this machine itself is not counted by address
ANYBODY = "*"
# Why a connection ended: took too long, sent too much ahead, did not read, made room for another, found no room.
WHYS = ("late", "large", "unread", "room", "full")

LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"


class Connections:
    """All connections of one process. Only its event loop uses this."""

    def __init__(self, most: int, per_address: int):
        self.most, self.per_address = most, per_address
        self.ended: Counter[str] = Counter()  # by why
        self._trusted: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._trusts_all = False
        self._open: set[Limited] = set()
        self._by_address: defaultdict[str, dict[Limited, None]] = defaultdict(dict)  # oldest first
        self._waiting: dict[Limited, float] = {}  # until when; whoever began first comes first
        self._unread: dict[Limited, float] = {}
        self._looking = False

    def __len__(self) -> int:
        return len(self._open)

    def trust(self, addresses: str) -> None:
        """Proxies, separated by commas: many people come from each of them."""
        for word in filter(None, (one.strip() for one in addresses.split(","))):
            if word == ANYBODY:
                self._trusts_all = True
                continue
            try:
                self._trusted.append(ipaddress.ip_network(word, strict=False))
            except ValueError:
                continue  # a name, not an address

    def _counted_as(self, address: str) -> str:
        """What an address is counted by; "" if it is not."""
        if not address or address in HERE or self._trusts_all:
            return ""
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return address
        return "" if any(known in some for some in self._trusted) else network(address)

    # --- coming and going -----------------------------------------------------------------------------------

    def open(self, one: Limited, address: str) -> bool:
        """Let a connection in, if there is room or can be made."""
        one.counted_as = self._counted_as(address)
        if one.counted_as:
            same = self._by_address[one.counted_as]
            if len(same) >= self.per_address and not self._make_room(same):
                return False
        if len(self._open) >= self.most and not self._make_room(self._waiting):
            return False
        self._open.add(one)
        if one.counted_as:
            self._by_address[one.counted_as][one] = None
        return True

    def _make_room(self, among: dict[Limited, Any]) -> bool:
        waits = next((one for one in among if one in self._waiting), None)
        if waits is None:
            return False
        waits.end("room")
        return True

    def close(self, one: Limited) -> None:
        self._open.discard(one)
        self._waiting.pop(one, None)
        self._unread.pop(one, None)
        same = self._by_address.get(one.counted_as)
        if same is not None:
            same.pop(one, None)
            if not same:
                del self._by_address[one.counted_as]

    # --- waiting --------------------------------------------------------------------------------------------

    def wait(self, one: Limited, seconds: float) -> None:
        self._waiting.pop(one, None)  # so that it comes last
        self._waiting[one] = one.loop.time() + seconds
        self._look_soon(one.loop)

    def go_on(self, one: Limited) -> None:
        self._waiting.pop(one, None)

    def unread(self, one: Limited, yes: bool) -> None:
        if yes:
            self._unread[one] = one.loop.time() + UNREAD
            self._look_soon(one.loop)
        else:
            self._unread.pop(one, None)

    def _look_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._looking:
            self._looking = True
            loop.call_later(ROUND, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._looking = False
        now = loop.time()
        for why, those in (("late", self._waiting), ("unread", self._unread)):
            for one in [one for one, until in those.items() if until < now]:
                one.end(why)
        if self._waiting or self._unread:
            self._look_soon(loop)


class Limited(HttpToolsProtocol):
    """One connection; `cycle` is its last request."""

    everybody: ClassVar[Connections]
    cycle: Any  # None before the first request
    counted_as = ""
    _stage: object = None  # what is being waited for: a new stage has a new deadline
    _head = 0  # bytes of headers so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.everybody.open(self, self.client[0] if self.client else ""):
            self.end("full", FULL)
            return
        self._waits_for("head", HEAD)

    def connection_lost(self, error: Exception | None) -> None:
        self.everybody.close(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._between_requests():
            if self._stage == "idle":
                self._waits_for("head", HEAD)
            if self.cycle is None or not self.cycle.more_body:  # else it is the rest of a body nobody wanted
                self._head += len(data)
            if self._head > HEAD_BYTES:
                self.end("large", LARGE)
        else:
            self._head = 0
            self._in_request()
            if len(self.pipeline) > PIPELINED:
                self.end("large")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if self._between_requests():
            self._head = 0
            self._waits_for("idle", IDLE)
        else:  # one that was sent ahead
            self._in_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.everybody.unread(self, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.everybody.unread(self, False)

    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _in_request(self) -> None:
        if self.cycle.more_body:
            self._waits_for(self.cycle, BODY)
        else:
            self._stage = None
            self.everybody.go_on(self)

    def _waits_for(self, stage: object, seconds: float) -> None:
        if self._stage is not stage:
            self._stage = stage
            self.everybody.wait(self, seconds)

    def end(self, why: str, last_words: bytes = b"") -> None:
        """Hang up; politely where somebody is still asking and was told nothing yet."""
        self.everybody.ended[why] += 1
        self.everybody.close(self)
        asking = self._head > 0 if self._between_requests() else not self.cycle.response_started
        if why == "late" and asking:
            last_words = LATE
        if last_words and not self.transport.is_closing():
            self.transport.write(last_words)
            self.transport.close()
        else:
            self.transport.abort()


def protocol(everybody: Connections) -> type[asyncio.Protocol]:
    """uvicorn's protocol, with these limits."""
    return type("LimitedProtocol", (Limited,), {"everybody": everybody})
