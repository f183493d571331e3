"""The dealer's promise and what came of it, as JSON (`docs/luck.md`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landbridge.core.play import record
from landbridge.core.play.luck import folded, is_folded
from landbridge.core.play.match import Match
from landbridge.core.play.transcript import Transcript
from landbridge.core.text import entered
from landbridge.table.luck.attempts import EDITION, attempt_json
from landbridge.table.refusals import Refused
from landbridge.table.table import Table


def luck_json(t: Table, match: Callable[[Table], Match], now: int) -> Any:
    """`match` has the whole match of a table: after the end every draw is told."""
    agreed = t.luck.transcript if t.luck is not None else Transcript()
    told: dict[str, Any] = {
        "edition": EDITION,
        "promise": t.promise,
        "words": t.words,
        "attempts": [attempt_json(agreed.table, one) for one in agreed.attempts],
    }
    secret = t.told_secret(now)
    if secret is None:
        return {**told, "secret": None, "events": []}
    followed, _ = record.follow(match(t), secret)
    chances = [
        {
            "turn": event.turn,
            "move": event.text,
            "bound": event.bound,
            "hit": event.hit,
            "expected": event.expected,
            "true": event.true,
        }
        for event in followed
    ]
    return {**told, "secret": secret.hex(), "events": chances}


def lucky(table: str, words: str) -> str:
    """Words for the luck as they are kept: their hash, so that nothing somebody said stays for ever."""
    return folded(table, entered(words)) if words.strip() else ""


def revealed(words: str) -> str:
    """Words that a device has committed to. What is not hashed by then could never be deleted again."""
    if not is_folded(words):
        raise Refused("luck-words-plain")
    return words
