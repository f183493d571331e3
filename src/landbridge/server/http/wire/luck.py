"""Over the wire: how a table agrees on its luck, and how it is checked."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from landbridge.server.http.wire.common import Asked, ClientId, Digest, Name, SeatLetter, Told, Words, example


class Readiness(Asked):
    model_config = example(id="r-1", words="a quiet harbour")
    id: ClientId | None = Field(None, description="not needed: to be ready twice is to be ready once")
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


class Welcoming(Asked):
    model_config = example(seat="A", name="Ben")
    seat: SeatLetter
    name: Name = Field(description="of somebody who was too late, as `lost` has it")


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
    missing: Letters = Field(description="seats that were too late")


class LostTold(Told):
    """Somebody who was too late and lost the seat."""

    seat: str
    name: str
    you: bool
    welcome: bool = Field(description="everybody at the table agrees that they come back")
    agreed: list[str]


class AgreementTold(Told):
    """How far a table has come in agreeing on its luck."""

    now: AttemptTold
    closed: bool = Field(description="everybody has committed; now the devices reveal")
    left_ms: int | None = Field(description="until whoever is not ready, or has not revealed, loses the seat")
    failed: list[AttemptTold]
    lost: list[LostTold]


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
    attempts: list[AttemptTold] = Field(description="the last one counts")
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
