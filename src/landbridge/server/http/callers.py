"""From where a request comes, under which name it asks for this server, and when its caller has gone.

A `Host` header says whatever its sender likes. So links are made from the configured address, and otherwise only from a
name that can be no stranger's: an address, this machine's own name, or one that was listed.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import Receive

LOCAL = "localhost"
PROXIED = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
)
LONGEST_NAME = 253


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """By what limits count an address: IPv6 by its first 64 bits, since one household has all the others."""
    found = _address(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


@lru_cache(maxsize=256)
def _address(said: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(said.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(maxsize=256)
def host_name(host: str) -> str:
    """The name in a `Host` header, without port and capitals; "" if it is none."""
    if (
        len(host) > LONGEST_NAME + 8
        or not host.isascii()
        or not host.isprintable()
        or set(host) & set("/\\@?# ")
    ):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class Hosts:
    """The names of this server. With a list, nothing else is answered; without one, links use no name of a stranger."""

    def __init__(self, base_url: str = "", listed: Iterable[str] = ()):
        self.listed = frozenset(name.lower().rstrip(".") for name in listed)
        self.base = urlsplit(base_url).hostname or ""
        self.machine = socket.gethostname().partition(".")[0].lower()

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this server for certain."""
        name = host_name(host)
        if not name:
            return False
        if name == self.base or name in self.listed or is_local(host) or _address(name) is not None:
            return True
        return bool(self.machine) and name.partition(".")[0] == self.machine and not self.listed

    def answers(self, host: str) -> bool:
        return not self.listed or self.knows(host)


def is_local(host: str) -> bool:
    """Whether a `Host` header names the machine the caller sits at."""
    name = host_name(host)
    found = _address(name)
    return name == LOCAL or name.endswith("." + LOCAL) or (found is not None and found.is_loopback)


def is_direct(client: str, headers: Mapping[str, str]) -> bool:
    """Whether a request comes from this very machine, through no proxy, and asks for it by a local name."""
    found = _address(client)
    if found is None or not found.is_loopback:
        return False
    return is_local(headers.get("host", "")) and not any(name in headers for name in PROXIED)


def reachable(listens: str) -> list[str]:
    """This machine's addresses under which others on its network find a server that listens there."""
    bound = _address(listens)
    if listens and (bound is None or not bound.is_unspecified):
        return [] if is_local(f"[{listens}]" if ":" in listens else listens) else [listens]
    found = [_outward(socket.AF_INET, "192.0.2.1")]
    if bound is None or bound.version == 6:
        found.append(_outward(socket.AF_INET6, "2001:db8::1"))
    with suppress(OSError):  # its own name may be unknown
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [one for one in found if (at := _address(one)) and not at.is_loopback and not at.is_link_local]
    return list(dict.fromkeys(usable))


def _outward(family: socket.AddressFamily, somewhere: str) -> str:
    """The address that this machine would speak from. Nothing is sent; those places exist in documents only."""
    with socket.socket(family, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((somewhere, 9))
            return str(asked.getsockname()[0])
        except OSError:  # no network of that kind
            return ""


async def hung_up(receive: Receive) -> None:
    """Return when whoever asked is no longer there."""
    while (await receive())["type"] != "http.disconnect":
        pass
