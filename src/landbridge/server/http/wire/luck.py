"""Over the wire: how a table agrees on its luck, and how it is checked."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from landbridge.server.http.wire.common import Asked, ClientId, Digest, SeatLetter, Told, Words, example


class Readiness(Asked):
    model_config = example(id="r-1", words="a quiet harbour")
    id: ClientId | None = Field(None, description="not needed: to ask twice is to ask once")
    seat: SeatLetter | None = Field(None, description="all of one's seats, if none is named")
    words: Words = ""


class Committing(Asked):
    model_config = example(seat="A", commitment="10fb4a7b…")
    seat: SeatLetter
    commitment: Digest = Field(description="docs/luck.md says of what it is the hash")
    promise: Digest | None = Field(
        None, description="the one it was made for; refused if there is another now"
    )


class Revealing(Asked):
    model_config = example(seat="A", salt="9e1d…", words="5a0c…", list="0c6b…")
    seat: SeatLetter
    salt: Digest = Field(description="32 bytes")
    words: Words = Field("", description="the hash that stands for them, as docs/luck.md says")
    list: Digest = Field(description="hash of the list of commitments, as this device has stored it")


class BeaconTold(Told):
    chain: str
    round: int
    randomness: str = Field(description="empty until it is published")


class CommitmentTold(Told):
    seat: str
    held: bool = Field(description="the server keeps the salt: no protection against its operator")
    commitment: str


class RevealTold(Told):
    seat: str
    salt: str
    words: str


Commitments = list[CommitmentTold]
Reveals = list[RevealTold]
Letters = list[str]


class AttemptTold(Told):
    """One try to agree on the luck; docs/luck.md specifies it."""

    table: str
    attempt: int
    promise: str
    beacon: BeaconTold | None
    commitments: Commitments
    list: str = Field(description="hash of the commitments, once the list is closed")
    reveals: Reveals
    failed: Literal["", "commit", "reveal", "seat", "beacon", "stopped"]
    missing: Letters = Field(description="seats whose number was not sealed or opened")


class WaitTold(Told):
    """A seat that a full table waits for."""

    seat: str
    step: Literal["join", "seal", "open"]
    ms: int = Field(description="for so long")


class AgreementTold(Told):
    """How far a table has come in agreeing on its luck."""

    now: AttemptTold
    closed: bool = Field(description="everybody has committed; now the devices reveal")
    left_ms: int | None = Field(
        description="at listed tables: until the server holds the numbers of those who are missing"
    )
    failed: list[AttemptTold]
    waits: list[WaitTold]
    fixed: bool = Field(description="at this table the server holds your number, whatever you do")


class ChanceTold(Told):
    turn: int
    move: str
    bound: int
    hit: int
    expected: str
    true: bool


class Luck(Told):
    edition: int
    promise: str
    words: list[str]
    attempts: list[AttemptTold] = Field(description="the last one counts; none in the first edition")
    secret: str | None
    events: list[ChanceTold] = Field(description="after the end: every draw, to be checked with the secret")


class OutcomeCounted(Told):
    outcome: str = Field(description="in the game's notation")
    count: int
    expected: float


class DrawsCounted(Told):
    game: str
    purpose: str = Field(description="what was drawn for: card, die, tile … (docs/luck.md)")
    draws: int
    chi_square: float | None = Field(description="null: too few draws to say anything")
    freedom: int | None = Field(description="degrees of freedom")
    chance: float | None = Field(description="how often true luck lies at least as far off")
    outcomes: list[OutcomeCounted]


class Fairness(Told):
    games: int
    draws: int
    kinds: list[DrawsCounted]
