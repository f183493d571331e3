"""What authenticators say, bounded before a library parses it.

They speak CBOR, which can do more than they need: tags, endless lists, lists in lists. A decoder for the rest tells
whether there is nothing of the kind. It is strict: numbers, bytes, texts, short lists and maps of those.
"""

from __future__ import annotations

from typing import Any

DEPTH, ITEMS = 4, 60
MOST = 4_500  # bytes
KEY = 700  # bytes; RSA with 4096 bits needs 550
HEAD = 37  # bytes of authenticator data before a new key: hash, flags, counter
NEW_KEY, EXTENSIONS = 0x40, 0x80  # flags
SIZES = {24: 1, 25: 2, 26: 4, 27: 8}


class NotPlain(ValueError):
    """It is no CBOR, or more of it than an authenticator needs."""


class _Reader:
    def __init__(self, data: bytes):
        self.data, self.at, self.items = data, 0, 0

    def take(self, count: int) -> bytes:
        if count > len(self.data) - self.at:
            raise NotPlain("short")
        self.at += count
        return self.data[self.at - count : self.at]

    def item(self, depth: int = 0) -> Any:
        self.items += 1
        if depth > DEPTH or self.items > ITEMS:
            raise NotPlain("too much")
        first = self.take(1)[0]
        kind, size = first >> 5, first & 31
        if size in SIZES:
            size = int.from_bytes(self.take(SIZES[size]), "big")
        elif size > 23:
            raise NotPlain("endless")
        match kind:
            case 0:
                return size
            case 1:
                return -1 - size
            case 2:
                return self.take(size)
            case 3:
                return self.take(size).decode()
            case 4:
                return [self.item(depth + 1) for _ in range(size)]
            case 5:
                pairs = [(self._key(), self.item(depth + 1)) for _ in range(size)]
                return dict(pairs)
            case 7 if first in (0xF4, 0xF5, 0xF6):
                return {0xF4: False, 0xF5: True, 0xF6: None}[first]
        raise NotPlain("tag")

    def _key(self) -> Any:
        key = self.item(DEPTH)
        if not isinstance(key, int | str):
            raise NotPlain("key")
        return key


def attestation(data: bytes) -> None:
    """Of a new key. Nobody is asked who made it, so nothing but the key is accepted: no certificates."""
    reader = _reader(data)
    told = reader.item()
    if reader.at != len(data) or not isinstance(told, dict):
        raise NotPlain("attestation")
    statement = told.get("attStmt")
    known = told.get("fmt") in ("none", "packed") and isinstance(statement, dict) and "x5c" not in statement
    if not known or not isinstance(told.get("authData"), bytes):
        raise NotPlain("format")
    authenticator(told["authData"], new_key=True)


def authenticator(data: bytes, new_key: bool = False) -> None:
    reader = _reader(data)
    flags = reader.take(HEAD)[32]
    if bool(flags & NEW_KEY) != new_key:
        raise NotPlain("key")
    if new_key:
        reader.take(int.from_bytes(reader.take(18)[16:], "big"))
        begin = reader.at
        if not isinstance(reader.item(), dict) or reader.at - begin > KEY:
            raise NotPlain("key")
    if flags & EXTENSIONS and not isinstance(reader.item(), dict):
        raise NotPlain("extensions")
    if reader.at != len(data):
        raise NotPlain("more")


def _reader(data: bytes) -> _Reader:
    if len(data) > MOST:
        raise NotPlain("long")
    return _Reader(data)
