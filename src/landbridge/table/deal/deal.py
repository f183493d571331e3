"""What is dealt on a day: the secret, the seats, and until when it stays closed.

A deal is played at an ordinary table. The table's secret is the deal's, and nobody adds a salt; so all its tables draw
alike, whatever people choose before (`docs/luck.md`). The bots' luck follows from the same secret and what they see.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core.game import Game
from landbridge.core.play import luck
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.transcript import Transcript
from landbridge.table import opening
from landbridge.table.luck import attempts
from landbridge.table.opening import SeatWish, Wish
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table

__all__ = ["PERSON", "Deal", "by_date", "champion", "day_at", "days_after", "ends", "open_deal", "opponents"]

DAY_MS = 86_400_000
GRACE_MS = 3_600_000  # after midnight: whoever began before can finish
PERSON = 0  # the seat of whoever plays
COMPANY = 3  # so many play where nobody can play alone
OPPONENTS = ("club", "greedy", "random")  # the first that a game has; none of them uses rollouts
CHAMPIONS = ("champion", "master", "greedy", "random")


def day_at(now: int) -> str:
    """The day (UTC) at a time in milliseconds, as 2026-11-16."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def days_after(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def begins(day: str) -> int:
    """Midnight, in milliseconds."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS


def ends(day: str) -> int:
    """When a deal can no longer be begun."""
    return begins(day) + DAY_MS


def opponents(game: Game) -> list[str]:
    """The bots of a deal, seat B first; none where a game can be played alone."""
    known = bots.bots(game)
    bot = next(name for name in OPPONENTS if name in known)
    seats = 1 if 1 in game.seats else max(game.seats.start, min(COMPANY, game.seats.stop - 1))
    return [bot] * (seats - 1)


def champion(game: Game) -> str:
    """Who sets the par."""
    known = bots.bots(game)
    return next(name for name in CHAMPIONS if name in known)


@dataclass(frozen=True)
class Deal:
    """A game's deal of a day. Nothing of its luck is told before the time `told` (ms)."""

    game: str
    day: str
    secret: bytes  # of all its tables
    told: int

    @classmethod
    def of_server(cls, game: str, day: str, secret: bytes) -> Deal:
        """With a secret that the server draws, promises a day before, and tells when everybody has finished."""
        return cls(game, day, secret, ends(day) + GRACE_MS)

    @property
    def name(self) -> str:
        """What its transcript calls it, where others have the table's id."""
        return attempts.deal_name(self.game, self.day)

    @property
    def promise(self) -> str:
        return self.dealer().promise

    @property
    def told_secret(self) -> bytes:
        """What opens the promise."""
        return attempts.secret_of(self.secret, 1)

    @property
    def terms(self) -> Mapping[str, Any]:
        """What a table's terms say of it."""
        return {"day": self.day, "told": self.told}

    def dealer(self) -> Dealer:
        return Dealer(self.told_secret, Transcript.alone(self.told_secret, self.name))


def by_date(game: str, day: str) -> Deal:
    """Without a server: whoever knows the date knows the luck, so there is nothing to keep closed."""
    return Deal(game, day, hashlib.sha256(luck.packed("landbridge deal of the day", day, game)).digest(), 0)


def names_at(game: Game, person: str) -> list[str]:
    """Who sits at a deal's table."""
    return [person, *(f"bot:{bot}" for bot in opponents(game))]


def open_deal(t: Table, now: int, person: Person, deal: Deal, asked: Mapping[str, Any], client: str) -> None:
    """The first events of a table for a deal, up to the first move. Its secret is the deal's."""
    if deal.day != day_at(now):
        raise Refused("deal-not-today")
    game = registry.game(deal.game)
    seats: Sequence[SeatWish] = [SeatWish("me"), *(SeatWish("bot", bot) for bot in opponents(game))]
    wish = Wish(deal.game, seats, {})
    opening.open_table(t, now, person, wish, 1, {**asked, "deal": deal.terms}, client)
