"""The luck of the second edition once more, from `docs/luck.md` alone; nothing of the package is used.

`python -m tests.dealer.reimplemented` writes `vectors.json`, which the tests here and those of the page read.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).with_name("vectors.json")
Entry = tuple[str, bool, str]  # a seat's letter, whether the server holds the salt, and the commitment


def fields(*parts: str | bytes) -> bytes:
    data = [part.encode("utf-8") if isinstance(part, str) else part for part in parts]
    return b"".join(struct.pack(">I", len(part)) + part for part in data)


def raw(hexadecimal: str) -> bytes:
    return bytes.fromhex(hexadecimal)


def sha(*parts: str | bytes) -> str:
    return hashlib.sha256(fields(*parts)).hexdigest()


def promise(secret: str, table: str, attempt: int, beacon: tuple[str, int] | None) -> str:
    chain, number = (beacon[0], str(beacon[1])) if beacon else ("", "")
    return sha("landbridge luck 2 promise", table, str(attempt), chain, number, raw(secret))


def commitment(table: str, attempt: int, promised: str, seat: str, salt: str, words: str) -> str:
    tag = "landbridge luck 2 commitment"
    return sha(tag, table, str(attempt), raw(promised), seat, raw(salt), words)


def list_hash(table: str, attempt: int, promised: str, entries: list[Entry]) -> str:
    parts: list[str | bytes] = ["landbridge luck 2 list", table, str(attempt), raw(promised)]
    for seat, held, digest in sorted(entries):
        parts += [seat, "held" if held else "own", raw(digest)]
    return sha(*parts)


def key(secret: str, promised: str, listed: str, randomness: str, reveals: list[tuple[str, str, str]]) -> str:
    parts: list[str | bytes] = ["landbridge luck 2 key", raw(promised), raw(listed), raw(randomness)]
    for seat, salt, words in sorted(reveals):
        parts += [seat, raw(salt), words]
    return hmac.new(raw(secret), fields(*parts), hashlib.sha256).hexdigest()


def word(dealt: str, purpose: str, turn: int, seat: str, index: int, trial: int) -> int:
    said = fields("landbridge luck 2 draw", purpose, str(turn), seat, str(index), str(trial))
    return int(hmac.new(raw(dealt), said, hashlib.sha256).hexdigest()[:16], 16)


def drawn(
    dealt: str, name: tuple[str, int, str, int], bag: list[list[int]], left: list[list[int]]
) -> tuple[int, int, int]:
    """The move, the number that stands for it, and the trial it came with."""
    things = [(move, copy) for move, count in sorted(bag) for copy in range(count)]
    trial = 0
    while True:
        number = word(dealt, *name, trial)
        if number < 2**64 // len(things) * len(things):
            move, copy = things[number % len(things)]
            if any(move == other and copy < weight for other, weight in left):
                return move, number % len(things), trial
        trial += 1


# --- the examples -----------------------------------------------------------------------------------------

SECRETS = ["00" * 32, bytes(range(32)).hex(), "ff" * 8, bytes(range(64)).hex()]
CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
WORDS = ["", "salty", "é · ñ", "海と島", "one: two, three", "🐉🏝️"]


def _salt(number: int) -> str:
    return hashlib.sha256(b"salt %d" % number).hexdigest()


def _game(
    number: int, secret: str, table: str, seats: list[tuple[str, bool, str]], beacon: bool
) -> dict[str, Any]:
    """A whole attempt from the promise to the key."""
    round_no, randomness = 4_100_123 + number, hashlib.sha256(b"beacon %d" % number).hexdigest()
    named = (CHAIN, round_no) if beacon else None
    promised = promise(secret, table, number, named)
    reveals = [(seat, _salt(10 * number + i), words) for i, (seat, _, words) in enumerate(seats)]
    entries = [
        (seat, held, commitment(table, number, promised, seat, salt, words))
        for (seat, held, words), (_, salt, _) in zip(seats, reveals, strict=True)
    ]
    listed = list_hash(table, number, promised, entries) if entries else ""
    return {
        "secret": secret,
        "table": table,
        "attempt": number,
        "promise": promised,
        "beacon": {"chain": CHAIN, "round": round_no, "randomness": randomness} if beacon else None,
        "commitments": [{"seat": s, "held": h, "commitment": c} for s, h, c in entries],
        "list": listed,
        "reveals": [{"seat": s, "salt": salt, "words": words} for s, salt, words in reveals],
        "key": key(secret, promised, listed, randomness if beacon else "", reveals),
    }


def vectors() -> dict[str, Any]:
    attempts = [
        _game(1, SECRETS[0], "", [], False),
        _game(1, SECRETS[2], "", [], False),
        _game(1, SECRETS[3], "day-2026-11-16", [], False),
        _game(1, SECRETS[1], "k3vq9x", [("A", False, ""), ("B", False, "salty")], False),
        _game(2, SECRETS[1], "k3vq9x", [("A", False, ""), ("B", False, "salty")], False),
        _game(3, SECRETS[1], "k3vq9x", [("A", True, WORDS[2]), ("C", False, WORDS[3])], True),
        _game(
            1, SECRETS[3], "insel-é", [(s, False, w) for s, w in zip("ABDP", WORDS[2:], strict=True)], True
        ),
    ]
    dealt = attempts[3]["key"]
    names = [
        ("card", 0, "", 0),
        ("card", 0, "", 17),
        ("die", 12, "B", 14),
        ("tile", 3, "A", 2),
        ("wind·é", 200, "P", 9),
    ]
    words = [
        {
            "purpose": p,
            "round": r,
            "seat": s,
            "index": i,
            "trial": t,
            "word": f"{word(dealt, p, r, s, i, t):016x}",
        }
        for p, r, s, i in names
        for t in (0, 1)
    ]
    deck = [[73 + card, 1] for card in range(18)]
    order: list[int] = []
    for place in range(18):
        left = [one for one in deck if one[0] not in order]
        order.append(drawn(dealt, ("card", 0, "", place), deck, left)[0])
    bag = [[7, 3], [8, 1], [9, 4], [12, 2]]
    lefts = [bag, [[7, 1], [9, 4]], [[8, 1]], [[7, 2], [8, 0], [12, 1]]]
    draws = []
    for index, left in enumerate(lefts):
        for seat in ("A", "B"):
            move, number, trial = drawn(dealt, ("tile", 2, seat, index), bag, left)
            draws.append(
                {"purpose": "tile", "round": 2, "seat": seat, "index": index, "bag": bag, "left": left}
                | {"move": move, "number": number, "trial": trial}
            )
    faces = [[576 + colour, 1] for colour in range(6)]
    for index in range(15):
        move, number, trial = drawn(dealt, ("die", 1, "A", index), faces, faces)
        draws.append(
            {"purpose": "die", "round": 1, "seat": "A", "index": index, "bag": None, "left": faces}
            | {"move": move, "number": number, "trial": trial}
        )
    return {
        "about": "docs/luck.md; written by tests/dealer/reimplemented.py",
        "attempts": attempts,
        "key": dealt,
        "words": words,
        "deck": order,
        "draws": draws,
    }


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
