"""What a bot is asked at a table: from a view, never from the table itself."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

from landbridge.core.play import luck
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
    options, view = tuple(sorted(t.terms["options"].items())), t.live.view(seat).tobytes()
    if t.shared_luck:
        return request_by_view(t.terms["game"], options, view, seat, bot, t.secret)
    seed = _seed(t.secret + f" mind {seat} {t.seats[seat].acts}".encode())
    return BotRequest(t.terms["game"], options, view, seat, bot, seed)


def request_by_view(
    game: str, options: tuple[tuple[str, str], ...], view: bytes, seat: int, bot: str, secret: bytes
) -> BotRequest:
    """At a deal of the day: whoever shows a bot the same gets the same answer, also after moves were taken back."""
    seed = _seed(hmac.digest(secret, luck.packed("landbridge deal bot", seat, view), "sha256"))
    return BotRequest(game, options, view, seat, bot, seed, afresh=True)


def _seed(mixed: bytes) -> int:
    return int.from_bytes(hashlib.sha256(mixed).digest()[:8], "big")
