"""Requests to places that strangers have named. None of them leads into this machine or its network.

A name is looked up once, all its addresses have to be public, and the connection goes to just that address; so a name
that means something else a moment later changes nothing. Redirects are not followed. The whole exchange has a time
limit, however slowly an answer trickles in, and of an answer only the beginning is read.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
READ = 4096  # bytes of an answer
LONGEST = 1000  # of an address
# IPv4 in disguise, which a gateway may lead inside.
DISGUISED = tuple(
    ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)


class Forbidden(Exception):
    """An address that is not public, or no address at all. Trying again changes nothing."""


class Unreachable(Exception):
    """Nobody answered, not in time, or not in HTTP."""


class Answer(NamedTuple):
    status: int
    retry_after: int  # seconds; 0: it does not say


def is_public(said: str) -> bool:
    address = ipaddress.ip_address(said.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in net for net in DISGUISED):
            return False
    return address.is_global and not address.is_multicast


def parsed(url: str, private: bool) -> SplitResult:
    """An address that may be asked, as far as its text tells. `private`: the host allows addresses inside, and http."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or set(url) & set(' "<>\\^`{|}'):
        raise Forbidden(url[:80])
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden(url[:80]) from None
    name = parts.hostname or ""
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not name or parts.username is not None or port == 0:
        raise Forbidden(parts.scheme[:20])
    with suppress(ValueError):  # a name, to be looked up later
        if not private and not is_public(name):
            raise Forbidden(name)
    if not private and (name == "localhost" or name.endswith((".localhost", ".local", ".internal"))):
        raise Forbidden(name)
    return parts


def post(
    url: str, body: bytes, headers: Mapping[str, str], private: bool, seconds: float = SECONDS
) -> Answer:
    """Send something. `Forbidden` before anything is sent, `Unreachable` if there is no answer in time."""
    parts = parsed(url, private)
    name = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = _looked_up(name, port, private)
    line = http.client.HTTPConnection(name, port, timeout=seconds)
    watch = threading.Timer(seconds, _hang_up, [line])
    watch.daemon = True
    watch.start()
    try:
        line.sock = socket.create_connection((address, port), seconds)
        if parts.scheme == "https":
            line.sock = ssl.create_default_context().wrap_socket(line.sock, server_hostname=name)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, body, {**headers, "user-agent": "landbridge", "connection": "close"})
        answer = line.getresponse()
        answer.read(READ)
        said = answer.getheader("retry-after", "")
        return Answer(answer.status, int(said) if said.isascii() and said.isdigit() and len(said) < 7 else 0)
    except (OSError, http.client.HTTPException, ValueError, AttributeError) as error:
        raise Unreachable(type(error).__name__) from error
    finally:
        watch.cancel()
        line.close()


def _looked_up(name: str, port: int, private: bool) -> str:
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from error
    if not private and not all(is_public(one) for one in found):
        raise Forbidden(name)
    return found[0]


def _hang_up(line: http.client.HTTPConnection) -> None:
    sock = line.sock
    if sock is not None:
        with suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)
