"""What a bot is asked at a table: from a view, never from the table itself."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from landbridge.table.table import Table


class BotRequest(NamedTuple):
    """All that whoever thinks gets. Without a bot's name it is a request for a hint."""

    game: str
    options: tuple[tuple[str, str], ...]
    view: bytes
    seat: int
    bot: str
    seed: int | str
    afresh: bool = False  # nothing it has planned before counts: the same view always has the same answer
    anyway: bool = False  # even if it is not ready


def request_for(t: Table, seat: int, bot: str = "") -> BotRequest:
    """What a seat sees; without a bot's name, for a hint."""
    assert t.live is not None
    mixed = hashlib.sha256(t.secret + f" mind {seat} {t.seats[seat].acts}".encode()).digest()
    seed = int.from_bytes(mixed[:8], "big")
    options = tuple(sorted(t.terms["options"].items()))
    return BotRequest(t.terms["game"], options, t.live.view(seat).tobytes(), seat, bot, seed)
