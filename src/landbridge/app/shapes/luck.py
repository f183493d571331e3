"""Over the wire: how a table agrees on its luck, and how it is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import example
from landbridge.app.shapes.common import ClientId, Digest, SeatLetter, Words


@example(id="r-1", words="a quiet harbour")
@dataclass(frozen=True, kw_only=True)
class Readiness:
    id: Annotated[ClientId | None, "not needed: to ask twice is to ask once"] = None
    seat: Annotated[SeatLetter | None, "all of one's seats, if none is named"] = None
    words: Words = ""


@example(seat="A", commitment="10fb4a7b" * 8)
@dataclass(frozen=True, kw_only=True)
class Committing:
    seat: SeatLetter
    commitment: Annotated[Digest, "docs/luck.md says of what it is the hash"]
    promise: Annotated[Digest | None, "the one it was made for; refused if there is another now"] = None


@example(seat="A", salt="9e1d" * 16, words="5a0c" * 8, list="0c6b" * 16)
@dataclass(frozen=True, kw_only=True)
class Revealing:
    seat: SeatLetter
    salt: Annotated[Digest, "32 bytes"]
    words: Annotated[Words, "the hash that stands for them, as docs/luck.md says"] = ""
    list: Annotated[Digest, "hash of the list of commitments, as this device has stored it"]


class BeaconTold(TypedDict):
    chain: str
    round: int
    randomness: Annotated[str, "empty until it is published"]


class CommitmentTold(TypedDict):
    seat: str
    held: Annotated[bool, "the server keeps the salt: no protection against its operator"]
    commitment: str


class RevealTold(TypedDict):
    seat: str
    salt: str
    words: str


Commitments = list[CommitmentTold]
Reveals = list[RevealTold]
Letters = list[str]


class AttemptTold(TypedDict):
    """One try to agree on the luck; docs/luck.md specifies it."""

    table: str
    attempt: int
    promise: str
    beacon: BeaconTold | None
    commitments: Commitments
    list: Annotated[str, "hash of the commitments, once the list is closed"]
    reveals: Reveals
    failed: Literal["", "commit", "reveal", "seat", "beacon", "stopped"]
    missing: Annotated[Letters, "seats whose number was not sealed or opened"]


class WaitTold(TypedDict):
    """A seat that a full table waits for."""

    seat: str
    step: Literal["join", "seal", "open"]
    ms: Annotated[int, "for so long"]


class AgreementTold(TypedDict):
    """How far a table has come in agreeing on its luck."""

    now: AttemptTold
    closed: Annotated[bool, "everybody has committed; now the devices reveal"]
    left_ms: Annotated[
        int | None, "at listed tables: until the server holds the numbers of those who are missing"
    ]
    failed: list[AttemptTold]
    waits: list[WaitTold]
    fixed: Annotated[bool, "at this table the server holds your number, whatever you do"]


class ChanceTold(TypedDict):
    turn: int
    move: str
    bound: int
    hit: int
    expected: str
    true: bool


class Luck(TypedDict):
    edition: int
    promise: str
    words: list[str]
    attempts: Annotated[list[AttemptTold], "the last one counts; none in the first edition"]
    secret: str | None
    events: Annotated[list[ChanceTold], "after the end: every draw, to be checked with the secret"]


class OutcomeCounted(TypedDict):
    outcome: Annotated[str, "in the game's notation"]
    count: int
    expected: float


class DrawsCounted(TypedDict):
    game: str
    purpose: Annotated[str, "what was drawn for: card, die, tile … (docs/luck.md)"]
    draws: int
    chi_square: Annotated[float | None, "null: too few draws to say anything"]
    freedom: Annotated[int | None, "degrees of freedom"]
    chance: Annotated[float | None, "how often true luck lies at least as far off"]
    outcomes: list[OutcomeCounted]


class Fairness(TypedDict):
    games: int
    draws: int
    kinds: list[DrawsCounted]
