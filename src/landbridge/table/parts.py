"""What a table consists of: its seats, the events that happen at it, and the messages that tell of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from landbridge.core.game import LETTERS
from landbridge.core.state import FATE

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
LIVE, SLOW = "live", "slow"  # a table's pace: everybody is there, or each comes when they can
LEFT = "left"  # a seat's person is away and may return; RESIGNED and TIME are the other reasons
# Workers of two versions may serve the same tables. What a version can read has a number, and a table has that of the
# newest thing that happened there. Whoever adds a kind of event, or a term that must not be overlooked, raises it.
# 2: a viewer who sees everything, delays for those who watch; 3: no seat is lost before the game, clocks that stood
# still, help as a term
EDITION = 3
SINCE = {
    "insight": 2,
    "insight-yes": 2,
    "insight-sees": 2,
    "insight-end": 2,
    "remind": 3,
    "pause": 3,
    "helped": 3,
}  # kinds of events; all others: 1
TERMS_SINCE = {"watch": 2, "help": 3}
SEATS = {**dict(enumerate(LETTERS)), FATE: "fate"}  # what a message calls who acted


@dataclass(frozen=True)
class Event:
    n: int
    at: int  # ms
    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    person: str | None = None
    client: str | None = None

    @property
    def edition(self) -> int:
        """What a version must be able to read to take it in."""
        if self.kind == "open":
            return max((since for term, since in TERMS_SINCE.items() if self.data.get(term)), default=1)
        return SINCE.get(self.kind, 1)


@dataclass(frozen=True)
class Message:
    viewer: int
    id: int
    body: Mapping[str, Any]


@dataclass
class Seat:
    person: str = ""
    name: str = ""
    tag: str = ""  # tells two of the same name apart
    bot: str = ""
    reserved: bool = False  # for a player of the game before, who has not agreed to play yet
    ready: bool = False  # a number is sealed, or the server holds it
    words: str = ""
    away: str = ""
    substitute: str = ""  # the bot that plays while its person is away
    acts: int = 0  # moves and take-backs; a bot's answer is out of date once this has changed
    clock: int | None = None  # ms left
    paid: int = -1  # how long the match was when the clock was last added to: once for each turn
    grace: bool = False  # whether the clock was topped up on a return
    called: int = (
        0  # at slow tables, the number of the event since which it is this seat's turn; 0: it is not
    )

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that plays it now; "" is its person."""
        return self.bot or self.substitute


@dataclass
class Ask:
    """Somebody asks to take settled moves back."""

    seat: int
    count: int
    agreed: list[int]
    n: int  # the number of the event by which they asked
