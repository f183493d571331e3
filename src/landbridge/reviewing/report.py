"""A review as data: what was found, event by event, and what it adds up to. Plain values, for JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from statistics import fmean
from typing import Any

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact

__all__ = [
    "TURNING",
    "VERSION",
    "Choice",
    "Draw",
    "Finding",
    "Review",
    "ReviewError",
    "Summary",
    "finding_json",
]

VERSION = 2  # of this shape; a review of another version is made anew
TURNING = 3  # points told


class ReviewError(LandbridgeError):
    """A game that cannot be reviewed, or a kept review that cannot be read."""


@dataclass(frozen=True)
class Draw:
    """A card, a roll, some tiles: what came compared with what could be expected, by seat."""

    at: int  # the first of its moves in the log
    moves: tuple[int, ...]
    turn: int
    owner: int | None  # whose draw it is; None: everybody's
    text: str
    leads: tuple[float, ...]  # more than expected: points of lead, alone points
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Choice:
    """A decision, judged by what the seat could know."""

    at: int
    moves: tuple[int, ...]
    turn: int
    seat: int
    text: str
    best: tuple[int, ...]  # what the evaluator prefers; the moves played, if it prefers them
    best_text: str
    lead: (
        float  # how many points of lead the better plan brings more; below 0: the one played came out better
    )
    share: float  # how much more of a win
    agreed: float  # `lead`, or less where a second look, further ahead, saw less
    obvious: bool  # nothing to think about: left out of the loss per decision

    @property
    def cost(self) -> float:
        """In points, as far as both looks agree; what is not better cost nothing."""
        return max(0.0, self.agreed)

    @property
    def cost_share(self) -> float:
        """In parts of a win."""
        return max(0.0, self.share) if self.agreed > 0 else 0.0


Finding = Draw | Choice  # what is told of one event


@dataclass(frozen=True)
class Summary:
    """What a review adds up to for one seat."""

    lead: float  # the result: points more than the best rival; alone, points
    share: float
    luck_lead: float
    luck_share: float
    decisions: int  # those that were not obvious
    loss: float  # what a decision cost on average, in points

    @property
    def adjusted_lead(self) -> float:
        """The result without luck."""
        return self.lead - self.luck_lead

    @property
    def adjusted_share(self) -> float:
        """The part of the win without luck; a single game may leave 0 … 1."""
        return self.share - self.luck_share


@dataclass(frozen=True)
class Review:
    """A whole review."""

    game: str
    seats: int
    budget: dict[str, int]
    findings: tuple[Finding, ...]  # in the order of the game
    curve: tuple[tuple[int, tuple[float, ...], tuple[float, ...]], ...]  # moves made, leads and shares then
    leads: tuple[float, ...]  # the result
    shares: tuple[float, ...]

    @property
    def choices(self) -> list[Choice]:
        """The decisions."""
        return [one for one in self.findings if isinstance(one, Choice)]

    @property
    def draws(self) -> list[Draw]:
        """What chance did."""
        return [one for one in self.findings if isinstance(one, Draw)]

    def luck(self, seat: int) -> tuple[float, float]:
        """All luck of a seat: points of lead and parts of a win."""
        draws = self.draws
        return sum(one.leads[seat] for one in draws), sum(one.shares[seat] for one in draws)

    def summary(self, seat: int) -> Summary:
        """What it adds up to for a seat."""
        lead, share = self.luck(seat)
        counted = [one.cost for one in self.choices if one.seat == seat and not one.obvious]
        loss = fmean(counted) if counted else 0.0
        return Summary(self.leads[seat], self.shares[seat], lead, share, len(counted), loss)

    def mistakes(self, seat: int | None = None) -> list[Choice]:
        """Decisions that cost something, the worst first; a seat's, or all."""
        found = [one for one in self.choices if one.cost > 0 and seat in (None, one.seat)]
        return sorted(found, key=lambda one: (-one.cost, one.at))

    def turning_points(self, count: int = TURNING) -> list[Finding]:
        """What changed the game most, by cost or luck in points of lead."""
        return sorted(self.findings, key=lambda one: (-self.weight(one), one.at))[:count]

    def weight(self, one: Finding) -> float:
        """How much an event changed, in points of lead."""
        if isinstance(one, Choice):
            return one.cost
        return max(abs(lead) for lead in one.leads)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """One row for each finding, all with the same columns: `pandas.DataFrame(review.rows)`."""
        found = []
        for one in self.findings:
            row: dict[str, Any] = {
                "at": one.at,
                "turn": one.turn,
                "kind": "draw",
                "seat": None,
                "text": one.text,
            }
            row |= dict.fromkeys(("best", "lead", "cost", "cost_share", "obvious"))
            row |= {f"luck_lead_{seat}": 0.0 for seat in range(self.seats)}
            row |= {f"luck_share_{seat}": 0.0 for seat in range(self.seats)}
            if isinstance(one, Choice):
                row |= {"kind": "choice", "seat": one.seat, "best": one.best_text, "lead": one.lead}
                row |= {"cost": one.cost, "cost_share": one.cost_share, "obvious": one.obvious}
            else:
                row["seat"] = one.owner
                for seat in range(self.seats):
                    row[f"luck_lead_{seat}"] = one.leads[seat]
                    row[f"luck_share_{seat}"] = one.shares[seat]
            found.append(row)
        return found

    def to_dict(self) -> dict[str, Any]:
        """Values that JSON knows."""
        told = {**asdict(self), "version": VERSION}
        told["findings"] = [finding_json(one) for one in self.findings]
        return told

    @classmethod
    def from_dict(cls, told: Any) -> Review:
        """A review that was kept; `ReviewError` if it is of another version, or none."""
        if not isinstance(told, dict) or told.get("version") != VERSION:
            raise ReviewError(Fact("review-version", {"version": VERSION}))
        try:
            findings = [_finding(dict(one)) for one in told["findings"]]
            curve = tuple((at, tuple(leads), tuple(shares)) for at, leads, shares in told["curve"])
            rest = {field.name: told[field.name] for field in fields(cls)}
            rest |= {"findings": tuple(findings), "curve": curve}
            return cls(**{**rest, "leads": tuple(told["leads"]), "shares": tuple(told["shares"])})
        except (KeyError, TypeError, ValueError):
            raise ReviewError(Fact("review-version", {"version": VERSION})) from None


def finding_json(one: Finding) -> dict[str, Any]:
    """Values that JSON knows."""
    return {"kind": "choice" if isinstance(one, Choice) else "draw", **asdict(one)}


def _finding(told: dict[str, Any]) -> Finding:
    kind = Choice if told.pop("kind") == "choice" else Draw
    values: dict[str, Any] = {}
    for name, value in told.items():
        values[name] = tuple(value) if isinstance(value, list) else value
    return kind(**values)
