"""Web Push: a message encrypted for one browser (RFC 8291), signed with this server's key (VAPID, RFC 8292).

The two parts that have to be exact come from the libraries that pywebpush is made of, http-ece and py-vapid. It sends
by itself, to wherever it is told; here `outward` does that, which is told where not to.
"""

from __future__ import annotations

import base64
import binascii
import json
import time
from functools import cached_property
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from landbridge.server.notify.message import Text
from landbridge.server.store.schema import ledger
from landbridge.server.store.sql.database import Store

KEPT_SECONDS = 86_400  # by the push service, for a browser that is away
SIGNED_SECONDS = 12 * 3600
NAME = "push-key"  # in the ledger: all workers have the same
NOBODY = "mailto:nobody@localhost.localdomain"  # where no address of this server is known


def is_installed() -> bool:
    return all(find_spec(name) is not None for name in ("http_ece", "py_vapid"))


def raw(text: str) -> bytes:
    """Bytes as a browser writes them; `ValueError` if they are none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(text[:20]) from error


def check_keys(p256dh: str, auth: str) -> None:
    """`ValueError` if a browser's keys are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(p256dh))
    if len(raw(auth)) != 16:
        raise ValueError("auth")


class Push:
    def __init__(self, store: Store, contact: str):
        """`contact`: this server's address, for the people who run push services."""
        self.store = store
        self.contact = contact if contact.startswith("https://") else NOBODY

    @cached_property
    def _signer(self) -> Any:
        from py_vapid import Vapid02

        def kept(c: Connection) -> str:
            there = c.execute(sa.select(ledger.c.value).where(ledger.c.name == NAME)).scalar()
            if there is None:
                new = Vapid02()
                new.generate_keys()
                there = new.private_pem().decode()
                c.execute(sa.insert(ledger).values(name=NAME, value=there))
            return str(there)

        try:
            pem = self.store.write(kept)
        except IntegrityError:  # another worker was faster
            pem = self.store.write(kept)
        return Vapid02.from_pem(pem.encode())

    def prepare(self) -> None:
        """Have a key, or make one, and everything that takes time to import."""
        import http_ece  # noqa: F401

        _ = self._signer

    @cached_property
    def public_key(self) -> str:
        """What a browser is told when it subscribes."""
        from cryptography.hazmat.primitives import serialization

        point = self._signer.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sealed(self, text: Text, p256dh: str, auth: str) -> bytes:
        """A message that only that browser can read."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        once = ec.generate_private_key(ec.SECP256R1())
        plain = json.dumps(text._asdict(), ensure_ascii=False).encode()
        sealed: bytes = http_ece.encrypt(plain, private_key=once, dh=raw(p256dh), auth_secret=raw(auth))
        return sealed

    def headers(self, endpoint: str, text: Text) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        return {
            **self._signer.sign(claims),
            "ttl": str(KEPT_SECONDS),
            "topic": text.tag,  # the same again replaces what the browser has not fetched yet
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
        }
