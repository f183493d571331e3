"""Luck that nobody can choose: the hashes. `docs/luck.md` specifies every byte.

    promise     the table draws a secret and publishes its hash
    commitment  every person at the table publishes a hash of a fresh salt and, if they like, words
    list        with the last commitment the list is closed; it has a hash of its own
    reveal      only then salts and words are told, and must open the commitments
    key         follows from secret, list, reveals and, where one is configured, a public beacon

So nobody, the operator included, can choose anything after having seen what the others chose. Hashes, salts and
randomness are lower-case hexadecimal texts here, seats are numbers. Examples: `tests/dealer/vectors.json`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable

from landbridge.core.game import LETTERS

__all__ = [
    "LONGEST",
    "SALT",
    "SHORTEST",
    "TAG",
    "commitment",
    "derive_key",
    "folded",
    "is_folded",
    "list_hash",
    "packed",
    "promise",
]

TAG = "landbridge luck 2 "
SHORTEST, LONGEST = 8, 64  # bytes of a secret; a table takes 32
SALT = 32  # bytes

_Field = bytes | str | int
_FOLDED = re.compile(r"[0-9a-f]{32}")


def packed(*fields: _Field) -> bytes:
    """Fields one after the other, each behind its length in four bytes, so that none can run into the next."""
    parts = []
    for value in fields:
        data = value if isinstance(value, bytes) else str(value).encode()
        parts.append(len(data).to_bytes(4, "big") + data)
    return b"".join(parts)


def promise(secret: bytes, table: str = "", attempt: int = 1, chain: str = "", round_no: int = 0) -> str:
    """What is published first: it binds secret, table, attempt and the round of the beacon, if there is one."""
    if not SHORTEST <= len(secret) <= LONGEST:
        raise ValueError(f"a secret has {SHORTEST} to {LONGEST} bytes")
    return _sha256(TAG + "promise", table, attempt, chain, round_no if chain else "", secret)


def commitment(table: str, attempt: int, promised: str, seat: int, salt: str, words: str = "") -> str:
    """What a seat publishes once it has seen the promise."""
    fields = bytes.fromhex(promised), LETTERS[seat], bytes.fromhex(salt), words
    return _sha256(TAG + "commitment", table, attempt, *fields)


def folded(table: str, words: str) -> str:
    """What stands for somebody's words: they go into the luck, and nobody has to keep what they said."""
    return words if is_folded(words) else _sha256(TAG + "words", table, words)[:32]


def is_folded(words: str) -> bool:
    """Whether these stand for words, or there are none."""
    return not words or _FOLDED.fullmatch(words) is not None


def list_hash(table: str, attempt: int, promised: str, entries: Iterable[tuple[int, bool, str]]) -> str:
    """The hash of the closed list: seats, whether the server holds the salt, commitments. In seat order."""
    fields: list[_Field] = [TAG + "list", table, attempt, bytes.fromhex(promised)]
    for seat, held, digest in sorted(entries):
        fields += [LETTERS[seat], "held" if held else "own", bytes.fromhex(digest)]
    return _sha256(*fields)


def derive_key(
    secret: bytes, promised: str, listed: str, randomness: str, reveals: Iterable[tuple[int, str, str]]
) -> bytes:
    """The dealer's key, from the list's hash ("": nobody committed) and seats with their salts and words."""
    fields: list[_Field] = [TAG + "key", *map(bytes.fromhex, (promised, listed, randomness))]
    for seat, salt, words in sorted(reveals):
        fields += [LETTERS[seat], bytes.fromhex(salt), words]
    return hmac.digest(secret, packed(*fields), "sha256")


def _sha256(*fields: _Field) -> str:
    return hashlib.sha256(packed(*fields)).hexdigest()
