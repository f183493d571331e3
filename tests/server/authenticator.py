"""A small authenticator: makes ES256 keys and signs with them, as a phone would for a browser."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(said: str) -> bytes:
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))


def cbor(value: Any) -> bytes:
    """As much CBOR as a key needs."""
    if isinstance(value, int):
        return _head(0, value) if value >= 0 else _head(1, -1 - value)
    if isinstance(value, bytes):
        return _head(2, len(value)) + value
    if isinstance(value, str):
        return _head(3, len(value)) + value.encode()
    return _head(5, len(value)) + b"".join(cbor(part) for pair in value.items() for part in pair)


def _head(kind: int, size: int) -> bytes:
    if size < 24:
        return bytes([kind << 5 | size])
    if size < 256:
        return bytes([kind << 5 | 24, size])
    return bytes([kind << 5 | 25]) + size.to_bytes(2, "big")


class Authenticator:
    """Keys by the name of the server they were made for; what a test sets beside that is a lie."""

    def __init__(self, origin: str, counts: bool = True):
        self.origin, self.counts = origin, counts
        self.keys: dict[str, tuple[ec.EllipticCurvePrivateKey, bytes, str]] = {}
        self.counter = 0

    def make(self, options: dict[str, Any], **lies: Any) -> dict[str, str]:
        """What `navigator.credentials.create` answers."""
        key, id = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(32)
        place = options["rp"]["id"]
        self.keys[place] = key, id, options["user"]["id"]
        point = key.public_key().public_numbers()
        public: dict[int, Any] = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        public |= lies.get("public", {})
        made = bytes(16) + len(id).to_bytes(2, "big") + id + cbor(public)
        data = self._data(lies.get("place", place), PRESENT | VERIFIED | NEW_KEY) + made
        told = {"fmt": lies.get("fmt", "none"), "attStmt": {}, "authData": data}
        return {
            "id": text(id),
            "client_data": self._client("webauthn.create", options, lies),
            "attestation": text(lies.get("attestation", cbor(told))),
        }

    def sign(self, options: dict[str, Any], **lies: Any) -> dict[str, str]:
        """What `navigator.credentials.get` answers."""
        key, id, user = self.keys[options["rpId"]]
        if self.counts:
            self.counter += 1
        data = self._data(lies.get("place", options["rpId"]), lies.get("flags", PRESENT | VERIFIED))
        client = self._client("webauthn.get", options, lies)
        signature = key.sign(data + hashlib.sha256(raw(client)).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": lies.get("id", text(id)),
            "client_data": client,
            "authenticator_data": text(data),
            "signature": text(signature),
            "user": lies.get("user", user),
        }

    def _data(self, place: str, flags: int) -> bytes:
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], lies: dict[str, Any]) -> str:
        origin = lies.get("origin", self.origin)
        said = {"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}
        return text(json.dumps(said).encode())
