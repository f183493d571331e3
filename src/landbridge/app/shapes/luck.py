"""Over the wire: how a table agrees on its luck, and how it is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from landbridge.app.bounds import example
from landbridge.app.shapes.common import ClientId, Digest, Name, SeatLetter, Words


@example(id="r-1", words="a quiet harbour")
@dataclass(frozen=True, kw_only=True)
class Readiness:
    id: Annotated[ClientId | None, "not needed: to be ready twice is to be ready once"] = None
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


@example(seat="A", name="Ben")
@dataclass(frozen=True, kw_only=True)
class Welcoming:
    seat: SeatLetter
    name: Annotated[Name, "of somebody who was too late, as `lost` has it"]


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
    missing: Annotated[Letters, "seats that were too late"]


class LostTold(TypedDict):
    """Somebody who was too late and lost the seat."""

    seat: str
    name: str
    you: bool
    welcome: Annotated[bool, "everybody at the table agrees that they come back"]
    agreed: list[str]


class AgreementTold(TypedDict):
    """How far a table has come in agreeing on its luck."""

    now: AttemptTold
    closed: Annotated[bool, "everybody has committed; now the devices reveal"]
    left_ms: Annotated[int | None, "until whoever is not ready, or has not revealed, loses the seat"]
    failed: list[AttemptTold]
    lost: list[LostTold]


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
